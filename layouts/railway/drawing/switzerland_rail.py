"""Postcards of Switzerland with trains: the stone viaduct and the sharp peak."""

from __future__ import annotations

from kit import *
from times import *


def _red_train(p: Palette, x: float, y: float, cars: int = 3) -> str:
    """A short electric train on a level line, looking left."""
    red, dark, roof = "#D0342C", "#9E2420", "#B9BEC4"
    s = ""
    for i in range(cars):
        a = x + i * 72
        s += rect(dark, a, y - 6, 68, 5) + rect(red, a, y - 26, 68, 20) + rect(roof, a + 2, y - 30, 64, 5) + windows(p.glow, a + 7, y - 22, 9, 8, 5, 12)
    return s


def stone_viaduct(p: Palette) -> str:
    return picture(
        p,
        heaven(p, "stone-viaduct", 190),
        ridge(p.far("#7F93A8", 0.55), 0, 190, 70, 120, 150, 60, 230, 130, 300, 90, 400, 170, 520, 100, 620, 160),
        ridge(p.far("#5F8560", 0.25), 0, 210, 140, 180, 300, 215, 420, 190, 620, 220),
        bridge("#C9BFAE", "#8C8377", 0, 520, 190, 310, 5, 14, 26),
        _red_train(p, 120, 190, 3),
        ridge("#8E867B", 470, 310, 480, 150, 520, 60, 620, 20),
        forest(p.near("#2F5B41"), 0, 620, 310, 40, 22),
    )


MOTIFS = {"stone-viaduct": stone_viaduct}
