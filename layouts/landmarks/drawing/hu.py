"""Scenes of Hungary."""

from __future__ import annotations

import itertools
import random

from kit import *


def _tuft(colour: str, *crowns: tuple[float, float, float]) -> str:
    """Round bushes as (x, y, radius) in one path."""
    return fill(colour, "".join(f"M{points(x - r, y)}a{points(r, r)} 0 0 1{n(2 * r)} 0a{points(r, r)} 0 0 1{n(-2 * r)} 0z" for x, y, r in crowns))


def _dots(colour: str, size: float, *places: tuple[int, int]) -> str:
    """Round crowns of one size as a dotted stroke, much shorter than circles."""
    return line(colour, size, "".join(f"M{x} {y}h.1" for x, y in places), cap="round")


def _merlons(colour: str, x: float, y: float, width: float, height: float, count: int) -> str:
    """Merlons on a wall whose top left corner is x, y, as one dashed stroke."""
    m = n(width / (2 * count - 1))
    return line(colour, height, f"M{points(x, y - height / 2)}h{n(width)}", dash=f"{m} {m}")


def holloko() -> str:
    white, shade, tile, tile2, wood, dark = "#FFF8E6", "#D3C7B8", "#C4663F", "#94452F", "#8A5A3A", "#4E3328"

    def house(x: float, y: float, w: float) -> str:
        """A porch house, its gable to the lane, the ground at y."""
        m = x + w / 2
        return (
            # roof behind the gable, wall, stone foot
            rect(white, x + 8, y - 122, w - 16, 100) + rect(shade, x + w * 0.68, y - 122, w * 0.32 - 8, 100)
            + rect("#B7A68F", x, y - 36, w, 36) + rect("#93826F", x + w * 0.68, y - 36, w * 0.32, 36)
            + windows("#3E5A6B", x + w * 0.2, y - 104, w * 0.13, 34, 3, w * 0.24)
            + rect("#9C8468", x + 8, y - 122, w - 16, 14)
            # porch: posts and cut railing
            + line(wood, 6, "".join(f"M{n(x + w * k)} {n(y - 124)}V{n(y - 36)}" for k in (0.03, 0.34, 0.66, 0.97)))
            + rect(wood, x - 2, y - 68, w + 4, 34) + line(dark, 18, f"M{n(x + 6)} {n(y - 50)}H{n(x + w - 4)}", dash="4 8")
            # pent roof, boarded gable, hipped top
            + poly(tile, x - 16, y - 116, x + w * 0.1, y - 150, x + w * 0.9, y - 150, x + w + 16, y - 116)
            + poly(tile2, m + w * 0.12, y - 116, m + w * 0.1, y - 150, x + w * 0.9, y - 150, x + w + 16, y - 116)
            + poly(dark, x + 2, y - 147, m, y - 238, x + w - 2, y - 147)
            + poly(wood, x + w * 0.1, y - 150, m - w * 0.14, y - 206, m + w * 0.14, y - 206, x + w * 0.9, y - 150)
            + line(dark, 3, "".join(f"M{n(m + w * k)} {n(y - 150)}v-44" for k in (-0.2, -0.1, 0, 0.1, 0.2)))
            + poly(tile, x, y - 146, m - w * 0.2, y - 216, m, y - 240, m - w * 0.12, y - 204)
            + poly(tile2, x + w, y - 146, m + w * 0.2, y - 216, m, y - 240, m + w * 0.12, y - 204)
            + poly(tile, m - w * 0.2, y - 200, m, y - 240, m + w * 0.2, y - 200) + poly(tile2, m + w * 0.06, y - 200, m, y - 240, m + w * 0.2, y - 200)
        )

    return scene(
        sky("holloko", "#5FA8C8", "#B8DCD6", "#FDF0CE"),
        cloud("#FFFFFF", 424, 214, 130, 0.85) + cloud("#FFFFFF", 214, 120, 110, 0.7),
        # castle hill
        hills("#9CC0A0", 0, 330, 160, 290, 300, 330, 480, 300, 690, 330),
        hills("#7BA765", 220, 430, 420, 360, 560, 224, 640, 232, 690, 270),
        fill("#5E8C53", "M560 224Q600 220 640 232 670 244 690 270V420H520Q610 340 590 270z"),
        fill("#B9AA96", "M508 250V196H520V178H548V192H566V150H574V158H582V150H590V158H598V150H606V200H622V188H640V236Q600 216 566 224 530 232 508 250z"),
        fill("#8A7C77", "M588 150H590V158H598V150H606V200H622V188H640V236Q614 224 588 222zM538 178H548V192H566V224L538 236z"),
        windows("#4E4A50", 574, 172, 7, 16, 1, 1) + windows("#4E4A50", 520, 208, 6, 12, 1, 1),
        bumps("#4F7F4C", 0, 700, 400, 44, seed=4),
        bumps("#3D6B44", -20, 300, 440, 50, seed=9) + bumps("#3D6B44", 420, 720, 440, 50, seed=2),
        # ground and lane
        rect("#7FA658", 0, 470, 690, 170),
        # church
        poly(tile, 400, 420, 424, 350, 520, 350, 540, 420) + rect(shade, 400, 416, 136, 104) + windows("#3E5A6B", 438, 440, 14, 36, 2, 48, arched=True) + poly(tile2, 400, 420, 424, 350, 520, 350, 540, 420),
        rect(white, 276, 376, 148, 160) + rect(shade, 368, 376, 56, 160),
        poly("#A97F58", 258, 380, 300, 322, 400, 322, 442, 380) + poly("#6F4D38", 366, 380, 364, 322, 400, 322, 442, 380),
        rect("#A97F58", 304, 238, 92, 88) + rect("#6F4D38", 364, 238, 32, 88),
        arcade(dark, 312, 308, 16, 48, 4, 20) + rect("#C79B6C", 300, 308, 100, 7),
        poly("#A97F58", 288, 244, 308, 214, 350, 92, 392, 214, 412, 244) + poly("#6F4D38", 364, 244, 362, 214, 350, 92, 392, 214, 412, 244),
        line("#8A6446", 3, "M270 362H360M282 344H362M300 226H360M314 194H358M324 164H356M334 136H354"),
        line("#D7A640", 5, "M350 94V60M340 72H360"),
        arch("#6B4A38", 330, 536, 40, 76) + arch(dark, 337, 536, 26, 64) + windows("#3E5A6B", 343, 398, 14, 30, 1, 1, arched=True),
        # low wall round the church
        fill("#CDBFA8", "M236 536Q350 512 470 536V560Q350 540 236 560z") + fill("#E9DEC9", "M236 532Q350 508 470 532V540Q350 518 236 540z"),
        # lane dividing before it
        fill("#D9C7A2", "M0 640L120 600 234 556Q350 540 472 556L560 596 690 640z") + fill("#BFA983", "M330 640L340 548H366L420 640z", 0.6),
        line("#BFA983", 4, "M180 612h26M236 584h24M286 606h22M270 562h20M430 572h22M470 600h26M400 616h22M520 622h24M216 630h26", cap="round"),
        house(28, 600, 190),
        house(486, 602, 196),
        _tuft("#3D6B44", (24, 610, 32), (222, 600, 18), (478, 604, 20), (684, 606, 30)) + _tuft("#C8374B", (60, 584, 6), (96, 584, 6), (132, 584, 6), (530, 586, 6), (570, 586, 6), (610, 586, 6)),
        hills("#29452F", 0, 612, 140, 622, 330, 634, 540, 626, 690, 610),
    )


