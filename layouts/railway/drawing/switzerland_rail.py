"""Postcards of Switzerland with trains: the stone viaduct and the sharp peak."""

from __future__ import annotations

import itertools
import math

from kit import *
from times import *
from trains import IRON, carriage, electric, train, wheels

SNOW = "#F7F9FB"
RED, DARK_RED = "#D2322B", "#9E2724"


def stone_viaduct(p: Palette) -> str:
    light, face, dark, edge = "#CFC5B2", "#B3A897", "#857C70", "#E6DDCB"

    def deck(x: float) -> float:
        return 94 + 52 * (1 - (1 - min(1, max(0, (x + 40) / 520))) ** 1.7)

    def scale(x: float) -> float:
        return 0.68 - 0.27 * max(0, (x + 40) / 520)

    # the wall: piers from the right to the left, round arches between them; (axis, half a pier's width, foot)
    piers = ((-34, 19, 330), (70, 17, 330), (164, 15, 326), (246, 13, 306), (316, 11, 282), (376, 10, 256), (428, 9, 232), (474, 8, 212))
    top = "".join(f"L{points(x, deck(x))}" for x in range(-40, 500, 36))
    wall, inner, side = f"M-60 330V94{top}L490 {n(deck(490))}V214", "", ""
    for (a, wa, fa), (b, wb, fb) in reversed(list(itertools.pairwise(piers))):
        right, left = b - wb, a + wa
        r = (right - left) / 2
        spring = deck((left + right) / 2) + 14 + r * 0.98
        wall += f"H{n(right)}V{n(spring)}A{points(r, r)} 0 0 0{points(left, spring)}V{n(fa)}"
        t = wa * 0.62
        inner += f"M{points(left, fa)}V{n(spring)}A{points(r, r)} 0 0 1{points(right, spring)}h-4A{points(r - t / 2 - 2, r - 5)} 0 0 0{points(left + t, spring + 2)}V{n(fa)}z"
        side += f"M{points(b - wb, fb)}V{n(deck(b) + r * 0.9)}h{n(wb * 0.5)}V{n(fb)}z"
    cars, x = [], 132.0
    for k in range(5):
        length = 146 if k == 0 else 156
        s = scale(x + length * 0.3)
        end = x + length * s
        body = electric(p, 0, RED, DARK_RED, "#7C828A", "#F1ECE2") if k == 0 else carriage(p, 0, RED, DARK_RED, "#A9AEB5", 152, 6, "#EADFD0")
        cars.append(train(p, x, deck(x) - 3, s, body, angle=math.degrees(math.atan2(deck(end) - deck(x), end - x))))
        x = end
    return picture(
        p,
        heaven(p, "stone-viaduct", 200, ((26, 58, 96), (236, 70, 84)), at={"morning": (238, 118), "evening": (244, 116), "day": (292, 46), "night": (292, 46)}),
        # far peaks
        fill(p.far("#8799AE", 0.46), "M-10 220V120L40 80 86 118 130 96 190 160 250 130 300 86 350 60 396 106 430 90 520 200V220z"),
        fill(p.far("#6E849E", 0.38), "M350 60L396 106 410 200H350L362 130zM40 80L86 118 90 180 50 140z"),
        fill(p.far(SNOW, 0.26), "M350 60L314 92 334 88 346 104 360 86 380 94zM40 80L16 100 36 98 46 110 58 98z"),
        hills(p.far("#5C8A66", 0.24), -10, 190, 90, 170, 220, 206, 340, 170, 430, 150, 520, 190),
        forest(p.far("#3F7353", 0.14), -10, 520, 206, 32, 14, 330, 5),
        # rock face with its tunnel
        fill(face, "M452 312L458 230 446 196 456 160 450 128 466 96 462 60 486 30 500 -10H640V312z"),
        fill(light, "M452 312L458 230 446 196 456 160 450 128 466 96 462 60 486 30 500 -10H524L508 44 516 80 500 120 506 170 492 210 500 256 486 312z"),
        fill(dark, "M560 -10L540 60 556 110 536 160 552 220 532 312H640V-10z", 0.6),
        fill("#6F9A5A", "M516 80L540 74 548 84 522 90zM506 170L530 164 536 174 510 180zM462 60L486 54 490 62 468 68z"),
        fill(edge, "M452 152V120a22 24 0 0 1 44 0V152z") + fill("#2B2730", "M458 152V122a16 19 0 0 1 32 0V152z"),
        # viaduct and train
        beam(p, 134, deck(134) - 26, -90, 0.2),
        *cars,
        fill(face, "M494 154L494 112 500 96 520 106 530 154 516 178 488 172z") + fill(edge, "M488 152V120Q488 110 484 104L490 104Q496 112 496 120V152z"),
        fill(light, wall + "z"),
        fill(dark, inner) + fill(face, side),
        line(edge, 6, f"M-60 92{top}L488 {n(deck(488))}"),
        line(dark, 3, "M-60 98" + "".join(f"L{points(x, deck(x) + 5)}" for x in range(-40, 500, 36))),
        # gorge
        fill("#8B857B", "M640 312V226L520 214 470 206 410 232 356 262 300 290 262 312z") + fill(dark, "M470 206L410 232 356 262 300 290 262 312H330L380 280 430 250 480 236z"),
        forest("#33694C", 400, 640, 262, 40, 16, 330, 8),
        fill(p.water("#5FA9B0", 0.2), "M190 312Q230 292 280 290L330 312z"),
        fill("#5C9350", "M-10 312V276Q70 272 130 288T220 312z"),
        forest(p.near("#1F4F3C"), -10, 190, 308, 50, 21, 330, 7) + forest(p.near("#1F4F3C"), 360, 640, 304, 50, 21, 330, 12),
    )


