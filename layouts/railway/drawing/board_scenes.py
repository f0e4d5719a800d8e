"""Draws the pictures of the game board: `python layouts/railway/drawing/board_scenes.py` writes ../board/*.svg.

Every file is drawn on the whole canvas of the board in units of 0.1 mm, and put in at the same place by the layout. A
scene is drawn from 0, 0 and moved to where the board has room for it; `SCENES` says where that is, in mm.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parents[1] / "shared" / "drawing")]

import board_land as land  # noqa: E402, I001
from kit import (  # noqa: E402
    arcade, arch, birds, boat, box, circle, cloud, crenels, cypress, ellipse, fill, fir, group, hills, hip, line, n,
    onion, palm, points, poly, rect, rects, snow_peak, terrace, timber_house, towers, tree, umbrella_pine, windows,
)  # fmt: skip
from times import DAY  # noqa: E402
from trains import carriage, electric, ore_wagon, plume, steam, train  # noqa: E402

RUST, BRICK, COPPER, CREAM, GLASS = "#C4623A", "#B4513B", "#5FA08C", "#FBF2DF", "#4B5F73"
WATER, DEEP, FOAM = "#8EC3CF", "#6FAEBE", "#E9F6F6"


def page(*parts: str) -> str:
    """A file of the board; the ready colours of the trains become plain ones."""
    body = "".join(parts).replace('"=', '"#')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 6000 4260">{body}</svg>\n'


def ripples(x: float, y: float, width: float) -> str:
    """Light strokes on the water below something."""
    d = f"M{points(x, y)}h{n(width)}M{points(x + width * 0.12, y + 12)}h{n(width * 0.5)}M{points(x + width * 0.3, y + 23)}h{n(width * 0.4)}"
    return line(FOAM, 5, d, 0.9, cap="round")


# America


def butte(x: float, y: float, width: float, height: float) -> str:
    """A table mountain standing on y, its middle at x."""
    w = width / 2
    body = (x - w, y, x - w * 0.72, y - height * 0.3, x - w * 0.6, y - height * 0.34, x - w * 0.52, y - height * 0.9, x - w * 0.36, y - height, x + w * 0.42, y - height,
            x + w * 0.55, y - height * 0.88, x + w * 0.62, y - height * 0.34, x + w * 0.78, y - height * 0.28, x + w, y)  # fmt: skip
    shade = (x + w * 0.08, y - height, x + w * 0.42, y - height, x + w * 0.55, y - height * 0.88, x + w * 0.62, y - height * 0.34, x + w * 0.78, y - height * 0.28, x + w, y,
             x + w * 0.3, y, x + w * 0.2, y - height * 0.36, x + w * 0.02, y - height * 0.6)  # fmt: skip
    bands = "".join(f"M{points(x - w * 0.5, y - height * k)}h{n(w * 0.52)}" for k in (0.82, 0.66, 0.5))
    return poly("#CF6E42", *body) + poly("#A84E2F", *shade) + line("#E59A6C", height * 0.045, bands) + poly("#DD8A58", x - w, y, x - w * 0.72, y - height * 0.3, x - w * 0.2, y - height * 0.26, x + w * 0.05, y)


def saguaro(x: float, y: float, h: float) -> str:
    d = f"M{points(x, y)}v{n(-h)}M{points(x - h * 0.3, y - h * 0.72)}v{n(h * 0.16)}q0 {n(h * 0.14)} {n(h * 0.3)} {n(h * 0.14)}M{points(x + h * 0.3, y - h * 0.85)}v{n(h * 0.18)}q0 {n(h * 0.14)} {n(-h * 0.3)} {n(h * 0.14)}"
    return line("#2F6B47", h * 0.17, d, cap="round") + line("#5A9A66", h * 0.05, f"M{points(x - h * 0.04, y - h * 0.05)}v{n(-h * 0.92)}", cap="round")


def canyon() -> str:
    """Buttes, and a train on a trestle: 800 x 460."""
    bents = ""
    for i in range(7):
        x = 232 + i * 38
        bents += f"M{x} 296L{x - 10} 410M{x + 6} 296L{x + 16} 410"
        if i < 6:
            bents += f"M{x + 6} 300L{x + 36} 352M{x + 36} 300L{x + 6} 352M{x + 12} 352L{x + 30} 408M{x + 32} 352L{x + 8} 408"
    return (
        ellipse("#E2A878", 400, 424, 400, 34)
        + butte(140, 420, 250, 400)
        + butte(590, 424, 210, 270)
        + butte(300, 408, 130, 150)
        + line("#6B4630", 7, bents)
        + rect("#5A3A28", 196, 286, 320, 12)
        + line("#8A5F42", 6, "M214 352H494")
        + train(DAY, 250, 286, 0.42, steam(DAY, 0), ore_wagon(DAY, 215), ore_wagon(DAY, 320))
        + plume("#FFFFFF", 276, 240, 150, 20)
        + butte(60, 436, 110, 130)
        + saguaro(215, 440, 66)
        + saguaro(700, 430, 80)
        + saguaro(762, 436, 52)
        + saguaro(480, 446, 46)
    )


def swamp() -> str:
    """A pond with palms and an alligator: 420 x 240."""
    gator = (
        fill("#4F7F45", "M120 176q30 -18 70 -16q60 -12 120 8q30 10 60 6q-30 18 -70 14q-60 10 -110 2q-40 4 -70 -14z")
        + fill("#3B6536", "M200 164l8 -12 8 10 8 -12 8 11 8 -11 8 12 8 -10 8 13z")
        + circle("#FBF2DF", 196, 156, 8) + circle("#1B1B1F", 195, 155, 4)
    )  # fmt: skip
    reeds = line("#7C6A3A", 5, "M60 196v-50M76 200v-62M350 196v-56M366 200v-44", cap="round") + line("#5B3A28", 10, "M60 150v-18M76 142v-20M350 144v-20M366 160v-16", cap="round")
    return (
        ellipse("#7FB8A6", 210, 186, 200, 42) + ellipse("#96CAB6", 196, 178, 150, 26)
        + palm("#8A5A3C", "#2F7A52", "#4C9A63", 40, 190, 150) + palm("#8A5A3C", "#2F7A52", "#4C9A63", 90, 178, 106, -0.1)
        + palm("#8A5A3C", "#2F7A52", "#4C9A63", 372, 186, 128, -0.14)
        + gator + reeds + ellipse("#4C9A63", 130, 204, 26, 7) + ellipse("#4C9A63", 280, 208, 30, 8) + circle("#F2A7BE", 282, 202, 6)
    )  # fmt: skip


# The sea


def liner() -> str:
    """An ocean liner sailing to the left: 520 x 330."""
    smoke = plume("#FFFFFF", 190, 66, 300, 30)
    funnels = ""
    for x in (168, 238, 308):
        funnels += poly("#C63B2C", x, 150, x + 6, 62, x + 46, 62, x + 44, 150) + poly("#96281D", x + 26, 150, x + 30, 62, x + 46, 62, x + 44, 150) + rect("#1B1B1F", x + 5, 56, 42, 22) + rect("#FFFFFF", x + 4, 80, 41, 8)
    return (
        smoke
        + line("#6B4A35", 5, "M104 190V60M418 190V80M104 66L40 196M104 66L300 60M418 86L310 62M418 86L494 200")
        + funnels
        + poly("#FFFDF6", 92, 200, 100, 150, 420, 150, 432, 200) + rect("#DDE3E4", 280, 150, 144, 50)
        + poly("#FFFDF6", 122, 152, 128, 118, 380, 118, 388, 152) + poly("#DDE3E4", 280, 152, 280, 118, 380, 118, 388, 152)
        + windows(GLASS, 112, 162, 12, 12, 15, 20) + windows(GLASS, 140, 128, 11, 10, 12, 20) + rect("#FFFDF6", 136, 100, 60, 20) + windows(GLASS, 142, 104, 8, 8, 4, 13)
        + poly("#2A3550", 18, 190, 502, 196, 484, 276, 62, 276) + poly("#1D2539", 300, 194, 502, 196, 484, 276, 280, 276)
        + poly("#B5231A", 55, 264, 487, 264, 484, 284, 64, 284) + rect("#FFFFFF", 26, 202, 472, 6)
        + line("#F2D16B", 6, "M70 226H470", dash="6 14")
        + fill(FOAM, "M20 286q26 -22 60 -12q20 -16 50 -4q60 -10 110 2q80 -8 130 2q60 -8 120 6l20 6q-40 14 -110 8q-90 10 -180 4q-100 8 -200 -12z", 0.95)
        + line(FOAM, 5, "M40 308H190M230 314H330M360 306H480", 0.9, cap="round")
    )  # fmt: skip


def lighthouse() -> str:
    """A lighthouse on a rock: 200 x 330."""
    bands = ""
    for i in range(5):
        a, b = 26 - i * 2.2, 26 - (i + 1) * 2.2
        y = 250 - i * 32
        bands += poly("#C63B2C" if i % 2 == 0 else "#FFFDF6", 100 - a, y, 100 - b, y - 32, 100 + b, y - 32, 100 + a, y)
        bands += poly("#96281D" if i % 2 == 0 else "#DDD6C8", 104, y, 104, y - 32, 100 + b, y - 32, 100 + a, y)
    return (
        poly("#FFE9A8", 100, 68, -60, 30, -60, 96, opacity=0.75) + poly("#FFE9A8", 100, 68, 200, 46, 200, 88, opacity=0.5)
        + fill("#7E776E", "M24 276l18 -24 30 -8 40 2 34 8 28 24q-70 18 -150 -2z") + fill("#5F5952", "M112 246l34 8 28 24q-40 10 -74 8z")
        + bands + rect("#2A2A30", 78, 84, 44, 7) + rect("#FFE08A", 86, 60, 28, 24) + line("#2A2A30", 4, "M86 60v24M100 60v24M114 60v24")
        + poly("#2A2A30", 80, 62, 100, 38, 120, 62) + circle("#2A2A30", 100, 36, 5) + rect("#3A3432", 92, 226, 14, 24)
        + rect(CREAM, 132, 226, 40, 28) + poly("#B5482F", 126, 228, 152, 206, 178, 228) + rect(GLASS, 146, 234, 10, 12)
        + ripples(20, 290, 160)
    )  # fmt: skip


def iceberg(x: float, y: float, w: float) -> str:
    return poly("#F6FBFC", x - w, y, x - w * 0.6, y - w * 0.7, x - w * 0.25, y - w * 0.55, x + w * 0.1, y - w * 1.1, x + w * 0.55, y - w * 0.4, x + w, y) + poly("#BBD9E3", x + w * 0.1, y - w * 1.1, x + w * 0.55, y - w * 0.4, x + w, y, x + w * 0.2, y, x + w * 0.3, y - w * 0.4) + ripples(x - w * 1.1, y + 8, 2 * w)


def ice() -> str:
    """Icebergs and a seal: 460 x 200."""
    return iceberg(90, 120, 56) + iceberg(210, 166, 34) + iceberg(330, 110, 44) + fill("#4A5560", "M190 146q4 -22 16 -22q12 0 10 12l16 12z") + birds("#5F7F90", (270, 50, 14), (300, 36, 10))


def whale() -> str:
    """A whale that blows: 300 x 170."""
    return (
        line("#FFFFFF", 6, "M96 70V36M96 40q-4 -22 -26 -20M96 40q4 -22 26 -20", cap="round")
        + fill("#37556B", "M20 126q0 -54 70 -56q80 0 120 34q24 14 38 -6q-16 -20 -12 -40q22 8 28 24q14 -14 34 -10q-6 24 -30 40q-10 34 -60 44h-150q-36 0 -38 -30z")
        + fill("#D9E4E8", "M22 130q30 14 80 12q40 0 60 -14q-8 26 -60 28h-40q-36 0 -40 -26z") + circle("#FFFFFF", 62, 112, 6) + circle("#1B1B1F", 61, 112, 3.5)
        + fill(FOAM, "M0 152q40 -14 80 0t80 0t80 0t60 4v16h-300z", 0.9)
    )  # fmt: skip


def compass() -> str:
    """A compass rose: 300 x 300, its middle at 150, 150."""
    out = circle("#FBF5E6", 150, 150, 118, 0.55) + '<circle fill="none" stroke="#3B5A6B" stroke-width="4" cx="150" cy="150" r="112"/>'
    out += "".join(line("#3B5A6B", 3, f"M{points(150 + 98 * math.cos(a), 150 + 98 * math.sin(a), 150 + 108 * math.cos(a), 150 + 108 * math.sin(a))}") for a in (math.pi * i / 18 for i in range(36)))
    for turn, r, w, light, dark in ((45, 84, 15, "#C9A24A", "#8E6C22"), (0, 138, 22, "#FBF5E6", "#24405A")):
        for i in range(4):
            out += f'<g transform="rotate({turn + 90 * i} 150 150)">' + poly(light, 150, 150 - r, 150, 150, 150 - w, 150 - w) + poly(dark, 150, 150 - r, 150, 150, 150 + w, 150 - w) + line("#24405A", 2.5, f"M150 {150 - r}L{150 - w} {150 - w}") + "</g>"
    return out + circle("#B5231A", 150, 150, 11) + circle("#FBF5E6", 150, 150, 5)


def steamer() -> str:
    """A white ferry with lights, to the left: 380 x 200."""
    return (
        plume("#FFFFFF", 230, 44, 120, 16)
        + poly("#C63B2C", 214, 92, 220, 44, 252, 44, 254, 92) + rect("#1B1B1F", 219, 42, 34, 12)
        + poly("#FFFDF6", 70, 118, 92, 84, 320, 84, 330, 118) + rect("#DDE3E4", 220, 84, 104, 34) + windows("#F2C75A", 104, 94, 14, 12, 10, 21)
        + rect("#FFFDF6", 96, 62, 60, 24) + windows(GLASS, 102, 67, 10, 10, 4, 14)
        + poly("#2E86AB", 30, 116, 350, 116, 338, 160, 62, 160) + poly("#226685", 220, 116, 350, 116, 338, 160, 210, 160) + rect("#FFFFFF", 34, 122, 314, 6)
        + fill(FOAM, "M40 164q30 -16 60 -4q60 -8 110 2q60 -8 120 2l20 4q-40 12 -110 8q-100 6 -200 -12z", 0.95)
    )  # fmt: skip


def sails(*places: tuple[float, float, float, str]) -> str:
    return "".join(boat("#7A4A2E", colour, x, y, size) + ripples(x - size * 0.5, y + 8, size) for x, y, size, colour in places)


# Hamburg


def hamburg() -> str:
    """Concert hall, church and warehouses at the water: 560 x 400."""
    hall = (
        rect("#9C4630", 10, 266, 150, 70) + rect("#7F3626", 106, 266, 54, 70) + windows("#5B281D", 22, 276, 7, 12, 9, 15, 3, 19)
        + fill("#BFDCE6", "M10 268V196q20 -40 44 -12q18 -44 46 -8q28 -44 60 -16V268z") + fill("#8FB9C9", "M106 268V170q26 -30 54 -10V268z")
        + line("#FFFFFF", 5, "M10 196q20 -40 44 -12q18 -44 46 -8q28 -44 60 -16", cap="round")
        + line("#FFFFFF", 2.5, "M34 268V176M58 268V184M82 268V166M106 268V172M132 268V154M10 222H160M10 246H160", 0.7)
    )  # fmt: skip
    church = (
        box("#B4513B", "#8B3B2A", 222, 180, 54, 156) + rect(CREAM, 218, 174, 62, 8) + circle(CREAM, 249, 202, 15) + line("#1B1B1F", 3, "M249 202v-10M249 202h7")
        + rect("#B4513B", 228, 138, 42, 38) + rect("#8B3B2A", 252, 138, 18, 38) + arcade("#4A1F18", 234, 176, 10, 30, 3, 12)
        + fill(COPPER, "M222 140q0 -26 27 -30q27 4 27 30z") + fill("#437A6A", "M249 110q27 4 27 30h-20z") + rect("#7FBBA6", 240, 88, 18, 24)
        + fill(COPPER, "M236 90q0 -16 13 -22q13 6 13 22z") + poly(COPPER, 243, 70, 249, 8, 255, 70) + circle("#E2B94A", 249, 8, 5)
        + rect("#9C4630", 170, 258, 56, 78) + poly("#4F8B79", 166, 260, 190, 226, 226, 226, 226, 260) + windows(GLASS, 178, 272, 9, 20, 4, 13, 1, 1, arched=True)
    )  # fmt: skip
    stores = ""
    for i, (w, h) in enumerate(((64, 96), (58, 116), (66, 100), (60, 120))):
        x = 296 + sum((64, 58, 66, 60)[:i])
        top = 336 - h
        wall, shade = (("#B4513B", "#8B3B2A"), ("#A24631", "#7C3425"))[i % 2]
        stores += box(wall, shade, x, top, w, h, 0.3) + poly(COPPER, x - 2, top + 2, x + w * 0.3, top - 34, x + w * 0.7, top - 34, x + w + 2, top + 2) + poly(wall, x + w * 0.32, top + 2, x + w / 2, top - 30, x + w * 0.68, top + 2)
        stores += windows("#F2D9A8", x + 9, top + 12, 8, 14, 4, 13, int(h / 26), 24, arched=True) + rect("#3A2620", x + w / 2 - 3, top - 14, 6, 12)
    return (
        hall + church + stores
        + fill(WATER, "M0 336H556q6 44 -60 50H60q-60 -4 -60 -50z") + rect("#8C7A66", 0, 332, 556, 9) + ripples(30, 356, 130) + ripples(280, 352, 150)
        + poly("#1F3A52", 196, 352, 262, 352, 254, 368, 204, 368) + rect(CREAM, 212, 338, 34, 14) + rect("#C63B2C", 224, 326, 9, 14)
    )  # fmt: skip


def harbour() -> str:
    """A container ship below cranes: 640 x 300."""
    cranes = ""
    for x in (330, 450):
        cranes += line("#2B5C86", 9, f"M{x} 214V60M{x + 62} 214V60M{x - 8} 130H{x + 70}M{x} 60L{x + 62} 130") + line("#2B5C86", 8, f"M{x - 120} 62H{x + 96}") + line("#1E4363", 5, f"M{x + 31} 24L{x - 104} 60M{x + 31} 24L{x + 90} 60M{x + 31} 24V62") + rect("#F2C230", x - 60, 62, 22, 14) + line("#1B1B1F", 3, f"M{x - 49} 76v30")
    stack = ""
    colours = ("#C63B2C", "#2E7D8C", "#EFB32B", "#5A7F4A", "#7A4A2E", "#34536B")
    for row, (start, count) in enumerate(((92, 9), (92, 8), (122, 6))):
        for i in range(count):
            stack += rect(colours[(i * 2 + row * 5 + i // 3) % 6], start + i * 32, 172 - row * 22, 30, 20)
    return (
        fill(WATER, "M0 214q0 -10 14 -10H620q20 0 20 14q4 62 -60 68H70q-66 -4 -70 -72z") + rect("#A79A86", 6, 198, 628, 12) + rect("#7F7464", 6, 206, 628, 6)
        + rect("#C9BCA5", 560, 160, 62, 40) + poly("#B4513B", 554, 162, 590, 138, 628, 162) + windows(GLASS, 570, 172, 10, 14, 4, 14)
        + cranes + stack
        + poly("#FFFDF6", 384, 192, 384, 130, 424, 130, 424, 192) + rect("#D5D9DA", 406, 130, 18, 62) + windows(GLASS, 388, 138, 6, 7, 4, 9, 3, 14) + rect("#C63B2C", 400, 112, 16, 20)
        + poly("#24405A", 30, 186, 466, 192, 450, 254, 74, 254) + poly("#1A3044", 280, 190, 466, 192, 450, 254, 270, 254) + poly("#B5231A", 68, 244, 452, 244, 450, 256, 76, 256)
        + ripples(60, 262, 170) + ripples(330, 260, 200)
    )  # fmt: skip


# Harz


def old_town() -> str:
    """Half-timbered houses round a market: 640 x 330."""
    houses = (
        timber_house("#F3E2BE", "#5B3A28", ("#A8452F", "#7E3222"), 14, 160, 112, 140, 88, 3)
        + timber_house("#E8C9A0", "#4A2E22", ("#8E3B2B", "#6B2C20"), 132, 190, 92, 110, 74, 2)
        + timber_house("#F6EAD0", "#6B4630", ("#B5532F", "#8A3D23"), 424, 180, 100, 120, 80, 2)
        + timber_house("#E6D2A8", "#5B3A28", ("#A8452F", "#7E3222"), 530, 160, 98, 140, 80, 3)
    )
    hall = (
        box("#D9A27A", "#B67F5A", 236, 190, 170, 110) + hip("#8E3B2B", 236, 192, 170, 70, 34, 8) + arcade("#5B3426", 248, 300, 30, 54, 4, 39, pointed=True)
        + windows("#F6D98E", 252, 204, 14, 26, 7, 22) + towers("#E5BC94", "#B67F5A", ("#4F5D6B", "#38444F"), (256, 130, 40, 300, 92), (386, 130, 40, 300, 92))
    )  # fmt: skip
    return fill("#B7C98F", "M0 300q320 -34 640 0q-20 26 -320 28q-300 -2 -320 -28z") + hall + houses + fill("#D8C39A", "M180 318q60 -22 140 -22t140 22q-140 14 -280 0z") + tree("#6B4A35", "#4E7F45", "#6E9E58", 414, 312, 44) + tree("#6B4A35", "#4E7F45", "#6E9E58", 228, 314, 40)


def brocken() -> str:
    """The witches' mountain: 460 x 330."""
    firs = "".join(fir("#24503A", "#3A7250", x, y, h, 4) for x, y, h in ((40, 316, 70), (84, 300, 64), (130, 322, 84), (186, 306, 66), (236, 324, 82), (292, 308, 70), (340, 322, 80), (392, 306, 64), (426, 320, 66)))
    witch = group(
        "translate(300 44) rotate(-12)",
        line("#6B4630", 6, "M0 40H120", cap="round"), poly("#D9A441", 116, 40, 150, 26, 150, 54), fill("#2B2735", "M34 44q0 -40 24 -46q26 6 34 46z"), circle("#E9C3A0", 50, -6, 11),
        poly("#2B2735", 26, -10, 76, -10, 58, -18, 66, -50, 42, -18), line("#2B2735", 8, "M40 16L20 34M70 42l14 22", cap="round"),
    )  # fmt: skip
    return (
        circle("#FBF0CF", 350, 58, 54, 0.85)
        + fill("#5F8F67", "M0 322Q90 190 170 112q40 -34 84 4Q330 190 450 322z") + fill("#46744F", "M206 96q30 2 48 20Q330 190 450 322H250q20 -60 -8 -110 10 -60 -36 -116z")
        + fill("#8FB58A", "M150 132q60 -66 122 0q-30 -10 -50 8 -30 -16 -72 -8z")
        + rect("#E8E2D4", 176, 70, 40, 36) + rect("#C6BDAA", 200, 70, 16, 36) + windows(GLASS, 182, 82, 6, 10, 3, 12) + poly("#C63B2C", 238, 104, 243, 20, 248, 104) + rect("#FFFFFF", 239, 52, 8, 14)
        + line("#DCCBA0", 8, "M70 292Q190 268 250 230T214 150", 0.9) + forest_rows() + firs + witch
    )  # fmt: skip


