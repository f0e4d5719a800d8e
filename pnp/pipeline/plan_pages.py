"""Whether sheets of several decks can have the pages that say how they are cut."""

from __future__ import annotations

from pnp.diagnostics import Sink
from pnp.impose.messages_plans import too_small_for_a_plan, unmarked_for_several_papers
from pnp.model.sheet import SheetScheme
from pnp.pipeline.select import Paper


def can_be_planned(paper: Paper, scheme: SheetScheme, sink: Sink) -> bool:
    """Whether a plan can be followed on a paper; sheets of backs alone have none.

    Reports:
        P626 no marks on a file for several papers, P627 a page that is too small.
    """
    from pnp.template.cut_plan import LEAST_SCALE, scale_on

    if scheme.sides == "backs":
        return True
    if paper.page is not None and scheme.marks == "none":
        unmarked_for_several_papers(scheme, sink)
        return False
    page = paper.page or paper.size
    page = page.turned if scheme.orientation == "landscape" else page
    if scale_on(page) < LEAST_SCALE:
        too_small_for_a_plan(scheme, page, sink)
        return False
    return True
