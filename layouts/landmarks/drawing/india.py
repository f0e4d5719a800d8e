"""Scenes of India."""

from __future__ import annotations

from kit import *

# Parts


def _scene(*parts: str) -> str:
    return compact(scene(*parts))


def _elephant(light: str, shade: str, tusk: str, x: float, y: float, size: float, left: bool = False) -> str:
    """An elephant standing on y, its back foot at x, `size` units long, looking right or left."""
    s = size / 100
    return group(
        f"translate({n(x)} {n(y - 80 * s)})scale({'-' if left else ''}{s:.2f} {s:.2f})",
        fill(light, "M6 80V40Q6 8 42 8Q58 8 66 12Q76 0 90 7Q101 14 99 36L100 62Q101 74 110 70L113 77Q92 86 89 62L87 46Q82 50 76 48L74 80H58L56 58H32L29 80z"),
        fill(shade, "M32 58L29 80H20L22 52zM56 58L58 80H66L66 52zM66 14Q54 28 64 46Q80 46 82 24Q78 10 66 14zM22 54Q44 62 66 52L70 60H20z"),
        fill(tusk, "M87 45L104 52 88 52z") + circle(shade, 91, 22, 2.4),
    )


def _wheel(rim: str, dark: str, light: str, x: float, y: float, r: float, spokes: int = 12) -> str:
    """A carved stone wheel."""
    d = ""
    for i in range(spokes):
        a = 2 * math.pi * i / spokes
        d += f"M{points(x, y)}L{points(x + r * 0.8 * math.cos(a), y + r * 0.8 * math.sin(a))}"
    return (
        circle(dark, x + r * 0.08, y, r)
        + circle(rim, x, y, r)
        + circle(dark, x, y, r * 0.78)
        + line(light, r * 0.11, d)
        + circle(rim, x, y, r * 0.3)
        + circle(dark, x, y, r * 0.19)
        + circle(light, x, y, r * 0.11)
    )


def _pillars(light: str, shade: str, y: float, width: float, height: float, *xs: float, cap: float = 0) -> str:
    """Pillars with their tops at y and their left edges at xs, as two paths."""
    a = "".join(f"M{points(x, y)}h{n(width)}v{n(height)}h{n(-width)}z" + (f"M{points(x - cap, y)}h{n(width + 2 * cap)}v{n(cap * 2)}h{n(-width - 2 * cap)}z" if cap else "") for x in xs)
    b = "".join(f"M{points(x + width * 0.6, y + cap * 2)}h{n(width * 0.4)}v{n(height - cap * 2)}h{n(-width * 0.4)}z" for x in xs)
    return fill(light, a) + fill(shade, b)


def _slabs(light: str, shade: str, joint: str, x: float, y: float, w0: float, w1: float, height: float, count: int, side: float = 0.38, thick: float = 0.7) -> str:
    """A stepped roof of flat slabs standing on y, its axis at x; w0 is the lowest slab's width, w1 the highest's."""
    each, a, b = height / count, "", ""
    for i in range(count):
        w = w0 + (w1 - w0) * i / max(1, count - 1)
        foot = y - (i + 1 - thick) * each
        bevel, up = w * 0.02, -each * thick
        a += f"M{points(x - w / 2, foot)}l{points(bevel, up)}h{n(w - 2 * bevel)}l{points(bevel, -up)}z"
        b += f"M{points(x + w / 2 - w * side, foot)}v{n(up)}h{n(w * side - bevel)}l{points(bevel, -up)}z"
    return poly(joint, x - w0 * 0.46, y, x - w1 * 0.44, y - height, x + w1 * 0.44, y - height, x + w0 * 0.46, y) + fill(light, a) + fill(shade, b)


def _amalaka(light: str, shade: str, x: float, y: float, width: float, height: float) -> str:
    """The ribbed cushion and the pot on top of a temple tower, standing on y."""
    w = width / 2
    return (
        rect(shade, x - w * 0.6, y - height * 0.15, w * 1.2, height * 0.15)
        + ellipse(light, x, y - height * 0.36, w, height * 0.24)
        + fill(shade, f"M{points(x + w * 0.25, y - height * 0.59)}Q{points(x + w, y - height * 0.56)} {points(x + w, y - height * 0.36)}T{points(x + w * 0.25, y - height * 0.13)}z")
        + line(shade, max(2, width * 0.03), f"M{points(x - w * 0.5, y - height * 0.54)}V{n(y - height * 0.18)}M{points(x, y - height * 0.6)}V{n(y - height * 0.12)}")
        + fill(light, f"M{points(x - w * 0.3, y - height * 0.6)}Q{points(x - w * 0.4, y - height * 0.78)} {points(x, y - height)}Q{points(x + w * 0.4, y - height * 0.78)} {points(x + w * 0.3, y - height * 0.6)}z")
    )


def _spires(light: str, shade: str, *places: tuple[float, float, float, float]) -> str:
    """Curved temple towers with a cushion and a point, as two paths: axis, foot, width and height of each."""
    a = b = ""
    for x, y, width, height in places:
        w, h, k = width / 2, height * 0.82, height * 0.05
        right = f"C{points(x + w * 0.7, y - h * 0.82, x + w, y - h * 0.5, x + w, y)}"
        a += f"M{points(x - w, y)}C{points(x - w, y - h * 0.5, x - w * 0.7, y - h * 0.82, x - w * 0.2, y - h)}q{points(-w * 0.34, -k, 0, -2 * k)}L{points(x, y - height, x + w * 0.2, y - h - 2 * k)}q{points(w * 0.34, k, 0, 2 * k)}{right}z"
        b += f"M{points(x + w * 0.06, y - h)}H{n(x + w * 0.2)}{right}H{n(x + w * 0.3)}Q{points(x + w * 0.36, y - h * 0.6)} {points(x + w * 0.06, y - h)}z"
    return fill(light, a) + fill(shade, b)


