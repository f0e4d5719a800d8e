"""YAML's events of a text: from libyaml where PyYAML has it, else from the parser in Python; the marks are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import yaml
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

Events = Callable[[str], Iterator[Any]]
"""Gives the events of a text one by one; raises yaml.MarkedYAMLError at a syntax mistake."""


class PythonParser(Reader, Scanner, Parser):
    """PyYAML's own parser without its constructor."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)


def python_events(text: str) -> Iterator[Any]:
    """The events of `text` by the parser in Python."""
    return iter(PythonParser(text).get_event, None)


def fast_events(text: str) -> Iterator[Any]:
    """The events of `text` by libyaml (14 times faster), where PyYAML has it."""
    if not yaml.__with_libyaml__:
        return python_events(text)
    from yaml.cyaml import CParser  # type: ignore[attr-defined]

    return iter(CParser(text).get_event, None)
