"""Scenes of the United States."""

from __future__ import annotations

from kit import *


def _bushes(colour: str, x0: float, x1: float, y: float, size: float) -> str:
    """Round bushes from x0 to x1 as one dotted stroke."""
    return line(colour, size, f"M{points(x0, y)}H{n(x1)}", cap="round", dash=f"0 {n(size * 0.7)}")


def _face(light: str, mid: str, dark: str, turn: float = 0, jaw: float = 0, hollow: float = 0) -> str:
    """A stone face in a field of 100 x 150, lit from the left; `turn` moves the features, `jaw` widens the chin, `hollow` sinks the cheeks."""
    chin = 22 - jaw
    return (
        fill(light, f"M3 48Q4 6 50 4Q96 6 97 48L95 96Q92 124 {100 - chin} 138Q50 158 {chin} 138Q8 124 5 96z")
        # the side away from the light
        + fill(mid, f"M70 8Q96 14 97 48L95 96Q92 124 {100 - chin} 138 60 150 50 151 70 138 72 116L{80 - hollow} 98 80 78 88 58 78 40z" + (f"M8 98L{14 + hollow} 92 {22 + hollow} 122 16 128z" if hollow else ""))
        + group(
            f"translate({turn})",
            # brows, hollows of the eyes, lids and eyes
            fill(mid, "M7 60Q24 44 45 57L43 78Q28 86 12 78z"),
            fill(dark, "M7 58Q24 44 45 55L43 68Q40 78 28 78 16 78 14 68L10 68zM56 56Q74 44 94 57L90 68Q88 79 73 79 61 78 59 68z"),
            fill(light, "M13 68Q28 58 42 68L40 71Q28 64 15 71zM15 76Q28 81 40 76L38 80Q28 85 18 80z"),
            fill(mid, "M60 68Q74 58 88 68L86 71Q74 64 62 71zM62 76Q74 82 86 76L83 80Q74 85 65 80z"),
            # nose, mouth, chin
            fill(light, "M44 54H55L56 96 50 107 36 105Q32 100 37 95z"),
            fill(dark, "M55 56L68 99Q65 106 56 105H36L50 101zM30 122Q42 116 49 119 57 116 69 122 50 125 30 122z"),
            fill(mid, "M34 125Q50 128 65 125 50 134 34 125zM38 137Q50 132 60 137L56 141H42z"),
        )
    )


