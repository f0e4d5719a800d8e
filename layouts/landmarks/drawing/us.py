"""Scenes of the United States."""

from __future__ import annotations

from kit import *


def _face(light: str, mid: str, dark: str, jaw: float = 0, hollow: float = 0) -> str:
    """A stone face in a field of 100 x 150, lit from the left; `jaw` widens the chin, `hollow` sinks the cheeks."""
    chin = 22 - jaw
    return (
        fill(light, f"M3 48Q4 6 50 4Q96 6 97 48L95 96Q92 124 {100 - chin} 138Q50 158 {chin} 138Q8 124 5 96z")
        # the side away from the light, the hollows of the eyes, the lids
        + fill(mid, f"M70 8Q96 14 97 48L95 96Q92 124 {100 - chin} 138 60 150 50 151 70 138 72 116L{80 - hollow} 98 80 78 88 58 78 40zM7 58Q24 46 44 57L42 76Q28 84 12 76z" + (f"M10 98L{14 + hollow} 92 {22 + hollow} 122 16 126z" if hollow else ""))
        + fill(dark, "M8 58Q24 47 44 57L43 65Q28 56 12 66zM57 57Q74 46 93 58L90 76Q74 82 59 74z")
        + fill(light, "M14 70Q28 60 41 71 28 78 14 70zM61 70Q74 60 87 70 74 77 61 70zM44 56H55L56 96 50 107 36 105Q33 100 37 96z")
        # pupils, nose, mouth
        + fill(dark, "M25 68l4-2 4 2v4l-4 3-4-3zM70 67l4-2 4 2v4l-4 3-4-3zM55 56L67 100Q64 106 56 105H36L50 101zM31 122Q50 115 69 121 50 130 31 122zM38 134Q50 130 60 134L56 138H42z")
    )