def _parrot(body: str, wing: str, beak: str, x: float, y: float, size: float) -> str:
    """A parakeet on the wing, `size` units long, flying to the left."""
    s = size / 100
    return group(
        f"translate({n(x)} {n(y)})scale({s:.2f})",
        fill(body, "M0 8Q10 -8 30 0Q52 8 110 34Q60 34 34 22Q10 24 0 8z"),
        fill(wing, "M30 4Q36 -30 74 -52Q72 -14 54 16zM34 18Q44 40 70 54Q66 30 56 20z"),
        fill(beak, "M1 5Q-9 10 -2 19Q6 18 8 12z"),
    )


# Scenes


def hampi() -> str:
    lit, mid, shade, dark = "#E9C79A", "#CFA577", "#A5764F", "#5E3B35"
    rocks, clefts, tops = "", "", ""
    for x, y, rx, ry in ((30, 360, 80, 60), (150, 396, 74, 58), (70, 296, 46, 32), (246, 418, 50, 36), (560, 398, 62, 46), (650, 352, 84, 76), (636, 262, 52, 34)):
        rocks += f"M{points(x - rx, y + ry * 0.3)}Q{points(x - rx, y - ry)} {points(x - rx * 0.1, y - ry)}Q{points(x + rx * 1.05, y - ry)} {points(x + rx, y + ry * 0.3)}Q{points(x + rx * 0.8, y + ry)} {points(x, y + ry)}T{points(x - rx, y + ry * 0.3)}z"
        clefts += f"M{points(x + rx * 0.3, y - ry * 0.95)}Q{points(x + rx * 1.02, y - ry * 0.8)} {points(x + rx, y + ry * 0.3)}Q{points(x + rx * 0.8, y + ry)} {points(x, y + ry)}Q{points(x + rx * 0.74, y + ry * 0.2)} {points(x + rx * 0.3, y - ry * 0.95)}z"
        tops += f"M{points(x - rx * 0.8, y)}Q{points(x - rx * 0.7, y - ry * 0.8)} {points(x, y - ry * 0.84)}Q{points(x - rx * 0.5, y - ry * 0.5)} {points(x - rx * 0.8, y)}z"
    heap = fill("#D9987C", rocks) + fill("#A9655B", clefts) + fill("#EDB596", tops)
    return _scene(
        sky("hampi", "#5B93A6", "#B9CDBB", "#FBE3B4"),
        sun("#FFF4D2", 290, 180, 50, halo=20),
        cloud("#FFF6E2", 470, 176, 130, 0.75),
        hills("#D8B49C", 0, 380, 160, 340, 330, 372, 520, 330, 690, 350),
        hills("#C58E79", 0, 400, 120, 372, 300, 420, 500, 412, 690, 360),
        heap,
        hills("#7E8C4B", 0, 446, 200, 432, 420, 440, 690, 430),
        # pillared hall at the right, behind
        rect(dark, 590, 418, 100, 92) + _pillars(mid, shade, 416, 13, 96, 588, 622, 656),
        fill(mid, "M570 420Q590 412 596 398H690V420z") + fill(shade, "M570 420H690V412H582z") + rect(mid, 586, 506, 104, 30) + rect(shade, 586, 522, 104, 14),
        # court
        rect("#E3B785", 0, 520, 690, 120) + fill("#CE9B6C", "M0 548L690 536V560L0 580z"),
        palm("#6B4A3A", "#3B6045", "#5E8850", 84, 548, 226, 0.2),
        # chariot: plinth
        '<g transform="translate(-30 -40)scale(1.07)">',
        fill("#B98556", "M196 574H620L600 556H216z"),
        box(mid, shade, 250, 474, 290, 84, 0.3) + rect(lit, 242, 462, 306, 16) + rect(shade, 250, 478, 290, 8) + rect(lit, 246, 516, 298, 10) + rect(shade, 440, 516, 104, 10),
        windows(shade, 258, 492, 12, 16, 12, 23.5),
        # body with pilasters and niches
        box(mid, shade, 268, 336, 254, 128, 0.3),
        rect(dark, 288, 372, 30, 80) + rect(dark, 472, 372, 30, 80) + rect(dark, 366, 364, 58, 100),
        rect(mid, 422, 362, 10, 102) + rect(lit, 358, 352, 74, 12) + rect(lit, 358, 362, 10, 102),
        _pillars(lit, shade, 344, 12, 120, 268, 324, 344, cap=4),
        _pillars(mid, "#8A5E43", 344, 12, 120, 436, 456, 510, cap=4),
        # double curved eave with lifted corners
        fill(dark, "M262 336H528L516 352H274z"),
        fill(lit, "M206 322Q262 312 282 268H508Q528 312 584 322L578 338Q520 330 500 338H290Q270 330 212 338z"),
        fill(shade, "M446 268H508Q528 312 584 322L578 338Q520 330 500 338H462Q474 300 446 268z"),
        line(mid, 5, "M262 312Q280 308 300 310H440"),
        # parapet of little shrines
        box(mid, shade, 290, 248, 210, 22, 0.3) + rect(lit, 282, 240, 226, 9),
        fill(lit, "M290 240V226Q292 214 306 212Q320 214 322 226V240zM334 240V226Q336 214 350 212Q364 214 366 226V240zM376 240V216Q380 194 396 186Q412 194 416 216V240z") + fill(mid, "M426 240V226Q428 214 442 212Q456 214 458 226V240zM470 240V226Q472 214 486 212Q500 214 502 226V240z"),
        fill(shade, "M396 186Q412 194 416 216V240H404zM442 212Q456 214 458 226V240H448zM486 212Q500 214 502 226V240H492z") + line(dark, 9, "M306 226v14M350 226v14M395 216v24M441 226v14M485 226v14"),
        # wheels and elephants
        _wheel(lit, dark, mid, 312, 522, 54) + _wheel(lit, dark, mid, 470, 522, 54),
        fill("#A87248", "M180 576Q400 566 640 576L620 590H190z"),
        _elephant(lit, shade, "#FFF4D2", 544, 576, 84),
        "</g>",
        # dark foreground
        hills("#4B5A38", 0, 584, 130, 592, 300, 612, 520, 610, 690, 588),
        bumps("#33432F", 0, 690, 622, 74, seed=5),
    )


