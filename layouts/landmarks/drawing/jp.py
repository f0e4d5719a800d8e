"""Scenes of Japan."""

from __future__ import annotations

from kit import *


def _bushes(colour: str, x0: float, x1: float, y: float, size: float) -> str:
    """Round bushes from x0 to x1 as one dotted stroke."""
    return line(colour, size, f"M{points(x0, y)}H{n(x1)}", cap="round", dash=f"0 {n(size * 0.7)}")


def _pine(trunk: str, dark: str, light: str, x: float, y: float, height: float) -> str:
    """A crooked pine with flat pads of needles, its foot at x, y."""
    h = height
    lower = upper = ""
    for dx, dy, w in ((-0.3, 0.46, 0.56), (0.34, 0.56, 0.52), (-0.16, 0.7, 0.5), (0.14, 0.86, 0.5)):
        a, b, c = x + dx * h, y - dy * h, w * h / 2
        lower += f"M{points(a - c, b)}Q{points(a - c * 0.9, b - c * 0.6, a, b - c * 0.66)} {points(a + c * 0.9, b - c * 0.6, a + c, b)}Q{points(a, b + c * 0.3, a - c, b)}z"
        upper += f"M{points(a - c, b)}Q{points(a - c * 0.9, b - c * 0.6, a, b - c * 0.66)} {points(a + c * 0.5, b - c * 0.6, a + c * 0.5, b - c * 0.4)}Q{points(a - c * 0.3, b - c * 0.3, a - c, b)}z"
    return line(trunk, h * 0.06, f"M{points(x, y)}Q{points(x + h * 0.1, y - h * 0.2)} {points(x - h * 0.02, y - h * 0.4)}T{points(x + h * 0.13, y - h * 0.9)}M{points(x + h * 0.02, y - h * 0.3)}L{points(x - h * 0.3, y - h * 0.46)}M{points(x, y - h * 0.4)}L{points(x + h * 0.34, y - h * 0.56)}") + fill(dark, lower) + fill(light, upper)


def _leaf(x: float, y: float, size: float, turn: float) -> str:
    """Path data of a maple leaf."""
    lobes = ((90, 1.0), (38, 0.95), (-14, 0.7), (-90, 0.4), (194, 0.7), (142, 0.95))
    d = []
    for i, (angle, length) in enumerate(lobes):
        a, b = math.radians(angle + turn), math.radians((angle + lobes[(i + 1) % 6][0] - (360 if lobes[(i + 1) % 6][0] - angle > 90 else 0)) / 2 + turn)
        d += [x + size * length * math.cos(a), y - size * length * math.sin(a), x + size * 0.32 * math.cos(b), y - size * 0.32 * math.sin(b)]
    return f"M{points(*d)}z"


def _flowers(*places: tuple[float, float, float]) -> tuple[str, str]:
    """Path data of five-petalled flowers (x, y, radius): dots for the petals, dots for the hearts, to be drawn as round strokes."""
    petals = hearts = ""
    for i, (x, y, r) in enumerate(places):
        for k in range(5):
            a = math.radians(72 * k + 90 + 24 * i)
            petals += f"M{points(round(x + r * math.cos(a)), round(y - r * math.sin(a)))}h1"
        hearts += f"M{points(x, y)}h1"
    return petals, hearts


def shirakawa_go() -> str:
    snow, pale, blue, dusk = "#F4F8FF", "#C9DAF0", "#8FAED6", "#5A7DB4"
    wood, straw, beam, glow = "#4A3540", "#8A6A5C", "#6B4C4A", "#FFCF6B"

    def house(x: float, y: float, w: float, h: float, depth: float) -> str:
        """A farmhouse, its gable towards us with the peak over x, its long snowy roof at the left; y is the eaves."""
        a, b, top, t = x - w / 2, x + w / 2, y - h, w * 0.1
        wall = h * 0.16

        def row(level: float, count: int, size: float) -> str:
            half = w / 2 * level * 0.72
            return windows(glow, x - half + size * 0.2, y - h * (1 - level) - size * 0.5, size * 0.7, size, count, (2 * half - size * 1.1) / max(1, count - 1))

        return (
            # side wall, ground floor
            poly("#6B5560", a - depth + t, y - 4, a, y, a, y + wall, a - depth + t, y + wall - 6)
            + windows(glow, a - depth * 0.8, y + wall * 0.25, wall * 0.5, wall * 0.45, 3, depth * 0.26)
            + rect(wood, a, y - 4, w - t * 0.6, wall + 4)
            # the roof's lit plane
            + poly(snow, x, top, x - depth, top + h * 0.04, a - depth - t * 0.6, y - 2, a - t, y + 4)
            + poly(pale, x - depth, top + h * 0.04, a - depth - t * 0.6, y - 2, a - depth + t * 1.1, y, x - depth + t * 0.8, top + h * 0.08)
            + poly(pale, a - depth * 0.5 - t * 0.6, y, a - t, y + 4, a + w * 0.14, y - h * 0.3, a + w * 0.02, y - h * 0.2, a - depth * 0.16, y - h * 0.14)
            + poly(straw, a - depth - t * 0.6, y - 2, a - t, y + 4, a - t * 0.4, y + 13, a - depth - t * 0.2, y + 7)
            # thatch edge, gable wall, snow on the other slope
            + poly(straw, x, top + 2, a - t, y + 4, a + t * 0.9, y + 8, x, top + h * 0.24, b - t * 0.9, y + 8, b + t, y + 4)
            + poly("#5E4550", x, top + 2, x, top + h * 0.24, b - t * 0.9, y + 8, b + t, y + 4)
            + poly(beam, x, top + h * 0.2, a + t, y, b - t, y)
            + poly(wood, x, top + h * 0.2, x + w * 0.06, y, b - t, y)
            + line(straw, w * 0.025, f"M{points(x - w * 0.18, y - h * 0.34)}H{n(x + w * 0.18)}M{points(x - w * 0.3, y - h * 0.04)}H{n(x + w * 0.3)}")
            + row(0.5, 2, h * 0.13) + row(0.8, 4, h * 0.15)
            + poly(blue, x - t * 0.4, top - 3, x, top - t * 0.9, b + t * 1.8, y, b + t, y + 4, x, top + 4)
            + poly(snow, x - depth, top + h * 0.04, x - depth + t * 0.2, top - t * 0.8, x, top - t, x + t * 0.5, top + t * 0.3, x, top + t * 0.5)
            + windows(glow, a + w * 0.2, y + wall * 0.28, w * 0.13, wall * 0.72, 3, w * 0.24)
            + rect(beam, a, y + wall * 0.08, w - t * 0.6, wall * 0.1)
        )

    flakes = "".join(f"M{x} {y}h1" for x, y in ((236, 90), (300, 150), (262, 226), (356, 70), (398, 136), (470, 160), (560, 210), (620, 146), (652, 260), (40, 330), (110, 316), (214, 300), (340, 236), (520, 60), (640, 400), (40, 460), (300, 540), (470, 590), (140, 560), (590, 560)))
    return pack(
        scene(
            sky("shirakawa-go", "#16285C", "#2F5596", "#7FA3D0", height=480),
            circle("#FDF3D0", 270, 124, 42) + circle("#FDF3D0", 270, 124, 60, 0.18),
            # mountains, cedar slope
            ridge("#6F8FC2", 0, 290, 90, 240, 180, 276, 300, 200, 400, 262, 500, 190, 590, 240, 690, 176),
            fill(pale, "M300 200L336 224 316 232 300 222 280 234 258 232zM500 190L540 214 516 226 496 214 470 236 446 232zM690 176L640 208 656 220 690 216zM90 240L120 252 96 262 66 256z"),
            forest("#2E4E86", 0, 700, 372, 84, 34, seed=4),
            forest("#1F3A6C", 0, 700, 420, 70, 42, seed=9),
            hills(blue, 0, 430, 180, 412, 420, 424, 690, 404),
            house(180, 432, 110, 124, 86) + house(640, 420, 100, 116, 70),
            hills(pale, 0, 474, 140, 462, 330, 486, 560, 462, 690, 470),
            house(462, 496, 236, 262, 156),
            # snow in front with the windows' light
            hills(snow, 0, 524, 200, 530, 340, 538, 520, 534, 690, 510),
            fill("#FFE3A6", "M370 540H560L600 570Q480 590 330 566z", 0.7),
            hills(pale, 0, 560, 160, 572, 400, 596, 690, 556),
            fill(snow, "M420 534Q440 560 400 580 330 600 300 640H420Q420 610 470 590 520 566 490 534z") + fill(blue, "M490 534Q520 566 470 590 420 610 420 640H452Q460 616 510 594 560 566 520 534z"),
            # bushes under snow, dark firs
            fill(dusk, "M0 640V600Q40 570 90 590 130 576 160 606 200 600 220 640zM560 640Q570 606 610 604 640 580 690 590V640z"),
            fill(snow, "M0 600Q40 570 90 590 130 576 160 606 130 596 96 606 50 590 0 616zM610 604Q640 580 690 590V604Q650 594 610 604z"),
            fir("#14274F", "#1F3A6C", 66, 640, 200, 4) + fir("#14274F", "#1F3A6C", 650, 640, 150, 4),
            fill(snow, "M66 440L57 468 62 464 66 470zM650 490L643 510 647 507 650 512z"),
            line("#FFFFFF", 6, flakes, 0.9, "round"),
        )
    )