def mount_rushmore() -> str:
    light, mid, dark = "#E9DFCF", "#B3A9A2", "#6E6973"
    tone = light, mid, dark
    return scene(
        sky("mount-rushmore", "#2477B3", "#7DBCDC", "#E6F1EA"),
        cloud("#FFFFFF", 480, 178, 150, 0.85),
        # the crest and the flanks of the cliff
        ridge("#CFC4B6", 0, 372, 60, 340, 96, 300, 150, 286, 196, 232, 236, 206, 290, 196, 330, 214, 372, 200, 420, 206, 446, 232, 488, 224, 530, 240, 566, 208, 620, 214, 652, 246, 690, 262),
        fill(mid, "M96 300L150 286 176 340 168 440 120 470 128 370zM0 372L40 354 58 420 40 500H0zM652 246L690 262V520H640L652 400z"),
        fill("#8E8587", "M424 300L446 232 458 300 452 470H428zM532 310L534 240 556 300 550 470H530z"),
        fill(light, "M150 286L196 232 214 300 200 430 176 470 168 440 176 340z"),
        # Roosevelt stands back, then Jefferson, Washington and Lincoln
        group(
            "translate(434 250)scale(.98 1.12)",
            fill(mid, "M0 60Q-4 4 50-2Q104 4 100 60V120H0z"),
            _face("#D8CDBF", "#A39A97", dark, 6),
            fill("#D8CDBF", "M2 50Q0 0 52-2Q72 4 66 16 30 18 12 36z") + fill(mid, "M66 16Q72 4 62-1 104 8 98 56L88 36z"),
            fill(dark, "M18 126Q30 102 50 108 70 102 82 126 66 134 50 126 34 134 18 126z") + fill("#BDB2A8", "M20 122Q32 104 50 109V121Q34 128 20 122z"),
            line(dark, 3, "M42 68Q50 62 58 67M12 82Q28 92 43 78M60 78Q74 90 90 80"),
        ),
        group(
            "translate(328 214)rotate(-3)scale(1.06 1.22)",
            fill(mid, "M-4 118Q-12 40 10 14 50-16 92 14 112 40 104 118L92 124 8 124z"),
            _face(*tone),
            fill(light, "M-4 112Q-12 40 10 14 48-16 80 6 40 12 20 34 6 60 9 108z") + fill(dark, "M93 108Q100 60 84 30L92 14Q112 40 104 112z"),
        ),
        group(
            "translate(206 206)scale(1.16 1.3)",
            fill(mid, "M-6 124Q-14 40 12 10 50-14 90 10 114 40 106 124 70 170 40 166z"),
            _face(*tone, 8),
            fill(light, "M-5 128Q-14 44 10 14 44-12 76 2 38 6 20 30 4 60 8 124z") + fill(dark, "M94 124Q99 60 82 26L86 8Q114 40 106 126z"),
            line(mid, 3, "M2 100Q-4 50 24 24 40 8 66 6"),
            # the coat below
            fill(light, "M8 132L50 154 34 198-20 196-30 160z") + fill(mid, "M50 154L94 132 118 158 100 198H34z") + fill(dark, "M50 154L62 148 66 198H34z"),
        ),
        group(
            "translate(548 214)scale(1 1.26)",
            fill(mid, "M0 90Q-10 26 24 4 60-14 96 20 104 50 100 100z"),
            _face(*tone, -4, 8),
            fill(light, "M2 56Q-6 20 24 2 40-8 58 0L54 14Q24 18 10 44z") + fill(dark, "M54 14L58 0Q90 0 99 30L98 96 90 92 88 50Q76 22 54 14z"),
            # the beard, no moustache
            fill("#958C8A", "M3 84L14 98 22 128 40 135 60 135 76 126 84 98 97 84 95 130Q80 160 52 168 16 158 6 128z")
            + fill(dark, "M60 135L76 126 84 98 97 84 95 130Q80 160 52 168 66 152 60 135z"),
        ),
        # rubble below the faces
        ridge("#C3B7AA", 0, 500, 90, 470, 180, 452, 260, 456, 350, 420, 420, 436, 520, 420, 600, 428, 690, 470),
        fill(light, "M180 452L260 456 300 500 240 540 170 510zM350 420L384 428 400 490 340 500zM520 420L560 424 540 500 490 500z"),
        fill(mid, "M260 456L350 420 340 500 300 500zM600 428L690 470V560L600 500z"),
        # pines
        forest("#3F7159", 0, 690, 550, 84, 50, seed=5),
        forest("#24533F", 0, 690, 606, 96, 62, seed=8),
        fir("#12352C", "#1D4A3A", 70, 650, 210, 4),
        fill("#12352C", "M0 640V596L20 640 60 600 96 640 150 592 196 640 240 606 276 640H420L456 604 486 640 540 590 580 640 620 600 660 640 690 610V640z"),
        # the eagle
        group(
            "translate(312 130)scale(.94)",
            fill("#3B2B2A", "M0 0Q-28-30-78-22L-70-14-84-12-72-5-82 0-62 4Q-34 2-14 16L-18 34 2 28 14 34 12 16Q38 0 64-4L84-10 70-16 80-24 64-24 70-34Q30-32 8-2z"),
            fill("#FFFFFF", "M-2-1Q2-14 12-10L20-4 10 4zM-18 34L-10 20 8 22 14 34 2 28z") + fill("#F0B43C", "M15-8L24-2 18 1z"),
        ),
    )


