"""Scenes of Germany."""

from __future__ import annotations

from kit import *


def loreley() -> str:
    light, mid, dark, deep = "#E29F63", "#946873", "#5F4D6A", "#40385A"
    maid = (
        fill("#E9A92C", "M399 108q-13 2-12 16l2 4 6-6 4 14-2 34 22 2q10-22 6-40-4-24-26-24z")
        + fill("#FBEBD2", "M393 113q-9 2-8 12l3 7 6 3v9l-10 12-20 6 2 6 22-2 8-6-2 14-18 14-8 10 30 2 22-8 4-18q0-20-8-32 6-8 2-20-8-10-25-9z")
        + fill("#E9A92C", "M396 104q-16 3-13 20l9-8 12 0 4 18 2 34 8 14q14-28 10-48-6-28-32-30z")
        + fill("#C98420", "M418 128q8 24-2 48l4 6q12-28 8-48-2-14-10-22z")
    )
    return pack(scene(
        sky("loreley", "#23788F", "#9CC9B4", "#FBE0A0", height=440),
        sun("#FFF1C4", 262, 330, 50, halo=24),
        cloud("#FFF3D0", 520, 216, 140, 0.75) + cloud("#FFF3D0", 222, 222, 100, 0.7),
        hills("#B9B58C", 0, 372, 120, 330, 240, 386, 330, 408, 420, 380),
        hills("#8E9470", 0, 330, 90, 352, 200, 408, 300, 432, 420, 420),
        # castle on the other bank
        box("#8A6A66", "#66505A", 84, 316, 22, 40) + crenels("#8A6A66", 84, 316, 22, 6, 3) + box("#8A6A66", "#66505A", 106, 332, 36, 26) + gable("#5F4650", "#5F4650", 106, 332, 36, 16, 2, 0),
        # Rhine
        fill("#E9C48A", "M0 452Q160 424 262 430T330 442L250 500 690 560V640H0z"),
        fill("#5FA3A0", "M0 470Q160 450 300 462L240 500 690 556V640H0z") + fill("#3A7F8A", "M0 512Q140 492 240 512T690 566V640H0z"),
        line("#F9DFA4", 4, "M196 446h70M180 458h54M214 470h60M150 484h90M196 498h40", 0.9, cap="round"),
        # left bank
        hills("#5F7550", 0, 400, 70, 414, 150, 452, 190, 462, bottom=474),
        # rock, low enough to keep the maid below the country's name
        group(
        "translate(0 84)scale(1 .856)",
        fill(dark, "M690 196L560 186 470 184 410 182 378 188 366 206 360 240 336 272 340 306 308 346 310 382 274 424 262 462 226 500 300 524 440 546 690 584z"),
        fill(light, "M378 188L366 206 360 240 336 272 340 306 308 346 310 382 274 424 262 462 226 500 268 508 300 462 318 420 346 384 352 344 376 300 374 266 396 226 404 186z"),
        fill(mid, "M404 186L396 226 374 266 376 300 352 344 346 384 318 420 300 462 268 508 312 526 346 470 352 430 392 380 388 346 424 296 418 262 446 222 446 183z"),
        fill(mid, "M500 185L478 240 488 284 452 340 456 392 420 440 412 500 446 474 474 430 480 384 512 336 510 290 534 244 540 186z"),
        fill(deep, "M446 183L446 222 418 262 424 296 388 346 392 380 366 414 380 424 416 384 418 352 444 306 442 268 472 226 478 184zM590 188L570 250 580 300 548 360 552 420 520 480 540 556 572 500 576 440 606 390 602 320 624 260 620 191z"),
        fill(mid, "M640 192L632 260 640 330 616 400 622 460 600 520 640 500 650 440 676 380 690 350V196z"),
        fill("#C48A66", "M500 185L478 240 488 284 472 308 480 280 468 240 486 184zM640 192L632 260 640 330 630 356 626 322 618 262 626 190z"),
        # bushes on the ledges and the flat top
        bumps("#7C9A4E", 424, 690, 192, 26, 206, 4) + bumps("#567A44", 470, 690, 202, 30, 214, 8),
        bumps("#6A8A4A", 352, 410, 352, 15, 362, 2) + bumps("#6A8A4A", 470, 550, 312, 17, 324, 3) + bumps("#567A44", 570, 690, 402, 20, 418, 5) + bumps("#567A44", 392, 470, 452, 18, 466, 6),
        bumps("#3B4A38", 300, 400, 516, 22, 530, 7) + bumps("#3B4A38", 396, 520, 534, 26, 554, 9) + bumps("#34423A", 510, 700, 552, 30, 578, 5),
        ),
        # railway and shore
        fill("#2C5F6E", "M226 508L320 536 470 564 690 592V606L450 580 300 550z") + fill("#D9B98C", "M226 500L262 504 330 524 470 548 690 574V586L470 560 320 534z"),
        group("translate(12 62) scale(.97)", maid),
        # barge
        fill("#3A2A36", "M76 548h176q8 0 14-12l6 0-12 30H90z") + rect("#B5402E", 84, 541, 150, 8) + box("#FBEBD2", "#D5BFA0", 92, 516, 34, 26, 0.4) + rect("#3A2A36", 88, 511, 42, 6) + rect("#5A7E86", 97, 521, 12, 9),
        hills("#8C5A3C", 140, 542, 172, 528, 200, 536, 232, 542, bottom=543) + line("#3A2A36", 2.5, "M82 548v-34") + rect("#2B2530", 64, 514, 18, 4) + rect("#B5402E", 64, 518, 18, 4) + rect("#E9B53C", 64, 522, 18, 4),
        line("#BFD3C6", 3, "M60 572h90M180 574h120M300 560h60", 0.8, cap="round"),
        # vineyard
        hills("#4C7A3C", 0, 556, 130, 576, 330, 618, 480, 640),
        line("#A9C45A", 7, "M22 566L-10 640M58 572L40 640M96 578L90 640M136 586L142 640M178 596L196 640M222 606L250 640M268 616L300 640", dash="11 7"),
        hills("#24342D", 0, 618, 200, 636, 400, 634, 690, 606),
    ))