def _soft(*values: float) -> str:
    """A soft line through the middles of x, y, x, y …, to continue a path with."""
    pairs = list(zip(values[::2], values[1::2], strict=True))
    d = f"L{points(*map(round, pairs[0]))}"
    for (x, y), (u, v) in itertools.pairwise(pairs[1:]):
        d += f"Q{points(round(x), round(y), round((x + u) / 2), round((y + v) / 2))}"
    return d + f"L{points(*map(round, pairs[-1]))}"


def aggtelek() -> str:
    r = random.Random(7)
    profile = ((0.56, 0), (0.36, 0.1), (0.38, 0.38), (0.24, 0.48), (0.28, 0.72), (0.16, 0.8), (0.13, 0.98), (0, 1))

    def candle(x: float, foot: float, height: float, width: float, light: str, mid: str, shade: str) -> str:
        """A stalagmite of three swellings."""

        def side(sign: float, scale: float = 1) -> str:
            return _soft(*(value for k, h in profile for value in (x + sign * scale * width * k, foot - height * h)))

        return (
            fill(mid, f"M{n(x)} {n(foot)}{side(1)}L{points(x, foot - height)}z")
            + fill(light, f"M{points(round(x + width * 0.1), foot)}{side(-1)}Q{points(round(x + width * 0.14), round(foot - height * 0.6), round(x + width * 0.1), foot)}z")
            + fill(shade, f"M{points(round(x + width * 0.3), foot)}{side(1)}Q{points(round(x + width * 0.12), round(foot - height * 0.6), round(x + width * 0.3), foot)}z")
        )

    def icicles(colour: str, x0: float, x1: float, top: float, shortest: float, longest: float, step: float) -> str:
        """A row of stalactites down from the upper edge."""
        x, d = x0, f"M{n(x0)}-10V{n(top)}"
        while x < x1:
            w, h = round(step * r.uniform(0.7, 1.3)), round(r.uniform(shortest, longest))
            d += f"q{points(round(w * 0.36), round(h * 0.25), round(w * 0.5), h)}q{points(round(w * 0.14), round(-h * 0.75), w - round(w * 0.5), -h)}"
            x += w
        return fill(colour, d + "V-10z")

    gold, amber = ("#FFD98F", "#F0A04E", "#C2632F"), ("#F3AE5C", "#C96D35", "#8C4127")
    bat = "M0 0l4-8 4 5 4-5 4 8q12-14 34-8-10 4-12 14-8-4-14 2-4-4-10 0-2 6-6 10-4-4-6-10-6-4-10 0-6-6-14-2-2-10-12-14 22-6 34 8z"
    return scene(
        sky("aggtelek", "#8C3F2A", "#D9772F", "#F9C263", "#FDE6A8"),
        ellipse("#FFF0BC", 420, 350, 210, 180, 0.45) + ellipse("#FFF8D8", 420, 360, 130, 120, 0.55),
        icicles("#CE7434", -10, 700, 110, 50, 170, 40),
        hills("#DE9148", 0, 440, 120, 400, 240, 450, 330, 470, 500, 470, 580, 440, 690, 400),
        candle(292, 472, 170, 70, "#F7C777", "#DE9148", "#BA682F") + candle(556, 468, 140, 66, "#F7C777", "#DE9148", "#BA682F"),
        icicles("#A9522B", -20, 710, 44, 60, 190, 60),
        # the great pillar from the ceiling to its foot
        fill("#F0A04E", "M384-10H486Q470 60 462 110 450 150 440 216 432 226 426 216 420 150 406 100 398 50 384-10z") + fill("#FFD98F", "M384-10H424Q430 100 434 222 430 224 426 216 420 150 406 100 398 50 384-10z") + fill("#C2632F", "M462-10H486Q470 60 462 110 450 150 440 216 446 90 462-10z"),
        # stream
        fill("#2F7F86", "M0 520Q170 476 330 466H510Q620 478 690 510V640H0z") + fill("#6DB7A4", "M214 486Q330 466 330 466H510Q560 470 610 484 440 500 214 486z"),
        fill("#F3C777", "M378 500H500L484 540 496 566 462 612H410L392 570 400 536z", 0.55),
        ellipse("#8E4229", 436, 500, 138, 18) + ellipse("#C2632F", 430, 494, 128, 14),
        candle(434, 498, 256, 168, *gold),
        line("#DE8C3F", 4, "M398 486Q402 430 408 396M420 490Q418 420 426 340M396 380Q404 350 412 320M428 310Q430 290 432 270", cap="round"),
        line("#BFE6CE", 3, "M250 514h60M300 536h40M520 524h56M540 560h60M500 600h60", 0.8, cap="round"),
        # nearer ones
        candle(600, 620, 310, 140, *amber) + candle(126, 600, 290, 140, *amber) + candle(222, 616, 170, 84, *amber),
        line("#C96D35", 4, "M106 560Q98 500 112 440M124 420Q118 390 124 352M576 580Q570 500 586 430M594 420Q588 390 594 350M212 590Q206 550 216 510", cap="round"),
        # boat with the lantern
        circle("#FFF3B8", 374, 532, 40, 0.35) + fill("#5A2A22", "M264 566H394Q384 592 364 592H290Q272 592 264 566z") + fill("#7F452C", "M260 562H398V570H260z"),
        person("#2B3A58", "#F3C79A", 322, 566, 60) + line("#43251F", 5, "M332 530L374 516V562", cap="round") + rect("#FFE98C", 366, 520, 16, 24) + rect("#43251F", 363, 515, 22, 6) + rect("#43251F", 363, 543, 22, 6),
        # dark frame
        fill("#5A2826", "M690-10H486Q512 14 524 90 530 40 546 30 566 80 572 178 580 90 592 70 612 150 616 268 622 200 634 190 650 250 648 330 654 400 646 470 670 520 690 540z"),
        fill("#5A2826", "M0-10H240Q214 20 208 120 200 60 184 50 160 140 158 250 148 150 120 110 80 200 66 330 70 420 40 480L0 540z"),
        fill("#5A2826", "M0 640V500Q30 520 50 556 90 566 130 572 190 584 250 604 400 628 500 616 560 598 640 574 660 540 690 520V640z"),
        fill("#33161F", "M0 640V590Q60 596 150 616 300 638 450 626 590 612 690 576V640z"),
        group("translate(250 330)", fill("#43251F", bat)) + group("translate(520 270) scale(0.8)", fill("#43251F", bat)),
    )