def new_orleans() -> str:
    wall, shade, slate, dark, gold = "#F6E3D0", "#C9A3B4", "#5B5A8C", "#3E3A6B", "#FFD27A"
    x = 400

    def steeple(cx: float, y: float, w: float, tower_h: float, peak: float) -> str:
        return (
            box(wall, shade, cx - w / 2, y - tower_h, w, tower_h)
            + windows(gold, cx - w * 0.2, y - tower_h + 10, w * 0.32, tower_h * 0.55, 1, 1, arched=True)
            + gable(slate, dark, cx - w / 2, y - tower_h, w, peak + 4, 4)
            + line(gold, 3, f"M{n(cx)} {n(y - tower_h - peak)}v-16m-5 6h10")
        )

    def mansion(x0: float) -> str:
        return (
            box("#EBC9B4", "#B98AA4", x0, 372, 150, 90, 0.3)
            + poly(slate, x0 - 4, 372, x0 + 12, 330, x0 + 138, 330, x0 + 154, 372)
            + poly(dark, x0 + 100, 330, x0 + 138, 330, x0 + 154, 372, x0 + 106, 372)
            + windows(gold, x0 + 19, 342, 11, 18, 5, 25, arched=True)
            + windows("#7C4A72", x0 + 15, 386, 14, 26, 6, 21, arched=True)
            + windows("#5A356A", x0 + 11, 426, 14, 50, 6, 22.5, arched=True)
        )

    rail = "".join(f"M{i} 566q-16 14 0 28t0 30m0-58q16 14 0 28t0 30" for i in range(24, 690, 60))
    return scene(
        sky("new-orleans", "#2C2566", "#7A3F8F", "#E0708A", "#FBB985"),
        circle("#FFE9BD", 530, 232, 62),
        cloud("#B45F98", 470, 290, 170, 0.7),
        skyline("#9A5790", 400, [40, 66, 30, 20, 50, 20, 46, 84, 38]),
        mansion(152) + mansion(498),
        # the cathedral
        box(wall, shade, x - 98, 340, 196, 122, 0.34),
        steeple(x - 78, 340, 42, 52, 74) + steeple(x + 78, 340, 42, 52, 74),
        gable(wall, shade, x - 56, 340, 112, 46, 2, 0.42),
        steeple(x, 312, 46, 78, 106),
        circle("#FFFFFF", x, 322, 13) + circle(dark, x, 322, 10) + line(gold, 2.5, f"M{x} 315v7l5 3"),
        line("#FFFFFF", 6, "M300 341h200M300 397h200"),
        windows("#7C4A72", x - 84, 356, 14, 30, 2, 154, arched=True) + windows(gold, x - 36, 354, 14, 32, 3, 29, arched=True),
        windows(shade, x - 46, 344, 6, 118, 4, 30.5) + windows("#FFFFFF", x - 51, 344, 7, 118, 4, 30.5),
        windows("#6A3569", x - 11, 414, 22, 60, 1, 1, arched=True) + windows("#6A3569", x - 86, 418, 18, 60, 2, 154, arched=True),
        # the square's trees and the levee
        line("#3E5A5C", 40, "M130 470H690", cap="round", dash="0 37"),
        rect("#5B3E6E", 0, 472, 690, 20),
        gradient("new-orleans-river", "#A5568F", "#3B2F73") + rect("url(#new-orleans-river)", 0, 486, 690, 154),
        line("#FFC9A0", 3, "M280 505h40M350 522h90M296 540h60M430 500h40M20 538h90M140 548h60", 0.75, "round"),
        # the steamboat
        rect("#FFF3E2", 34, 452, 196, 44) + rect("#FFF3E2", 52, 420, 150, 32) + rect("#FFF3E2", 104, 398, 58, 22),
        windows("#8D4569", 44, 464, 10, 20, 10, 17) + windows(gold, 60, 428, 9, 16, 8, 17),
        line("#C23B4A", 6, "M28 452h206M46 420h162M98 398h70"),
        fill("#8E2440", "M22 494H246L236 514H34z"),
        line("#2A1D4B", 9, "M178 418V338M192 418V338") + line(gold, 4, "M172 338H184M186 338H198"),
        circle("#C23B4A", 246, 484, 32) + circle("#6E1F3C", 246, 484, 22) + line("#C23B4A", 5, "M246 460v48M222 484h48M229 467l34 34M229 501l34-34"),
        # balcony with iron lace, trumpeter
        line("#1C1440", 5, rail) + line("#1C1440", 60, "M38 594H690", dash="4 10 4 42"),
        rect("#1C1440", 0, 556, 690, 12) + rect("#1C1440", 0, 616, 690, 24) + rect("#1C1440", 640, 300, 16, 330),
        fill("#1C1440", "M690 286H520Q640 300 640 400H690z") + fill("#7A3F8F", "M690 308H612Q668 330 668 384 690 384 690 380z", 0.9),
        group(
            "translate(556 566)",
            fill("#1C1440", "M-26 6Q-34-70-24-96-16-112 4-110L28-98Q40-60 34 6z"),
            circle("#1C1440", -6, -126, 19) + fill("#1C1440", "M-34-136L22-146 24-140-32-130zM-24-134L-20-156 8-160 14-140z"),
            line("#1C1440", 15, "M-8-98L-46-92-62-124M16-96L-20-76-44-112", cap="round"),
            line("#F5B83D", 6, "M-20-120L-98-150M-46-122L-70-132-66-146"),
            poly("#F5B83D", -92, -143, -96, -154, -124, -178, -134, -148) + poly("#FFE29A", -96, -152, -124, -178, -128, -168),
        ),
    )