def forest_rows() -> str:
    return "".join(fir("#2F6146", "#4A8260", x, y, 44, 3) for x, y in ((120, 214), (152, 188), (182, 226), (216, 262), (262, 204), (300, 238), (330, 268), (92, 258), (150, 262), (270, 268)))


def narrow_gauge() -> str:
    """The steam train in the wood: 640 x 360."""
    back = "".join(fir("#2F6146", "#47805C", 22 + i * 31, 268 + (i % 3) * 8, 96 + (i * 37 % 46), 4) for i in range(20))
    front = "".join(fir("#1F4733", "#2F6146", x, 352, h, 4) for x, h in ((20, 84), (66, 64), (600, 78), (552, 60), (316, 48)))
    return (
        back + plume("#FFFFFF", 92, 152, 330, 40)
        + rect("#8B7B66", 0, 296, 640, 14) + line("#5B4636", 9, "M6 296H634", dash="9 13") + line("#3A3A40", 5, "M0 291H640")
        + train(DAY, 40, 289, 0.78, steam(DAY, 0)) + train(DAY, 226, 289, 0.78, carriage(DAY, 0, "#7E2F2A", "#5F221E", "#5A5E66"), carriage(DAY, 160, "#3F6B4A", "#2F5238", "#5A5E66"), carriage(DAY, 320, "#7E2F2A", "#5F221E", "#5A5E66"))
        + front
    )  # fmt: skip


