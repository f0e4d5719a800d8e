"""What decoding one game's files needs to know of where it stands."""

from __future__ import annotations

from msgspec import Struct

from pnp.diagnostics import Sink
from pnp.world import World


class Scope(Struct, frozen=True):
    """The surroundings of a file of one game.

    Attributes:
        game: its id, the name of its folder under `content/`.
        languages: those of game.yaml.
    """

    world: World
    sink: Sink
    game: str
    languages: tuple[str, ...]

    def yaml_files(self, folder: str) -> tuple[str, ...]:
        """The YAML files that stand directly in `folder`."""
        depth = folder.count("/") + 1
        return tuple(
            path for path in self.world.files(folder) if path.count("/") == depth and path.endswith((".yaml", ".yml"))
        )
