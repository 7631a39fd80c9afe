"""Actions, questions and the end in words."""

from collections.abc import Iterator, Sequence

from blazon.games.rheingold.rules.notation import END, SHIELD
from blazon.games.rheingold.words.places import (
    called,
    ends,
    highest,
    holder,
    knights,
    leaving,
    located,
    map_in,
    path,
    place,
    price,
    shield,
    sure,
)
from blazon.words.localization import Localization, View
from blazon.words.narrator import hint

Where = dict[str, str | int]
"""Variables of texts: source, target and number of knights."""


def describe_event(before: View, after: View, token: str, localization: Localization) -> str:
    """An action or the result of the die, as a phrase after the player’s name."""
    phase, texts = before["phase"], localization.texts
    if phase == "ROLL":
        return _rolled(before, after, int(token[1:]), localization)
    if phase == "COUNT":
        return ", ".join(_went(before, after, int(token[1:]), localization))
    if phase == "DRAW":
        return texts("rheingold-did-shield", castle=called(before, before["castle"]))
    if phase == "SHIELD":
        return texts("rheingold-did-no-shield") if token == END else ""
    return texts("rheingold-did-end") if token == END else ""


def _rolled(before: View, after: View, number: int, localization: Localization) -> str:
    seat, start = before["turn"], map_in(before).starts[number - 1].id
    if seat in before["starts"][start]:
        key = "rheingold-did-roll-waits"
    elif seat in after["starts"][start]:
        key = "rheingold-did-roll-enters"
    else:
        key = "rheingold-did-roll-none-left"
    return localization.texts(key, number=number, start=start)


def _went(before: View, after: View, count: int, localization: Localization) -> Iterator[str]:
    """A number of knights took the chosen path, and the result."""
    texts, source, target = localization.texts, before["pending"]["from"], before["pending"]["to"]
    rival = holder(before, target)
    where: Where = {"count": count, **ends(before, source, target, localization)}
    if rival == before["turn"] or (rival is None and place(before, target).kind != "castle"):
        yield texts("rheingold-did-go", **where)
    elif rival is None:
        yield texts("rheingold-did-take", **where)
    elif place(before, target).kind == "space":
        yield _attacked(before, after, rival, where, localization)
    else:
        yield _stormed(before, after, rival, where, localization)
    for line_before, line_after in zip(before["tally"], after["tally"], strict=True):
        castle = line_after["castle"]
        fell = line_before["owner"] is None and line_after["owner"] is not None
        if fell and castle != target:
            yield texts("rheingold-did-last", castle=called(after, castle))


def _attacked(
    before: View, after: View, rival: int, where: Where, localization: Localization
) -> str:
    """An attack on a space, on one or several fronts."""
    texts, defenders = localization.texts, knights(before, str(before["pending"]["to"]))
    owner = localization.names[rival]
    if after["front"] is not None:
        sent = sum(group["knights"] for group in after["front"]["groups"])
        return texts("rheingold-did-front", **where, sent=sent, needed=defenders + 1)
    named = [] if before["front"] is None else before["front"]["groups"]
    target = before["pending"]["to"]
    groups = [ends(before, group["from"], target, localization) for group in named]
    sources = [str(group["from"]) for group in [*groups, where]]
    sent = sum(group["knights"] for group in named) + int(where["count"])
    return texts(
        "rheingold-did-beat",
        player=owner,
        defenders=defenders,
        to=where["to"],
        count=sent,
        **{"from": localization.several(sources)},
    )


def _stormed(
    before: View, after: View, rival: int, where: Where, localization: Localization
) -> str:
    """An attack on a castle that a rival held."""
    texts, owner, castle = localization.texts, localization.names[rival], before["pending"]["to"]
    won = holder(after, castle) == before["turn"]
    laid = shield(before, castle)
    if laid is None:
        return texts("rheingold-did-storm", **where, player=owner)
    key = "rheingold-did-storm-won" if won else "rheingold-did-storm-lost"
    return texts(key, **where, player=owner, value=_turned_up(before, after, rival, castle))


