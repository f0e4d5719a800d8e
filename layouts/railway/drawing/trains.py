"""Trains of the postcards.

A vehicle is drawn twice as large as it usually stands in a picture: rails at y 0, its left end at x, looking to the left.
`train` puts vehicles on the rails of a picture; a negative scale lets them look to the right.
"""

from __future__ import annotations

import math

from kit import *
from times import Palette, spot

IRON, STEEL = "#26272D", "#5B5E66"


def train(p: Palette, x: float, y: float, scale: float, *vehicles: str, angle: float = 0) -> str:
    """Vehicles with their left end (looking right: their right end) at x, rails at y."""
    turn = f"rotate({n(angle)})" if angle else ""
    size = f"{abs(scale):.2f}".rstrip("0").rstrip(".")
    return group(f"translate({n(x)} {n(y)}){turn}scale({size if scale > 0 else f'-{size} {size}'})", spot(p, pack("".join(vehicles)).strip()))


def wheels(colour: str, radius: float, *axles: float) -> str:
    """Wheels standing on the rails."""
    return line(colour, 2 * radius, "".join(f"M{points(round(x), -radius)}h1" for x in axles), cap="round")


def carriage(p: Palette, x: float, body: str, low: str, roof: str, length: float = 150, panes: int = 6, band: str = "") -> str:
    """A passenger carriage: body and lower part in two tones, a rounded roof, perhaps a band below the windows."""
    step = (length - 24) / panes
    return (
        wheels(IRON, 7, x + 20, x + 38, x + length - 38, x + length - 20)
        + rect(IRON, x - 3, -20, length + 6, 7)
        + rect(body, x + 2, -66, length - 4, 50)
        + rect(low, x + 2, -28, length - 4, 12)
        + (rect(band, x + 2, -36, length - 4, 5) if band else "")
        + windows(p.glow, x + 12 + step * 0.14, -59, step * 0.72, 18, panes, step)
        + fill(roof, f"M{points(x - 1, -65)}q2 -9 14 -10h{n(length - 26)}q12 1 14 10z")
    )


def electric(p: Palette, x: float, body: str, low: str, roof: str, band: str = "#F3EBDC", length: float = 142) -> str:
    """An electric locomotive with slanting ends and a raised pantograph."""
    e = x + length
    return (
        line(STEEL, 4, f"M{points(x + 40, -74)}l22 -14-24 -16M{points(x + 26, -104)}h26")
        + line(STEEL, 4, f"M{points(e - 54, -80)}h36")
        + wheels(IRON, 10, x + 22, x + 46, e - 46, e - 22)
        + rect(IRON, x + 6, -26, length - 12, 12)
        + rect(IRON, x - 6, -24, 8, 5)
        + rect(IRON, e - 2, -24, 8, 5)
        + fill(body, f"M{points(x, -20)}V-44l12 -26h{n(length - 24)}l12 26v24z")
        + rect(low, x, -32, length, 12)
        + rect(band, x, -44, length, 5)
        + poly(p.glow, x + 9, -50, x + 16, -65, x + 30, -65, x + 30, -50)
        + poly(p.glow, e - 9, -50, e - 16, -65, e - 30, -65, e - 30, -50)
        + line(low, 5, f"M{points(x + 46, -63)}h{n(length - 92)}m0 9h{n(92 - length)}")
        + fill(roof, f"M{points(x + 10, -69)}q4 -9 16 -9h{n(length - 52)}q12 0 16 9z")
        + line(p.lamp, 7, f"M{points(x + 3, -37)}h1", cap="round")
    )


