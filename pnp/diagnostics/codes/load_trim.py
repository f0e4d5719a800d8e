"""Codes P190 to P199 load: shapes of cards and tokens."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P190": Entry(
        "Shape and measures that do not go together",
        "A circle and a square are as wide as they are high: one length says it all. Rectangles need two. Rounded "
        "corners reach to the middle of the shorter side at most.",
        "shape: circle\nsize: 16 x 20 mm",
        "shape: circle\nsize: 16 mm",
    ),
    "P191": Entry(
        "Standee that cannot be folded",
        "A standee is printed on one side: its picture stands twice, head to head, and is folded between the two. So "
        "it is a rectangle, and its back is the same picture.",
        "standee: {base: 10 mm}\nlayout: {face: heroes/hero.svg, back: heroes/back.svg}",
        "standee: {base: 10 mm}\nlayout: {face: heroes/hero.svg}",
    ),
    "P195": Entry(
        "Printer that does the impossible",
        "What stands under `printers` is what `pnp calibrate` measures: printers leave up to 30 mm white, put backs up "
        "to 8 mm off, turn them by up to 2 degrees, and scale pages by up to 1.5 %. More is a typing mistake, or the "
        "print window. `back_bleed` is 10 mm at most.",
        "back: {x: 12 mm}",
        "back: {x: 1.2 mm}",
    ),
}
