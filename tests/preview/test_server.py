from __future__ import annotations

import base64
import hashlib
import http.client
import json
import re
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from urllib.parse import urlsplit

import pytest

from pnp.model.preview import Wish
from pnp.preview.feed import Feed
from pnp.preview.server import Page, PreviewServer, event, wish_of

KEY = "0123456789abcdef" * 2


class Pictures:
    """A source with one picture, which notes what it is told."""

    def __init__(self) -> None:
        self.feeds: list[Feed] = []
        self.left: list[Feed] = []
        self.seen: list[tuple[Wish, list[tuple[str, str, str]]]] = []

    def listen(self, wish: Wish) -> Feed:
        feed = Feed(wish)
        feed.put("state", {"decks": ["ő"]})
        self.feeds.append(feed)
        return feed

    def leave(self, feed: Feed) -> None:
        self.left.append(feed)

    def see(self, wish: Wish, sides: Collection[tuple[str, str, str]]) -> None:
        self.seen.append((wish, list(sides)))

    def picture(self, key: str, resolution_dpi: int) -> bytes | None:
        return f"{resolution_dpi} dpi".encode() if key == KEY else None


class Served:
    def __init__(self) -> None:
        self.source = Pictures()
        self.server = PreviewServer(self.source)
        self.host = urlsplit(self.server.url).netloc

    def ask(
        self, path: str, headers: dict[str, str] | None = None, body: str | None = None
    ) -> tuple[http.client.HTTPResponse, bytes]:
        with closing(http.client.HTTPConnection(self.host, timeout=10)) as connection:
            connection.request("GET" if body is None else "POST", path, body, headers or {})
            answer = connection.getresponse()
            return answer, answer.read()

    @contextmanager
    def stream(self, path: str) -> Iterator[http.client.HTTPResponse]:
        with closing(http.client.HTTPConnection(self.host, timeout=10)) as connection:
            connection.request("GET", path)
            with closing(connection.getresponse()) as answer:
                yield answer


@pytest.fixture
def served() -> Iterator[Served]:
    made = Served()
    made.server.start()
    yield made
    made.server.stop()


def test_the_page_is_served(served: Served) -> None:
    answer, content = served.ask("/")
    assert (answer.status, content) == (200, Page().html)


def test_it_listens_on_loopback_only(served: Served) -> None:
    assert served.server.url.startswith("http://127.0.0.1:")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:80", ""])
@pytest.mark.parametrize("path", ["/", "/events", f"/picture/{KEY}/96.png"])
def test_another_name_is_refused(served: Served, host: str, path: str) -> None:
    answer, content = served.ask(path, {"Host": host})
    assert (answer.status, content) == (403, b"")


def test_localhost_is_a_name_of_it(served: Served) -> None:
    answer, _ = served.ask("/", {"Host": served.host.replace("127.0.0.1", "localhost")})
    assert answer.status == 200


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
@pytest.mark.parametrize("path", ["/events", f"/picture/{KEY}/96.png"])
def test_pages_from_elsewhere_get_nothing(served: Served, headers: dict[str, str], path: str) -> None:
    assert served.ask(path, headers)[0].status == 403


def test_pages_from_elsewhere_may_not_tell_anything(served: Served) -> None:
    served.ask("/seen", {"Origin": "https://evil.example"}, "[]")
    assert served.source.seen == []


def test_a_link_from_elsewhere_opens_the_page(served: Served) -> None:
    assert served.ask("/", {"Sec-Fetch-Site": "cross-site"})[0].status == 200


def test_nothing_may_embed_it(served: Served) -> None:
    answer, _ = served.ask("/")
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_only_its_own_script_runs() -> None:
    page = Page()
    script = page.html.decode("utf-8").split("<script>")[1].split("</script>")[0]
    digest = base64.b64encode(hashlib.sha256(script.encode("utf-8")).digest()).decode("ascii")
    assert f"script-src 'sha256-{digest}'" in page.policy
    assert "unsafe" not in page.policy


def test_the_page_loads_nothing_from_afar() -> None:
    html = Page().html.decode("utf-8")
    addresses = set(re.findall(r"(?:https?:)?//[\w.-]+\.\w+[^\s\"'`)]*", html))
    assert addresses - {"http://www.w3.org/2000/svg"} == set()


def test_no_style_stands_in_an_attribute() -> None:
    assert re.search(r"<[^>]+\s(style|on\w+)=", Page().html.decode("utf-8")) is None


def test_every_field_has_a_label() -> None:
    html = Page().html.decode("utf-8")
    fields = re.findall(r"<(?:input|select)[^>]*id=\"([\w-]+)\"", html)
    bare = [
        name
        for name in fields
        if f'for="{name}"' not in html and not re.search(rf"<label[^>]*>(?:(?!</label>).)*id=\"{name}\"", html)
    ]
    assert fields
    assert bare == []


def test_a_picture_is_sent_and_kept_by_the_browser(served: Served) -> None:
    answer, content = served.ask(f"/picture/{KEY}/144.png")
    assert content == b"144 dpi"
    assert "immutable" in answer.headers["Cache-Control"]


@pytest.mark.parametrize(
    "path",
    [
        f"/picture/{'0' * 32}/96.png",
        "/picture/../../etc/passwd",
        f"/picture/{KEY}/99999.png",
        "/page.html",
        "/pnp.yaml",
    ],
)
def test_what_is_not_there_is_not_found(served: Served, path: str) -> None:
    assert served.ask(path)[0].status == 404


def test_the_stream_begins_with_what_there_is(served: Served) -> None:
    with served.stream("/events?game=heroes&language=hu&variant=low-ink&players=3") as answer:
        assert answer.headers["Content-Type"].startswith("text/event-stream")
        assert answer.readline() + answer.readline() == 'event: state\ndata: {"decks":["ő"]}\n'.encode()
    assert served.source.feeds[0].wish == Wish("heroes", "hu", "low-ink", 3)


def test_the_stream_goes_on(served: Served) -> None:
    with served.stream("/events") as answer:
        lines = [answer.readline() for _ in range(3)]
        served.source.feeds[0].put("sides", {"sides": []})
        lines += [answer.readline() for _ in range(2)]
    assert lines[-2:] == [b"event: sides\n", b'data: {"sides":[]}\n']


def test_what_a_page_shows_is_noted(served: Served) -> None:
    answer, _ = served.ask("/seen?game=heroes", body=json.dumps([["heroes", "knight", "face"]]))
    assert answer.status == 204
    assert served.source.seen == [(Wish("heroes"), [("heroes", "knight", "face")])]


@pytest.mark.parametrize("body", ["", "{", "[1]", "[[1]]", "null", "[[[]]]", '{"a": 1}'])
def test_nonsense_is_refused(served: Served, body: str) -> None:
    assert served.ask("/seen", body=body)[0].status == 400


def test_an_event_stands_on_one_line() -> None:
    assert event("messages", {"what": "a\nb\r"}) == b'event: messages\ndata: {"what":"a\\nb\\r"}\n\n'


@pytest.mark.parametrize("query", ["", "players=", "players=many", "players=-1", "players=99999", "other=1"])
def test_what_makes_no_sense_counts_as_left_out(query: str) -> None:
    assert wish_of(query) == Wish()


def test_a_taken_port_is_an_error(served: Served) -> None:
    with pytest.raises(OSError, match=r"[Aa]ddress"):
        PreviewServer(served.source, int(served.host.rpartition(":")[2]))
