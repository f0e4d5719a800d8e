"""A sheet of an XLSX workbook as rows of cells; the only module that knows openpyxl, which may be missing."""

from __future__ import annotations

import io
import re
import warnings
import zipfile
import zlib
from collections.abc import Iterator
from datetime import date, time
from typing import Any

from pnp.diagnostics import Sink, Span
from pnp.diagnostics.similar import listed, suggestion
from pnp.load.cells import Cell, Row
from pnp.load.nodes import ScalarNode
from pnp.load.yaml_characters import REFUSED

INSTALL = "pip install openpyxl"

LARGEST = 20_000_000
"""Bytes that a workbook may unpack to: twice a table of as many cards as a deck can have, and a bomb is caught."""

DECIMALS = re.compile(r"0\.(0+)")
"""A number format with a fixed number of decimals; what the sheet shows is what is printed."""

BROKEN = (
    *(zipfile.BadZipFile, zlib.error, EOFError, OSError, SyntaxError, NotImplementedError, RuntimeError),
    *(AttributeError, IndexError, KeyError, TypeError, ValueError),
)
"""What openpyxl raises over files that are no workbooks, or broken ones (its parser's errors are SyntaxErrors)."""


def workbook_rows(raw: bytes, path: str, sheet: ScalarNode | None, sink: Sink) -> tuple[Row, ...] | None:
    """The rows of a sheet, the first where none is named, empty ones left out; None where it cannot be read.

    Reports:
        P115 characters, P184 openpyxl is missing, P185 no workbook, no such sheet, a cell with a date or an error.
    """
    try:
        import openpyxl
    except ImportError:
        sink.error(
            "P184",
            f"`{path}` cannot be read: the library `openpyxl` is missing",
            Span(path),
            notes=["pnp is installed without it, since tables are mostly CSV"],
            help=f"type `{INSTALL}`, or save the sheet as CSV (UTF-8)",
        )
        return None
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            size = sum(member.file_size for member in archive.infolist())
        if size > LARGEST:
            sink.error("P185", f"the workbook unpacks to {size:,} bytes, more than {LARGEST:,}", Span(path))
            return None
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of charts and pictures that it leaves out
            book = openpyxl.load_workbook(io.BytesIO(raw), data_only=True)
    except BROKEN:
        sink.error("P185", "the file is no XLSX workbook", Span(path), help="save it anew as XLSX, or as CSV (UTF-8)")
        return None
    chosen = _sheet(book, path, sheet, sink)
    return None if chosen is None else tuple(_rows(chosen, path, sink))


def _sheet(book: Any, path: str, sheet: ScalarNode | None, sink: Sink) -> Any:
    """The sheet named, or the first one."""
    names = [found.title for found in book.worksheets]
    if sheet is None and names:
        return book.worksheets[0]
    if sheet is not None and sheet.text in names:
        return book[sheet.text]
    wanted = sheet.text if sheet else ""
    near = suggestion(wanted, names)
    what = f"`{path}` has no sheet `{wanted}`" if sheet else f"`{path}` has no sheet"
    notes = () if near or not names else (f"sheets: {listed(names)}",)
    sink.error("P185", what, sheet.inner if sheet else Span(path), notes=notes, help=near)
    return None


def _rows(sheet: Any, path: str, sink: Sink) -> Iterator[Row]:
    """The rows that hold something."""
    for line, row in enumerate(sheet.iter_rows(), 1):
        cells = tuple(Cell(_text(cell, path, sink), line, column, 0) for column, cell in enumerate(row, 1))
        if any(cell.text for cell in cells):
            yield cells


def _text(cell: Any, path: str, sink: Sink) -> str:
    """What a cell says, as the sheet shows it."""
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    place = Span(path, cell.row, cell.column)
    if isinstance(value, date | time):
        sink.error(
            "P185",
            f"cell {cell.coordinate} holds the date {value}",
            place,
            notes=["spreadsheets take texts such as 1-2 for a date, and no longer know what was typed"],
            help="format the cell as text and type it again",
        )
        return ""
    if cell.data_type == "e":
        sink.error("P185", f"cell {cell.coordinate} holds the error {value}", place, help="mend its formula")
        return ""
    if isinstance(value, int | float):
        decimals = DECIMALS.fullmatch(str(cell.number_format))
        if decimals:
            return f"{value:.{len(decimals[1])}f}"
        return str(int(value)) if value == int(value) else repr(value)
    text = str(value).replace("\r\n", "\n").replace("\r", "\n").strip(" \n")
    if refused := REFUSED.search(text):
        what = f"the invisible character U+{ord(refused[0]):04X} in cell {cell.coordinate} cannot stand in content"
        sink.error("P115", what, place, help="delete it, or write a space for it")
    return REFUSED.sub(" ", text)
