"""Messages of the text side: whose text it is, where its author stands, what to type."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.diagnostics.diagnostic import Severity
from pnp.typeset.element import TextContext, TextElement
from pnp.typeset.text.features import CAPS
from pnp.typeset.text.font import Font
from pnp.typeset.text.lengths import BadLengthError, card_length, user_length
from pnp.typeset.text.library import FontLibrary, NoFont
from pnp.typeset.text.refused import Undone
from pnp.typeset.text.style import BadStyleError
from pnp.units import PT_PER_MM, with_point

_TRANSLATIONS = re.compile(r"\{\s*[\w-]+\s*:|[a-z]{2,3}(?:-\w+)*:\s|local:\s")
"""How a map of texts by language begins, in braces or without."""

CAPITALS = frozenset(feature for features in CAPS.values() for feature, _ in features)
"""Features of small capitals and their kin."""


class Report(Struct):
    """Takes the messages about one text element to the sink."""

    sink: Sink
    element: TextElement
    context: TextContext
    library: FontLibrary | None = None
    failed: bool = False
    spoke: bool = False

    @property
    def at(self) -> Span:
        """Where the text element stands in the layout."""
        return self.element.at

    @property
    def value_at(self) -> Span | None:
        """Where what is printed stands: a text of a list's entry, or a value of the card if it is one, and known."""
        found = self.origin
        if found is not None:
            return found[1]
        if len(self.context.fields) != 1:
            return None
        return self.context.subject.fields.get(self.context.fields[0])

    @property
    def whose(self) -> str:
        """The text and its owner, to begin a sentence with: "`title` of card `alhambra`"."""
        found = self.origin
        if found is not None:
            return found[0]
        fields = self.context.fields
        if len(fields) == 1:
            text = f"`{fields[0]}`"
        elif fields:
            text = f"text ({', '.join(f'`{name}`' for name in fields)})"
        else:
            text = "text"
        return f"{text} of {self.context.subject.name}"

    @property
    def origin(self) -> tuple[str, Span] | None:
        """The entry's text that is printed as it stands, as "`name` of entry `clubs` of list `suit`", and its place."""
        entries, fields = self.context.subject.entries, self.context.fields
        for name in fields or ("",):
            for entry in entries.get(name, ()):
                if self._words in entry.texts and (fields or not self._in_layout()):
                    path, span = entry.texts[self._words]
                    return f"`{path}` of {entry.name}", span
        return None

    @property
    def _words(self) -> str:
        """What the text says, white space as single spaces."""
        return " ".join("".join(_said(self.element)).split())

    def _in_layout(self) -> bool:
        """Whether the layout says it itself."""
        return self.library is None or self._words in " ".join(self.library.text(self.at.path).split())

    def layout(
        self, code: str, what: str, at: Span | None = None, *, notes: tuple[str, ...] = (), help: str | None = None
    ) -> None:
        """An error that the layout has to mend."""
        self.failed = self.spoke = True
        subjects = (self.context.subject.name,)
        self.sink.report(Diagnostic(code, what, at or self.at, notes=notes, help=help, subjects=subjects))

    def value(
        self,
        code: str,
        what: str,
        *,
        label: str = "",
        notes: tuple[str, ...] = (),
        help: str | None = None,
        at: Span | None = None,
    ) -> Diagnostic:
        """An error that the card's value has, shown where that stands; the layout's place is a note, or the reverse.

        `at` is the part of it that is meant, where that is known.
        """
        value_at, subject = self.value_at, self.context.subject
        told = self._told(code, what) if value_at is None else None
        if told is not None and self.library is not None and told in self.library.told:
            said = self.library.told[told]
            self.again(said)
            return said
        self.failed = self.spoke = True
        if value_at is not None and self._is_translated(value_at):
            notes = (*notes, f"it is the text in `{self.context.language}`")
        if value_at is not None:
            notes = (*notes, f"the text stands in the layout at {self.at}")
        elif subject.span is not None:
            notes = (*notes, f"{subject.name} stands at {subject.span}")
        said = Diagnostic(code, what, at or value_at or self.at, label=label, notes=notes, help=help)
        self.sink.report(said)
        if told is not None and self.library is not None:
            self.library.told[told] = said
        return said

    def _is_translated(self, at: Span) -> bool:
        """Whether a map of translations stands at a place of content, and not one text."""
        lines = self.library.text(at.path).split("\n") if self.library else []
        return at.line <= len(lines) and _TRANSLATIONS.match(lines[at.line - 1], max(at.column - 1, 0)) is not None

    def _told(self, code: str, what: str) -> tuple[object, ...]:
        """What makes a message about what no card says by itself the same on another card."""
        return code, self.at, self._words, what.replace(self.context.subject.name, "")

    def again(self, said: Diagnostic) -> None:
        """What was said of another card's value has the same cause here: it counts this card too."""
        self.failed = self.spoke = True
        self.sink.report(replace(said, subjects=(self.context.subject.name,)))

    def remark(self, remark: Diagnostic) -> None:
        """A warning or a note: the text is set all the same."""
        self.spoke = True
        self.sink.report(replace(remark, subjects=(self.context.subject.name,)))

    def lacks_features(self, font: Font, lacking: tuple[str, ...], at: Span) -> None:
        """Features that a font has not: the text is set without them, but not capitals instead of small capitals."""
        for tag in lacking:
            if tag in CAPITALS:
                self.layout(
                    "P475",
                    f"`{font.name}` has no small capitals (OpenType feature `{tag}`)",
                    at,
                    notes=("they are letters of their own; none are made of smaller capitals, which look too thin",),
                    help="choose a font that has them, or write `text-transform: uppercase` with a smaller `font-size`",
                )
                continue
            remark = Diagnostic(
                "P475",
                f"`{font.name}` has no OpenType feature `{tag}`",
                at,
                Severity.WARNING,
                notes=(f"features that it has: {', '.join(sorted(font.features)) or 'none'}",),
                help="leave the feature out here, or choose a font that has it",
            )
            self.remark(remark)

    def unhyphenated(self, languages: Iterable[str]) -> None:
        """Languages whose words ought to be parted and whose rules are not known."""
        for language in sorted(languages):
            remark = Diagnostic(
                "P480",
                f"`hyphens: auto` does nothing in the language `{language}`: its rules are not known",
                self.at,
                Severity.WARNING,
                help="write `hyphens: manual`, and put soft hyphens (U+00AD) into long words",
            )
            self.remark(remark)

    def no_font(self, missing: NoFont, at: Span) -> None:
        """A font that is not there."""
        self.layout(missing.code, missing.what, at, notes=missing.notes, help=missing.help)

    def bad_style(self, error: BadStyleError, at: Span) -> None:
        """A property or attribute with a value that cannot be used."""
        self.bad_value(error.name, error.value, error.reason, at, error.allowed)

    def bad_value(self, name: str, value: str, reason: str, at: Span | None = None, allowed: str | None = None) -> None:
        """A value that cannot be used; `reason` completes "`name` is `value`, which …"."""
        joint = "" if reason.startswith("but ") else "which "
        meant = with_point(value)
        self.layout(
            "P470",
            f"`{name}` is `{value}`, {joint}{reason}",
            at,
            notes=(f"what can stand there: {allowed}",) if allowed else (),
            help=f"write `{meant}`, with a point" if meant else None,
        )

    def decimal_comma(self, name: str, value: str, at: Span) -> None:
        """Two whole numbers without a blank between them, as `19,8`: to SVG a place for each of two letters."""
        meant = with_point(value)
        if meant is None:
            return
        remark = Diagnostic(
            "P470",
            f"`{name}` is `{value}`, a list of two numbers: the second is for the second letter",
            at,
            Severity.WARNING,
            help=f'write `{name}="{meant}"`, with a point; for a list write `{value.strip().replace(",", ", ")}`',
        )
        self.remark(remark)

    def our_length(self, name: str, value: str, em: float) -> float:
        """A length of one of our attributes, in user units: in em or per cent of a font size, or on the card.

        Nought, and P470, where it is none.
        """
        value = value.strip()
        try:
            if value.endswith(("em", "%")):
                return user_length(value, em, em)
            to_card = self.context.to_card
            return card_length(value, math.hypot(to_card.c, to_card.d))
        except BadLengthError as error:
            self.bad_value(name, value, error.reason)
            return 0.0

    def undone(self, undone: Undone, at: Span) -> None:
        """Something that is not done yet."""
        self.layout("P471", f"{undone.what} is not set yet", at, help=undone.way_round)


def _said(element: TextElement) -> Iterator[str]:
    """The character data of an element."""
    for part in element.content:
        if isinstance(part, str):
            yield part
        else:
            yield from _said(part)


def points(size_mm: float) -> str:
    """A font size on the card for people, as `6.5 pt`."""
    return f"{round(size_mm * PT_PER_MM, 2):.2f}".rstrip("0").rstrip(".") + " pt"