def nikko() -> str:
    red, dim, roof, dark, gold, white = "#D6452F", "#96302E", "#46606A", "#2A3F4B", "#EBB440", "#FFF8E8"
    bronze = "#A8732F"
    x = 396

    storeys = [(236, 72), (294, 78), (352, 84), (410, 90), (468, 96)]

    def monkey(at: float, kind: int) -> str:
        hands = ((-13, 8, 13, 8), (-4, 16, 4, 16), (-6, 6, 6, 6))[kind]
        return group(
            f"translate({n(at)} 424)scale(1.45)",
            fill("#A96B3A", "M-17 40Q-18 18 0 18 18 18 17 40zM-14 8Q-14-7 0-7 14-7 14 8 14 21 0 21-14 21-14 8z"),
            fill("#F4CF9F", "M-9 10Q-9 1 0 2 9 1 9 10 9 19 0 19-9 19-9 10z"),
            line("#4A2A22", 4, "M-4 8h1M4 8h1", cap="round") if kind != 2 else "",
            line("#7A4728", 6, f"M-15 36L-17 24 {hands[0]} {hands[1]}M15 36L17 24 {hands[2]} {hands[3]}", cap="round"),
        )

    return pack(
        scene(
            sky("nikko", "#7FA58C", "#C6D6A6", "#F6EBC0", height=560),
            # cedars in the mist
            forest("#A3BF9A", 0, 700, 420, 300, 84, seed=6),
            forest("#7CA184", 0, 700, 470, 260, 84, seed=12),
            # pagoda
            line(gold, 5, "M598 216V126M588 150h20M590 162h16M588 174h20M591 138h14") + pagoda_roof(roof, dark, 598, 236, 130, 34, 0.1, 0.06),
            rects(red, *((598 - w / 2, y, w, 44) for y, w in storeys)),
            rects(dim, *((598 + w * 0.08, y, w * 0.42, 44) for y, w in storeys)),
            line("#5E2226", 20, "".join(f"M{571 - i} {y + 28}h54" for i, (y, _) in enumerate(storeys)), dash="12 9"),
            [pagoda_roof(roof, dark, 598, y + 8, w + 66, 28, 0.4, 0.06) for y, w in storeys],
            rects(gold, *((598 - w / 2, y + 8, w, 4) for y, w in storeys)),
            fir("#24493C", "#35614C", 676, 560, 430, 5) + fir("#24493C", "#35614C", 230, 560, 330, 4) + fir("#24493C", "#35614C", 20, 560, 380, 4),
            # ground, wall of the precinct
            rect("#B9AE92", 0, 520, 690, 120),
            rects(red, (150, 470, 440, 56)) + windows("#5E2226", 156, 482, 8, 32, 27, 16) + rects(roof, (144, 458, 452, 14)) + rects(dark, (144, 468, 452, 5)),
            # the stable with the three monkeys
            rects("#7A5238", (12, 396, 192, 140)) + rects("#5B3A2E", (130, 396, 74, 140)) + rects("#3A2622", (28, 500, 30, 24), (72, 500, 30, 24), (116, 500, 30, 24), (160, 500, 30, 24)),
            rects("#D9C08A", (16, 408, 184, 80)) + rects("#3F7F66", (21, 413, 174, 70)),
            monkey(52, 0) + monkey(108, 1) + monkey(164, 2),
            poly(roof, -10, 402, 26, 356, 194, 356, 226, 402) + poly(dark, 120, 356, 194, 356, 226, 402, 130, 402) + rects(gold, (-10, 400, 236, 5)),
            # gate: lower storey
            rects("#5B3A2E", (276, 436, 240, 100)),
            rects(gold, (284, 446, 52, 64), (456, 446, 52, 64)) + rects(bronze, (284, 470, 52, 8), (456, 470, 52, 8)),
            fill(bronze, "M296 462q14-14 28 0-14 12-28 0zM468 462q14-14 28 0-14 12-28 0zM292 500q18-22 36 0zM464 500q18-22 36 0z"),
            rects("#2B1E24", (352, 448, 88, 88)) + poly("#C9A86A", 372, 536, 384, 480, 408, 480, 420, 536),
            rects(white, *((at, 432, 14, 106) for at in (272, 336, 442, 506))) + rects("#CFC4B4", *((at, 432, 5, 106) for at in (281, 345, 451, 515))),
            # brackets, balcony, upper storey
            rects(white, (266, 424, 260, 12)) + rects(gold, (262, 416, 268, 8)),
            poly(bronze, 262, 416, 530, 416, 544, 392, 248, 392) + windows(gold, 256, 394, 9, 20, 18, 16) + windows(white, 264, 398, 5, 12, 17, 16),
            rects("#5B3A2E", (262, 366, 268, 20)) + rects(white, (240, 384, 312, 8)) + rects(red, (240, 368, 312, 5)) + windows(white, 242, 366, 6, 18, 17, 19),
            rects("#7A4A2E", (270, 330, 252, 38)) + windows(gold, 278, 338, 24, 26, 8, 31) + windows(white, 268, 330, 8, 38, 9, 31),
            poly(bronze, 262, 330, 530, 330, 556, 298, 236, 298) + windows(gold, 246, 302, 10, 24, 19, 16) + windows(white, 254, 308, 5, 14, 18, 16),
            # roof with its curved gable
            pagoda_roof(roof, dark, x, 304, 420, 108, 0.42, 0.05),
            rects(gold, (274, 300, 244, 5)) + rects(dark, (300, 190, 192, 12)) + rects(gold, (296, 186, 10, 18), (486, 186, 10, 18), (391, 188, 10, 12)),
            fill(dark, "M296 308Q326 300 340 276 360 242 396 240 432 242 452 276 466 300 496 308z"),
            fill(gold, "M304 312Q338 304 350 280 368 252 396 250 424 252 442 280 454 304 488 312z"),
            fill(white, "M330 312Q352 302 362 284 376 264 396 264 416 264 430 284 440 302 462 312z"),
            fill(bronze, "M350 312Q360 292 376 296 384 276 396 274 408 276 416 296 432 292 442 312z") + circle(gold, 396, 292, 8),
            # steps, lanterns, dark frame
            poly("#DCD2B6", 281, 536, 511, 536, 584, 616, 208, 616) + line("#A89C86", 4, "M276 546h240M264 560h264M252 574h288M240 588h312M228 602h336M212 614h368"),
            rects("#8E8474", (206, 530, 22, 60), (566, 530, 22, 60)) + poly("#6F675E", 194, 532, 217, 508, 240, 532) + poly("#6F675E", 554, 532, 577, 508, 600, 532) + rects(gold, (210, 540, 14, 16), (570, 540, 14, 16)),
            hills("#35614C", 0, 566, 120, 572, 240, 616, 250, 640, 690, 640) + fill("#35614C", "M690 566Q600 576 550 616L540 640H690z"),
            _bushes("#1B3A32", 0, 214, 636, 72) + _bushes("#1B3A32", 578, 700, 636, 72),
        )
    )