def konark() -> str:
    lit, mid, shade, dark = "#F0B878", "#D58E55", "#9A5540", "#5A2B2E"
    x, y, r = 258, 446, 148
    wide = thin = medals = ""
    for i in range(8):
        a = math.pi * i / 4 + math.pi / 8
        c, s = math.cos(a), math.sin(a)
        b = r * 0.085
        m, e = r * 0.5, r * 0.8
        wide += f"M{points(x - b * 0.5 * s, y + b * 0.5 * c)}L{points(x + m * c - b * s, y + m * s + b * c)} {points(x + e * c - b * 0.5 * s, y + e * s + b * 0.5 * c)} {points(x + e * c + b * 0.5 * s, y + e * s - b * 0.5 * c)} {points(x + m * c + b * s, y + m * s - b * c)} {points(x + b * 0.5 * s, y - b * 0.5 * c)}z"
        medals += f"M{points(x + m * c, y + m * s)}h.1"
        a += math.pi / 8
        thin += f"M{points(x, y)}L{points(x + e * math.cos(a), y + e * math.sin(a))}"
    beads = line(shade, 8, f"M{points(x - r * 0.88, y)}a{points(r * 0.88, r * 0.88)} 0 1 1 0 1z", dash="5 9")
    return _scene(
        sky("konark", "#B5323B", "#EE7A3F", "#FFD27A"),
        rays("#FFE9A8", 432, 300, count=26, opacity=0.22),
        sun("#FFEFB8", 434, 256, 112),
        hills("#C9653F", 0, 470, 200, 452, 500, 466, 690, 448),
        # the hall: wall with offsets, three roofs, crown
        '<g transform="translate(76 78)scale(.83)">',
        box(mid, shade, 276, 330, 312, 130, 0.36) + box(lit, mid, 330, 322, 204, 138, 0.36) + box(lit, shade, 386, 318, 92, 142, 0.36),
        windows(dark, 290, 356, 16, 46, 1, 30) + windows(dark, 346, 350, 20, 52, 1, 1) + windows(dark, 500, 350, 18, 52, 1, 1) + windows(dark, 556, 356, 16, 46, 1, 1),
        rect(dark, 410, 350, 44, 110) + line(lit, 8, "M406 460V346H458V460") + rect(shade, 276, 410, 312, 7) + rect(shade, 276, 338, 312, 6),
        rect(dark, 296, 318, 272, 14),
        _slabs(lit, shade, dark, 432, 322, 330, 262, 62, 5),
        box(mid, shade, 326, 238, 212, 22, 0.38) + windows(dark, 340, 242, 10, 14, 10, 20),
        _slabs(lit, shade, dark, 432, 240, 254, 186, 52, 4),
        box(mid, shade, 362, 170, 140, 18, 0.38) + windows(dark, 374, 173, 9, 12, 7, 18),
        _slabs(lit, shade, dark, 432, 172, 170, 96, 36, 3),
        _amalaka(lit, shade, 432, 138, 84, 76),
        "</g>",
        # platform with friezes
        rect(mid, 0, 452, 690, 150) + rect(lit, 0, 446, 690, 14) + rect(shade, 0, 460, 690, 8),
        windows(shade, 4, 478, 18, 34, 24, 29) + rect(lit, 0, 522, 690, 9) + rect(shade, 0, 531, 690, 6),
        windows(shade, 10, 548, 30, 20, 16, 44),
        rect(shade, 0, 580, 690, 24) + rect(lit, 0, 576, 690, 7),
        # wheels further along
        "".join(_wheel(lit, dark, mid, a, 524, 64, 8) for a in (500, 650)),
        # the great wheel
        circle(dark, x + 14, y + 4, r, 0.75),
        circle(lit, x, y, r) + circle(mid, x, y, r * 0.97) + beads + circle(lit, x, y, r * 0.83) + circle(dark, x, y, r * 0.79),
        line(mid, r * 0.05, thin) + fill(lit, wide) + line(lit, r * 0.22, medals, cap="round") + line(shade, r * 0.1, medals, cap="round"),
        circle(lit, x, y, r * 0.26) + circle(shade, x, y, r * 0.2) + circle(lit, x - 3, y - 3, r * 0.14) + circle(mid, x + 2, y + 2, r * 0.07),
        # dark foreground
        hills("#4A2229", 0, 596, 200, 606, 460, 592, 690, 604),
        bumps("#33171F", 0, 690, 628, 90, seed=8),
    )