# Knuffingen


def castle() -> str:
    """The castle on its hill: 240 x 340."""
    blue = ("#4A6C8C", "#34506B")
    return (
        fill("#8DB36A", "M0 336Q30 250 88 226H160Q216 252 240 336z") + fill("#6E9552", "M130 226H160Q216 252 240 336H150q16 -60 -20 -110z")
        + fill("#A39A8C", "M52 268l16 -36 30 -14 60 4 26 24 6 26q-70 -18 -138 -4z") + fill("#7F766A", "M120 218l38 4 26 24 6 26q-30 -8 -60 -8z")
        + towers("#F6EAD3", "#D0BD9C", blue, (82, 112, 30, 236, 52), (160, 126, 28, 240, 48), (120, 70, 36, 236, 66))
        + box("#F6EAD3", "#D0BD9C", 84, 168, 76, 66, 0.35) + crenels("#F6EAD3", 84, 168, 76, 9, 6) + poly(blue[0], 92, 160, 122, 132, 152, 160)
        + windows(GLASS, 116, 88, 7, 16, 1, 1, 3, 26, arched=True) + windows(GLASS, 79, 128, 6, 14, 1, 1, 3, 28, arched=True) + windows(GLASS, 157, 140, 6, 13, 1, 1, 3, 26, arched=True)
        + windows(GLASS, 96, 178, 7, 14, 4, 16, arched=True) + arch("#6B4630", 110, 234, 22, 32)
        + line("#1B1B1F", 3, "M120 4V-22") + poly("#C63B2C", 120, -22, 146, -14, 120, -6)
        + line("#E5D3A4", 9, "M121 236Q100 262 140 280T120 334", 0.95)
        + tree("#6B4A35", "#4E7F45", "#6E9E58", 42, 318, 46) + tree("#6B4A35", "#4E7F45", "#6E9E58", 198, 316, 50) + fir("#2F6146", "#47805C", 70, 290, 50, 3) + fir("#2F6146", "#47805C", 184, 282, 46, 3)
    )  # fmt: skip


