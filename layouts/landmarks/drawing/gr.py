"""Scenes of Greece."""

from __future__ import annotations

import itertools
import math
import random

from kit import *


def _courses(colour: str, width: float, x0: float, x1: float, levels: list[float], step: float, seed: int, opacity: float = 1) -> str:
    """The joints of a wall of large blocks: level lines at `levels`, upright joints between them."""
    r, d = random.Random(seed), ""
    for top, low in itertools.pairwise(levels):
        d += f"M{points(x0, low)}Q{points((x0 + x1) / 2, low + r.randint(-5, 5), x1, low)}"
        x = x0 + step * r.uniform(0.3, 0.9)
        while x < x1 - step * 0.25:
            d += f"M{points(round(x), top)}L{points(round(x) + r.randint(-4, 4), low)}"
            x += step * r.uniform(0.75, 1.3)
    return line(colour, width, d, opacity)


def _doric(light: str, shade: str, flute: str, x: float, top: float, foot: float, width: float, capital: bool = True) -> str:
    """A fluted column with its axis at x and its top at `top`."""
    w, u, h = width / 2, width * 0.4, width * 0.26
    neck = top + (2.2 * h if capital else 0)
    t = poly(light, x - w, foot, x - u, neck, x + u, neck, x + w, foot) + poly(shade, x + w * 0.25, foot, x + u * 0.25, neck, x + u, neck, x + w, foot)
    t += line(flute, max(2, width * 0.05), "".join(f"M{points(x + w * k, foot)}L{points(x + u * k, neck)}" for k in (-0.62, -0.22, 0.25, 0.66)))
    if capital:
        t += fill(light, f"M{points(x - u, neck)}Q{points(x - w * 1.15, neck - h * 0.3)} {points(x - w * 1.25, top + h)}H{n(x + w * 1.25)}Q{points(x + w * 1.15, neck - h * 0.3)} {points(x + u, neck)}z")
        t += fill(shade, f"M{points(x + u * 0.2, neck)}L{points(x + w * 0.4, top + h)}H{n(x + w * 1.25)}Q{points(x + w * 1.15, neck - h * 0.3)} {points(x + u, neck)}z")
        t += rect(light, x - w * 1.35, top, w * 2.7, h * 1.05) + rect(shade, x + w * 0.4, top, w * 0.95, h * 1.05)
    return t


def _drum(light: str, shade: str, end: str, x: float, y: float, rx: float, ry: float, depth: float) -> str:
    """A fallen column drum, its round end towards the left, centred at x, y."""
    flutes = "".join(f"M{points(x, y + ry * k)}h{n(depth)}" for k in (-0.6, 0.05, 0.65))
    return (
        fill(light, f"M{points(x, y - ry)}h{n(depth)}a{points(rx, ry)} 0 0 1 0 {n(2 * ry)}h{n(-depth)}z")
        + fill(shade, f"M{points(x, y + ry * 0.1)}h{n(depth + rx)}a{points(rx, ry)} 0 0 1{n(-rx)} {n(ry * 0.9)}h{n(-depth)}z")
        + line(shade, 3, flutes)
        + ellipse(end, x, y, rx, ry)
        + ellipse(shade, x, y, rx * 0.16, ry * 0.16)
    )


def _bush(colour: str, *crowns: tuple[float, float, float]) -> str:
    """Round tufts as (x, y, radius) in one path."""
    return fill(colour, "".join(f"M{points(x - r, y)}a{points(r, r)} 0 0 1{n(2 * r)} 0a{points(r, r)} 0 0 1{n(-2 * r)} 0z" for x, y, r in crowns))


