"""What goes wrong while a layout is compiled or filled, as messages that point into the layout."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import TracebackType

from jinja2 import TemplateError, TemplateSyntaxError
from msgspec import Struct

from pnp.diagnostics import Diagnostic, Span
from pnp.diagnostics.similar import icon_help, listed, misnamed, nearest, suggestion
from pnp.expressions import (
    ExpressionError,
    LimitError,
    Sandbox,
    UnknownNameError,
    UnprintableError,
    UnsetFieldError,
    compile_expression,
    name_offset,
)
from pnp.expressions.words import plainly, syntax
from pnp.model.artwork import Subject
from pnp.model.values import ExpressionSource
from pnp.template.braces import missing_brace
from pnp.template.environment import FOLDER, LayoutLoader, LayoutNotFoundError
from pnp.template.guesses import field_of_choice, field_of_others, fields_of_record
from pnp.template.icons import UnknownIconError
from pnp.template.source import Region, Source, decoded

FAILURES = (
    TemplateError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    NameError,
    RuntimeError,
    SyntaxError,
    TypeError,
    ValueError,
)
"""All that Jinja and the values at hand are known to raise; RuntimeError covers too deep nesting."""

OURS = frozenset(("pnp_placed", "pnp_rounds"))
"""Filters of the template itself, which no message may name."""

OF_EVERY_CARD = frozenset(("deck", "id", "out_at", "qty"))
"""Fields that nobody has declared."""

LONGEST_SHOWN = 60
"""Characters of an expression in a message."""

_WHOSE = re.compile(r"^(\w+) `[^`]*` is")
_OWNER = re.compile(r"[\w.\]\['\"]*$")
_UNCLOSED = re.compile(r"innermost block that needs to be closed is '(\w+)'")
_MARKS = re.compile(r"^[-+]|[-+]$")
_OPENING = re.compile(r"<!--.*?-->|(\{\{|\{%)", re.DOTALL)
_ENCOUNTERED = re.compile(r"Encountered unknown tag '(\w+)'")

STATEMENTS = frozenset(
    ("if", "elif", "else", "endif", "for", "endfor", "set", "endset", "macro", "endmacro", "include", "import", "from")
) | {"block", "endblock", "extends", "call", "endcall", "filter", "endfilter", "with", "endwith", "raw", "endraw"}


class OverlongError(Exception):
    """A filled layout beyond the limit."""


class Occasion(Struct, frozen=True):
    """What was being filled when it went wrong.

    Attributes:
        layout: path of the main layout.
        subject: whose.
        names: what the layout knows.
        deck: id of the deck.
    """

    layout: str
    subject: Subject
    names: Mapping[str, object]
    deck: str = ""

    @property
    def note(self) -> str:
        """The card and its place."""
        place = f" ({self.subject.span})" if self.subject.span else ""
        return f"while filling {self.subject.name}{place}"


class Mistakes:
    """Turns exceptions into diagnostics."""

    def __init__(self, loader: LayoutLoader) -> None:
        """Layout texts come from `loader`."""
        self._loader = loader

    def diagnostic(self, error: BaseException, occasion: Occasion) -> Diagnostic:
        """The message for `error`.

        Reports:
            P301 unknown name, P302 field without value, P303 syntax, P304 unknown filter or test, P305 include or
            import, P306 limits, P307 what cannot be worked out, P308 unknown icon, P311 a whole record printed.
        """
        source, line = self._place(error, occasion)
        if isinstance(error, UnknownNameError):
            return self._unknown(error, source, line, occasion)
        if isinstance(error, UnsetFieldError):
            return self._unset(error, source, line, occasion)
        if isinstance(error, LayoutNotFoundError):
            return self._not_found(error, source, line, occasion)
        if isinstance(error, UnknownIconError):
            return self._icon(error, source, line, occasion)
        if isinstance(error, TemplateSyntaxError):
            return self._syntax(error, source, line)
        if isinstance(error, OverlongError | LimitError | RecursionError | MemoryError | NameError):
            return self._limit(error, source, line, occasion)
        code = "P311" if isinstance(error, UnprintableError) else "P307"
        text = plainly(error) if code == "P311" else plainly(error).replace("'", "`")
        filter_ = re.search(r"there is no (filter|test) `(\w+)`", text)
        if filter_:
            return self._no_filter(filter_, source, line)
        if code == "P311":
            text = _WHOSE.sub(r"a whole \1 is", text)
        text, _, help = text.partition("; ")
        return Diagnostic(code, text, self._only_region(source, line), notes=(occasion.note,), help=help or None)

    def _place(self, error: BaseException, occasion: Occasion) -> tuple[Source | str, int]:
        """The layout file and line where it went wrong; the path alone where the file could not be read."""
        if isinstance(error, TemplateSyntaxError) and error.lineno:
            path = error.filename or occasion.layout
            return self._loader.sources.get(path, path), error.lineno
        found: tuple[str, int] | None = None
        for traceback in _walk(error.__traceback__):
            template = traceback.tb_frame.f_globals.get("__jinja_template__")
            if template is not None:
                found = (template.filename, template.get_corresponding_lineno(traceback.tb_lineno))
        path, line = found or (occasion.layout, 0)
        return self._loader.sources.get(path, path), line

    def _unknown(self, error: UnknownNameError, source: Source | str, line: int, occasion: Occasion) -> Diagnostic:
        """A name that is not there."""
        span, typed = self._name(source, line, error.name, bool(error.kind))
        available = error.available
        notes = [occasion.note]
        mend: str | None = None
        if error.kind == "card":
            what = f"`{typed}` is not a field of this card"
            deck = f" of deck `{occasion.deck}`" if occasion.deck else ""
            notes.append(f"fields{deck}: {listed(name for name in available if name not in OF_EVERY_CARD)}")
            mend = field_of_choice(error.name, occasion.names.get("card"))
        elif error.kind:
            what = plainly(error)
            if available:
                notes.append(f"there are: {listed(available)}")
            mend = field_of_others(error, occasion.names.get("deck"))
        else:
            what = f"`{typed}` is not known in a layout"
            available = tuple(name for name in occasion.names if not name.startswith("pnp_"))
            card_fields = fields_of_record(occasion.names.get("card"))
            if error.name in card_fields:
                return Diagnostic("P301", what, span, notes=tuple(notes), help=f"write `card.{error.name}`")
            notes.append(f"known are: {listed(available)}")
        near = nearest(error.name, available)
        whole = typed[: len(typed) - len(error.name)] + near if near and typed.endswith(error.name) else near
        help = mend or (f"did you mean `{whole}`?" if whole else None)
        return Diagnostic("P301", what, span, notes=tuple(notes), help=help)

    def _unset(self, error: UnsetFieldError, source: Source | str, line: int, occasion: Occasion) -> Diagnostic:
        """A field without value that is printed."""
        span, typed = self._name(source, line, error.name, True)
        branch = f"write `{{% if {typed} %}}` before and `{{% endif %}}` after it"
        where, mend = "on this card", f"{branch}, or give `{error.name}` a `default:`"
        if error.kind != "card":
            owner = f"{error.kind} `{error.owner}`"
            where, mend = f"at {owner}", f"give {owner} a `{error.name}: …`"
            if span.length == len(typed):
                mend = f"{branch}, or {mend}"
            else:  # handed on to a macro, which knows it by another name
                typed = error.name
        what = f"`{typed}` has no value {where}, so it cannot be printed"
        return Diagnostic("P302", what, span, notes=(occasion.note,), help=mend)

    def _not_found(self, error: LayoutNotFoundError, source: Source | str, line: int, occasion: Occasion) -> Diagnostic:
        """An include or import that is not there."""
        within = source if isinstance(source, str) else source.path
        path = f"{FOLDER}/{error.name}"
        what = {
            "outside": f"`{error.name}` leads out of `{FOLDER}/`; only files in there can be included",
            "encoding": f"`{path}` is not text in UTF-8",
        }.get(error.reason, f"there is no layout `{path}`")
        return Diagnostic(
            "P305",
            what,
            _quotation(source, line, str(error.name)) or self._only_region(source, line),
            notes=(occasion.note, f"paths are taken from `{FOLDER}/`"),
            help=self.way_round(error, str(error.name), within.removeprefix(f"{FOLDER}/")),
        )

    def way_round(self, error: LayoutNotFoundError, name: str, within: str = "") -> str | None:
        """What to do about a layout that cannot be read; `name` is its path from `layouts/`.

        `within` is that of the layout that wants it, which cannot be meant itself.
        """
        if error.reason == "encoding":
            return "save it as UTF-8 in your editor"
        if error.reason == "outside":
            return f"put a copy into `{FOLDER}/`, and name that"
        there = [path for path in self._loader.list_templates() if path != within]
        inner = name.removeprefix(f"{FOLDER}/")
        if inner in there:
            return f"did you mean `{inner}`?"
        if f"{name}.svg" in there:
            return f"write `{name}.svg`"
        other = misnamed(name, there)
        if other is not None and name.endswith(".svg") and other.casefold() != name.casefold():
            return f"rename `{FOLDER}/{other}` to `{name.rpartition('/')[2]}`"
        near = other or next((path for path in there if path.endswith(f"/{name}")), None) or nearest(name, there)
        return f"did you mean `{near}`?" if near else f"save the drawing as `{FOLDER}/{name}`"

    def _icon(self, error: UnknownIconError, source: Source | str, line: int, occasion: Occasion) -> Diagnostic:
        """An icon that is not there."""
        known = listed(error.known)
        return Diagnostic(
            "P308",
            f"there is no icon `{error.name}`",
            _quotation(source, line, error.name) or self._only_region(source, line),
            notes=(
                occasion.note,
                f"looked for {' and '.join(error.tried)}",
                f"icons there: {known}" if known else "there are no icons there",
            ),
            help=suggestion(error.name, error.known) or icon_help(error.tried[0], error.files),
        )

    def _syntax(self, error: TemplateSyntaxError, source: Source | str, line: int) -> Diagnostic:
        """What Jinja cannot read."""
        message = (error.message or "").rstrip(".")
        unknown = _ENCOUNTERED.search(message)
        if unknown:
            span, _ = self._name(source, line, unknown[1], False)
            what = f"there is no statement `{{% {unknown[1]} %}}`, or it stands where it cannot"
            return Diagnostic("P303", what, span, help=suggestion(unknown[1], STATEMENTS))
        unclosed = _UNCLOSED.search(message)
        if unclosed:
            span = _opened(source, unclosed[1]) or self._only_region(source, line)
            help_ = f"write `{{% end{unclosed[1]} %}}` where the block ends"
            return Diagnostic("P303", f"`{{% {unclosed[1]} %}}` has no end", span, help=help_)
        filter_ = re.search(r"No (filter|test) named '(\w+)'", message)
        if filter_:
            return self._no_filter(filter_, source, line)
        broken = (
            None
            if isinstance(source, str)
            else missing_brace(source) or _unclosed(source) or _broken_expression(source, line)
        )
        if broken is not None:
            return broken
        return Diagnostic("P303", f"this cannot be read: {syntax(message)}", self._only_region(source, line))

    def _no_filter(self, found: re.Match[str], source: Source | str, line: int) -> Diagnostic:
        """A filter or test that is not there."""
        kind, name = found[1], found[2]
        known = self._loader_names(kind)
        # Jinja puts off the complaint where the test stands in a branch, and then does not know the line.
        lines = (line,) if isinstance(source, str) else (line, *range(1, len(source.starts) + 1))
        spans = [self._name(source, number, name, False)[0] for number in lines]
        span = next((span for span in spans if span.length == len(name)), spans[0])
        return Diagnostic("P304", f"there is no {kind} `{name}`", span, help=suggestion(name, known))

    def _loader_names(self, kind: str) -> list[str]:
        """The filters or tests that there are."""
        sandbox = Sandbox()
        return sorted(set(sandbox.filters if kind == "filter" else sandbox.tests) - OURS)

    def _limit(self, error: BaseException, source: Source | str, line: int, occasion: Occasion) -> Diagnostic:
        """More than one card may take."""
        text = str(error) if isinstance(error, LimitError | OverlongError) else plainly(error)
        if isinstance(error, RecursionError):
            text = "a macro or include calls itself without end"
        if isinstance(error, NameError):
            # Jinja writes a number like 1e999 into its code as `inf`, which Python does not know.
            text = "a number is too large"
        return Diagnostic("P306", text, self._only_region(source, line), notes=(occasion.note,))

    def _only_region(self, source: Source | str, line: int) -> Span:
        """The expression or statement on a line where there is only one, else the line."""
        if isinstance(source, str) or not line:
            path = source if isinstance(source, str) else source.path
            return Span(path, line, 1 if line else 0)
        regions = list(_on_line(source, line))
        if len(regions) == 1:
            return _region_span(source, regions[0])
        start = source.starts[min(line, len(source.starts)) - 1]
        rest = source.text[start:].partition("\n")[0]
        return Span(source.path, line, len(rest) - len(rest.lstrip()) + 1)

    def _name(self, source: Source | str, line: int, name: str, after_dot: bool) -> tuple[Span, str]:
        """Where a name stands on a line, and how it is written there with what it is a field of."""
        if not isinstance(source, str):
            for region in _on_line(source, line):
                offset = name_offset(region.raw, name, after_dot)
                if offset is None:
                    continue
                owner = _OWNER.search(region.raw[:offset])
                start = owner.start() if owner and after_dot else offset
                row, column = source.place(region.start + 2 + start)
                typed = region.raw[start : offset + len(name)]
                return Span(source.path, row, column, len(typed)), typed
        return self._only_region(source, line), f"card.{name}" if after_dot else name


def _walk(traceback: TracebackType | None) -> Iterator[TracebackType]:
    """The steps of a traceback, from outside inwards."""
    while traceback is not None:
        yield traceback
        traceback = traceback.tb_next


def _on_line(source: Source, line: int) -> Iterator[Region]:
    """The regions that touch a line."""
    for region in source.regions:
        first, last = source.place(region.start)[0], source.place(region.stop - 1)[0]
        if first <= line <= last:
            yield region


def _region_span(source: Source, region: Region) -> Span:
    """The inside of a region without the spaces at its ends; of several lines, the first."""
    inside = region.raw.strip()
    line, column = source.place(region.start + 2 + len(region.raw) - len(region.raw.lstrip()))
    return Span(source.path, line, column, len(inside.partition("\n")[0]))


def _quotation(source: Source | str, line: int, word: str) -> Span | None:
    """Where a text stands in quotes in the expressions of a line, without the quotes."""
    if isinstance(source, str) or not word:
        return None
    for region in _on_line(source, line):
        found = re.search(rf"(['\"]){re.escape(word)}\1", region.raw)
        if found:
            return Span(source.path, *source.place(region.start + 2 + found.start() + 1), len(word))
    return None


def _opened(source: Source | str, name: str) -> Span | None:
    """The last block statement of a name that has no end."""
    still_open: list[Region] = []
    if isinstance(source, str):
        return None
    for region in source.regions:
        word = region.raw.strip("-+ \n\t").partition(" ")[0]
        if source.text.startswith("{%", region.start) and word in (name, f"end{name}"):
            still_open = [*still_open, region] if word == name else still_open[:-1]
    return _region_span(source, still_open[-1]) if still_open else None


def _unclosed(source: Source) -> Diagnostic | None:
    """The message for the first `{{` or `{%` that nothing closes."""
    for found in _OPENING.finditer(source.text):
        start = found.start(1)
        if start < 0 or any(region.start <= start < region.stop for region in source.regions):
            continue
        line, column = source.place(start)
        close = "}}" if found[1] == "{{" else "%}"
        span = Span(source.path, line, column, 2)
        return Diagnostic("P303", f"`{found[1]}` is not closed", span, help=f"write `{close}` at its end")
    return None


def _broken_expression(source: Source, line: int) -> Diagnostic | None:
    """The message for the first expression from a line on that cannot be read by itself."""
    sandbox = Sandbox()
    for region in source.regions:
        if source.place(region.stop)[0] < line or not source.text.startswith("{{", region.start):
            continue
        span = _region_span(source, region)
        text = _MARKS.sub("", decoded(region.raw)).strip()
        try:
            compile_expression(ExpressionSource(text, span), sandbox)
        except ExpressionError as error:
            first = text.splitlines()[0][:LONGEST_SHOWN] if text else ""
            shown = text if text == first else f"{first} …"
            return Diagnostic("P303", f"`{{{{ {shown} }}}}` cannot be read: {syntax(error.text)}", span)
        if source.place(region.start)[0] > line:
            return None
    return None
