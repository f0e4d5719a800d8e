"""The text of a rules sheet: `rules.<language>.md` with facts filled in, parted at lines of three dashes."""

from __future__ import annotations

import re
from collections.abc import Mapping

from jinja2 import Template

from pnp.diagnostics import Sink, Span
from pnp.model.artwork import Subject
from pnp.template.environment import Allowance, LayoutLoader, LayoutSandbox
from pnp.template.mistakes import FAILURES, Mistakes, Occasion
from pnp.template.source import Source, decoded, prepare
from pnp.world import World, read_text

_PARTING = re.compile(r"^---[ \t]*$", re.MULTILINE)


class RulesText:
    """Reads and fills texts of rules with the sandbox of the layouts; each once."""

    def __init__(self, world: World, loader: LayoutLoader, sandbox: LayoutSandbox, allowance: Allowance) -> None:
        """What is read goes to the sources of `loader`, so that messages can quote it."""
        self._world = world
        self._loader = loader
        self._sandbox = sandbox
        self._allowance = allowance
        self._parts: dict[str, tuple[str, ...]] = {}

    def parts(self, path: str, names: Mapping[str, object], mistakes: Mistakes, sink: Sink) -> tuple[str, ...]:
        """The parts of the text at `path`, blank lines around them taken away; none after a mistake.

        Reports:
            P301-P311 with the line of the text, P309 where it is not in UTF-8.
        """
        if path not in self._parts:
            self._parts[path] = self._filled(path, names, mistakes, sink)
        return self._parts[path]

    def _filled(self, path: str, names: Mapping[str, object], mistakes: Mistakes, sink: Sink) -> tuple[str, ...]:
        """Read and fill."""
        try:
            text = read_text(self._world, path)
        except UnicodeDecodeError:
            sink.error("P309", f"`{path}` is not text in UTF-8", Span(path), help="save it as UTF-8")
            return ()
        prepared = prepare(text, path)
        self._loader.sources[path] = Source(path, text, text, prepared.regions, prepared.starts)
        self._allowance.start()
        try:
            code = self._sandbox.compile(text, path, path)
            template = Template.from_code(self._sandbox, code, self._sandbox.globals)
            filled = "".join(template.root_render_func(template.new_context(dict(names))))
        except FAILURES as error:
            sink.report(mistakes.diagnostic(error, Occasion(path, Subject("the rules"), names)))
            return ()
        return tuple(part.strip("\n") for part in _PARTING.split(decoded(filled)))
