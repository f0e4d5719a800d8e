from __future__ import annotations

import pytest
import yaml

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.load.nodes import MapNode, Node, ScalarNode
from pnp.load.yaml_events import fast_events, python_events
from pnp.load.yaml_nodes import nodes_of


def read(text: str) -> tuple[Node | None, tuple[Diagnostic, ...]]:
    sink = Sink()
    return nodes_of(text, "f.yaml", sink), sink.diagnostics


def one(text: str) -> Diagnostic:
    _, messages = read(text)
    assert len(messages) == 1, messages
    return messages[0]


def at(text: str, found: Diagnostic) -> str:
    assert found.span is not None
    line = text.split("\n")[found.span.line - 1]
    return line[found.span.column - 1 : found.span.column - 1 + found.span.length]


def value_of(text: str, key: str = "a") -> ScalarNode:
    root, messages = read(text)
    assert messages == ()
    assert isinstance(root, MapNode)
    value = root.value(key)
    assert isinstance(value, ScalarNode)
    return value


@pytest.mark.parametrize("events", [fast_events, python_events])
@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("a: one two  # note\n", Span("f.yaml", 1, 4, 7)),
        ('b: 1\na: "one"\n', Span("f.yaml", 2, 4, 5)),
        ("é: 日本\na: 😀 x\n", Span("f.yaml", 2, 4, 3)),
        ("{b: [1, 2], a: x}\n", Span("f.yaml", 1, 16, 1)),
        ("a: one\n  two\n", Span("f.yaml", 1, 4, 3)),
        ("a: |\n  one\n", Span("f.yaml", 1, 4, 1)),
        ("a: &mark one\n", Span("f.yaml", 1, 10, 3)),
    ],
)
def test_scalar_span_is_where_it_is_typed(text: str, span: Span, events: object) -> None:
    sink = Sink()
    root = nodes_of(text, "f.yaml", sink, events)  # type: ignore[arg-type]
    assert isinstance(root, MapNode)
    assert root.value("a").span == span  # type: ignore[union-attr]


def test_inner_span_leaves_out_the_quotes() -> None:
    assert value_of('a: "x == 1"\n').inner == Span("f.yaml", 1, 5, 6)


def test_inner_span_of_escaped_text_is_the_whole() -> None:
    assert value_of("a: 'it''s'\n").inner == Span("f.yaml", 1, 4, 7)


def test_anchor_and_alias_repeat_a_value() -> None:
    assert value_of("b: &x hi\na: *x\n").text == "hi"


def test_empty_file_is_an_empty_map() -> None:
    assert read("# nothing\n") == (MapNode({}, "f.yaml", 1, 1, 0), ())


QUOTES = [
    ("a: Gain: 2 gold\n", "text with `: ` in it must be quoted", 'a: "Gain: 2 gold"'),
    ("a: @x\n", "text cannot start with `@` unless it is quoted", 'a: "@x"'),
    ("a: `x\n", "text cannot start with a backtick unless it is quoted", 'a: "`x"'),
    ("a: %x\n", "text cannot start with `%` unless it is quoted", 'a: "%x"'),
    ("a: - x\n", "text cannot start with `-` unless it is quoted", 'a: "- x"'),
    ("a: * x\n", "text cannot start with `*` unless it is quoted", 'a: "* x"'),
    ("a: *x y\n", "text cannot start with `*` unless it is quoted", 'a: "*x y"'),
    ("a: & x\n", "text cannot start with `&` unless it is quoted", 'a: "& x"'),
    ("a: ? x\n", "text cannot start with `?` unless it is quoted", 'a: "? x"'),
    ("a: | x\n", "text cannot start with `|` unless it is quoted", 'a: "| x"'),
    ("a: > x\n", "text cannot start with `>` unless it is quoted", 'a: "> x"'),
    ("a: [x] y\n", "text cannot start with `[` unless it is quoted", 'a: "[x] y"'),
    ("a: {x: 1} y\n", "text cannot start with `{` unless it is quoted", 'a: "{x: 1} y"'),
    ("a: ]\n", "text cannot start with `]` unless it is quoted", 'a: "]"'),
    ('a: "x" y\n', 'the text goes on after the closing `"`, or has `"` inside', "a: '\"x\" y'"),
    ("a: 'it's'\n", "the text goes on after the closing `'`, or has `'` inside", 'a: "it\'s"'),
    ('a: "C:\\q"\n', "a `\\` in double quotes starts an escape that YAML does not know", "a: 'C:\\q'"),
    ("a: {x: b: c, y: 1}\n", "text with `: ` in it must be quoted", 'x: "b: c"'),
    ("a: {x: @b, y: 1}\n", "text cannot start with `@` unless it is quoted", 'x: "@b"'),
    ("a: {x: b #2, y: 1}\nc: 1\n", "text with ` #` in it must be quoted", 'x: "b #2"'),
    ("a: {x: - b}\n", "text cannot start with `-` unless it is quoted", 'x: "- b"'),
    ("a: x: y  # note: 1\n", "text with `: ` in it must be quoted", 'a: "x: y"'),
]