def munich() -> str:
    brick, brick2, copper, copper2 = "#C06A4A", "#8F4636", "#7FB3A0", "#4F8577"
    stone, stone2, slate = "#E6D5AE", "#B39A74", "#6B5A52"
    lozenges = ""
    for row in range(4):
        d = ""
        for i in range(8):
            x = 50 + i * 100 - 50 * (row % 2)
            d += f"M{x} {row * 66 - 66}l50 66-50 66-50-66z"
        lozenges += fill("#FFFFFF", d, round(0.34 - row * 0.055, 2))

    def frauen(x: int) -> str:
        return (
            box(brick, brick2, x - 33, 290, 66, 250)
            + box(brick, brick2, x - 29, 222, 58, 70)
            + rect("#E0B48A", x - 36, 286, 72, 6) + rect("#E0B48A", x - 32, 218, 64, 6)
            + windows("#5A2B2B", x - 17, 236, 9, 40, 2, 24, arched=True) + windows("#5A2B2B", x - 15, 350, 8, 30, 2, 22, 3, 52, arched=True)
            + circle("#FBF4E4", x, 314, 15) + line("#3B3A46", 3, f"M{x} 304v10l7 5")
            + fill(copper, f"M{x - 28} 218C{x - 46} 190 {x - 28} 160 {x - 9} 150Q{x} 144 {x + 9} 150C{x + 28} 160 {x + 46} 190 {x + 28} 218z")
            + fill(copper2, f"M{x + 6} 149C{x + 28} 160 {x + 46} 190 {x + 28} 218H{x + 8}Q{x + 20} 180 {x + 2} 148z")
            + rect(copper2, x - 7, 134, 14, 16) + dome(copper, copper2, x, 136, 18, 15) + circle("#F2C14E", x, 117, 4)
        )

    hall = (
        rect(stone2, 30, 452, 380, 190) + rect(stone, 0, 452, 400, 190)
        + "".join(gable(stone, stone2, x, 454, 58, 64, 2) + windows(slate, x + 25, 420, 8, 22, 1, 1, arched=True) for x in (34, 108, 182, 344))
        + line(stone, 6, "M30 454v-40M100 454v-44M176 454v-44M246 454v-44M410 454v-40")
        + windows(slate, 16, 470, 12, 36, 11, 36, 1, 56, arched=True) + windows(slate, 16, 530, 14, 44, 11, 36, arched=True) + rect(stone2, 0, 512, 410, 6)
    )
    tower = (
        box(stone, stone2, 258, 270, 76, 380) + crenels(stone, 254, 268, 84, 8, 6) + rect(stone2, 254, 266, 84, 7)
        + gable(stone, stone2, 250, 268, 12, 46, 1) + gable(stone, stone2, 330, 268, 12, 46, 1)
        + box(stone, stone2, 268, 186, 56, 82) + windows(slate, 277, 204, 9, 48, 3, 14, arched=True)
        + gable(stone, stone2, 264, 188, 10, 38, 1) + gable(stone, stone2, 318, 188, 10, 38, 1) + rect(stone2, 264, 184, 64, 6)
        + spire(stone, stone2, 296, 186, 52, 118, 4)
        + circle("#F2C14E", 296, 66, 5) + line("#F2C14E", 4, "M296 70v10M290 73h12", cap="round")
        + windows(slate, 272, 368, 10, 40, 3, 19, arched=True)
        + circle("#FBF4E4", 296, 306, 22) + circle("#D98F2E", 296, 306, 4) + line("#3B3A46", 3.5, "M296 292v14l9 7")
        # glockenspiel bay
        + poly(copper, 266, 424, 296, 392, 326, 424) + poly(copper2, 296, 392, 326, 424, 304, 424)
        + rect(stone, 268, 424, 56, 76) + rect(slate, 274, 430, 44, 26) + rect(slate, 274, 466, 44, 26)
        + "".join(circle(c, x, 442, 4) + rect(c, x - 4, 445, 8, 11) for x, c in ((283, "#D1495B"), (296, "#F2C14E"), (309, "#5FA0C4")))
        + "".join(circle(c, x, 478, 4) + rect(c, x - 4, 481, 8, 11) for x, c in ((283, "#5FA0C4"), (296, "#D1495B"), (309, "#F2C14E")))
    )
    loop = "M96 412Q138 396 150 372T132 340Q120 340 114 356 108 340 96 340T78 372 132 412"
    pretzel = line("#33313C", 6, "M0 318H150") + line("#33313C", 4, "M0 366Q36 360 40 320M84 318v24M144 318v24", cap="round") + line("#8A4A1F", 15, loop, cap="round") + line("#D98C3A", 9, loop, cap="round") + line("#FBF4E4", 4, "M84 360v1M88 392v1M112 402v1M140 392v1M144 362v1", cap="round")
    return pack(scene(
        sky("munich", "#2C7FC4", "#6FB3E0", "#DFF0F2"),
        lozenges,
        ridge("#B4CFDD", 0, 400, 60, 372, 110, 392, 180, 352, 240, 388, 340, 366, 400, 382, 420, 372, 480, 400, 560, 366, 620, 392, 690, 370),
        fill("#FFFFFF", "M180 352L160 364 176 372 186 364 200 376 206 366zM560 366L542 374 556 384 568 376 580 386 584 376zM60 372L46 379 58 388 70 382 78 379z"),
        hills("#8DB2B4", 0, 420, 160, 410, 360, 418, 520, 408, 690, 422),
        # nave between the towers
        poly("#A8452F", 400, 540, 452, 352, 560, 352, 612, 540) + poly("#7E3328", 500, 352, 560, 352, 612, 540, 520, 540),
        frauen(446), frauen(566),
        # roofs before the cathedral
        poly("#C85B3C", 380, 560, 410, 498, 520, 498, 556, 560) + poly("#9A3F30", 470, 560, 520, 498, 600, 498, 640, 560) + poly("#C85B3C", 600, 570, 640, 506, 700, 506, 700, 570),
        rect("#F2E3C4", 380, 558, 320, 90) + windows("#6B5A52", 424, 572, 14, 24, 8, 36),
        hall, tower,
        bumps("#2F5A48", 0, 410, 608, 46, 640, 5), bumps("#234537", 380, 700, 622, 70, 640, 6),
        pretzel,
    ))


