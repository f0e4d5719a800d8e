"""The Jinja environment of layouts: the sandbox, files from `layouts/` only, and an end to every loop."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from jinja2 import BaseLoader, Environment, TemplateNotFound, nodes
from markupsafe import Markup

from pnp.expressions import LimitError, Sandbox, printed
from pnp.template.names import fields_of
from pnp.template.source import Source, prepare
from pnp.world import OutsideProjectError, World, normalised, read_text

FOLDER = "layouts"

SECONDS = 10.0
"""For one card; a busy one takes a few milliseconds."""

STEPS_BETWEEN_LOOKS = 256
"""Rounds of loops between two looks at the clock, which cost more than a round."""

MOST_STEPS = 2_000_000
"""Rounds of all loops of one card: what the slowest machine does within the time."""

NEVER = ("\x01", "\x02")
"""No XML file can hold these characters, so nothing in a layout begins a comment of Jinja's, as `{#` in CSS would."""

T = TypeVar("T")


class Allowance:
    """How long one card may take."""

    def __init__(self) -> None:
        """Nothing is spent."""
        self._steps = 0
        self._ends = 0.0

    def start(self) -> None:
        """Begin with another card."""
        self._steps = 0
        self._ends = time.monotonic() + SECONDS

    def rounds(self, items: Iterable[T]) -> Iterator[T]:
        """The items, counted.

        Raises:
            LimitError: the card takes too long.
        """
        for item in items:
            self._steps += 1
            if self._steps % STEPS_BETWEEN_LOOKS == 0:
                self.check()
            yield item

    def check(self) -> None:
        """Look at the clock.

        Raises:
            LimitError: the card takes too long.
        """
        if self._steps > MOST_STEPS or time.monotonic() > self._ends:
            raise LimitError("the loops of this layout do not come to an end")


class LayoutNotFoundError(TemplateNotFound):
    """A file that an include or import names and that is not there; `reason` is `missing`, `outside` or `encoding`."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(name)
        self.reason = reason


class LayoutLoader(BaseLoader):
    """Reads layouts from the project, ready for Jinja.

    Attributes:
        sources: what was read, by path from the project.
    """

    def __init__(self, world: World, read: Callable[[Source], None]) -> None:
        """`read` is told each file that is read."""
        self._world = world
        self._read = read
        self.sources: dict[str, Source] = {}

    def tell(self, read: Callable[[Source], None]) -> None:
        """From now on `read` is told each file that is read."""
        self._read = read

    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, Callable[[], bool] | None]:
        """The text of a layout, by its path from `layouts/`.

        Raises:
            LayoutNotFoundError: it is not there, or cannot be read.
        """
        path = f"{FOLDER}/{template}"
        try:
            if not normalised(path).startswith(f"{FOLDER}/"):
                raise LayoutNotFoundError(template, "outside")
            text = read_text(self._world, path)
        except OutsideProjectError:
            raise LayoutNotFoundError(template, "outside") from None
        except FileNotFoundError:
            raise LayoutNotFoundError(template, "missing") from None
        except UnicodeDecodeError:
            raise LayoutNotFoundError(template, "encoding") from None
        source = prepare(text, normalised(path))
        self.sources[source.path] = source
        self._read(source)
        return source.ready, source.path, None

    def list_templates(self) -> list[str]:
        """All files below `layouts/`, by their paths from there."""
        return [path.removeprefix(f"{FOLDER}/") for path in self._world.files(FOLDER)]


class LayoutSandbox(Sandbox):
    """The environment in which layouts are compiled."""

    def __init__(self, loader: LayoutLoader, allowance: Allowance) -> None:
        """Layouts come from `loader`, their loops draw on `allowance`."""
        super().__init__(
            loader=loader,
            autoescape=True,
            finalize=printed,
            keep_trailing_newline=True,
            auto_reload=False,
            comment_start_string=NEVER[0],
            comment_end_string=NEVER[1],
        )
        self.filters["pnp_rounds"] = allowance.rounds
        self.filters["pnp_placed"] = placed

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        """Parse a layout; every loop is counted."""
        tree = super()._parse(source, name, filename)
        for loop in tree.find_all(nodes.For):
            loop.iter = nodes.Filter(loop.iter, "pnp_rounds", [], [], None, None, lineno=loop.lineno)
        return tree


def placed(value: object, names: str, place: str) -> object:
    """Markup that an expression gives, its tags told what the expression depends on and where it stands.

    Args:
        value: what it gives; a text that is no markup stays as it is.
        names: what it depends on, parted by spaces.
        place: `file:line:column`.
    """
    if not isinstance(value, Markup) or "<" not in value:
        return value
    text = str(value).replace(' pnp:at=""', f' pnp:at="{place}"')
    if names:
        text = text.replace(' pnp:on="', f' pnp:on="{names} ')
        fields = " ".join(fields_of(frozenset(names.split())))
        if fields:
            text = text.replace(' pnp:fields="', f' pnp:fields="{fields} ')
    return Markup(text)
