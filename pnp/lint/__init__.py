"""Room lint: what prints badly, found on drawn pictures and set texts. Takes plain rasters, gives diagnostics.

Severity: error where the printed card is spoilt for certain, warning where somebody should look.
"""

from pnp.lint.bleed import bare_bleed
from pnp.lint.sides import PrintedSide, lint_backs, lint_faces

__all__ = ["PrintedSide", "bare_bleed", "lint_backs", "lint_faces"]
