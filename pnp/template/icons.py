"""`icon('crown', x, y, size, fill)` in layouts: a mark that typeset puts the icon's drawing in for."""

from __future__ import annotations

from markupsafe import Markup, escape

from pnp.template.environment import FOLDER
from pnp.world import World

SHARED = "shared"


class UnknownIconError(LookupError):
    """An icon that is not there.

    Attributes:
        name: as asked for.
        tried: the paths looked at.
        known: the icons that are there.
        files: all files where icons are looked for.
    """

    def __init__(self, name: str, tried: tuple[str, ...], known: tuple[str, ...], files: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.tried = tried
        self.known = known
        self.files = files


class Icons:
    """The icons of one game: its own, then the shared ones.

    Attributes:
        folders: where they are looked for, in order.
    """

    def __init__(self, world: World, game: str) -> None:
        """Look in `layouts/<game>/icons/` and `layouts/shared/icons/`."""
        self._world = world
        self.folders = tuple(f"{FOLDER}/{folder}/icons" for folder in dict.fromkeys((game, SHARED)))
        self._paths: dict[str, str] = {}

    def icon(self, name: object, x: object, y: object, size: object, fill: object = None) -> Markup:
        """The icon in a square of `size` with its top-left corner at x, y.

        Raises:
            UnknownIconError: there is no such icon.
        """
        path = self._paths.get(str(name)) or self._find(str(name))
        paint = "" if fill is None else f' fill="{escape(fill)}" color="{escape(fill)}"'
        return Markup(
            f'<pnp:icon pnp:at="" pnp:on="" href="/{path}" x="{escape(x)}" y="{escape(y)}" '
            f'width="{escape(size)}" height="{escape(size)}"{paint}/>'
        )

    def _find(self, name: str) -> str:
        """The path of an icon."""
        tried = tuple(f"{folder}/{name}.svg" for folder in self.folders)
        for path in tried:
            if "/" not in name and self._world.exists(path):
                self._paths[name] = path
                return path
        files = tuple(file for folder in self.folders for file in self._world.files(folder))
        known = sorted({file.rpartition("/")[2].removesuffix(".svg") for file in files if file.endswith(".svg")})
        raise UnknownIconError(name, tried, tuple(known), files)
