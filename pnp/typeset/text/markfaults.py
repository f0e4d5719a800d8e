"""Messages about marks in text, shown at the very letters that the author typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from msgspec import Struct

from pnp.diagnostics import Span
from pnp.diagnostics.similar import icon_help, listed, nearest
from pnp.typeset.text import markup
from pnp.typeset.text.library import NoFont
from pnp.typeset.text.markup import Mistake
from pnp.typeset.text.messages import Report
from pnp.world import OutsideProjectError, World, read_text

_LAST_WORD = re.compile(r"\S+$")
_FIRST_WORD = re.compile(r"^\S+")

_NEAR_WEIGHT = re.compile(r'font-weight="(\d+)"')

BOLD_MARK, ITALIC_MARK = "**bold**", "*italic*"

MOST_LINES = 500
"""Lines below the beginning of a value that are looked through."""


class MarkFaults(Struct):
    """Reports what is wrong with the marks of one text.

    Attributes:
        icons: the icons there are, paths by name.
        folders: where they were looked for.
    """

    report_: Report
    world: World
    icons: Mapping[str, str]
    folders: tuple[str, ...]

    def report(self, mistakes: Iterable[Mistake], text: str) -> None:
        """Report the mistakes found in `text`.

        Reports:
            P490 marks that are not closed or not opened, P491 icons that are not there, P492 numbers of icons that
            cannot be, P493 headings and lists too deep.
        """
        for mistake in mistakes:
            code, what, label, help_ = self._said(mistake)
            notes = [f"in `{mistake.around}`"] if mistake.around != mistake.typed else []
            if mistake.kind == markup.UNKNOWN:
                notes += [
                    f"looked in {' and '.join(f'{folder}/' for folder in self.folders)}",
                    f"icons there: {listed(self.icons)}" if self.icons else "there are no icons there",
                ]
            at = self._place(mistake)
            self.report_.value(
                code, f"{self.report_.whose} has {what}", label=label, notes=tuple(notes), help=help_, at=at
            )

    def no_font(self, missing: NoFont, mark: str, shown: str, weight: int) -> None:
        """Report that bold or italic letters have no font; `weight` is that of the text around them.

        Reports:
            P451, P452 and the other codes of fonts.
        """
        help_ = missing.help or ""
        if missing.code in ("P451", "P452"):
            near = _NEAR_WEIGHT.search(help_)
            add = "add the font file to fonts/, or leave the stars out of the text"
            bolder = near is not None and int(near[1]) > weight and mark == BOLD_MARK
            help_ = f'write `pnp:bold-weight="{near[1]}"`, or {add}' if near and bolder else add
        self.report_.layout(
            missing.code,
            missing.what,
            notes=(*missing.notes, f"`{mark}` asks for it, first for `{shown.strip()[:40]}`"),
            help=help_ or None,
        )

    def _said(self, mistake: Mistake) -> tuple[str, str, str, str | None]:
        """Code, fact, label and help."""
        typed, name = mistake.typed, mistake.name
        slash = "\\\\" if self._in_double_quotes() else "\\"
        escaped = "".join(f"{slash}{char}" for char in typed)
        if mistake.kind == markup.UNCLOSED:
            help_ = f"put `{typed}` behind the last letter that is meant, or write `{escaped}` for the sign itself"
            return "P490", f"`{typed}` that is not closed", "opened here", help_
        if mistake.kind == markup.UNOPENED:
            help_ = f"put `{typed}` before the first letter that is meant, or write `{escaped}` for the sign itself"
            return "P490", f"`{typed}` that closes nothing", "closed here", help_
        if mistake.kind == markup.OPEN_ICON:
            help_ = f"write `{typed}:`, or `{slash}{typed}` for the letters themselves"
            return "P490", f"`{typed}` without its second colon", "", help_
        if mistake.kind == markup.UNKNOWN:
            near = nearest(name, self.icons)
            files = (file for folder in self.folders for file in self.world.files(folder))
            mend = icon_help(f"{self.folders[0]}/{name}.svg", files)
            letters = f"{mend}, or write `{slash}{typed}` for the letters themselves"
            help_ = f"did you mean `{typed.replace(name, near)}`?" if near else letters
            return "P491", f"`{typed}`, and there is no icon `{name}`", "", help_
        if mistake.kind == markup.NO_ICON:
            return "P492", f"`{typed}`, which draws no icon at all", "", f"write `:{name}:` for one, or leave it out"
        if mistake.kind == markup.TOO_MANY:
            what = f"`{typed}`, which is more than {markup.MOST_ICONS} icons"
            return "P492", what, "", f"write `{typed.rpartition('*')[2][:-1]} :{name}:`, the number and one icon"
        if mistake.kind == markup.DEEP_HEADING:
            degrees = markup.DEEPEST_HEADING
            what = f"a heading of degree {len(typed)}, and there are {degrees}"
            return "P493", what, "", f"write `{'#' * degrees}`"
        what = f"a list inside {markup.DEEPEST_LIST} others"
        return "P493", what, "", "move it out by one list or more: put fewer spaces before it"

    def _in_double_quotes(self) -> bool:
        """Whether the value stands in double quotes, where YAML wants a backslash twice."""
        span = self.report_.value_at
        if span is None:
            return False
        lines = self._lines(span.path)
        return 0 < span.line <= len(lines) and lines[span.line - 1][span.column - 1 : span.column] == '"'

    def _lines(self, path: str) -> list[str]:
        """The lines of a file; none where it cannot be read."""
        try:
            return read_text(self.world, path).split("\n")
        except (OSError, UnicodeDecodeError, OutsideProjectError):
            return []

    def _place(self, mistake: Mistake) -> Span | None:
        """The letters that the author typed; None where they are not found."""
        span = self.report_.value_at or self.report_.at
        lines = self._lines(span.path)
        in_layout = span == self.report_.at
        pattern = _pattern(mistake)
        for number in range(span.line - 1, min(len(lines), span.line - 1 + MOST_LINES)):
            line = lines[number]
            begun = number == span.line - 1
            start = span.column - 1 if begun else 0
            if not begun and not in_layout and line.strip() and _margin(line) <= _margin(lines[span.line - 1]):
                return None
            found = pattern.search(line, start)
            if found:
                return Span(span.path, number + 1, found.start(1) + 1, found.end(1) - found.start(1))
            if in_layout and "</text>" in line[start:]:
                return None
        return None


def _pattern(mistake: Mistake) -> re.Pattern[str]:
    """What to look for on a line: the mark, group 1, in the word that it stands in."""
    before = _LAST_WORD.findall(mistake.before)
    after = _FIRST_WORD.findall(mistake.after)
    ahead = f"(?<={re.escape(before[0])})" if before else r"(?<![\w*~:])"
    behind = f"(?={re.escape(after[0])})" if after else r"(?![\w*~])"
    return re.compile(f"{ahead}({re.escape(mistake.typed)}){behind}")


def _margin(line: str) -> int:
    """How far a line is indented; the dash of a list counts as its indentation."""
    return len(line) - len(line.lstrip(" "))
