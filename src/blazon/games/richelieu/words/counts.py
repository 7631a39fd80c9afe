"""The pieces left of each province and symbol, leads that nobody can catch, and free markers."""

from typing import Any

from blazon.games.richelieu.rules.components import classic, editions
from blazon.words.localization import View

_SYMBOL_LETTERS = {"s": "sword", "c": "cross", "t": "tower"}


def pieces_of(code: str) -> list[tuple[str, int]]:
    """The categories of a card, with its number of crests or symbols of each."""
    crests = [(code[:3], 2 if code[3] == "2" else 1)]
    symbol = _SYMBOL_LETTERS.get(code[3])
    return crests if symbol is None else [*crests, (symbol, 1)]


def still_out(view: View) -> dict[str, int]:
    """Crests of each province, and symbols of each kind, still on the table."""
    left = {line["category"]: 0 for line in view["tally"]}
    for lying in view["table"].values():
        for category, number in pieces_of(lying["card"]):
            left[category] += number
    return left


def safe_leads(view: View, out: dict[str, int]) -> dict[str, int | None]:
    """For each category, the seat that is certain to have the most; None if that is open.

    Assumes that one rival could get everything on the table, and every unseen disc of the category
    if the rival holds discs unknown to the observer or some are still on the table.

    Args:
        view: the observer's view.
        out: the result of ``still_out`` for it.
    """
    lying = sum(card["disc"] for card in view["table"].values())
    discs = _unseen_discs(view)
    found: dict[str, int | None] = {}
    for line in view["tally"]:
        category, counts = line["category"], line["counts"]
        most = [
            count + out[category] + min(discs[category], lying + _held_unseen(player))
            for count, player in zip(counts, view["players"], strict=True)
        ]
        leader = counts.index(max(counts))
        rivals = most[:leader] + most[leader + 1 :]
        found[category] = leader if counts[leader] > max(rivals) else None
    return found


def most_on_cards(view: View) -> int:
    """How many of a player's markers may be on cards at once."""
    players = len(view["players"])
    return int(editions()[view["options"]["edition"]][players]["on_cards"])


def can_place(view: View) -> bool:
    """Whether the player to move may place a marker from the reserve, and not only move one."""
    own = view["players"][view["player"]]
    return own["reserve"] > 0 and len(own["markers"]) < most_on_cards(view)


def _held_unseen(player: View) -> int:
    """The number of a player's discs that the observer does not know."""
    return int(player["held"]) if player["discs"] is None else 0


def _unseen_discs(view: View) -> dict[str, int]:
    """The number of discs of each category that the observer has not seen."""
    deck = view["options"].get("deck")
    every = classic().discs if deck is None else deck["discs"]
    seen = [disc for player in view["players"] for disc in player["discs"] or ()]
    return {
        line["category"]: every.get(line["category"], 0) - seen.count(line["category"])
        for line in view["tally"]
    }


def aids(view: View) -> dict[str, Any]:
    """Numbers that a player could count from the view.

    ``out`` gives for each category the number of crests or symbols still on the table, ``safe`` the
    seat that nobody can catch, or null. ``open_safe`` is the same counting only open components,
    like the view's ``open_tally``, and null where that is null.
    """
    out = still_out(view)
    found: dict[str, Any] = {"out": out, "safe": safe_leads(view, out), "open_safe": None}
    if view["open_tally"] is not None:
        unknown = [player | {"discs": None} for player in view["players"]]
        shown = {**view, "tally": view["open_tally"], "players": unknown}
        found["open_safe"] = safe_leads(shown, out)
    return found