def mycenae() -> str:
    stone, light, shade, dark, joint = "#D9A762", "#F0CB86", "#B07B45", "#4A2C2A", "#9A6637"
    lion = fill(
        "#FBE6B4",
        "M310 358H350V350L338 345Q344 336 358 330 372 322 376 308 388 292 392 278L387 320H377V330H403V320L407 282Q411 268 406 254 414 246 412 236L404 230Q403 216 390 214 372 214 368 232 364 244 366 252 348 262 336 286 322 304 322 326 314 336 310 346z",
    )
    belly = fill("#C08A50", "M350 350L338 345Q344 336 358 330 372 322 376 308 388 292 392 278L394 262Q376 284 362 300 354 318 336 330 328 338 332 346zM403 320L407 282Q411 268 406 254L398 262 396 290 393 320zM390 238Q398 246 406 246L406 254Q396 258 388 252z")
    tail = line("#FBE6B4", 6, "M322 336Q302 338 300 322 300 312 308 306", cap="round")
    return scene(
        sky("mycenae", "#2F7C8C", "#8FBFA6", "#F9E2A6"),
        rays("#FFF3C4", 420, 168, 700, 22, 0.2),
        sun("#FFEDB0", 420, 168, 92, halo=24),
        ridge("#B9A078", 0, 330, 60, 300, 150, 214, 250, 282, 330, 262, 440, 300, 560, 188, 640, 150, 690, 176),
        ridge("#93885F", 0, 380, 120, 336, 230, 300, 300, 340, 520, 330, 600, 262, 690, 232),
        # the wall round the gate
        fill(stone, "M236 640V226H284V204H330V188H366V172H474V186H520V206H560V222H600V640z"),
        _courses(joint, 4, 236, 600, [228, 282, 336, 372, 430, 492, 552, 612], 92, 5),
        # relief slab in its relieving triangle
        fill(dark, "M272 360L400 146H440L568 360z"),
        fill("#86583A", "M288 358L408 158Q420 150 432 158L552 358z") + fill("#966640", "M288 358L408 158Q420 150 420 156V358z"),
        group("translate(-7 0)", tail, lion, belly),
        group("translate(847 0) scale(-1 1)", tail, lion, belly),
        poly("#E9C284", 412, 330, 408, 214, 432, 214, 428, 330) + poly(shade, 421, 330, 423, 214, 432, 214, 428, 330),
        rect("#E9C284", 398, 200, 44, 10) + rect("#E9C284", 402, 188, 36, 8) + rect(shade, 424, 200, 18, 10) + rect(shade, 424, 188, 14, 8),
        fill("#E9C284", "M364 330H476V338Q462 344 466 358H374Q378 344 364 338z") + fill(shade, "M426 330H476V338Q462 344 466 358H426z"),
        # lintel, jambs, opening
        fill(dark, "M346 424H494L506 610H334z"),
        fill("#7C5238", "M360 610L366 470Q420 440 470 470L480 610z") + fill("#F3CF8B", "M392 610L398 500Q420 484 440 500L446 610z", 0.85),
        poly(light, 304, 424, 346, 424, 334, 618, 296, 618) + poly(shade, 494, 424, 536, 424, 546, 618, 506, 618),
        fill(light, "M282 364Q420 344 558 364V428H282z") + fill(shade, "M282 412H558V430H282zM506 358Q534 360 558 364V430H506z"),
        # projecting walls: the left one in shade, the right bastion in light
        fill("#8A5A38", "M0 640V236L104 242 176 252 236 270V640z") + _courses("#6B4230", 4, 0, 236, [266, 338, 408, 478, 548, 612], 84, 9),
        fill("#E8BE79", "M600 640V196L640 178H690V640z") + _courses(joint, 4, 602, 690, [198, 236, 300, 366, 434, 502, 566, 640], 76, 4),
        fill("#C79454", "M590 640V228L604 194V640z"),
        # path and dark ground
        bumps("#5A5A34", -20, 710, 612, 42, seed=3),
        fill("#EAC483", "M330 602H512Q520 622 600 640H220Q310 622 330 602z"),
        hills("#332B25", 0, 616, 130, 622, 260, 638, 420, 634, 560, 636, 690, 616),
    )


def epidaurus() -> str:
    cx, cy = 372, 474
    stone, shade, joint, earth = "#EFE6D2", "#C3B6A6", "#A99B8C", "#D8B98A"

    def at(r: float, angle: float) -> tuple[float, float]:
        """A seat's place: the rows rise with their distance from the stage."""
        a = math.radians(angle)
        return cx + r * math.cos(a), cy - (r - 100) * 0.5 - r * 0.36 * math.sin(a)

    def arc(r: float, a0: float = -12, a1: float = 192, back: bool = False) -> str:
        """One row of seats from angle to angle, `back` from its left end to its right end."""
        x0, y0 = at(r, a0)
        x1, y1 = at(r, a1)
        if back:
            x0, y0, x1, y1 = x1, y1, x0, y0
        start = f"{'L' if back else 'M'}{points(round(x0), round(y0))}"
        return f"{start}A{points(r, round(r * 0.36))} 0 {int(a1 - a0 > 180)} {int(back)} {points(round(x1), round(y1))}"

    def bowl(colour: str, inner: float, outer: float, a0: float, a1: float) -> str:
        return fill(colour, arc(outer, a0, a1) + arc(inner, a0, a1, back=True) + "z")

    def stairs(r0: float, r1: float, angles: range) -> str:
        return "".join("M{} {}L{} {}".format(*(round(v) for r in (r0, r1) for v in at(r, a))) for a in angles)

    return scene(
        sky("epidaurus", "#4E9C9A", "#A9D2BE", "#FBF0CF"),
        cloud("#FFFFFF", 236, 172, 150, 0.75) + cloud("#FFFFFF", 520, 206, 150, 0.7),
        ridge("#A7BDB4", 0, 280, 90, 236, 190, 262, 300, 196, 400, 228, 520, 160, 610, 214, 690, 190),
        ridge("#7FA08F", 0, 300, 140, 272, 260, 286, 360, 236, 470, 250, 590, 224, 690, 262),
        bumps("#4F7C5A", -10, 700, 296, 44, seed=8),
        bumps("#3B6A4E", -10, 700, 336, 40, seed=2),
        # the bowl of seats
        bowl("#B59F83", 96, 332, -15, 195),
        bowl(stone, 100, 322, -12, 192),
        bowl(shade, 100, 322, 112, 192),
        bowl("#DDD1BD", 100, 322, 84, 112),
        line(joint, 2.6, "".join(arc(r) for r in (*range(112, 226, 13), *range(248, 320, 13)))),
        bowl("#FFF9E8", 222, 236, -12, 96) + bowl("#DCCFBC", 222, 236, 96, 192),
        line("#8C7C6E", 4, stairs(100, 222, range(-6, 190, 16)) + stairs(236, 322, range(-6, 190, 8))),
        # retaining walls
        fill("#CDBEA9", "M18 372L60 372 268 490V512L42 450z") + fill("#F7EEDB", "M726 372L684 372 476 490V512L702 450z"),
        # orchestra
        ellipse(earth, cx, 478, 128, 54) + fill(earth, "M0 470Q180 474 290 486H490Q600 474 690 470V640H0z"),
        ellipse("#FFF9E8", cx, 500, 128, 44) + ellipse("#C99C63", cx, 500, 118, 39) + ellipse("#E9CB96", cx - 5, 498, 110, 35),
        ellipse("#FFF9E8", cx, 498, 10, 4),
        person("#B5402E", "#6B4230", cx, 500, 34),
        hills("#B7925F", 0, 548, 150, 540, 330, 596, 480, 592, 600, 540, 690, 540),
        hills("#3F6B45", 0, 556, 120, 552, 270, 606, 400, 618, 520, 600, 620, 556, 690, 552),
        cypress("#1F4636", "#2F6146", 84, 590, 150) + cypress("#1F4636", "#2F6146", 128, 600, 110) + cypress("#1F4636", "#2F6146", 640, 594, 160),
        bumps("#1D3D31", -20, 700, 612, 60, seed=21),
    )


