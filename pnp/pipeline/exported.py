"""Files of an export: written game by game, whole or not at all, and named in the manifest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from pnp import __version__
from pnp.diagnostics import Sink
from pnp.pipeline.select import Product


class Exported(Struct, frozen=True):
    """Files by their paths below the game's folder, the product that they show, and its cards with their copies."""

    product: Product
    files: Mapping[str, bytes]
    cards: tuple[tuple[str, int], ...]
    component: str | None = None
    """None for the product's deck; empty for files of several."""
    folder: str = ""
    """Where these are all files of the component in the language and variant, so that older ones there are stale."""

    @property
    def named(self) -> str:
        """The component as the manifest names it."""
        return self.product.deck.id if self.component is None else self.component


def write_exported(root: Path, exported: Sequence[Exported], sink: Sink) -> None:
    """Write each game's files below `root`.

    Reports:
        P701 where the disk refuses.
    """
    from pnp.export.folder import OutputError, OutputFolder
    from pnp.export.manifest import FileEntry, Manifest, digest

    for game in dict.fromkeys(each.product.game.id for each in exported):
        files: dict[str, bytes] = {}
        entries = {}
        for each in exported:
            product = each.product
            if product.game.id != game:
                continue
            for name, content in each.files.items():
                files[name] = content
                entries[name] = FileEntry(
                    name,
                    digest(content),
                    each.named,
                    language=product.language,
                    variant=product.variant,
                    cards=each.cards,
                )
        folder = OutputFolder(root, game)
        last = folder.manifest()
        whole = {
            (each.folder, each.named, each.product.language, each.product.variant)
            for each in exported
            if each.folder and each.product.game.id == game
        }
        outdated = [
            entry.name
            for entry in (last.files if last else ())
            if (entry.name.partition("/")[0], entry.component, entry.language, entry.variant) in whole
        ]
        try:
            folder.write(files, Manifest(game, __version__, tuple(entries.values())), outdated=outdated)
        except OutputError as error:
            sink.report(error.diagnostic)
