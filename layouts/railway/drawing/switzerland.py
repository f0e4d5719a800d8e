"""Postcards of Switzerland without trains: the castle town and the chocolate factory."""

from __future__ import annotations

from kit import *
from times import *


def _swallowtails(colour: str, x: float, y: float, width: float, count: int, height: float = 11) -> str:
    """Merlons with a notch on top of a wall whose top left corner is x, y."""
    m = width / (1.6 * count - 0.6)
    return fill(colour, "".join(f"M{points(x + 1.6 * i * m, y + 1)}v{n(-height - 1)}l{points(m / 2, height * 0.5)}l{points(m / 2, -height * 0.5)}v{n(height + 1)}z" for i in range(count)))


def _keep(p: Palette, light: str, shade: str, x: float, y: float, width: float, foot: float, slits: int = 3, count: int = 4) -> str:
    """A square tower with swallow-tails on a jutting top."""
    t = box(light, shade, x, y, width, foot - y, 0.36) + box(light, shade, x - 3, y, width + 6, 12, 0.36)
    return t + _swallowtails(light, x - 3, y, width + 6, count) + line(p.glow, 4, "".join(f"M{points(x + width * 0.32, y + 22 + 26 * i)}v8" for i in range(slits)))


def castle_town(p: Palette) -> str:
    stone, dark, pale, deep, grey, slate = "#C9C2B2", "#8E8A84", "#E2DAC6", "#A79E90", "#77757A", "#55545C"
    if p.time == "night":  # flooded with light
        stone, dark, pale, deep, grey, slate = "=D9AE6C", "=8A6A5C", "=F2CC86", "=A98058", "=94784F", "=5A4A50"
    return picture(
        p,
        heaven(p, "castle-town", 180, ((36, 62, 96), (424, 92, 70)), {"morning": (96, 124), "day": (92, 96), "evening": (92, 150), "night": (100, 66)}),
        ridge(p.far("#8FA3B8", 0.5), 0, 130, 60, 92, 100, 112, 170, 60, 220, 96, 270, 70, 350, 120, 430, 66, 500, 30, 560, 50, 620, 10),
        poly(p.far("#F4F6F8", 0.2), 170, 60, 150, 76, 166, 80, 176, 90, 188, 78, 196, 80) + poly(p.far("#F4F6F8", 0.2), 60, 92, 44, 104, 58, 108, 70, 112, 76, 100),
        hills(p.far("#5F8A66", 0.25), 0, 170, 110, 140, 200, 190, 330, 180, 420, 150, 540, 96, 620, 70, bottom=240) + mist(p, (0, 176, 220), (360, 184, 180)),
        # upper castle on the slope
        fill("#5C8250", "M400 200Q470 176 500 166L620 150V260H400z"),
        box(stone, dark, 508, 150, 100, 34, 0.3) + _swallowtails(stone, 508, 150, 100, 9, 9) + _keep(p, pale, dark, 540, 118, 30, 176, 2) + rect(stone, 592, 136, 28, 46) + _swallowtails(stone, 592, 136, 30, 3, 9),
        line(stone, 8, "M508 182L462 206 420 214") + line("#A9C070", 3, "M520 196q40-8 100-10M504 208q60-10 116-10", 0.8),
        # rock and great castle
        fill("#6A8656", "M60 262Q90 200 150 186L440 182Q480 210 500 262z") + fill("#A69A8A", "M124 186L112 214 132 226 126 250H200L190 224 210 206 236 214 250 252H330L322 220 346 206 372 222 380 254H440L430 226 452 210 436 184z") + fill("#857A70", "M190 186L210 206 190 224 200 250H250L236 214 226 186zM330 186L346 206 322 220 330 252H380L372 222 360 186z"),
        bumps("#587A4A", 70, 130, 240, 20, 270, 3) + bumps("#587A4A", 420, 500, 236, 20, 270, 4),
        _keep(p, pale, deep, 318, 40, 34, 186, 4) + _keep(p, grey, slate, 196, 58, 38, 186, 3),
        box(stone, dark, 234, 112, 84, 74, 0.3) + poly("#9C5A44", 230, 112, 244, 92, 308, 92, 322, 112) + windows(p.glow, 244, 122, 8, 13, 4, 18, arched=True),
        box(stone, dark, 128, 148, 318, 40, 0.16) + _swallowtails(stone, 128, 148, 318, 21, 11) + _keep(p, stone, dark, 116, 128, 26, 194, 1, 3) + _keep(p, stone, dark, 424, 124, 30, 196, 1, 3) + windows("#6B6764", 160, 160, 5, 12, 9, 30),
        # wall running down into the town
        poly(stone, 116, 150, 124, 196, 60, 236, 0, 250, 0, 224, 56, 210) + line("#8E8A84", 5, "M0 250L60 236 124 196") + fill(stone, "".join(f"M{x} {y}v-12l4 5 4-5v12z" for x, y in ((4, 226), (20, 222), (36, 218), (52, 214), (66, 204), (80, 192), (94, 178), (106, 164)))),
        # town
        terrace(("#F4D9A8", "#EBB48C", "#F6E7CC", "#E2A07A"), "#A87C68", ("#C4623F", "#96452F"), p.glow, 0, 620, 264, 54, 50, 282, 14, 0, 0.3),
        box("#F6EBD6", "#C9B49C", 60, 190, 24, 80) + rects("#C98A64", (56, 214, 32, 4), (56, 188, 32, 4)) + windows(p.glow, 68, 196, 8, 15, 1, 1, arched=True) + gable("#B8563A", "#8C3F2E", 60, 188, 24, 26),
        terrace(("#F8E3B4", "#F0BE92", "#FBF0DA", "#E8A884", "#F4CF86"), "#B08670", ("#D06A44", "#9E4A34"), p.glow, -10, 640, 298, 60, 60, 312, 6, 0, 0.32),
        palm(p.near("#5A4634"), p.near("#28573A"), p.near("#44803F"), 566, 318, 116, -0.1) + bumps(p.near("#2F5B3A"), -10, 640, 305, 22, 312, 7),
    )


