"""Content as editors see it: YAML 1.2 as JSON, checked by a JSON Schema."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import jsonschema
import yaml

from pnp.diagnostics import Sink
from pnp.load import load_project
from pnp.pipeline.schema import schemas
from pnp.pipeline.schema.files import BOARD, DECK, GAME, pairs
from pnp.world import MemoryWorld, World


class Core(yaml.CSafeLoader):
    """YAML 1.2, core schema, as the language server of YAML reads it."""


Core.yaml_implicit_resolvers = {}
for _tag, _pattern in (
    ("null", r"~|null|Null|NULL|"),
    ("bool", r"true|True|TRUE|false|False|FALSE"),
    ("int", r"[-+]?[0-9]+"),
    ("float", r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"),
):
    Core.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(rf"^(?:{_pattern})$"), None)
Core.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(node.value))


def as_json(text: str) -> Any:
    """A YAML text as JSON; keys are texts.

    Raises:
        yaml.YAMLError: it cannot be read.
    """
    return _with_text_keys(yaml.load(text, Core))


def _with_text_keys(value: Any) -> Any:
    if isinstance(value, dict):
        return {json.dumps(key).strip('"'): _with_text_keys(inner) for key, inner in value.items()}
    return [_with_text_keys(item) for item in value] if isinstance(value, list) else value


def refusals(schema: str, text: str) -> list[str]:
    """What a schema says against a YAML text, each with its place."""
    checker = jsonschema.Draft202012Validator(json.loads(schema))
    found = checker.iter_errors(as_json(text) or {})
    return [f"{'.'.join(map(str, error.absolute_path))}: {error.message[:200]}" for error in found]


def _general(world: World) -> Iterator[tuple[str, str]]:
    """The general schema of each content file: for those that `pnp` cannot read, too."""
    for path in world.files("content"):
        if path.endswith("/game.yaml"):
            yield path, GAME
        elif path.endswith(".yaml") and b"deck:" in world.read_bytes(path):
            yield path, DECK
        elif path.endswith(".yaml") and world.read_bytes(path).startswith(b"board:"):
            yield path, BOARD


def refused(files: Mapping[str, str | bytes] | World) -> dict[str, list[str]]:
    """What the schemas of a project say against its content files; files that no editor could read are left out."""
    world = files if not isinstance(files, Mapping) else MemoryWorld(files)
    project = load_project(world, Sink())
    if project is None:
        return {}
    made = schemas(project)
    said = {}
    for path, name in {**dict(_general(world)), **dict(pairs(project))}.items():
        try:
            said[path] = refusals(made[name], world.read_bytes(path).decode("utf-8-sig"))
        except (yaml.YAMLError, UnicodeDecodeError):
            continue
    return {path: found for path, found in said.items() if found}
