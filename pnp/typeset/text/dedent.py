"""Margins of text typed into a layout: the layout's own indentation says nothing of lists."""

from __future__ import annotations

LEAST = 4
"""Spaces from which the indentation of a first line can be no list of the author's."""


def dedented(text: str, filled: bool) -> str:
    """Give a text without the indentation of the layout around it.

    What is typed in the layout is indented on every line; a value put in by the template only on its first one, which
    is told by its other lines. `filled`: whether a card's value is in it at all.
    """
    lines = text.replace("\r\n", "\n").expandtabs(LEAST).split("\n")
    first = next((number for number, line in enumerate(lines) if line.strip()), None)
    if first is None:
        return ""
    lines = lines[first:]
    margin = len(lines[0]) - len(lines[0].lstrip()) if first else 0
    others = [len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()]
    if margin and all(other >= margin for other in others) and (margin >= LEAST or not filled):
        lines = [line[margin:] for line in lines]
    return "\n".join([lines[0].lstrip(), *lines[1:]]).rstrip()