def kamakura() -> str:
    light, mid, shade, deep = "#9AD0BC", "#64A79B", "#3E7F80", "#2A5B66"
    stone, dim = "#D9C7AE", "#A08C82"
    red, orange = "#CF3F2C", "#EC8B36"
    curls = "M366 158h70M358 172h86M372 144h58M386 130h30M392 118h18"
    leaves = [(630, 142, 36, 20), (590, 166, 28, 190), (548, 138, 24, 150), (664, 210, 30, 200), (612, 218, 26, 170), (650, 270, 24, 230), (514, 160, 20, 120), (676, 310, 26, 200), (560, 232, 22, 250), (668, 360, 18, 230), (600, 300, 16, 200)]
    others = [(616, 136, 24, 60), (570, 196, 24, 220), (640, 190, 26, 180), (680, 250, 26, 150), (530, 180, 18, 200), (620, 250, 20, 150), (664, 150, 24, 90)]
    fallen = [(90, 596, 16, 40), (210, 612, 14, 160), (560, 604, 16, 80), (330, 616, 13, 200), (470, 612, 12, 20)]
    return pack(
        scene(
            sky("kamakura", "#E9B44C", "#F5D488", "#FCEFC9", height=520),
            cloud("#FFF6DD", 214, 176, 120, 0.8),
            hills("#E3A263", 0, 340, 120, 300, 260, 350, 420, 330, 560, 290, 690, 330),
            bumps("#C9652F", 0, 700, 400, 64, seed=5),
            bumps("#7F8A4A", 0, 700, 440, 50, seed=8),
            bumps("#5B7346", 0, 700, 478, 46, 560, seed=2),
            rect("#E2CFA8", 0, 500, 690, 140),
            # plinth
            rects(stone, (190, 516, 420, 26), (166, 540, 468, 34)) + rects(dim, (440, 516, 170, 26), (452, 540, 182, 34)) + rects("#8A776F", (166, 568, 468, 6), (190, 536, 420, 5)),
            # body
            fill(light, "M372 244Q340 262 308 276 268 300 258 380L244 436Q196 452 184 484 182 514 222 518H578Q618 514 616 484 604 452 556 436L542 380Q532 300 492 276 460 262 428 244z"),
            fill(mid, "M428 244Q460 262 492 276 532 300 542 380L556 436Q604 452 616 484 618 514 578 518H430Q500 490 486 430 500 340 466 296 446 272 428 244z"),
            fill(shade, "M492 276Q532 300 542 380L556 436Q604 452 616 484 618 514 578 518H520Q560 500 546 466 520 440 516 380 516 310 492 276z"),
            # open chest
            fill(mid, "M350 262Q344 340 400 410 456 340 450 262 400 244 350 262z") + fill(light, "M356 264Q352 336 400 398 424 370 420 262 388 252 356 264z") + fill(shade, "M420 262Q424 370 400 410 456 340 450 262 440 256 420 262z"),
            line(mid, 4, "M366 312Q384 326 400 316 418 326 436 312", cap="round"),
            # folds of the robe
            line(shade, 6, "M338 268Q330 350 376 416M314 282Q304 360 340 430M290 300Q276 370 296 432M258 396Q276 452 340 460M460 268Q470 350 424 416", cap="round"),
            line(deep, 6, "M486 282Q496 360 460 430M510 300Q524 370 504 432M542 396Q524 452 460 460", cap="round"),
            line(shade, 6, "M206 476Q270 504 340 492M212 500Q300 520 400 502M400 502Q440 512 470 508", cap="round") + line(deep, 6, "M594 476Q530 504 460 492M588 500Q530 516 490 510", cap="round"),
            # hands
            fill(light, "M330 462Q350 436 388 442L400 448 412 442Q450 436 470 462 462 486 400 486 338 486 330 462z") + fill(mid, "M400 448L412 442Q450 436 470 462 462 486 400 486 440 474 436 460 420 450 400 448z"),
            line(shade, 4, "M350 470Q376 462 400 472 424 462 450 470M384 444Q384 424 394 426 402 430 400 446M416 444Q416 424 406 426 400 430 400 446", cap="round"),
            # head
            fill(mid, "M374 236H426L434 262Q400 276 366 262z") + fill(shade, "M404 250L426 236 434 262Q418 270 400 270z"),
            fill(light, "M352 186Q338 188 342 216L346 246Q354 254 358 240z") + fill(shade, "M448 186Q462 188 458 216L454 246Q446 254 442 240z"),
            fill(light, "M352 186Q350 248 400 260 450 248 448 186 446 150 400 148 354 150 352 186z") + fill(mid, "M412 150Q446 152 448 186 450 248 400 260 430 240 424 206 428 170 412 150z"),
            fill(deep, "M346 194Q340 142 372 130 380 108 400 106 420 108 428 130 460 142 454 194 442 170 400 168 358 170 346 194z"),
            line(shade, 8, curls, cap="round", dash="0 11.5"),
            circle("#F2E3B0", 400, 182, 4),
            line(deep, 4, "M364 196Q376 186 390 194M410 194Q424 186 436 196M368 206Q378 212 390 206M410 206Q422 212 432 206M383 236Q392 240 400 238 408 240 417 236", cap="round"),
            fill(shade, "M398 196L404 196 412 224Q406 230 392 226L402 222z"),
            # visitors
            person("#B5402E", "#F2CFA6", 226, 606, 50) + person("#3B4A6B", "#F2CFA6", 248, 610, 44) + person("#F4E6CF", "#E8BF96", 548, 602, 46),
            # bronze lotus leaf, maples
            line("#4A2A26", 9, "M700 120Q640 160 560 150M690 180Q640 210 590 190M660 150Q664 240 680 320", cap="round"),
            fill(red, "".join(_leaf(*leaf) for leaf in leaves)) + fill(orange, "".join(_leaf(*leaf) for leaf in others)),
            hills("#6B4A34", 0, 612, 130, 606, 300, 628, 500, 630, 690, 600),
            fill(red, "".join(_leaf(*leaf) for leaf in fallen)),
            _bushes("#3D2C2C", 0, 160, 642, 60) + _bushes("#3D2C2C", 560, 690, 642, 60),
        )
    )


