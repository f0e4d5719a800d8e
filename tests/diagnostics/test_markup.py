"""What an XML parser complains of: the fact in plain words, and where it is mended."""

from __future__ import annotations

from xml.parsers import expat

import pytest

from pnp.diagnostics.markup import Complaint, complaint


def told(text: str) -> Complaint:
    """The complaint about a text of one line in ASCII."""
    with pytest.raises(expat.ExpatError) as caught:
        expat.ParserCreate().Parse(text, True)
    return complaint(str(caught.value).partition(":")[0], text, caught.value.offset)


@pytest.mark.parametrize(
    ("text", "fact", "at"),
    [
        ("<svg><g><rect/></svg>", "`<g>` is never closed", "<g>"),
        ("<svg><g><rect/></g>", "`<svg>` is never closed", "<svg>"),
        ("<svg><rect></rct></svg>", "`</rct>` stands where `</rect>` is wanted", "r"),
        ('<svg><g a=">"><!-- <b> --></svg>', "`<g>` is never closed", '<g a=">">'),
        ('<svg><rect x="1" y="2" x="3"/></svg>', "`x` is given twice", "x"),
        ("<svg>&nbsp;</svg>", "`&nbsp;` is not known in XML", "&"),
        ("<svg><rect x=1/></svg>", "a value is not in quotes", "1"),
        ('<svg><rect x="1<2"/></svg>', "`<` must be written `&lt;`", "<"),
        ("<svg>a & b</svg>", "`&` must be written `&amp;`", " "),
        ("<svg/><svg/>", "something stands behind the last end tag", "<"),
        ("<svg", "a `<` is never closed", "<"),
        ("<svg>a\x07b</svg>", "it has the invisible character U+0007, which SVG cannot hold", "\x07"),
    ],
)
def test_a_complaint_says_what_is_wrong_and_where(text: str, fact: str, at: str) -> None:
    found = told(text)
    assert (found.fact, text[found.start : found.end]) == (fact, at)


@pytest.mark.parametrize(
    ("text", "help"),
    [
        ("<svg><rect x=1/></svg>", 'write `x="1"`'),
        ("<svg><text font-size=“6.5”>a</text></svg>", 'write `font-size="6.5"` with straight quotes'),
        ("<svg><rect x= „1“/></svg>", 'write `x="1"` with straight quotes'),
        ("<svg>a & b</svg>", None),
        ('<svg><rect rx=”3" fill="#FFFBF2"/></svg>', 'write `rx="3"`'),
        ('<svg><rect rx="3 fill="#FFFBF2"/></svg>', 'write `rx="3"`'),
        ('<svg><rect rx="3” fill="#FFFBF2"/></svg>', 'write `rx="3"`'),
        ('<svg><rect rx="3" fill="#FFFBF2/><rect rx="3"/></svg>', 'write `fill="#FFFBF2"`'),
        ('<svg><text font-family="Noto Sans x="3">a</text></svg>', 'write `font-family="Noto Sans"`'),
    ],
)
def test_a_value_without_straight_quotes_is_told_as_it_is_typed(text: str, help: str | None) -> None:
    assert told(text).help == help