def monument_valley() -> str:
    light, mid, shade, deep = "#E8713C", "#C24E33", "#8A3140", "#6A2747"

    def butte(x: float, top: float, foot: float, w: float, wide: float, base: float) -> str:
        """A mesa: sheer walls from `top` to `foot`, then a slope of rubble down to `base`."""
        a, b, h = x - w / 2, x + w / 2, foot - top
        return (
            poly(light, a - 4, foot, a, top + h * 0.1, a + w * 0.12, top, b - w * 0.1, top + 3, b, top + h * 0.12, b + 4, foot)
            + poly(shade, x + w * 0.12, top + 2, b - w * 0.1, top + 3, b, top + h * 0.12, b + 4, foot, x + w * 0.06, foot, x + w * 0.16, top + h * 0.5)
            + fill(mid, f"M{points(a + w * 0.2, top)}l{points(-w * 0.04, h)}h{n(w * 0.1)}zM{points(a + w * 0.42, top + 2)}l{points(-w * 0.01, h)}h{n(w * 0.08)}z")
            + poly("#D9603A", a - 4, foot, x - wide / 2, base, x + wide / 2, base, b + 4, foot)
            + poly(deep, x + w * 0.06, foot, b + 4, foot, x + wide / 2, base, x + wide * 0.1, base, x + w * 0.2, foot + (base - foot) * 0.4)
            + line(mid, 5, f"M{points(a - w * 0.14, foot + (base - foot) * 0.3)}H{n(x + w * 0.1)}M{points(a - w * 0.36, foot + (base - foot) * 0.62)}H{n(x + w * 0.12)}")
        )

    def thumb(x: float, top: float, foot: float, w: float) -> str:
        return poly(light, x - w / 2, foot, x - w * 0.3, top + 8, x, top, x + w * 0.34, top + 10, x + w / 2, foot) + poly(shade, x, top, x + w * 0.34, top + 10, x + w / 2, foot, x + w * 0.05, foot)

    return scene(
        sky("monument-valley", "#1F6A8C", "#5FA9A6", "#F4D58D", "#F7A35C", height=520),
        circle("#FFF0C4", 350, 290, 66) + circle("#FFF0C4", 350, 290, 94, 0.25),
        cloud("#FBE3B4", 240, 178, 140, 0.8) + cloud("#FBE3B4", 470, 168, 170, 0.7),
        # far mesas
        ridge("#C77F74", 0, 388, 40, 372, 110, 372, 130, 396, 260, 404, 300, 404, 316, 384, 400, 384, 418, 404, 690, 396, bottom=470),
        rect("#E89A5B", 0, 404, 690, 236),
        butte(398, 318, 366, 84, 200, 424),
        thumb(292, 262, 372, 26) + butte(228, 222, 346, 100, 250, 436) + thumb(292, 262, 366, 20),
        thumb(478, 226, 376, 28) + butte(568, 172, 346, 134, 320, 448) + thumb(478, 226, 368, 22),
        # desert with long shadows
        hills("#D9703F", 0, 436, 200, 442, 400, 430, 690, 446),
        fill("#7A3A63", "M200 440Q320 436 400 450L520 462Q360 470 230 450zM580 446L690 452V484Q640 470 560 456zM390 428L470 430 540 438 440 438z", 0.75),
        hills("#C65A38", 0, 490, 240, 478, 470, 496, 690, 486),
        hills("#A84437", 0, 548, 300, 530, 690, 552),
        # the road
        poly("#6B3B52", 372, 432, 378, 432, 470, 640, 250, 640) + line("#FFD27A", 4, "M375 440V470", dash="6 6") + line("#FFD27A", 7, "M371 480L360 640", dash="22 18"),
        line("#F2B47C", 3, "M370 440L266 622M380 440L460 622", 0.7),
        # dark brush
        fill("#4A1F42", "M0 586Q60 560 130 582T236 620L226 640H0zM690 572Q620 560 570 592T478 624L484 640H690z"),
        bumps("#34163A", 0, 190, 622, 30, seed=4) + bumps("#34163A", 540, 690, 618, 32, seed=6),
        fill("#5B6B4A", "M96 600q-20-14-22-34 18 4 22 18-4-26 8-40 14 18 6 42 6-16 24-18-2 22-22 34zM600 596q-20-12-24-32 18 4 24 16-2-24 10-36 12 16 4 38 8-14 24-14-4 20-22 30z"),
        birds("#3A2A4A", (408, 216, 15), (438, 240, 11)),
    )