def olympia() -> str:
    light, shade, flute = "#F7D9A5", "#A9654F", "#C98C63"
    drums = "".join(_drum("#E9B67F", "#94503F", "#F9DDB0", x, y, 20, 42, 26) for x, y in ((566, 542), (512, 546), (458, 550), (404, 555)))
    return scene(
        sky("olympia", "#6A3F6E", "#D9716A", "#FBC27C", "#FDE7B4"),
        sun("#FFE9B5", 412, 300, 128, halo=30),
        cloud("#F3A58A", 226, 150, 150, 0.75) + cloud("#F3A58A", 520, 236, 190, 0.7),
        hills("#B4647A", 0, 400, 120, 352, 260, 410, 460, 420, 600, 336, 690, 350),
        hills("#83486A", 0, 440, 180, 404, 360, 446, 560, 424, 690, 380),
        bumps("#5A3558", -10, 700, 460, 40, seed=5),
        umbrella_pine("#3A2340", "#43284A", "#6B3B57", 110, 500, 170) + umbrella_pine("#3A2340", "#43284A", "#6B3B57", 640, 500, 210),
        rect("#C98A5E", 0, 478, 690, 162),
        # steps
        steps("#F3CB93", "#B87453", 420, 474, 330, 14, 3, 18),
        rect("#B87453", 470, 474, 115, 42, 0.5),
        # three columns and a piece of the beam
        _doric(light, shade, flute, 300, 186, 474, 52) + _doric(light, shade, flute, 400, 186, 474, 52) + _doric(light, shade, flute, 500, 186, 474, 52),
        fill(light, "M262 186V158H540V172L528 186z") + fill(shade, "M262 178H536L528 188H262z"),
        fill(light, "M262 160V128H430L440 140 470 136V160z") + fill(shade, "M420 160V128H430L440 140 470 136V160z"),
        line(shade, 4, "M280 130v28M292 130v28M334 130v28M346 130v28M388 130v28M400 130v28"),
        fill(light, "M254 128V116H418L424 128z"),
        # fallen drums
        fill("#8E5544", "M380 596L700 580V604H380z", 0.7),
        drums,
        # altar with the flame
        poly("#F3CB93", 196, 600, 204, 520, 276, 520, 284, 600) + poly("#A9654F", 246, 600, 246, 520, 276, 520, 284, 600),
        rect("#F9DDB0", 192, 508, 96, 14) + rect("#B87453", 246, 508, 42, 14),
        fill("#5A3140", "M206 488H274Q268 508 240 508T206 488z"),
        fill("#E8502F", "M240 492Q200 486 216 450 222 458 226 458 220 424 250 404 244 430 262 446 268 442 268 436 284 476 240 492z"),
        fill("#FDD066", "M240 490Q216 482 230 456 234 462 236 462 236 446 246 436 246 454 256 464 262 482 240 490z"),
        # dark ground
        bumps("#4A2A47", -20, 710, 614, 40, seed=9),
        hills("#331D38", 0, 616, 160, 622, 330, 612, 520, 628, 690, 614),
    )


def _windmill(x: float, y: float, height: float, turn: float = 8) -> str:
    """A round stone mill of the harbour with its eight sails, its foot at x, y."""
    w, hub = height * 0.24, y - height * 0.8
    sails = spokes = ""
    for i in range(8):
        a, b = math.radians(turn + 45 * i), math.radians(turn + 45 * i + 24)
        r = height * 0.46
        spokes += f"M{points(x, hub)}l{points(r * math.cos(a), r * math.sin(a))}"
        sails += f"M{points(x + 0.3 * r * math.cos(a), hub + 0.3 * r * math.sin(a))}L{points(x + r * math.cos(a), hub + r * math.sin(a))} {points(x + r * 0.85 * math.cos(b), hub + r * 0.85 * math.sin(b))}z"
    return (
        poly("#FFF3DA", x - w, y, x - w * 0.8, hub, x + w * 0.8, hub, x + w, y)
        + poly("#C9B08C", x + w * 0.2, y, x + w * 0.15, hub, x + w * 0.8, hub, x + w, y)
        + gable("#B5583A", "#87402E", x - w * 0.8, hub, w * 1.6, height * 0.24)
        + line("#6B4A38", 2, spokes)
        + fill("#FFFFFF", sails)
    )