def _cog_car(p: Palette, x: float, brown: str = "#9A4A2C", low: str = "#6E3220", cream: str = "#F3E3BF") -> str:
    """A car of the cog railway: brown below, cream above; 176 long."""
    return (
        wheels(IRON, 9, x + 30, x + 54, x + 122, x + 146)
        + line("#8C8F96", 5, f"M{points(x + 42, -9)}h1m91 0h1", cap="round")
        + rect(IRON, x + 10, -24, 156, 9)
        + fill(cream, f"M{points(x, -22)}V-54l6 -16h164l6 16v32z")
        + fill(brown, f"M{points(x, -22)}v-24h176v24z")
        + rect(low, x, -30, 176, 10)
        + rect("#E2B23E", x, -49, 176, 4)
        + windows(p.glow, x + 8, -68, 16, 17, 7, 23.8)
        + fill("#7B2F24", f"M{points(x - 2, -69)}q3 -9 14 -9h152q11 0 14 9z")
        + line("#5B5E66", 4, f"M{points(x + 70, -78)}l18 -12-20 -12M{points(x + 54, -102)}h26")
        + line(p.lamp, 8, f"M{points(x + 4, -36)}h1", cap="round")
    )


def _hay_barn(p: Palette, x: float, y: float, width: float) -> str:
    """A dark barn on stone discs, gable to the viewer."""
    w, h = width, width * 0.7
    return (
        line("#B9B1A4", 5, f"M{points(x + 5, y)}v-8M{points(x + w - 5, y)}v-8M{points(x, y - 9)}h10m{n(w - 20)} 0h10")
        + fill("#7A4E30", f"M{points(x, y - 11)}v{n(-h)}l{points(w / 2, -w * 0.3)}l{points(w / 2, w * 0.3)}v{n(h)}z")
        + rect("#573521", x + w * 0.68, y - 11 - h, w * 0.32, h)
        + line("#573521", 2, f"M{points(x, y - 18)}h{n(w)}m{n(-w)} -7h{n(w)}m{n(-w)} -7h{n(w)}")
        + rect(p.glow, x + w * 0.2, y - 11 - h * 0.7, w * 0.22, h * 0.3)
        + poly("#8C8F92", x + w / 2, y - 17 - h - w * 0.3, x - 8, y - 10 - h, x - 6, y - 4 - h, x + w / 2, y - 11 - h - w * 0.3, x + w + 6, y - 4 - h, x + w + 8, y - 10 - h)
    )