def pannonhalma() -> str:
    wall, shade, roof, roof2, glass, green, green2 = "#FBE7C4", "#CFA98C", "#B85B48", "#833B40", "#6B4A5C", "#6FA58F", "#3F7470"
    rows = ""
    for i in range(-7, 8):
        x = 380 + i * 26
        far = 380 + (i + 0.5) * 26
        rows += f"M{points(x, 500)}L{points(380 + i * 120 - 40, 640)}H{n(380 + i * 120 + 26)}L{points(far - 2, 500)}z"
    return scene(
        sky("pannonhalma", "#7E7BC0", "#D7A3C0", "#F9CFAE", "#FDEBC6"),
        sun("#FFF2D0", 560, 270, 60, halo=26),
        cloud("#F6CBC8", 456, 190, 170, 0.8) + cloud("#F6CBC8", 214, 150, 120, 0.7),
        hills("#B7A3C4", 0, 420, 160, 396, 330, 420, 520, 400, 690, 424),
        # the hill
        fill("#7E9F6C", "M0 494Q120 470 180 424 230 382 300 376H470Q560 386 600 430 640 470 690 484V640H0z"),
        group(
            "translate(-27 39) scale(0.9)",
            # wings
            box(wall, shade, 222, 306, 160, 84, 0) + hip(roof, 222, 306, 160, 40, 26, 6) + windows(glass, 232, 318, 9, 16, 9, 16.4, 3, 24),
            box(wall, shade, 446, 290, 150, 92, 0.0) + hip(roof, 446, 290, 150, 46, 22, 6) + poly(roof2, 540, 290, 530, 244, 574, 244, 602, 290) + rect(shade, 548, 290, 48, 92),
            windows(glass, 458, 302, 9, 17, 6, 15, 3, 26) + windows("#54384C", 556, 302, 8, 17, 3, 14, 3, 26),
            box("#EED3AC", "#B98E7C", 590, 320, 90, 70, 0.4) + hip(roof2, 590, 320, 90, 30, 20, 5) + windows(glass, 600, 332, 8, 15, 5, 15, 2, 24),
            box("#EED3AC", "#B98E7C", 180, 338, 52, 60, 0.3) + hip(roof2, 180, 338, 52, 24, 14, 5) + windows(glass, 188, 348, 8, 14, 3, 14, 2, 22),
            # tower
            rect(wall, 368, 236, 92, 150) + rect(shade, 424, 236, 36, 150) + rect("#FFF6E2", 360, 228, 108, 12) + rect(shade, 424, 228, 44, 12),
            rect("#FFF6E2", 364, 306, 100, 8) + rect("#B98E7C", 424, 306, 40, 8),
            arch(glass, 400, 372, 28, 50) + windows(glass, 386, 252, 14, 38, 3, 24, arched=True),
            rect(wall, 376, 166, 76, 62) + rect(shade, 424, 166, 28, 62),
            windows(glass, 390, 174, 12, 46, 3, 19, arched=True) + rect("#FFF6E2", 368, 158, 92, 10) + rect(shade, 424, 158, 36, 10),
            # drum of columns and the green dome
            rect(glass, 386, 120, 56, 38) + colonnade(wall, shade, 388, 120, 52, 38, 5, capitals=False) + rect("#FFF6E2", 380, 112, 68, 9) + rect(shade, 424, 112, 24, 9),
            dome(green, green2, 414, 113, 64, 44) + rect("#FFF6E2", 408, 58, 12, 14) + gable(green, green2, 406, 58, 16, 16) + line("#E0B24A", 4, "M414 44V22M407 30H421"),
        ),
        # trees on the slope
        _tuft("#55805A", (150, 452, 26), (190, 424, 24), (232, 404, 20), (270, 394, 16), (306, 396, 14), (356, 400, 14), (410, 400, 16), (460, 394, 16), (500, 402, 18), (540, 414, 22), (584, 436, 24), (626, 464, 26)),
        fill("#55805A", "M120 470L300 396H470L650 480V500H120z"),
        _tuft("#3F6852", (20, 500, 30), (70, 486, 30), (116, 474, 28), (166, 462, 26), (216, 444, 24), (262, 430, 22), (312, 434, 24), (366, 440, 24), (416, 438, 24), (466, 432, 24), (514, 446, 24), (562, 462, 26), (612, 482, 26), (664, 496, 30)),
        fill("#3F6852", "M0 500L260 430H480L690 496V520H0z"),
        hills("#9CB46C", 0, 500, 200, 484, 420, 490, 690, 484),
        # lavender
        hills("#A79B63", 0, 506, 200, 494, 420, 498, 690, 492),
        fill("#7A5BB0", rows) + line("#A98BD6", 5, "".join(f"M{points(380 + i * 26 + 2, 502)}L{points(380 + i * 120 - 26, 640)}" for i in range(-7, 8))),
        hills("#5B4393", 0, 616, 180, 630, 420, 622, 690, 612) + bumps("#3E2F6B", -20, 700, 634, 26, seed=6),
    )