def rhodes() -> str:
    light, shade, dark = "#F3D196", "#C4965E", "#6B4433"

    def round_tower(x: float) -> str:
        body = rect(light, x, 214, 84, 226) + rect("#E0B577", x + 44, 214, 22, 226) + rect(shade, x + 62, 214, 22, 226)
        crown = rect(light, x - 7, 180, 98, 34) + rect("#E0B577", x + 46, 180, 24, 34) + rect(shade, x + 66, 180, 25, 34)
        teeth = crenels(light, x - 7, 180, 98, 18, 5) + rect(shade, x + 70, 162, 21, 18)
        return body + crown + teeth + windows(dark, x - 2, 212, 8, 16, 7, 13.3) + windows(dark, x + 18, 262, 8, 28, 1, 1, 2, 74, arched=True)

    deer = fill(
        "#5D8A7B",
        "M-26-38Q-4-46 18-42L25-48 27-38Q23-30 22-24L25-4H18L13-24Q-6-18-15-24L-18-4H-25L-26-28Q-31-38-30-50L-44-49-46-55-34-65-26-63Q-20-50-26-38z",
    )
    antlers = line("#5D8A7B", 4, "M-29-62Q-24-76-34-88M-27-74L-16-86M-27-70L-40-76", cap="round")

    def pillar(x: float, *statue: str) -> str:
        return (
            group(f"translate({x} 384)", *statue)
            + rect("#F9E3B6", x - 22, 380, 44, 12)
            + poly("#F9E3B6", x - 18, 568, x - 14, 392, x + 14, 392, x + 18, 568)
            + poly(shade, x + 4, 568, x + 3, 392, x + 14, 392, x + 18, 568)
            + rect(shade, x + 4, 380, 18, 12)
            + steps("#F9E3B6", shade, x, 562, 60, 12, 3, 10)
        )

    return scene(
        sky("rhodes", "#2277BE", "#7FC0E4", "#EAF3EA"),
        cloud("#FFFFFF", 236, 128, 180, 0.92) + cloud("#FFFFFF", 530, 226, 150, 0.85),
        hills("#8FB7C4", 0, 400, 200, 380, 520, 380, 610, 352, 690, 372),
        # palace behind, walls
        box(light, shade, 300, 206, 150, 200, 0.3) + crenels(light, 300, 206, 150, 16, 7),
        box(light, "#E0B577", 0, 330, 252, 120, 0.12) + crenels(light, 104, 330, 140, 16, 7) + windows(dark, 116, 356, 7, 26, 3, 40),
        box(light, shade, 30, 300, 70, 150) + crenels(light, 30, 300, 70, 16, 4) + windows(dark, 52, 320, 8, 24, 1, 1, arched=True),
        rect("#E0B577", 480, 346, 210, 100) + crenels("#E0B577", 500, 346, 160, 14, 8) + rect(shade, 480, 414, 210, 30),
        # gate between two round towers
        rect("#E0B577", 330, 262, 84, 180) + crenels("#E0B577", 330, 262, 84, 16, 4) + rect(shade, 330, 262, 16, 180),
        arch("#FBE6B8", 345, 440, 58, 112, pointed=True) + arch(dark, 352, 440, 44, 98, pointed=True) + arch("#3E2A2C", 360, 440, 28, 78, pointed=True),
        rect("#FBE6B8", 362, 288, 24, 28) + rect("#B5402E", 365, 291, 18, 22) + fill("#FFFFFF", "M371 291h6v8h6v6h-6v8h-6v-8h-6v-6h6z"),
        round_tower(250) + round_tower(410),
        flag("#B5402E", dark, 372, 246, 74, 34),
        # quay, sea
        rect("#F9E3B6", 0, 438, 690, 12) + rect("#A87B50", 0, 450, 690, 14),
        _windmill(530, 440, 92, 4),
        rect("#1F7FA8", 0, 464, 690, 176) + rect("#2F9ABA", 0, 464, 690, 34),
        waves("#BFE6EA", 190, 560, 490, 590, 4, 6),
        boat("#8C3B2E", "#FFF6E0", 300, 530, 74),
        # moles with the two deer
        fill("#8D6A4C", "M0 596H172L196 640H0zM556 596H690V640H532z") + fill("#C4965E", "M0 586H168L174 600H0zM560 586H690V600H554z"),
        pillar(114, group("scale(-1 1)", antlers, deer)),
        pillar(634, deer),
        hills("#12465F", 0, 604, 200, 622, 420, 612, 560, 624, 690, 602),
    )


