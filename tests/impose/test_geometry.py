"""Golden geometry of every preset: a coordinate that changes, changes an approved text."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.impose import impose
from pnp.model.cutter import CUTTERS
from pnp.model.sheet import SheetScheme
from pnp.sizes import CARDS, PAPERS
from tests.goldens import TODAY
from tests.impose.cases import deck
from tests.impose.geometry import geometry

PRESETS: dict[str, tuple[str, dict[str, Any]]] = {
    "geometry-a4-long-edge": ("a4", {}),
    "geometry-a4-short-edge": ("a4", {"flip": "short-edge"}),
    "geometry-a4-gutterfold": ("a4", {"backs": "gutterfold"}),
    "geometry-letter-long-edge": ("letter", {}),
    "geometry-letter-short-edge": ("letter", {"flip": "short-edge"}),
    "geometry-letter-gutterfold": ("letter", {"backs": "gutterfold"}),
}
"""By golden: the paper, and how backs come behind their fronts."""

BLEEDS: dict[str, dict[str, Any]] = {
    "with a gap": {},
    "bleed round all cards": {"bleed_mode": "outer", "gap": 0.0},
    "without a gap": {"gap": 0.0},
}

MACHINES: dict[str, tuple[str, dict[str, Any]]] = {
    "geometry-a4-silhouette": ("a4", {"cutter": CUTTERS["silhouette"], "orientation": "landscape", "margin": 10.0}),
    "geometry-letter-silhouette": (
        "letter",
        {"cutter": CUTTERS["silhouette"], "orientation": "landscape", "margin": 10.0},
    ),
    "geometry-a4-cricut": ("a4", {"cutter": CUTTERS["cricut"]}),
    "geometry-letter-cricut": ("letter", {"cutter": CUTTERS["cricut"]}),
}
"""By golden: the paper, and the machine that cuts."""


def first_sheet(paper: str, changes: dict[str, Any]) -> str:
    """A full sheet of poker cards."""
    scheme = replace(SheetScheme(PAPERS[paper], paper), **changes)
    items = [replace(item, corner_radius=3.5) for item in deck(20, CARDS["poker"])]
    sink = Sink()
    first, *_ = impose(items, scheme, sink)
    assert not sink.failed
    return geometry(first)


@pytest.mark.parametrize("name", PRESETS)
def test_everything_on_a_sheet_stands_as_approved(name: str) -> None:
    paper, changes = PRESETS[name]
    parts = [f"{bleed}\n{first_sheet(paper, changes | others)}" for bleed, others in BLEEDS.items()]
    assert TODAY.differs(name, "\n".join(parts)) == ""


@pytest.mark.parametrize("name", MACHINES)
def test_everything_on_a_sheet_for_a_machine_stands_as_approved(name: str) -> None:
    paper, changes = MACHINES[name]
    assert TODAY.differs(name, first_sheet(paper, {"gap": 3.0, "marks": "none"} | changes)) == ""
