"""Actions, questions and the end in words."""

from collections.abc import Iterator, Sequence

from blazon.games.rheingold.rules.notation import END, SHIELD
from blazon.games.rheingold.words.places import (
    Seen,
    called,
    ends,
    front,
    groups,
    highest,
    holder,
    knights,
    leaving,
    located,
    map_in,
    path,
    pending,
    place,
    price,
    shield,
    sure,
    taken,
)
from blazon.words.localization import Localization
from blazon.words.narrator import hint

Where = dict[str, str | int]
"""Variables of texts: source, target and number of knights."""


def describe_event(before: Seen, after: Seen, token: str, localization: Localization) -> str:
    """An action or the result of the die, as a phrase after the player’s name."""
    phase, texts = before.phase, localization.texts
    if phase == "ROLL":
        return _rolled(before, after, int(token[1:]), localization)
    if phase == "COUNT":
        return ", ".join(_went(before, after, int(token[1:]), localization))
    if phase == "DRAW":
        return texts("rheingold-did-shield", castle=called(before, taken(before)))
    if phase == "SHIELD":
        return texts("rheingold-did-no-shield") if token == END else ""
    return texts("rheingold-did-end") if token == END else ""


def _rolled(before: Seen, after: Seen, number: int, localization: Localization) -> str:
    seat, start = before.turn, map_in(before).starts[number - 1].id
    if seat in before.known.starts[start]:
        key = "rheingold-did-roll-waits"
    elif seat in after.known.starts[start]:
        key = "rheingold-did-roll-enters"
    else:
        key = "rheingold-did-roll-none-left"
    return localization.texts(key, number=number, start=start)


def _went(before: Seen, after: Seen, count: int, localization: Localization) -> Iterator[str]:
    """A number of knights took the chosen path, and the result."""
    texts, source, target = localization.texts, pending(before).source, pending(before).target
    rival = holder(before, target)
    where: Where = {"count": count, **ends(before, source, target, localization)}
    if rival == before.turn or (rival is None and place(before, target).kind != "castle"):
        yield texts("rheingold-did-go", **where)
    elif rival is None:
        yield texts("rheingold-did-take", **where)
    elif place(before, target).kind == "space":
        yield _attacked(before, after, rival, where, localization)
    else:
        yield _stormed(before, after, rival, where, localization)
    for line_before, line_after in zip(before.known.tally, after.known.tally, strict=True):
        castle = line_after.castle
        fell = line_before.owner is None and line_after.owner is not None
        if fell and castle != target:
            yield texts("rheingold-did-last", castle=called(after, castle))


def _attacked(
    before: Seen, after: Seen, rival: int, where: Where, localization: Localization
) -> str:
    """An attack on a space, on one or several fronts."""
    texts, defenders = localization.texts, knights(before, pending(before).target)
    owner = localization.names[rival]
    if after.known.front is not None:
        sent = sum(group.knights for group in after.known.front.groups)
        return texts("rheingold-did-front", **where, sent=sent, needed=defenders + 1)
    named, target = groups(before), pending(before).target
    fronts = [ends(before, group.source, target, localization) for group in named]
    sources = [str(one["from"]) for one in [*fronts, where]]
    sent = sum(group.knights for group in named) + int(where["count"])
    return texts(
        "rheingold-did-beat",
        player=owner,
        defenders=defenders,
        to=where["to"],
        count=sent,
        **{"from": localization.several(sources)},
    )


def _stormed(
    before: Seen, after: Seen, rival: int, where: Where, localization: Localization
) -> str:
    """An attack on a castle that a rival held."""
    texts, owner, castle = localization.texts, localization.names[rival], pending(before).target
    won = holder(after, castle) == before.turn
    laid = shield(before, castle)
    if laid is None:
        return texts("rheingold-did-storm", **where, player=owner)
    key = "rheingold-did-storm-won" if won else "rheingold-did-storm-lost"
    return texts(key, **where, player=owner, value=_turned_up(before, after, rival, castle))


def _turned_up(before: Seen, after: Seen, rival: int, castle: str) -> int:
    """The value of the shield that a rival had in a castle that was stormed."""
    found = shield(after, castle)
    if holder(after, castle) == rival and found is not None and found.value is not None:
        return found.value
    gone = list(after.known.players[rival].shields.gone)
    for value in before.known.players[rival].shields.gone:
        gone.remove(value)
    return gone[0]


