"""Room typeset: filled layouts in, layers with glyph runs out."""

from pnp.typeset.typesetter import Typesetter

__all__ = ["Typesetter"]
