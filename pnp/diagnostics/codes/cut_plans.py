"""Codes P626 and P627 of cutting plans, besides those of impose."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P626": Entry(
        "cutting plan without marks for several papers",
        "The plan of mixed sheets says of each cut how far it is from an edge that is cut by then. The first two go by "
        "marks, or are measured from the edges of the paper: of a file for several papers no such measure is right "
        "for all of them.",
        "pnp build railway --mix --paper a4+letter --marks none",
        "pnp build railway --mix --paper a4,letter --marks none",
    ),
    "P627": Entry(
        "paper too small for a cutting plan",
        "The last pages of mixed sheets show each sheet small, with a number at every cut, and beside it a list of "
        "measures. On a page smaller than about A6 the numbers would lie over one another.",
        "pnp build railway --mix --paper a7",
        "pnp build railway --mix --paper a6",
    ),
}