def hortobagy() -> str:
    white, shade, deep = "#FFF0D6", "#D9A98C", "#A0676B"
    spans, pier, left = (42, 47, 51, 54, 58, 54, 51, 47, 42), 15, 82

    def deck(x: float) -> int:
        return round(372 + ((x - 365) / 365) ** 2 * 36)

    holes = edges = reflections = piers = ""
    x = left
    for w in spans:
        crown = deck(x + w / 2) + 30
        holes += f"M{x} 486V{crown + 27}A{points(w / 2, 27)} 0 0 1 {x + w} {crown + 27}V486z"
        edges += f"M{x + w} 486V{crown + 27}A{points(w / 2, 27)} 0 0 0 {x + w // 2} {crown}Q{points(x + w - 10, crown + 6)} {x + w - 9} 486z"
        reflections += f"M{x + 2} 490V{540 - (crown - 400) // 2}A{points(w / 2 - 2, 20)} 0 0 0 {x + w - 2} {540 - (crown - 400) // 2}V490z"
        if x > left:
            piers += f"M{x - pier - 2} 490V446L{x - 8} 434 {x + 2} 446V490z"
        x += w + pier

    cow = fill(
        "#E4DCD6",
        "M-66-84Q-40-94-10-86 30-94 58-86 70-80 68-56L66-2H54L52-36Q50-44 40-42 0-32-30-38L-34-2H-46L-50-40Q-62-46-66-56L-78-58Q-84-46-94-46L-102-52Q-98-66-92-78-82-90-66-84z",
    ) + fill("#9A8890", "M40-42L38-4H28L24-40zM-30-38L-24-4H-14L-10-37zM68-56L66-2H60L58-50Q40-54 0-46-20-46-30-38 0-32 40-42 64-50 68-60zM-66-56Q-58-66-60-82L-50-88Q-48-70-56-52z")
    cow += line("#F8EFE2", 6, "M-90-84Q-116-94-108-128M-80-88Q-62-98-66-132", cap="round") + line("#5A4450", 6, "M-109-122L-107-130M-66-126L-66-134", cap="round") + line("#9A8890", 4, "M66-80Q78-60 72-30", cap="round")
    return scene(
        sky("hortobagy", "#D8543F", "#F08A4B", "#FBC36B", "#FDE7A8", height=420),
        sun("#FFF4CF", 420, 300, 104, halo=34),
        fill("#F7B070", "M546 160Q620 148 690 152V164Q620 170 546 160zM0 318Q120 306 250 314T330 318 250 326 0 328zM520 262Q600 252 690 258V268Q600 272 520 268z", 0.8),
        line("#7A3440", 4, "".join(f"M{x} {y}q8-9 14-1 6-8 14 1" for x, y in ((250, 150), (288, 136), (326, 124), (364, 138), (402, 154), (440, 170))), cap="round"),
        # the plain
        rect("#C98A4F", 0, 400, 690, 100) + fill("#A8713F", "M0 404H690V414Q400 408 0 416z"),
        _tuft("#8A5A42", (40, 404, 12), (62, 402, 16), (636, 402, 15), (660, 404, 12), (676, 403, 18)),
        # bridge
        fill(white, f"M0 396L{' L'.join(f'{x} {deck(x)}' for x in range(30, 691, 60))}L690 408V490H0z"),
        fill(shade, f"M0 416L{' L'.join(f'{x} {deck(x) + 20}' for x in range(30, 691, 60))}L690 428V434L{' '.join(f'{x} {deck(x) + 26}' for x in range(690, 29, -60))} 0 422z"),
        fill("#E07F4C", holes) + fill(deep, edges),
        fill(white, piers),
        line(white, 12, "M70 372V480M660 380V480") + rect(white, 60, 366, 20, 8) + rect(white, 650, 374, 20, 8),
        # river
        rect("#B65A4E", 0, 486, 690, 110) + fill("#F3A864", reflections) + rect("#FFF0D6", 0, 484, 690, 5, 0.7),
        waves("#FCD79A", 20, 680, 500, 580, 5, 9),
        fill("#FDE7A8", "M356 500h120v5h-120zM372 520h90v5h-90zM384 540h70v5h-70zM396 560h40v5h-40z", 0.8),
        # near bank, cattle, well
        fill("#6E4A30", "M0 552Q100 540 220 560T460 590 690 566V640H0z"),
        group("translate(176 606) scale(1.06)", cow) + group("translate(330 612) scale(-0.8 0.8)", cow),
        line("#3B2326", 11, "M560 596V330") + line("#3B2326", 7, "M560 352L546 318M560 352L574 318", cap="round"),
        line("#3B2326", 7, "M450 212L646 424", cap="round") + line("#3B2326", 3, "M451 214V540") + fill("#3B2326", "M634 404L660 432 648 442 622 418zM440 538H462L458 562H444z"),
        poly("#7C5138", 412, 612, 418, 566, 484, 566, 490, 612) + poly("#4A2C2A", 456, 612, 456, 566, 484, 566, 490, 612) + rect("#9A6B48", 408, 560, 86, 9),
        bumps("#3A2724", -20, 710, 622, 18, seed=5) + hills("#2B1B1E", 0, 622, 200, 630, 440, 624, 690, 630),
    )


def pecs() -> str:
    stone, mid, shade, dark = "#F0CFA0", "#D9AE80", "#AB7B62", "#5B3B44"
    copper, copper2, copper3 = "#5FB394", "#2F8878", "#1D635F"

    def ogee(x: float, y: float, w: float, h: float) -> str:
        m = x + w / 2
        return f"M{points(x, y)}V{n(y - h * 0.55)}Q{points(x, y - h * 0.8)} {points(m, y - h)}Q{points(x + w, y - h * 0.8)} {points(x + w, y - h * 0.55)}V{n(y)}z"

    def church_tower(x: float, y: float) -> str:
        return (
            rect("#F7EBD6", x, y, 26, 210) + rect("#C9AE9C", x + 16, y, 10, 210)
            + windows(dark, x + 8, y + 12, 9, 26, 1, 1, 3, 48, arched=True)
            + line("#C9AE9C", 4, f"M{x} {y + 46}h26M{x} {y + 94}h26")
            + gable("#7FA79B", "#4B7B78", x, y, 26, 54, over=4)
        )

    diamonds = "".join(f"M{x} 606l14-14 14 14-14 14z" for x in range(20, 690, 56))
    return scene(
        sky("pecs", "#5E9FC0", "#B5D8DC", "#FDF2D2"),
        cloud("#FFFFFF", 492, 176, 150, 0.85) + cloud("#FFFFFF", 212, 110, 110, 0.7),
        hills("#A9C0A0", 0, 300, 160, 262, 320, 300, 500, 262, 690, 290),
        hills("#85A46C", 0, 350, 200, 322, 420, 350, 600, 318, 690, 340),
        # cathedral with its four towers
        church_tower(508, 268) + church_tower(612, 268),
        rect("#F7EBD6", 500, 360, 170, 110) + rect("#C9AE9C", 500, 362, 170, 7) + poly("#7FA79B", 496, 362, 512, 332, 652, 332, 668, 362) + windows(dark, 526, 384, 10, 34, 5, 22, arched=True),
        church_tower(536, 252) + church_tower(640, 252),
        bumps("#6E8A54", 470, 720, 424, 34, seed=2),
        # houses with glazed tiles
        box("#FBE3B4", shade, 0, 388, 214, 120, 0) + poly("#C9563C", -10, 390, 20, 326, 186, 326, 224, 390),
        line("#E9B949", 8, "M20 340H186M10 362H204M0 384H218", dash="12 12") + line("#3F8C6E", 8, "M32 351H196M12 373H212", dash="12 12"),
        windows(dark, 36, 410, 20, 36, 4, 44),
        box("#E9B58C", shade, 560, 428, 140, 80, 0) + poly("#A8483A", 548, 430, 572, 392, 690, 392, 690, 430) + windows(dark, 578, 446, 16, 28, 3, 36),
        fill("#E3BE8C", "M0 500H690V640H0z"),
        # mosque: cube, octagon, dome
        rect(stone, 226, 352, 258, 180) + rect(shade, 404, 352, 80, 180) + rect("#FBE6C0", 218, 344, 274, 12) + rect(mid, 404, 344, 88, 12),
        poly(copper, 222, 346, 262, 306, 448, 306, 488, 346) + poly(copper3, 404, 346, 394, 306, 448, 306, 488, 346),
        fill(stone, "M262 312V248H448V312z") + rect("#FBE6C0", 300, 248, 74, 64) + rect(mid, 374, 248, 44, 64) + rect(shade, 412, 248, 36, 64),
        fill(dark, ogee(271, 300, 18, 40) + ogee(328, 300, 22, 42) + ogee(384, 300, 20, 40) + ogee(424, 300, 16, 40)),
        rect("#FBE6C0", 254, 240, 202, 10) + rect(mid, 404, 240, 52, 10),
        fill(copper, "M262 241C262 176 302 132 355 126 408 132 448 176 448 241z"),
        fill("#8FD0B0", "M300 241C300 186 320 144 355 126 316 136 282 176 276 241z") + fill(copper2, "M368 241C372 190 368 146 355 126 408 132 448 176 448 241z") + fill(copper3, "M412 241C410 190 392 146 355 126 408 132 448 176 448 241z"),
        # crescent and cross
        line("#B98524", 5, "M355 128V92M355 74V38M343 50H367") + fill("#D9A436", "M337 66A19 19 0 1 0 373 66 16 16 0 1 1 337 66z"),
        # windows and gate
        fill("#FBE6C0", ogee(242, 436, 38, 74) + ogee(354, 436, 38, 74)) + fill(dark, ogee(248, 436, 26, 60) + ogee(360, 436, 26, 60) + ogee(418, 436, 24, 62) + ogee(452, 436, 22, 60)),
        fill(dark, ogee(250, 512, 22, 46) + ogee(362, 512, 22, 46) + ogee(420, 512, 20, 46) + ogee(454, 512, 18, 46)),
        fill("#FBE6C0", ogee(286, 532, 62, 150)) + fill(mid, ogee(293, 532, 48, 134)) + fill(dark, ogee(300, 532, 34, 108)),
        line(mid, 3, "M228 376h50M352 366h44M350 522h40"),
        # steps, square, tiles
        steps("#FBE6C0", mid, 355, 530, 300, 10, 3, 14),
        fill("#C99A6C", "M0 560H690V566H0zM330 560H352L320 590H290zM180 566L130 590H90L150 566zM470 566L520 590H560L500 566z"),
        person("#3E5A6B", "#E9B98C", 560, 560, 38) + person("#B5402E", "#E9B98C", 582, 564, 36),
        tree("#5B3B34", "#4B6B45", "#7C9A58", 60, 566, 120) + tree("#5B3B34", "#4B6B45", "#7C9A58", 648, 570, 110),
        rect("#1F4F58", 0, 584, 690, 56) + rect("#D9A436", 0, 584, 690, 5) + fill("#3F978C", diamonds) + line("#D9A436", 7, "M62 606H690", cap="round", dash="1 55"),
    )


