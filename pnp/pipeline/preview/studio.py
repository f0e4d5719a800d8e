"""The source of the preview: one thread that loads, typesets and draws, whatever is waited for most first.

    0  files changed        1  a picture        2  a page opens        3  the rest of a change, in portions; checks

All rooms work in this thread; others hand in errands and wait. A change that comes while an older one is being worked
on takes its place. Nothing that an author can save ends the thread.
"""

from __future__ import annotations

import itertools
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future
from queue import Empty, PriorityQueue

from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Sink
from pnp.load import load_project
from pnp.model.artwork import Artwork
from pnp.model.preview import Wish
from pnp.model.spec import GameSpec, ProjectSpec
from pnp.pipeline.outcome import outcome
from pnp.pipeline.preview.bench import Bench
from pnp.pipeline.preview.desk import Desk, Name, structure
from pnp.pipeline.preview.places import Places, SourceLine
from pnp.pipeline.preview.salvage import Salvaged, salvage
from pnp.pipeline.preview.told import decks_told, games_told, messages_told, sides_told, wish_told
from pnp.pipeline.project import SOURCES
from pnp.preview.feed import Feed
from pnp.units import MM_PER_INCH
from pnp.world import World

CHANGE, PICTURE, PAGE = 0, 1, 2

SETTLE_S = 0.15
"""Content that cannot be read may be half saved: only after so long without another change it counts as a mistake."""

MOST_DESKS = 6
"""Games, languages and variants kept warm."""

MOST_BYTES_KEPT = 64 * 2**20
"""PNG files kept for the next page that asks."""

MOST_PIXELS = 16_000_000
"""Of one picture; a board asked for in more comes coarser."""

PATIENCE_S = 60.0
"""How long a page waits for a picture."""

DOUBT = Wish(players=-1)
"""Stands for no page: whether content that cannot be read is half saved."""

CONTENT = ("content/", "pnp.yaml")

Errand = tuple[int, int, Callable[[], None]]