def station() -> str:
    """The big station of the model town: 470 x 340."""
    roofs = terrace((CREAM, "#F0D9B0", "#E9C7A0"), "#C9AE84", ("#B5482F", "#8E3624"), GLASS, 4, 466, 214, 44, 110, 214, 5)
    hall = (
        box("#C8593F", "#A34631", 36, 196, 398, 104, 0.3)
        + fill("#F3E2C0", "M148 300V196a87 87 0 0 1 174 0V300z") + fill("#8FB9C9", "M162 262V196a73 73 0 0 1 146 0V262z") + fill("#6F9CB0", "M236 123a73 73 0 0 1 72 73V262H236z")
        + line("#FBF2DF", 4, "M162 232H308M162 200H308M186 262V146M211 262V128M236 262V123M261 262V128M286 262V146")
        + rect("#F3E2C0", 36, 190, 112, 9) + rect("#F3E2C0", 322, 190, 112, 9) + arcade("#7A3325", 48, 300, 20, 56, 4, 25) + arcade("#7A3325", 332, 300, 20, 56, 4, 25)
        + windows("#F6D98E", 52, 208, 10, 18, 4, 25, arched=True) + windows("#F6D98E", 336, 208, 10, 18, 4, 25, arched=True) + rect("#5B3426", 176, 268, 120, 32) + windows("#F6D98E", 184, 274, 16, 26, 5, 22)
    )  # fmt: skip
    for x in (22, 410):
        hall += box("#B64E37", "#8F3B29", x, 120, 40, 180, 0.42) + rect("#F3E2C0", x - 4, 114, 48, 9) + poly(COPPER, x - 4, 116, x + 20, 52, x + 20, 116) + poly("#437A6A", x + 20, 52, x + 44, 116, x + 20, 116) + circle("#FFFFFF", x + 20, 142, 14) + line("#1B1B1F", 3, f"M{x + 20} 142v-9M{x + 20} 142h6") + windows(GLASS, x + 9, 172, 7, 18, 2, 15, 3, 36, arched=True)
    return roofs + hall + rect("#D9CBB0", 0, 298, 470, 10) + line("#8A6F52", 10, "M4 314H466", dash="7 9") + line("#2B2A2E", 3, "M0 310H470M0 318H470") + train(DAY, 96, 311, 0.36, electric(DAY, 0, "#C63B2C", "#96281D", "#6F757D"), carriage(DAY, 150, "#C63B2C", "#96281D", "#D9D4C8"), carriage(DAY, 306, "#C63B2C", "#96281D", "#D9D4C8"), carriage(DAY, 462, "#C63B2C", "#96281D", "#D9D4C8"))


