"""The land and the sea of the game board: coasts, heights, rivers, and woods wherever the board leaves room.

Everything is drawn on the whole canvas of the board, in units of 0.1 mm, so that the layout puts each file in at the
same place. What the board needs free (discs, routes, slots, boxes) is read from its YAML file.
"""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import yaml
from kit import circle, curve, ellipse, fill, fir, line, n, palm, points, poly, rect, snow_peak, tree, umbrella_pine

BOARD = Path(__file__).parents[3] / "content" / "railway" / "board.yaml"
Numbers = tuple[float, ...]

# Outlines in mm. The tones go from the coast inwards.
REGIONS: dict[str, tuple[Numbers, tuple[str, str, str, str]]] = {
    "skandinavien": (
        (374, 118, 388, 106, 410, 101, 434, 99, 448, 90, 448, 76, 462, 65, 500, 60, 540, 60, 575, 62, 575, 112, 548, 116, 524, 112, 502, 119,
         484, 113, 468, 116, 458, 132, 464, 150, 454, 163, 428, 167, 406, 170, 384, 162, 370, 150, 378, 134),
        ("#CFE0E4", "#DCE9EC", "#E8F1F3", "#F3F8F9"),
    ),
    "amerika": (
        (20, 60, 60, 57, 100, 59, 128, 63, 146, 76, 152, 92, 168, 100, 194, 100, 218, 95, 240, 103, 249, 121, 262, 140, 268, 168, 246, 186, 214, 190, 178, 184, 156, 172,
         150, 158, 140, 140, 138, 124, 124, 116, 100, 112, 70, 115, 44, 111, 20, 113),
        ("#EDBE93", "#F1C9A2", "#F5D4B2", "#F8DEC2"),
    ),
    "hamburg": (
        (20, 182, 46, 178, 80, 180, 104, 187, 124, 184, 148, 186, 170, 182, 200, 188, 232, 190, 236, 216, 220, 240, 190, 256, 150, 262, 110, 268,
         70, 264, 20, 266),
        ("#C9D3B4", "#D4DCC0", "#DEE4CC", "#E7EBD9"),
    ),
    "harz": (
        (20, 262, 60, 258, 100, 264, 140, 256, 184, 246, 224, 234, 250, 262, 258, 290, 262, 322, 246, 342, 214, 350, 180, 346, 146, 350, 110, 344,
         80, 350, 50, 346, 20, 350),
        ("#9DBE86", "#AAC893", "#B8D2A2", "#C6DCB2"),
    ),
    "oesterreich": (
        (336, 214, 344, 192, 360, 186, 380, 178, 404, 181, 428, 175, 450, 178, 464, 164, 490, 156, 512, 160, 540, 152, 575, 156, 575, 262,
         520, 262, 478, 286, 452, 312, 400, 312, 352, 306, 340, 270),
        ("#B2D08F", "#BDD89D", "#C9E0AC", "#D5E8BC"),
    ),
    "schweiz": (
        (246, 296, 266, 282, 300, 278, 346, 290, 400, 302, 436, 304, 446, 322, 430, 340, 404, 344, 396, 362, 392, 392, 306, 392, 300, 356,
         276, 346, 254, 336, 240, 318),
        ("#CBBFD8", "#D5CBE0", "#DFD7E8", "#E9E3F0"),
    ),
    "italien": (
        (440, 306, 456, 284, 484, 264, 520, 252, 575, 254, 575, 362, 548, 366, 520, 358, 496, 362, 478, 352, 456, 350, 436, 344, 426, 330),
        ("#F2CD8C", "#F5D69B", "#F8DFAC", "#FAE7BE"),
    ),
    "knuffingen": (
        (228, 204, 238, 182, 254, 168, 250, 146, 258, 126, 284, 118, 314, 122, 330, 138, 342, 158, 340, 182, 344, 204, 356, 226, 352, 258,
         350, 288, 326, 298, 296, 288, 264, 292, 236, 274, 222, 252, 218, 224),
        ("#EFD79A", "#F3DFA9", "#F6E6B8", "#F9EDC8"),
    ),
}  # fmt: skip
ISLES: tuple[tuple[str, Numbers], ...] = (
    ("amerika", (84, 176, 92, 168, 103, 169, 106, 176, 98, 182, 88, 181)),
    ("italien", (404, 366, 416, 358, 440, 357, 452, 364, 448, 374, 426, 378, 408, 375)),
    ("skandinavien", (360, 106, 364, 102, 369, 104, 368, 109, 362, 110)),
)
SHALLOWS = (("#9ACBD4", 15), ("#ACD6DB", 9), ("#C4E3E2", 4.5))
BEACH, COAST = "#FFF6DF", "#5F9FB0"
SEA = "#8EC3CF"