def mysore() -> str:
    lit, mid, shade, dark = "#FBD98A", "#E9A95A", "#B46A45", "#5B2038"
    pink, rose, bulb = "#E0657F", "#9E3560", "#FFF6CF"

    def tower_at(x: float, y: float, width: float, height: float, cap: float) -> str:
        return (
            box(lit, mid, x - width / 2, y, width, height, 0.4)
            + rect(shade, x - width / 2, y + 6, width, 5)
            + arcade(dark, x - width * 0.34, y + 44, width * 0.28, 30, 2, width * 0.4)
            + rect(lit, x - width / 2 - 5, y - 4, width + 10, 9)
            + dome(pink, rose, x, y - 4, width * 0.92, cap, bulb)
        )

    ends = "".join(tower_at(x, 340, 58, 222, 52) for x in (246, 624))
    inner = "".join(tower_at(x, 318, 42, 240, 42) for x in (342, 528))
    return _scene(
        sky("mysore", "#100F3A", "#2F2064", "#B3487A", height=580),
        line("#FFF3D0", 4, "M24 330h1M240 60h1M300 132h1M360 70h1M250 196h1M640 180h1M560 210h1M590 150h1M20 60h1M320 240h1M660 300h1", 0.8, cap="round"),
        hills("#2A1550", 0, 520, 160, 500, 690, 510),
        # wings
        box("#EDB062", "#C47A4A", 232, 396, 406, 166, 0.4) + rect(lit, 232, 392, 406, 7),
        arcade(dark, 279, 452, 18, 44, 2, 22) + arcade(dark, 555, 452, 18, 44, 2, 22),
        rect(lit, 226, 456, 418, 8) + rect(shade, 226, 464, 418, 5),
        arcade(dark, 279, 506, 18, 36, 2, 22) + arcade(dark, 555, 506, 18, 36, 2, 22),
        ends,
        inner,
        # central pavilion
        box(lit, mid, 372, 356, 126, 206, 0.4) + rect(lit, 366, 352, 138, 9) + rect(shade, 372, 361, 126, 5),
        arch(dark, 400, 456, 70, 78) + arcade("#F7B765", 410, 456, 14, 50, 3, 18) + rect(lit, 366, 456, 138, 8) + rect(shade, 372, 464, 126, 5),
        box(lit, mid, 388, 282, 94, 72, 0.4) + arcade(dark, 396, 348, 20, 50, 4, 21) + rect(lit, 380, 276, 110, 9),
        "".join(dome(pink, rose, x, 276, 26, 26, bulb) for x in (392, 478)),
        box(lit, mid, 402, 224, 66, 52, 0.4) + arcade(dark, 408, 270, 14, 36, 3, 20) + rect(lit, 394, 216, 82, 9),
        dome("#F9C860", "#D0803F", 435, 216, 74, 66, bulb),
        # ground floor arcade
        rect(shade, 222, 520, 426, 44),
        box(lit, mid, 218, 510, 434, 54, 0.4) + arcade(dark, 230, 564, 36, 46, 3, 46) + arcade(dark, 504, 564, 36, 46, 3, 46) + arch(dark, 386, 564, 98, 52) + rect(lit, 214, 506, 442, 8),
        # bulbs
        line(bulb, 4.4, "M214 504H656M226 454H644M232 394H400M480 394H638M366 350H504M380 274H490M394 214H476M217 336V500M275 336V500M595 336V500M653 336V500M321 314V500M363 314V500M507 314V500M549 314V500M398 214Q398 150 435 150T472 214M220 336Q220 286 246 286T272 336M598 336Q598 286 624 286T650 336M323 314Q323 272 342 272T361 314M509 314Q509 272 528 272T547 314", dash="0.2 9", cap="round"),
        # square
        rect("#3A1C52", 0, 562, 690, 80) + poly("#D98A55", 392, 564, 478, 564, 560, 640, 310, 640, opacity=0.5) + rect("#E9A95A", 200, 562, 470, 5),
        bumps("#24103F", 0, 212, 566, 46, bottom=580, seed=4) + bumps("#24103F", 660, 690, 566, 40, bottom=580, seed=2),
        # elephant in festive dress
        _elephant("#6C5A86", "#43345F", "#FFF6CF", 62, 612, 136),
        fill("#C22F4E", "M84 516Q118 500 146 514L142 568Q112 580 84 566z") + line("#FBD98A", 4, "M84 560Q112 572 142 562M86 522Q116 508 145 520"),
        fill("#FBD98A", "M100 506V474L118 456 136 474V504Q118 498 100 506z") + fill("#E0657F", "M94 476L118 446 142 476z") + fill("#FBD98A", "M168 512L184 506 192 524 184 546 174 530z"),
        hills("#1A0B33", 0, 612, 220, 608, 450, 624, 690, 610),
    )