def sharp_peak(p: Palette) -> str:
    light, shade, rock = "#A9B4C2", "#66788F", "#8593A6"
    lean = -7.5
    step = math.tan(math.radians(lean))

    def rail(x: float) -> float:
        return 272 + step * x

    ties = "".join(f"M{points(x, rail(x) + 2)}v7" for x in range(-6, 630, 13))
    masts = ((30, 0), (208, 0), (398, 0), (570, 0))
    return picture(
        p,
        heaven(p, "sharp-peak", 196, ((20, 84, 84), (352, 92, 96)), at={"morning": (110, 130), "evening": (446, 136), "day": (176, 58), "night": (178, 56)}),
        # neighbours
        fill(p.far("#92A3B8", 0.42), "M-10 220V150L40 124 90 150 130 136 190 190 240 220zM400 220L440 160 490 132 530 152 580 120 640 150V220z"),
        fill(p.far(SNOW, 0.25), "M40 124L6 142 30 142 44 154 60 142 76 144zM490 132L462 148 482 148 494 160 506 148 522 148zM580 120L552 138 572 138 584 150 600 136 618 139z"),
        # the peak: the sunny face left of its ridge, the shaded one right of it
        fill(light, "M110 226L176 172 214 136 238 92 252 50 270 22 282 16 292 26 288 60 300 100 330 150 352 226z"),
        fill(shade, "M282 16L300 30 318 44 322 58 350 90 366 116 404 152 470 226H330L322 180 300 130 290 84 294 56 286 34z"),
        fill(rock, "M282 16L286 34 294 56 290 84 300 130 322 180 330 226H280L292 176 276 130 280 90 276 56z"),
        fill(SNOW, "M282 16L270 22 252 50 244 74 256 66 258 82 268 60 274 72 276 56 282 40 288 52zM238 92L214 136 176 172 130 210 172 192 190 200 216 166 224 176 246 134 252 146 262 112 250 118 248 98z"),
        fill(p.lit("#DCE5EE"), "M286 34L294 56 306 62 312 78 318 62 322 58 318 44 300 30zM290 84L300 130 308 124 318 148 330 140 352 176 366 164 400 196 412 186 404 152 380 140 366 128 350 110 336 112 318 92 304 100z"),
        # glacier and alps below
        fill(p.far(SNOW, 0.08), "M60 236L110 212 176 206 250 216 330 206 420 214 490 204 560 224 640 216V250H60z"),
        fill(p.far("#7C8B86", 0.1), "M-10 250V206Q60 196 130 222T300 232T470 214T640 200V260H-10z"),
        hills(p.far("#6E9A62", 0.08), -10, 232, 120, 240, 280, 236, 440, 226, 640, 212),
        forest(p.far("#3E7052", 0.06), -10, 210, 262, 30, 13, 330, 4) + forest(p.far("#3E7052", 0.06), 430, 640, 236, 34, 14, 330, 9),
        # the line
        fill("#79AC58", f"M-10 {n(rail(-10) - 2)}L640 {n(rail(640) - 2)}V312H-10z"),
        fill("#9A9288", f"M-10 {n(rail(-10) + 3)}L640 {n(rail(640) + 3)}v14L-10 {n(rail(-10) + 18)}z"),
        line("#5B4636", 5, ties),
        line("#4A4D55", 3, f"M-10 {n(rail(-10) + 1)}L640 {n(rail(640) + 1)}"),
        line("#4A4D55", 3, "".join(f"M{points(x, rail(x))}v-64h18" for x, _ in masts)),
        line("#4A4D55", 2, f"M-10 {n(rail(-10) - 60)}L640 {n(rail(640) - 60)}"),
        beam(p, 138, rail(138) - 22, -90, 0.2, 0.22),
        train(p, 132, rail(132), 0.6, _cog_car(p, 0), _cog_car(p, 182), angle=lean),
        # meadow, barns, firs
        hills("#8DBE62", -10, 296, 120, 288, 280, 278, 440, 268, 640, 244),
        cast(p, 444, 284, 46, 44) + cast(p, 512, 276, 36, 36),
        spot(p, _hay_barn(p, 440, 288, 48), _hay_barn(p, 508, 274, 36)),
        *(fir(p.near("#1F4F3C"), p.near("#2F6B4E"), x, y, h) for x, y, h in ((36, 320, 122), (84, 322, 84), (596, 316, 116))),
        fill(p.near("#5E9347"), "M-10 312V302Q100 296 220 304T420 302T640 290V312z"),
        line("#F3D9E6", 5, "M150 298h1m38 -6h1m46 4h1m52 -8h1m70 2h1m40 -6h1", cap="round"),
    )


MOTIFS = {"stone-viaduct": stone_viaduct, "sharp-peak": sharp_peak}
