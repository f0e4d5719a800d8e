"""What is reported of cutting plans: P626 and P627."""

from __future__ import annotations

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Size
from pnp.impose.messages import of
from pnp.model.sheet import SheetScheme
from pnp.sizes import PAPERS, paper_names

PROPOSED = ("a6", "a5", "a4", "a3", "a2", "a1", "a0")
"""Small ones first; on all of them a plan can be read."""


def unmarked_for_several_papers(scheme: SheetScheme, sink: Sink) -> None:
    """P626: without marks the first cuts are measured from edges of the paper, and each paper has its own."""
    each = ",".join(paper_names(scheme.paper_name))
    sink.error(
        "P626",
        f"sheets{of(scheme)} for {scheme.paper_name} cannot be cut without marks",
        scheme.span,
        notes=(
            "their plan would measure the first two cuts from the edges of the paper, which differ from paper to paper",
        ),
        help=f"leave `--marks none` out, or build a file for each: `--paper {each}`",
    )


def too_small_for_a_plan(scheme: SheetScheme, page: Size, sink: Sink) -> None:
    """P627: a page on which nobody could read in which order sheets are cut."""
    larger = next((name for name in PROPOSED if _holds(PAPERS[name], page)), None)
    sink.error(
        "P627",
        f"{scheme.paper_name} is too small for the cutting plan of sheets{of(scheme)}",
        scheme.span,
        notes=("a plan is a page of the file: a small picture of the sheet with numbers, beside a list of measures",),
        help=f"use `--paper {larger}`, or leave `--mix` out" if larger else "leave `--mix` out",
    )


def _holds(paper: Size, page: Size) -> bool:
    """Whether a page is no larger than a paper, which lies as it does."""
    lying = paper.turned if page.width > page.height else paper
    return page.width <= lying.width + EPS and page.height <= lying.height + EPS
