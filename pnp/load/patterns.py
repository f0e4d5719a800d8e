"""Ids of generated cards: text with `{name}` and `{name:02}` in, nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct

from pnp.diagnostics import Sink, Span
from pnp.diagnostics.similar import listed, nearest
from pnp.load.nodes import ScalarNode
from pnp.model.values import Plain, Reference

PLACE = re.compile(r"\{([^{}:]*)(:[^{}]*)?\}")
WIDTH = re.compile(r":0([1-9])")


class IdPattern(Struct, frozen=True):
    """An id with places for variables: `parts` are literal texts, or (variable, least digits)."""

    parts: tuple[str | tuple[str, int], ...]

    @property
    def names(self) -> frozenset[str]:
        """The variables that have a place."""
        return frozenset(part[0] for part in self.parts if not isinstance(part, str))

    def fill(self, values: Mapping[str, Plain]) -> str:
        """The id for one set of values."""
        return "".join(
            [part if isinstance(part, str) else id_text(values[part[0]]).zfill(part[1]) for part in self.parts]
        )


def id_text(value: Plain) -> str:
    """A value as it stands in an id."""
    if isinstance(value, Reference):
        return str(value.id)
    return str(value).lower() if isinstance(value, bool) else str(value)


def decode_pattern(node: ScalarNode, choices: Mapping[str, Sequence[Plain]], sink: Sink) -> IdPattern | None:
    """The pattern that `node` states over the variables in `choices`; None where it states none (reported as P147)."""
    text, place = node.text, node.inner
    parts: list[str | tuple[str, int]] = []
    end, failed = 0, False
    for found in PLACE.finditer(text):
        span = _within(place, text, found.start(), found.group())
        part = _decode_place(found, span, choices, sink)
        failed = failed or part is None
        parts += [text[end : found.start()], *([part] if part is not None else [])]
        end = found.end()
    if failed:
        return None
    parts.append(text[end:])
    stray = next((part for part in parts if isinstance(part, str) and ("{" in part or "}" in part)), None)
    if stray is not None:
        sink.error(
            "P147", f"a brace without its partner in the id `{text}`", place, help="write `{name}` or `{name:02}`"
        )
        return None
    return IdPattern(tuple(part for part in parts if part))


def _within(place: Span, text: str, start: int, typed: str) -> Span:
    """The span of a part of the id; the whole id where escapes shift columns."""
    if place.length != len(text):
        return place
    return Span(place.path, place.line, place.column + start, len(typed))


def _decode_place(
    found: re.Match[str], span: Span, choices: Mapping[str, Sequence[Plain]], sink: Sink
) -> tuple[str, int] | None:
    """One `{name}` or `{name:02}`."""
    name, form = found.group(1), found.group(2)
    if name not in choices:
        near = nearest(name, choices)
        notes = () if near else (f"variables: {listed(choices)}",)
        help = f"did you mean `{{{near}{form or ''}}}`?" if near else None
        sink.error("P147", f"`{name}` is no variable of this entry", span, notes=notes, help=help)
        return None
    if form is None:
        return name, 0
    width = WIDTH.fullmatch(form)
    if width is None:
        what = f"`{found.group()}` is no place in an id"
        sink.error("P147", what, span, help=f"write `{{{name}}}`, or `{{{name}:02}}` for at least two digits")
        return None
    if not all(isinstance(_id(value), int) and not isinstance(value, bool) for value in choices[name]):
        sink.error("P147", f"`{name}` is no number, so it has no digits to fill up", span, help=f"write `{{{name}}}`")
        return None
    return name, int(width.group(1))


def _id(value: Plain) -> Plain:
    """What a value prints as."""
    return value.id if isinstance(value, Reference) else value