def eger() -> str:
    stone, mid, shade, dark = "#F6D3A8", "#DDA983", "#A86F65", "#4E2C44"
    red, red2 = "#D9573F", "#8C2F38"

    def homes(roof: str, *places: tuple[int, int, int, int]) -> str:
        """A row of houses as x, y, width, height."""
        walls = shades = tiles = dark_tiles = panes = ""
        for x, y, w, h in places:
            k, top, m = w // 6, y - w // 3, x + w * 2 // 3
            walls += f"M{x} {y}h{w}v{h}h-{w}z"
            shades += f"M{m} {y}H{x + w}v{h}H{m}z"
            tiles += f"M{x - 6} {y + 2}L{x + k} {top}H{x + w - k}L{x + w + 6} {y + 2}z"
            dark_tiles += f"M{m} {y + 2}L{m - 4} {top}H{x + w - k}L{x + w + 6} {y + 2}z"
            panes += f"M{x + 14} {y + 26}h{w - 22}"
        return fill("#FCE8CC", walls) + fill("#CDA294", shades) + fill(roof, tiles) + fill(red2, dark_tiles) + line("#6B3B50", 18, panes, dash="11 14")

    bunch = "M58 486h65M44 514h97M60 542h65M78 570h33M95 598h1"
    return scene(
        sky("eger", "#6B3560", "#C45F6B", "#F3A06E", "#FCD9A0"),
        sun("#FFEBBE", 330, 256, 62, halo=26),
        cloud("#EBA08C", 520, 214, 160, 0.7) + cloud("#D98A86", 214, 108, 130, 0.6),
        hills("#B5687A", 0, 340, 130, 318, 300, 340, 500, 300, 690, 340),
        hills("#8C4E6E", 0, 400, 200, 380, 440, 390, 600, 350, 690, 372),
        # castle
        fill("#7A4A52", "M0 470L40 420H420L470 480V520H0z"),
        rect(stone, 0, 338, 226, 110) + fill(mid, "M0 420H226V448H0zM60 338H76V448H60zM180 338H226V448H180z"),
        _merlons(stone, 0, 338, 226, 14, 11) + windows(dark, 96, 360, 6, 20, 3, 30),
        rect("#EBC39C", 300, 308, 130, 70) + rect(shade, 396, 308, 34, 70) + poly("#B8433A", 290, 310, 318, 262, 412, 262, 442, 310) + poly(red2, 392, 310, 386, 262, 412, 262, 442, 310),
        arcade(dark, 312, 352, 13, 34, 5, 17, pointed=True) + windows(dark, 404, 324, 9, 22, 2, 15),
        fill(mid, "M320 448V372H440L452 456z") + rect(shade, 396, 372, 50, 80),
        # round bastion
        fill(stone, "M206 452L220 316H324L340 452Q272 476 206 452z") + fill(mid, "M278 316H302L316 464 288 466z") + fill(shade, "M302 316H324L340 452 316 464z"),
        fill(stone, "M212 318V292H332V318Q272 334 212 318z") + fill(shade, "M302 292H332V318L302 325z") + _merlons(stone, 212, 292, 120, 16, 6) + rect(shade, 321, 276, 11, 16),
        windows(dark, 236, 346, 18, 12, 2, 40),
        flag("#FFF3D8", dark, 250, 280, 66, 36) + poly("#C8374B", 250, 214, 286, 224, 250, 222) + poly("#4B8C5E", 250, 228, 268, 229, 250, 234),
        bumps("#5E3C4E", -20, 720, 460, 60, seed=3),
        # roofs
        homes(red, (156, 474, 84, 70), (256, 468, 84, 80), (352, 476, 92, 90), (560, 470, 104, 90)),
        # minaret
        poly(stone, 452, 580, 456, 500, 470, 478, 520, 478, 534, 500, 538, 580) + poly(mid, 492, 580, 492, 500, 494, 478, 508, 478, 512, 500, 514, 580) + poly(shade, 512, 580, 510, 500, 508, 478, 520, 478, 534, 500, 538, 580),
        poly(stone, 470, 480, 476, 292, 514, 292, 520, 480) + poly(mid, 490, 480, 492, 292, 504, 292, 506, 480) + poly(shade, 506, 480, 504, 292, 514, 292, 520, 480) + poly("#FDE6C4", 470, 480, 476, 292, 482, 292, 478, 480),
        fill(stone, "M474 306L462 286H528L516 306z") + fill(shade, "M504 306L508 286H528L516 306z") + rect("#FDE6C4", 458, 268, 74, 18) + rect(shade, 508, 268, 24, 18),
        rect(stone, 482, 188, 26, 82) + rect(shade, 498, 188, 10, 82) + arch(dark, 486, 268, 11, 32),
        rect("#FDE6C4", 478, 182, 34, 8) + rect(shade, 498, 182, 14, 8) + gable("#8E6B7C", "#5B3C58", 480, 182, 30, 50, over=0) + line("#F2C866", 4, "M495 136V120"),
        windows(dark, 490, 330, 6, 18, 1, 1, 3, 48),
homes("#E37048", (196, 536, 108, 90), (328, 532, 118, 90), (556, 544, 126, 90)),
        _dots("#4F3A48", 60, (316, 616), (470, 604), (520, 606), (684, 606)),
        # vine leaves and grapes
        line("#3B2733", 8, "M0 452Q60 440 100 462T190 470", cap="round"),
        fill("#5F8C4B", "M96 474Q60 470 46 438 20 446 0 430V398Q20 380 44 398 56 370 88 382 92 410 112 416 126 446 96 474z") + fill("#87AE58", "M96 474Q60 470 46 438 20 446 0 430V398Q20 380 44 398 60 440 96 474z"),
        fill("#4B7440", "M120 470Q140 430 180 436 200 424 218 444 208 470 222 490 196 508 172 494 146 500 120 470z") + fill("#6E9A50", "M120 470Q140 430 180 436 200 424 218 444 180 456 120 470z"),
        bumps("#331D33", -20, 710, 620, 44, seed=8),
        line("#2F1B45", 38, bunch, cap="round", dash="0.1 32") + group("translate(-3 -3)", line("#5B3B80", 25, bunch, cap="round", dash="0.1 32")) + group("translate(-7 -8)", line("#A98BC6", 8, bunch, cap="round", dash="0.1 32")),
    )