def khajuraho() -> str:
    lit, mid, shade, dark = "#F4CF95", "#DFA969", "#AE704C", "#653A3D"

    def hall(x: float, width: float, top: float, roof: float) -> str:
        return (
    _slabs(lit, shade, dark, x, 398, width, width * 0.3, 398 - top - roof, max(4, round((398 - top) / 20)))
            + fill(lit, f"M{points(x - width * 0.16, top + roof)}q{points(-roof * 0.1, -roof * 0.5)} {points(width * 0.16 - 2, -roof * 0.6)}l2{n(-roof * 0.4)}l2 {n(roof * 0.4)}q{points(width * 0.16 - 2 + roof * 0.1, roof * 0.1)} {points(width * 0.16 - 2, roof * 0.6)}z")
        )

    bands = "".join(rect(lit, 216, y, 442, 6) + rect(shade, 216, y + 6, 442, 4) for y in (424, 452))
    return _scene(
        sky("khajuraho", "#7E78B4", "#DDB1BC", "#FDE9C9"),
        sun("#FFF6DC", 318, 216, 46, halo=20),
        cloud("#FFF3E2", 590, 190, 130, 0.6),
        hills("#B9A6B4", 0, 452, 150, 420, 330, 446, 520, 420, 690, 440),
        bumps("#8FA77A", 0, 690, 470, 70, bottom=560, seed=12),
        # the halls, rising to the great spire
        hall(246, 66, 326, 26) + hall(306, 104, 284, 32) + hall(388, 150, 228, 40),
        # great spire with its smaller ones
        _spires(mid, shade, (538, 404, 216, 276)) + _amalaka(mid, shade, 538, 180, 58, 52),
        line(dark, 3, "M470 404C474 290 500 220 524 182M612 404C606 290 580 220 554 182", 0.7) + line(shade, 22, "M538 300V184", dash="3 8"),
        _spires(lit, shade, (466, 404, 76, 176), (538, 404, 124, 204)) + line(mid, 3, "M496 404C500 320 516 270 528 244M578 404C576 320 560 270 550 244") + _spires(mid, shade, (606, 404, 76, 176)),
        _spires(lit, shade, (440, 404, 46, 104), (496, 404, 52, 124), (538, 404, 58, 116)) + _spires(mid, shade, (584, 404, 52, 124), (632, 404, 50, 104)),
        # walls in two bands of figures
        box(mid, shade, 222, 396, 438, 90, 0.26),
        windows(dark, 230, 404, 7, 18, 36, 12, 2, 30),
        rect(dark, 264, 400, 30, 54) + rect(dark, 370, 400, 38, 54) + rect(lit, 366, 396, 46, 8) + rect(dark, 522, 404, 32, 48) + rect(lit, 518, 398, 40, 8),
        bands,
        # high base and platform
        rect(mid, 206, 468, 464, 20) + rect(shade, 540, 468, 130, 20) + rect(lit, 200, 484, 476, 8),
        rect(mid, 180, 492, 510, 72) + rect(shade, 180, 500, 510, 5) + rect(lit, 172, 560, 518, 8),
        poly(lit, 186, 568, 230, 492, 262, 492, 262, 568) + poly(shade, 262, 568, 262, 492, 272, 492, 272, 568) + line(mid, 3, "M222 506H262M214 520H262M206 534H262M198 548H262"),
        # lawn and tree
        rect("#7FA35A", 0, 566, 690, 80) + fill("#A7BF6C", "M0 566H690V578Q360 580 0 594z"),
        fill("#5A3A38", "M58 620Q76 520 58 440L40 380 62 400 72 430 96 376 104 382 84 446Q84 540 100 620z"),
        ellipse("#3F6B4A", 36, 372, 84, 60) + ellipse("#3F6B4A", 110, 374, 62, 44) + ellipse("#5F8F57", 22, 354, 64, 40) + ellipse("#5F8F57", 100, 360, 46, 28),
        _parrot("#6FAE4A", "#3F8048", "#D9433F", 232, 196, 54) + _parrot("#6FAE4A", "#3F8048", "#D9433F", 396, 160, 40),
        # dark foreground
        hills("#3A5A3F", 0, 600, 160, 606, 400, 620, 690, 596),
        bumps("#26412F", 0, 690, 630, 84, seed=6),
    )


