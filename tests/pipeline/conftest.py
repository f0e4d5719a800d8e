"""What the tests of the whole road share: the shipped games, built once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pipeline.projects import built, shipped


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with the shipped games, built for A4, Letter and a paper given by its size."""
    root = shipped(tmp_path_factory.mktemp("games"), "tricks", "scout")
    built(root, "--paper", "a4,letter,320 x 450 mm")
    return root