def tihany() -> str:
    wall, shade, trim, roof, roof2, glass = "#F8DC93", "#D6A566", "#FFF8E2", "#C4593F", "#8E3B35", "#5C5A6E"
    green, green2 = "#5F9A8C", "#356A68"

    def helm(x: float) -> str:
        """A tower with its baroque helmet, axis at x."""
        return (
            box(wall, shade, x - 32, 250, 64, 200, 0.36)
            + rect(trim, x - 37, 342, 74, 8) + rect("#E3C48C", x + 9, 342, 28, 8)
            + windows(glass, x - 12, 270, 18, 50, 1, 1, arched=True) + windows(glass, x - 11, 374, 16, 34, 1, 1, arched=True)
            + fill(trim, f"M{x - 40} 252V242H{x - 34}Q{x - 4} 224 {x + 26} 242H{x + 40}V252z") + fill("#E3C48C", f"M{x + 9} 252V234Q{x + 18} 236 {x + 26} 242H{x + 40}V252z")
            + fill(green, f"M{x - 34} 242Q{x - 34} 214 {x - 15} 208 {x - 12} 202 {x - 12} 194H{x + 12}Q{x + 12} 202 {x + 15} 208 {x + 34} 214 {x + 34} 242 {x} 226 {x - 34} 242z")
            + fill(green2, f"M{x + 9} 232Q{x + 12} 212 {x + 4} 194H{x + 12}Q{x + 12} 202 {x + 15} 208 {x + 34} 214 {x + 34} 242 {x + 22} 234 {x + 9} 232z")
            + rect(trim, x - 11, 180, 22, 16) + rect(glass, x - 3, 183, 6, 13)
            + fill(green, f"M{x - 14} 181Q{x - 18} 164 {x} 148 {x + 18} 164 {x + 14} 181z") + fill(green2, f"M{x + 3} 181Q{x + 6} 164 {x} 148 {x + 18} 164 {x + 14} 181z")
            + line("#D9A436", 4, f"M{x} 150v-24m-7 8h14")
        )

    rows = "".join(f"M{330 + i * 36} 548L{330 + i * 110 - 34} 640H{330 + i * 110 + 26}L{330 + i * 36 + 14} 548z" for i in range(-6, 8))
    return scene(
        sky("tihany", "#2E9CC2", "#98D8DC", "#F6F3D8"),
        cloud("#FFFFFF", 212, 150, 120, 0.9) + cloud("#FFFFFF", 520, 220, 160, 0.85),
        # far shore with its flat-topped hills, lake
        fill("#A9C9CC", "M0 332L30 326 60 296H120L156 326 230 330 260 306 276 306 300 330 420 326 690 330V350H0z"),
        gradient("tihany-lake", "#5CCFC6", "#1E97AE"),
        fill("url(#tihany-lake)", "M0 340H690V600H0z"),
        waves("#DDF6EC", 10, 300, 360, 500, 3, 21),
        boat("#2E5C78", "#FFFFFF", 96, 424, 88) + boat("#C4593F", "#FFF6DE", 212, 386, 52) + boat("#2E5C78", "#FFFFFF", 176, 478, 60),
        # the hill
        fill("#7FAE62", "M690 640H0V580Q120 540 210 490 250 450 320 440H690z") + fill("#5B8F55", "M690 640H120Q230 560 290 500 340 470 420 466H690z"),
        _dots("#4A7F52", 50, (228, 492), (262, 470), (290, 456), (196, 518)),
        # abbey: long wing, church, two towers
        box(wall, shade, 520, 372, 180, 80, 0) + poly(roof, 512, 374, 534, 328, 700, 328, 700, 374) + rect(trim, 516, 370, 180, 7),
        windows(glass, 540, 388, 13, 22, 5, 30) + windows(glass, 540, 422, 13, 20, 5, 30),
        poly(roof, 392, 340, 430, 276, 560, 276, 586, 340) + poly(roof2, 470, 340, 480, 276, 560, 276, 586, 340),
        rect(shade, 480, 336, 96, 114) + windows(glass, 516, 350, 14, 40, 2, 32, arched=True),
        rect(wall, 380, 300, 110, 150) + fill(wall, "M392 302Q396 270 420 262 430 244 440 262 464 270 468 302z"),
        line(trim, 6, "M390 304Q396 270 420 262 430 244 440 262 464 270 470 304M384 306H476"),
        circle(glass, 430, 286, 10) + windows(glass, 422, 326, 18, 46, 1, 1, arched=True) + arch(trim, 410, 450, 42, 66) + arch("#8C5A3E", 417, 450, 28, 56),
        helm(356) + helm(504),
        # trees, wall
        fill("#E8DCC0", "M300 446H690V462H290z") + fill("#BBA98C", "M290 458H690V466H286z"),
        _dots("#3F7350", 48, (318, 476), (352, 488), (520, 496), (560, 478), (600, 486), (644, 480), (682, 484)),
        cypress("#2C5A44", "#4A7F52", 640, 482, 110, 15),
        fill("#8FB86A", "M0 600Q120 556 240 520 340 496 460 506T690 510V640H0z"),
        # lavender
        hills("#A8B36C", 0, 590, 140, 566, 330, 544, 520, 540, 690, 550),
        fill("#7D62B8", rows) + line("#AB93DA", 5, "".join(f"M{330 + i * 36 + 3} 550L{330 + i * 110 - 20} 640" for i in range(-6, 8))),
        fill("#7FAE62", "M0 500H-10V596Q120 556 250 520 180 560 120 590L60 620 0 640z"),
        bumps("#4A3A80", -20, 710, 624, 30, seed=3) + hills("#2F2858", 0, 626, 200, 634, 440, 630, 690, 624),
    )


