"""The page that every contestant makes, in mm from the top-left corner of the card: numbers only, no imports.

Nine cards of 63 x 88 mm on A4 portrait without gaps, marks in the margins. A card has a coloured round-cornered frame,
its number at the top left and bottom right, a title in the middle, one of six icons, and 120 characters of text.
"""

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
COLUMNS, ROWS = 3, 3
CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
LEFT = (PAGE_WIDTH - COLUMNS * CARD_WIDTH) / 2
TOP = (PAGE_HEIGHT - ROWS * CARD_HEIGHT) / 2
PER_PAGE = COLUMNS * ROWS

FRAME = (2.0, 2.0, 59.0, 84.0)
FRAME_RADIUS = 3.0
FRAME_WIDTH = 1.5

NUMBER_SIZE = 7.76
NUMBER_FROM = (4.5, 10.4)
NUMBER_TO = (58.5, 82.5)

TITLE_SIZE = 3.53
TITLE_AT = (31.5, 18.3)

ICON = (19.5, 21.5, 24.0)
ICON_BOX = 24.0

TEXT_SIZE = 3.17
TEXT_LEFT, TEXT_BASELINE, TEXT_WIDTH, TEXT_HEIGHT = 6.0, 51.5, 51.0, 30.0
LINE_HEIGHT = 1.2

MARK_WIDTH = 0.1
MARK_OFFSET = 0.5

FAMILY = "Noto Sans"
REGULAR = "NotoSans_400Regular.ttf"
BOLD = "NotoSans_600SemiBold.ttf"


def marks():
    """Start and end of every mark, as (x, y, x, y)."""
    right, bottom = LEFT + COLUMNS * CARD_WIDTH, TOP + ROWS * CARD_HEIGHT
    lines = []
    for column in range(COLUMNS + 1):
        x = LEFT + column * CARD_WIDTH
        lines += [(x, 0.0, x, TOP - MARK_OFFSET), (x, bottom + MARK_OFFSET, x, PAGE_HEIGHT)]
    for row in range(ROWS + 1):
        y = TOP + row * CARD_HEIGHT
        lines += [(0.0, y, LEFT - MARK_OFFSET, y), (right + MARK_OFFSET, y, PAGE_WIDTH, y)]
    return lines


def corner(place):
    """The top-left corner of the card at place 0 to 8 of its page."""
    return LEFT + place % COLUMNS * CARD_WIDTH, TOP + place // COLUMNS * CARD_HEIGHT
