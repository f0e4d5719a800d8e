"""The four times of day of a postcard, and the frame of a motif's picture.

A motif is drawn once, in the colours it has at noon, by a function that takes a `Palette`. `picture` re-colours every
plain colour "#RRGGBB" of it for the time of day; colours that are ready ("=RRGGBB") stay as they are: those of the
palette, and what `lit`, `far`, `near` and `water` return. The canvas is 620 x 310 units of 0.1 mm; the layout clips it.
A ribbon covers x 20 to 124 down to y 176, a stamp the right upper corner from x 530 to y 105, and the lines of a
postmark lie over x 372 to 505, y 18 to 150: what matters stands between x 130 and 370, or lower.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace

from kit import circle, cloud, fill, line, n, pack, points, rays

WIDE, HIGH = 620, 310
DUSK = ("evening", "night")


def _channels(colour: str) -> tuple[float, float, float]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _colour(channels: tuple[float, ...]) -> str:
    return "=" + "".join(f"{max(0, min(255, round(c))):02X}" for c in channels)


def mix(one: str, other: str, part: float) -> str:
    """`part` of the other colour in the one, as a ready colour."""
    return _colour(tuple(a + (b - a) * part for a, b in zip(_channels(one), _channels(other), strict=True)))


@dataclass(frozen=True)
class Palette:
    """A time of day. Its colours are ready to draw with."""

    time: str
    sky: tuple[str, ...]  # from the zenith to the horizon
    sun: str  # or moon
    sun_at: tuple[float, float]  # its height is counted from the horizon
    sun_size: float
    cloud: str
    haze: str  # far things fade into it
    black: str  # what black and white look like
    white: str
    saturation: float
    glow: str  # windows
    lamp: str  # lamps, signs, headlights
    shadow: tuple[float, float]  # length and strength of what falls on the ground, by a thing's height

    @property
    def lights(self) -> bool:
        """Whether lamps and windows are lit."""
        return self.time in DUSK

    def lit(self, colour: str) -> str:
        """A noon colour as it looks at this time."""
        if colour[0] == "=":
            return colour
        c = _channels(colour)
        grey = 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
        ends = zip(_channels(self.black), _channels(self.white), (grey + (v - grey) * self.saturation for v in c), strict=True)
        return _colour(tuple(b + (w - b) * v / 255 for b, w, v in ends))

    def far(self, colour: str, part: float = 0.4) -> str:
        """A colour far away: `part` of it is haze."""
        return mix(self.lit(colour), self.haze, part)

    def near(self, colour: str, part: float = 0.35) -> str:
        """A colour of the foreground, which dusk darkens more than the rest."""
        return mix(self.lit(colour), self.black, part if self.lights else 0)

    def water(self, colour: str, part: float = 0.35) -> str:
        """Water: it takes on some of the sky."""
        return mix(self.lit(colour), self.sky[{"evening": 1, "night": -2}.get(self.time, -1)], part)


MORNING = Palette(
    "morning", ("=F3C9C4", "=FBDDC4", "=FFF0C2", "=FFF4D6"), "=FFFBEA", (132, -30), 40, "=FFFAEE", "=FFE6CC",
    "=33202E", "=FFF3DC", 0.95, "=56505E", "=EBDDC0", (2.2, 0.3),
)  # fmt: skip
DAY = Palette(
    "day", ("=2E8BC9", "=63AFDC", "=A6D5EA", "=D9EEF0"), "=FFF6CF", (424, -134), 28, "=FFFFFF", "=CFE6EE",
    "=000000", "=FFFFFF", 1, "=33475A", "=D8D2C0", (0.5, 0.22),
)  # fmt: skip
EVENING = Palette(
    "evening", ("=5B3F86", "=A2558D", "=EE7E62", "=FFB95E"), "=FFE08A", (424, -22), 48, "=F79A7B", "=E58A72",
    "=1F1038", "=FFC596", 1.05, "=FFD667", "=FFE9A0", (1.4, 0.3),
)  # fmt: skip
NIGHT = Palette(
    "night", ("=0B1538", "=152556", "=26407C", "=3F62A0"), "=FFF3CF", (424, -134), 27, "=2B4175", "=2C4479",
    "=070D28", "=9DB2E6", 0.7, "=FFCB54", "=FFEBAE", (0, 0),
)  # fmt: skip
TIMES = (MORNING, DAY, EVENING, NIGHT)
COLOUR = re.compile(r'"([#=][0-9A-Fa-f]{6})"')


def spot(p: Palette, *parts: str) -> str:
    """The hero of the picture, a train above all: at night brighter and more colourful than what is around it."""
    near = replace(p, black="=151D40", white="=DDE2F4", saturation=0.9) if p.time == "night" else p
    return COLOUR.sub(lambda found: f'"{near.lit(found[1])}"', "".join(parts))


def picture(p: Palette, *parts: str) -> str:
    """The whole SVG file of a motif at one time of day."""
    body = COLOUR.sub(lambda found: f'"#{p.lit(found[1])[1:]}"', "".join(parts))
    return pack(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">{body}</svg>\n')


def heaven(
    p: Palette,
    name: str,
    horizon: float = 200,
    clouds: tuple[tuple[float, float, float], ...] = ((60, 78, 110), (330, 50, 90)),
    at: dict[str, tuple[float, float]] | None = None,
    beams: bool = True,
    seed: int = 1,
) -> str:
    """The sky with its sun or moon, stars at night, and clouds (left end, foot, width); `name` is the motif's.

    No cloud hides the moon. `at` moves the sun of some times to another place: {"evening": (300, 150)}."""
    last = len(p.sky) - 1
    stops = "".join(f'<stop offset="{n(i / last)}" stop-color="{c}"/>' for i, c in enumerate(p.sky))
    x, y = (at or {}).get(p.time, (p.sun_at[0], horizon + p.sun_at[1]))
    size = p.sun_size
    s = (
        f'<linearGradient id="{name}-{p.time}-sky" x2="0" y2="1">{stops}</linearGradient>'
        f'<path fill="url(#{name}-{p.time}-sky)" d="M0 0h{WIDE}v{n(horizon + 30)}h-{WIDE}z"/>'
    )
    if p.time == "night":
        s += stars(p, horizon, seed)
        s += fill(p.sun, f"M{points(x, y - size)}a{points(size, size)} 0 1 1{points(-size, size * 1.1)}a{points(size * 0.8, size * 0.8)} 0 0 0{points(size, -size * 1.1)}z")
    else:
        if beams:
            s += rays("=FFFFFF", x, y, 700, 18, 0.2 if p.time == "morning" else 0.13)
        s += circle(p.sun, x, y, size * 1.4, 0.3) + circle(p.sun, x, y, size)
    free = [c for c in clouds if p.time != "night" or not (c[0] - size < x < c[0] + c[2] + size and c[1] - c[2] * 0.4 - size < y < c[1] + size)]
    return s + "".join(cloud(p.cloud, *each, opacity=0.9 if p.time == "day" else 0.75) for each in free)


def stars(p: Palette, horizon: float, seed: int = 1, count: int = 34) -> str:
    """Stars above the horizon, fewer near it."""
    r, d = random.Random(seed), {2: "", 4: ""}
    for i in range(count):
        d[4 if i % 5 == 0 else 2] += f"M{points(r.uniform(6, WIDE - 6), (horizon - 20) * r.random() ** 1.3 + 6)}h1"
    return "".join(line("=FFF6DC", w, each, cap="round") for w, each in d.items())


def lamps(p: Palette, *places: tuple[float, float, float]) -> str:
    """Lamps as (x, y, radius): dull by day, bright with a soft ring at dusk."""
    ring = "".join(circle(p.glow, x, y, r * 3.2, 0.28) for x, y, r in places) if p.lights else ""
    return ring + "".join(circle(p.lamp, x, y, r) for x, y, r in places)


def beam(p: Palette, x: float, y: float, length: float, spread: float = 0.16, drop: float = 0.06) -> str:
    """The light of a headlamp at x, y, at dusk only; a negative length shines to the left."""
    if not p.lights:
        return ""

    def cone(part: float) -> str:
        reach, wide = length * part, abs(length) * spread * part
        end = y + abs(reach) * drop
        return fill(p.glow, f"M{points(x, y - 3)}L{points(x + reach, end - wide)}q{points(reach * 0.14, wide)} {points(0, 2 * wide)}L{points(x, y + 3)}z", 0.22)

    return cone(1) + cone(0.62)


def cast(p: Palette, x: float, y: float, width: float, height: float, colour: str = "=2B2440") -> str:
    """The shadow on level ground of a thing that stands on y from x to x + width: long in the morning and in the evening."""
    length, strength = p.shadow
    if not strength:
        return ""
    way = -1 if p.time == "evening" else 1
    reach = way * length * height
    return fill(colour, f"M{points(x, y)}h{n(width)}l{points(reach, height * 0.16)}h{n(-width)}z", strength)


def mist(p: Palette, *bands: tuple[float, float, float]) -> str:
    """Banks of morning mist (left end, middle height, width), thin at both ends; nothing at other times."""
    if p.time != "morning":
        return ""
    return fill("=FFF6E6", "".join(f"M{points(x, y)}q{points(w * 0.25, -9)} {points(w * 0.5, -9)}t{points(w * 0.5, 9)}q{points(-w * 0.25, 7)} {points(-w * 0.5, 7)}t{points(-w * 0.5, -7)}z" for x, y, w in bands), 0.6)


def shimmer(p: Palette, x: float, y: float, width: float, rows: int = 4, step: float = 9, colour: str = "") -> str:
    """What a light above x leaves on water that begins at y: level strokes, of sun or moon, or of `colour`."""
    d = ""
    for i in range(rows):
        w = width * (1 - 0.14 * i) * (1 if i % 2 else 0.62)
        d += f"M{points(x - w / 2 + (5 if i % 3 else -4), y + 5 + i * step)}h{n(w)}"
    return line(colour or p.sun, 3, d, 0.35 if p.time == "day" else 0.7, cap="round")
