"""The part library of the scenes.

A scene is a list of SVG snippets on a canvas of 690 x 640 units (0.1 mm): the card's picture with its bleed of 3 mm to
the left, the right and the top. Each function returns one snippet. Only path, circle, ellipse and linearGradient are
written, numbers have at most one decimal, so that a scene stays within 3 to 7 KB.

What makes 108 scenes one set: light falls from the left, so every body has a light and a shade tone; six or seven
tones for a scene; one large calm sky; a dark band in the foreground; nothing thinner than 2 units; the landmark
stands right of the ribbon (x 60 to 200, y 0 to 290 is covered) and below the country's name (y 0 to 130 right of it).
"""

from __future__ import annotations

import itertools
import math
import random
import re
from collections.abc import Iterable, Sequence

from packing import pack as pack

WIDTH, HEIGHT = 690, 640


def n(value: float) -> str:
    """One number, as short as 0.1 units allow."""
    text = f"{value:.0f}" if abs(value) >= 100 else f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def points(*values: float) -> str:
    return " ".join(n(value) for value in values)


def scene(*parts: str | Iterable[str]) -> str:
    """The whole SVG file."""
    body = "".join(part if isinstance(part, str) else "".join(part) for part in parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{body}</svg>\n'


def compact(svg: str) -> str:
    """The same picture in fewer bytes: neighbours of one colour become one path, offsets above 20 lose their decimals.

    Shapes of one colour that lie over each other must run round the same way, or they cut holes."""
    svg = re.sub(r'(?<= d=")[^"]*', lambda d: re.sub(r"(?<![\d.])\d\d+\.\d", lambda v: v[0] if float(v[0]) < 20 else f"{float(v[0]):.0f}", d[0]).replace(" -", "-"), svg)
    out: list[str] = []
    before = ""
    for part in re.split(r"(?<=>)(?=<)", svg):
        this = re.fullmatch(r'<path fill="(#\w+)" d="([^"]*)"/>', part, re.DOTALL)
        if this and this[1] == before:
            out[-1] = out[-1][:-3] + this[2] + '"/>'
        else:
            out.append(part)
        before = this[1] if this else ""
    return "".join(out)


def group(transform: str, *parts: str) -> str:
    return f'<g transform="{transform}">{"".join(parts)}</g>'


# Plain shapes


def fill(colour: str, d: str, opacity: float = 1) -> str:
    faded = "" if opacity == 1 else f' fill-opacity="{opacity}"'
    return f'<path fill="{colour}"{faded} d="{d}"/>'


def line(colour: str, width: float, d: str, opacity: float = 1, cap: str = "", dash: str = "") -> str:
    """A stroke. `cap` is round or square, `dash` as in SVG."""
    more = (f' stroke-opacity="{opacity}"' if opacity != 1 else "") + (f' stroke-linecap="{cap}"' if cap else "")
    more += f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path fill="none" stroke="{colour}" stroke-width="{n(width)}"{more} d="{d}"/>'


def poly(colour: str, *values: float, opacity: float = 1) -> str:
    """A polygon from x, y, x, y …"""
    return fill(colour, f"M{points(*values)}z", opacity)


def rect(colour: str, x: float, y: float, width: float, height: float, opacity: float = 1) -> str:
    return fill(colour, f"M{n(x)} {n(y)}h{n(width)}v{n(height)}h{n(-width)}z", opacity)


def rects(colour: str, *boxes: tuple[float, float, float, float]) -> str:
    """Many rectangles (x, y, width, height) as one path."""
    return fill(colour, "".join(f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}z" for x, y, w, h in boxes))


def circle(colour: str, x: float, y: float, radius: float, opacity: float = 1) -> str:
    faded = "" if opacity == 1 else f' fill-opacity="{opacity}"'
    return f'<circle fill="{colour}"{faded} cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"/>'


def ellipse(colour: str, x: float, y: float, rx: float, ry: float, opacity: float = 1) -> str:
    faded = "" if opacity == 1 else f' fill-opacity="{opacity}"'
    return f'<ellipse fill="{colour}"{faded} cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}"/>'


def curve(*values: float, closed: bool = False) -> str:
    """Path data of a smooth line through x, y, x, y …"""
    pairs = list(zip(values[::2], values[1::2], strict=True))
    around = [pairs[-1], *pairs, *pairs[:2]] if closed else [pairs[0], *pairs, pairs[-1]]
    d = f"M{points(*pairs[0])}C"
    for a, b, c, e in zip(around, around[1:], around[2:], around[3:], strict=False):
        d += points(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, *c) + " "
    return d.strip() + ("z" if closed else "")


# Sky and weather


def sky(name: str, *colours: str, height: float = HEIGHT, x0: float = 0, y0: float = 0) -> str:
    """A vertical gradient over the canvas; `name` is the scene's name, its id must differ from all other scenes'."""
    last = len(colours) - 1
    stops = "".join(f'<stop offset="{n(i / last)}" stop-color="{c}"/>' for i, c in enumerate(colours))
    return (
        f'<linearGradient id="{name}-sky" x2="0" y2="1">{stops}</linearGradient>'
        f'<path fill="url(#{name}-sky)" d="M{n(x0)} {n(y0)}h690v{n(height)}h-690z"/>'
    )


def gradient(name: str, *colours: str, across: bool = False) -> str:
    """A gradient to fill shapes with, as `url(#name)`; begin the name with the scene's."""
    last = len(colours) - 1
    stops = "".join(f'<stop offset="{n(i / last)}" stop-color="{c}"/>' for i, c in enumerate(colours))
    way = "" if across else ' x2="0" y2="1"'
    return f'<linearGradient id="{name}"{way}>{stops}</linearGradient>'


def rays(colour: str, x: float, y: float, radius: float = 800, count: int = 24, opacity: float = 0.12) -> str:
    """Beams around a sun; they run past the canvas."""
    d = ""
    for i in range(count):
        a, b = 2 * math.pi * i / count, 2 * math.pi * (i + 0.5) / count
        d += f"M{points(x, y)}L{points(x + radius * math.cos(a), y - radius * math.sin(a))} "
        d += f"{points(x + radius * math.cos(b), y - radius * math.sin(b))}z"
    return fill(colour, d, opacity)


def sun(colour: str, x: float, y: float, radius: float = 60, halo: float = 0) -> str:
    """The disc, with a soft ring of `halo` units if asked."""
    return (circle(colour, x, y, radius + halo, 0.25) if halo else "") + circle(colour, x, y, radius)


def cloud(colour: str, x: float, y: float, width: float, opacity: float = 1) -> str:
    """A flat-bottomed cloud; x, y is its left end at the bottom."""

    def q(part: float) -> str:
        return n(part * width)

    return fill(
        colour,
        f"M{n(x + 0.1 * width)} {n(y)}h{q(0.8)}a{q(0.1)} {q(0.1)} 0 0 0{q(-0.03)} {q(-0.19)}a{q(0.2)} {q(0.2)} 0 0 0"
        f"{q(-0.38)} {q(-0.08)}a{q(0.15)} {q(0.15)} 0 0 0{q(-0.28)} {q(0.09)}a{q(0.1)} {q(0.1)} 0 0 0{q(-0.11)} {q(0.18)}z",
        opacity,
    )


def birds(colour: str, *places: tuple[float, float, float]) -> str:
    """Gulls as (x, y, half a wing span)."""
    d = "".join(f"M{points(x - s, y)}q{points(s * 0.6, -s * 0.7)} {points(s, 0)}q{points(s * 0.4, -s * 0.7)} {points(s, 0)}" for x, y, s in places)
    return line(colour, 3, d, cap="round")


# Land and water


def ridge(colour: str, *values: float, bottom: float = HEIGHT, opacity: float = 1) -> str:
    """Land below a broken line x, y, x, y …, down to `bottom`."""
    return fill(colour, f"M{n(values[0])} {n(bottom)}L{points(*values)}V{n(bottom)}z", opacity)


def hills(colour: str, *values: float, bottom: float = HEIGHT, opacity: float = 1) -> str:
    """Land below a smooth line through x, y, x, y …"""
    pairs = list(zip(values[::2], values[1::2], strict=True))
    d = f"M{n(pairs[0][0])} {n(bottom)}V{n(pairs[0][1])}"
    for (x0, y0), (x1, y1) in itertools.pairwise(pairs):
        half = (x1 - x0) / 2
        d += f"C{points(x0 + half, y0, x1 - half, y1, x1, y1)}"
    return fill(colour, d + f"V{n(bottom)}z", opacity)


def snow_peak(light: str, shade: str, snow: str, x: float, y: float, width: float, height: float, base: float = HEIGHT) -> str:
    """A mountain with its top at x, y, light on the left flank, snow on the upper third."""
    left, right, foot = x - width / 2, x + width / 2, y + height
    h, w = height * 0.34, width * 0.17
    body = poly(light, left, foot, x, y, right, foot) if foot >= base else poly(light, left, base, left, foot, x, y, right, foot, right, base)
    dark = poly(shade, x, y, right, foot, x + width * 0.06, foot, x - width * 0.05, y + height * 0.62, x + width * 0.07, y + height * 0.4)
    cap = poly(snow, x, y, x - w, y + h, x - w * 0.45, y + h * 0.8, x - w * 0.1, y + h * 1.15, x + w * 0.3, y + h * 0.7, x + w * 0.62, y + h * 0.95, x + w, y + h)
    return body + dark + cap


def bumps(colour: str, x0: float, x1: float, y: float, size: float, bottom: float = HEIGHT, seed: int = 1) -> str:
    """A row of round bushes or tree tops, down to `bottom`."""
    r, x, d = random.Random(seed), x0, f"M{points(x0, bottom)}V{n(y)}"
    while x < x1:
        w = size * r.uniform(0.8, 1.25)
        d += f"q{points(w * 0.5, -size * r.uniform(0.55, 0.9))} {points(w, r.uniform(-2, 2))}"
        x += w
    return fill(colour, d + f"V{n(bottom)}z")


def grove(colour: str, x0: float, x1: float, foot: float, height: float, size: float, seed: int = 1) -> str:
    """A clump of bushes between x0 and x1, highest in the middle, standing on `foot`."""
    r, half = random.Random(seed), (x1 - x0) / 2

    def top(x: float) -> int:
        return round(foot - height * math.sqrt(max(0, 1 - ((x - x0 - half) / half) ** 2)))

    x, d = round(x0), f"M{points(x0, foot)}"
    while x < x1:
        nx = min(round(x1), x + round(size * r.uniform(0.8, 1.25)))
        d += f"Q{points((x + nx) // 2, min(top(x), top(nx)) - round(size * r.uniform(0.5, 0.8)))} {points(nx, top(nx))}"
        x = nx
    return fill(colour, d + "z")


def forest(colour: str, x0: float, x1: float, y: float, height: float, step: float, bottom: float = HEIGHT, seed: int = 3) -> str:
    """A ridge of conifers."""
    r, x, d = random.Random(seed), x0, f"M{points(x0, bottom)}V{n(y)}"
    while x < x1:
        h, s = height * (0.55 + 0.45 * r.random()), step * (0.8 + 0.4 * r.random())
        d += f"l{points(s / 2, -h)}l{points(s / 2, h)}"
        x += s
    return fill(colour, d + f"V{n(bottom)}z")


def waves(colour: str, x0: float, x1: float, y0: float, y1: float, rows: int = 5, seed: int = 1, opacity: float = 0.8, width: float = 2.6) -> str:
    """Short level strokes on water, longer towards the viewer."""
    r, d = random.Random(seed), ""
    for i in range(rows):
        y, k = y0 + (y1 - y0) * (i + 0.5) / rows, 1 + i * 0.5
        for _ in range(4):
            d += f"M{points(r.uniform(x0, max(x0 + 1, x1 - 60)), y)}h{n(r.uniform(14, 34) * k)}"
    return line(colour, width, d, opacity, cap="round")


# Plants


def cypress(dark: str, light: str, x: float, y: float, height: float, width: float = 0) -> str:
    w = width or height * 0.2
    return fill(dark, f"M{points(x, y)}q{points(-w, -height * 0.3)} {points(0, -height)}q{points(w, height * 0.7)} {points(0, height)}") + fill(
        light, f"M{points(x, y)}q{points(-w, -height * 0.3)} {points(0, -height)}q{points(-w * 0.25, height * 0.5)} {points(0, height)}"
    )


def fir(dark: str, light: str, x: float, y: float, height: float, tiers: int = 4) -> str:
    """A conifer with its foot at x, y."""
    w = height * 0.36

    def side(sign: float) -> str:
        d = f"M{points(x, y - height)}"
        for k in range(1, tiers + 1):
            low = y - height + height * k / tiers
            d += f"L{points(x + sign * w * k / tiers * 0.5, low)} {points(x + sign * w * k / tiers * 0.26, low - height * 0.03)}"
        return d + f"L{points(x, y)}z"

    return fill(dark, side(1)) + fill(light, side(-1))


def snow_fir(dark: str, snow: str, x: float, y: float, height: float, tiers: int = 3) -> str:
    """A conifer with snow on the left of its branches, its foot at x, y."""
    h, step = height, height / tiers
    left, right, caps = "", "", ""
    for k in range(1, tiers + 1):
        low, half = y - h + step * k, h * 0.18 * k / tiers + 1
        left += f"L{points(x - half, low)} {points(x - half * 0.5, low - step * 0.1)}"
        right = f"L{points(x + half * 0.5, low - step * 0.1)} {points(x + half, low)}" + right
        caps += f"M{points(x, low - step - 2)}L{points(x - half, low - 2)}l{points(half * 0.7, -step * 0.1)} {points(half * 0.6, -step * 0.3)}z"
    return fill(dark, f"M{points(x, y - h)}{left}{right}z") + fill(snow, caps)


def tree(trunk: str, dark: str, light: str, x: float, y: float, height: float, crown: float = 0.62) -> str:
    """A round tree with its foot at x, y."""
    r = height * crown / 2
    top = y - height + r
    return rect(trunk, x - height * 0.035, top, height * 0.07, height - r) + circle(dark, x, top, r) + circle(light, x - r * 0.22, top - r * 0.15, r * 0.74)


def umbrella_pine(trunk: str, dark: str, light: str, x: float, y: float, height: float) -> str:
    r = height * 0.42
    return (
        line(trunk, height * 0.05, f"M{points(x, y)}q{points(height * 0.03, -height * 0.4)} {points(0, -height * 0.75)}m0 {n(height * 0.2)}l{points(r * 0.5, -height * 0.22)}")
        + fill(dark, f"M{points(x - r, y - height * 0.68)}q{points(r * 0.1, -height * 0.34)} {points(r, -height * 0.34)}q{points(r * 0.95, 0)} {points(r * 1.05, height * 0.34)}q{points(-r, height * 0.12)} {points(-r * 2.05, 0)}")
        + fill(light, f"M{points(x - r, y - height * 0.68)}q{points(r * 0.1, -height * 0.34)} {points(r, -height * 0.34)}q{points(r * 0.3, height * 0.02)} {points(r * 0.1, height * 0.12)}q{points(-r * 0.9, height * 0.02)} {points(-r * 1.1, height * 0.22)}")
    )


def palm(trunk: str, dark: str, light: str, x: float, y: float, height: float, lean: float = 0.12) -> str:
    """A palm with its foot at x, y, leaning to the right by `lean` heights."""
    tx, ty, r = x + height * lean, y - height, height * 0.36
    leaves = ""
    for i, angle in enumerate((200, 160, 125, 60, 20, -20)):
        a = math.radians(angle)
        ex, ey = tx + r * math.cos(a), ty - r * math.sin(a) * 0.7 + r * 0.25
        mx, my = tx + r * 0.6 * math.cos(a), ty - r * 0.75 * math.sin(a) - r * 0.12
        leaves += fill(light if i < 3 else dark, f"M{points(tx, ty)}Q{points(mx, my - r * 0.12)} {points(ex, ey)}Q{points(mx, my + r * 0.2)} {points(tx, ty)}")
    return line(trunk, height * 0.05, f"M{points(x, y)}Q{points(x + height * lean * 0.2, y - height * 0.6)} {points(tx, ty)}") + leaves


# Buildings


def box(light: str, shade: str, x: float, y: float, width: float, height: float, side: float = 0.4) -> str:
    """A wall in two tones; `side` is the shaded part at the right."""
    return rect(light, x, y, width, height) + (rect(shade, x + width * (1 - side), y, width * side, height) if side else "")


def gable(light: str, shade: str, x: float, y: float, width: float, height: float, over: float = 4, side: float = 0.4) -> str:
    """A pointed roof over a wall whose top left corner is x, y: gable, pyramid or cone."""
    a, b, m = x - over, x + width + over, x + width / 2
    return poly(light, a, y, m, y - height, b, y) + (poly(shade, m, y - height, b, y, a + (b - a) * (1 - side), y) if side else "")


def hip(colour: str, x: float, y: float, width: float, height: float, inset: float, over: float = 4) -> str:
    """A long roof with slanting ends over a wall whose top left corner is x, y."""
    return poly(colour, x - over, y, x + inset, y - height, x + width - inset, y - height, x + width + over, y)


def windows(colour: str, x: float, y: float, width: float, height: float, count: int, step: float, rows: int = 1, row_step: float = 0, arched: bool = False) -> str:
    """Windows in rows as one stroke; x, y is the first one's top left corner."""
    if arched:
        d = "".join(f"M{points(x + i * step + width / 2, y + j * row_step + width / 2)}v{n(height - width)}" for j in range(rows) for i in range(count))
        return line(colour, width, d, cap="round")
    d = "".join(f"M{points(x, y + j * row_step + height / 2)}h{n((count - 1) * step + width)}" for j in range(rows))
    return line(colour, height, d, dash=f"{n(width)} {n(step - width)}" if count > 1 else "")


def arch(colour: str, x: float, y: float, width: float, height: float, pointed: bool = False) -> str:
    """A doorway or arch opening standing on y, its left edge at x."""
    r = width / 2
    if pointed:
        return fill(colour, f"M{points(x, y)}v{n(-(height - width))}Q{points(x, y - height + r * 0.6)} {points(x + r, y - height)}Q{points(x + width, y - height + r * 0.6)} {points(x + width, y - height + width)}v{n(height - width)}z")
    return fill(colour, f"M{points(x, y)}v{n(-(height - r))}a{points(r, r)} 0 0 1{n(width)} 0v{n(height - r)}z")


def arcade(colour: str, x: float, y: float, width: float, height: float, count: int, step: float, pointed: bool = False) -> str:
    """A row of arch openings standing on y, as one path."""
    d, r = "", width / 2
    for i in range(count):
        a = x + i * step
        if pointed:
            d += f"M{points(a, y)}v{n(-(height - width))}Q{points(a, y - height + r * 0.6)} {points(a + r, y - height)}Q{points(a + width, y - height + r * 0.6)} {points(a + width, y - height + width)}V{n(y)}z"
        else:
            d += f"M{points(a, y)}v{n(-(height - r))}a{points(r, r)} 0 0 1{n(width)} 0V{n(y)}z"
    return fill(colour, d)


def crenels(colour: str, x: float, y: float, width: float, height: float, count: int) -> str:
    """Merlons on top of a wall whose top left corner is x, y."""
    m = width / (2 * count - 1)
    return fill(colour, "".join(f"M{points(x + 2 * i * m, y)}v{n(-height)}h{n(m)}v{n(height)}z" for i in range(count)))


def tower(light: str, shade: str, roof: tuple[str, str], glass: str, x: float, y: float, width: float, height: float, peak: float, rows: int = 3) -> str:
    """A round tower with a cone: x, y is the wall's top left corner, `peak` the roof's height."""
    t = box(light, shade, x, y, width, height) + box(light, shade, x - 3, y, width + 6, 9) + gable(roof[0], roof[1], x - 3, y, width + 6, peak)
    if rows:
        t += windows(glass, x + width * 0.28, y + 18, width * 0.16, width * 0.34, 1, 1, rows, max(22, (height - 30) / rows), arched=True)
    return t


def towers(light: str, shade: str, roof: tuple[str, str], *specs: tuple[float, float, float, float, float], over: float = 4, side: float = 0.42) -> str:
    """Many round towers with cones in few paths: (axis, top of the wall, width, foot, height of the roof) for each."""
    a = b = c = d = ""
    for x, y, w, foot, peak in specs:
        half, s = w / 2, w * side
        a += f"M{points(x - half, y)}h{n(w)}V{n(foot)}h{n(-w)}z"
        b += f"M{points(x + half - s, y)}h{n(s)}V{n(foot)}h{n(-s)}z"
        c += f"M{points(x - half - over, y)}L{points(x, y - peak)}l{points(half + over, peak)}z"
        d += f"M{points(x, y - peak)}l{points(half + over, peak)}h{n(-s - over)}z"
    return fill(light, a) + fill(shade, b) + fill(roof[0], c) + fill(roof[1], d)


def timber_house(wall: str, beam: str, roof: tuple[str, str], x: int, y: int, width: int, height: int, peak: int, floors: int = 2, panes: str = "#F6D98E") -> str:
    """A half-timbered house, gable to the viewer: x, y is the eaves' left end."""
    m, step, bays, right = round(x + width / 2), round(height / floors), 4 if width > 90 else 3, x + width
    bay, tie = round(width / bays), round(y - peak * 0.45)
    d = f"M{m - bay} {y}V{tie}M{m + bay} {y}V{tie}M{round(x + width * 0.24)} {tie}H{round(right - width * 0.24)}M{m} {tie}V{y - peak}"
    w = f"M{m - bay // 2} {tie + 12}v20M{m + bay // 2} {tie + 12}v20"
    for i in range(floors):
        top = y + i * step
        d += f"M{x} {top}h{width}M{x} {top + step}l{bay} {-step}M{right} {top + step}l{-bay} {-step}" + "".join(f"M{x + k * bay} {top}v{step}" for k in range(1, bays))
        w += "".join(f"M{round(x + (k + 0.5) * bay)} {top + round(step * 0.3)}v{round(step * 0.46)}" for k in range(1, bays - 1))
    return (
        poly(wall, x, y + height, x, y, m, y - peak, right, y, right, y + height)
        + line(beam, 4, d)
        + line(panes, round(bay * 0.44), w)
        + rect(beam, right - round(width * 0.2), y, round(width * 0.2), height, 0.28)
        + poly(roof[0], m, y - peak - 10, x - 12, y + 8, x - 2, y + 14, m, y - peak + 8)
        + poly(roof[1], m, y - peak - 10, right + 12, y + 8, right + 2, y + 14, m, y - peak + 8)
    )


def spire(light: str, shade: str, x: float, y: float, width: float, height: float, crockets: int = 4) -> str:
    """A Gothic spire standing on y, its axis at x, with little leaves along both edges."""
    w = width / 2
    d = ""
    for k in range(1, crockets + 1):
        at = k / (crockets + 1)
        half, level = w * at, y - height * (1 - at)
        d += f"M{points(x - half - 4, level - 3)}h{n(2 * half + 8)}l-4 5h{n(-2 * half)}z"
    return fill(light, d) + poly(light, x - w, y, x, y - height, x + w, y) + poly(shade, x + w * 0.15, y, x, y - height, x + w, y)


def dome(light: str, shade: str, x: float, y: float, width: float, height: float, finial: str = "") -> str:
    """A round dome standing on y, its axis at x."""
    w = width / 2
    whole = f"M{points(x - w, y)}C{points(x - w, y - height * 0.75, x - w * 0.55, y - height, x, y - height)}"
    return (
        (line(finial, max(2.5, width * 0.035), f"M{points(x, y - height)}v{n(-height * 0.3)}") if finial else "")
        + fill(light, whole + f"S{points(x + w, y - height * 0.75, x + w, y)}z")
        + fill(shade, f"M{points(x, y - height)}C{points(x + w * 0.55, y - height, x + w, y - height * 0.75, x + w, y)}H{n(x + w * 0.3)}Q{points(x + w * 0.42, y - height * 0.7, x, y - height)}")
    )


def onion(light: str, shade: str, x: float, y: float, width: float, height: float, finial: str = "") -> str:
    """An onion dome standing on y, its axis at x: narrow foot, bulge, point."""
    w, foot = width / 2, width * 0.36

    def half(sign: float, back: str) -> str:
        return f"M{points(x + sign * foot, y)}C{points(x + sign * w * 1.35, y - height * 0.28, x + sign * w * 0.95, y - height * 0.55, x, y - height)}" + back

    spike = line(finial, max(2.5, width * 0.04), f"M{points(x, y - height + 4)}v{n(-height * 0.28)}") if finial else ""
    return spike + fill(light, half(-1, f"V{n(y)}z")) + fill(light, half(1, f"V{n(y)}z")) + fill(shade, half(1, f"Q{points(x + w * 0.5, y - height * 0.5)} {points(x + w * 0.25, y)}z"))


def colonnade(light: str, shade: str, x: float, y: float, width: float, height: float, count: int, capitals: bool = True) -> str:
    """Columns with their tops at y; the first axis at x, the last at x + width."""
    step = width / (count - 1)
    c = step * 0.52
    a = b = top = ""
    for i in range(count):
        left = x + i * step - c / 2
        a += f"M{points(left, y + height)}l{points(c * 0.08, -height)}h{n(c * 0.84)}l{points(c * 0.08, height)}z"
        b += f"M{points(left + c * 0.6, y + height)}l{points(-c * 0.02, -height)}h{n(c * 0.34)}l{points(c * 0.08, height)}z"
        top += f"M{points(left - c * 0.14, y)}h{n(c * 1.28)}l{points(-c * 0.2, c * 0.3)}h{n(-c * 0.88)}z"
    return fill(light, a) + fill(shade, b) + (fill(light, top) if capitals else "")


def pagoda_roof(light: str, shade: str, x: float, y: float, width: float, height: float, top: float = 0.5, flare: float = 0.1) -> str:
    """A swept roof with its eaves at y, its axis at x; `top` is the ridge's share of the width, `flare` lifts the corners."""
    w, t, up = width / 2, width * top / 2, width * flare
    left = f"M{points(x - w, y - up)}Q{points(x - w * 0.62, y - height * 0.12)} {points(x - t, y - height)}"
    right = f"H{n(x + t)}Q{points(x + w * 0.62, y - height * 0.12)} {points(x + w, y - up)}Q{points(x + w * 0.8, y)} {points(x + w * 0.62, y)}"
    return fill(light, left + right + f"H{n(x - w * 0.62)}Q{points(x - w * 0.8, y)} {points(x - w, y - up)}z") + fill(
        shade, f"M{points(x + t * 0.35, y - height)}{right}H{n(x + w * 0.1)}z"
    )


def steps(light: str, shade: str, x: float, y: float, width: float, rise: float, count: int, inset: float) -> str:
    """A stepped base growing downwards from y, centred on x."""
    d = e = ""
    for i in range(count):
        w = width + 2 * inset * i
        d += f"M{points(x - w / 2, y + i * rise)}h{n(w)}v{n(rise)}h{n(-w)}z"
        e += f"M{points(x - w / 2, y + (i + 0.65) * rise)}h{n(w)}v{n(rise * 0.35)}h{n(-w)}z"
    return fill(light, d) + fill(shade, e)


def bridge(light: str, shade: str, x0: float, x1: float, y: float, foot: float, count: int, thick: float = 14, pier: float = 10) -> str:
    """A stone bridge with round arches: deck top at y, water at `foot`."""
    span = (x1 - x0 - pier * (count + 1)) / count
    d = f"M{points(x0, y)}H{n(x1)}V{n(foot)}"
    edge = ""
    x = x1
    for _ in range(count):
        x -= pier
        r = span / 2
        rise = min(foot - y - thick, span * 0.6)
        d += f"H{n(x)}V{n(y + thick + rise)}A{points(r, rise)} 0 0 0{n(x - span)} {n(y + thick + rise)}V{n(foot)}"
        edge += f"M{points(x, foot)}V{n(y + thick + rise)}A{points(r, rise)} 0 0 0{n(x - span)} {n(y + thick + rise)}"
        x -= span
    return fill(light, d + f"H{n(x0)}z") + line(shade, 4, edge)


def skyline(colour: str, y: float, heights: Sequence[float], x0: float = 0, x1: float = WIDTH, bottom: float = HEIGHT) -> str:
    """Blocks of equal width with these heights above y, down to `bottom`: roofs or towers far away."""
    step = (x1 - x0) / len(heights)
    d = f"M{points(x0, bottom)}"
    for height in heights:
        d += f"V{n(y - height)}h{n(step)}"
    return fill(colour, d + f"V{n(bottom)}z")


def flag(colour: str, pole: str, x: float, y: float, height: float, size: float = 22) -> str:
    """A pennant on a pole standing on y."""
    return line(pole, 2.5, f"M{points(x, y)}v{n(-height)}") + poly(colour, x, y - height, x + size, y - height + size * 0.28, x, y - height + size * 0.56)


def boat(hull: str, sail: str, x: float, y: float, size: float) -> str:
    """A small sailing boat, its water line at y, centred on x."""
    return (
        fill(hull, f"M{points(x - size * 0.5, y - size * 0.16)}h{n(size)}l{points(-size * 0.18, size * 0.18)}h{n(-size * 0.64)}z")
        + poly(sail, x - size * 0.02, y - size * 0.22, x - size * 0.02, y - size, x - size * 0.42, y - size * 0.22)
        + poly(sail, x + size * 0.05, y - size * 0.22, x + size * 0.05, y - size * 0.85, x + size * 0.36, y - size * 0.22)
    )


def person(coat: str, skin: str, x: float, y: float, height: float) -> str:
    """A tiny walker for scale, standing on y."""
    return fill(coat, f"M{points(x - height * 0.16, y)}l{points(height * 0.04, -height * 0.72)}q{points(height * 0.12, -height * 0.1)} {points(height * 0.24, 0)}l{points(height * 0.04, height * 0.72)}z") + circle(skin, x, y - height * 0.88, height * 0.12)


def terrace(
    walls: Sequence[str], shade: str, roofs: tuple[str, str], glass: str, x0: float, x1: float, y: float, width: float, height: float, bottom: float, seed: int = 1, gap: float = 0, roof: float = 0.3
) -> str:
    """A row of houses of about this width and height above y, walls down to `bottom`; `roof` is the share of the roof, 0 for flat ones."""
    r, x = random.Random(seed), x0
    lights: dict[str, str] = dict.fromkeys(walls, "")
    dark = left = right = panes = ""
    size = max(5.0, width * 0.13)
    while x < x1:
        w, h = width * r.uniform(0.75, 1.25), height * r.uniform(0.7, 1.3)
        top, peak = y - h * (1 - roof), h * roof * r.uniform(0.8, 1.2)
        wall = r.choice(walls)
        lights[wall] += f"M{points(x, top)}h{n(w)}V{n(bottom)}h{n(-w)}z"
        dark += f"M{points(x + w * 0.66, top)}h{n(w * 0.34)}V{n(bottom)}h{n(-w * 0.34)}z"
        if roof and r.random() < 0.6:
            left += f"M{points(x - 2, top)}L{points(x + w * 0.2, top - peak)}H{n(x + w * 0.8)}L{points(x + w + 2, top)}z"
            right += f"M{points(x + w * 0.6, top)}L{points(x + w * 0.66, top - peak)}H{n(x + w * 0.8)}L{points(x + w + 2, top)}z"
        elif roof:
            left += f"M{points(x - 2, top)}L{points(x + w / 2, top - peak)}V{n(top)}z"
            right += f"M{points(x + w / 2, top)}V{n(top - peak)}L{points(x + w + 2, top)}z"
        for i in range(2 if w > 2.6 * size else 1):
            for j in range(max(1, int((y - top) / (size * 3)))):
                if r.random() < 0.75:
                    panes += f"M{points(x + w * (0.13 + 0.3 * i), top + size * (1.2 + 2.8 * j))}h{n(size)}v{n(size * 1.4)}h{n(-size)}z"
        x += w + gap
    return "".join(fill(c, d) for c, d in lights.items() if d) + "".join(fill(c, d) for c, d in ((shade, dark), (roofs[0], left), (roofs[1], right), (glass, panes)) if d)


def camel(light: str, shade: str, x: float, y: float, size: float, load: str = "") -> str:
    """A camel standing on y, its back at x, `size` units high, looking right; `load` is a saddle cloth's colour."""
    s = size / 100
    return group(
        f"translate({n(x)} {n(y - size)})scale({s:.2f})",
        fill(shade, "M26 60L34 100H28L18 62zM64 60L68 100H62L58 62z"),
        fill(light, "M6 100L12 68Q-2 54 8 42Q20 36 32 36Q42 12 54 12Q64 16 72 38Q82 46 87 34Q88 12 100 8Q112 3 118 9L129 15Q129 23 120 23L110 22Q103 28 102 42Q97 64 80 64L78 100H71L70 62Q48 72 30 64Q24 72 22 78L14 100z"),
        fill(shade, "M12 60Q40 74 80 62Q98 60 102 40Q102 56 96 64Q88 70 80 70L70 66Q48 74 28 68L18 76z"),
        fill(load, "M34 38Q44 10 54 10Q64 14 72 40L70 54Q52 60 38 54z") if load else "",
    )