def ellora() -> str:
    lit, mid, shade, dark = "#F1DDB4", "#D9B98A", "#A3785A", "#4B2F35"
    tiers = ""
    for y, w, h in ((430, 236, 74), (356, 180, 64), (292, 128, 54)):
        left = 430 - w / 2
        tiers += box(mid, shade, left + 8, y - h + 16, w - 16, h - 16, 0.4) + windows(dark, left + 18, y - h + 30, 10, h - 42, round((w - 20) / 24), 24)
        tiers += rect(lit, left - 4, y - h + 8, w + 8, 10) + rect(shade, 430 + w * 0.12, y - h + 8, w * 0.38 + 4, 10)
        small = round(w / 40)
        step = w / small
        for k in range(small):
            x = left + k * step
            a, b = (lit, shade) if k < small * 0.6 else (mid, shade)
            tiers += fill(a, f"M{points(x + 2, y - h + 8)}v-8Q{points(x + 3, y - h - 16)} {points(x + step / 2, y - h - 20)}Q{points(x + step - 3, y - h - 16)} {points(x + step - 2, y - h)}v8z")
            tiers += circle(b, x + step / 2, y - h - 2, step * 0.16)
    return _scene(
        sky("ellora", "#2F7FB5", "#8CC6DA", "#E6F2E2", height=420),
        cloud("#FFFFFF", 214, 210, 150, 0.85) + cloud("#FFFFFF", 560, 200, 150, 0.85),
        # rim and back wall
        hills("#8FAE62", 0, 250, 180, 244, 330, 268, 520, 262, 690, 240),
        fill("#6E5058", "M0 282L120 276 210 292 300 286 420 292 560 284 690 276V560H0z"),
        fill("#5A3F49", "M170 288L196 290 184 400 200 520H160zM300 286L316 288 300 380 312 460 290 520zM560 284L590 282 574 360 600 520 560 500z"),
        fill("#82626A", "M210 292L260 290 250 420 262 520H214zM520 287L548 285 540 400 548 500 522 500z"),
        bumps("#5E8A4E", 470, 690, 272, 40, bottom=282, seed=3) + bumps("#5E8A4E", 196, 300, 280, 36, bottom=290, seed=9),
        # side walls of the pit with galleries
        fill("#8F6B66", "M0 236L110 292 138 318V560L0 604z") + fill("#75544F", "M0 400L138 420V434L0 420z"),
        fill(dark, "M0 430L130 442V500L0 516z") + fill("#8F6B66", "M22 430H36V516H22zM62 434H74V512H62zM100 438H110V506H100z"),
        fill("#4F353D", "M690 226L620 288 598 312V556L690 600z") + fill("#34222A", "M690 424L608 438V496L690 510z") + fill("#5E424A", "M628 434H638V504H628zM664 430H676V510H664z"),
        # floor
        fill("#C79F74", "M0 600L138 548H600L690 592V640H0z"),
        # tower
        tiers,
        box(mid, shade, 392, 214, 76, 20, 0.4),
        fill(lit, "M378 216Q372 176 402 160L430 146 458 160Q488 176 482 216z") + fill(shade, "M430 146L458 160Q488 176 482 216H446Q452 176 430 146z"),
        line(mid, 3, "M404 162Q392 186 396 214") + fill(lit, "M420 150L424 134Q430 118 436 134L440 150z"),
        # hall before it
        rect(mid, 268, 432, 324, 110) + rect(shade, 470, 432, 122, 110),
        rect(lit, 256, 424, 348, 12) + rect(shade, 470, 424, 134, 12) + rect(dark, 268, 436, 324, 6),
        rect(dark, 400, 462, 60, 80) + rect(lit, 390, 454, 80, 10) + windows(dark, 286, 456, 24, 50, 3, 38) + windows("#3C262D", 488, 456, 24, 50, 3, 38),
        _pillars(lit, mid, 442, 10, 100, 270, 312, 350, 388),
        rect(lit, 258, 514, 344, 8) + rect(shade, 258, 522, 344, 6) + rect(mid, 250, 528, 360, 32) + rect(shade, 470, 528, 140, 32),
        windows(dark, 262, 536, 18, 14, 13, 27),
        poly(lit, 384, 570, 396, 528, 464, 528, 476, 570) + line(shade, 3, "M392 540H468M388 552H472M384 564H476"),
        # free-standing pillar
        box(lit, shade, 216, 300, 32, 250, 0.42) + rect(lit, 208, 292, 48, 10) + rect(shade, 234, 292, 22, 10) + rect(lit, 212, 360, 40, 9) + rect(shade, 234, 360, 18, 9) + rect(lit, 212, 440, 40, 9) + rect(shade, 234, 440, 18, 9),
        windows(shade, 222, 386, 9, 38, 1, 1) + rect(lit, 218, 276, 28, 16) + rect(shade, 234, 276, 12, 16) + fill(lit, "M224 276L232 252 240 276z"),
        rect(lit, 200, 536, 64, 22) + rect(shade, 234, 536, 30, 22),
        # elephant
        fill("#A67F5C", "M60 592Q140 580 220 592L200 602H80z"),
        _elephant(mid, shade, lit, 84, 594, 104),
        # dark foreground
        fill("#3A252C", "M0 560L60 588 140 606 300 600 470 612 600 596 690 566V640H0z"),
        bumps("#27191F", 0, 690, 634, 90, seed=2),
    )


def amritsar() -> str:
    gold, amber, shade, dark = "#FFD25A", "#E8A53A", "#B8742A", "#6A3B22"
    white, pale, cool = "#FDF6E6", "#E3D9CC", "#B5B3BE"
    minis = "".join(f"M{x} 262a7 9 0 0 1 14 0z" for x in range(330, 560, 18) if not 392 < x < 478)
    return _scene(
        sky("amritsar", "#12508F", "#3B95C8", "#BCE2E2", height=440),
        # white arcades round the pool
        rect(pale, 0, 366, 690, 64) + rect(white, 0, 358, 690, 10) + arcade("#8C93AC", 8, 428, 16, 36, 26, 27) + rect(white, 0, 384, 690, 5),
        fill(white, "".join(f"M{x} 360V346a13 18 0 0 1 26 0v14z" for x in (28, 208, 616))),
        box(white, cool, 100, 258, 34, 104, 0.4) + windows("#8C93AC", 108, 312, 8, 20, 2, 12, arched=True) + dome(gold, shade, 117, 258, 38, 30),
        # flags
        line("#E8A53A", 4, "M622 400V170M652 400V200") + fill("#F07A2B", "M622 168L676 184 622 202zM652 198L690 210V218L652 230z"),
        # pool
        rect("#1F6F9E", 0, 428, 690, 220) + rect("#4FA3BF", 0, 428, 690, 26),
        fill("#F4EAD2", "M286 444H600L590 456H296zM306 462H578L570 472H316z", 0.85) + fill(gold, "M300 480H586L578 492H310zM326 500H560L566 511H318zM344 520H540L534 530H350zM372 539H512L518 548H364zM390 557H496L490 565H394zM414 573H470L474 580H410z", 0.8),
        # causeway
        rect(white, 0, 424, 302, 9) + rect(cool, 0, 433, 302, 9) + windows(white, 2, 410, 4, 16, 19, 16) + rect(white, 0, 406, 302, 5),
        "".join(rect(amber, x, 382, 4, 30) + circle(gold, x + 2, 378, 8) for x in (60, 130, 200, 262)),
        # marble storey
        rect(pale, 286, 428, 312, 14) + rect(white, 280, 422, 324, 8) + rect(cool, 470, 430, 134, 12),
        box(white, cool, 300, 352, 284, 72, 0.36),
        arcade(amber, 312, 418, 24, 50, 3, 28) + arcade(shade, 500, 418, 22, 50, 3, 27),
        windows("#C97F63", 316, 360, 14, 4, 3, 28),
        # gilded storey
        box(gold, amber, 296, 268, 292, 84, 0.36) + rect(shade, 296, 344, 292, 9) + rect(gold, 288, 336, 308, 9) + rect(amber, 482, 336, 114, 9),
        arcade(dark, 310, 330, 22, 46, 3, 28) + arcade(dark, 500, 330, 22, 46, 3, 28),
        rect(amber, 296, 272, 292, 5),
        # bay in the middle
        box(gold, amber, 396, 282, 92, 142, 0.36) + rect(shade, 396, 338, 92, 7) + arcade(dark, 404, 330, 20, 40, 3, 28) + arch(shade, 412, 424, 60, 74) + arch(dark, 420, 424, 44, 62),
        fill(gold, "M388 284Q392 256 442 248Q492 256 496 284z") + fill(amber, "M442 248Q492 256 496 284H466z"),
        # roof: little domes, corner kiosks, great dome
        fill(gold, minis) + rect(gold, 288, 260, 308, 10) + rect(amber, 482, 260, 114, 10),
        "".join(rect(dark, x - 16, 226, 32, 30) + rect(gold, x - 22, 256, 44, 6) + rect(gold, x - 22, 220, 44, 6) + _pillars(gold, amber, 226, 6, 30, x - 19, x - 3, x + 13) + onion(gold, shade, x, 222, 42, 36, gold) for x in (312, 572)),
        box(gold, amber, 382, 222, 120, 32, 0.36) + arcade(dark, 390, 250, 12, 22, 6, 18) + rect(gold, 374, 216, 136, 8),
        fill(gold, "M384 218C352 180 396 150 442 136C488 150 532 180 500 218z") + fill(shade, "M442 136C488 150 532 180 500 218H470Q492 170 442 136z") + line(amber, 4, "M410 216Q396 182 430 146M442 216V142"),
        line(gold, 5, "M442 140V108") + fill(gold, "M428 142Q442 122 456 142z") + circle(gold, 442, 122, 6),
        waves("#9FD6DE", 0, 280, 464, 590, 5, 5, opacity=0.6) + waves("#9FD6DE", 590, 690, 470, 590, 3, 3, opacity=0.6),
        # dark foreground: the steps
        fill("#0F3E60", "M0 588H690V640H0z") + rect("#2B5F80", 0, 584, 690, 7) + fill("#0A2D48", "M0 612H690V640H0z"),
    )


