"""What an author typed into a text field, for the checks of wording."""

from __future__ import annotations

from msgspec import Struct

from pnp.diagnostics import Span


class Written(Struct, frozen=True):
    """The text of one field of one card in one language.

    Attributes:
        card: whose it is, as "card `owl`"; empty for a default that cards without a value of their own have.
        field: its name.
        text: as typed.
        language: of the text, as `en`.
        span: where the value stands: a text, or a map of translations; else the card, or what makes it.
        own: whether the card states the value itself.
        marks: the marks of marked text that it may have where it is printed, as `**`.
        others: the texts of the same value in other languages, by language.
    """

    card: str
    field: str
    text: str
    language: str
    span: Span
    own: bool = True
    others: tuple[tuple[str, str], ...] = ()
    marks: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The text in its author's words: "`text` of card `owl`"."""
        said = f"`{self.field}` (`{self.language}`)" if self.others else f"`{self.field}`"
        return f"{said} of {self.card}" if self.card else f"the default of {said}"

    @property
    def inner(self) -> Span | None:
        """Where the text itself stands, without quotes, if it stands in one line just as it is; else None."""
        span, length = self.span, len(self.text)
        if not self.own or self.others or "\n" in self.text:
            return None
        if span.length == length:
            return span
        # Longer by two quotes: escapes would make it longer still.
        return Span(span.path, span.line, span.column + 1, length) if span.length == length + 2 else None
