"""The door of the text side: a text element in, glyph runs at their places out."""

from __future__ import annotations

from msgspec import Struct

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Rect, Transform
from pnp.model.artwork import TextBox
from pnp.typeset.element import SetText, TextContext, TextElement
from pnp.typeset.groups import Groups
from pnp.typeset.text.blocks import Block, Fitted
from pnp.typeset.text.boxes import Box
from pnp.typeset.text.chunks import is_set_whole, set_chunks
from pnp.typeset.text.content import LINE_END, Stretch
from pnp.typeset.text.faults import report_faults
from pnp.typeset.text.fit import Fitter, Level
from pnp.typeset.text.frames import areas_of, has_words
from pnp.typeset.text.hyphens import Hyphenator
from pnp.typeset.text.library import FontLibrary
from pnp.typeset.text.lines import Paragraph
from pnp.typeset.text.messages import Report
from pnp.typeset.text.overflow import report_left_over, report_overflow
from pnp.typeset.text.paragraphs import arrange, hyphenate, paragraphs_of
from pnp.typeset.text.pens import Pen, PenCase
from pnp.typeset.text.reading import MARKUP, Reader, StyleBook
from pnp.typeset.text.readings import Reading, Readings, parted, read
from pnp.typeset.text.runs import RunMaker
from pnp.typeset.text.shaping import SPACE
from pnp.typeset.text.thread import Thread
from pnp.typeset.text.turned import runs_right, turn
from pnp.units import PT_PER_MM
from pnp.world import World

NOTHING = SetText((), None)

AS_GOOD_AS = 1.01
"""Times the smallest size, up to which a text is as small as it may be: nobody sees a hundredth."""


class TextSetter:
    """Sets text with the fonts of a project; keeps fonts, shaped words and what start tags ask for, for a whole build.

    Reports:
        P450-P457 fonts and glyphs, P460-P462 overflow, P470-P475 what cannot be read or is not done, P480 (a warning)
        unknown hyphenation.
    """

    def __init__(self, world: World, sink: Sink, groups: Groups | None = None) -> None:
        """Fonts are read from `world` when they are first needed; `groups` are the fit groups, if there are any."""
        self.library = FontLibrary(world, sink)
        self._sink = sink
        self._styles = StyleBook(PenCase(self.library))
        self._hyphenator = Hyphenator()
        self._groups = groups or Groups()
        self._readings = Readings()

    def set_text(self, element: TextElement, context: TextContext) -> SetText:
        """Give a text element's glyph runs, in its own user units, and where its ink stands on the card.

        Nothing is given where something is wrong; the messages are in the sink.
        """
        tags, words = parted(element)
        if not words.strip() and not has_words(element):
            return NOTHING
        key = self._readings.key(tags, context) if words else None
        known = self._readings.get(key)
        again = known.again(words, element.at, context.fields) if known is not None else None
        if again is not None:
            return again
        report = Report(self._sink, element, context, self.library)
        reading = known.reading if known is not None else read(element, context, report, self._styles)
        if reading is None:
            return NOTHING
        parts = known.worded(words) if known is not None else reading.parts
        work = _Work(element, context, report, self._styles, self.library, self._hyphenator, self._groups)
        text = work.set(reading, parts)
        if words and not report.spoke:
            known = known or self._readings.learn(key, reading, tags)
            if known is not None:
                known.note(words, element.at, context.fields, text)
        return text