def nara() -> str:
    white, cool, wood, dark, gold = "#FFF7E6", "#D5CCC6", "#8A4B33", "#5B2F2A", "#F0B93F"
    roof, shade = "#64788A", "#41526A"
    x = 400

    def deer(at: float, y: float, size: float, stag: bool) -> str:
        """A bowing deer that looks to the left, or with a negative size to the right."""
        return group(
            f"translate({n(at)} {n(y)})scale({size} {abs(size)})",
            line("#6B3E28", 4, "M0 54Q-20 46-22 26M-8 48L-32 44M2 52Q-2 34 8 20M0 42L14 36", cap="round") if stag else "",
            fill("#9C5B32", "M98 30Q116 34 114 56L118 100H108L98 66zM50 60L60 100H50L40 58z"),
            fill("#C67F45", "M40 26Q60 16 84 20 108 16 114 36 116 50 106 62L104 100H94L90 66Q66 74 50 64L44 100H34L34 60Q28 54 26 48L12 68-8 84Q-18 84-14 74L2 50Q18 26 40 26z"),
            fill("#C67F45", "M2 54L-4 38Q12 38 12 50z") + fill("#FFF2DC", "M110 28Q122 32 116 46 108 42 106 32zM30 56Q40 66 52 64L46 72 36 70z") + circle("#2E1B1A", -2, 66, 2.6),
            line("#FBE3BE", 5, "M52 30h40M58 40h36M56 50h30", cap="round", dash="0 11"),
        )

    return pack(
        scene(
            sky("nara", "#4FA3B0", "#A9D8CC", "#F8EFCB", height=520),
            cloud("#FFFFFF", 500, 200, 160, 0.8) + cloud("#FFFFFF", 222, 160, 110, 0.7) + cloud("#FFFFFF", 16, 350, 120, 0.7),
            hills("#A9C98C", 0, 380, 130, 330, 300, 390, 520, 360, 640, 310, 690, 330),
            bumps("#7FAA6A", 0, 700, 450, 60, seed=6),
            bumps("#5A8A58", 0, 700, 490, 44, 560, seed=3),
            # upper roof and its horns
            rects(white, (268, 296, 264, 50)) + rects(cool, (440, 296, 92, 50)) + windows(wood, 264, 296, 10, 50, 9, 32) + rects(wood, (264, 310, 274, 6)),
            fill(dark, "M256 296H544L536 316H264z", 0.55),
            pagoda_roof(roof, shade, x, 300, 448, 122, 0.52, 0.05),
            rects(shade, (280, 170, 240, 14)) + rects("#8497A6", (280, 168, 150, 6)),
            fill(gold, "M276 184Q268 142 296 130 290 148 304 160 310 170 306 184zM524 184Q532 142 504 130 510 148 496 160 490 170 494 184z") + fill("#B97F22", "M524 184Q532 142 504 130 522 148 512 184z"),
            line(shade, 4, "M308 190L256 282M338 190L312 290M368 190L362 292M398 190V292", 0.5),
            # lower storey
            rects(white, (206, 410, 388, 100)) + rects(cool, (460, 410, 134, 100)),
            windows(wood, 202, 410, 13, 100, 10, 42.5) + rects(wood, (202, 440, 396, 8), (202, 474, 396, 6)),
            rects(dark, (342, 426, 116, 84)) + windows(wood, 338, 426, 9, 84, 4, 38.6) + windows("#7A5A48", 222, 452, 24, 18, 3, 42.5) + windows("#7A5A48", 476, 452, 24, 18, 3, 42.5),
            fill(dark, "M176 404H624L606 430H194z", 0.6),
            pagoda_roof(roof, shade, x, 410, 540, 72, 0.56, 0.035),
            line(shade, 4, "M268 344L206 396M296 344L258 398M324 344L306 398", 0.5) + rects("#8497A6", (248, 338, 180, 5)) + rects(shade, (428, 338, 124, 5)),
            # curved gable over the window
            fill(roof, "M300 418Q334 408 350 382 370 356 400 354 430 356 450 382 466 408 500 418z") + fill(shade, "M400 354Q430 356 450 382 466 408 500 418H440Q424 380 400 354z"),
            fill(white, "M318 420Q348 412 362 388 378 368 400 366 422 368 438 388 452 412 482 420z") + fill(wood, "M340 420Q362 412 372 392 384 378 400 378 416 378 428 392 438 412 460 420z") + rects(gold, (376, 398, 48, 22)) + windows(dark, 382, 402, 6, 16, 4, 10),
            # terrace, lawn, path
            rects("#E9DCC4", (170, 508, 460, 20)) + rects("#B7A796", (460, 508, 170, 20), (170, 522, 460, 6)),
            rect("#8CBF62", 0, 524, 690, 116),
            poly("#F3E5C4", 350, 526, 450, 526, 530, 640, 270, 640),
            hills("#6FA650", 0, 556, 120, 548, 250, 640) + fill("#6FA650", "M690 552Q600 548 556 640H690z"),
            # lantern
            rects("#A79C90", (222, 520, 22, 70)) + rects("#7D736E", (234, 520, 10, 70)) + poly("#A79C90", 206, 600, 218, 584, 248, 584, 260, 600) + poly("#8C827B", 208, 508, 258, 508, 246, 524, 220, 524),
            rects("#C9BFB0", (214, 474, 38, 34)) + rects("#7D736E", (240, 474, 12, 34)) + rects("#FFD97A", (223, 482, 14, 18)),
            fill("#A79C90", "M194 478Q222 470 233 446 244 470 272 478L266 482H200z") + fill("#7D736E", "M233 446Q244 470 272 478L266 482H240z") + circle("#A79C90", 233, 444, 7),
            deer(504, 508, 1.05, True) + deer(168, 530, -0.84, False),
            hills("#3F7340", 0, 604, 160, 616, 330, 634, 470, 634, 690, 602),
            _bushes("#27512F", 0, 150, 642, 56) + _bushes("#27512F", 572, 690, 642, 56),
        )
    )


