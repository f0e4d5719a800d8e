"""Files in, their text or root map out; what cannot be read is reported."""

from __future__ import annotations

from pnp.diagnostics import Sink, Span
from pnp.load.nodes import MapNode
from pnp.load.shapes import expect_map
from pnp.load.yaml_nodes import nodes_of
from pnp.world import OutsideProjectError, World, read_text

UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")


def read_map(world: World, path: str, sink: Sink) -> MapNode | None:
    """The root map of a YAML file, empty for an empty file; None where it cannot be read (reported).

    Reports:
        P105 not UTF-8, P116 unreadable, P120 no map, and what `nodes_of` reports.
    """
    text = file_text(world, path, sink)
    if text is None:
        return None
    root = nodes_of(text, path, sink)
    return None if root is None else expect_map(root, "the file", sink)


def file_text(world: World, path: str, sink: Sink) -> str | None:
    r"""The text of a file with `\n` line ends and without byte-order mark; None where it cannot be read (reported)."""
    try:
        return read_text(world, path)
    except UnicodeDecodeError:
        _report_bytes(world.read_bytes(path), path, sink)
    except OutsideProjectError:
        sink.error(
            "P116", f"`{path}` leads out of the project folder", Span(path), help="copy the file into the project"
        )
    except OSError as error:
        sink.error("P116", f"`{path}` cannot be read: {error.strerror or 'no such file'}", Span(path))
    return None


def _report_bytes(raw: bytes, path: str, sink: Sink) -> None:
    """Report the first byte that is no UTF-8: its position in the file, line and column."""
    if raw.startswith(UTF_16_MARKS):
        sink.error("P105", "the file is saved as UTF-16", Span(path), help="save it as UTF-8 in your editor")
        return
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError as error:
        at = error.start
        start = max(raw.rfind(b"\n", 0, at), raw.rfind(b"\r", 0, at)) + 1
        line = raw[:at].replace(b"\r\n", b"\n").replace(b"\r", b"\n").count(b"\n") + 1
        column = len(raw[start:at].decode("utf-8-sig" if start == 0 else "utf-8")) + 1
        legacy = raw[at : at + 1].decode("cp1252", "ignore")
        sink.error(
            "P105",
            f"byte {at + 1} of the file (0x{raw[at]:02X}) is not UTF-8",
            Span(path, line, column, 1),
            notes=(f"in the old Windows code page it would be `{legacy}`",) if legacy else (),
            help="save the file as UTF-8 in your editor",
        )
