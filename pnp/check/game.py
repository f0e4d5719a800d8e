"""All rules of a game, asked in order; the table of rule kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from pnp.check.breach import Breach, RuleMistake, diagnosed
from pnp.check.counts import at_least, at_most, exactly, total
from pnp.check.deck import check_deck
from pnp.check.distribution import distribution, sum_
from pnp.check.each import each
from pnp.check.every import check, every
from pnp.check.references import check_choices
from pnp.check.scope import Scope
from pnp.check.setups import setups
from pnp.check.unique import unique
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
}
"""Every kind of rule with the code of its breach."""


def check_game(game: GameSpec, sink: Sink) -> None:
    """Ask every composition rule, set-up and deck of a game.

    Reports:
        P200-P206 for rules that cannot be asked, P210-P217 for rules that do not hold, P220-P222 for set-ups whose
        numbers are wrong, P230-P234 for decks.
    """
    language = next((language for language in game.languages if language != LOCAL), "en")
    view = build_views(game, language)
    sandbox = Sandbox()
    for deck in game.decks.values():
        check_deck(deck, sink)
        scope = Scope(game, view, view.decks[deck.id], sandbox)
        check_choices(scope, sink)
        by_players = setups(scope, sink)
        for rule in deck.rules:
            _ask(rule, _scopes(rule, scope, by_players, sink), sink)
    over_all = Scope(game, view, None, sandbox)
    for rule in game.rules:
        if rule.kind == "check" and not rule.decks and rule.players is None:
            _ask(rule, (over_all,), sink)
        else:
            what = f"a `{rule.kind}` rule over several decks is not yet known"
            note = "in game.yaml only `check` rules without `in` and `players` are asked so far"
            sink.error("P200", what, rule.span, notes=(note,))


def _scopes(rule: RuleSpec, whole: Scope, by_players: Mapping[int, Scope], sink: Sink) -> Iterable[Scope]:
    """The whole deck, or the set-ups that the rule names."""
    if rule.players is None:
        return (whole,)
    there = whole.deck.players if whole.deck else {}
    counts = tuple(there) if rule.players == "all" else rule.players
    if not there:
        said = "all" if rule.players == "all" else next(iter(rule.players), "")
        span = rule.span_of(f"players={said}")
        sink.error("P206", "`players` asks a rule in set-ups, and the deck has none", span)
    for count in counts:
        if there and count not in there:
            note = f"set-ups: {', '.join(map(str, there))}"
            span = rule.span_of(f"players={count}")
            sink.error("P206", f"there is no set-up for {count} players", span, notes=(note,))
    # A set-up that is there but could not be made has had its own message.
    return tuple(by_players[count] for count in counts if count in by_players)


def _ask(rule: RuleSpec, scopes: Iterable[Scope], sink: Sink) -> None:
    """Ask one rule of the whole deck or of some set-ups; the same breach in several set-ups is one message."""
    if rule.kind not in KINDS:
        what = f"`{rule.kind}` is no kind of rule known yet"
        note = f"kinds of rules: {', '.join(sorted(KINDS))}"
        sink.error("P200", what, rule.span, notes=(note,), help=suggestion(rule.kind, KINDS))
        return
    if rule.of is not None:
        sink.error("P200", "`of` is not yet known in a rule", rule.of.span)
        return
    ask, code = KINDS[rule.kind]
    found: dict[Breach, list[int]] = {}
    for scope in scopes:
        try:
            breaches = ask(rule, scope)
        except RuleMistake as mistake:
            sink.report(_about(rule, mistake.diagnostic))
            return
        for breach in breaches:
            found.setdefault(breach, []).extend([scope.players] if scope.players is not None else [])
    for breach, players in found.items():
        sink.report(diagnosed(code, rule, breach, tuple(players)))


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
