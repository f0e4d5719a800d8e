"""Codes P167 and P171 to P179 load: boards."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P167": Entry(
        "Outside of the board",
        "A space is where its middle is, a slot, a box or a cell where its rectangle is. What lies beyond the edge of "
        "the board is not printed. Perhaps a number is wrong, or x and y are swapped.",
        "size: 420 x 297 mm\nspaces:\n  - {id: hub, x: 100, y: 310}",
        "size: 420 x 297 mm\nspaces:\n  - {id: hub, x: 310, y: 100}",
    ),
    "P171": Entry(
        "Board without a file",
        "Each board that `boards:` lists is a file of that name beside game.yaml.",
        "boards: [bord]    # and a file board.yaml",
        "boards: [board]   # and a file board.yaml",
    ),
    "P172": Entry(
        "No place",
        "A place on a board is two numbers of mm from its top left corner, x and y.",
        "cells: [[27, 30], [45]]",
        "cells: [[27, 30], [45, 30]]",
    ),
    "P173": Entry(
        "No shape",
        "A space is round and has a `radius`, or it has an `outline` of three corners or more. The `radius` of a board "
        "may name a number for each kind of space, as the spaces call it.",
        "- {id: lake, x: 20, y: 15, outline: [[10, 10], [30, 10]]}",
        "- {id: lake, x: 20, y: 15, outline: [[10, 10], [30, 10], [20, 30]]}",
    ),
    "P174": Entry(
        "No such space",
        "A route ends at spaces of the board, and a slot may belong to one; they are named by their ids.",
        "spaces:\n  - {id: hub, x: 50, y: 50}\n  - {id: alps, x: 90, y: 50}\nroutes:\n  - {a: hub, b: alp}",
        "spaces:\n  - {id: hub, x: 50, y: 50}\n  - {id: alps, x: 90, y: 50}\nroutes:\n  - {a: hub, b: alps}",
    ),
    "P175": Entry(
        "Cells of a track",
        "The cells are given by their centres in order, or as a ring round a rectangle, of 1,000 cells at most.",
        "track: {cell: 18 mm, cells: 100}",
        "track: {cell: 18 mm, cells: {x: 27, y: 30, columns: 31, rows: 21}}",
    ),
    "P178": Entry(
        "Fold that is none",
        "`fold` says into how many panels a board folds: side by side x below one another. Thick panels fold flat in "
        "one row or in two; with two rows the board is slit along the middle.",
        "fold: 3x3",
        "fold: 3x2",
    ),
    "P179": Entry(
        "Tiling that is none",
        "A board that is larger than the paper is laid over several sheets. `seam` is `glue` or `butt`; `avoid` lists "
        "the parts of the board that seams should not cut: `spaces`, `slots`, `boxes`, `track`.",
        "tiling: {avoid: [space]}",
        "tiling: {avoid: [spaces]}",
    ),
    "P176": Entry(
        "Board that is not listed",
        "A board that game.yaml does not list is left out, and its rules are not asked.",
        "decks: [heroes]    # and a file board.yaml",
        "decks: [heroes]\nboards: [board]",
    ),
}
"""What decoding boards reports."""
