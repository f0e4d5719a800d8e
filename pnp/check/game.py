"""All rules of a game, asked in order; the table of rule kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from pnp.check.areas import apart, check_slots, inside, track
from pnp.check.board import DEFAULTS, parts_scope
from pnp.check.breach import Breach, RuleMistake, diagnosed, gathered
from pnp.check.comparisons import check_comparisons
from pnp.check.counts import at_least, at_most, exactly, total
from pnp.check.deck import check_deck
from pnp.check.distribution import distribution, sum_
from pnp.check.each import each
from pnp.check.every import check, every
from pnp.check.hands import examples, hands
from pnp.check.items import item_scope
from pnp.check.references import check_choices
from pnp.check.relations import ordered, refers
from pnp.check.scope import Scope
from pnp.check.scopes import SetUpScopes, board_scope, deck_scope, game_scope
from pnp.check.unique import unique
from pnp.check.ways import connected, distances, moves, routes
from pnp.diagnostics import Diagnostic, Sink
from pnp.diagnostics.similar import suggestion
from pnp.expressions import Sandbox, build_views
from pnp.expressions.views import LOCAL
from pnp.model.spec import GameSpec, RuleSpec

Rule = Callable[[RuleSpec, Scope], list[Breach]]

KINDS: Mapping[str, tuple[Rule, str]] = {
    "total": (total, "P210"),
    "each": (each, "P211"),
    "unique": (unique, "P212"),
    "exactly": (exactly, "P213"),
    "at_least": (at_least, "P213"),
    "at_most": (at_most, "P213"),
    "distribution": (distribution, "P214"),
    "sum": (sum_, "P215"),
    "every": (every, "P216"),
    "check": (check, "P217"),
    "refers": (refers, "P235"),
    "ordered": (ordered, "P236"),
    "connected": (connected, "P240"),
    "routes": (routes, "P241"),
    "apart": (apart, "P242"),
    "inside": (inside, "P243"),
    "track": (track, "P244"),
    "distances": (distances, "P245"),
    "moves": (moves, "P250"),
    "hands": (hands, "P251"),
    "examples": (examples, "P252"),
}
"""Every kind of rule with the code of its breach."""


ONCE = frozenset({"check"})
"""Kinds that are asked once, not of cards or items."""


def check_game(game: GameSpec, sink: Sink) -> None:
    """Ask every composition rule, set-up, deck and board of a game.

    Reports:
        P200-P206, P237, P238 for rules that cannot be asked, P210-P217 and P235-P252 for rules that do not hold,
        P220-P222 for set-ups whose numbers are wrong, P230-P234 for decks.
    """
    language = next((language for language in game.languages if language != LOCAL), "en")
    view = build_views(game, language)
    sandbox = Sandbox()
    set_ups = SetUpScopes(sink)
    for deck in view.decks.values():
        check_deck(deck.spec, sink)
        scope = deck_scope(view, sandbox, deck)
        check_choices(scope, sink)
        set_ups.add(scope)
        for rule in deck.spec.rules:
            _ask(rule, set_ups.asked(rule, scope), sink)
    for board in view.boards.values():
        check_slots(board.spec, tuple(game.decks.values()), sink)
        on_board = board_scope(view, sandbox, board)
        for rule in board.spec.rules:
            _ask_of_board(rule, on_board, sink)
    for rule in game.rules:
        decks = [view.decks[id] for id in rule.decks or view.decks if id in view.decks]
        _ask(rule, set_ups.asked(rule, game_scope(view, sandbox, decks)), sink)


def _ask_of_board(rule: RuleSpec, board: Scope, sink: Sink) -> None:
    """Ask a rule of a board's file: of its own parts, never of cards."""
    if rule.of is None and rule.kind in KINDS and rule.kind not in {*ONCE, *DEFAULTS}:
        what = f"`{rule.kind}` is about cards, and a board has none"
        sink.report(_about(rule, Diagnostic("P203", what, rule.span, help="add `of: board.spaces`, or other parts")))
    else:
        _ask(rule, (board,), sink)


def _ask(rule: RuleSpec, scopes: Iterable[Scope], sink: Sink) -> None:
    """Ask one rule of the whole deck or of some set-ups; the same breach in several set-ups is one message."""
    if rule.kind not in KINDS:
        what = f"`{rule.kind}` is no kind of rule known yet"
        note = f"kinds of rules: {', '.join(sorted(KINDS))}"
        sink.error("P200", what, rule.span, notes=(note,), help=suggestion(rule.kind, KINDS))
        return
    ask, code = KINDS[rule.kind]
    found: dict[Breach, list[int]] = {}
    for scope in scopes:
        try:
            narrowed = _narrowed(rule, scope)
            breaches = gathered(rule.kind, ask(rule, narrowed))
            check_comparisons(rule, narrowed)
        except RuleMistake as mistake:
            sink.report(_about(rule, mistake.diagnostic))
            return
        for breach in breaches:
            found.setdefault(breach, []).extend([scope.players] if scope.players is not None else [])
    for breach, players in found.items():
        sink.report(diagnosed(code, rule, breach, tuple(players)))


def _narrowed(rule: RuleSpec, scope: Scope) -> Scope:
    """The cards, or the items that `of` names.

    Raises:
        RuleMistake: P203 where the kind knows no items, and what `item_scope` raises.
    """
    if rule.of is None:
        return parts_scope(rule, scope) if rule.kind in DEFAULTS else scope
    if rule.kind in ONCE:
        what = f"`of` has no meaning beside `{rule.kind}`, which is asked once"
        raise RuleMistake(Diagnostic("P203", what, rule.span_of("of"), help="write `every` to ask it of each"))
    return item_scope(rule.of, scope)


def _about(rule: RuleSpec, diagnostic: Diagnostic) -> Diagnostic:
    """The diagnostic with the name of the rule it is about."""
    if not rule.name:
        return diagnostic
    return Diagnostic(
        diagnostic.code,
        diagnostic.what,
        diagnostic.span,
        diagnostic.severity,
        diagnostic.label,
        (*diagnostic.notes, f"in rule `{rule.name}`"),
        diagnostic.help,
        diagnostic.fix,
    )
