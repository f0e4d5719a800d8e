"""The server of the preview: one page, its pictures, and a stream of what changes. Loopback only.

    GET  /                              the page, all in one file
    GET  /events?game=…&language=…      what is to be seen, and every change (Server-Sent Events)
    GET  /picture/<key>/<dpi>.png       a picture; what a key stands for never changes
    POST /seen                          which sides a page shows just now

Whatever else runs in the browser cannot read it: names other than those of this computer are refused (a page elsewhere
may let its name point here), nothing may be framed or embedded elsewhere, and the page itself loads nothing from afar.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import threading
from collections.abc import Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from typing import Any
from urllib.parse import parse_qs, urlsplit

from pnp.model.preview import Wish
from pnp.preview.feed import Source

LOOPBACK = "127.0.0.1"

ALIVE_S = 15.0
"""Something is sent at least so often, so that a page that was closed is noticed."""

MOST_SEEN_BYTES = 1_000_000
"""What a page may send: the names of a few thousand cards."""

FOREVER = "private, max-age=31536000, immutable"

_PICTURE = re.compile(r"/picture/([0-9a-f]{32})/([0-9]{1,4})\.png")
_INLINE = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)

CLOSED: Mapping[str, str] = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Sent with every answer."""


class Page:
    """The page as it is sent.

    Attributes:
        html: its bytes.
        policy: what it may load: its own style and script, by their hashes, and pictures from here.
    """

    def __init__(self) -> None:
        """Read the page from the package."""
        text = files("pnp.preview").joinpath("page.html").read_text(encoding="utf-8")
        hashes = {kind: _hash(content) for kind, content in _INLINE.findall(text)}
        self.html = text.encode("utf-8")
        self.policy = "; ".join(
            (
                "default-src 'none'",
                f"script-src {hashes['script']}",
                f"style-src {hashes['style']}",
                "img-src 'self' data:",
                "connect-src 'self'",
                "base-uri 'none'",
                "form-action 'none'",
                "frame-ancestors 'none'",
            )
        )


def _hash(content: str) -> str:
    """An inline style or script as Content Security Policy names it (CSP 3, section 2.3.1)."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(content.encode('utf-8')).digest()).decode('ascii')}'"


class PreviewServer:
    """The server, in threads of its own.

    Attributes:
        url: where the page is.
    """

    def __init__(self, source: Source, port: int = 0) -> None:
        """Take a port, a free one for 0.

        Raises:
            OSError: the port is not free, or may not be used.
        """
        self._server = _Server(source, port)
        self.url = f"http://{LOOPBACK}:{self._server.server_port}/"

    def start(self) -> None:
        """Begin to answer."""
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.1}, daemon=True).start()

    def stop(self) -> None:
        """Answer no more."""
        self._server.closing = True
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    """What all requests share."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, source: Source, port: int) -> None:
        super().__init__((LOOPBACK, port), _Request)
        self.source = source
        self.page = Page()
        self.closing = False
        self.names = {f"{name}:{self.server_port}" for name in (LOOPBACK, "localhost")}

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing: a page that is closed meanwhile is no mistake, and the terminal is the author's."""