@pytest.mark.parametrize(("text", "what", "mend"), QUOTES)
def test_text_that_needs_quotes_is_told_with_the_line_to_type(text: str, what: str, mend: str) -> None:
    found = one(text)
    assert (found.code, found.what, found.help) == ("P103", what, f"quote this value: `{mend}`")


@pytest.mark.parametrize(("text", "what", "mend"), QUOTES)
def test_typing_what_the_help_says_cures_it(text: str, what: str, mend: str) -> None:
    found = one(text)
    name, _, quoted = mend.partition(": ")
    wrong = at(text, found)
    mended = text.replace(f"{name}: {wrong}", f"{name}: {quoted}", 1)
    assert mended != text
    assert read(mended)[1] == ()


OTHERS = [
    ("a: 'x\nb: 1\n", "the `'` is never closed", "write `a: 'x'`", "'x"),
    ("a: [x\nb: 1\n", "the `[` is never closed", "close it: `[x]`", "[x"),
    ("a: {x: 1\nb: 2\n", "the `{` is never closed", "close it: `{x: 1}`", "{x: 1"),
    ("a: {x: 1,, y: 2}\n", "a `,` too many", "delete this `,`", ","),
    ("a: {x: 1}}\n", "a `}` too many", "delete this `}`", "}"),
    ("a:1\nb: 2\n", "no space after the `:`", "write `a: 1` with a space after `:`", "a:"),
    ("a:\n\tb: 1\n", "a tab stands where only spaces may", "write 2 spaces for the tab", "\t"),
    ("a: 1\nfoo\nb: 2\n", "a line without `:` where `name: value` is wanted", None, "f"),
    (": x\n", "a `:` without a name before it", None, ":"),
    ("%foo\na: 1\n", "a line cannot start with `%`", None, ""),
    ("a: 1\n  b: 2\n", "a `:` where none may stand; lines of one map must start in the same column", None, ":"),
    ("a: 1\n...\nb: 2\n", "text behind the end of the document", None, "b"),
]


@pytest.mark.parametrize(("text", "what", "mend", "where"), OTHERS)
def test_other_syntax_mistakes_are_told_in_plain_words(text: str, what: str, mend: str | None, where: str) -> None:
    found = one(text)
    assert (found.code, found.what, found.help) == ("P103", what, mend)
    assert at(text, found).startswith(where)


def test_wrong_indentation_names_the_line_it_would_belong_to() -> None:
    found = one("a:\n    b: 1\n  c: 2\n")
    assert found.span == Span("f.yaml", 3, 3, 1)
    assert found.notes == ("the map it would belong to starts in line 1, column 1",)


def test_places_behind_a_mended_mistake_are_those_typed() -> None:
    root, _ = read("a: {b: @c, d: [e], f: @g, h: i}\n")
    assert isinstance(root, MapNode)
    entries = root.value("a")
    assert isinstance(entries, MapNode)
    assert {name: value.span for name, (_, value) in entries.entries.items()} == {
        "b": Span("f.yaml", 1, 8, 2),
        "d": Span("f.yaml", 1, 15, 3),
        "f": Span("f.yaml", 1, 23, 2),
        "h": Span("f.yaml", 1, 30, 1),
    }
    assert entries.span == Span("f.yaml", 1, 4, 28)