def visegrad() -> str:
    stone, mid, shade, dark, roof, roof2 = "#F3DDB4", "#D2B087", "#9C7A68", "#54403F", "#9A5540", "#6B3A36"
    r = random.Random(4)

    def wood(colour: str, count: int, x0: int, x1: int, top: tuple[int, int], low: int, size: int) -> str:
        """Autumn crowns scattered between a slope from top[0] to top[1] and the level `low`."""
        crowns = []
        for _ in range(count):
            x = r.randint(x0, x1)
            crowns.append((x, r.randint(round(top[0] + (top[1] - top[0]) * (x - x0) / (x1 - x0)), low)))
        return _dots(colour, 2 * size, *crowns)

    return scene(
        sky("visegrad", "#3E7FB0", "#A5CFDC", "#FBEACB"),
        cloud("#FFFFFF", 222, 130, 130, 0.85) + cloud("#FFFFFF", 560, 190, 120, 0.8),
        # mountains behind the bend
        hills("#9FB6C4", 0, 300, 100, 270, 220, 300, 340, 256, 460, 300, 690, 280),
        hills("#7E99A0", 0, 340, 140, 312, 260, 340, 380, 316, 690, 340),
        hills("#8E9268", 0, 384, 120, 346, 240, 376, 330, 362, 420, 376, 690, 380),
        # the river: from the back round the bend to the viewer
        fill("#A9AC74", "M0 372H690V640H0z"),
        fill("#3F8FC0", "M440 380Q300 372 190 392 70 414 60 470 60 540 230 590L330 640H0V640H640L560 600Q340 560 270 500 226 456 290 424 350 400 470 392z"),
        fill("#2A74AC", "M60 470Q60 540 230 590L330 640H640L560 600Q400 570 310 528 330 570 200 540 90 510 60 470z"),
        fill("#7FC0DA", "M440 380Q300 372 190 392 110 406 78 440 150 404 290 400 380 392 440 386z"),
        line("#CBE6F0", 4, "M120 440h50M96 470h70M130 510h60M200 470h36M360 600h80M180 420h60", cap="round"),
        # left bank
        wood("#C9803A", 9, -10, 70, (380, 400), 470, 18) + wood("#B5532F", 7, -10, 60, (400, 430), 520, 18) + wood("#E0A646", 7, -10, 70, (420, 470), 540, 16),
        # castle hill
        fill("#A86F3A", "M300 480Q350 430 380 360 400 306 440 296H600Q650 320 690 350V640H560Q400 590 330 530 296 510 300 480z"),
        fill("#C9B193", "M400 320Q420 296 440 292H608L650 330 600 346 560 330 500 350 450 330z") + fill(shade, "M560 330L608 292 650 330 600 346zM500 350L520 300 550 320z"),
        # citadel
        rect(mid, 500, 196, 90, 100) + rect(shade, 560, 196, 30, 100) + poly(roof, 492, 198, 510, 158, 580, 158, 598, 198) + poly(roof2, 560, 198, 554, 158, 580, 158, 598, 198) + windows(dark, 512, 212, 9, 22, 3, 20, arched=True),
        rect(stone, 436, 168, 62, 130) + rect(shade, 474, 168, 24, 130) + _merlons(stone, 432, 168, 70, 16, 4) + rect(stone, 432, 166, 70, 10) + rect(shade, 474, 166, 28, 10) + windows(dark, 450, 190, 8, 24, 1, 1, 2, 46, arched=True),
        rect(stone, 588, 232, 60, 90) + rect(shade, 624, 232, 24, 90) + _merlons(stone, 588, 232, 60, 14, 4) + windows(dark, 600, 250, 8, 20, 1, 1, arched=True),
        fill(stone, "M396 326V244H446V262H540V250H600V340L560 326 500 344 450 328z") + fill(mid, "M446 262H540V250H600V340L560 326 500 344 470 335V276H446z"),
        _merlons(stone, 446, 262, 94, 12, 6) + _merlons(mid, 540, 250, 60, 12, 4),
        fill(stone, "M376 338L386 226H434L440 336Q410 346 376 338z") + fill(shade, "M414 342L412 226H434L440 336Q428 342 414 342z") + rect(stone, 380, 216, 60, 14) + rect(shade, 412, 216, 28, 14) + _merlons(stone, 380, 216, 60, 14, 4) + windows(dark, 394, 246, 8, 24, 1, 1, 2, 42, arched=True),
        windows(dark, 462, 282, 8, 20, 4, 20) + arch(dark, 556, 328, 22, 40),
        flag("#C8374B", dark, 410, 204, 56, 34),
        # autumn woods down the slope
        wood("#8C4A30", 16, 380, 690, (350, 370), 420, 22) + wood("#C4622F", 24, 350, 690, (366, 390), 500, 22) + wood("#DE8F38", 20, 340, 690, (410, 420), 540, 20) + wood("#F0BC56", 12, 350, 690, (400, 420), 560, 15),
        # Solomon's tower by the river
        poly(stone, 286, 470, 290, 374, 330, 374, 330, 480) + poly(mid, 314, 476, 314, 374, 336, 374, 338, 482) + poly(shade, 336, 374, 352, 374, 358, 474, 338, 482) + rect("#FFF0D0", 284, 364, 72, 10) + windows(dark, 298, 392, 8, 16, 2, 20, 3, 26),
        # boat with its wake
        fill("#CBE6F0", "M196 544L116 530 130 522 200 536z", 0.7) + fill("#FFFFFF", "M176 528H290L276 548H196z") + fill("#C9D4DC", "M250 528H290L276 548H250z") + rect("#FFFFFF", 196, 510, 70, 18) + rect("#C9D4DC", 246, 510, 20, 18) + rect("#C8374B", 216, 496, 12, 14) + windows("#2A4A6B", 202, 515, 10, 7, 4, 15),
        # dark near bank
        wood("#7A3A2C", 14, 420, 690, (590, 540), 600, 24),
        bumps("#5A2F2C", 380, 710, 606, 40, seed=7) + bumps("#3B2428", -20, 710, 628, 44, seed=2),
    )