def cologne() -> str:
    a, b, glow = "#6F5B74", "#43375A", "#FFD27A"

    def tower(x: int) -> str:
        w = ""
        for dx in (-43, 43):
            w += box(a, b, x + dx - 7, 250, 14, 240) + spire(a, b, x + dx, 252, 15, 54, 0)
        w += box(a, b, x - 40, 330, 80, 160, 0.46) + box(a, b, x - 36, 236, 72, 96, 0.46)
        w += arcade(glow, x - 22, 480, 17, 66, 2, 27, True) + arcade(b, x - 24, 398, 20, 58, 2, 28, True)
        w += gable(a, b, x - 24, 344, 20, 28, 1) + gable(a, b, x + 4, 344, 20, 28, 1)
        w += arcade("#2E2745", x - 24, 322, 18, 74, 2, 30, True) + gable(a, b, x - 26, 254, 22, 34, 1) + gable(a, b, x + 4, 254, 22, 34, 1)
        for dx in (-31, 31):
            w += spire(a, b, x + dx, 240, 15, 76, 1)
        w += box(a, b, x - 24, 164, 48, 76, 0.46) + arcade("#F3B994", x - 16, 234, 12, 58, 2, 20, True)
        w += gable(a, b, x - 22, 178, 20, 26, 1) + gable(a, b, x + 2, 178, 20, 26, 1)
        w += spire(a, b, x, 168, 44, 124, 5) + line(b, 4, f"M{x} 54v-24M{x - 7} 40h14")
        return w

    def span(x0: int, x1: int) -> str:
        m, w = (x0 + x1) / 2, x1 - x0
        steel = "#1F4A50"
        rungs = ""
        for i in range(1, 8):
            t = i / 8
            x = x0 + w * t
            up = 512 - 96 * 4 * t * (1 - t)
            low = 512 - 62 * 4 * t * (1 - t)
            rungs += f"M{n(x)} {n(up)}V510M{n(x)} {n(low)}L{n(x + w / 8)} {n(512 - 96 * 4 * (t + 0.125) * (0.875 - t))}"
        return line("#2F6A6C", 3, rungs) + line(steel, 7, f"M{x0} 512Q{n(m)} {512 - 192} {x1} 512") + line("#3F8482", 5, f"M{x0} 512Q{n(m)} {512 - 124} {x1} 512")

    return pack(scene(
        sky("cologne", "#4A4E8F", "#B57AA0", "#F6B28C", "#FCDDA8"),
        cloud("#F7C7A8", 500, 196, 170, 0.55),
        skyline("#A9708C", 500, (40, 62, 50, 70, 44, 58, 80, 60, 52, 70, 46, 60, 54, 66, 40), bottom=540),
        # Great Saint Martin
        box("#8E6A84", "#65486E", 104, 376, 56, 124) + gable("#5A4468", "#43375A", 104, 378, 56, 62, 2),
        *(box("#8E6A84", "#65486E", x, 358, 14, 60) + gable("#5A4468", "#43375A", x, 360, 14, 34, 1) for x in (96, 154)),
        windows(glow, 118, 396, 7, 20, 2, 20, 2, 36, arched=True) + gable("#8E6A84", "#65486E", 44, 462, 50, 30, 2) + box("#8E6A84", "#65486E", 44, 460, 60, 40),
        # choir and transept
        poly("#5C5670", 470, 404, 488, 300, 606, 300, 632, 404) + poly("#453F5C", 606, 300, 632, 404, 560, 404, 560, 300),
        spire(a, b, 530, 306, 22, 100, 3),
        box(a, b, 470, 400, 174, 100, 0.35) + arcade(glow, 484, 486, 12, 60, 7, 22, True),
        *(spire(a, b, x, 404, 14, 52, 0) for x in (586, 608, 630, 648)),
        *(box(a, b, x - 5, 402, 10, 98) for x in (586, 608, 630, 648)),
        box(a, b, 462, 366, 74, 134) + gable(a, b, 462, 368, 74, 76, 2) + arch(glow, 484, 486, 30, 96, True) + circle(glow, 499, 348, 9) + spire(a, b, 462, 372, 14, 62, 0) + spire(a, b, 537, 372, 14, 62, 0),
        tower(276), tower(384),
        # gable between the towers
        gable(a, b, 314, 372, 32, 60, 1) + box(a, b, 316, 370, 28, 120) + arch(glow, 321, 420, 18, 40, True) + arch("#2E2745", 319, 490, 22, 56, True),
        # bank, train, bridge
        bumps("#3A3A58", 0, 690, 498, 30, 545, 3),
        span(4, 231), span(231, 458), span(458, 686),
        fill("#D33F3A", "M430 505V480H288q-20 4-28 25z") + rect("#FFE7B0", 296, 484, 134, 9) + line("#A82C33", 3, "M364 480v25") + rect("#F5E9DC", 264, 498, 166, 3),
        rect("#1F4A50", 0, 504, 690, 15) + rect("#4C908A", 0, 504, 690, 4),
        rect("#37507A", 0, 548, 690, 100) + rect("#5D6C98", 0, 548, 690, 14),
        *(box("#B99A92", "#7D6678", x - 15, 519, 30, 44) + rect("#CDB0A2", x - 19, 518, 38, 7) for x in (10, 231, 458, 684)),
        line("#F3B98F", 4, "M250 574h54M362 574h46M262 588h36M372 590h30M244 602h50M366 606h50M470 576h40M590 584h60M100 578h50M40 592h44", 0.85, cap="round"),
        hills("#232C4C", 0, 610, 160, 618, 400, 630, 690, 614),
    ))


