"""What `pnp plan` prints: a table for each component, the command that builds its best row, or all of it as JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator

from msgspec.structs import asdict

from pnp.diagnostics.text import as_json
from pnp.pipeline.documents import MIXED
from pnp.pipeline.outcome import number_of
from pnp.pipeline.plan import Component, Layout, Plan, PlanOptions
from pnp.units import format_mm

MM2_PER_CM2 = 100


def plan_text(plan: Plan) -> str:
    """The tables, for people."""
    return "\n\n".join(_shown(component, plan.options) for component in plan.components)


def plan_json(plan: Plan) -> str:
    """The figures, for programs: lengths in mm, areas in mm², `command` builds the layout with `best`."""
    components = []
    for component in plan.components:
        best = component.best
        layouts = [{**asdict(layout), "best": layout is best} for layout in component.layouts]
        command = _command(component, best, plan.options) if best else None
        components.append({**asdict(component), "layouts": layouts, "command": command})
    told = json.loads(as_json(plan.outcome.diagnostics))
    return json.dumps({"components": components, "diagnostics": told}, ensure_ascii=False, indent=2)


def _shown(component: Component, options: PlanOptions) -> str:
    """A component as lines of a table."""
    inked = any(layout.ink is not None for layout in component.layouts)
    round_ones = any(layout.outlines for layout in component.layouts)
    gridded = any(layout.otherwise is not None for layout in component.layouts)
    head = ["paper", "gap", "bleed between", "around", "cards", "sheets", "on the first"]
    head += ["other way round"] if gridded else []
    head += ["waste", "cuts"]
    head += ["outlines"] if round_ones else []
    head += ["ink"] if inked else []
    rows = [head, *(_row(layout, head) for layout in component.layouts)]
    widths = [max(len(row[column]) if column < len(row) else 0 for row in rows) for column in range(len(head))]
    best = component.best
    lines = []
    for number, row in enumerate(rows):
        cells = [
            f"{row[0]:<{widths[0]}}",
            *(f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=False)),
        ]
        mark = "  least paper" if number and component.layouts[number - 1] is best else ""
        lines.append(f"  {'  '.join(cells)}{mark}".rstrip())
    title = f"{component.game}/{component.name}: {number_of(component.cards, 'card')}"
    command = (f"  {_command(component, best, options)}",) if best else ()
    return "\n".join((title, *lines, *command))


def _row(layout: Layout, head: list[str]) -> list[str]:
    """A way to lay it out, cell by cell."""
    row = [layout.paper, format_mm(layout.gap), format_mm(layout.between), format_mm(layout.rim)]
    if not layout.sheets:
        return [*row, "do not fit"]
    row += ["lying" if layout.lying else "upright", str(layout.sheets), str(layout.places)]
    row += [str(layout.otherwise)] if "other way round" in head else []
    row += [f"{100 * layout.waste:.0f} %", str(layout.cuts)]
    row += [str(layout.outlines)] if "outlines" in head else []
    if "ink" in head:
        row.append("-" if layout.ink is None else f"{math.ceil(layout.ink / MM2_PER_CM2)} cm²")
    return row


def _command(component: Component, best: Layout, options: PlanOptions) -> str:
    """The command that builds the best way."""
    return " ".join(("pnp build", component.game, *_options(component, best, options)))


def _options(component: Component, best: Layout, options: PlanOptions) -> Iterator[str]:
    """What stands behind the game: the row's own values, and all that was asked for."""
    selection, sheets = options.selection, options.sheets
    yield from ("--mix",) if component.name == MIXED else ()
    for name in component.decks if component.name == MIXED else (component.name,):
        yield f"--component {name}"
    paper = f'"{best.paper}"' if " " in best.paper else best.paper
    yield f"--paper {paper}"
    yield f"--gap {_typed(best.gap)}"
    if sheets.sleeves:
        yield "--sleeves"
        if sheets.insert:
            yield f'--insert "{_typed(sheets.insert.width)} x {_typed(sheets.insert.height)}"'
    elif best.bleed is not None:
        yield f"--bleed {_typed(best.bleed)}"
    if sheets.margin is not None:
        yield f"--margin {_typed(sheets.margin)}"
    if selection.copies != 1:
        yield f"--copies {selection.copies}"
    if selection.languages:
        yield f"--lang {','.join(selection.languages)}"
    if selection.variant:
        yield f"--variant {selection.variant}"


def _typed(length: float) -> str:
    """A length as an option takes it, to the micrometre: a gap that is rounded may no longer fit."""
    return f"{length:.4f}".rstrip("0").rstrip(".") + "mm"
