"""Draws the locator maps: `python layouts/landmarks/maps/make.py countries-50m.json`.

The input is the file of that name from world-atlas 2.0.2 (ISC; borders: Natural Earth 1:50m, public domain). Needs shapely
and pycountry, which nothing else here does. Writes a map for each country with an ISO code, as <code>.svg beside this file,
and content/landmarks/maps.yaml, which says where degrees lie on it.

A map fills the picture of a card, 69 x 64 mm from (-3, -3); the country stands right of the ribbon and below the name tab.
Longitudes are drawn shorter by the cosine of the window's middle latitude, so that shapes are true there (equirectangular
projection). Lines are simplified to 0.25 mm.
"""

from __future__ import annotations

import json
import math
import re
import sys
from itertools import pairwise
from pathlib import Path

import pycountry
from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.validation import make_valid

HERE = Path(__file__).parent
PICTURE = box(-3.5, -3.5, 66.5, 61.5)  # half a millimetre more, so that no line runs along the picture's edge
FREE = (19.5, 13.0, 63.0, 57.5)  # mm: where the country itself shall lie
# What a window shows where the country has parts far away: west, south, east, north in degrees.
WINDOWS = {
    "us": (-124.8, 24.5, -66.9, 49.4),
    "fr": (-5.2, 41.3, 9.6, 51.1),
    "es": (-18.3, 27.6, 4.4, 43.8),
    "pt": (-9.6, 36.9, -6.1, 42.2),
    "nl": (3.3, 50.7, 7.3, 53.6),
    "no": (4.5, 57.9, 31.2, 71.2),
    "ru": (27, 41, 180, 77.8),
    "nz": (166.4, -47.4, 178.6, -34.3),
    "cl": (-75.7, -55.9, -66.4, -17.5),
    "ec": (-81.1, -5.1, -75.1, 1.5),
    "fj": (177.2, -19.2, 180, -16.1),
    "ki": (172.8, -2.7, 177, 3.4),
    "au": (113, -43.7, 153.7, -10.6),
    "za": (16.4, -34.9, 32.9, -22.1),
    "dk": (8, 54.5, 15.2, 57.8),
    "gr": (19.4, 34.8, 28.4, 41.8),
    "gb": (-8.2, 49.9, 1.8, 60.9),
}


def unrolled(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The ring without leaps from 180 degrees east to 180 west: it runs on beyond 180 (but not round a pole)."""
    turn = 0
    run = [ring[0]]
    for (before, _), (lon, lat) in pairwise(ring):
        turn += 360 * ((lon - before < -180) - (lon - before > 180))
        run.append((lon + turn, lat))
    return run if turn == 0 else ring


def decoded(topology: dict) -> dict[str, BaseGeometry]:
    """The shapes of a TopoJSON file by ISO code, in degrees."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)

    def ring(indices: list[int]) -> list[tuple[float, float]]:
        line: list[tuple[float, float]] = []
        for index in indices:
            part = arcs[index] if index >= 0 else arcs[~index][::-1]
            line += part if not line else part[1:]
        return unrolled(line)

    shapes = {}
    for country in topology["objects"]["countries"]["geometries"]:
        found = pycountry.countries.get(numeric=str(country.get("id", "")).zfill(3))
        code = found.alpha_2.lower() if found else f"-{country['properties']['name']}"
        rings = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
        polygons = [Polygon(ring(p[0]), [ring(hole) for hole in p[1:]]) for p in rings]
        shapes[code] = make_valid(MultiPolygon(polygons))
    return shapes


def window(code: str, shape: BaseGeometry) -> tuple[float, float, float, float]:
    """What the map must show: the largest part and all that lies near it."""
    if code in WINDOWS:
        return WINDOWS[code]
    parts = sorted(getattr(shape, "geoms", [shape]), key=lambda part: -part.area)
    shown, rest = parts[0], parts[1:]
    grown = True
    while grown:
        west, south, east, north = shown.bounds
        near = 0.25 * math.hypot(east - west, north - south)
        close = [part for part in rest if box(*part.bounds).distance(box(*shown.bounds)) < near]
        grown = bool(close)
        rest = [part for part in rest if part not in close]
        shown = MultiPolygon(
            [p for part in [shown, *close] for p in getattr(part, "geoms", [part]) if p.geom_type == "Polygon"]
        )
    return shown.bounds


def path(shape: BaseGeometry) -> str:
    """SVG path data in mm with two decimals."""
    d = ""
    for polygon in getattr(shape, "geoms", [shape]):
        if polygon.geom_type != "Polygon" or polygon.area < 0.06 or polygon.area < 0.03 * polygon.length:
            continue
        for ring in [polygon.exterior, *polygon.interiors]:
            if ring.length < 0.8:
                continue
            last, line = None, ""
            for x, y in ring.coords[:-1]:
                at = (round(x, 1), round(y, 1))
                if last is None:
                    line = f"M{at[0]:g} {at[1]:g}"
                elif at != last:
                    line += f"l{round(at[0] - last[0], 1):g} {round(at[1] - last[1], 1):g}".replace(" -", "-")
                last = at
            d += re.sub(r"(?<![\d.])0\.", ".", line) + "z"
    return d


def draw(code: str, shapes: dict[str, BaseGeometry]) -> str:
    """Write one map; returns its line in maps.yaml."""
    west, south, east, north = window(code, shapes[code])
    squeeze = math.cos(math.radians((south + north) / 2))
    left, top, right, bottom = FREE
    scale = min((right - left) / max(0.05, (east - west) * squeeze), (bottom - top) / max(0.05, north - south))
    kx = scale * squeeze
    x = (left + right) / 2 - kx * (west + east) / 2
    y = (top + bottom) / 2 + scale * (south + north) / 2
    drawn = {}
    for other, shape in shapes.items():
        for turn in (-360, 0, 360):  # what lies beyond 180 degrees
            placed = affinity.affine_transform(shape, [kx, 0, 0, -scale, x + kx * turn, y])
            cut = placed.intersection(PICTURE) if placed.intersects(PICTURE) else None
            if cut is not None and not cut.is_empty:
                drawn[other] = drawn[other].union(cut.simplify(0.25)) if other in drawn else cut.simplify(0.25)
    own = drawn.pop(code)
    others = "".join(path(shape) for shape in drawn.values())
    svg = (
        f'<g fill="{{{{ map_land }}}}" stroke="{{{{ map_line }}}}" stroke-width="0.2" stroke-linejoin="round"><path d="{others}"/>'
        f'<path fill="{{{{ map_country }}}}" d="{path(own)}"/></g>\n'
    )
    (HERE / f"{code}.svg").write_text(svg, "utf-8")
    return f"{code}: {{x: {round(x, 3)}, y: {round(y, 3)}, kx: {round(kx, 4)}, ky: {round(scale, 4)}}}\n"


def main() -> None:
    """Draw all maps."""
    shapes = decoded(json.loads(Path(sys.argv[1]).read_text("utf-8")))
    lines = [draw(code, shapes) for code in sorted(shapes) if not code.startswith("-") and code != "aq"]
    head = (
        "# Where degrees lie on the maps in layouts/landmarks/maps: a place is x + kx * longitude mm from the left edge of the\n"
        "# card and y - ky * latitude mm from its top. Written by layouts/landmarks/maps/make.py.\n"
    )
    (HERE.parents[2] / "content/landmarks/maps.yaml").write_text(head + "".join(lines), "utf-8")


main()