class _Request(BaseHTTPRequestHandler):
    """One connection."""

    server: _Server
    protocol_version = "HTTP/1.1"
    # An event is sent when it happens, not when the one before is acknowledged.
    disable_nagle_algorithm = True
    timeout = 60

    def do_GET(self) -> None:
        """Answer a question."""
        if not self._is_ours():
            return
        address = urlsplit(self.path)
        picture = _PICTURE.fullmatch(address.path)
        if address.path == "/":
            page = self.server.page
            self._answer(page.html, "text/html; charset=utf-8", {"Content-Security-Policy": page.policy})
        elif address.path == "/events":
            self._stream(wish_of(address.query))
        elif picture:
            png = self.server.source.picture(picture[1], int(picture[2]))
            if png is None:
                self._refuse(HTTPStatus.NOT_FOUND)
            else:
                self._answer(png, "image/png", {"Cache-Control": FOREVER})
        else:
            self._refuse(HTTPStatus.NOT_FOUND)

    def do_POST(self) -> None:
        """Take note of what a page shows."""
        if not self._is_ours():
            return
        length = self.headers.get("Content-Length", "")
        if urlsplit(self.path).path != "/seen" or not length.isdecimal() or int(length) > MOST_SEEN_BYTES:
            self.close_connection = True
            self._refuse(HTTPStatus.BAD_REQUEST)
            return
        body = self.rfile.read(int(length))
        try:
            sides = [(str(deck), str(card), str(side)) for deck, card, side in json.loads(body)]
        except (ValueError, TypeError):
            self._refuse(HTTPStatus.BAD_REQUEST)
            return
        self.server.source.see(wish_of(urlsplit(self.path).query), sides)
        self.send_response(HTTPStatus.NO_CONTENT)
        self.end_headers()

    def _is_ours(self) -> bool:
        """Whether the page that asks is ours; else the answer is given."""
        names = self.server.names
        origin = self.headers.get("Origin")
        site = self.headers.get("Sec-Fetch-Site", "same-origin")
        ours = self.headers.get("Host", "") in names and (origin is None or urlsplit(origin).netloc in names)
        # A link from elsewhere may open the page, but nothing else of it.
        if ours and (site in ("same-origin", "none") or urlsplit(self.path).path == "/"):
            return True
        self.close_connection = True
        self._refuse(HTTPStatus.FORBIDDEN)
        return False

    def _stream(self, wish: Wish) -> None:
        """Send what a page is told until it is closed."""
        feed = self.server.source.listen(wish)
        self.close_connection = True
        try:
            self.send_response(HTTPStatus.OK)
            self._send_headers("text/event-stream; charset=utf-8", {"Connection": "close"})
            waited = 0.0
            while not self.server.closing:
                told = feed.take(0.5)
                waited = 0.0 if told else waited + 0.5
                if told:
                    self.wfile.write(event(*told))
                elif waited >= ALIVE_S:
                    self.wfile.write(b":\n\n")
                    waited = 0.0
        except OSError:
            pass  # the page is closed
        finally:
            self.server.source.leave(feed)

    def _answer(self, content: bytes, kind: str, headers: Mapping[str, str]) -> None:
        """Send something whole."""
        self.send_response(HTTPStatus.OK)
        self._send_headers(kind, {"Content-Length": str(len(content)), **headers})
        self.wfile.write(content)

    def _refuse(self, status: HTTPStatus) -> None:
        """Send nothing but a status."""
        self.send_response(status)
        self._send_headers("text/plain; charset=utf-8", {"Content-Length": "0"})

    def _send_headers(self, kind: str, headers: Mapping[str, str]) -> None:
        """The head of an answer; nothing is kept by the browser unless `headers` say so."""
        for name, value in {"Content-Type": kind, "Cache-Control": "no-store", **CLOSED, **headers}.items():
            self.send_header(name, value)
        self.end_headers()

    def version_string(self) -> str:
        """Who answers."""
        return "pnp"

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the terminal is the author's."""


def event(name: str, told: Mapping[str, object]) -> bytes:
    """One event as it is sent (HTML Standard, section 9.2.6); JSON has no line ends of its own."""
    return f"event: {name}\ndata: {json.dumps(told, ensure_ascii=False, separators=(',', ':'))}\n\n".encode()


def wish_of(query: str) -> Wish:
    """What a page asks for; what makes no sense counts as left out."""
    asked = {name: values[-1] for name, values in parse_qs(query).items()}
    players = asked.get("players", "")
    return Wish(
        asked.get("game", ""),
        asked.get("language", ""),
        asked.get("variant", ""),
        int(players) if players.isdecimal() and len(players) < 4 else None,
    )