def yosemite() -> str:
    light, mid, shade, deep = "#F8DCC4", "#C9A7AE", "#8F7A9E", "#6B5E88"
    bark, dark = "#8C4038", "#5E2A33"
    return scene(
        sky("yosemite", "#5A66A6", "#D98FA5", "#FBCFA8", "#FDE9C6", height=520),
        cloud("#F7C5B4", 216, 176, 130, 0.7) + cloud("#F7C5B4", 520, 214, 150, 0.7),
        # the high country far behind
        ridge("#B9A2BE", 180, 350, 250, 316, 300, 336, 360, 300, 420, 340, 560, 330, 640, 350, 690, 330),
        # Half Dome: round back in the shade, sheer face in the light
        fill(shade, "M408 158Q440 138 480 158 548 196 580 290 612 380 690 430V520H350V420z"),
        fill(deep, "M480 158Q548 196 580 290 612 380 690 430V520H600Q560 440 548 340 536 230 480 158z"),
        fill(light, "M392 168Q398 150 420 148 440 144 452 150L446 200 462 280 470 360 500 450 470 520H352L366 400 378 270 386 196z"),
        fill(mid, "M452 150L446 200 462 280 470 360 500 450 480 500 450 400 440 300 430 220 436 162zM392 168L404 178 400 260 392 380 384 470H366L378 270zM414 230L420 330 424 440 412 470 408 340z"),
        line(mid, 4, "M500 190Q540 250 552 340M470 176Q506 250 516 360M540 220Q584 300 600 390", 0.45),
        # the cliff of the valley with its waterfall
        fill(mid, "M0 262L60 250 130 262 196 244 250 262 286 300 300 360 330 440 350 540H0z"),
        fill(light, "M0 280L60 250 80 330 70 440 0 480zM130 262L196 244 236 270 214 330 206 450 150 470 140 360z"),
        fill(shade, "M250 262L286 300 300 360 330 440 350 540H270L262 400zM80 330L110 300 140 360 150 470 100 500 70 440z"),
        fill(deep, "M222 292L262 280 270 420 264 540H212L220 400z"),
        fill("#FFFFFF", "M234 284H254L256 400 264 500H224L232 390z") + line("#C9D8E8", 4, "M240 300V480M249 330L252 490", cap="round"),
        ellipse("#FFFFFF", 244, 504, 50, 18, 0.8) + ellipse("#FFFFFF", 280, 512, 50, 12, 0.5),
        # the valley
        forest("#7C8A94", 290, 700, 500, 56, 34, seed=4),
        forest("#4D7272", 0, 690, 536, 56, 42, seed=7),
        hills("#7E9C5E", 0, 552, 200, 540, 430, 556, 690, 540),
        hills("#5C8256", 0, 586, 260, 570, 690, 590),
        # sequoias
        fill(bark, "M590 640Q606 560 610 400L616 120H656L662 400Q668 560 690 640z") + fill(dark, "M640 120H656L662 400Q668 560 690 640H648Q644 400 640 120z"),
        line(dark, 5, "M622 220L618 420 606 600M632 300L630 560", 0.6, "round"),
        fill("#2D5149", "M566 246Q560 212 596 206 600 170 640 184 680 160 690 170V260Q660 278 636 258 610 274 566 246zM690 300Q660 290 650 314 640 340 690 344zM612 330Q580 312 560 334 558 356 612 352z"),
        fill(bark, "M28 640Q44 560 46 440L50 270H78L84 440Q88 560 104 640z") + fill(dark, "M66 270H78L84 440Q88 560 104 640H76Q70 440 66 270z"),
        fill("#2D5149", "M0 300Q20 268 50 290 90 270 112 304 116 336 80 330 40 350 0 332zM80 400Q110 386 124 404 124 422 82 420zM50 430Q14 416 4 436 10 454 48 450z"),
        # dark meadow with a bear
        hills("#24443F", 0, 606, 160, 612, 330, 596, 520, 612, 690, 600),
        fill("#2A1B26", "M276 608L280 576Q276 546 304 540 340 528 366 536 376 522 386 524L390 518 396 526Q412 532 420 546L414 554 398 558Q392 566 388 572L392 608H374L366 582Q344 590 320 584L304 590 298 608z"),
        bumps("#16302F", 0, 690, 632, 48, seed=3),
    )