def knossos() -> str:
    stone, shade, joint = "#EBD3A6", "#BE9A6C", "#A9835A"

    def column(x: float, top: float, foot: float) -> str:
        return (
            poly("#C8402F", x - 20, top + 30, x + 20, top + 30, x + 13, foot - 12, x - 13, foot - 12)
            + poly("#8C2626", x + 6, top + 30, x + 20, top + 30, x + 13, foot - 12, x + 4, foot - 12)
            + rect("#F6E6C2", x - 20, top + 30, 40, 6)
            + fill("#2B2530", f"M{x - 28} {top + 20}Q{x - 30} {top + 31} {x - 18} {top + 31}H{x + 18}Q{x + 30} {top + 31} {x + 28} {top + 20} {x + 27} {top + 9} {x + 18} {top + 9}H{x - 18}Q{x - 27} {top + 9} {x - 28} {top + 20}z")
            + rect("#2B2530", x - 30, top, 60, 10)
            + rect("#2B2530", x - 18, foot - 12, 36, 12)
        )

    bull = fill(
        "#9C4A2E",
        "M316 398L328 372 322 344Q322 316 346 304 400 294 470 300L508 288Q522 280 536 286L546 300 566 318 564 328 548 328 536 322Q524 340 506 350L540 376 552 370 556 378 540 390 490 366Q440 370 396 360L366 378 352 402 340 402 350 372 346 362 336 376 328 402z",
    )
    return scene(
        sky("knossos", "#E59B3C", "#F6C667", "#FCE9B8"),
        rays("#FFF3C8", 560, 164, 760, 22, 0.22),
        sun("#FFF6D8", 560, 164, 50, halo=18),
        hills("#B9A66F", 0, 360, 120, 330, 240, 372, 440, 330, 600, 290, 690, 330),
        bumps("#7F8A4F", -10, 700, 420, 40, seed=3),
        cypress("#3C5A35", "#5E7E44", 222, 452, 150) + cypress("#3C5A35", "#5E7E44", 660, 452, 190),
        # portico: wall with the bull, beams, columns
        rect("#E7DFC6", 262, 252, 356, 180) + rect("#7FB3B5", 262, 266, 356, 144),
        fill("#F6EAC8", "M262 410V394Q300 384 340 394T430 392 520 394 618 390V410z"),
        line("#F6EAC8", 5, "M320 330Q296 318 300 296 306 284 296 276", cap="round"),
        bull,
        line("#FFF6DA", 7, "M536 288Q552 286 556 268 556 262 550 260", cap="round") + circle("#2B2530", 543, 303, 3),
        fill("#F4D9B0", "M380 348Q400 336 424 346 420 352 408 352 396 360 380 348zM350 318Q362 310 372 320 362 330 350 318zM442 318Q462 308 474 322 458 334 442 318z"),
        rect("#C8402F", 262, 252, 356, 8) + rect("#C8402F", 262, 412, 356, 20),
        rect("#8C7A6A", 262, 252, 356, 26, 0.35),
        fill("#F8E6BE", "M238 186H642V204H238z") + rect("#C8402F", 246, 204, 388, 18) + rect("#F8E6BE", 246, 222, 388, 32),
        rect("#BE9A6C", 246, 246, 388, 8) + rect("#BE9A6C", 238, 200, 404, 5),
        windows("#8C2626", 256, 228, 14, 14, 14, 28),
        column(282, 254, 432) + column(440, 254, 432) + column(598, 254, 432),
        # bastion
        rect(stone, 228, 430, 424, 190) + rect("#FBEBC6", 218, 424, 444, 16) + rect(shade, 228, 440, 424, 8),
        rect(shade, 560, 440, 92, 180),
        _courses(joint, 3, 228, 652, [446, 494, 544, 600], 96, 7),
        # horns of consecration on their block
        fill("#FFF8E4", "M60 440V416L68 306 104 392H150L188 306 194 416V440z") + fill("#CDB48A", "M150 392L188 306 194 416V440H158z"),
        rect(stone, 40, 440, 176, 180) + rect("#FBEBC6", 34, 434, 188, 14) + rect(shade, 176, 448, 40, 172) + rect(shade, 40, 448, 176, 6),
        line(joint, 6, "M128 536V524H116V548H140V512H104V560H152V500H92V572H164V488H80V584H176"),
        # ground
        fill("#D9B276", "M0 606H690V640H0z"),
        bumps("#5B5B35", -20, 710, 620, 36, seed=8),
        hills("#3B2C26", 0, 622, 220, 632, 420, 626, 690, 630),
    )


