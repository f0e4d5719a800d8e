from __future__ import annotations

import pytest

from pnp.export.cache import LayerCache, chunk_key


@pytest.fixture
def path(tmp_path):
    return tmp_path / ".cache" / "tricks"


def saved(path, largest=1000, **chunks: bytes) -> None:
    cache = LayerCache(path, largest)
    for key, chunk in chunks.items():
        cache.put(key, chunk)
    cache.save()


def test_what_was_kept_comes_back_in_the_next_run(path):
    saved(path, a=b"one", b=b"two")
    cache = LayerCache(path)
    assert (cache.get("a"), cache.get("b")) == (b"one", b"two")


def test_what_was_never_kept_is_none(path):
    assert LayerCache(path).get("a") is None


def test_keys_that_the_next_run_does_not_use_are_forgotten(path):
    saved(path, a=b"one", b=b"two")
    cache = LayerCache(path)
    cache.get("b")
    cache.save()
    assert (LayerCache(path).get("a"), LayerCache(path).get("b")) == (None, b"two")


def test_what_was_read_and_what_is_new_are_kept_together(path):
    saved(path, a=b"one")
    cache = LayerCache(path)
    cache.get("a")
    cache.put("b", b"two")
    cache.save()
    assert (LayerCache(path).get("a"), LayerCache(path).get("b")) == (b"one", b"two")


def test_a_run_that_changes_nothing_does_not_write(path):
    saved(path, a=b"one")
    before = path.stat().st_mtime_ns, path.stat().st_ino
    cache = LayerCache(path)
    cache.get("a")
    cache.save()
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == before


def test_a_run_that_uses_no_cache_writes_none(path):
    LayerCache(path).save()
    assert not path.exists()


@pytest.mark.parametrize("length", range(0, 120, 7))
def test_a_truncated_file_gives_right_chunks_or_none(path, length):
    saved(path, a=b"one" * 20)
    path.write_bytes(path.read_bytes()[:length])
    assert LayerCache(path).get("a") in (None, b"one" * 20)


def test_every_damaged_byte_gives_the_right_chunk_or_none(path):
    saved(path, a=b"one")
    whole = path.read_bytes()
    for place in range(len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        assert LayerCache(path).get("a") in (None, b"one")


def test_a_damaged_file_is_replaced_by_the_next_run(path):
    saved(path, a=b"one")
    path.write_bytes(b"rubbish")
    saved(path, a=b"one")
    assert LayerCache(path).get("a") == b"one"


def test_a_run_beside_this_one_does_not_mix_up_chunks(path):
    saved(path, a=b"one")
    cache = LayerCache(path)
    cache.get("missing")
    saved(path, z=b"something longer", a=b"new")
    assert cache.get("a") in (None, b"one")


def test_a_cache_never_grows_beyond_its_size(path):
    saved(path, largest=100, a=b"x" * 60, b=b"y" * 60)
    assert [LayerCache(path).get(key) for key in "ab"] == [b"x" * 60, None]


def test_a_cache_that_cannot_be_written_is_done_without(path):
    path.parent.write_text("a file in the way", encoding="utf-8")
    saved(path, a=b"one")
    assert LayerCache(path).get("a") is None


def test_nothing_but_the_cache_is_left_in_the_folder(path):
    saved(path, a=b"one")
    assert list(path.parent.iterdir()) == [path]


def test_the_key_depends_on_the_order_of_the_layers():
    assert chunk_key(["a", "b"], "cairo 1") != chunk_key(["b", "a"], "cairo 1")


def test_the_key_depends_on_the_renderer():
    assert chunk_key(["a"], "cairo 1") != chunk_key(["a"], "cairo 2")