def yellowstone() -> str:
    return scene(
        sky("yellowstone", "#0E5A8A", "#4FA9C4", "#CDE7DC", height=420),
        # mountains and woods
        ridge("#7FB0BF", 0, 330, 90, 284, 160, 316, 240, 270, 330, 330, 470, 300, 560, 262, 640, 304, 690, 280),
        ridge("#5B8FA0", 0, 350, 120, 330, 260, 352, 520, 340, 620, 316, 690, 336),
        forest("#2F6B68", 0, 690, 392, 60, 30, 420, seed=2),
        rect("#D9C79A", 0, 386, 690, 254),
        # geyser
        fill("#E6F1F0", "M340 400Q372 330 372 270 330 284 322 244 290 232 308 196 300 152 350 154 360 112 402 124 440 104 458 142 500 138 500 182 528 206 500 232 500 268 462 264 440 284 430 270 428 330 456 400z"),
        fill("#FFFFFF", "M356 400Q386 330 382 262 344 270 336 238 306 226 322 200 318 164 358 168 368 128 400 136 430 122 440 150 452 166 440 190 452 220 424 232 430 262 408 258 410 330 424 400z"),
        fill("#B5D3DC", "M462 264Q440 284 430 270 428 330 456 400H432Q412 330 416 262 446 262 444 236 476 232 470 200 496 190 500 182 528 206 500 232 500 268 462 264z"),
        fill("#EFE3C2", "M290 404Q350 384 400 384 460 386 512 404z") + fill("#C9B487", "M400 384Q460 386 512 404H420z"),
        # hot spring with its rings
        fill("#C4652F", "M-10 500Q60 430 330 428 620 428 700 486V600Q560 660 300 640 60 640-10 570z"),
        fill("#C4652F", "M30 470L0 420 80 450zM560 450L640 410 620 462zM420 440L470 408 460 440z"),
        ellipse("#E8913A", 340, 520, 336, 82) + ellipse("#F5C64A", 340, 516, 294, 68) + ellipse("#9CC45C", 340, 513, 254, 56),
        ellipse("#36B2A6", 340, 510, 222, 47) + ellipse("#1E88B8", 340, 508, 186, 37) + ellipse("#125C9A", 348, 508, 136, 24),
        line("#A94C2A", 5, "M20 560Q80 590 130 596M90 610Q180 630 250 630M560 604Q630 590 680 556M420 634Q520 634 580 622", 1, "round"),
        line("#CFF0EA", 4, "M230 498h70M330 514h90M420 496h40M260 526h40", 0.75, "round"),
        fill("#FFFFFF", "M180 500Q150 470 190 450 220 420 250 450 290 440 286 474 310 500 270 504z", 0.3) + fill("#FFFFFF", "M440 494Q430 466 464 460 490 432 520 462 556 470 540 498z", 0.3),
        # lodgepole pines
        [fir("#12363A", "#1E4E4A", x, y, h, 5) for x, y, h in ((30, 600, 270), (96, 610, 190), (610, 470, 250), (664, 480, 330))],
        # bison on the bank
        hills("#4C3A2E", 0, 612, 130, 590, 300, 628, 460, 618, 590, 582, 690, 576),
        group(
            "translate(470 470)",
            fill("#3A231C", "M8 122L14 78Q8 50 34 40 70 34 96 16 120-4 148 6 170 16 178 40 196 50 194 76 190 102 172 106 160 110 156 96L150 100 152 130H136L130 98 110 104 108 126H92L88 98Q64 96 44 92L36 104 40 126H24L26 100z"),
            fill("#7A4A2E", "M96 16Q120-4 148 6 170 16 178 40 160 36 150 52 140 84 116 88 92 70 84 40z"),
            line("#F0E2C4", 5, "M170 44Q174 30 186 32", cap="round") + line("#3A231C", 5, "M12 76Q-4 92 4 112", cap="round"),
        ),
        hills("#2A2320", 0, 632, 200, 622, 420, 634, 600, 606, 690, 600),
    )


