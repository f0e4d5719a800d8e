"""The sink that every room reports to."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from pnp.diagnostics.diagnostic import Diagnostic, Replacement, Severity
from pnp.diagnostics.span import Span


class Sink:
    """Collects diagnostics in the order of their reporting; the same message is kept once, with all its subjects."""

    def __init__(self) -> None:
        """Start empty."""
        self._seen: dict[tuple[str, Span | None, str], Diagnostic] = {}
        self._subjects: dict[tuple[str, Span | None, str], dict[str, None]] = {}

    def report(self, diagnostic: Diagnostic) -> None:
        """Keep `diagnostic` unless the same code, span and text is there already; its subjects are kept in any case."""
        key = (diagnostic.code, diagnostic.span, diagnostic.what)
        self._seen.setdefault(key, diagnostic)
        if diagnostic.subjects:
            self._subjects.setdefault(key, {}).update(dict.fromkeys(diagnostic.subjects))

    def extend(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Report each of `diagnostics`."""
        for diagnostic in diagnostics:
            self.report(diagnostic)

    def error(  # noqa: PLR0913 (mirrors Diagnostic)
        self,
        code: str,
        what: str,
        span: Span | None = None,
        *,
        label: str = "",
        notes: Iterable[str] = (),
        help: str | None = None,
        fix: Replacement | None = None,
    ) -> None:
        """Report an error."""
        self.report(Diagnostic(code, what, span, Severity.ERROR, label, tuple(notes), help, fix))

    def warning(  # noqa: PLR0913 (mirrors Diagnostic)
        self,
        code: str,
        what: str,
        span: Span | None = None,
        *,
        label: str = "",
        notes: Iterable[str] = (),
        help: str | None = None,
        fix: Replacement | None = None,
    ) -> None:
        """Report a warning."""
        self.report(Diagnostic(code, what, span, Severity.WARNING, label, tuple(notes), help, fix))

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """All that was reported, in order."""
        return tuple(
            replace(diagnostic, subjects=tuple(self._subjects[key])) if key in self._subjects else diagnostic
            for key, diagnostic in self._seen.items()
        )

    def count(self, severity: Severity) -> int:
        """How many of `severity` were reported."""
        return sum(diagnostic.severity is severity for diagnostic in self._seen.values())

    @property
    def failed(self) -> bool:
        """Whether an error was reported."""
        return any(diagnostic.severity is Severity.ERROR for diagnostic in self._seen.values())