def airport() -> str:
    """Tower, hall, and a plane above the runway: 500 x 290."""
    plane = group(
        "translate(250 74) rotate(-10)",
        fill("#F7F9FA", "M-118 6q6 -16 40 -20H70q24 0 50 -34h22l-14 48q-10 18 -60 18H-80q-34 0 -38 -12z"), fill("#CBD5DA", "M-118 8q20 10 40 10H70q40 0 58 -14q-10 16 -60 18H-80q-34 0 -38 -14z"),
        poly("#2E6F9E", 74, -14, 120, -48, 142, -48, 128, -4, 96, -8), poly("#A9B7BF", -20, 4, 34, 4, 84, 56, 62, 56), poly("#A9B7BF", 84, -4, 120, -2, 150, 14, 136, 14), windows(GLASS, -86, -6, 7, 8, 14, 11), poly(GLASS, -110, 0, -98, -9, -88, -9, -88, 0),
    )  # fmt: skip
    return (
        fill("#A9C07E", "M0 262q120 -40 250 -38t250 38q-120 26 -250 26t-250 -26z")
        + poly("#7D8288", 20, 268, 90, 240, 476, 240, 486, 268) + line("#FFFFFF", 5, "M60 254H470", dash="22 16")
        + box("#EAEFF0", "#C3CDD1", 200, 186, 190, 50, 0.35) + fill("#D5DDE0", "M194 190q98 -34 202 0z") + rects(GLASS, (208, 200, 170, 20)) + line("#EAEFF0", 4, "M232 200v20M256 200v20M280 200v20M304 200v20M328 200v20M352 200v20")
        + poly("#E2E7E9", 420, 236, 426, 120, 446, 120, 452, 236) + poly("#BCC6CB", 437, 236, 437, 120, 446, 120, 452, 236) + poly("#2E5F7E", 406, 122, 416, 92, 456, 92, 466, 122) + rect("#F7F9FA", 410, 84, 52, 9) + line("#C63B2C", 4, "M436 84V54")
        + plane + cloud("#FFFFFF", 20, 110, 90, 0.9) + group("translate(108 246) scale(0.42)", fill("#F7F9FA", "M-118 6q6 -16 40 -20H70q24 0 50 -34h22l-14 48q-10 18 -60 18H-80q-34 0 -38 -12z"), poly("#C63B2C", 74, -14, 120, -48, 142, -48, 128, -4, 96, -8), windows(GLASS, -86, -6, 7, 8, 14, 11), poly("#A9B7BF", -20, 6, 34, 6, 90, 34, 62, 34))
        + tree("#6B4A35", "#4E7F45", "#6E9E58", 170, 240, 34) + tree("#6B4A35", "#4E7F45", "#6E9E58", 480, 250, 36)
    )  # fmt: skip


# Scandinavia