def jaipur() -> str:
    lit, mid, shade, dark, white = "#F5A58C", "#E27F72", "#B65258", "#6E2A3E", "#FFF0DC"
    rows = [(512, 11), (442, 11), (372, 9), (302, 5), (232, 3)]

    def row(colour: str, first: float, above: float, width: float, dash: str, cap: str = "") -> str:
        """One stroke through all bays of all storeys: dashes from `first` of each bay, so far above its foot."""
        d = "".join(f"M{n(432 - count * 21 + first)} {n(y - above)}h{n(42 * count - first - 1)}" for y, count in rows)
        return line(colour, width, d, cap=cap, dash=dash)

    bays = (
        row(shade, 21, 44, 31, ".1 41.9", "round")
        + row(lit, 18.5, 45, 25, ".1 41.9", "round")
        + row("#F9C440", 19.5, 62, 9, "3 39")
        + row(shade, 1, 21, 42, "40 2")
        + row(mid, 1, 21, 42, "28 14")
        + row(lit, 1, 21, 42, "9 33")
        + row(dark, 12, 22, 20, "4 3 4 3 4 24")
        + row(dark, 3, 22, 18, "4 26 4 8")
        + row(white, 0, 43, 5, "42 0")
        + row(white, 1, 4, 3, "40 2")
    )
    wall = "M201 586V397H243V327H327V257H369V187H495V257H537V327H621V397H663V586z"
    return _scene(
        sky("jaipur", "#147F93", "#79CBC0", "#FBF0CC"),
        sun("#FFF7DC", 268, 236, 46, halo=18),
        cloud("#FFFFFF", 540, 290, 170, 0.6),
        # kites
        "".join(poly(one, x, y - s, x + s * 0.7, y, x, y + s, x - s * 0.7, y) + poly(two, x, y - s, x + s * 0.7, y, x, y + s) + line(two, 2.4, f"M{x} {y + s}q14 12 2 24t6 22") for x, y, s, one, two in ((596, 176, 24, "#F9C440", "#E08E2B"), (316, 96, 22, "#E5484D", "#A82C42"), (648, 300, 15, "#E5484D", "#A82C42"))),
        # neighbours
        rect("#D98F86", 0, 440, 210, 150) + rect("#D98F86", 654, 470, 40, 120) + rect("#E9AB9B", 0, 432, 206, 10) + rect("#E9AB9B", 654, 462, 40, 10) + arcade("#A9575C", 20, 520, 22, 44, 5, 36),
        # the front
        fill(shade, wall) + fill(lit, "M201 586V397H211V586zM243 372V327H253V372z"),
        bays,
        # crown
        fill(mid, "M407 158h50v14h-50z") + rect(white, 401, 156, 62, 5) + fill(lit, "M405 156Q408 130 432 124Q456 130 459 156z") + fill(shade, "M432 124Q456 130 459 156H440Q444 136 432 124z") + line("#F9C440", 4, "M432 126v-10", cap="round"),
        # ground floor
        box(mid, shade, 196, 517, 472, 72, 0.3) + rect(white, 196, 528, 472, 4),
        arcade(dark, 216, 588, 28, 46, 4, 40) + arcade(dark, 500, 588, 28, 46, 4, 40) + rect(white, 396, 534, 72, 54) + arch(dark, 408, 588, 48, 46),
        # street with a camel cart
        rect("#C9836B", 0, 586, 690, 60) + fill("#A9605A", "M0 586H690V596L0 602z"),
        camel("#7A4038", "#54262F", 124, 614, 84),
        rect("#54262F", 30, 574, 84, 12) + line("#54262F", 5, "M104 578L160 572") + rect(white, 40, 548, 58, 26) + rect("#E0CDBB", 72, 548, 26, 26) + circle("#54262F", 66, 594, 21) + circle("#C9836B", 66, 594, 14) + line("#54262F", 4, "M66 576V612M48 594H84M54 582L78 606M54 606L78 582"),
        # dark foreground
        hills("#4A1F33", 0, 612, 240, 616, 480, 610, 690, 614),
    )


