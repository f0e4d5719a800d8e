"""Which CSS properties there are, which of them children inherit, and what they are at first."""

from __future__ import annotations

SVG = "http://www.w3.org/2000/svg"
PNP = "urn:pnp:layout:1"
XLINK_HREF = "{http://www.w3.org/1999/xlink}href"
XML = "{http://www.w3.org/XML/1998/namespace}"
AT = f"{{{PNP}}}at"
ON = f"{{{PNP}}}on"

_PAINT = """
fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
stroke-dasharray stroke-dashoffset paint-order color visibility clip-rule marker-start marker-mid marker-end
color-interpolation
"""
PAINT = frozenset(_PAINT.split())
"""Inherited properties of painting (SVG 2, section 13)."""

_TEXT = """
font-family font-size font-style font-weight font-stretch font-variant font-variant-caps font-variant-ligatures
font-variant-numeric font-variant-position font-variant-east-asian font-feature-settings font-variation-settings
font-kerning font-size-adjust letter-spacing word-spacing text-anchor text-align text-align-last text-indent
line-height white-space white-space-collapse direction writing-mode text-orientation glyph-orientation-vertical
text-wrap text-wrap-mode text-wrap-style font-width text-transform hyphens overflow-wrap word-wrap word-break
line-break tab-size text-rendering dominant-baseline
quotes text-shadow hanging-punctuation shape-margin shape-padding text-decoration-skip-ink text-underline-position
"""
TEXT = frozenset(_TEXT.split())
"""Inherited properties of text (CSS Text 3, CSS Fonts 4, SVG 2, section 11)."""

INHERITED = PAINT | TEXT

_OWN = """
opacity display clip-path mask filter mix-blend-mode isolation overflow stop-color stop-opacity transform
transform-origin transform-box vector-effect inline-size shape-inside shape-subtract baseline-shift
alignment-baseline text-decoration text-decoration-line text-decoration-color text-decoration-style
text-decoration-thickness unicode-bidi vertical-align text-overflow clip mask-type backdrop-filter flood-color
flood-opacity lighting-color background background-color image-rendering shape-rendering color-rendering
pointer-events cursor enable-background solid-color solid-opacity
"""
OWN = frozenset(_OWN.split())
"""Properties that stay with the element they are set on."""

_GEOMETRY = """
x y width height cx cy r rx ry d
"""
GEOMETRY = frozenset(_GEOMETRY.split())
"""Attributes that may also stand in a style sheet (SVG 2, section 7)."""

SHORTHANDS = frozenset(("font", "marker"))

KNOWN = INHERITED | OWN | SHORTHANDS

PRESENTATION = KNOWN - {"transform", "font"}
"""Properties that may be written as attributes; `transform` is read as an attribute of its own."""

_OTHER_PROPERTIES = """
color-interpolation-filters color-profile glyph-orientation-horizontal kerning text-underline-offset font-synthesis
font-optical-sizing font-display font-language-override font-palette image-orientation object-fit object-position
block-progression marker offset-path will-change user-select appearance contain content outline outline-color
outline-style outline-width margin padding border position z-index left right top bottom float
transition animation background-image perspective touch-action all stroke-alignment text-emphasis
"""
OTHER_PROPERTIES = frozenset(_OTHER_PROPERTIES.split())
"""Properties of CSS that mean nothing here, but that drawing programs write."""

_ATTRIBUTES = """
id class style lang tabindex role href x y width height viewBox preserveAspectRatio rx ry r cx cy d points
x1 y1 x2 y2 pathLength dx dy rotate textLength lengthAdjust startOffset method spacing side path version baseProfile
zoomAndPan contentScriptType contentStyleType externalResourcesRequired requiredFeatures requiredExtensions
systemLanguage transform gradientUnits gradientTransform spreadMethod fx fy fr offset patternUnits
patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight
refX refY orient crossorigin decoding type media title target rel download space focusable xmlns
"""
ATTRIBUTES = frozenset(_ATTRIBUTES.split())
"""Attributes of drawn elements that are no properties (SVG 2, appendix J)."""

INITIAL = {"fill": "black", "stroke": "none", "color": "black", "font-size": "16"}
"""Where a property starts; the others are looked up with a default where they are used."""
