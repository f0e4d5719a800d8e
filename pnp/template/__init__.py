"""Room template: SVG layouts and cards in, filled layouts out.

Jinja is imported with the first `Filler`, so that the command line starts without it.
"""

from pnp.template.filler import Filler
from pnp.template.reads import Reads

__all__ = ["Filler", "Reads"]
