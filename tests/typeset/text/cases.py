"""Text elements, a project with the small test fonts, and set text as lines to compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.geometry import Rect, Transform
from pnp.model.artwork import GlyphRun, Subject
from pnp.typeset.element import SetText, TextContext, TextElement
from pnp.typeset.text import TextSetter
from pnp.world import MemoryWorld

FOLDER = Path(__file__).parents[2] / "fonts"
FONTS: dict[str, str | bytes] = {f"fonts/{path.name}": path.read_bytes() for path in sorted(FOLDER.glob("*.ttf"))}

LAYOUT = Span("layouts/hero.svg", 7, 10)
CARD = Span("content/heroes.yaml", 4, 5)
TITLE = Span("content/heroes.yaml", 5, 12, 10)
SUBJECT = Subject("card `knight`", CARD, {"title": TITLE})

Content = str | TextElement


def plain(style: Mapping[str, str]) -> dict[str, str]:
    """A computed style: Noto Sans 10, and what the test sets, `_` for `-`."""
    return {"font-family": "Noto Sans", "font-size": "10"} | {
        name.replace("_", "-"): str(value) for name, value in style.items()
    }


def text(*content: Content, attributes: Mapping[str, str] | None = None, **style: str) -> TextElement:
    """A text element at (0, 0) unless told otherwise."""
    return TextElement("text", {"x": "0", "y": "0"} | dict(attributes or {}), plain(style), content, LAYOUT)


def tspan(*content: Content, attributes: Mapping[str, str] | None = None, **style: str) -> TextElement:
    """A tspan with its whole computed style."""
    return TextElement("tspan", dict(attributes or {}), plain(style), content, Span("layouts/hero.svg", 8, 3))


def context(
    language: str = "en",
    fields: tuple[str, ...] = (),
    shape: Callable[[str], Rect | None] = lambda name: None,
    to_card: Transform | None = None,
    subject: Subject = SUBJECT,
) -> TextContext:
    """Surroundings in which a user unit is a millimetre unless told otherwise."""
    return TextContext(language, subject, fields, shape, to_card or Transform())


@dataclass
class Desk:
    """A setter with its sink."""

    files: Mapping[str, str | bytes] = field(default_factory=lambda: FONTS)

    def __post_init__(self) -> None:
        self.sink = Sink()
        self.setter = TextSetter(MemoryWorld(self.files), self.sink)

    def set(self, element: TextElement, around: TextContext | None = None) -> SetText:
        """The set text; a message fails the test."""
        result = self.setter.set_text(element, around or context())
        assert self.sink.diagnostics == ()
        return result

    def wrong(self, element: TextElement, around: TextContext | None = None) -> Diagnostic:
        """The only message about a text, of which nothing must be set."""
        result = self.setter.set_text(element, around or context())
        assert result == SetText((), None)
        (diagnostic,) = self.sink.diagnostics
        return diagnostic

    def end(self, run: GlyphRun) -> float:
        """Where a run's last glyph ends, by its advance."""
        facts = next(facts for facts in self.setter.library.fonts if facts.path == run.font.path)
        font = self.setter.library.load(facts)
        return run.xs[-1] + font.shaping.get_glyph_h_advance(run.glyphs[-1]) * run.size / font.upem


def width(result: SetText, desk: Desk) -> float:
    """From the first glyph's origin to the end of the last, for a text of one run."""
    (only,) = result.runs
    return desk.end(only.run) - only.run.xs[0]


def dump(result: SetText) -> str:
    """One line a run: x and y of its first glyph, size, font file, text; user units to 0.01."""
    return "\n".join(
        f"{run.xs[0]:.2f} {run.ys[0]:.2f} {run.size:.2f} {Path(run.font.path).stem} {run.text}"
        for run in (set_run.run for set_run in result.runs)
    )


def lines(result: SetText) -> list[str]:
    """The texts of the runs."""
    return [set_run.run.text for set_run in result.runs]