def test_every_syntax_mistake_is_found_in_one_run() -> None:
    _, messages = read("a: x: y\nb: ok\nc: @z\nd: {e: @f, g: - h}\n")
    assert [message.span for message in messages] == [
        Span("f.yaml", 1, 4, 4),
        Span("f.yaml", 3, 4, 2),
        Span("f.yaml", 4, 8, 2),
        Span("f.yaml", 4, 15, 3),
    ]


def test_mistakes_behind_a_syntax_mistake_are_found_too() -> None:
    _, messages = read("a: x: y\nb: 1\nb: 2\n")
    assert [message.code for message in messages] == ["P103", "P102"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("cards:\n  - id: one\n    t: a: b\n", "card `one`"),
        ("cards:\n  - {id: one}\n  - {id: two, t: @x}\n", "card `two`"),
        ("cards:\n  - {id: one}\n  - {t: @x, id: two}\n", "card `two`"),
        ("cards:\n  - {id: one}\n  - t: a: b\n    id: two\n", "card 2"),
    ],
)
def test_syntax_mistake_names_the_card(text: str, place: str) -> None:
    assert one(text).what.endswith(f", in {place}")


@pytest.mark.parametrize("events", [fast_events, python_events])
def test_both_parsers_find_the_same_mistake(events: object) -> None:
    sink = Sink()
    nodes_of("a: x: y\nb: {c: @d}\n", "f.yaml", sink, events)  # type: ignore[arg-type]
    assert [message.span for message in sink.diagnostics] == [Span("f.yaml", 1, 4, 4), Span("f.yaml", 2, 8, 2)]


def test_missing_libyaml_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml, "__with_libyaml__", False)
    assert value_of("a: one\n").span == Span("f.yaml", 1, 4, 3)


def test_duplicate_key_names_both_lines() -> None:
    found = one("a: 1\nb: 2\na: 3\n")
    assert (found.code, found.what, found.label) == ("P102", "`a` is given twice", "second time")
    assert found.span == Span("f.yaml", 3, 1, 1)
    assert found.notes == ("first given at f.yaml:1:1; YAML would silently keep the second",)


def test_duplicate_key_in_quotes_is_found() -> None:
    assert one("{a: 1, 'a': 2}\n").code == "P102"


REFUSED = [
    ("a: !x y\n", "P107", "`!x` is a YAML tag, which content cannot have", "!x"),
    ("a: !!str 1\n", "P107", "`!!str` is a YAML tag, which content cannot have", "!!str"),
    ("a: ! x\n", "P107", "`!` is a YAML tag, which content cannot have", "!"),
    ("a: !x [1]\n", "P107", "`!x` is a YAML tag, which content cannot have", "!x"),
    ("a: 1\n---\nb: 2\n", "P108", "a second document starts here", "---"),
    ("b: &b {x: 1}\na: {<<: *b}\n", "P109", "`<<` does not merge maps here", "<<"),
    ("a: *x\n", "P111", "no anchor `&x` stands before this", "*x"),
    ("a: &x [*x]\n", "P111", "`*x` contains itself", "*x"),
    ("[a]: 1\n", "P112", "a list stands where a name is wanted", "["),
    ("a: {{ b }}\n", "P112", "text that starts with `{` must be quoted", "{{ b }}"),
    ("a: x\x07y\n", "P115", "the invisible character U+0007 cannot stand in content", "\x07"),
    ('a: "x\\0y"\n', "P115", "the invisible character U+0000 cannot stand in content", '"x\\0y"'),
    ("a: x\u2028y\n", "P115", "the invisible character U+2028 cannot stand in content", "\u2028"),
    ("a:\n", "P106", "`a` has no value", "a"),
    ("{a: , b: 1}\n", "P106", "`a` has no value", "a"),
    ("a:\n  -\n  - 1\n", "P106", "an entry of this list is empty", "-"),
    ("a: #fff\n", "P106", "`a` has no value: `#` starts a comment", "a"),
    ("{a:1, b: 2}\n", "P106", "`a:1` has no value", "a:1"),
]