def varanasi() -> str:
    lit, mid, shade, dark = "#F6C98A", "#D99562", "#A4604F", "#5B2F45"
    flight = rise = ""
    for i in range(9):
        y, x = 424 + 13 * i, 214 - 13 * i - i * i
        flight += f"M{x} {y}H690V{y + 8}H{x}z"
        rise += f"M{x} {y + 8}H690V{y + 13}H{x - 8}z"
    shades = "".join(fill("#E9D3A0", f"M{x - 34} {y}Q{x} {y - 30} {x + 34} {y}z") + fill("#B98A62", f"M{x + 4} {y - 15}Q{x + 24} {y - 12} {x + 34} {y}H{x + 8}z") + rect(dark, x - 2, y, 4, 34) for x, y in ((286, 470), (420, 494), (598, 474)))
    boats = "".join(group(f"translate({x} {y})scale({s})", fill(one, "M-96-18Q-60-4 0-4Q70-4 110-28Q100 8 60 14H-56Q-84 8-96-18z"), fill(two, "M-88-8Q-50 4 0 4T96-12Q84 10 60 14H-56Q-78 8-88-8z"), line(one, 5, "M-10-8L-64 22"), fill("#3B1E38", "M-4-4Q-10-34 4-36T20-4zM38-6Q36-28 48-30T60-8z"), circle("#3B1E38", 4, -44, 8) + circle("#3B1E38", 48, -37, 7)) for x, y, s, one, two in ((150, 514, 0.62, "#8A4A48", "#5B2F45"), (250, 592, 1, "#7A3A40", "#4A2338")))
    return _scene(
        sky("varanasi", "#F2A24C", "#F9CF7E", "#FDF0CF", height=480),
        sun("#FFF9E4", 110, 372, 50, halo=30),
        birds("#A4604F", (300, 150, 14), (334, 170, 11)),
        # far shore in the mist
        hills("#E9C79C", 0, 424, 120, 416, 300, 426, 690, 420),
        # river
        rect("#D98F6A", 0, 428, 690, 212) + rect("#F4C98C", 0, 428, 240, 22) + fill("#FFF3D0", "M70 430H150L140 446H84zM84 456H140L132 468H92zM92 480H130V488H92z", 0.9),
        # back row of houses
        fill("#E2AE88", "M216 424V340H344V286H400V318H560V270H690V424z"),
        # palace with round towers
        box(lit, mid, 300, 316, 128, 112, 0.35) + arcade(dark, 312, 376, 16, 34, 5, 22) + windows(shade, 314, 392, 10, 20, 5, 22) + rect(lit, 294, 310, 140, 8),
        "".join(box(lit, mid, x, 290, 30, 140, 0.42) + windows(dark, x + 11, 330, 8, 20, 1, 1, 2, 44, arched=True) + dome("#F3E3C4", mid, x + 15, 290, 34, 24) for x in (284, 414)),
        # temples
        rect(shade, 222, 372, 50, 56) + rect(dark, 238, 390, 18, 38) + _spires("#F7E6C6", "#CBA285", (247, 374, 52, 108)),
        box("#D9694A", "#A23C40", 456, 340, 104, 90, 0.38) + rect("#F0946A", 450, 336, 116, 8) + arch(dark, 488, 430, 34, 54),
        _spires("#D9694A", "#A23C40", (508, 338, 100, 208)) + line("#A23C40", 4, "M486 300Q490 220 504 176"),
        _spires("#E9855C", "#A23C40", (472, 338, 34, 84), (508, 338, 46, 116), (544, 338, 34, 84)),
        line("#5B2F45", 3, "M508 132V118") + poly("#F7B53C", 508, 116, 532, 122, 508, 130),
        box(lit, mid, 578, 330, 120, 100, 0.3) + rect(lit, 572, 324, 120, 8) + windows(shade, 592, 346, 14, 24, 4, 24) + arcade(dark, 590, 428, 20, 40, 4, 26),
        _spires("#F7E6C6", "#CBA285", (618, 326, 64, 132)),
        # the steps
        fill(lit, flight) + fill(shade, rise),
        fill(mid, "M330 480H480L496 548H314z") + fill(lit, "M330 474H480V484H330z") + fill(shade, "M430 484H480L496 548H440z") + fill(mid, "M540 460H690V548H526z") + fill(lit, "M540 452H690V462H540z"),
        shades,
        fill("#B96B5C", "M26 541H690V552H10z"),
        # light on the water, lamps, boats
        line("#F9CF7E", 3, "M20 566h60M330 572h70M470 566h50M560 584h80M40 600h40", 0.8, cap="round"),
        boats,
        "".join(circle("#FFE08A", x, y - 4, 11, 0.45) + fill("#7A3A40", f"M{x - 11} {y}h22q-4 8-11 8t-11-8z") + fill("#FFF6CF", f"M{x} {y - 14}q7 8 0 14q-7-6 0-14z") for x, y in ((420, 586), (500, 606), (590, 592), (648, 610))),
        # dark foreground
        hills("#4A2338", 0, 620, 200, 626, 460, 622, 690, 618),
    )


SCENES = {"hampi": hampi, "konark": konark, "mysore": mysore, "khajuraho": khajuraho, "ellora": ellora, "amritsar": amritsar, "jaipur": jaipur, "varanasi": varanasi}
