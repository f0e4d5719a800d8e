"""The text side of typeset: fonts, shaping, lines, fit.

element ─▶ reading (styles, pens) ─▶ content (stretches) ─┬▶ chunks ────────────────────┬▶ runs ─▶ SetText
                                                          └▶ paragraphs ─▶ lines, blocks ┘
"""

from pnp.typeset.text.library import FontLibrary
from pnp.typeset.text.setter import TextSetter

__all__ = ["FontLibrary", "TextSetter"]
