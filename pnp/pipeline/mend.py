"""`pnp check --fix`: the mends that are certain, tried before they are shown, shown before they are written."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Replacement, Sink, Span
from pnp.pipeline.check import check, check_world
from pnp.pipeline.outcome import Outcome, number_of, outcome
from pnp.pipeline.project import open_world
from pnp.pipeline.replacing import replace_file
from pnp.world import OutsideProjectError, World, normalised

MOST_ROUNDS = 10
"""A mend may uncover the next mistake; ten deep is more than any file had."""

UNREADABLE = frozenset({"P103", "P105", "P401"})
"""Codes of files that cannot be read any further: a mend that leads to one has broken the file."""

LINE_END = re.compile(r"(\r\n|\r|\n)")

Told = tuple[str, str, str]
"""A message as it is found again after a mend: code, path, text."""


class Mending(Struct, frozen=True):
    """Mends that were tried and do what they promise.

    Attributes:
        before, after: the bytes of each file that changes, by path.
        mended: the messages that end.
        left: the messages that stay.
        outcome: of the check as things stand.
        root: the project's folder; None where there is none.
    """

    before: Mapping[str, bytes]
    after: Mapping[str, bytes]
    mended: tuple[Diagnostic, ...]
    left: tuple[Diagnostic, ...]
    outcome: Outcome
    root: Path | None = None

    @property
    def diff(self) -> str:
        """The changes as a unified diff; empty where there are none."""
        parts = []
        for path in sorted(self.after):
            old, new = (_lines(raw.decode("utf-8-sig"))[::2] for raw in (self.before[path], self.after[path]))
            parts += list(difflib.unified_diff(old, new, path, path, lineterm=""))
        return "\n".join(parts)

    @property
    def summary(self) -> str:
        """`3 mends in 2 files`."""
        return f"{number_of(len(self.mended), 'mend')} in {number_of(len(self.after), 'file')}"


class _Mended:
    """A world in which some files are mended."""

    def __init__(self, world: World, changed: Mapping[str, bytes]) -> None:
        self._world = world
        self._changed = changed

    def read_bytes(self, path: str) -> bytes:
        """See `World.read_bytes`."""
        plain = normalised(path)
        return self._changed[plain] if plain in self._changed else self._world.read_bytes(path)

    def exists(self, path: str) -> bool:
        """See `World.exists`."""
        return self._world.exists(path)

    def files(self, folder: str) -> tuple[str, ...]:
        """See `World.files`."""
        return self._world.files(folder)

    def reads(self) -> frozenset[str]:
        """See `World.reads`."""
        return self._world.reads()


class _Trial(Struct):
    """Mends in the making.

    Attributes:
        changed: the files mended so far.
        mended: whose messages end.
        refused: messages whose mend did not do what it promised.
    """

    world: World
    games: Sequence[str]
    print_lint: bool
    changed: dict[str, bytes] = field(default_factory=dict)
    mended: list[Diagnostic] = field(default_factory=list)
    refused: set[tuple[str, Span | None, str]] = field(default_factory=set)

    def found(self, changed: Mapping[str, bytes]) -> tuple[Diagnostic, ...]:
        """What the check says with these files changed."""
        sink = Sink()
        check_world(_Mended(self.world, changed), self.games, sink, self.print_lint)
        return sink.diagnostics

    def run(self) -> tuple[tuple[Diagnostic, ...], tuple[Diagnostic, ...]]:
        """Mend until nothing is left to mend; what was found before, and what is found in the end."""
        first = found = self.found({})
        for _ in range(MOST_ROUNDS):
            wanted = [message for message in found if message.fix and _identity(message) not in self.refused]
            if not wanted:
                break
            kept = self.kept(wanted, found)
            # What spoils the others is found by trying each alone.
            for message in wanted if kept is None else ():
                alone = self.kept([message], found)
                if alone is None:
                    self.refused.add(_identity(message))
                else:
                    found = alone
            found = kept if kept is not None else found
        return first, found

    def kept(self, wanted: list[Diagnostic], before: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...] | None:
        """Make these mends; what is found then, or None where one does not end its message, or breaks a file."""
        tried, used = _applied(_Mended(self.world, self.changed), wanted)
        if not used:
            return None
        after = self.found({**self.changed, **tried})
        left = Counter(map(_told, after))
        ended = Counter(map(_told, used))
        was = Counter(map(_told, before))
        if any(left[message] > was[message] - number for message, number in ended.items()):
            return None
        if {_file(message) for message in after if _broken(message)} - {_file(message) for message in before}:
            return None
        # A wrong mend of a value gives another mistake in its place; behind a mend of the syntax there may be any.
        lines = {_line(message.fix.span) for message in used if message.fix and not _broken(message)}
        if any(message.span and _line(message.span) in lines and not was[_told(message)] for message in after):
            return None
        self.changed |= tried
        self.mended += used
        return after


def propose(world: World, games: Sequence[str] = (), print_lint: bool = False) -> Mending:
    """Find the mends that are certain, and try them in memory; nothing is written.

    Args:
        world: the project's files.
        games: ids; empty means all.
        print_lint: mend what `pnp check --print` finds, too.
    """
    trial = _Trial(world, games, print_lint)
    before, left = trial.run()
    sink = Sink()
    sink.extend(before)
    old = {path: world.read_bytes(path) for path in trial.changed}
    return Mending(
        old, trial.changed, tuple(trial.mended), left, outcome(sink, world, "" if before else "nothing to mend")
    )


def propose_on_disk(root: Path | None, games: Sequence[str] = (), print_lint: bool = False) -> Mending:
    """As `propose`, for the project in `root` or the nearest one.

    Reports:
        P001 where there is no project.
    """
    sink = Sink()
    world = open_world(root, sink)
    if world is None:
        return Mending({}, {}, (), (), outcome(sink, None))
    return replace(propose(world, games, print_lint), root=world.root)


def carry_out(mending: Mending, games: Sequence[str] = (), print_lint: bool = False) -> Outcome:
    """Write the mends and check again; every file is as before where one of them does not do what it promised.

    Reports:
        P017 where a file has changed meanwhile, cannot be written, or its message is still there, beside what the
        check finds.
    """
    assert mending.root is not None
    written: list[str] = []
    try:
        for path, raw in mending.after.items():
            _write(mending.root / path, mending.before[path], raw)
            written.append(path)
        checked = check(mending.root, games, print_lint)
        _compare(checked, mending)
    except BaseException as error:
        for path in written:
            replace_file(mending.root / path, mending.before[path])
        if not isinstance(error, OSError | _NotMendedError):
            raise
        sink = Sink()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        help = "type `pnp check --fix` again" if isinstance(error, _NotMendedError) else None
        sink.error("P017", f"the mends were not written: {reason}", notes=["every file is as it was"], help=help)
        sink.extend(mending.outcome.diagnostics)
        return replace(mending.outcome, diagnostics=sink.diagnostics, closing="")
    closing = f"{mending.summary}; {checked.closing}" if checked.closing else mending.summary
    return replace(checked, closing=closing)


class _NotMendedError(Exception):
    """What came between."""


def _write(place: Path, before: bytes, after: bytes) -> None:
    """Replace a file that is still as it was."""
    if place.read_bytes() != before:
        raise _NotMendedError(f"`{place.name}` has changed meanwhile")
    replace_file(place, after)


def _compare(checked: Outcome, mending: Mending) -> None:
    """Raise where a message that should have ended is still there."""
    found, expected = (Counter(map(_told, told)) for told in (checked.diagnostics, mending.left))
    for message in mending.mended:
        if found[_told(message)] > expected[_told(message)]:
            raise _NotMendedError(f"one did not end its message, {message.what}")


def _applied(world: World, wanted: Iterable[Diagnostic]) -> tuple[dict[str, bytes], list[Diagnostic]]:
    """The files with as many of the mends as do not overlap, and whose mends these are."""
    by_file: dict[str, list[tuple[Replacement, Diagnostic]]] = {}
    for message in wanted:
        if message.fix:
            by_file.setdefault(normalised(message.fix.span.path), []).append((message.fix, message))
    changed, used = {}, []
    for path, mends in by_file.items():
        try:
            raw = world.read_bytes(path)
            text = raw.decode("utf-8")
        except (OSError, UnicodeDecodeError, OutsideProjectError):
            continue
        mark = "\ufeff" if text.startswith("\ufeff") else ""
        parts = _lines(text.removeprefix(mark))
        made = [message for fix, message in _apart(mends) if _replaced(parts, fix)]
        if made:
            changed[path] = (mark + "".join(parts)).encode("utf-8")
            used += made
    return changed, used


def _apart(mends: list[tuple[Replacement, Diagnostic]]) -> list[tuple[Replacement, Diagnostic]]:
    """The mends from the end of the file to its start, without those that overlap with an earlier one."""
    kept: list[tuple[Replacement, Diagnostic]] = []
    end = (0, 0)
    for fix, message in sorted(mends, key=lambda mend: mend[0].span):
        span = fix.span
        if (span.line, span.column) >= end:
            kept.append((fix, message))
            end = (span.line, span.column + max(span.length, 1))
    return kept[::-1]


def _replaced(parts: list[str], fix: Replacement) -> bool:
    """Make one mend in a text given as lines and their ends in turn; False where it does not stand in the text."""
    span, index = fix.span, 2 * (fix.span.line - 1)
    if not 0 <= index < len(parts) or not 0 < span.column <= len(parts[index]) + 1 or "\n" in fix.text:
        return False
    line, start = parts[index], span.column - 1
    parts[index] = line[:start] + fix.text + line[start + span.length :]
    return True


def _lines(text: str) -> list[str]:
    """Lines and their ends in turn."""
    return LINE_END.split(text)


def _identity(message: Diagnostic) -> tuple[str, Span | None, str]:
    """What makes a message the same in one state of the files."""
    return message.code, message.span, message.what


def _told(message: Diagnostic) -> Told:
    """A message without its place in the file, which mends beside it move."""
    return message.code, message.span.path if message.span else "", message.what


def _line(span: Span) -> tuple[str, int]:
    """File and line."""
    return span.path, span.line


def _broken(message: Diagnostic) -> bool:
    """Whether a file cannot be read further."""
    return message.code in UNREADABLE


def _file(message: Diagnostic) -> tuple[bool, str]:
    """The file of a message, and whether it can be read."""
    return _broken(message), message.span.path if message.span else ""