def fjord() -> str:
    """Steep mountains, a waterfall, red houses and a ship: 700 x 340."""
    falls = line("#FFFFFF", 8, "M470 118l-6 60 8 40-4 46", 0.95) + line("#FFFFFF", 6, "M196 130l4 50-6 60", 0.95)
    cabins = ""
    for x, c, d in ((270, "#A8382C", "#7F261D"), (312, "#E0A030", "#B57C1E"), (354, "#A8382C", "#7F261D"), (398, "#F3EBDC", "#CFC3AC")):
        cabins += box(c, d, x, 250, 34, 30, 0.35) + poly("#3B4048", x - 5, 252, x + 17, 230, x + 39, 252) + rect("#FFFFFF", x + 6, 260, 8, 10) + rect("#FFFFFF", x + 20, 260, 8, 10)
    return (
        snow_peak("#8EA5B4", "#6B8494", "#FFFFFF", 120, 40, 260, 236, 276) + snow_peak("#9DB2BF", "#788F9E", "#FFFFFF", 560, 20, 280, 256, 276)
        + snow_peak("#7D96A6", "#5C7688", "#FFFFFF", 232, 76, 220, 200, 276) + snow_peak("#86A0AF", "#637D8E", "#FFFFFF", 450, 62, 210, 214, 276) + falls
        + fill("#7FA48C", "M0 276q110 -50 240 -22l60 22zM400 276q80 -40 150 -30t150 30z")
        + "".join(fir("#2C5A52", "#4A8073", x, y, h, 3) for x, y, h in ((40, 278, 56), (84, 270, 50), (150, 272, 60), (204, 276, 48), (486, 274, 52), (540, 268, 58), (600, 272, 54), (654, 278, 50)))
        + fill("#6FAEBE", "M0 276H700q-10 50 -120 56H120q-110 -6 -120 -56z") + rect("#6B4A35", 258, 278, 190, 6) + cabins + ripples(60, 292, 160) + ripples(500, 294, 150)
        + group("translate(300 268) scale(0.38)", steamer())
    )  # fmt: skip


# The Alps


def alps() -> str:
    """Peaks, a chalet, a cable car: 640 x 370."""
    return (
        snow_peak("#A9BBC6", "#7F95A4", "#FFFFFF", 110, 90, 260, 260, 350) + snow_peak("#B4C5CF", "#889EAD", "#FFFFFF", 520, 70, 300, 280, 350) + snow_peak("#97ACB9", "#6F8797", "#FFFFFF", 300, 14, 330, 336, 350)
        + fill("#7FAE62", "M0 352Q80 286 180 300T360 292 640 352z") + fill("#97C176", "M0 352Q140 312 300 328T640 352z")
        + line("#3A3F46", 3, "M20 262L330 60M330 60L640 210") + rect("#C63B2C", 146, 186, 34, 26) + line("#3A3F46", 3, "M162 170v16") + rect(CREAM, 151, 191, 24, 9) + rect("#C63B2C", 492, 146, 30, 24) + line("#3A3F46", 3, "M507 146v-2")
        + box("#F3E7CC", "#D5C4A0", 392, 296, 84, 42, 0.35) + rect("#7B4A2E", 388, 282, 92, 22) + poly("#5E3723", 372, 286, 434, 236, 496, 286, 484, 292, 434, 252, 384, 292) + poly("#7B4A2E", 390, 286, 434, 252, 478, 286) + windows(GLASS, 400, 310, 11, 14, 4, 20) + line("#C63B2C", 5, "M394 304H474", dash="4 5")
        + "".join(fir("#2C5A3C", "#467E54", x, y, h, 4) for x, y, h in ((30, 350, 70), (76, 340, 60), (126, 352, 76), (184, 336, 58), (240, 350, 72), (330, 344, 60), (520, 348, 72), (566, 340, 58), (610, 352, 70)))
    )  # fmt: skip


def village() -> str:
    """A church with an onion dome, farmhouses and cows: 480 x 310."""
    farm = ""
    for x, y in ((60, 246), (330, 238)):
        farm += box("#F6EAD3", "#D8C7A4", x, y, 96, 36, 0.3) + rect("#7B4A2E", x - 2, y - 20, 100, 26) + poly("#5E3723", x - 18, y - 16, x + 20, y - 56, x + 76, y - 56, x + 114, y - 16) + windows(GLASS, x + 10, y + 12, 11, 14, 4, 22) + line("#C63B2C", 4, f"M{x + 2} {y + 6}h92", dash="4 5")
    return (
        hills("#A6CC86", 0, 296, 120, 216, 260, 236, 380, 206, 480, 296, bottom=296) + fill("#BBD99C", "M-10 304Q60 240 260 262T480 304Q240 316 -10 304z")
        + box("#FBF2DF", "#DCCBA8", 226, 196, 96, 78, 0.4) + hip("#8E3B2B", 226, 198, 96, 44, 10, 6) + windows(GLASS, 250, 214, 10, 34, 4, 19, 1, 1, arched=True)
        + box("#FBF2DF", "#DCCBA8", 190, 126, 46, 148, 0.42) + rect("#D8C39A", 186, 122, 54, 8) + circle("#FFFFFF", 213, 154, 14) + line("#1B1B1F", 3, "M213 154v-9M213 154h6") + windows(GLASS, 206, 186, 12, 28, 1, 1, arched=True)
        + onion(COPPER, "#437A6A", 213, 124, 62, 76, "#C9A24A") + farm
        + "".join(land.cow(x, y, 30) for x, y in ((40, 302), (178, 300), (300, 304), (400, 296))) + fir("#2C5A3C", "#467E54", 20, 256, 60) + fir("#2C5A3C", "#467E54", 458, 262, 70) + fir("#2C5A3C", "#467E54", 300, 276, 48)
    )  # fmt: skip


def tarn() -> str:
    """A mountain lake: 680 x 230."""
    return (
        snow_peak("#A9BBC6", "#7F95A4", "#FFFFFF", 150, 40, 230, 150, 190) + snow_peak("#B4C5CF", "#889EAD", "#FFFFFF", 470, 14, 280, 176, 190) + snow_peak("#97ACB9", "#6F8797", "#FFFFFF", 300, 60, 200, 130, 190)
        + hills("#7FAE62", 20, 190, 120, 160, 260, 182, 420, 164, 560, 174, 660, 190, bottom=194)
        + ellipse("#5FB3BF", 340, 200, 240, 24) + ellipse("#84CBD2", 320, 194, 170, 12) + boat("#7A4A2E", "#FFFFFF", 330, 202, 34)
        + "".join(fir("#2C5A3C", "#467E54", x, y, h, 3) for x, y, h in ((40, 210, 56), (84, 200, 46), (590, 204, 58), (634, 212, 50), (550, 192, 40)))
    )  # fmt: skip