def himeji() -> str:
    white, cool, roof, shade, slit = "#FFFFFF", "#CAD5E6", "#8E9FB4", "#596B86", "#4A5670"
    stone, dim = "#C9B79C", "#8F8074"

    under: list[str] = []

    def tier(x: float, eaves: float, width: float, height: float, wall: float, tall: float, count: int = 0) -> str:
        """A roof over its eaves and the wall below them, `count` pairs of slits."""
        out = box(white, cool, x - wall / 2, eaves - 4, wall, tall + 8, 0.36)
        if count:
            out += windows(slit, x - wall * 0.4, eaves + tall * 0.4, 6, tall * 0.42, count, wall * 0.8 / (count - 0.5))
        under.append(f"M{points(x - wall / 2, eaves + 4)}h{n(wall)}")
        return out + pagoda_roof(roof, shade, x, eaves + 2, width, height, 0.62, 0.05)

    def peak(x: float, y: float, width: float, height: float) -> str:
        """A pointed gable that stands on a roof."""
        w = width / 2
        return (
            poly(roof, x - w - 9, y, x, y - height - 9, x + w + 9, y)
            + poly(shade, x, y - height - 9, x + w + 9, y, x, y)
            + poly(white, x - w + 4, y, x, y - height + 3, x, y)
            + poly(cool, x, y, x, y - height + 3, x + w - 4, y)
        )

    petals, hearts = _flowers((650, 164, 12), (614, 182, 11), (580, 160, 10), (664, 216, 12), (624, 226, 10), (674, 270, 11))
    buds = "M556 182h1M640 196h1M598 152h1M686 188h1M598 206h1M686 240h1M646 256h1M660 300h1M540 168h1"

    return pack(
        scene(
            sky("himeji", "#1C66AE", "#69B2DE", "#DDF1F0", height=520),
            cloud("#FFFFFF", 560, 380, 170, 0.75),
            hills("#8DB4C4", 0, 440, 120, 410, 300, 450, 560, 420, 690, 400),
            hills("#5F8F72", 0, 480, 140, 500, 330, 480, 560, 500, 690, 470),
            # the west keep and its gallery
            poly(stone, 120, 600, 140, 470, 300, 470, 320, 600) + poly(dim, 236, 470, 300, 470, 320, 600, 236, 600),
            tier(206, 446, 168, 30, 128, 30, 4) + tier(206, 396, 140, 30, 104, 32, 3) + tier(206, 348, 116, 34, 78, 30, 3) + peak(206, 394, 58, 26),
            fill(shade, "M168 316Q162 300 172 292 176 304 182 314zM244 316Q250 300 240 292 236 304 230 314z"),
            box(white, cool, 262, 434, 90, 40, 0.36) + poly(roof, 256, 434, 262, 412, 352, 412, 352, 434) + windows(slit, 274, 446, 6, 16, 3, 20),
            # the base of the great keep
            poly(stone, 250, 610, 288, 480, 572, 480, 610, 610) + poly(dim, 466, 480, 572, 480, 610, 610, 484, 610),
            line("#A89680", 3, "M282 504H470M274 530H474M268 556H478M340 484V502M400 506V528M326 532V554M430 532V554"),
            # the great keep
            tier(430, 440, 350, 40, 276, 44, 7),
            tier(430, 378, 310, 40, 236, 36, 6),
            tier(430, 316, 262, 40, 196, 36, 5) + peak(366, 376, 76, 38) + peak(494, 376, 76, 38),
            tier(430, 254, 206, 34, 152, 36, 5) + peak(430, 314, 104, 46),
            fill(roof, "M382 258Q404 252 412 238 430 220 448 238 456 252 478 258z") + fill(white, "M396 260Q414 254 420 242 430 232 440 242 446 254 464 260z"),
            tier(430, 200, 166, 42, 106, 34, 4) + peak(430, 198, 52, 24),
            rects(shade, (376, 152, 108, 9)) + fill(shade, "M372 158Q364 136 380 126 380 140 390 154zM488 158Q496 136 480 126 480 140 470 154z"),
            line("#A3B3CC", 6, "".join(under)),
            # outer wall and gatehouse at the right
            poly(stone, 590, 600, 604, 524, 690, 524, 690, 600) + box(white, cool, 604, 488, 96, 38, 0) + poly(roof, 594, 490, 608, 462, 690, 462, 690, 490) + windows(slit, 618, 502, 6, 12, 3, 22),
            # heron
            fill(white, "M226 236Q248 226 264 236L300 196Q296 176 322 160 316 190 306 214L290 244Q306 246 330 262L372 268 328 270Q296 268 268 252L246 246Q238 240 214 244z") + fill("#F2B23C", "M226 236L196 244 228 243z") + fill(cool, "M264 236L282 216Q290 180 276 158 262 190 262 222z") + fill(slit, "M322 160Q316 190 306 214 312 206 330 180z"),
            # pines, cherry trees, moat
            line("#E89DB4", 54, "M6 602H700", cap="round", dash="0 42") + line("#F8C6D2", 46, "M-10 618H700", cap="round", dash="0 38"),
            _pine("#4A3430", "#1F4D40", "#35705A", 78, 630, 170),
            line("#24523F", 56, "M10 644H700", cap="round", dash="0 44"),
            # blossom
            line("#4C2F35", 8, "M700 160Q640 170 590 158 560 160 530 180M640 168Q660 220 670 300M654 214Q630 220 604 214", cap="round"),
            line("#F3A3BC", 18, buds, cap="round") + line("#FBD3DE", 12, petals, cap="round") + line("#D9577F", 7, hearts, cap="round"),
        )
    )