def budapest() -> str:
    c = 378
    wall, mid, shade, glass, slate, slate2 = "#FCE3B0", "#E9BD83", "#B87F62", "#6B3B4C", "#8A4A52", "#5A3048"
    red, red2 = "#C9553F", "#8C3038"

    def spikes(y: float, height: float, *axes: float) -> str:
        """Pinnacles along an eave."""
        return fill(wall, "".join(f"M{x - 4} {y}v-{height // 2}l4-{height // 2} 4 {height // 2}v{height // 2}z" for x in axes))

    def spire_tower(x: int, top: int, w: int, peak: int) -> str:
        h = w // 2
        return (
            rect(wall, x - h, top, w, 440 - top) + rect(shade, x + h // 4, top, h - h // 4, 440 - top)
            + windows(glass, x - h // 2, top + 12, 5, 30, 2, h - 2, 3, 44, arched=True)
            + spikes(top + 4, 32, x - h, x + h)
            + poly(slate, x - h, top, x, top - peak, x + h, top) + poly(slate2, x + h // 4, top, x, top - peak, x + h, top)
            + line("#F2C866", 3, f"M{x} {top - peak + 4}v-18")
        )

    def turrets(*axes: int) -> str:
        return (
            fill(wall, "".join(f"M{x - 9} 286h18v154h-18z" for x in axes)) + fill(shade, "".join(f"M{x + 2} 286h7v154h-7z" for x in axes))
            + fill(slate, "".join(f"M{x - 10} 288l10-66 10 66z" for x in axes)) + fill(slate2, "".join(f"M{x} 222l10 66h-8z" for x in axes))
            + line(glass, 5, "".join(f"M{x - 3} 300v36m0 20v30" for x in axes), cap="round")
        )

    def chamber(x: int) -> str:
        return (
            rect(wall, x - 52, 300, 104, 140) + rect(shade, x + 24, 300, 28, 140)
            + windows(glass, x - 40, 316, 9, 46, 5, 17, arched=True) + windows(glass, x - 40, 384, 9, 34, 5, 17)
            + poly(slate, x - 50, 302, x - 24, 240, x + 24, 240, x + 50, 302) + poly(slate2, x + 22, 302, x + 12, 240, x + 24, 240, x + 50, 302)
            + spikes(304, 44, x - 26, x + 26)
        )

    return scene(
        sky("budapest", "#1C2558", "#51478C", "#B9688A", "#F2A27C", "#FBD09A", height=470),
        fill("#FFF3D6", "".join(f"M{x} {y}l2-6 2 6 6 2-6 2-2 6-2-6-6-2z" for x, y in ((244, 60), (310, 130), (560, 176), (636, 150)))),
        # roofs and walls of the wings
        poly(slate, 0, 340, 0, 306, 690, 306, 690, 340) + rect(slate2, 0, 328, 690, 12),
        rect(wall, 0, 336, 690, 104) + rect(mid, 0, 336, 690, 6),
        windows(glass, 0, 348, 8, 28, 7, 16, arched=True) + windows(glass, 206, 348, 8, 28, 5, 16, arched=True) + windows(glass, 484, 348, 8, 28, 4, 16, arched=True) + windows(glass, 0, 394, 8, 30, 43, 16),
        spikes(340, 36, 20, 52, 84, 218, 250, 486, 518, 548, 676),
        chamber(c - 232) + chamber(c + 232) + turrets(c - 284, c - 180, c + 180, c + 284),
        # middle: gable front between two towers
        spire_tower(c - 84, 250, 28, 96) + spire_tower(c + 84, 250, 28, 96),
        rect(wall, c - 68, 290, 136, 150) + rect(mid, c + 20, 290, 48, 150),
        windows(glass, c - 56, 318, 10, 52, 6, 20.4, arched=True) + windows(glass, c - 56, 388, 10, 40, 6, 20.4),
        # drum with buttresses and the dome
        rect(wall, c - 62, 226, 124, 70) + rect(mid, c + 6, 226, 30, 70) + rect(shade, c + 36, 226, 26, 70),
        windows(glass, c - 52, 238, 9, 46, 6, 19, arched=True),
        fill(red, f"M{c - 56} 230C{c - 60} 170 {c - 34} 130 {c} 118 {c + 34} 130 {c + 60} 170 {c + 56} 230z") + fill(red2, f"M{c + 14} 230C{c + 20} 170 {c + 12} 136 {c} 118 {c + 34} 130 {c + 60} 170 {c + 56} 230z"),
        line("#E58A62", 3, f"M{c - 38} 228C{c - 42} 180 {c - 24} 140 {c - 4} 122M{c - 14} 228C{c - 16} 180 {c - 10} 140 {c - 2} 122"),
        line("#6B2432", 3, f"M{c + 36} 228C{c + 40} 180 {c + 24} 140 {c + 4} 122"),
        spikes(232, 54, c - 64, c - 40, c - 14, c + 14, c + 40, c + 64) + spikes(300, 50, c - 68, c + 68, c - 34, c + 34, c),
        rect(wall, c - 10, 98, 20, 22) + rect(shade, c + 3, 98, 7, 22) + spikes(104, 22, c - 10, c + 10) + poly(red, c - 11, 98, c, 44, c + 11, 98) + poly(red2, c + 2, 98, c, 44, c + 11, 98) + line("#F2C866", 3, f"M{c} 48V28"),
        # terrace and quay with the tram
        rect(mid, 0, 436, 690, 18) + windows(shade, 8, 441, 12, 13, 31, 22) + rect("#6B3B4C", 0, 454, 690, 22) + rect("#8C5560", 0, 452, 690, 6),
        fill("#F9C22E", "M470 466V442Q470 436 478 436H622Q630 436 630 442V466z") + windows("#FFF6D8", 478, 441, 15, 11, 8, 18.6) + rect("#C98A1E", 470, 458, 160, 4) + rect("#3A2346", 480, 466, 140, 5),
        # river with the mirrored lights
        gradient("budapest-river", "#D98A86", "#6B4A86", "#262C62"),
        fill("url(#budapest-river)", "M0 474H690V640H0z"),
        fill("#FCE3B0", f"M0 474H690V496H{c + 284}L{c + 268} 532H{c + 196}L{c + 180} 496H{c + 92}L{c + 62} 560H{c - 62}L{c - 92} 496H{c - 180}L{c - 196} 532H{c - 268}L{c - 284} 496H0z", 0.5),
        fill("#C9553F", f"M{c - 54} 552H{c + 54}Q{c + 44} 590 {c} 612 {c - 44} 590 {c - 54} 552z", 0.7),
        line("#5A4486", 4, "M20 506h120M180 510h90M300 524h60M420 512h140M560 530h110M60 540h100M220 548h120M390 560h110M320 578h90M490 576h120", 0.8, cap="round"),
        line("#FFE9B8", 3, "M60 524h40M250 536h50M440 540h30M600 512h50M366 586h34", cap="round"),
        # dark bank
        fill("#1A1B40", "M0 590Q180 620 340 622T690 590V640H0z"),
    )


SCENES = {
    "holloko": holloko,
    "aggtelek": aggtelek,
    "pannonhalma": pannonhalma,
    "hortobagy": hortobagy,
    "pecs": pecs,
    "eger": eger,
    "tihany": tihany,
    "visegrad": visegrad,
    "budapest": budapest,
}
