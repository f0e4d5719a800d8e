from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.world import DiskWorld

NAMES = ("a" * 400, "a/" * 4000 + "b", "pnp.yaml/b", "ring", "pipe", "folder", "none")


@pytest.fixture
def world(tmp_path: Path) -> DiskWorld:
    """A project with a file, a folder, a pipe, a link to itself and three links out."""
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "owl.png").write_bytes(b"owl")
    root = tmp_path / "project"
    for folder in ("folder", "layouts/art"):
        (root / folder).mkdir(parents=True)
    (root / "pnp.yaml").write_bytes(b"paper: a4\n")
    (root / "layouts" / "lock").symlink_to("nobody@nowhere")
    (root / "layouts" / "face.svg").symlink_to(root / "pnp.yaml")
    (root / "layouts" / "art" / "owl.png").symlink_to(outside / "owl.png")
    (root / "layouts" / "shared").symlink_to(outside)
    (root / "fonts").symlink_to(outside)
    (root / "ring").symlink_to("ring")
    os.mkfifo(root / "pipe")
    return DiskWorld(root)


@pytest.mark.parametrize("name", NAMES, ids=lambda name: name[:12])
def test_what_is_no_file_is_not_found(world: DiskWorld, name: str) -> None:
    with pytest.raises(FileNotFoundError):
        world.read_bytes(name)


@pytest.mark.parametrize("ask", [DiskWorld.exists, DiskWorld.files], ids=["exists", "files"])
@pytest.mark.parametrize("name", [*NAMES, "fonts"], ids=lambda name: name[:12])
def test_what_is_no_file_and_no_folder_of_the_project_is_not_there(
    world: DiskWorld, ask: Callable[[DiskWorld, str], object], name: str
) -> None:
    assert not ask(world, name)


def test_links_to_something_outside_are_told(world: DiskWorld) -> None:
    assert world.links_out("layouts") == ("layouts/art/owl.png", "layouts/shared")


def test_folder_that_is_itself_a_link_out_is_told(world: DiskWorld) -> None:
    assert world.links_out("fonts") == ("fonts",)


def test_folder_without_links_and_one_that_is_missing_tell_none(world: DiskWorld) -> None:
    assert world.links_out("folder") == world.links_out("none") == ()