def steam(p: Palette, x: float, boiler: str = "#34363F", cab: str = "#B23A2E", trim: str = "#D9A441", wheel: str = "#B23A2E") -> str:
    """An old American engine with its tender: cowcatcher, funnel, two domes, three pairs of driving wheels; 250 long."""
    light = "#5A5E6B"
    return (
        # tender
        wheels(IRON, 8, x + 186, x + 204, x + 226, x + 244)
        + rect(IRON, x + 172, -24, 84, 9)
        + fill(cab, f"M{points(x + 174, -24)}v-34q0 -6 -4 -10h86q-4 4 -4 10v34z")
        + fill(IRON, f"M{points(x + 176, -66)}q18 -20 38 -14t38 14z")
        + line(trim, 3, f"M{points(x + 180, -56)}h64v24h-64z")
        # cab
        + fill(cab, f"M{points(x + 122, -28)}v-66h46v66z")
        + rect(p.glow, x + 130, -86, 13, 24)
        + rect(p.glow, x + 149, -86, 13, 24)
        + fill(IRON, f"M{points(x + 114, -92)}q30 -16 62 0v4h-62z")
        # boiler
        + rect(boiler, x + 30, -76, 94, 40)
        + rect(light, x + 30, -72, 94, 7)
        + rect(trim, x + 30, -77, 6, 42)
        + rect(trim, x + 74, -77, 4, 42)
        + rect(trim, x + 112, -77, 4, 42)
        + fill(boiler, f"M{points(x + 62, -74)}v-10q0 -10 9 -10t9 10v10zM{points(x + 92, -74)}v-10q0 -10 9 -10t9 10v10z")
        + line(trim, 4, f"M{points(x + 60, -80)}h22M{points(x + 90, -80)}h22")
        + poly(IRON, x + 38, -74, x + 40, -92, x + 30, -112, x + 60, -112, x + 50, -92, x + 52, -74)
        + rect(trim, x + 28, -116, 34, 5)
        # lamp, frame and cowcatcher
        + rect(IRON, x + 18, -92, 14, 16)
        + line(p.lamp, 9, f"M{points(x + 19, -84)}h1", cap="round")
        + rect(IRON, x + 22, -38, 150, 12)
        + poly(cab, x + 26, -30, x + 26, -6, x - 8, -3)
        + line(trim, 3, f"M{points(x + 25, -30)}l-32 27M{points(x + 25, -30)}l-17 27M{points(x + 25, -30)}l-3 27")
        # wheels and rods
        + wheels(IRON, 8, x + 36, x + 54)
        + wheels(IRON, 17, x + 84, x + 118, x + 152)
        + line(wheel, 22, f"M{points(x + 83, -17)}h1m33 0h1m33 0h1", cap="round")
        + line(IRON, 8, f"M{points(x + 83, -17)}h1m33 0h1m33 0h1", cap="round")
        + rect(light, x + 28, -38, 26, 17)
        + line("#C9CCD2", 5, f"M{points(x + 50, -28)}L{points(x + 84, -12)}h68", cap="round")
    )


def ore_wagon(p: Palette, x: float, body: str = "#6B5A50", low: str = "#4A3D38", ore: str = "#8C4A34", snow: str = "") -> str:
    """A hopper wagon with a heap of ore; 92 long."""
    return (
        wheels(IRON, 7, x + 16, x + 32, x + 60, x + 76)
        + rect(IRON, x - 4, -22, 100, 7)
        + fill(snow or ore, f"M{points(x + 6, -58)}q12 -14 24 -9t26 -4 30 13z")
        + fill(body, f"M{points(x + 1, -60)}h90v20l-14 22h-62l-14 -22z")
        + rect(low, x + 1, -60, 90, 5)
        + line(low, 4, f"M{points(x + 18, -56)}v36m19 -36v36m19 -36v36m19 -36v36")
    )


def goods_engine(p: Palette, x: float, body: str = "#D2622A", low: str = "#9C431D", roof: str = "#6F757D", plough: str = "#3A3C44") -> str:
    """A heavy angular electric engine with a snow plough; 168 long."""
    return (
        line(STEEL, 4, f"M{points(x + 44, -84)}l22 -12-24 -14M{points(x + 30, -110)}h26")
        + line(STEEL, 4, f"M{points(x + 108, -88)}h40")
        + wheels(IRON, 9, x + 24, x + 46, x + 68, x + 104, x + 126, x + 148)
        + rect(IRON, x + 4, -26, 164, 12)
        + poly(plough, x + 12, -22, x - 10, -2, x + 16, -2, x + 22, -22)
        + fill(body, f"M{points(x, -22)}V-48l8 -28h160v54z")
        + rect(low, x, -34, 168, 12)
        + rect("#F2D7A0", x + 38, -48, 130, 5)
        + poly(p.glow, x + 6, -54, x + 11, -71, x + 32, -71, x + 32, -54)
        + windows(low, x + 52, -72, 14, 15, 5, 22)
        + fill(roof, f"M{points(x + 6, -75)}q4 -9 16 -9h138q8 0 8 9z")
        + line(p.lamp, 8, f"M{points(x + 4, -41)}h1", cap="round")
    )


def plume(colour: str, x: float, y: float, length: float, size: float, lift: float = 0.35, count: int = 11) -> str:
    """Steam from a funnel at x, y drifting to the right (to the left with a negative length); it swells and thins out again."""
    d = ""
    for i in range(count):
        t = i / (count - 1)
        r = size * (0.1 + 0.42 * math.sin(math.pi * min(1, 0.12 + t * 0.95)) * (1 if i % 3 else 0.78))
        cx, cy = x + length * t**1.2, y - r * 0.5 - abs(length) * lift * t**0.6 + (size * 0.1 if i % 2 else 0)
        d += f"M{points(cx - r, cy)}a{points(r, r)} 0 0 1{n(2 * r)} 0a{points(r, r)} 0 0 1{n(-2 * r)} 0z"
    return fill(colour, d)
