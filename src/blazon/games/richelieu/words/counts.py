"""What is still to be had of each province and symbol, and who cannot lose a lead any more."""

from typing import Any

from blazon.games.richelieu.rules.components import classic
from blazon.words.localization import View

_SYMBOL_LETTERS = {"s": "sword", "c": "cross", "t": "tower"}


def still_out(view: View) -> dict[str, int]:
    """Crests of each province, and symbols of each kind, that still lie on the table."""
    left = {line["category"]: 0 for line in view["tally"]}
    for lying in view["table"].values():
        code = lying["card"]
        left[code[:3]] += 2 if code[3] == "2" else 1
        if code[3] in _SYMBOL_LETTERS:
            left[_SYMBOL_LETTERS[code[3]]] += 1
    return left


def safe_leads(view: View, out: dict[str, int]) -> dict[str, int | None]:
    """For each category the seat that has most of it whatever comes; None where that is open.

    Everything on the table could go to one rival, and so could every disc of the category that the
    observer has not seen, if the rival holds discs unknown to the observer or some are still
    on the table.

    Args:
        view: what the observer knows.
        out: what ``still_out`` says of it.
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


def _held_unseen(player: View) -> int:
    """How many discs a player holds that the observer does not know."""
    return int(player["held"]) if player["discs"] is None else 0


def _unseen_discs(view: View) -> dict[str, int]:
    """How many discs of each category the observer has not seen."""
    deck = view["options"].get("deck")
    every = classic().discs if deck is None else deck["discs"]
    seen = [disc for player in view["players"] for disc in player["discs"] or ()]
    return {
        line["category"]: every.get(line["category"], 0) - seen.count(line["category"])
        for line in view["tally"]
    }


def aids(view: View) -> dict[str, Any]:
    """What a player could count from the view.

    ``out`` gives for each category how many crests or symbols still lie on the table, ``safe`` the
    seat that can no longer be caught there, or null; ``open_safe`` the same for who counts only
    what lies open, as the view's ``open_tally`` does, and null where that is null.
    """
    out = still_out(view)
    found: dict[str, Any] = {"out": out, "safe": safe_leads(view, out), "open_safe": None}
    if view["open_tally"] is not None:
        unknown = [player | {"discs": None} for player in view["players"]]
        shown = {**view, "tally": view["open_tally"], "players": unknown}
        found["open_safe"] = safe_leads(shown, out)
    return found