def itsukushima() -> str:
    red, dim, deep, bark, bright = "#E8492F", "#B32E2E", "#7E1F2E", "#4A2E38", "#FF7A4F"

    def pillar(at: float, top: float, foot: float, wide: float, lean: float) -> str:
        w = wide / 2
        return (
            poly(red, at + lean - w * 0.72, top, at + lean + w * 0.72, top, at + w, foot, at - w, foot)
            + poly(dim, at + lean + w * 0.15, top, at + lean + w * 0.72, top, at + w, foot, at + w * 0.2, foot)
            + poly(deep, at - w, foot - 16, at + w, foot - 16, at + w, foot, at - w, foot)
        )

    mirror = ""
    for i, (a, b) in enumerate(((300, 350), (498, 550), (304, 356), (500, 544), (296, 348), (506, 556), (300, 340), (502, 546))):
        y = 514 + (i // 2) * 11
        mirror += f"M{a} {y}H{b}"
    return pack(
        scene(
            sky("itsukushima", "#4E5FA8", "#A88FC4", "#F3B9B4", "#FCE0B8", height=440),
            sun("#FFF1CC", 425, 316, 104, 30),
            cloud("#F9D3CC", 520, 196, 150, 0.75) + cloud("#F9D3CC", 222, 160, 110, 0.6) + cloud("#F9D3CC", 10, 330, 130, 0.6),
            # the island's hills and the shrine on the shore
            hills("#8A86B4", 0, 376, 90, 330, 170, 352, 250, 310, 340, 396, 430, 410, 540, 380, 620, 320, 690, 340, bottom=440),
            hills("#5E7C88", 0, 392, 120, 362, 230, 400, 330, 424, 500, 420, 600, 380, 690, 372, bottom=440),
            hills("#3F6A66", 0, 416, 140, 400, 290, 432, 540, 432, 640, 404, 690, 398, bottom=440),
            rects("#D6502F", (20, 416, 190, 16), (610, 418, 90, 14)) + windows("#5E2A33", 28, 420, 12, 12, 9, 20) + poly("#6B4A4A", 6, 418, 30, 400, 100, 400, 110, 408, 170, 400, 204, 408, 224, 418) + poly("#6B4A4A", 598, 420, 616, 404, 690, 404, 690, 420),
            rects("#C9452F", (644, 352, 20, 52)) + "".join(pagoda_roof("#6B4A4A", "#4E3640", 654, y, w, 9, 0.4, 0.06) for y, w in ((366, 40), (380, 44), (394, 48), (408, 52))) + line("#6B4A4A", 3, "M654 358V336"),
            # sea
            gradient("itsukushima-sea", "#F0C3B4", "#8E8CBC", "#3B5C94", "#24417A") + rect("url(#itsukushima-sea)", 0, 430, 690, 210),
            line("#FFF1CC", 4, "M370 444h110M340 456h90M450 462h70M360 474h140M400 486h60", 0.8, "round"),
            line("#FBE0D0", 3, "M40 452h60M130 470h50M20 490h80M590 456h70M560 480h90M620 500h60M210 486h40M100 520h90M580 540h90M30 556h70M210 560h50M600 580h80", 0.6, "round"),
            # mirror image
            line(deep, 7, mirror + "M270 566H580M250 580H600M284 594H560", 0.6, "round") + line(red, 6, "M306 520h38M504 520h40M312 542h30M508 542h32M270 573H420M330 587H540", 0.75, "round"),
            # rear and front props, pillars
            pillar(288, 376, 496, 20, 6) + pillar(372, 376, 496, 20, -2) + pillar(478, 376, 496, 20, 2) + pillar(562, 376, 496, 20, -6),
            rects(dim, (276, 392, 108, 12), (466, 392, 108, 12), (276, 448, 108, 9), (466, 448, 108, 9)),
            poly(bark, 282, 378, 294, 364, 306, 378) + poly(bark, 358, 378, 370, 364, 382, 378) + poly(bark, 468, 378, 480, 364, 492, 378) + poly(bark, 544, 378, 556, 364, 568, 378),
            pillar(328, 220, 506, 52, 10) + pillar(522, 220, 506, 52, -10),
            # tie beam with wedges, plaque
            rects(red, (268, 280, 314, 26)) + rects(dim, (268, 296, 314, 10)) + rects(bright, (268, 280, 314, 5)) + rects(deep, (312, 274, 12, 38), (352, 274, 12, 38), (486, 274, 12, 38), (526, 274, 12, 38)),
            rects(dim, (411, 214, 28, 70)) + rects(bark, (402, 224, 46, 58)) + rects("#F0C050", (407, 229, 36, 48)) + rects("#3C5B6B", (412, 234, 26, 38)),
            # lintel and roof
            fill(dim, "M234 200Q330 226 425 226 520 226 616 200L608 222Q520 246 425 246 330 246 242 222z"),
            fill(red, "M226 182Q330 210 425 210 520 210 624 182L616 206Q520 232 425 232 330 232 234 206z") + fill(bright, "M226 182Q330 210 425 210 520 210 624 182L622 188Q520 217 425 217 330 217 228 188z"),
            fill(bark, "M206 158Q320 194 425 194 530 194 644 158L632 186Q520 214 425 214 330 214 218 186z") + fill("#7A5660", "M206 158Q320 194 425 194 530 194 644 158L640 166Q530 201 425 201 320 201 210 166z"),
            # a boat and the dark shore with pines
            fill("#2A2446", "M96 540Q130 552 190 538L178 560H110z") + person("#F4E6CF", "#E8BF96", 132, 546, 30) + person("#2F5B7E", "#E8BF96", 156, 546, 28),
            hills("#23305E", 0, 604, 110, 592, 260, 626, 430, 634, 690, 600),
            _pine("#1B1B3A", "#1F2850", "#34487C", 626, 640, 170),
            hills("#1B1B3A", 0, 624, 140, 618, 330, 640) + fill("#1B1B3A", "M690 618Q600 616 500 640H690z"),
        )
    )


def tokyo() -> str:
    red, dim, deep, gold = "#E2402F", "#A82A33", "#6A1B33", "#F5BE4A"
    roof, shade = "#5E6F86", "#3A4767"
    x = 400
    storeys = [(188, 66), (240, 72), (292, 78), (344, 84), (396, 90), (448, 96)]

    def umbrella(at: float, y: float, size: float, tone: str, coat: str) -> str:
        return person(coat, "#E8BF96", at, y, size) + fill(tone, f"M{points(at - size * 0.6, y - size * 0.92)}q{points(size * 0.2, -size * 0.34)} {points(size * 0.6, -size * 0.46)}q{points(size * 0.4, size * 0.12)} {points(size * 0.6, size * 0.46)}z")

    return pack(
        scene(
            sky("tokyo", "#1F1A4F", "#5B3488", "#C7588C", "#FFAE7A", height=520),
            line("#FFE9C4", 4, "M240 60h1M366 84h1M236 150h1M470 160h1M540 142h1M660 160h1M380 150h1M650 40h1M40 330h1M500 210h1", 0.8, "round"),
            # the tower of today
            skyline("#8A4A96", 480, [96, 150, 128, 60, 110, 172, 140, 90, 170, 120, 140, 180, 100, 150, 130, 80, 120, 60]),
            skyline("#4F2F74", 520, [110, 70, 132, 96, 60, 120, 84, 20, 20, 20, 20, 20, 20, 20, 20, 90, 60, 110]) + windows("#FFC46B", 82, 400, 6, 9, 3, 11, 5, 17) + windows("#FFC46B", 8, 424, 6, 9, 3, 11, 4, 17) + windows("#FFC46B", 122, 436, 6, 9, 2, 13, 4, 17),
            fill("#B98BC4", "M301 40h4l2 72h4v44h7v12l-4 8v48h8v14l-6 10 14 180H276l14-180-6-10v-14h8v-48l-4-8v-12h7v-44h4z"),
            fill("#8A5DA6", "M303 40h2l2 72h4v44h7v12l-4 8v48h8v14l-6 10 14 180H306z") + line("#FFE3A8", 4, "M289 160h28M285 230h36"),
            # pagoda
            line(gold, 5, "M598 170V120M590 138h16M590 150h16") + rects(red, *((598 - w / 2, y, w, 40) for y, w in storeys)) + rects(dim, *((598 + w * 0.1, y, w * 0.4, 40) for y, w in storeys), (607, 486, 39, 60)),
            line(gold, 14, "".join(f"M{574 - i} {y + 26}h50" for i, (y, _) in enumerate(storeys)), dash="10 9"),
            [pagoda_roof(roof, shade, 598, y + 8, w + 70, 28, 0.36, 0.06) for y, w in storeys],
            # street behind the gate, its lights
            rects("#4A1F4E", (190, 390, 420, 190)) + poly("#F7A04F", 336, 586, 336, 400, 464, 400, 464, 586) + poly("#FFD98A", 372, 586, 384, 470, 416, 470, 428, 586),
            fill("#B5413F", "M336 420L384 466V540L336 586zM464 420L416 466V540L464 586z") + line("#FFE9B0", 9, "M342 446L380 480M458 446L420 480M342 476L380 500M458 476L420 500", cap="round", dash="0 15"),
            # niches with the gods of thunder and wind behind bars
            rects("#2F4A4A", (226, 412, 76, 150), (498, 412, 76, 150)),
            line(gold, 10, "M240 470q0-36 24-36 26 0 26 36", cap="round", dash="0 17") + fill("#D9573C", "M244 556L250 500Q240 476 252 462 246 446 264 444 282 446 276 462 288 476 278 500L284 556z"),
            fill("#F3EBDD", "M508 470Q510 432 536 432 564 432 564 470 550 448 536 448 522 448 508 470z") + fill("#4FA07A", "M516 556L522 500Q512 476 524 462 518 446 536 444 554 446 548 462 560 476 550 500L556 556z"),
            windows("#C9A05A", 226, 412, 4, 150, 7, 12) + windows("#C9A05A", 498, 412, 4, 150, 7, 12) + rects(red, (226, 506, 76, 8), (498, 506, 76, 8), (226, 554, 76, 18), (498, 554, 76, 18)),
            # posts and beams
            windows(red, 194, 372, 34, 216, 2, 106) + windows(red, 466, 372, 34, 216, 2, 106) + windows(dim, 214, 372, 14, 216, 2, 106) + windows(dim, 486, 372, 14, 216, 2, 106),
            rects("#8C7F8C", (188, 574, 46, 18), (294, 574, 46, 18), (460, 574, 46, 18), (566, 574, 46, 18)),
            rects(red, (178, 382, 444, 32)) + rects(dim, (178, 404, 444, 10)) + windows(gold, 186, 388, 12, 12, 16, 27.6),
            rects(deep, (186, 350, 428, 32)) + windows(red, 190, 358, 12, 24, 22, 19.6) + windows("#FFF2D8", 193, 354, 6, 6, 22, 19.6),
            # roof
            fill("#FFF2D8", "M172 352H628L620 362H180z"),
            pagoda_roof(roof, shade, x, 354, 500, 96, 0.7, 0.035),
            line(shade, 4, "M252 268L206 334M286 268L250 344M320 268L296 346M354 268L340 346M388 268L384 346", 0.55) + line("#2B3558", 4, "M470 268L484 346M506 268L534 344M540 268L580 338", 0.6),
            rects(shade, (222, 250, 356, 14)) + rects("#8796AC", (222, 248, 200, 6)) + fill(gold, "M214 266Q212 236 232 232 228 246 238 266zM586 266Q588 236 568 232 572 246 562 266z"),
            # the lantern
            rects("#2A1730", (392, 372, 16, 20)),
            fill(red, "M346 404Q326 470 346 536H454Q474 470 454 404z") + fill(dim, "M416 404H454Q474 470 454 536H416Q434 470 416 404z"),
            fill("#FF7A52", "M362 404Q342 470 362 536H376Q358 470 376 404z"),
            line(deep, 3, "M341 424H459M337 446H463M336 470H464M337 494H463M341 516H459", 0.7),
            fill("#2A1730", "M340 388H460L454 408H346zM346 532H454L460 550H340zM352 550H448L440 562H360z") + line(gold, 4, "M344 400H456M344 540H456M356 556H444") + rects(gold, (392, 388, 16, 8)),
            # pavement and walkers
            poly("#8A5A7E", 0, 584, 690, 584, 690, 640, 0, 640) + poly("#F2A66E", 330, 586, 470, 586, 560, 640, 240, 640, opacity=0.75),
            rects("#2C2350", (0, 540, 180, 50), (630, 540, 60, 50)) + _bushes("#2C2350", 0, 170, 552, 76) + _bushes("#2C2350", 640, 700, 552, 76),
            umbrella(300, 622, 62, "#F4E3C4", "#3B3B78") + umbrella(512, 616, 56, "#E2402F", "#F4E3C4") + person("#2A2354", "#E8BF96", 350, 612, 48) + person("#4FA07A", "#E8BF96", 440, 610, 46),
            hills("#17123B", 0, 600, 130, 606, 260, 632, 420, 634, 560, 626, 690, 600),
        )
    )


def mount_fuji() -> str:
    body, dark, snow, cool = "#4B79A6", "#2F5688", "#FFFDF4", "#C3D3E4"
    navy, mid, foam = "#163A66", "#2F74A3", "#F6F3E4"
    return pack(
        scene(
            sky("mount-fuji", "#5F9DB0", "#CFDDC4", "#FBE9C2", "#F8C99A", height=470),
            circle("#D93A2B", 276, 200, 66),
            fill("#FFF3D6", "M196 226H318Q330 226 330 233 330 240 318 240H236Q226 240 226 246 226 252 214 252H150Q140 252 140 246 140 240 152 240H186Q184 226 196 226zM520 186H640Q652 186 652 193 652 200 640 200H600Q590 200 590 206 590 212 580 212H500Q490 212 490 205 490 198 502 198H510Q508 186 520 186z", 0.9),
            # the mountain
            fill(body, "M382 132Q400 140 416 134 430 140 446 132 500 250 570 330 640 402 720 440H90Q180 402 250 330 320 250 382 132z"),
            fill(dark, "M446 132Q500 250 570 330 640 402 720 440H470Q480 400 450 350 470 300 440 250 452 190 430 138z"),
            fill(snow, "M382 132Q400 140 416 134 430 140 446 132 480 208 524 272L506 262 500 300 478 262 462 310 446 256 428 330 412 262 394 304 380 258 356 312 346 262 322 290 318 262 300 276Q346 206 382 132z"),
            fill(cool, "M446 132Q480 208 524 272L506 262 500 300 478 262 462 310 448 262 452 214 434 170 430 138z"),
            fill("#6E97BA", "M318 262L322 290 346 262 330 340 280 400 220 420zM394 304L412 262 428 330 416 400 380 420z", 0.7),
            # mist
            fill("#FFF3D6", "M0 398H170Q184 398 184 390 184 382 200 382H330Q346 382 346 390 346 398 360 398H408Q420 398 420 407 420 416 408 416H0zM500 406H540Q554 406 554 398 554 390 568 390H700V422H500Q488 422 488 414 488 406 500 406z", 0.85),
            hills("#7FA890", 0, 420, 110, 396, 230, 418, 420, 426, 560, 416, 690, 396, bottom=460),
            hills("#4F8A72", 0, 440, 160, 424, 330, 438, 520, 434, 690, 418, bottom=470),
            line("#3A735F", 18, "M10 444H690", cap="round", dash="0 15"),
            # the railway
            rects("#E6DCC6", (0, 440, 690, 9)) + windows("#B9B0A4", 16, 448, 9, 24, 12, 60) + rects("#B9B0A4", (0, 447, 690, 4)),
            fill("#FFFFFF", "M690 416H318Q290 418 268 436 270 440 280 440H690z") + fill("#1F5FA8", "M690 430H276L268 436Q270 438 280 438H690z") + windows("#2B3F5E", 336, 421, 10, 6, 20, 18) + fill("#2B3F5E", "M304 420L292 426H306L314 420z"),
            # the lake with the mountain's image
            gradient("mount-fuji-lake", "#A9D0C8", "#4F9DB0", "#1F6A8F") + rect("url(#mount-fuji-lake)", 0, 470, 690, 170),
            fill(dark, "M210 470H660Q560 500 500 560 470 590 446 626H386Q360 590 330 556 280 500 210 470z", 0.28),
            line(foam, 4, "M420 496h90M560 484h80M470 522h60M590 516h70M380 540h50M540 552h90M450 580h110M620 584h50M400 604h60M340 490h40", 0.75, "round"),
            # a boat
            fill("#5E3B2E", "M540 540Q590 556 650 534L636 562H562z") + poly("#FFF3D6", 592, 544, 592, 466, 640, 534) + poly("#E0B98A", 586, 544, 586, 476, 556, 536),
            # the wave
            fill(navy, "M0 640V420Q50 372 118 372 190 374 220 436 232 470 214 492 214 460 190 446 150 430 132 470 124 520 184 556 260 596 360 600 440 602 500 640z"),
            fill(mid, "M0 470Q40 420 96 416 130 412 150 430 120 440 118 484 120 540 184 572 130 566 96 530 66 496 84 448 40 460 30 520 30 580 110 620 60 612 0 570zM200 584Q280 610 372 612 300 630 220 606z"),
            fill("#7FB8C4", "M84 448Q110 430 132 436 104 450 102 492 108 540 150 562 104 546 90 508 82 476 84 448zM30 520Q30 580 110 620 150 636 180 640H120Q40 620 18 560z"),
            fill(foam, "M0 428Q20 396 40 398 50 374 76 380 90 360 114 368 136 358 152 376 178 374 188 396 210 398 214 424 232 436 228 462 236 480 224 500 222 486 212 496 214 480 200 486 206 470 190 472 196 458 178 462 184 448 166 450 170 438 152 440 156 428 138 432 138 418 120 424 116 408 98 416 92 402 76 414 66 402 52 418 40 410 26 430 14 424 0 446z"),
            line(foam, 9, "M238 420h1M248 452h1M226 400h1M250 486h1M196 366h1M160 356h1M120 346h1M232 512h1", cap="round") + line(foam, 6, "M244 436h1M212 380h1M178 352h1M262 470h1M140 350h1M240 500h1", cap="round"),
            # foreground
            fill("#0E2A4E", "M0 590Q80 600 150 622 210 610 280 628 350 612 420 628 480 616 540 630 600 614 690 626V640H0z") + line(foam, 5, "M20 606Q90 608 150 628M210 618Q250 620 280 634M350 620Q390 622 420 636M600 622Q640 622 690 632", 0.9, "round"),
        )
    )


SCENES = {
    "shirakawa-go": shirakawa_go,
    "nikko": nikko,
    "kamakura": kamakura,
    "nara": nara,
    "himeji": himeji,
    "itsukushima": itsukushima,
    "tokyo": tokyo,
    "mount-fuji": mount_fuji,
}
