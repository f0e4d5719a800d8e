"""The order of the rooms; the only package that knows two of them.

load ─▶ check ─▶ template ─▶ typeset ─▶ render ┬▶ export
            impose (sizes and counts only) ────┘     lint looks at artworks and rasters
"""

from __future__ import annotations

from pnp.pipeline.blocks import PngOptions
from pnp.pipeline.build import build
from pnp.pipeline.check import check
from pnp.pipeline.outcome import Outcome
from pnp.pipeline.png import export_png

__all__ = ["Outcome", "PngOptions", "build", "check", "export_png"]