class Studio:
    """See `pnp.preview.feed.Source`."""

    def __init__(self, world: World, games: Collection[str] = (), wish: Wish | None = None) -> None:
        """For the games named, all by default; `wish` is what a page shows that asks for nothing."""
        self._world = world
        self._games = tuple(games)
        self._default = wish or Wish()
        self._bench = Bench(world)
        self._errands: PriorityQueue[Errand] = PriorityQueue()
        self._numbers = itertools.count()
        self._lock = threading.Lock()
        self._changed: set[str] = set()
        self._feeds: list[Feed] = []
        self._seen: dict[Wish, frozenset[tuple[str, str, str]]] = {}
        self._desks: OrderedDict[Wish, Desk] = OrderedDict()
        self._rounds: dict[Wish, Iterator[None]] = {}
        self._drawn: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._project: ProjectSpec | None = None
        self._wrong: tuple[Diagnostic, ...] = ()
        self._sound = False
        self._salvaged: Salvaged | None = None
        self._broken: frozenset[tuple[str, str, str]] = frozenset()
        self._half: frozenset[tuple[str, str, str]] = frozenset()
        self._since = 0.0
        self._fault = ""
        self._told: dict[Wish, dict[str, object]] = {}
        self._ended = False

    def load(self) -> None:
        """Import the drawing libraries and read the content, before anybody asks.

        Raises:
            CairoMissingError: there is no libcairo on this machine.
        """
        self._bench.prepare()
        if not self._load():
            self._show_salvaged()

    def start(self) -> None:
        """Begin to work."""
        threading.Thread(target=self._work, daemon=True, name="studio").start()

    def stop(self) -> None:
        """Work no more."""
        self._ended = True
        self._hand_in(CHANGE, lambda: None)

    def change(self, paths: Collection[str]) -> None:
        """Files have changed."""
        with self._lock:
            # A whole folder that came or went stands for all that is in it.
            self._changed.update(f"{path}/" if path in SOURCES else path for path in paths)
        self._hand_in(CHANGE, self._renew)

    def listen(self, wish: Wish) -> Feed:
        """See `Source`."""
        feed = Feed(wish)
        self._hand_in(PAGE, lambda: self._open(feed))
        return feed

    def leave(self, feed: Feed) -> None:
        """See `Source`."""
        with self._lock:
            self._feeds = [other for other in self._feeds if other is not feed]

    def see(self, wish: Wish, sides: Collection[tuple[str, str, str]]) -> None:
        """See `Source`."""
        self._hand_in(PAGE, lambda: self._seen.update({self._settled(wish): frozenset(sides)}))

    def picture(self, key: str, resolution_dpi: int) -> bytes | None:
        """See `Source`."""
        done: Future[bytes | None] = Future()

        def errand() -> None:
            drawn = None
            try:
                drawn = self._picture(key, resolution_dpi)
            finally:
                done.set_result(drawn)

        self._hand_in(PICTURE, errand)
        try:
            return done.result(PATIENCE_S)
        except TimeoutError:
            return None

    def _hand_in(self, urgency: int, errand: Callable[[], None]) -> None:
        """Let the thread do something."""
        self._errands.put((urgency, next(self._numbers), errand))

    def _work(self) -> None:
        """Do errands, the most urgent first; while there are none, the rest of a change."""
        while not self._ended:
            try:
                _, _, errand = self._errands.get(block=not self._rounds)
            except Empty:
                errand = self._go_on
            try:
                errand()
            except Exception:  # a fault of ours: the pages keep what they have, and say so
                self._rounds.clear()
                self._fault = traceback.format_exc()
                for wish in {feed.wish for feed in self._feeds}:
                    self._tell_messages(wish)

    def _go_on(self) -> None:
        """Do a portion of what is left of a change."""
        wish, round = next(iter(self._rounds.items()))
        if next(round, self) is self:
            self._rounds.pop(wish, None)

    def _renew(self) -> None:
        """Begin a round after changes; nothing where an errand before this one took them along."""
        with self._lock:
            paths, self._changed = self._changed, set()
        if not paths:
            return
        self._fault = ""
        self._bench.changed(paths)
        if any(path.startswith(CONTENT) for path in paths):
            before = self._said()
            if not self._load(paths) and (self._said() != before or not self._show_salvaged()):
                # Perhaps an editor is not done yet; what was begun with the content before is brought to its end.
                self._rounds.pop(DOUBT, None)
                self._rounds = {DOUBT: self._doubt(), **self._rounds}
                return
        self._begin_rounds()

    def _begin_rounds(self) -> None:
        """Make anew what open pages show."""
        with self._lock:
            for feed in self._feeds:
                feed.wish = self._settled(feed.wish)
        self._rounds = {wish: self._round(wish) for wish in self._wishes()}

    def _said(self) -> set[tuple[str, str]]:
        """What is wrong, wherever it stands by now."""
        return {(found.code, found.what) for found in self._wrong}

    def _wishes(self) -> list[Wish]:
        """What open pages show, and for want of any what was shown last."""
        with self._lock:
            wishes = list(dict.fromkeys(feed.wish for feed in self._feeds))
        return wishes or list(self._desks)[-1:]

    def _load(self, paths: Collection[str] = ()) -> bool:
        """Read the content, of one game where only that has changed; what could be read last stays where it fails."""
        sink = Sink()
        alone = self._game_of(paths)
        read = load_project(self._world, sink, (alone,) if alone else self._games)
        self._sound = read is not None and not sink.failed and bool(read.games)
        if read is None or not self._sound:
            self._wrong = sink.diagnostics
            self._salvaged = salvage(read, self._project, self._wrong, self._source_line()) if read else None
            return False
        if alone and self._project:
            read = replace(read, games={**self._project.games, **read.games})
            others = [
                found for found in self._wrong if not (found.span and found.span.path.startswith(f"content/{alone}/"))
            ]
            sink.extend(others)
        self._project, self._wrong, self._since = read, sink.diagnostics, 0.0
        self._salvaged, self._broken, self._half = None, frozenset(), frozenset()
        return True

    def _show_salvaged(self) -> bool:
        """Go on with what of the content is right, where the mistakes stand in decks or in parts of a game."""
        if self._salvaged is None:
            return False
        salvaged = self._salvaged
        self._project, self._broken, self._half = salvaged.project, salvaged.broken, salvaged.half
        self._since = (self._since or time.time()) if salvaged.whole else 0.0
        return True

    def _source_line(self) -> SourceLine:
        """The lines of files as they are now."""
        return outcome(Sink(), self._world).source_line

    def _game_of(self, paths: Collection[str]) -> str:
        """The game that all of `paths` belong to; empty where that is not one, or where another may be wrong."""
        parts = [path.split("/") for path in paths if path.startswith(CONTENT)]
        games = {part[1] if len(part) > 2 else "" for part in parts}
        game = games.pop() if len(games) == 1 else ""
        return game if self._sound and self._project and game in self._project.games else ""

    def _doubt(self) -> Iterator[None]:
        """Wait for the rest of a half-saved file, then show what can be, or tell that the content cannot be read."""
        ends = time.monotonic() + SETTLE_S
        while time.monotonic() < ends:
            time.sleep(0.005)
            yield
        if self._show_salvaged():
            self._begin_rounds()
            return
        self._since = self._since or time.time()
        for wish in self._wishes():
            self._tell_messages(wish)
            self._tell(wish, "done", {})

    def _open(self, feed: Feed) -> None:
        """Tell a page all there is, and make what is not there yet."""
        feed.wish = self._settled(feed.wish)
        with self._lock:
            self._feeds.append(feed)
        known = self._desks.get(feed.wish)
        if known:
            self._desks.move_to_end(feed.wish)
            feed.put("state", self._state(feed.wish, known))
            feed.put("messages", self._messages(feed.wish))
            if feed.wish not in self._rounds:
                feed.put("done", {})
        else:
            self._rounds[feed.wish] = self._round(feed.wish)

    def _settled(self, wish: Wish) -> Wish:
        """A wish with what is left out, or does not exist, filled in."""
        if self._project is None:
            return wish
        games, default = self._project.games, self._default
        game = games.get(wish.game) or games.get(default.game) or next(iter(games.values()))
        language = next((one for one in (wish.language, default.language) if one in game.languages), game.languages[0])
        variant = wish.variant if wish.variant in game.variants else ""
        counts = {count for deck in game.decks.values() for count in deck.players}
        return Wish(game.id, language, variant, wish.players if wish.players in counts else None)

    def _round(self, wish: Wish) -> Iterator[None]:
        """Make what `wish` shows anew, and tell the pages bit by bit."""
        project = self._project
        game = project.games.get(wish.game) if project else None
        if project is None or game is None:
            self._since = self._since or time.time()
            self._tell(wish, "state", {"games": self._games_told(), "wish": wish_told(wish), "decks": []})
            self._tell(wish, "messages", self._messages(wish))
            self._tell(wish, "done", {})
            return
        desk = self._desks.setdefault(wish, Desk(self._bench, wish))
        self._desks.move_to_end(wish)
        while len(self._desks) > MOST_DESKS:
            gone, _ = self._desks.popitem(last=False)
            self._told.pop(gone, None)
            self._seen.pop(gone, None)
        before = structure(desk)
        yield from self._made(wish, desk, (project, game), before)
        for _ in desk.check(project, game) if self._sound else desk.leave_unchecked():
            yield
        self._tell(wish, "state", self._state(wish, desk))
        self._tell_messages(wish)
        self._tell(wish, "done", {})

    def _made(self, wish: Wish, desk: Desk, content: tuple[ProjectSpec, GameSpec], before: object) -> Iterator[None]:
        """Make the sides, telling of each portion; of the whole game first where it has other cards."""
        project, game = content
        desk.broken = frozenset((deck, card) for id, deck, card in self._broken if id == game.id)
        desk.half = frozenset((deck, card) for id, deck, card in self._half if id == game.id)
        for number, names in enumerate(desk.renew(project, game, self._seen.get(wish, frozenset()))):
            if number == 0 and structure(desk) != before:
                self._tell(wish, "state", self._state(wish, desk))
            elif names:
                self._tell(wish, "sides", {"sides": sides_told(desk, names)})
            if names:
                self._tell_messages(wish)
            yield

    def _tell(self, wish: Wish, event: str, told: dict[str, object]) -> None:
        """Tell all pages that show `wish`."""
        with self._lock:
            feeds = [feed for feed in self._feeds if feed.wish == wish]
        for feed in feeds:
            feed.put(event, told)

    def _tell_messages(self, wish: Wish) -> None:
        """Tell all pages that show `wish` what is wrong, where that is something else than before."""
        messages = self._messages(wish)
        if self._told.get(wish) != messages:
            self._told[wish] = messages
            self._tell(wish, "messages", messages)

    def _state(self, wish: Wish, desk: Desk) -> dict[str, object]:
        """All there is to be seen."""
        root = getattr(self._world, "root", "")
        return {
            "root": str(root),
            "games": self._games_told(),
            "wish": wish_told(wish),
            "decks": decks_told(desk, wish.language),
        }

    def _games_told(self) -> list[dict[str, object]]:
        """The games there are."""
        return games_told(self._project.games) if self._project else []

    def _messages(self, wish: Wish) -> dict[str, object]:
        """What is wrong, and since when the pictures are old for it."""
        desk = self._desks.get(wish)
        found: list[tuple[Name | None, Diagnostic]] = [(None, wrong) for wrong in self._wrong]
        if desk and (self._salvaged or not self._since):
            found += desk.messages
        game = self._project.games.get(wish.game) if self._project else None
        quote = self._source_line()
        places = Places(game.decks.values() if game and any(name is None for name, _ in found) else (), quote)
        return {
            "messages": messages_told(found, places, quote),
            "since": round(self._since * 1000),
            "fault": self._fault,
        }

    def _picture(self, key: str, resolution_dpi: int) -> bytes | None:
        """A picture, drawn or from before."""
        name = (key, resolution_dpi)
        if name in self._drawn:
            self._drawn.move_to_end(name)
            return self._drawn[name]
        artwork = next((found for desk in self._desks.values() if (found := desk.find(key))), None)
        drawn = self._bench.drawn(artwork, _affordable(artwork, resolution_dpi)) if artwork else None
        if drawn is not None:
            self._drawn[name] = drawn
            while sum(map(len, self._drawn.values())) > MOST_BYTES_KEPT:
                self._drawn.popitem(last=False)
        return drawn


def _affordable(artwork: Artwork, resolution_dpi: float) -> float:
    """The resolution, or as much of it as the limit of pixels allows."""
    canvas = artwork.canvas
    pixels = canvas.width * canvas.height * (resolution_dpi / MM_PER_INCH) ** 2
    return resolution_dpi * min(1.0, (MOST_PIXELS / pixels) ** 0.5) if pixels else resolution_dpi