def horn() -> str:
    """A lone peak like a horn, with a cog railway: 500 x 300."""
    return (
        snow_peak("#BFB4C6", "#9488A0", "#FFFFFF", 86, 140, 170, 132, 272) + snow_peak("#BFB4C6", "#9488A0", "#FFFFFF", 424, 150, 160, 122, 272)
        + poly("#B9AEC2", 110, 272, 196, 140, 226, 60, 268, 4, 292, 40, 300, 84, 352, 168, 400, 272) + poly("#7F738D", 268, 4, 292, 40, 300, 84, 352, 168, 400, 272, 262, 272, 280, 190, 252, 120, 274, 70)
        + poly("#FFFFFF", 268, 4, 226, 60, 208, 112, 232, 96, 244, 122, 262, 84, 256, 60, 274, 44) + poly("#E3DCEA", 268, 4, 292, 40, 300, 84, 286, 74, 274, 44) + poly("#FFFFFF", 196, 140, 168, 184, 192, 176, 204, 190, 214, 160)
        + fill("#A7BE86", "M20 284Q120 236 250 256T480 284z") + line("#5B4636", 8, "M60 276Q200 250 330 262T450 280")
        + group("translate(150 254) rotate(-4)", train(DAY, 0, 0, 0.3, electric(DAY, 0, "#C63B2C", "#96281D", "#6F757D"), carriage(DAY, 150, "#C63B2C", "#96281D", "#D9D4C8")))
        + "".join(fir("#2C5A3C", "#467E54", x, y, h, 3) for x, y, h in ((30, 290, 50), (70, 296, 44), (420, 292, 52), (462, 288, 44), (376, 296, 40)))
    )  # fmt: skip


# Italy


def tuscany() -> str:
    """Arena, hills, cypresses and a farmhouse: 700 x 390."""
    arena = ""
    for y, h, w, x in ((250, 52, 270, 40), (198, 50, 250, 50), (148, 44, 190, 60)):
        arena += rect("#E8C08A", x, y - h, w, h) + rect("#C4935C", x + w * 0.62, y - h, w * 0.38, h) + rect("#F4D9A8", x - 3, y - h, w + 6, 7)
        arena += arcade("#7A4A2E", x + 10, y, 17, h - 14, int((w - 20) / 25), 25)
    return (
        hills("#DDBE72", 0, 366, 150, 220, 360, 250, 580, 206, 700, 366, bottom=370) + fill("#C9B35F", "M-6 366Q120 262 340 300T704 366z")
        + arena + poly("#C4935C", 250, 104, 300, 148, 250, 148)
        + fill("#B9BE62", "M-10 374Q90 300 330 318T706 374Q350 390 -10 374z") + line("#F2E3B8", 12, "M420 372Q470 330 540 318T600 262", 0.95)
        + box("#F3D9A8", "#D2B07A", 540, 206, 84, 58, 0.38) + hip("#C9653A", 540, 208, 84, 30, 16, 7) + box("#F3D9A8", "#D2B07A", 600, 172, 38, 90, 0.4) + hip("#C9653A", 600, 174, 38, 18, 12, 6) + windows(GLASS, 552, 222, 9, 14, 3, 18) + arch("#7A4A2E", 566, 264, 16, 22)
        + "".join(cypress("#2F5A38", "#4E7F4C", x, y, h) for x, y, h in ((430, 350, 110), (462, 330, 96), (494, 318, 84), (522, 306, 74), (646, 268, 92), (668, 276, 80), (20, 330, 100)))
        + umbrella_pine("#7A5C3E", "#4E7B3A", "#6B9A4C", 362, 346, 110) + umbrella_pine("#7A5C3E", "#4E7B3A", "#6B9A4C", 70, 372, 86)
        + line("#8A9A4A", 6, "M180 366l40 -44M210 368l40 -46M240 370l40 -46M270 372l40 -48M300 372l36 -44")
    )  # fmt: skip


def volcano() -> str:
    """The fire mountain above the bay, with a village: 520 x 330."""
    houses = ""
    for x, y, w, h, c in ((330, 268, 34, 36, "#F0B8A0"), (362, 258, 32, 46, "#F6DFA0"), (394, 270, 36, 34, "#E58F7A"), (300, 276, 32, 28, "#F3EBDC"), (428, 278, 30, 26, "#F6DFA0")):
        houses += rect(c, x, y, w, h) + rect("#7A4A2E", x + w * 0.7, y, w * 0.3, h, 0.22) + poly("#B5532F", x - 3, y + 2, x + w / 2, y - 14, x + w + 3, y + 2) + windows(GLASS, x + 6, y + 9, 6, 9, 2, 13, 2 if h > 34 else 1, 17)
    return (
        plume("#8C8288", 226, 60, 250, 40, 0.3) + circle("#F5A33A", 226, 66, 30, 0.5)
        + fill("#8A6A5C", "M20 300Q130 250 190 70L206 62 224 74 246 60 262 72Q320 240 480 300z") + fill("#69493F", "M236 66l10 -6 16 12Q320 240 480 300H260q30 -90 -24 -234z")
        + fill("#E5542B", "M196 66l10 -4 18 12 22 -14 8 6q-2 30 8 56q-18 -8 -22 -30q-2 40 8 74q-22 -20 -22 -58q-10 10 -8 44q-14 -30 -8 -60q-10 10 -20 6q6 -18 6 -32z") + fill("#FBC04A", "M206 66l18 12 20 -14q-2 12 -8 16q-14 10 -24 2z")
        + fill("#8FAE5E", "M10 304Q120 256 240 276T500 304z") + houses + rect("#BFA77E", 296, 302, 170, 6)
        + cypress("#2F5A38", "#4E7F4C", 100, 296, 50) + cypress("#2F5A38", "#4E7F4C", 128, 290, 58) + umbrella_pine("#7A5C3E", "#4E7B3A", "#6B9A4C", 180, 298, 56) + ripples(60, 320, 170) + ripples(300, 322, 160)
    )  # fmt: skip