def mount_rushmore() -> str:
    light, mid, dark = "#E9DFCF", "#B3A9A2", "#6E6973"
    tone = light, mid, dark
    return pack(
        scene(
            sky("mount-rushmore", "#2477B3", "#7DBCDC", "#E6F1EA"),
            cloud("#FFFFFF", 500, 178, 150, 0.85),
            # the crest and the flanks of the cliff
            ridge("#CFC4B6", 0, 372, 60, 340, 96, 300, 150, 286, 196, 232, 236, 206, 290, 196, 330, 214, 372, 200, 420, 206, 446, 232, 488, 224, 530, 240, 566, 208, 620, 214, 652, 246, 690, 262),
            fill(mid, "M96 300L150 286 176 340 168 440 120 470 128 370zM0 372L40 354 58 420 40 500H0zM652 246L690 262V520H640L652 400z"),
            fill("#8E8587", "M424 300L446 232 458 300 452 470H428zM532 310L534 240 552 470H530z"),
            fill(light, "M150 286L196 232 214 300 200 430 176 470 168 440 176 340z"),
            # Roosevelt stands back, then Jefferson, Washington and Lincoln
            group(
                "translate(434 250)scale(.98 1.12)",
                fill(mid, "M0 60Q-4 4 50-2Q104 4 100 60V120H0z"),
                _face("#D8CDBF", "#A39A97", dark, -4, 6),
                fill("#D8CDBF", "M2 50Q0 0 52-2Q72 4 66 16 30 18 12 36z") + fill(mid, "M66 16Q72 4 62-1 104 8 98 56L88 36z"),
                fill(dark, "M18 126Q30 102 50 108 70 102 82 126 66 134 50 126 34 134 18 126z") + fill("#BDB2A8", "M20 122Q32 104 50 109V121Q34 128 20 122z"),
                line(dark, 3, "M38 72Q46 66 55 71M6 78Q22 92 38 80M56 80Q70 92 86 80"),
            ),
            group(
                "translate(328 214)rotate(-3)scale(1.06 1.22)",
                fill(mid, "M-4 118Q-12 40 10 14 50-16 92 14 112 40 104 118L92 124 8 124z"),
                _face(*tone, -2, -2),
                fill(light, "M-4 112Q-12 40 10 14 48-16 80 6 40 12 20 34 6 60 9 108z") + fill(dark, "M93 108Q100 60 84 30L92 14Q112 40 104 112z"),
            ),
            group(
                "translate(206 206)scale(1.16 1.3)",
                fill(mid, "M-6 124Q-14 40 12 10 50-14 90 10 114 40 106 124 70 170 40 166z"),
                _face(*tone, 3, 8),
                fill(light, "M-7 140Q-14 44 10 14 44-12 76 2 38 6 20 30 4 60 10 142z") + fill(dark, "M94 124Q99 60 82 26L86 8Q114 40 106 126z"),
                line(mid, 3, "M2 100Q-4 50 24 24 40 8 66 6"),
                # the coat below
                fill(light, "M8 132L50 154 34 198-20 196-30 160z") + fill(mid, "M50 154L94 132 118 158 100 198H34z") + fill(dark, "M50 154L62 148 66 198H34z"),
            ),
            group(
                "translate(548 214)scale(1 1.26)",
                fill(mid, "M0 90Q-10 26 24 4 60-14 96 20 104 50 100 100z"),
                _face(*tone, -8, -4, 8),
                fill(light, "M2 56Q-6 20 24 2 40-8 58 0L54 14Q24 18 10 44z") + fill(dark, "M54 14L58 0Q90 0 99 30L98 96 90 92 88 50Q76 22 54 14z"),
                # the beard, no moustache
                fill("#958C8A", "M3 84L14 98 22 128 40 135 60 135 76 126 84 98 97 84 95 130Q80 160 52 168 16 158 6 128z")
                + fill(dark, "M60 135L76 126 84 98 97 84 95 130Q80 160 52 168 66 152 60 135z"),
            ),
            # rubble below the faces
            ridge("#C3B7AA", 0, 500, 90, 470, 180, 452, 260, 456, 350, 420, 420, 436, 520, 420, 600, 428, 690, 470),
            fill(light, "M350 420L384 428 400 490 340 500zM520 420L560 424 540 500 490 500z"),
            fill(mid, "M600 428L690 470V560L600 500z"),
            # pines
            forest("#3F7159", 0, 690, 550, 84, 64, seed=5),
            forest("#24533F", 0, 690, 606, 96, 80, seed=8),
            fir("#12352C", "#1D4A3A", 70, 650, 210, 4),
            forest("#12352C", 0, 690, 634, 62, 64, seed=11),
            # the eagle
            group(
                "translate(272 166)scale(.72)",
                fill("#3B2B2A", "M0 0Q-28-30-78-22L-70-14-84-12-72-5-82 0-62 4Q-34 2-14 16L-18 34 2 28 14 34 12 16Q38 0 64-4L84-10 70-16 80-24 64-24 70-34Q30-32 8-2z"),
                fill("#FFFFFF", "M-2-1Q2-14 12-10L20-4 10 4zM-18 34L-10 20 8 22 14 34 2 28z") + fill("#F0B43C", "M15-8L24-2 18 1z"),
            ),
        )
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
    return pack(
        scene(
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
            poly("#1C1440", 690, 244, 470, 282, 470, 298, 690, 298) + line("#1C1440", 15, "M480 300H690", cap="round", dash="0 17"),
            fill("#1C1440", "M644 300V384Q638 330 566 304z"),
            group(
                "translate(556 566)",
                fill("#1C1440", "M-26 0Q-34-70-24-96-16-112 4-110L28-98Q40-60 34 0z"),
                circle("#1C1440", -6, -126, 19) + fill("#1C1440", "M-34-136L22-146 24-140-32-130zM-24-134L-20-156 8-160 14-140z"),
                line("#1C1440", 15, "M-8-98L-46-92-62-124M16-96L-20-76-44-112", cap="round"),
                line("#F5B83D", 6, "M-20-120L-98-150M-46-122L-70-132-66-146"),
                poly("#F5B83D", -92, -143, -96, -154, -124, -178, -134, -148) + poly("#FFE29A", -96, -152, -124, -178, -128, -168),
            ),
        )
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
        thumb(292, 262, 376, 24) + butte(228, 222, 346, 100, 250, 436) + thumb(292, 262, 366, 20),
        thumb(479, 226, 396, 34) + butte(568, 172, 346, 134, 320, 448) + thumb(478, 226, 368, 22),
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
        _bushes("#34163A", 0, 190, 640, 48) + _bushes("#34163A", 560, 690, 636, 52),
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
        fill(shade, "M380 152Q420 128 470 148 560 180 600 280 626 350 690 420V520H350V420z"),
        fill(deep, "M470 148Q560 180 600 280 626 350 690 420V520H610Q590 420 570 340 540 220 470 148z"),
        fill(light, "M352 184Q352 158 380 152 408 136 430 142L416 180 432 270 440 350 476 440 440 520H336L338 400 348 290z"),
        fill(mid, "M430 142L416 180 432 270 440 350 476 440 440 520 424 390 412 290 400 210 408 152zM352 184L366 190 362 270 356 380 350 470H336L338 400 348 290zM380 230L392 330 396 440 382 480 376 350z"),
        line("#B49BB5", 5, "M452 166Q490 220 508 320M484 174Q536 240 560 370M540 206Q584 270 604 380M470 250Q490 310 500 400", 0.55, "round"),
        # the cliff of the valley with its waterfall
        fill(mid, "M0 262L60 250 130 262 196 244 250 262 286 300 300 360 330 440 350 540H0z"),
        fill(light, "M0 280L60 250 80 330 70 440 0 480zM130 262L196 244 236 270 214 330 206 450 150 470 140 360z"),
        fill(shade, "M250 262L286 300 300 360 330 440 350 540H270L262 400zM80 330L110 300 140 360 150 470 100 500 70 440z"),
        fill(deep, "M222 292L262 280 270 420 264 540H212L220 400z"),
        fill("#FFFFFF", "M234 284H254L256 400 264 500H224L232 390z") + line("#C9D8E8", 4, "M240 300V480M249 330L252 490", cap="round"),
        ellipse("#FFFFFF", 246, 520, 60, 24, 0.75) + ellipse("#FFFFFF", 246, 506, 36, 18),
        # the valley
        forest("#7C8A94", 290, 700, 500, 56, 34, seed=4),
        forest("#4D7272", 0, 690, 536, 56, 42, seed=7),
        hills("#7E9C5E", 0, 552, 200, 540, 430, 556, 690, 540),
        hills("#5C8256", 0, 586, 260, 570, 690, 590),
        # sequoias
        fill(bark, "M604 640Q620 560 624 400L634 0H662L672 400Q676 560 690 640z") + fill(dark, "M652 0H662L672 400Q676 560 690 640H656Q654 400 652 110z"),
        line(dark, 5, "M634 240L632 420 620 600M644 300L642 560", 0.6, "round"),
        fill("#2D5149", "M588 246Q582 214 614 206 616 172 650 184 682 160 690 170V260Q664 278 644 258 624 274 588 246zM690 300Q664 290 656 314 650 340 690 344zM628 330Q598 312 580 334 578 356 628 352z"),
        fill(bark, "M28 640Q44 560 46 440L53 0H75L84 440Q88 560 104 640z") + fill(dark, "M66 0H75L84 440Q88 560 104 640H76Q70 440 66 270z"),
        fill("#2D5149", "M0 300Q20 268 50 290 90 270 112 304 116 336 80 330 40 350 0 332zM80 400Q110 386 124 404 124 422 82 420zM50 430Q14 416 4 436 10 454 48 450z"),
        # dark meadow with a bear
        hills("#24443F", 0, 606, 160, 612, 330, 596, 520, 612, 690, 600),
        fill("#2A1B26", "M258 612L262 580Q250 552 276 540 304 530 330 536 346 524 366 530 376 518 386 522L390 514Q400 512 402 524L412 530 430 542Q434 552 424 556L402 560 392 570 394 600 402 612H374L372 582 362 582 360 600 366 612H342L338 580Q316 588 300 582L298 598 304 612H284L282 590 276 600 280 612z"),
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
        fill("#B9D8E0", "M392 398Q414 330 420 290 452 304 470 276 508 288 522 258 566 262 568 226 606 216 594 182 612 146 570 138 560 104 520 118 490 92 456 116 410 96 392 132 366 150 384 200 376 300 392 398z"),
        fill("#FFFFFF", "M392 398Q370 320 356 280 334 262 344 236 320 214 340 190 328 160 356 150 362 122 392 130 410 104 438 124 470 122 472 150 500 160 490 186 508 210 480 222 478 250 452 254 440 280 426 282 416 330 408 398z"),
        fill("#E6F1F0", "M408 398Q416 330 426 282 440 280 452 254 478 250 480 222 508 210 490 186 500 160 472 150 470 178 452 190 458 216 434 226 436 252 418 262 408 320 402 398zM372 210Q366 190 384 180 398 184 396 202zM404 160Q412 146 428 152 434 166 420 174z"),
        fill("#EFE3C2", "M290 404Q350 384 400 384 460 386 512 404z") + fill("#C9B487", "M400 384Q460 386 512 404H420z"),
        # hot spring with its rings
        fill("#C4652F", "M-10 500Q60 430 330 428 620 428 700 486V600Q560 660 300 640 60 640-10 570z"),
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
            fill("#3A231C", "M6 132L14 80Q8 52 34 42 70 34 96 16 120-4 148 6 170 16 178 40 196 50 194 76 190 102 172 106 160 110 156 96L152 100 154 136H138L132 98 116 104 114 132H98L92 98Q64 98 46 94L36 108 42 136H26L24 108 20 132z"),
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
        fill(fog, "M430 474Q450 456 480 464 510 448 540 462 570 450 600 468 640 456 690 476V492H420z", 0.92),
        # headland
        hills("#3E5B46", 0, 560, 90, 566, 220, 608, 420, 622, 690, 588),
        hills("#20382F", 0, 590, 120, 604, 300, 630, 500, 628, 690, 606),
        birds("#FFFFFF", (236, 236, 15), (500, 300, 14), (262, 262, 10)),
    )


def washington() -> str:
    white, shade, deep, glass = "#FFFAF0", "#CFCBDD", "#9C9BBB", "#6E7399"
    x = 400

    def wing(x0: float, width: float, count: int) -> str:
        step = width / count
        return (
            box(white, shade, x0, 392, width, 150, 0)
            + rects(shade, (x0, 404, width, 5), (x0, 474, width, 5))
            + windows(glass, x0 + step * 0.32, 416, step * 0.36, 24, count, step, arched=True)
            + windows(glass, x0 + step * 0.32, 448, step * 0.36, 14, count, step)
            + windows(deep, x0 + step * 0.32, 488, step * 0.36, 22, count, step)
        )

    def blossom(cx: float, cy: float, size: float, dark: str, pink: str, pale: str) -> str:
        d = "M-96 20Q-110-20-70-30-70-70-28-66-6-96 30-74 66-84 78-44 108-34 98 4 112 36 74 48 50 70 20 52-14 72-40 50-90 58-96 20z"
        return group(
            f"translate({n(cx)} {n(cy)})scale({n(size)})",
            fill(dark, d),
            fill(pink, "M-96 20Q-110-20-70-30-70-70-28-66-6-96 30-74 46-78 56-68 40-30 50-10 20 10 4 30-30 10-50 30-80 20-96 20z"),
            fill(pale, "M-70-14Q-70-50-28-48-16-66 8-58 0-34-20-26-34-6-70-14zM-10 4Q0-18 26-12 30 10 8 16zM40-36Q54-54 70-36 64-16 46-18zM-54 40Q-46 24-28 32-32 46-48 48z"),
        )

    return pack(
        scene(
            sky("washington", "#2F83C4", "#8CC8E4", "#E9F3EA", height=560),
            cloud("#FFFFFF", 500, 250, 190, 0.9) + cloud("#FFFFFF", 150, 330, 170, 0.85) + cloud("#FFFFFF", 226, 150, 110, 0.7),
            # the obelisk far behind, the city's trees
            poly("#E5E6EC", 586, 420, 590, 262, 597, 248, 604, 262, 608, 420) + poly("#B9BDD2", 597, 420, 597, 248, 604, 262, 608, 420),
            # wings and links
            wing(190, 420, 16),
            wing(-6, 200, 7) + wing(606, 200, 7),
            gable(white, shade, 20, 392, 150, 34, 6, 0.45) + gable(white, shade, 632, 392, 150, 34, 6, 0.45),
            rects(white, (-6, 386, 206, 8), (600, 386, 90, 8), (196, 388, 408, 6)),
            rects(shade, (176, 394, 18, 146), (604, 394, 4, 146)),
            windows(white, 28, 406, 9, 70, 7, 21) + windows(white, 640, 406, 9, 70, 3, 21),
            # the dome: base, peristyle, drum, cupola, lantern, statue
            box(white, shade, 306, 360, 188, 34, 0.38),
            rects(white, (298, 352, 204, 9)) + rects(shade, (424, 352, 78, 9)),
            rects(deep, (316, 300, 168, 52)),
            windows(white, 310, 300, 9, 52, 8, 15.6) + windows(shade, 434.8, 300, 9, 52, 4, 15.6),
            box(white, shade, 302, 288, 196, 12, 0.38) + box(white, shade, 310, 282, 180, 6, 0.38),
            box(white, shade, 326, 252, 148, 30, 0.38) + windows(glass, 334, 258, 8, 22, 9, 15.6, arched=True),
            box(white, shade, 320, 244, 160, 9, 0.38),
            dome(white, shade, x, 244, 142, 96),
            line(deep, 2.5, "M362 242Q366 186 392 152M384 242Q386 190 396 152M418 242Q416 190 404 152M442 242Q438 186 408 152", 0.55),
            windows(glass, 344, 220, 7, 14, 2, 22, arched=True) + windows(glass, 396, 218, 7, 15, 1, 1, arched=True) + windows(glass, 428, 220, 7, 14, 2, 20, arched=True),
            box(white, shade, 380, 142, 40, 7, 0.4) + box(deep, deep, 386, 118, 28, 24, 0) + windows(white, 384, 116, 5, 26, 4, 9.4),
            box(white, shade, 380, 112, 40, 6, 0.4) + dome(white, shade, x, 112, 28, 16),
            fill("#7C7A86", "M393 98L396 74Q394 64 400 58 407 64 404 74L408 98z"),
            # portico and steps
            rects("#B4B1CB", (308, 406, 184, 70)),
            windows(white, 312, 406, 12, 70, 8, 23.4) + windows(shade, 320, 406, 4, 70, 8, 23.4),
            rects(white, (300, 392, 200, 14)) + rects(shade, (300, 402, 200, 5)),
            gable(white, shade, 300, 392, 200, 40, 6, 0) + poly(shade, 322, 388, 400, 361, 478, 388),
            fill(white, "M346 388L360 378 376 382 400 366 424 382 440 378 454 388z"),
            rects(white, (296, 474, 208, 10)),
            poly("#F4EEE6", 316, 484, 484, 484, 530, 540, 270, 540) + line(shade, 3, "M311 491h178M305 499h190M298 507h204M292 515h216M285 523h230M279 531h242"),
            poly(white, 296, 484, 316, 484, 270, 540, 236, 540) + poly(deep, 484, 484, 504, 484, 564, 540, 530, 540),
            # lawn and path
            hills("#7FB35F", 0, 530, 200, 520, 270, 538, 530, 538, 600, 520, 690, 530),
            poly("#EFE0C8", 290, 540, 510, 540, 570, 640, 230, 640),
            hills("#4E8A4E", 0, 576, 130, 580, 250, 640) + fill("#4E8A4E", "M690 576Q600 580 552 640H690z"),
            # cherry trees
            line("#4A2A38", 16, "M92 640Q88 580 100 510M94 580Q124 556 140 530M620 640Q626 580 616 520M622 584Q646 560 654 540", 1, "round"),
            blossom(92, 496, 0.96, "#C95B86", "#EE8FAE", "#FBC4D2") + blossom(622, 500, 0.92, "#C95B86", "#EE8FAE", "#FBC4D2"),
            fill("#FBC4D2", "M250 590h9v4h-9zM330 612h9v4h-9zM470 596h9v4h-9zM540 620h9v4h-9zM400 570h8v4h-8zM200 560h9v4h-9z"),
            _bushes("#1F4A3B", 0, 226, 638, 60) + _bushes("#1F4A3B", 524, 690, 638, 60),
        )
    )


def grand_canyon() -> str:
    near = (("#FBE3B8", "#D9A88C"), ("#F2B679", "#C07A66"), ("#E8793F", "#A8474A"), ("#C9502F", "#84304A"), ("#E38B52", "#9C4A55"), ("#B9432F", "#6E2748"), ("#D98A5A", "#8C4658"))
    far = (("#F6D9AE", "#D9AA9A"), ("#EDB48C", "#C98F8E"), ("#E0946F", "#B0717F"), ("#D07E66", "#9C6078"), ("#DDA07C", "#B27A85"))

    def temple(tones: Sequence[tuple[str, str]], *levels: tuple[float, float, float, float]) -> str:
        """Rock in layers: levels of y, left edge, seam between light and shade, right edge."""
        out = ""
        for (light, shade), (y, a, m, b), (y2, a2, m2, b2) in zip(tones, levels, levels[1:], strict=False):
            out += poly(light, a, y, b, y, b2, y2, a2, y2) + poly(shade, m, y, b, y, b2, y2, m2, y2)
        return out

    return scene(
        sky("grand-canyon", "#EE9A3A", "#F9C56C", "#FDE7B4", height=330),
        circle("#FFF6DC", 268, 196, 54) + circle("#FFF6DC", 268, 196, 80, 0.3),
        cloud("#FFEBC2", 352, 176, 104, 0.8),
        # the far rim
        fill("#C9A0B4", "M0 248H150L162 256H330L344 250H560L572 258H690V420H0z"),
        fill("#B384A6", "M0 276H690V420H0z") + fill("#A0709C", "M0 304L60 300 90 316 160 306 220 318 330 304 420 318 520 302 600 316 690 304V440H0z"),
        fill("#DDB5B8", "M60 250h60l14 26h-80zM226 256h70l10 20h-92zM600 258h50l16 18h-76z"),
        # temples in the middle distance
        temple(far, (276, 190, 214, 236), (290, 186, 218, 242), (304, 160, 214, 268), (330, 154, 224, 276), (352, 120, 220, 316), (420, 90, 250, 360)),
        temple(far, (236, 588, 602, 616), (248, 584, 604, 622), (262, 566, 600, 640), (286, 560, 606, 650), (304, 540, 602, 690), (350, 520, 606, 700)),
        temple(
            near,
            *((176, 446, 470, 492), (196, 440, 472, 498), (212, 414, 466, 524), (246, 408, 480, 532), (264, 372, 470, 566), (306, 364, 492, 576)),
            *((330, 316, 476, 620), (376, 306, 500, 632)),
        ),
        fill("#84304A", "M384 268L388 306 402 306 400 268zM430 270L436 306 448 306 446 270zM330 334L334 376 352 376 348 334zM392 334L400 376 420 376 412 334zM446 336L452 376 466 376 460 336z", 0.55),
        # the platform
        fill("#C9A46A", "M0 420Q120 396 306 376H632L690 380V560H0z") + fill("#9C7A66", "M500 376H632L690 380V470L560 440z"),
        fill("#E0BC7C", "M0 432Q120 404 300 384L360 396 240 430 120 452 0 470z"),
        # the inner gorge with the river
        fill("#8E4A62", "M0 500L90 470 180 474 250 446 330 452 380 430 450 444 520 436 600 460 690 452V640H0z"),
        fill("#5F2F58", "M120 520L210 500 280 470 340 474 392 446 440 458 420 490 470 520 430 560 500 640H150L240 580 180 560z"),
        fill("#B0606A", "M90 470L180 474 210 500 120 520 60 540 0 530V500zM250 446L330 452 340 474 280 470zM450 444L520 436 560 480 500 520 440 470z"),
        line("#7A4068", 5, "M300 500Q290 540 330 560M250 520Q236 560 262 600M440 530Q460 560 436 600M210 540Q190 580 210 620M470 560Q500 590 490 630", 0.9, "round"),
        fill("#43B6C4", "M402 456Q378 476 400 494 420 508 380 526 320 550 330 580 350 610 310 640H372Q400 606 372 580 364 556 410 534 450 512 424 492 396 476 406 458z"),
        fill("#A9E4E0", "M392 500Q404 510 376 524 336 546 338 568 346 548 384 530 416 514 392 500z"),
        # near walls
        temple(
            (("#F6C98C", "#F6C98C"), ("#D9673A", "#D9673A"), ("#B24534", "#B24534"), ("#C95B3A", "#C95B3A"), ("#8A3040", "#8A3040")),
            *((398, -10, 60, 60), (416, -10, 68, 68), (436, -10, 104, 104), (484, -10, 112, 112), (504, -10, 150, 150), (650, -10, 170, 170)),
        ),
        temple(
            (("#D9A070", "#B87A68"), ("#A8474A", "#8C3A4C"), ("#7E2E48", "#6A2646"), ("#94404E", "#7A3050"), ("#5E2144", "#4E1C3E")),
            *((330, 636, 660, 700), (350, 630, 664, 700), (372, 600, 650, 700), (430, 592, 660, 700), (454, 556, 640, 700), (650, 530, 640, 700)),
        ),
        # the near rim with pines
        fill("#3A1C3C", "M0 560L60 552 120 572 190 580 240 612 330 626 420 622 520 600 600 606 690 580V640H0z"),
        fir("#241A33", "#3B2A4A", 64, 580, 150, 4) + fir("#241A33", "#3B2A4A", 130, 596, 96, 4) + fir("#241A33", "#3B2A4A", 636, 606, 120, 4) + _bushes("#241A33", 180, 250, 640, 50) + _bushes("#241A33", 530, 690, 644, 56),
        # condor
        group(
            "translate(588 186)scale(.98)",
            fill("#2E1B33", "M0 4Q-26-18-62-16L-86-26-78-14-92-14-78-4-88 2-66 6Q-36 10-14 18L-10 32 8 34 14 20Q40 14 68 12L90 10 80 2 94-4 80-8 88-20 62-10Q26-14 8-2z"),
            fill("#FFF1DA", "M-14 10Q-40-4-64 0-40 6-14 14zM20 14Q44 2 66 4 44 10 20 17z") + circle("#D9543A", 4, -3, 6),
        ),
    )


def statue_of_liberty() -> str:
    light, mid, shade, deep, gold = "#B5E3CC", "#79BFA8", "#43907F", "#2B676B", "#FFC94D"
    stone, dim = "#E9CFA9", "#A98578"
    crown = "".join(
        f"M{n(412 + 20 * math.cos(a - 0.09))} {n(150 - 20 * math.sin(a - 0.09))}L{n(412 + 50 * math.cos(a))} {n(150 - 48 * math.sin(a))} {n(412 + 20 * math.cos(a + 0.09))} {n(150 - 20 * math.sin(a + 0.09))}z"
        for a in (math.radians(i * 25 + 15) for i in range(7))
    )
    return scene(
        sky("statue-of-liberty", "#173A6E", "#2F6E9C", "#7FB4B4", "#FBD79A", "#F9B46E", height=540),
        rays("#FFE9B0", 352, 62, 780, 22, 0.13),
        cloud("#F6DDB4", 486, 250, 170, 0.55) + cloud("#F6DDB4", 206, 330, 120, 0.5),
        # Manhattan
        fill("#8F8AA0", "M0 520V452h24v-30h26v44h20v-62h12l6-30 6 30h14v70h18v-90h30v64h20v-34h28v50h22v-72h26v100h60v-40h200v-54h22v38h16v-74h26v-26l8-44 8 44v62h20v-30h28v52h18v-84h32v110h22V520z"),
        fill("#6B6C8E", "M0 520V480h40v-28h22v40h40v-48h24v30h36v-22h30v44h60v-30h40v30h230v-44h26v26h30v-52h24v36h40v-24h34v40h40V520z"),
        windows("#FFDD94", 128, 404, 5, 7, 2, 12, 4, 16) + windows("#FFDD94", 634, 420, 5, 7, 2, 12, 3, 16) + windows("#FFDD94", 566, 440, 5, 7, 2, 12, 3, 16),
        gradient("statue-of-liberty-bay", "#4C86A0", "#1B446A") + rect("url(#statue-of-liberty-bay)", 0, 516, 690, 124),
        waves("#F9D9A4", 20, 690, 524, 610, 4, 5, 0.6),
        # the island: fort and pedestal
        fill("#2F5A52", "M216 590Q250 552 300 556 410 546 520 556 580 556 616 590z"),
        fill(stone, "M282 586L296 552H372L390 540H446L462 552H520L544 586z") + fill(dim, "M446 540L462 552H520L544 586H470z"),
        box(stone, dim, 336, 520, 152, 24, 0.36) + poly(stone, 350, 520, 360, 444, 464, 444, 474, 520) + poly(dim, 428, 520, 430, 444, 464, 444, 474, 520),
        box(stone, dim, 344, 434, 136, 10, 0.36) + box("#FBE6C4", dim, 354, 426, 116, 8, 0.36),
        rects("#7A5A5E", (374, 456, 46, 30)) + windows(stone, 378, 456, 5, 30, 4, 11.6) + rects(dim, (354, 492, 76, 4)) + arch("#7A5A5E", 390, 520, 16, 20),
        # robe, arms
        fill(light, "M374 206Q358 262 362 316L346 428H478L470 330Q486 300 470 240L448 206 426 196H394z"),
        fill(mid, "M420 198L448 206 470 240Q486 300 470 330L478 428H420L430 330 404 290 440 262z"),
        fill(shade, "M448 206L470 240Q486 300 470 330L478 428H448L452 340 432 306 458 280z"),
        fill(mid, "M364 300Q400 336 396 428H384Q382 344 362 316zM356 360Q370 390 366 428H354L350 400zM378 216Q392 262 430 290L404 290Q376 268 372 230z"),
        fill(shade, "M374 250Q400 300 452 312L462 336Q402 326 368 278zM408 332Q418 380 412 428H402Q406 380 400 330zM432 336Q440 380 436 428H426Q430 380 424 334z"),
        fill(light, "M394 196Q400 232 440 262L424 274Q384 244 380 206z"),
        # raised arm
        fill(light, "M374 216Q350 214 348 180L344 118 358 114 368 160Q374 176 400 196L396 222z") + fill(shade, "M358 114L368 160Q374 176 400 196L398 216Q372 196 362 176z"),
        fill(mid, "M352 176Q364 200 390 206L384 226Q352 222 348 182z"),
        # torch
        poly(deep, 340, 100, 364, 100, 356, 132, 346, 132) + box(light, shade, 332, 92, 40, 9, 0.4) + poly(mid, 340, 92, 344, 78, 360, 78, 364, 92),
        fill(gold, "M338 78Q330 58 346 50 344 36 356 26 356 42 368 52 376 66 364 78z") + fill("#FFF0B8", "M344 76Q340 62 351 56 352 48 356 44 358 58 362 66 362 72 358 76z"),
        # tablet in the other arm
        poly(light, 444, 238, 482, 226, 494, 302, 456, 316) + poly(deep, 482, 226, 490, 230, 501, 304, 494, 302),
        line(mid, 4, "M454 252l24-8M456 266l24-8M459 280l24-8"),
        fill(mid, "M446 212Q470 232 468 288L488 300 484 318Q456 322 446 300 452 260 436 226z") + fill(light, "M466 290L490 286 494 298 484 306 464 306z"),
        # head and crown
        fill(mid, "M400 178H424V202L412 214 398 200z") + fill(shade, "M414 184H424V202L412 214z"),
        fill(deep, "M392 146Q390 182 400 190L396 164 428 164 426 190Q438 176 432 146z"),
        fill(light, "M395 150Q394 184 412 190 430 184 429 150z") + fill(mid, "M416 150H429Q430 184 412 190 420 176 418 164z"),
        fill(shade, "M399 160h9v5h-9zM416 160h9v5h-9zM411 162L415 174H409zM405 179h13l-6 4z"),
        fill(light, crown) + fill(mid, "M388 152Q390 130 412 128 434 130 436 152 424 144 412 144 400 144 388 152z") + fill(light, "M388 152Q390 130 412 128L412 144Q400 144 388 152z"),
        # trees, ferry, dark quay
        line("#214840", 30, "M226 586H330M500 586H610", cap="round", dash="0 24"),
        fill("#F2A32C", "M56 566H232L222 592H70z") + rects("#FFD66B", (76, 548, 140, 18), (96, 532, 96, 16)) + rects("#B5622A", (140, 516, 18, 16)) + rects("#2B4668", (82, 553, 128, 6), (102, 537, 84, 6)),
        line("#DCEFF0", 5, "M50 594H240M262 600h40M20 604h30", 0.8, "round"),
        hills("#0F2B4A", 0, 616, 180, 622, 400, 612, 690, 620),
    )


SCENES = {
    "mount-rushmore": mount_rushmore,
    "new-orleans": new_orleans,
    "monument-valley": monument_valley,
    "yosemite": yosemite,
    "yellowstone": yellowstone,
    "golden-gate": golden_gate,
    "washington": washington,
    "grand-canyon": grand_canyon,
    "statue-of-liberty": statue_of_liberty,
}
