"""What would be drawn wrongly or dropped in silence, refused by name, but only where it has an effect."""

from __future__ import annotations

from pnp.diagnostics.similar import nearest
from pnp.typeset.document.cascade import Styled
from pnp.typeset.document.work import Work

_DRAWN = """
svg g a switch use symbol defs rect circle ellipse line polyline polygon path image text title desc metadata
style linearGradient radialGradient pattern clipPath mask marker filter view cursor color-profile font font-face
"""
DRAWN = frozenset(_DRAWN.split())
"""Elements that are drawn, or that say how something else is."""

_SILENT = """
defs symbol title desc metadata style linearGradient radialGradient pattern clipPath mask marker filter view
"""
SILENT = frozenset(_SILENT.split()) | {"cursor", "color-profile", "font", "font-face"}
"""Elements that draw nothing where they stand."""

_MOVING = """
animate animateMotion animateTransform animateColor set script handler discard mpath
"""
MOVING = frozenset(_MOVING.split())
"""Elements that only do something on a screen."""

FLOWED = frozenset(("flowRegion", "flowPara", "flowSpan"))

TEXT_PARTS = frozenset(("tspan", "textPath", "tref", "stop", "hatch", "mesh", "meshgradient"))

_OURS = """
pnp:height pnp:fit pnp:min-size pnp:valign pnp:max-lines pnp:paragraph-spacing pnp:markup pnp:next pnp:fit-group
pnp:live pnp:guide pnp:at pnp:fields pnp:on pnp:run pnp:bold-weight pnp:icon-size pnp:style pnp:before pnp:after
pnp:indent pnp:bullet
"""
OURS = frozenset(_OURS.split())
"""Our attributes (format of layouts)."""

FILTERS_HELP = "draw the shadow as a shape of its own with `opacity`, or put that part in as a PNG with <image>"
BLEND_HELP = "choose the mixed colour yourself, or put that part in as a PNG with <image>"


MOVED = {
    "rotate": 'write `transform="rotate(…)"`',
    "scale": 'write `transform="scale(…)"`',
    "translate": 'write `transform="translate(…)"`',
    "offset-path": "place it with `transform`",
    "mask-image": 'draw a <mask> and write `mask="url(#…)"`',
}
"""Properties of newer CSS for what SVG has attributes of its own, and the way round."""


class Refusals:
    """Looks at start tags."""

    def __init__(self, work: Work) -> None:
        """Report to the sink of `work`."""
        self._work = work

    def check(self, element: Styled) -> None:
        """Look at the properties of an element that is drawn.

        Reports:
            P405 filters, P406 blending, P427 other effects, P428 unknown attributes of ours.
        """
        own = element.own
        if own:
            self._effects(element)
        if element.style.get("stroke", "none") != "none" and own.get("vector-effect", "none") != "none":
            self._effect(element, "vector-effect", "leave it out and set the `stroke-width` that is wanted")
        if "pathLength" in element.attributes and element.style.get("stroke-dasharray", "none") != "none":
            self._dashes(element)
        for name in element.attributes:
            if name.startswith("pnp:") and name not in OURS:
                near = nearest(name, OURS)
                self._work.sink.error(
                    "P428",
                    f"there is no attribute `{name}`",
                    element.span,
                    help=f"did you mean `{near}`?" if near else None,
                )

    def _effects(self, element: Styled) -> None:
        """Filters, blending and the like."""
        own = element.own
        if own.get("filter", "none") != "none":
            self._work.sink.error(
                "P405",
                f"`filter: {own['filter']}` of <{element.tag}> is not drawn",
                element.span,
                notes=["blurs, shadows and colour effects are pixels, which print files of shapes do not hold"],
                help=FILTERS_HELP,
            )
        if own.get("mix-blend-mode", "normal") != "normal":
            self._work.sink.error(
                "P406",
                f"`mix-blend-mode: {own['mix-blend-mode']}` of <{element.tag}> is not drawn",
                element.span,
                help=BLEND_HELP,
            )
        if own.get("backdrop-filter", "none") != "none":
            self._effect(element, "backdrop-filter", FILTERS_HELP)
        if own.get("clip", "auto") != "auto" and element.tag in ("svg", "image"):
            self._effect(element, "clip", 'draw the window in a <clipPath> and write `clip-path="url(#…)"`')
        for name, help in MOVED.items():
            if own.get(name, "none") not in ("none", "auto"):
                self._effect(element, name, help)
        if "transform-origin" in own and own.get("transform-box", "view-box") != "view-box":
            self._effect(element, "transform-box", "leave it out, and give `transform-origin` in units of the drawing")

    def _dashes(self, element: Styled) -> None:
        """Report dashes that are measured in parts of a stated length."""
        if element.style.get("stroke", "none") == "none":
            return
        self._work.sink.error(
            "P427",
            f'`pathLength="{element.attributes["pathLength"]}"` of <{element.tag}> is not counted for its dashes',
            element.span,
            help="leave it out, and give `stroke-dasharray` in units of the drawing",
        )

    def _effect(self, element: Styled, name: str, help: str) -> None:
        """Report P427."""
        fact = f"`{name}: {element.own[name]}` of <{element.tag}> is not drawn"
        self._work.sink.error("P427", fact, element.span, help=help)

    def element(self, element: Styled) -> None:
        """Report an element that is not drawn.

        Reports:
            P410 foreignObject, P416 unknown, P417 flowed text of old Inkscape, P425 (warning) what only moves.
        """
        tag = element.tag
        sink = self._work.sink
        if tag in MOVING:
            sink.warning("P425", f"<{tag}> does nothing in print", element.span, help=f"delete the <{tag}>")
        elif tag == "foreignObject":
            sink.error(
                "P410",
                "<foreignObject> is not drawn: what is in it is no SVG",
                element.span,
                help="write the text as <text> with `inline-size`, which wraps",
            )
        elif tag in FLOWED:
            sink.error(
                "P417",
                f"<{tag}> is a part of flowed text of an old Inkscape, and stands in no <flowRoot>",
                element.span,
                help="in Inkscape 1.x choose Text > Convert to Text and save, or write <text> with `inline-size`",
            )
        elif tag in TEXT_PARTS:
            sink.error("P416", f"<{tag}> stands where it is not drawn", element.span)
        elif not tag.startswith("pnp:"):
            near = nearest(tag, DRAWN)
            sink.error(
                "P416",
                f"there is no element <{tag}> in SVG",
                element.span,
                help=f"did you mean `{near}`?" if near else None,
            )