def meteora() -> str:
    light, mid, shade, dark = "#DDB08C", "#B98672", "#8A5F6B", "#5B4257"
    wall, wall2, roof, roof2 = "#FFF0D8", "#CFA99A", "#CC5A3C", "#963C38"
    mist = "#FBE4D3"

    def church(x: float, y: float, width: float) -> str:
        """A drum with a low tiled dome."""
        return box(wall, wall2, x, y - width * 0.5, width, width * 0.5) + windows(dark, x + width * 0.16, y - width * 0.42, width * 0.12, width * 0.34, 3, width * 0.28, arched=True) + dome(roof, roof2, x + width / 2, y - width * 0.48, width * 1.14, width * 0.46, "#6B4A38")

    return scene(
        sky("meteora", "#6C74A8", "#B79AB8", "#F3B9A4", "#FCE3C2"),
        sun("#FFF0D2", 560, 218, 56, halo=24),
        ridge("#B9A0B8", 0, 392, 80, 340, 150, 372, 260, 320, 350, 372, 470, 350, 600, 330, 690, 372),
        fill("#A98CA6", "M236 640L244 420Q250 372 274 366 300 364 308 420L316 640zM506 640L512 452Q520 410 540 410 562 412 566 460L574 640z"),
        fill("#8F7397", "M284 640L280 420Q284 372 290 370 304 372 308 420L316 640zM546 640L544 450Q546 416 548 412 562 416 566 460L574 640z"),
        hills(mist, 0, 470, 140, 446, 300, 476, 480, 452, 690, 476, opacity=0.6),
        # left pillar
        fill(light, "M36 640Q58 520 50 450 46 400 80 392L160 388Q196 392 196 440 194 540 214 640z"),
        fill(mid, "M96 640Q112 540 100 460L112 392 130 390 140 470Q134 560 150 640z") + fill(shade, "M166 640Q160 520 166 440L158 388Q196 392 196 440 194 540 214 640z"),
        # right pillar
        fill(light, "M526 640Q544 540 538 450 534 376 566 366L640 362Q668 366 664 430 660 530 682 640z"),
        fill(mid, "M572 640Q590 540 574 440L584 366 600 364 606 460Q600 560 616 640z") + fill(shade, "M630 640Q622 520 632 420L630 362Q668 366 664 430 660 530 682 640z"),
        # main pillar
        fill(light, "M276 640Q318 520 306 430 290 350 316 300 340 286 400 284L470 288Q506 296 498 360 484 440 502 520L534 640z"),
        fill(mid, "M352 640Q384 500 366 420 352 350 366 288L392 284Q388 360 404 430 412 540 400 640zM336 320Q322 380 334 440L326 420Q312 360 320 312z"),
        fill(shade, "M448 640Q424 520 438 430 452 350 436 286L470 288Q506 296 498 360 484 440 502 520L534 640z") + fill(dark, "M478 640Q464 540 476 460 488 400 480 300 502 310 498 360 484 440 502 520L534 640z", 0.6),
        # monastery on the main pillar
        box("#E9C7A8", "#A87B74", 318, 252, 168, 44, 0.35),
        box(wall, wall2, 312, 206, 64, 52, 0.3) + hip(roof, 312, 206, 64, 22, 14, 6) + windows(dark, 320, 218, 8, 14, 4, 14),
        rect("#7A4A3A", 304, 232, 72, 6) + line("#7A4A3A", 4, "M312 238L324 254M340 238V254M368 238L356 254"),
        church(392, 242, 46) + box(wall, wall2, 380, 236, 76, 40, 0.3) + poly(roof, 374, 238, 386, 226, 446, 226, 462, 238) + windows(dark, 390, 248, 9, 20, 4, 16, arched=True),
        box(wall, wall2, 456, 186, 28, 84) + gable(roof, roof2, 456, 186, 28, 30) + windows(dark, 464, 200, 9, 20, 1, 1, arched=True),
        rect("#9A6B5E", 318, 276, 168, 6),
        # rope and basket
        line("#5B4257", 3, "M300 222H316M303 222V392") + fill("#5B4257", "M294 392H312L309 416Q303 422 297 416z"),
        # monasteries left and right
        box(wall, wall2, 84, 350, 76, 44, 0.3) + hip(roof, 84, 350, 76, 22, 16, 6) + windows(dark, 94, 362, 8, 14, 4, 17) + box(wall, wall2, 150, 326, 24, 66) + gable(roof, roof2, 150, 326, 24, 24),
        church(584, 330, 36) + box(wall, wall2, 564, 326, 76, 44, 0.3) + poly(roof, 558, 328, 570, 316, 634, 316, 646, 328) + windows(dark, 574, 338, 8, 16, 4, 17, arched=True),
        # mist, trees
        hills(mist, 0, 560, 120, 520, 250, 560, 420, 540, 560, 566, 690, 530, opacity=0.75),
        hills("#7D8A78", 0, 580, 140, 560, 300, 590, 480, 566, 690, 584),
        bumps("#4C6658", -10, 700, 600, 46, seed=7) + bumps("#28403F", -20, 710, 624, 56, seed=4),
        cypress("#1D3336", "#35554C", 76, 632, 120) + cypress("#1D3336", "#35554C", 112, 636, 84) + cypress("#1D3336", "#35554C", 646, 632, 110),
        birds("#5B4257", (250, 330, 14), (284, 352, 10)),
    )