def _turned_up(before: View, after: View, rival: int, castle: str) -> int:
    """The value of the shield that a rival had in a castle that was stormed."""
    found = shield(after, castle)
    if holder(after, castle) == rival and found is not None:
        return int(found["value"])
    gone = list(after["players"][rival]["shields"]["gone"])
    for value in before["players"][rival]["shields"]["gone"]:
        gone.remove(value)
    return int(gone[0])


def describe_action(view: View, token: str, localization: Localization) -> str:
    """A legal action, addressed to the acting player."""
    phase, texts = view["phase"], localization.texts
    if phase == "SHIELD":
        key = "rheingold-can-no-shield" if token == END else "rheingold-can-shield"
        return texts(key, castle=called(view, view["castle"]))
    if phase == "COUNT":
        return _number(view, int(token[1:]), localization)
    pair = path(token)
    if pair is None:
        return texts("rheingold-can-end")
    source, target = pair
    most = leaving(view, source)
    where: Where = {**ends(view, source, target, localization), "most": most}
    rival = holder(view, target)
    if rival is not None and rival != view["player"]:
        return _against(view, target, rival, where, localization)
    if rival is None and place(view, target).kind == "castle":
        swords, least = place(view, target).swords or 0, price(view, target)
        return texts("rheingold-can-take", **where, swords=swords, least=least)
    return texts("rheingold-can-go", **where)


def _against(view: View, target: str, rival: int, where: Where, localization: Localization) -> str:
    """An attack on a rival's space or castle."""
    texts, defenders, owner = localization.texts, knights(view, target), localization.names[rival]
    if place(view, target).kind == "space":
        key = "rheingold-can-attack" if int(where["most"]) > defenders else "rheingold-can-front"
        return texts(key, **where, player=owner, defenders=defenders)
    least, certain = price(view, target), sure(view, target)
    key = "rheingold-can-storm" if least == certain else "rheingold-can-storm-shield"
    return texts(key, **where, player=owner, defenders=defenders, least=least, sure=certain)


def _number(view: View, count: int, localization: Localization) -> str:
    """A number of knights and, against a hidden shield, the values that they can beat."""
    texts, target = localization.texts, view["pending"]["to"]
    rival = holder(view, target)
    where = ends(view, view["pending"]["from"], target, localization)
    words = texts("rheingold-can-count", count=count, **where)
    if rival in (None, view["player"]) or place(view, target).kind == "space":
        return words
    if count >= sure(view, target):
        return texts("rheingold-can-count-sure", words=words)
    value = count // 2 - knights(view, target)
    words = texts("rheingold-can-count-up-to", words=words, value=value)
    return texts("rheingold-can-count-may", words=words, value=highest(view, target))


def prompt(view: View, localization: Localization) -> str:
    """The prompt for the current decision, without the input to type."""
    texts, phase, player = localization.texts, view["phase"], localization.names[view["player"]]
    if phase == "COUNT":
        return _how_many(view, player, localization)
    if phase == "FRONT":
        front = view["front"]
        target = located(view, front["target"], localization)
        sent = sum(group["knights"] for group in front["groups"])
        needed = front["defenders"] + 1
        return texts("rheingold-phase-front", player=player, to=target, sent=sent, needed=needed)
    if phase == "SHIELD":
        left = view["players"][view["player"]]["shields"]["left"]
        castle = called(view, view["castle"])
        return texts("rheingold-phase-shield", player=player, castle=castle, count=left)
    return texts("rheingold-question-move", player=player, count=view["moves"])


def _how_many(view: View, player: str, localization: Localization) -> str:
    pending, texts = view["pending"], localization.texts
    source, target = pending["from"], pending["to"]
    rival, castle = holder(view, target), place(view, target).kind == "castle"
    asked = {
        "player": player,
        **ends(view, source, target, localization),
        "least": pending["least"],
        "most": pending["most"],
    }
    if castle and rival is None:
        return texts("rheingold-phase-count-storm", **asked)
    if rival in (None, view["player"]):
        return texts("rheingold-phase-count", **asked)
    if castle:
        certain = sure(view, target)
        known = pending["least"] == certain
        key = "rheingold-phase-count-storm" if known else "rheingold-phase-count-shield"
        return texts(key, **asked, **({} if known else {"sure": certain}))
    named = [] if view["front"] is None else view["front"]["groups"]
    enough = knights(view, target) + 1 - sum(group["knights"] for group in named)
    return texts("rheingold-phase-count-attack", **asked, enough=enough)