def brandenburg_gate() -> str:
    light, shade, deep = "#F3D39B", "#C1915E", "#8E6246"
    green, green2 = "#6FAE94", "#3F7867"
    axes = (146, 226, 306, 414, 494, 574)

    def horse(x: int, sign: int) -> str:
        tone, d = (green, "M-4 0l2-26q-9-7-9-19l-3-8-9 5-5-5 5-10 11-10 2-7 4 5q15 4 15 27l-1 22 5 26h-6l-4-22-2 22zM-9-40l-12 4-1 14 5 1 2-10 10-2z")
        return group(f"translate({x} 236) scale({sign} 1)", fill(tone if sign > 0 else green2, d))

    quadriga = (
        fill(green2, "M334 236v-44q26-12 52 0v44z")
        + fill(green, "M352 196q-22-14-22-50 8 22 24 28zM350 206l4-42q6-10 12 0l4 42z") + fill(green2, "M368 196q22-14 22-50-8 22-24 28zM362 158l4 2 4 46h-10z")
        + circle(green, 360, 150, 8) + line(green2, 4, "M380 206V96M366 168l14-6")
        + line(green2, 4, "M380 92a12 12 0 1 0 1 0zM380 106v12M374 112h12") + fill(green2, "M380 92l-16-10 12 2 4-10 4 10 12-2z")
        + horse(316, 1) + horse(342, 1) + horse(378, -1) + horse(404, -1)
    )
    columns = ""
    for x in axes:
        columns += fill(light, f"M{x - 20} 540l3-146h34l3 146z") + fill(shade, f"M{x + 3} 540l-1-146h15l3 146z") + rect("#DDB47C", x - 9, 396, 3, 140)
        columns += rect(light, x - 23, 384, 46, 10) + rect(shade, x + 3, 384, 20, 10) + rect(light, x - 24, 536, 48, 9) + rect(shade, x + 3, 536, 21, 9)

    def wing(x: int, near: str, far: str) -> str:
        front = gable(near, far, x, 446, 92, 28, 6) + rect(near, x - 4, 444, 100, 12) + rect(deep, x + 4, 456, 84, 88) + colonnade(near, far, x + 10, 456, 72, 88, 4)
        return front + rect(near, x - 4, 540, 100, 8)

    bear = (
        circle("#3A2A2C", -22, -12, 11) + circle("#3A2A2C", 22, -12, 11) + circle("#D9B98C", -22, -12, 6) + circle("#D9B98C", 22, -12, 6)
        + line("#B5402E", 4, "M-22-12L-8-28H14L22-12M-8-28L2-12 14-28", cap="round")
        + fill("#5A3A2E", "M-20-34q2-24 20-28l2-6q-2-8 3-10l4 2h8l4-2q5 2 3 9 6 2 8 8-4 6-12 6-2 10-8 16l-2 8-6 10-2 10h-7l1-14q-14 2-16-9z")
        + line("#5A3A2E", 6, "M6-54L20-36", cap="round")
    )
    return pack(scene(
        sky("brandenburg-gate", "#2E8FA6", "#A6D3C4", "#FCE6B4"),
        rays("#FFFFFF", 360, 250, count=26, opacity=0.16),
        sun("#FFF3CF", 360, 236, 118, halo=24),
        cloud("#FFFFFF", 500, 250, 150, 0.75),
        bumps("#8FBF9C", 0, 690, 470, 44, 560, 2),
        bumps("#5F9C78", 0, 690, 506, 36, 560, 4),
        wing(10, light, shade), wing(614, light, shade),
        # back walls and passages
        *(rect(deep, x - 14, 380, 30, 166) for x in axes),
        rect("#7A523E", 130, 384, 460, 12),
        columns,
        # entablature and attic
        rect(light, 112, 352, 496, 32) + rect(shade, 584, 352, 24, 32) + windows(deep, 128, 358, 8, 20, 24, 20),
        rect("#FBE7C0", 104, 340, 512, 12) + rect(shade, 104, 346, 512, 6),
        rect(light, 122, 302, 476, 38) + rect(shade, 576, 302, 22, 38) + windows("#DDB47C", 132, 310, 46, 22, 7, 62),
        rect("#FBE7C0", 116, 294, 488, 9) + rect(shade, 116, 299, 488, 4),
        rect(light, 262, 266, 196, 30) + rect(shade, 440, 266, 18, 30) + rect("#DDB47C", 280, 274, 150, 16) + rect("#FBE7C0", 256, 258, 208, 9) + rect(light, 300, 236, 120, 22) + rect(shade, 404, 236, 16, 22),
        quadriga,
        # square
        rect("#C9A06E", 0, 546, 690, 100) + rect("#E5C490", 0, 546, 690, 14) + poly("#E5C490", 306, 560, 414, 560, 500, 640, 220, 640),
        poly("#9A7352", 0, 574, 150, 560, 146, 566, 0, 606) + poly("#9A7352", 430, 560, 640, 560, 690, 572, 690, 590),
        hills("#4A3A3A", 0, 622, 300, 632, 690, 620),
        group("translate(150 624)", bear), group("translate(548 620) scale(.9)", bear),
    ))


SCENES = {"loreley": loreley, "munich": munich, "cologne": cologne, "brandenburg-gate": brandenburg_gate}