@pytest.mark.parametrize(("text", "code", "what", "where"), REFUSED)
def test_what_yaml_hides_is_refused(text: str, code: str, what: str, where: str) -> None:
    found = one(text)
    assert (found.code, found.what) == (code, what)
    assert at(text, found) == where


def test_empty_colour_is_told_with_the_line_to_type() -> None:
    assert one("a: #fff\n").help == 'write `a: "#fff"`'


def test_braces_outside_quotes_are_told_with_the_value_to_type() -> None:
    assert one("a: {{ card.b }}\n").help == 'write `"{{ card.b }}"`'


@pytest.mark.parametrize(
    ("text", "last"),
    [("a:\n", "delete the line"), ("{a: , b: 1}\n", "delete `a:`"), ("{b: 1, a: }\n", "delete `a:`")],
)
def test_forgotten_value_may_be_deleted_alone(text: str, last: str) -> None:
    assert one(text).help == f'write a value behind it, `a: ""` for an empty text, or {last}'


@pytest.mark.parametrize(
    ("text", "help"),
    [
        ("{lat: 60,435, lon: 22.2}\n", "write `lat: 60.435`"),
        ("{lon: -20,301}\n", "write `lon: -20.301`"),
        ("{en: Warm, but windy., hu: Meleg}\n", 'write `en: "Warm, but windy."`'),
        ("{en: Sun, wind, and rain., hu: Eső}\n", 'write `en: "Sun, wind, and rain."`'),
        ("{hu: 1, en: Sun, wind, and rain.}\n", 'write `en: "Sun, wind, and rain."`'),
    ],
)
def test_value_cut_by_commas_is_told_whole_and_once(text: str, help: str) -> None:
    found = one(text)
    assert (found.code, found.help) == ("P106", help)


def test_aliases_may_expand_to_ten_thousand_values() -> None:
    text = "a: &a [" + "1, " * 998 + "1]\n" + "".join(f"b{n}: *a\n" for n in range(10))
    assert read(text)[1] == ()


def test_aliases_that_expand_further_are_refused() -> None:
    text = "a: &a [" + "1, " * 998 + "1]\n" + "".join(f"b{n}: *a\n" for n in range(11))
    found = one(text)
    assert (found.code, found.what) == ("P111", "the aliases of this file expand to more than 10,000 values")
    assert found.span == Span("f.yaml", 12, 6, 2)


def test_nested_aliases_are_counted_as_expanded() -> None:
    lines = ["a: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"]
    lines += [f"b{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    assert one("\n".join(lines)).code == "P111"


def test_deep_nesting_is_refused() -> None:
    found = one("a: " + "[" * 500 + "]" * 500)
    assert (found.code, found.what) == ("P114", "maps and lists are nested more than 60 deep")


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        (r'"art\castle.png"', "art/castle.png"),
        (r'"art\new\test.svg"', "art/new/test.svg"),
        (r'"été\Uxmal.svg"', "été/Uxmal.svg"),
    ],
)
def test_a_path_with_backslashes_in_double_quotes_is_told_and_read_as_meant(typed: str, text: str) -> None:
    root, messages = read(f"a: {typed}\nb: 1\n")
    (found,) = messages
    assert (found.code, found.help) == ("P117", f"write `{text}`")
    assert at(f"a: {typed}", found) == typed
    assert isinstance(root, MapNode)
    value = root.value("a")
    assert isinstance(value, ScalarNode)
    assert value.text == text


@pytest.mark.parametrize(
    "typed", [r'"a\tb"', r'"a\\b.svg"', r'"says \"x.svg"', '# "a\\b.svg"\n  c', r"'a\b.svg'", r"a\b.svg"]
)
def test_other_backslashes_are_left_alone(typed: str) -> None:
    assert read(f"a: {typed}\n")[1] == ()
