from __future__ import annotations

import json

import pytest

from pnp.export.manifest import FileEntry, Manifest, digest, manifest_json, merged, read_manifest

ENTRY = FileEntry(
    "tricks-a4-fi.pdf",
    digest(b"pdf"),
    "tricks",
    "a4",
    "fi",
    "low-ink",
    7,
    14,
    (("spades-01a", 1), ("clubs-01a", 2)),
    {"spades-01a face": ("k2", "k1")},
)
MANIFEST = Manifest("tricks", "0.1.0", (ENTRY, FileEntry("a.pdf", digest(b"a"))))


def test_reading_gives_back_what_was_written():
    assert read_manifest(manifest_json(Manifest("tricks", "0.1.0", (ENTRY,)))) == Manifest("tricks", "0.1.0", (ENTRY,))


def test_files_are_sorted_by_name():
    assert list(json.loads(manifest_json(MANIFEST))["files"]) == ["a.pdf", "tricks-a4-fi.pdf"]


def test_cards_keep_the_order_of_the_sheets():
    cards = json.loads(manifest_json(MANIFEST))["files"]["tricks-a4-fi.pdf"]["cards"]
    assert cards == [{"id": "spades-01a", "copies": 1}, {"id": "clubs-01a", "copies": 2}]


def test_layers_keep_their_paint_order():
    layers = json.loads(manifest_json(MANIFEST))["files"]["tricks-a4-fi.pdf"]["layers"]
    assert layers == {"spades-01a face": ["k2", "k1"]}


def test_the_order_in_which_files_were_made_does_not_show():
    other_way = Manifest("tricks", "0.1.0", tuple(reversed(MANIFEST.files)))
    assert manifest_json(other_way) == manifest_json(MANIFEST)


def test_letters_can_be_read():
    assert "Látnivalók" in manifest_json(Manifest("Látnivalók", "0.1.0", ())).decode("utf-8")


@pytest.mark.parametrize("content", [b"", b"\xff", b"[]", b"{}", b'{"files": []}', b'{"files": {"a": 1}}'])
def test_what_is_no_manifest_is_none(content):
    assert read_manifest(content) is None


def test_files_of_an_older_build_stay_in_the_manifest():
    new = Manifest("tricks", "0.2.0", (FileEntry("b.pdf", digest(b"b")),))
    assert {entry.name for entry in merged(MANIFEST, new).files} == {"a.pdf", "b.pdf", "tricks-a4-fi.pdf"}


def test_the_newer_entry_of_a_file_holds():
    new = Manifest("tricks", "0.2.0", (FileEntry("a.pdf", digest(b"newer")),))
    entries = {entry.name: entry.sha256 for entry in merged(MANIFEST, new).files}
    assert entries["a.pdf"] == digest(b"newer")