def _cow(p: Palette, x: float, y: float, size: float, coat: str, patch: str, turn: bool = False) -> str:
    """A grazing cow with a bell, looking to the left, 110 units long before scaling."""
    return group(
        f"translate({n(x)} {n(y)})scale({-size if turn else size} {size})",
        rects("#8A6A58", (34, -26, 8, 26), (86, -28, 8, 28)),
        fill(coat, "M22-62Q40-70 60-66 84-72 100-66 110-62 108-40L104 0H95L92-28Q70-20 46-26L44 0H35L30-30Q24-40 22-62z"),
        fill(patch, "M46-66q14-2 22 0 4 16-10 22-16 0-12-22zM84-68q14-2 20 4 6 14-2 26-16 2-22-10-2-12 4-20z") + line("#6A4A3C", 4, "M107-60q8 12 4 34", cap="round"),
        fill(patch, "M30-64Q20-70 10-66L-2-46Q-4-38 4-36L14-40 28-44z") + fill("#F3C4B0", "M-2-46q-4 8 4 11l7-3q0-8-11-8z") + line("#F4E6C8", 5, "M14-67q-6-2-6-10M24-68q0-6 6-8", cap="round") + fill(coat, "M22-64l16 2-6 9z") + circle("#2A2428", 12, -55, 2.5),
        line("#B5382E", 4, "M20-42q10 4 14-6", cap="round") + poly("#E3B23C", 20, -38, 30, -38, 33, -26, 17, -26),
    )