def describe_action(seen: Seen, token: str, localization: Localization) -> str:
    """A legal action, addressed to the acting player."""
    phase, texts = seen.phase, localization.texts
    if phase == "SHIELD":
        key = "rheingold-can-no-shield" if token == END else "rheingold-can-shield"
        return texts(key, castle=called(seen, taken(seen)))
    if phase == "COUNT":
        return _number(seen, int(token[1:]), localization)
    pair = path(token)
    if pair is None:
        return texts("rheingold-can-end")
    source, target = pair
    most = leaving(seen, source)
    where: Where = {**ends(seen, source, target, localization), "most": most}
    rival = holder(seen, target)
    if rival is not None and rival != seen.turn:
        return _against(seen, target, rival, where, localization)
    if rival is None and place(seen, target).kind == "castle":
        swords, least = place(seen, target).swords or 0, price(seen, target)
        return texts("rheingold-can-take", **where, swords=swords, least=least)
    return texts("rheingold-can-go", **where)


def _against(seen: Seen, target: str, rival: int, where: Where, localization: Localization) -> str:
    """An attack on a rival's space or castle."""
    texts, defenders, owner = localization.texts, knights(seen, target), localization.names[rival]
    if place(seen, target).kind == "space":
        key = "rheingold-can-attack" if int(where["most"]) > defenders else "rheingold-can-front"
        return texts(key, **where, player=owner, defenders=defenders)
    least, certain = price(seen, target), sure(seen, target)
    key = "rheingold-can-storm" if least == certain else "rheingold-can-storm-shield"
    return texts(key, **where, player=owner, defenders=defenders, least=least, sure=certain)


def _number(seen: Seen, count: int, localization: Localization) -> str:
    """A number of knights and, against a hidden shield, the values that they can beat."""
    texts, target = localization.texts, pending(seen).target
    rival = holder(seen, target)
    where = ends(seen, pending(seen).source, target, localization)
    words = texts("rheingold-can-count", count=count, **where)
    if rival in (None, seen.turn) or place(seen, target).kind == "space":
        return words
    if count >= sure(seen, target):
        return texts("rheingold-can-count-sure", words=words)
    value = count // 2 - knights(seen, target)
    words = texts("rheingold-can-count-up-to", words=words, value=value)
    return texts("rheingold-can-count-may", words=words, value=highest(seen, target))


def prompt(seen: Seen, localization: Localization) -> str:
    """The prompt for the current decision, without the input to type."""
    texts, phase, player = localization.texts, seen.phase, localization.names[seen.turn]
    if phase == "COUNT":
        return _how_many(seen, player, localization)
    if phase == "FRONT":
        target = located(seen, front(seen).target, localization)
        sent, needed = sum(group.knights for group in groups(seen)), front(seen).defenders + 1
        return texts("rheingold-phase-front", player=player, to=target, sent=sent, needed=needed)
    if phase == "SHIELD":
        left = seen.known.players[seen.turn].shields.left
        castle = called(seen, taken(seen))
        return texts("rheingold-phase-shield", player=player, castle=castle, count=left)
    return texts("rheingold-question-move", player=player, count=seen.known.moves)


def _how_many(seen: Seen, player: str, localization: Localization) -> str:
    asks, texts = pending(seen), localization.texts
    source, target = asks.source, asks.target
    rival, castle = holder(seen, target), place(seen, target).kind == "castle"
    asked = {
        "player": player,
        **ends(seen, source, target, localization),
        "least": asks.least,
        "most": asks.most,
    }
    if castle and rival is None:
        return texts("rheingold-phase-count-storm", **asked)
    if rival in (None, seen.turn):
        return texts("rheingold-phase-count", **asked)
    if castle:
        certain = sure(seen, target)
        known = asks.least == certain
        key = "rheingold-phase-count-storm" if known else "rheingold-phase-count-shield"
        return texts(key, **asked, **({} if known else {"sure": certain}))
    enough = knights(seen, target) + 1 - sum(group.knights for group in groups(seen))
    return texts("rheingold-phase-count-attack", **asked, enough=enough)


