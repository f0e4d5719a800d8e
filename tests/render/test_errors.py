"""What render raises: messages for the author, whole after a trip from a worker process."""

from __future__ import annotations

import pickle

import pytest

from pnp.diagnostics.codes.render import CODES
from pnp.render import CairoMissingError, FontError, PictureError
from tests.render.drawings import encoded, layer, quarters, renderer

FAULTS = [
    CairoMissingError("libcairo.so.2 could not be opened"),
    FontError("fonts/jost/Jost.ttf"),
    PictureError("art/castle.png", "broken"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_fault_survives_the_way_from_a_worker(fault):
    arrived = pickle.loads(pickle.dumps(fault))
    assert (type(arrived), str(arrived), vars(arrived)) == (type(fault), str(fault), vars(fault))


@pytest.mark.parametrize("fault", FAULTS[1:], ids=lambda fault: type(fault).__name__)
def test_message_has_a_code_a_place_and_a_help(fault):
    message = fault.diagnostic()
    assert message.code in CODES
    assert message.span.path == fault.path
    assert fault.path in message.what
    assert message.help


def test_picture_message_says_what_is_wrong():
    [fault] = renderer(a_png=encoded(quarters(), "PNG")[:60]).picture_faults([layer("", files=("a.png",))])
    assert fault.diagnostic().what == "picture `a.png` is broken: the PNG file cannot be decoded"


def test_every_code_is_explained():
    assert all(entry.title and entry.cause and entry.wrong and entry.right for entry in CODES.values())