def waiting(view: View, localization: Localization) -> str:
    """What the player who decides is doing, for everybody else."""
    texts, phase, player = localization.texts, view["phase"], localization.names[view["player"]]
    if phase == "SHIELD":
        castle = called(view, view["castle"])
        return texts("rheingold-waiting-shield", player=player, castle=castle)
    target = view["front"]["target"] if phase == "FRONT" else (view["pending"] or {}).get("to")
    if target is not None and _is_attack(view, target):
        to = located(view, target, localization)
        return texts("rheingold-waiting-attack", player=player, to=to)
    return texts("rheingold-waiting-move", player=player, count=view["moves"])


def _is_attack(view: View, target: str) -> bool:
    """Whether the acting player enters a rival's place, or a castle that nobody holds."""
    rival = holder(view, target)
    return rival != view["player"] and (rival is not None or place(view, target).kind == "castle")


def describe_line(
    view: View, action: str, line: Sequence[str], localization: Localization
) -> list[str]:
    """An action with its number of knights, and the line until the next chance event."""
    phrases = list(_phrases(view, line or [action], localization))
    action, words = phrases[0]
    following = [f"{words} ({tokens})" for tokens, words in phrases[1:5]]
    return hint(localization.texts, action, words, following)


def _phrases(
    view: View, line: Sequence[str], localization: Localization
) -> Iterator[tuple[str, str]]:
    """Tokens that belong together, and their meaning, in any phase."""
    tokens, texts, source = list(line), localization.texts, None
    phase = view["phase"]
    if phase == "COUNT":
        source, target = view["pending"]["from"], view["pending"]["to"]
    while tokens:
        token = tokens.pop(0)
        if token[0] in "d=":
            return
        pair = path(token)
        if pair is not None:
            source, target = pair
            if not tokens:
                where = ends(view, source, target, localization)
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
            where = ends(view, source, target, localization)
            yield token, texts("rheingold-can-count", count=count, **where)
        phase = ""


def describe_discovery(
    before: View, after: View, seat: int, localization: Localization
) -> list[str]:
    """The shield that a player drew, or turned up with an attack."""
    if before["turn"] != seat:
        return []
    if before["phase"] == "COUNT":
        return _stormed_shield(before, after, localization)
    if before["phase"] != "DRAW":
        return []
    laid = shield(after, before["castle"])
    if laid is None or laid["value"] is None:
        return []
    castle = called(before, before["castle"])
    return [localization.texts("rheingold-found-shield", castle=castle, value=laid["value"])]


def _stormed_shield(before: View, after: View, localization: Localization) -> list[str]:
    """What an attack revealed, and what became of the attackers."""
    target, seat = before["pending"]["to"], before["turn"]
    rival, laid = holder(before, target), shield(before, target)
    if rival in (None, seat) or laid is None or laid["shown"]:
        return []
    assert rival is not None
    castle, value = called(before, target), _turned_up(before, after, rival, target)
    if holder(after, target) == seat:
        return [localization.texts("rheingold-found-storm-won", castle=castle, value=value)]
    supply, then = (view["players"][seat]["supply"] for view in (after, before))
    where: Where = {"castle": castle, "value": value, "count": supply - then}
    return [localization.texts("rheingold-found-storm-lost", **where)]


def describe_result(view: View, winners: list[int], localization: Localization) -> list[str]:
    """The winner, and the tiebreaker if swords alone did not decide."""
    texts, players = localization.texts, view["players"]
    best = players[winners[0]]["swords"]
    level = [seat for seat, player in enumerate(players) if player["swords"] == best]
    names = localization.several([localization.names[seat] for seat in winners])
    result = [texts("rheingold-verdict-won", names=names, count=len(winners), swords=best)]
    if len(level) > len(winners):
        knights_on_map = players[winners[0]]["knights"]
        result.append(texts("rheingold-verdict-knights", count=knights_on_map))
    if len(winners) > 1:
        result.append(texts("rheingold-verdict-shared"))
    return result