def waiting(seen: Seen, localization: Localization) -> str:
    """What the player who decides is doing, for everybody else."""
    texts, phase, player = localization.texts, seen.phase, localization.names[seen.turn]
    if phase == "SHIELD":
        castle = called(seen, taken(seen))
        return texts("rheingold-waiting-shield", player=player, castle=castle)
    target = None
    if phase in ("FRONT", "COUNT"):
        target = front(seen).target if phase == "FRONT" else pending(seen).target
    if target is not None and _is_attack(seen, target):
        to = located(seen, target, localization)
        return texts("rheingold-waiting-attack", player=player, to=to)
    return texts("rheingold-waiting-move", player=player, count=seen.known.moves)


def _is_attack(seen: Seen, target: str) -> bool:
    """Whether the acting player enters a rival's place, or a castle that nobody holds."""
    rival = holder(seen, target)
    return rival != seen.turn and (rival is not None or place(seen, target).kind == "castle")


def describe_line(
    seen: Seen, action: str, line: Sequence[str], localization: Localization
) -> list[str]:
    """An action with its number of knights, and the line until the next chance event."""
    phrases = list(_phrases(seen, line or [action], localization))
    action, words = phrases[0]
    following = [f"{words} ({tokens})" for tokens, words in phrases[1:5]]
    return hint(localization.texts, action, words, following)


def _phrases(
    seen: Seen, line: Sequence[str], localization: Localization
) -> Iterator[tuple[str, str]]:
    """Tokens that belong together, and their meaning, in any phase."""
    tokens, texts, source = list(line), localization.texts, None
    phase = seen.phase
    if phase == "COUNT":
        source, target = pending(seen).source, pending(seen).target
    while tokens:
        token = tokens.pop(0)
        if token[0] in "d=":
            return
        pair = path(token)
        if pair is not None:
            source, target = pair
            if not tokens:
                where = ends(seen, source, target, localization)
                yield token, texts("rheingold-step-go", **where)
                return
            token = f"{token} {tokens.pop(0)}"
        if token == END:
            key = "rheingold-can-no-shield" if phase == "SHIELD" else "rheingold-can-end"
            yield token, texts(key)
        elif token == SHIELD:
            yield token, texts("rheingold-step-shield")
        elif source is not None:
            count = int(token.rpartition("x")[2])
            where = ends(seen, source, target, localization)
            yield token, texts("rheingold-can-count", count=count, **where)
        phase = ""


def describe_discovery(
    before: Seen, after: Seen, seat: int, localization: Localization
) -> list[str]:
    """The shield that a player drew, or turned up with an attack."""
    if before.turn != seat:
        return []
    if before.phase == "COUNT":
        return _stormed_shield(before, after, localization)
    if before.phase != "DRAW":
        return []
    laid = shield(after, taken(before))
    if laid is None or laid.value is None:
        return []
    castle = called(before, taken(before))
    return [localization.texts("rheingold-found-shield", castle=castle, value=laid.value)]


def _stormed_shield(before: Seen, after: Seen, localization: Localization) -> list[str]:
    """What an attack revealed, and what became of the attackers."""
    target, seat = pending(before).target, before.turn
    rival, laid = holder(before, target), shield(before, target)
    if rival in (None, seat) or laid is None or laid.shown:
        return []
    assert rival is not None
    castle, value = called(before, target), _turned_up(before, after, rival, target)
    if holder(after, target) == seat:
        return [localization.texts("rheingold-found-storm-won", castle=castle, value=value)]
    supply, then = (seen.known.players[seat].supply for seen in (after, before))
    where: Where = {"castle": castle, "value": value, "count": supply - then}
    return [localization.texts("rheingold-found-storm-lost", **where)]


def describe_result(seen: Seen, winners: list[int], localization: Localization) -> list[str]:
    """The winner, and the tiebreaker if swords alone did not decide."""
    texts, players = localization.texts, seen.known.players
    best = players[winners[0]].swords
    level = [seat for seat, player in enumerate(players) if player.swords == best]
    names = localization.several([localization.names[seat] for seat in winners])
    result = [texts("rheingold-verdict-won", names=names, count=len(winners), swords=best)]
    if len(level) > len(winners):
        knights_on_map = players[winners[0]].knights
        result.append(texts("rheingold-verdict-knights", count=knights_on_map))
    if len(winners) > 1:
        result.append(texts("rheingold-verdict-shared"))
    return result