def delphi() -> str:
    light, shade, flute, pale = "#E9DCCB", "#8E84A3", "#B9AEBB", "#FFF3DC"

    def disc(colour: str, under: str, y: float, rx: float, ry: float, rise: float) -> str:
        side = f"M{points(430 - rx, y)}v{n(rise)}A{points(rx, ry)} 0 0 0 {n(430 + rx)} {n(y + rise)}v{n(-rise)}z"
        return fill(under, side) + ellipse(colour, 430, y, rx, ry)

    def ring(colour: str, y0: float, y1: float, x0: float, x1: float) -> str:
        return fill(colour, f"M{x0} {y0}Q{(x0 + x1) // 2 + 20} {y0 - 26} {x1} {y0 - 14}V{y1 - 14}Q{(x0 + x1) // 2 + 20} {y1 - 26} {x0} {y1}z")

    leaves = ""
    for i, (x, y, turn) in enumerate(((30, 548, -70), (56, 528, -20), (84, 540, -65), (108, 524, -10), (136, 546, -60), (158, 536, 0), (182, 566, -50), (200, 560, 14), (214, 590, 40), (60, 566, 24), (104, 568, 40), (146, 582, 56))):
        leaves += group(f"translate({x} {y}) rotate({turn})", fill("#3F6E62" if i % 2 else "#2C5351", "M0 0Q22-16 50 0 22 14 0 0z"))
    return scene(
        sky("delphi", "#1B2450", "#3F4C86", "#8C7BA6", "#E8B7A2"),
        circle("#FFF3D6", 590, 196, 44) + circle("#FFF3D6", 590, 196, 62, 0.18),
        fill("#FFF3D6", "".join(f"M{x} {y}l3-7 3 7 7 3-7 3-3 7-3-7-7-3z" for x, y in ((236, 120), (300, 60), (404, 60), (470, 150), (640, 150), (44, 120)))),
        # the two cliffs and the gorge
        ridge("#7A719F", 0, 330, 60, 296, 130, 312, 230, 226, 300, 262, 420, 300, 520, 290, 600, 330, 690, 318),
        ridge("#5F5A8C", 0, 400, 50, 300, 110, 286, 190, 240, 236, 262, 262, 330, 286, 440, 300, 470),
        fill("#4A4778", "M110 286L190 240 236 262 262 330 286 440 240 420 222 340 196 300 160 380 120 430 130 340z"),
        ridge("#5F5A8C", 420, 480, 452, 420, 470, 350, 520, 316, 560, 334, 620, 296, 690, 320),
        fill("#4A4778", "M560 334L620 296 690 320V440L650 400 640 360 600 410 560 460 572 390z"),
        hills("#3E4A70", 0, 430, 160, 404, 330, 448, 520, 440, 690, 410),
        bumps("#34456A", -10, 700, 468, 40, seed=6),
        cypress("#1E2F50", "#34506C", 96, 500, 130) + cypress("#1E2F50", "#34506C", 140, 506, 100) + cypress("#1E2F50", "#34506C", 646, 500, 150),
        rect("#4B567A", 0, 494, 690, 146),
        # the round temple: steps, low wall, stumps
        disc("#B5AABB", "#5D5B86", 524, 236, 50, 24) + disc("#C9BDC4", "#6E6A93", 504, 216, 44, 22) + disc("#E9DCCB", "#7F7A9F", 486, 196, 38, 20),
        fill("#A79DB3", "M316 478V440Q430 404 552 446V478Q430 444 316 478z") + fill("#6E6A93", "M440 422Q500 424 552 446V478Q500 452 440 458z"),
        "".join(rect(light, x - 15, y - h, 30, h) + rect(shade, x + 1, y - h, 14, h) + ellipse(pale, x, y - h, 15, 5) for x, y, h in ((536, 508, 62),)),
        # three columns and their beam
        _doric(light, shade, flute, 290, 232, 502, 48) + _doric(light, shade, flute, 374, 224, 512, 50) + _doric(light, shade, flute, 464, 222, 512, 50),
        ring(light, 240, 248, 258, 496) + ring("#8E84A3", 226, 242, 258, 496) + ring(light, 194, 232, 258, 496),
        fill(shade, "M420 180Q460 176 496 180V232Q456 226 420 228z"),
        line("#B9AEBB", 4, "M272 192V228M282 190V226M318 184V222M328 182V220M364 179V216M374 178V215M408 177V214"),
        ring(pale, 182, 194, 250, 504) + fill(light, "M276 178V160L300 156V150L336 146V142L388 142V168Q330 166 276 178z"),
        # tripod and smoke
        fill("#F3E3DC", "M604 476Q580 440 606 410T600 340Q590 310 612 280 606 320 622 346T620 420Q604 446 622 476z", 0.5),
        line("#241B3A", 6, "M582 500L570 604M642 500L654 604M612 500V606M578 556H646", cap="round"),
        fill("#E8703A", "M584 486Q586 462 600 452 600 464 606 464 604 446 616 434 616 450 626 458 636 468 638 486z") + fill("#FCD37A", "M596 486Q600 468 610 460 614 470 622 472 626 478 626 486z"),
        fill("#3A2B52", "M574 482H650Q646 512 612 512T574 482z") + rect("#5D4A78", 570, 478, 84, 8),
        # laurel, dark ground
        hills("#252C50", 0, 590, 160, 600, 380, 620, 560, 602, 690, 596),
        line("#23403F", 5, "M0 566Q130 536 236 620"),
        leaves,
        hills("#171B38", 0, 618, 220, 626, 460, 634, 690, 618),
    )