def golden_gate() -> str:
    light, mid, dark, fog = "#E8563A", "#C53F2E", "#8E2A2C", "#FFFFFF"

    def deck(x: float) -> float:
        return 446 - (x - 372) * 0.2

    def cable(x0: float, y0: float, cx: float, cy: float, x1: float, y1: float, count: int) -> str:
        """A cable with its hangers down to the deck."""
        d = f"M{points(x0, y0)}Q{points(cx, cy, x1, y1)}"
        hangers = ""
        for i in range(1, count):
            t = i / count
            x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in ((x0, cx, x1), (y0, cy, y1)))
            if deck(x) - y > 8:
                hangers += f"M{points(x, y)}V{n(deck(x))}"
        return line(mid, 2.2, hangers) + line(light, 6, d)

    tower = ""
    for y, h in ((122, 26), (196, 24), (276, 24), (362, 24)):
        tower += poly(mid, 338, y, 404, y, 404, y + h + 14, 394, y + h, 348, y + h, 338, y + h + 14)
    for x in (316, 398):
        tower += poly(light, x, 560, x, 376, x + 3, 376, x + 3, 290, x + 6, 290, x + 6, 206, x + 8, 206, x + 8, 110, x + 24, 110, x + 30, 206, x + 30, 560)
        tower += poly(dark, x + 17, 560, x + 17, 110, x + 24, 110, x + 24, 206, x + 26, 206, x + 26, 290, x + 28, 290, x + 28, 376, x + 30, 376, x + 30, 560)
    return scene(
        sky("golden-gate", "#2B7DB0", "#86C3D6", "#F6E7C4", "#FBD7A0", height=470),
        cloud("#FFFFFF", 470, 196, 170, 0.75) + cloud("#FFFFFF", 214, 150, 84, 0.6),
        # hills and the city
        hills("#A9B8BE", 0, 372, 100, 350, 230, 376, 360, 380, 500, 370, 620, 340, 690, 350, bottom=460),
        fill("#8EA3B4", "M470 412V372h14v-18h16v26h14v-40h18v24h14v-14l8-64 8 64v40h16v-22h16v30h18v-14h20v20h60v24z"),
        hills("#7895A0", 0, 410, 140, 404, 690, 396, bottom=470),
        gradient("golden-gate-bay", "#2F86A6", "#134F74") + rect("url(#golden-gate-bay)", 0, 420, 690, 220),
        waves("#A5DBE0", 420, 690, 430, 520, 3, 2, 0.7),
        # the far tower
        line(dark, 9, "M588 266V470M612 266V470") + line(mid, 8, "M588 276h24M588 312h24M588 352h24M588 392h24"),
        # back cable, deck, tower, front cable
        cable(420, 112, 520, 588, 612, 266, 14),
        poly(dark, 0, deck(0) + 4, 690, deck(690), 690, deck(690) + 9, 0, deck(0) + 26) + poly(light, 0, deck(0) - 4, 690, deck(690) - 2, 690, deck(690) + 3, 0, deck(0) + 8),
        line(mid, 9, "M332 466L412 556M412 466L332 556"),
        tower,
        cable(332, 112, 470, 600, 588, 266, 16),
        cable(332, 112, 190, 380, -20, 476, 14),
        # fog
        fill(fog, "M0 520Q30 486 80 500 120 462 180 486 230 458 276 492 320 478 350 508 400 486 440 512 490 498 520 522 580 506 620 530 660 520 690 534V640H0z", 0.85),
        fill("#E3EEF0", "M0 566Q60 540 120 558 190 530 250 560 320 540 380 564 450 544 510 570 600 552 690 576V640H0z"),
        fill(fog, "M430 474Q450 456 480 464 510 448 540 462 570 450 600 468 640 456 690 476V492H420z", 0.7),
        # headland
        hills("#3E5B46", 0, 560, 90, 566, 220, 608, 420, 622, 690, 588),
        hills("#20382F", 0, 590, 120, 604, 300, 630, 500, 628, 690, 606),
        birds("#FFFFFF", (236, 236, 15), (500, 300, 14), (262, 262, 10)),
    )


SCENES = {
    "mount-rushmore": mount_rushmore,
    "new-orleans": new_orleans,
    "monument-valley": monument_valley,
    "yosemite": yosemite,
    "yellowstone": yellowstone,
    "golden-gate": golden_gate,
}