class _Work(Struct):
    """The setting of one text element.

    `shrunk`: the size it states, where it had to shrink to the smallest one allowed; else 0.
    """

    element: TextElement
    context: TextContext
    report: Report
    styles: StyleBook
    library: FontLibrary
    hyphenator: Hyphenator
    groups: Groups
    shrunk: float = 0.0

    def set(self, reading: Reading, parts: list[Stretch] | None) -> SetText:
        """The set text, which has these `parts`; nothing where there was a mistake."""
        maker = RunMaker()
        if reading.boxed:
            self._set_box(reading, parts, maker)
        elif parts:
            style = reading.pen.style
            turned = runs_right(parts, style)
            if turned or len(parts) > 1 or not is_set_whole(parts[0], reading.origin, maker):
                self._check_plain(parts)
                if turned:
                    self._refuse_shifts(parts)
                set_chunks(parts, reading.origin, maker, style if turned else None, self.report)
        if self.report.failed or not (maker.runs or maker.extras):
            return NOTHING
        return SetText(tuple(maker.runs), self._text_box(reading, parts or [], maker), tuple(maker.extras))

    def _set_box(self, reading: Reading, parts: list[Stretch] | None, maker: RunMaker) -> None:
        """Set the stretches in the element's box."""
        pen, box, scale = reading.pen, reading.box, reading.scale
        if parts is None:
            return
        paragraphs = self._paragraphs(parts, pen, box)
        report_faults((token for paragraph in paragraphs for token in paragraph.tokens), self.report, self.library)
        if box is None or not parts:
            return
        if box.areas or box.onward:
            reader = Reader(self.styles, self.report, self.context.language, self.context.shape, boxed=True)
            areas = areas_of(self.element, box, pen, reader)
            if not self.report.failed:
                factor = self._set_thread(Thread(paragraphs, areas, box, pen, scale), maker)
                self._note_shrunk(factor, box, pen)
            return
        block = Block(paragraphs, box, pen, scale)
        if box.squeezes or box.group:

            def squeezed(level: Level) -> Block:
                tighter = [part._replace(pen=self.styles.pens.tracked(part.pen, level.tracking_em)) for part in parts]
                narrow = level.narrow
                return Block(self._paragraphs(tighter, pen, box), box, pen, scale, narrow)

            block, fitted = self._as_group(Fitter(block, squeezed, box.squeezes), box)
        else:
            fitted = block.fitted()
        if not fitted.fits:
            report_overflow(block, fitted, self.report)
        if len(fitted.lines) > 1 and fitted.baselines[-1] <= EPS:
            self._refuse_line_height()
        self._note_shrunk(fitted.factor, box, pen)
        block.place(fitted, maker)

    def _refuse_line_height(self) -> None:
        """Report lines that stand on one another."""
        value = self.element.style.get("line-height", "0")
        self.report.bad_value("line-height", value, "sets all lines on one another", allowed="1.25, 4mm, normal")

    def _note_shrunk(self, factor: float, box: Box, pen: Pen) -> None:
        """Note a text that shrank as far as it may."""
        if factor < 1 and box.smallest is not None and pen.size * factor < box.smallest * AS_GOOD_AS:
            self.shrunk = pen.size

    def _set_thread(self, thread: Thread, maker: RunMaker) -> float:
        """Set a text in shapes, or in several boxes; at which factor of its size."""
        flow = thread.fitted()
        if not flow.fits:
            report_left_over(thread, flow, self.report)
        if len(flow.puts) > 1 and thread.pen.above + thread.pen.below <= EPS:
            self._refuse_line_height()
        thread.place(flow, maker)
        return flow.factor

    def _paragraphs(self, parts: list[Stretch], pen: Pen, box: Box | None) -> list[Paragraph]:
        """The paragraphs of a text in a box."""
        style = pen.style
        paragraphs = paragraphs_of(parts, box is not None and box.align == "justify")
        if any([part.pen.style.hyphens != "manual" for part in parts]):
            self.report.unhyphenated(hyphenate(paragraphs, self.hyphenator))
        if runs_right(parts, style):
            turn(paragraphs, style)
        if box is not None:
            arrange(paragraphs, style, box.spacing)
        return paragraphs

    def _as_group(self, fitter: Fitter, box: Box) -> tuple[Block, Fitted]:
        """The text as it fits by itself, or as its group is set."""
        fit = self.groups.fit(box.group) if box.group else None
        if fit is not None:
            return fitter.as_group(fit)[:2]
        found = fitter.alone()
        if box.group:
            self.groups.note(box.group, found.fit)
        return found[:2]

    def _refuse_shifts(self, parts: list[Stretch]) -> None:
        """Report letters that are shifted, turned or bent where some run from right to left, whose letters may join."""
        moves = [part.move for part in parts[1:] if part.move is not None]
        reaches = [reach for part in parts for reach in part.inside]
        own = "set these letters as a text element of their own"
        for is_so, why, mend in (
            (any(move.x is None and move.y is None for move in moves), "`dx` or `dy` shifts letters in it", own),
            (any(part.turn for part in parts), "`rotate` turns letters in it", "turn the whole text with `transform`"),
            (any(reach.track for reach in reaches), "it stands along a path", "set it on a line"),
            (any(reach.length is not None for reach in reaches), "`textLength` stretches it", "leave `textLength` out"),
        ):
            if is_so:
                self.report.value("P474", f"{self.report.whose} runs from right to left, and {why}", help=mend)

    def _check_plain(self, parts: list[Stretch]) -> None:
        """Report letters that cannot be drawn in a text without a box."""
        lines = [(stretch.pen, line) for stretch in parts for line in stretch.text.split(LINE_END)]
        # By what a word is where it is set: other white space, as U+2028, is a sign that fonts lack.
        tokens = [pen.token(word) for pen, line in lines for word in line.split(SPACE) if word]
        faulty = [token for token in tokens if token.faulty]
        if faulty:
            report_faults(faulty, self.report, self.library)

    def _text_box(self, reading: Reading, parts: list[Stretch], maker: RunMaker) -> TextBox | None:
        """Where the ink stands on the card."""
        ink = maker.ink
        if ink is None:
            return None
        across = reading.scale.across
        return TextBox(
            rect=_bounds(ink, self.context.to_card),
            size_pt=maker.smallest * across * PT_PER_MM,
            live=reading.live,
            at=self.element.at,
            text="".join([stretch.pen.said(stretch.text) for stretch in parts]).strip(),
            fields=self.context.fields,
            letters=tuple(maker.letters),
            to_card=self.context.to_card,
            shrunk_pt=self.shrunk * across * PT_PER_MM,
            marks=self._marks(parts),
        )

    def _marks(self, parts: list[Stretch]) -> tuple[str, ...]:
        """The marks that the text takes."""
        if MARKUP not in self.element.attributes or not parts:
            return ()
        italic = self.library.weights(parts[0].pen.font.facts.family, italic=True)
        return ("**", "~~", "*") if italic else ("**", "~~")


def _bounds(rect: Rect, transform: Transform) -> Rect:
    """The upright rectangle around a transformed one."""
    ax, cy = transform.a * rect.width, transform.c * rect.height
    bx, dy = transform.b * rect.width, transform.d * rect.height
    x = transform.a * rect.x + transform.c * rect.y + transform.e
    y = transform.b * rect.x + transform.d * rect.y + transform.f
    # From the image of the top-left corner, the others lie off by the images of width and height.
    return Rect(x + min(ax, 0) + min(cy, 0), y + min(bx, 0) + min(dy, 0), abs(ax) + abs(cy), abs(bx) + abs(dy))