def chocolate_factory(p: Palette) -> str:
    cream, shade, choc, deep, pink = "#FFF1D6", "#DDBB92", "#7A4630", "#56301F", "#F2A0A4"
    bars = "".join(f"M{x} 202h26v-16h-26z" for x in (416, 458, 500))
    drip = "M96 128H396V146q-6 14-12 0-4-8-10 0v12q-8 14-14 0v-12q-8-8-14 0-8 12-16 0-8-8-14 0v18q-8 12-14 0v-16q-6-10-14 0-8 10-16 0-6-8-12 0v10q-8 12-14 0v-12q-8-6-14 2-8 12-16-2-6-6-12 0v20q-8 12-14 0v-20q-8-6-14 0-8 12-16 0-6-8-14 0v12q-8 12-14 0v-12q-8-8-18-2z"
    return picture(
        p,
        heaven(p, "chocolate-factory", 190, ((430, 62, 84),), {"morning": (56, 118), "day": (64, 58), "evening": (500, 150), "night": (70, 62)}),
        snow_peak(p.far("#9DB4C6", 0.3), p.far("#7790A8", 0.3), p.far("#FFFFFF", 0.1), 470, 84, 260, 130, 220) + snow_peak(p.far("#9DB4C6", 0.3), p.far("#7790A8", 0.3), p.far("#FFFFFF", 0.1), 60, 96, 220, 120, 220) + snow_peak(p.far("#9DB4C6", 0.3), p.far("#7790A8", 0.3), p.far("#FFFFFF", 0.1), 590, 116, 160, 90, 220),
        hills("#7FAE5E", 0, 196, 120, 178, 300, 206, 460, 184, 620, 172, bottom=260) + forest("#3C6E4C", 396, 640, 196, 26, 20, 214, 5),
        # chimneys with sweet steam
        fill(p.far("#FFFFFF", 0.15), "M362 46q-14-8-8-20 8-12 24-6 4-16 24-14 16 2 18 16 18-8 28 6 6 18-14 22-18 8-26-6-14 12-30 2-10 2-16 0z", 0.9) + line(p.far("#E9BFA8", 0.2), 4, "M388 42q-6-16 10-16 12 2 8 12-6 6-12 0", cap="round"),
        box("#D9745C", "#A94F40", 356, 50, 26, 84, 0.4) + rects(cream, (352, 48, 34, 8), (356, 66, 26, 6)),
        # hall with a roof of chocolate
        box(cream, shade, 100, 130, 292, 128, 0.22),
        "".join(poly(deep, x, 130, x + 62, 86, x + 62, 130) + poly(choc, x, 130, x + 6, 84, x + 62, 86) + poly(p.glow, x + 46, 124, x + 46, 104, x + 57, 96, x + 57, 124) for x in (218, 276, 334)),
        fill(choc, drip) + rect(deep, 92, 124, 308, 8) + line("#A5694C", 3, "M100 136h150", cap="round"),
        rects(pink, (100, 232, 292, 8)) + "".join(arch("#B98A62", x - 3, 216, 34, 48) + arch(p.glow, x, 214, 28, 43) for x in (112, 236, 282, 336)) + line(cream, 3, "M126 171v43M250 171v43M296 171v43M350 171v43M112 192h28M236 192h28M282 192h28M336 192h28"),
        # gate tower with a cocoa bean for a sign
        box("#F7C9B8", "#D99A8E", 156, 104, 64, 154, 0.36) + gable(choc, deep, 156, 104, 64, 46, 8) + circle(cream, 188, 126, 17) + fill(choc, "M188 112q16 12 0 28-16-16 0-28z") + line(cream, 3, "M188 115v22") + flag("#D8322C", "#7A6A5C", 188, 60, 34, 24),
        arch("#7A4630", 172, 258, 32, 50) + arch(p.glow, 177, 258, 22, 42) + windows(p.glow, 170, 154, 12, 20, 2, 24, arched=True) + rects("#D8322C", (166, 200, 44, 6)),
        # conveyor to the goods wagon
        rect("#8A8E96", 384, 196, 28, 34) + rect(deep, 384, 182, 22, 26),
        line("#6C7078", 5, "M414 214L404 258M446 214L456 258M500 214L490 258M530 214L540 258") + line("#3E4048", 15, "M392 210H548", cap="round") + line("#C9CCD2", 7, "M394 210H548", cap="round", dash="0.1 15"),
        spot(p, fill("#6A3A26", bars), fill("#C9483E", "M416 202h15v-16h-15zM500 202h15v-16h-15z"), fill("#3E7FB5", "M458 202h15v-16h-15z"), line("#E9C46A", 3, "M431 186v16M473 186v16M515 186v16"), poly("#6A3A26", 552, 196, 574, 206, 566, 222, 544, 212)),
        rect("#4A4A52", 548, 252, 80, 6) + box("#B5463A", "#8C332C", 552, 224, 76, 30, 0.3) + line("#8C332C", 3, "M566 224v28M582 224v28M598 224v28") + circle("#33343C", 568, 260, 8) + circle("#33343C", 608, 260, 8),
        # meadow with cows
        hills("#8CBF5A", 0, 256, 160, 256, 340, 260, 620, 258, bottom=312) + poly("#EAD9B0", 172, 257, 206, 257, 176, 312, 96, 312) + rect("#7A746E", 530, 267, 90, 3),
        hills("#6FA548", 0, 290, 140, 280, 320, 292, 480, 280, 620, 290, bottom=312) + cast(p, 236, 292, 60, 30) + cast(p, 420, 302, 60, 30),
        spot(p, _cow(p, 226, 297, 0.82, "#FFF6E6", "#A8623C"), _cow(p, 520, 305, 0.86, "#A8724E", "#7A4C34", True)),
        box("#C9CED6", "#8F96A2", 354, 278, 20, 24) + rect("#A9B0BA", 358, 270, 12, 8) + line(p.near("#FBF3DC"), 5, "M20 304h1M64 299h1M150 302h1M330 306h1M390 299h1M560 303h1M600 298h1", cap="round"),
    )


MOTIFS = {"castle-town": castle_town, "chocolate-factory": chocolate_factory}