# Scenes and where they are: x, y, width, height in mm, and how many units of the drawing a tenth of a mm is.
SCENES: dict[str, tuple[Callable[[], str], float, float, float, float, float]] = {
    "canyon": (canyon, 157, 134, 80, 46, 1),
    "swamp": (swamp, 202, 97, 42, 21, 1),
    "liner": (liner, 40, 121, 52, 33, 1),
    "lighthouse": (lighthouse, 85, 149, 20, 33, 1),
    "ice": (ice, 372, 60, 44, 20, 1),
    "whale": (whale, 262, 58, 27, 15, 0.9),
    "compass": (compass, 276, 87, 28, 28, 0.92),
    "hamburg": (hamburg, 138, 217, 56, 39, 1),
    "harbour": (harbour, 40, 231, 62, 28, 0.97),
    "old_town": (old_town, 40, 266, 62, 32, 0.97),
    "brocken": (brocken, 150, 257, 44, 32, 0.95),
    "narrow_gauge": (narrow_gauge, 180, 308, 60, 33, 0.92),
    "castle": (castle, 303, 176, 23, 32, 0.95),
    "station": (station, 303, 261, 47, 33, 1),
    "airport": (airport, 262, 122, 48, 28, 0.96),
    "fjord": (fjord, 388, 134, 66, 31, 0.93),
    "steamer": (steamer, 343, 163, 24, 13, 0.65),
    "night_ferry": (steamer, 512, 124, 36, 18, 0.95),
    "alps": (alps, 395, 168, 60, 35, 0.93),
    "village": (village, 508, 158, 47, 30, 0.97),
    "tarn": (tarn, 488, 238, 67, 22, 0.98),
    "horn": (horn, 270, 290, 46, 28, 0.92),
    "tuscany": (tuscany, 486, 266, 69, 38, 0.98),
    "volcano": (volcano, 403, 345, 50, 32, 0.95),
}
BOATS = ((4720, 3730, 80, "#FFFFFF"), (5020, 3750, 100, "#F6D98E"), (5360, 3740, 70, "#FFFFFF"), (2150, 680, 70, "#FFFFFF"), (3320, 700, 60, "#F6D98E"), (2960, 3640, 60, "#FFFFFF"), (470, 1700, 70, "#F6D98E"), (640, 1735, 50, "#FFFFFF"), (3560, 1100, 50, "#FFFFFF"))


def scenes() -> str:
    """All scenes at their places, those behind first."""
    order = sorted(SCENES.values(), key=lambda scene: scene[2] + scene[4])
    return "".join(group(f"translate({n(10 * x)} {n(10 * y)}) scale({k})", draw()) for draw, x, y, _, _, k in order) + sails(*BOATS)


def rooms() -> dict[str, tuple[float, float, float, float]]:
    """What the scenes cover, in mm."""
    return {name: (x, y + 2, x + w, y + h) for name, (_, x, y, w, h, _) in SCENES.items() if name not in ("ice", "whale", "compass")}


# Trains on the frame


def trains() -> str:
    """Four trains on the line round the board."""
    red = [carriage(DAY, 262 + i * 158, "#C63B2C", "#96281D", "#D9D4C8") for i in range(4)]
    green = [carriage(DAY, 160 + i * 158, "#3F6B4A", "#2F5238", "#9AA0A6") for i in range(4)]
    ore = [ore_wagon(DAY, 160 + i * 104) for i in range(7)]
    size, gold = 0.86, electric(DAY, 0, "#EFB32B", "#B97F16", "#6F757D")
    return (
        group("translate(2380 146)", train(DAY, 0, 0, size, steam(DAY, 0), *red), plume("#FFFFFF", 56, -92, 300, 26, 0.06))
        + group("translate(3000 4146)", train(DAY, 0, 0, size, gold, *green))
        + group("translate(5799 1500) rotate(90)", train(DAY, 0, 0, size, electric(DAY, 0, "#2E7D8C", "#1F5A66", "#6F757D"), *ore))
        + group("translate(141 2700) rotate(-90)", train(DAY, 0, 0, size, electric(DAY, 0, "#C63B2C", "#96281D", "#6F757D"), *green))
    )


def locomotive() -> str:
    """The steam locomotive of the title: 380 x 260."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 260">{engine()}</svg>\n'


def engine() -> str:
    """A steam locomotive in brass, to the left."""
    brass, light, deep = "#C9A24A", "#F0D48A", "#7C5C1C"
    spokes = ""
    for x, y, r in ((150, 206, 34), (226, 206, 34), (302, 206, 34)):
        spokes += f'<circle fill="none" stroke="{light}" stroke-width="7" cx="{x}" cy="{y}" r="{r - 4}"/>' + circle(brass, x, y, 9)
        spokes += line(brass, 4, "".join(f"M{points(x, y)}l{points((r - 6) * math.cos(a), (r - 6) * math.sin(a))}" for a in (math.pi * i / 4 for i in range(8))))
    return (
        plume("#FBF5E6", 92, 52, 250, 34)
        + rect(brass, 78, 66, 30, 52) + rect(light, 72, 58, 42, 12) + rect(deep, 96, 66, 12, 52)
        + rect(brass, 60, 112, 190, 66) + rect(light, 60, 118, 190, 9) + rect(deep, 60, 160, 190, 18) + rect(light, 52, 108, 16, 74)
        + fill(brass, "M140 112v-18q14 -16 28 0v18z") + fill(brass, "M194 112v-24q12 -12 24 0v24z") + line(deep, 5, "M120 112v66M184 112v66")
        + poly(brass, 246, 178, 246, 76, 336, 76, 336, 178) + rect(deep, 306, 84, 30, 94) + rect("#1B1B1F", 260, 92, 34, 34) + fill(light, "M232 78q56 -22 118 0v-10q-58 -24 -118 0z")
        + rect(light, 36, 178, 318, 9) + poly(brass, 36, 186, 70, 186, 70, 206, 26, 238, 14, 238) + line(deep, 4, "M34 196L26 236M48 192L44 230M60 190v26")
        + circle(light, 44, 150, 11) + circle("#FFFDF0", 44, 150, 6)
        + spokes + f'<circle fill="none" stroke="{light}" stroke-width="6" cx="92" cy="220" r="18"/>' + circle(brass, 92, 220, 5)
        + line(light, 8, "M86 200H150M150 212H302", cap="round") + line(brass, 5, "M4 243H376")
    )  # fmt: skip


def main() -> None:
    """Write the files."""
    files = {
        "land": page(land.sea(), land.ground(), land.rivers()),
        "growth": page(land.scatter(land.Room(rooms()))),
        "scenes": page(scenes()),
        "trains": page(trains()),
        "locomotive": locomotive(),
    }
    for name, svg in files.items():
        (HERE.parent / "board" / f"{name}.svg").write_text(svg, "utf-8")
        print(f"{name}: {len(svg)} bytes")


if __name__ == "__main__":
    main()