def santorini() -> str:
    white, shade, deep, blue, navy, rose = "#FFFDF6", "#C5D2E8", "#93A9D0", "#2F6FC4", "#1D4A94", "#D63F7C"

    def blue_dome(x: float, y: float, width: float) -> str:
        h = width * 0.5
        return (
            line(white, 5, f"M{points(x, y - h)}v-30m-9 10h18")
            + dome("#3F86D8", navy, x, y, width, h)
            + fill("#7FB2EA", f"M{points(x - width * 0.34, y - h * 0.3)}Q{points(x - width * 0.26, y - h * 0.84)} {points(x - width * 0.04, y - h * 0.92)}Q{points(x - width * 0.2, y - h * 0.7)} {points(x - width * 0.24, y - h * 0.3)}z")
            + rect(white, x - width * 0.56, y, width * 1.12, 10) + rect(shade, x + width * 0.14, y, width * 0.42, 10)
            + rect(white, x - width * 0.5, y + 10, width, 44) + rect(shade, x + width * 0.14, y + 10, width * 0.36, 44)
            + windows(navy, x - width * 0.36, y + 18, width * 0.09, 26, 4, width * 0.2, arched=True)
        )

    def house(x: float, y: float, width: float, height: float, side: float = 0.3) -> str:
        return box(white, shade, x, y, width, height, side)

    return scene(
        sky("santorini", "#6FBFDD", "#BFE0DF", "#FBE3CC", "#F9C9B0"),
        sun("#FFF6DE", 286, 176, 46, halo=22),
        cloud("#FFFFFF", 506, 214, 150, 0.8),
        # sea, far rim of the caldera, the burnt island
        fill("#8C93B8", "M0 330L60 322 120 300 230 296 300 312 380 308 470 322 690 316V370H0z") + fill("#B9A9BC", "M0 330L60 322 120 300 230 296 300 312 380 308 470 322V334H0z"),
        gradient("santorini-sea", "#3C86C9", "#174C97"),
        fill("url(#santorini-sea)", "M0 352H690V640H0z"),
        waves("#CFE6F4", 30, 300, 372, 520, 5, 11),
        fill("#3A4A70", "M120 398L170 380 220 376 280 392 300 400z"),
        boat("#1D3566", "#FFFDF6", 108, 466, 62),
        # the cliff below the village
        fill("#8A5650", "M690 330L560 340 450 400 330 440 210 520 90 570 30 640H690z") + fill("#6B4049", "M210 520L250 520 230 640H30L90 570zM330 440L380 450 330 560 300 640H260L290 520z"),
        fill("#B57A62", "M90 570L210 520 330 440 340 456 220 540 110 592zM130 640L230 560 330 500 300 530 220 600 180 640z"),
        # houses at the back
        house(560, 280, 100, 80) + house(620, 254, 80, 120, 0.5) + house(250, 392, 110, 90, 0.25) + house(350, 340, 60, 60),
        windows(blue, 640, 276, 14, 24, 1, 1) + windows(blue, 268, 412, 12, 22, 2, 30),
        # great church
        blue_dome(470, 250, 168),
        house(372, 300, 204, 110, 0.26) + rect("#FFFFFF", 364, 296, 220, 10),
        arch(navy, 446, 410, 36, 70) + windows(blue, 396, 330, 14, 30, 2, 124, arched=True),
        # wall with the bells
        fill(white, "M268 420V282H284V248Q308 214 332 248V282H348V420z") + fill(shade, "M322 420V238L332 248V282H348V420z"),
        arcade("#7FB4D8", 279, 326, 22, 38, 2, 36) + arcade("#7FB4D8", 297, 276, 22, 30, 1, 1),
        line("#C79A3F", 7, "M290 306v8M326 306v8M308 260v6", cap="round") + line(white, 4, "M308 232v-26m-8 9h16"),
        # lower church and cubes stepping down
        blue_dome(594, 392, 112),
        house(530, 440, 160, 90, 0.2) + house(400, 406, 140, 90, 0.25) + house(296, 452, 130, 80, 0.22) + house(214, 506, 110, 90, 0.3),
        rect(deep, 400, 406, 140, 8) + rect(deep, 296, 452, 104, 8),
        fill(white, "M318 452a36 36 0 0 1 72 0z") + fill(shade, "M354 416a36 36 0 0 1 36 36h-20q0-26-16-36z"),
        windows(blue, 420, 432, 20, 36, 1, 1) + windows(blue, 468, 432, 14, 20, 2, 34) + windows(blue, 314, 476, 14, 20, 2, 28) + arch(blue, 378, 532, 24, 46) + windows(blue, 234, 530, 14, 22, 2, 36) + windows(blue, 556, 466, 14, 24, 3, 40),
        # stairs
        fill(white, "M430 640V620H446V600H462V580H478V560H494V540H510V520H530V510H600V640z") + fill(deep, "M430 620H446V626H430zM446 600H462V606H446zM462 580H478V586H462zM478 560H494V566H478zM494 540H510V546H494z"),
        house(300, 532, 134, 110, 0.24) + rect(deep, 300, 532, 102, 7) + house(560, 520, 140, 120, 0.2) + arch(blue, 340, 610, 30, 56),
        # bougainvillea, dark ground
        _bush("#A82A66", (590, 600, 34), (640, 590, 40), (680, 600, 30), (176, 610, 30), (224, 602, 34), (274, 612, 30), (430, 622, 30), (410, 590, 14)),
        _bush(rose, (570, 622, 24), (616, 574, 30), (664, 566, 28), (190, 596, 22), (240, 586, 20), (420, 606, 20), (446, 596, 14), (268, 600, 18)),
        hills("#2A2F5C", 0, 606, 140, 616, 300, 632, 470, 626, 600, 608, 690, 600),
    )


SCENES = {
    "mycenae": mycenae,
    "epidaurus": epidaurus,
    "olympia": olympia,
    "rhodes": rhodes,
    "knossos": knossos,
    "meteora": meteora,
    "delphi": delphi,
    "santorini": santorini,
}