def mm(values: Numbers) -> list[float]:
    """Millimetres in the units of the drawing."""
    return [10 * value for value in values]


def outline(values: Numbers) -> str:
    """A smooth closed line through points in mm."""
    return curve(*mm(values), closed=True)


# What is free


def board() -> dict[str, Any]:
    """The board's file."""
    found: dict[str, Any] = yaml.safe_load(BOARD.read_text(encoding="utf-8"))
    return found


class Room:
    """Where the board has room for a drawing.

    Attributes:
        discs: x, y, radius.  rects: x0, y0, x1, y1.  ways: x0, y0, x1, y1, half their width. All in mm.
    """

    def __init__(self, pictures: dict[str, tuple[float, float, float, float]]) -> None:
        """All but what the board and these rectangles cover."""
        found = board()
        radius = found["radius"]
        at = {space["id"]: (space["x"], space["y"]) for space in found["spaces"]}
        self.discs = [(space["x"], space["y"], radius[space["kind"]]) for space in found["spaces"]]
        self.rects = [(a["x"], a["y"], a["x"] + a["width"], a["y"] + a["height"]) for a in found["slots"] + found["boxes"]]
        self.rects += [label(space, radius[space["kind"]]) for space in found["spaces"]]
        self.rects += list(pictures.values())
        self.ways = [(*at[route["a"]], *at[route["b"]], 3.4) for route in found["routes"]]

    def free(self, x: float, y: float, r: float) -> bool:
        """Whether a circle touches nothing."""
        if not (38 + r < x < 556 - r and 59 + r < y < 379 - r):
            return False
        if any(math.hypot(x - a, y - b) < r + c + 1 for a, b, c in self.discs):
            return False
        if any(a - r < x < c + r and b - r < y < d + r for a, b, c, d in self.rects):
            return False
        return all(_away(x, y, way) > r + way[4] for way in self.ways)

    def take(self, x: float, y: float, r: float) -> None:
        """Keep others off a circle."""
        self.discs.append((x, y, r - 1))


def _away(x: float, y: float, way: tuple[float, float, float, float, float]) -> float:
    """How far a point is from a line."""
    x0, y0, x1, y1, _ = way
    dx, dy = x1 - x0, y1 - y0
    t = max(0.0, min(1.0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)))
    return math.hypot(x - x0 - t * dx, y - y0 - t * dy)


def label(space: dict[str, Any], radius: float) -> tuple[float, float, float, float]:
    """About where a space's name stands."""
    x, y, side = space["x"], space["y"], space.get("side", "s")
    texts = [text.split("|") for text in space.get("label", space["name"]).values()]
    long, lines = max(len(part) for text in texts for part in text), max(len(text) for text in texts)
    w, h = (1.55 * long + 2, 3.6 * lines + 0.6) if space["kind"] == "stop" else (3 * long + 6, 8)
    cx = x + (radius + w / 2 + 1) * (("e" in side) - ("w" in side)) * (0.85 if len(side) > 1 else 1)
    cy = y + (radius + h / 2 + 1) * (("s" in side) - ("n" in side)) * (0.8 if len(side) > 1 else 1)
    return (cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2)


def inside(x: float, y: float, values: Numbers) -> bool:
    """Whether a point lies in a polygon."""
    pairs = list(zip(values[::2], values[1::2], strict=True))
    found = False
    for (ax, ay), (bx, by) in zip(pairs, [*pairs[1:], pairs[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            found = not found
    return found


def shore(x: float, y: float, values: Numbers) -> float:
    """How far a point is from the border of a polygon."""
    pairs = list(zip(values[::2], values[1::2], strict=True))
    return min(_away(x, y, (*a, *b, 0)) for a, b in zip(pairs, [*pairs[1:], pairs[0]], strict=True))


def region_of(x: float, y: float) -> str | None:
    """The region drawn on top at a point in mm, if it is well inside it; an empty text on its border, None at sea."""
    found: str | None = None
    for name, (values, _) in REGIONS.items():
        near = shore(x, y, values) < 4.5
        if inside(x, y, values):
            found = "" if near else name
        elif near and found:
            found = ""
    return found


# The ground


def ground() -> str:
    """Coasts and heights."""
    shapes = [(name, outline(values)) for name, (values, _) in REGIONS.items()]
    shapes += [(name, outline(values)) for name, values in ISLES]
    every = "".join(d for _, d in shapes)
    out = ""
    for colour, width in SHALLOWS:
        out += line(colour, 20 * width, every)
    out += f'<g transform="translate(10 16)">{fill(COAST, every, 0.55)}</g>'
    out += line(BEACH, 26, every)
    for i, (name, d) in enumerate(shapes):
        out += heights(f"land-{i}", d, REGIONS[name][1], i < len(REGIONS))
    return out


def heights(id: str, d: str, tones: tuple[str, str, str, str], large: bool) -> str:
    """One region: its tones become lighter inwards, a pale line runs along each step."""
    ring = "#FFFFFF"
    out = f'<clipPath id="{id}"><path d="{d}"/></clipPath><g clip-path="url(#{id})">' + fill(tones[3 if large else 1], d)
    for depth, tone in ((22, tones[2]), (13, tones[1]), (6, tones[0])) if large else ((2.5, tones[0]),):
        out += line(ring, 20 * depth + 7, d, 0.55) + line(tone, 20 * depth, d)
    return out + "</g>"


RIVERS: tuple[tuple[float, Numbers], ...] = (
    (34, (136, 178, 158, 189, 186, 196, 190, 212, 206, 236, 232, 240, 262, 256, 268, 272)),
    (16, (268, 270, 280, 292, 282, 304)),
)


def rivers() -> str:
    """Rivers with pale banks."""
    out = ""
    for width, values in RIVERS:
        d = curve(*mm(values))
        out += line("#FFFFFF", width + 12, d, 0.6, cap="round") + line("#A3D0DA", width, d, cap="round") + line("#C0E0E5", width * 0.3, d, 0.9, cap="round")
    return out


# The sea


def sea() -> str:
    """Wavelets in rows all over the sea, and a few crests."""
    r, crests, lines = random.Random(7), "", ""
    y = 60.0
    while y < 380:
        x = 36 + r.uniform(0, 30)
        while x < 556:
            if region_of(x, y) is None and region_of(x + 8, y) is None:
                if r.random() < 0.3:
                    crests += f"M{points(10 * x, 10 * y)}q18 -16 36 0q18 16 36 0q18 -16 36 0"
                else:
                    lines += f"M{points(10 * x, 10 * y)}h{n(r.uniform(40, 130))}"
            x += r.uniform(18, 42)
        y += 6.5
    return line("#B7DCE2", 5, lines, 0.8, cap="round") + line("#F2FAFA", 5, crests, 0.75, cap="round")


# Woods, fields and rocks


def conifer(x: float, y: float, h: float, snow: bool = False) -> str:
    colours = ("#5E8C84", "#EAF3F4") if snow else ("#2F6146", "#3F7A56")
    return fir(*colours, x, y, h, 3)


def broadleaf(x: float, y: float, h: float) -> str:
    return tree("#7A5C3E", "#5C8F45", "#78A955", x, y, h * 0.85)


def mesa(x: float, y: float, h: float) -> str:
    """A small table mountain."""
    w = h * 0.9
    return (
        poly("#C9693F", x - w, y, x - w * 0.62, y - h * 0.34, x - w * 0.5, y - h * 0.34, x - w * 0.44, y - h * 0.85, x + w * 0.4, y - h * 0.85, x + w * 0.5, y - h * 0.34, x + w * 0.66, y - h * 0.34, x + w, y)
        + poly("#A34E30", x + w * 0.1, y - h * 0.85, x + w * 0.4, y - h * 0.85, x + w * 0.5, y - h * 0.34, x + w * 0.66, y - h * 0.34, x + w, y, x + w * 0.3, y, x + w * 0.16, y - h * 0.34)
        + rect("#E39A6A", x - w * 0.47, y - h * 0.6, w * 0.56, h * 0.07)
    )


def cactus(x: float, y: float, h: float) -> str:
    d = f"M{points(x, y)}v{n(-h)}M{points(x - h * 0.3, y - h * 0.72)}v{n(h * 0.2)}q0 {n(h * 0.14)} {n(h * 0.3)} {n(h * 0.14)}M{points(x + h * 0.3, y - h * 0.85)}v{n(h * 0.2)}q0 {n(h * 0.14)} {n(-h * 0.3)} {n(h * 0.14)}"
    return line("#3E7D55", h * 0.16, d, cap="round")


def bush(x: float, y: float, h: float) -> str:
    return fill("#8FA35A", f"M{points(x - h * 0.5, y)}q{points(h * 0.1, -h * 0.5)} {points(h * 0.5, -h * 0.5)}q{points(h * 0.4, 0)} {points(h * 0.5, h * 0.5)}z")


def field(x: float, y: float, h: float, colour: str = "#E8C65A") -> str:
    """A field with furrows."""
    d = "".join(f"M{points(x - h * 0.6 + i * h * 0.3, y)}l{points(h * 0.22, -h * 0.42)}" for i in range(4))
    return poly(colour, x - h * 0.8, y, x - h * 0.5, y - h * 0.45, x + h * 0.85, y - h * 0.45, x + h * 0.6, y, opacity=0.75) + line("#B98F2E", 4, d, 0.5)


def heather(x: float, y: float, h: float) -> str:
    out = ""
    for dx, dy in ((-0.4, 0), (0, -0.15), (0.4, 0.02), (-0.2, 0.18), (0.22, 0.2)):
        out += ellipse("#B277A8", x + h * dx, y - h * (0.2 - dy), h * 0.2, h * 0.13) + ellipse("#CE9AC3", x + h * (dx - 0.05), y - h * (0.24 - dy), h * 0.1, h * 0.06)
    return out


def cottage(x: float, y: float, h: float, roof: str = "#B5482F") -> str:
    w = h * 0.75
    return (
        rect("#FBF2DF", x - w / 2, y - h * 0.45, w, h * 0.45)
        + rect("#DCCBAE", x + w * 0.12, y - h * 0.45, w * 0.38, h * 0.45)
        + poly(roof, x - w * 0.62, y - h * 0.43, x - w * 0.36, y - h * 0.85, x + w * 0.36, y - h * 0.85, x + w * 0.62, y - h * 0.43)
        + rect("#6B4A35", x - w * 0.3, y - h * 0.28, w * 0.18, h * 0.28)
    )


def peak(x: float, y: float, h: float, warm: bool = False) -> str:
    light, shade = ("#B9A7A0", "#8E7C78") if warm else ("#9FB1BE", "#73889A")
    return snow_peak(light, shade, "#FFFFFF", x, y - h, h * 1.25, h, y)


def cow(x: float, y: float, h: float) -> str:
    return (
        fill("#7A4F36", f"M{points(x - h * 0.5, y - h * 0.62)}h{n(h * 0.8)}l{points(h * 0.16, -h * 0.16)}h{n(h * 0.2)}v{n(h * 0.24)}l{points(-h * 0.24, h * 0.1)}v{n(h * 0.44)}h{n(-h * 0.12)}v{n(-h * 0.26)}h{n(-h * 0.48)}v{n(h * 0.26)}h{n(-h * 0.12)}z")
        + ellipse("#FBF5E6", x - h * 0.1, y - h * 0.5, h * 0.16, h * 0.1)
    )


def sheep(x: float, y: float, h: float) -> str:
    return line("#3B3A3F", h * 0.12, f"M{points(x - h * 0.25, y)}v{n(-h * 0.3)}M{points(x + h * 0.2, y)}v{n(-h * 0.3)}") + ellipse("#FFFFFF", x, y - h * 0.42, h * 0.45, h * 0.3) + circle("#3B3A3F", x + h * 0.46, y - h * 0.52, h * 0.15)


def cypresses(x: float, y: float, h: float) -> str:
    out = ""
    for dx, k in ((-0.22, 0.8), (0, 1.0), (0.24, 0.7)):
        a, b = x + dx * h, h * k
        out += fill("#3B6B3E", f"M{points(a, y)}q{points(-b * 0.2, -b * 0.3)} {points(0, -b)}q{points(b * 0.2, b * 0.7)} {points(0, b)}")
    return out


Draw = Any
# What grows where: the drawing, its height in mm from and to, its share.
GROWS: dict[str, tuple[tuple[Draw, float, float, float], ...]] = {
    "amerika": ((mesa, 5, 9, 2), (cactus, 4, 5.5, 3), (bush, 2.5, 3.5, 2)),
    "skandinavien": ((lambda x, y, h: conifer(x, y, h, snow=True), 5, 7.5, 6), (peak, 7, 11, 2), (lambda x, y, h: cottage(x, y, h, "#A8382C"), 4, 4.6, 1)),
    "hamburg": ((broadleaf, 4.5, 6, 4), (sheep, 3, 3.4, 2), (cottage, 4, 4.8, 2), (heather, 4, 5, 3), (field, 5, 7, 2)),
    "harz": ((conifer, 6, 9, 10), (lambda x, y, h: cottage(x, y, h, "#5B4636"), 4, 4.6, 1)),
    "oesterreich": ((conifer, 5, 8, 5), (peak, 8, 13, 2), (cow, 3.4, 4, 0.8), (lambda x, y, h: cottage(x, y, h, "#7B4A2E"), 4, 4.8, 1)),
    "schweiz": ((conifer, 5, 7, 4), (lambda x, y, h: peak(x, y, h, warm=True), 8, 12, 3), (cow, 3.4, 4, 0.5)),
    "italien": ((cypresses, 6, 8, 4), (lambda x, y, h: umbrella_pine("#7A5C3E", "#4E7B3A", "#6B9A4C", x, y, h), 6, 8, 2), (lambda x, y, h: cottage(x, y, h, "#D2723F"), 4, 5, 2), (field, 5, 7, 1)),
    "knuffingen": ((broadleaf, 4.5, 6, 5), (cottage, 4, 5, 3), (conifer, 5, 7, 2), (field, 5, 7, 1)),
}  # fmt: skip


def scatter(room: Room, seed: int = 11) -> str:
    """Woods, fields and small houses wherever there is room, those in front drawn last."""
    r = random.Random(seed)
    drawn: list[tuple[float, str]] = []
    for _ in range(14000):
        x, y = r.uniform(38, 556), r.uniform(62, 378)
        name = region_of(x, y)
        if not name:
            continue
        kinds = GROWS[name]
        draw, low, high, _ = r.choices(kinds, [share for *_, share in kinds])[0]
        h = r.uniform(low, high)
        if room.free(x, y - h * 0.45, h * (0.4 if name == "harz" else 0.52)):
            room.take(x, y - h * 0.4, h * (0.24 if name == "harz" else r.choice((0.4, 0.4, 0.6))))
            drawn.append((y, draw(10 * x, 10 * y, 10 * h)))
    return "".join(svg for _, svg in sorted(drawn, key=lambda one: one[0]))


def palms(x: float, y: float, h: float) -> str:
    """Two palms."""
    return palm("#8A5A3C", "#2F7A52", "#4C9A63", x, y, h) + palm("#8A5A3C", "#2F7A52", "#4C9A63", x + h * 0.35, y + h * 0.05, h * 0.75, -0.1)
