"""Why a card cannot be taken, paid with or marked now, or why another action is not possible."""

from itertools import takewhile

from blazon.games.richelieu.rules.components import CELL_NAMES
from blazon.games.richelieu.words.cells import NOTHING_MORE, RESERVE, RETURN_DISC, card_of, cell_of
from blazon.games.richelieu.words.counts import most_on_cards
from blazon.games.richelieu.words.phrases import category_name
from blazon.kernel.errors import BadValue
from blazon.words.localization import Localization, View
from blazon.words.narrator import Explanation

SECTIONS = ("goal", "take", "second", "marker", "disc", "return", "end", "scoring", "opening")
"""The sections of the rules page."""
_MARKS = ("", "@", "^")
"""The prefixes of a cell; pointing at a card means whichever is possible."""
_TWO_CRESTS = "2"


def explain(view: View, token: str, localization: Localization) -> Explanation:
    """Why the observer's intended action is not possible; empty if it is.

    Args:
        view: the observer's view.
        token: an action, or just the cell of a card pointed at.
        localization: the texts, and the players' names.

    Raises:
        BadValue: for any other token.
    """
    cell = cell_of(token)
    known = token in (RETURN_DISC, NOTHING_MORE, RESERVE)
    if not known and (cell not in CELL_NAMES or token not in [f"{mark}{cell}" for mark in _MARKS]):
        raise BadValue("token", "must be a cell such as B5, or an action")
    texts = localization.texts
    if view["over"]:
        return Explanation(texts("why-over"), "end")
    if view["player"] is None or view["player"] != view["observer"]:
        return Explanation(
            texts("why-not-your-turn", player=localization.names[view["turn"]]), "take"
        )
    wanted = [token] if token != cell else [f"{mark}{cell}" for mark in _MARKS]
    if any(one in view["legal"] for one in wanted):
        return Explanation()
    if token == RETURN_DISC:
        return _return_disc(view, localization)
    if cell is None:
        return _other(view, token, localization)
    if token != cell:
        return _marker(view, token, cell, localization)
    return _cell(view, cell, localization)


def _marker(view: View, token: str, cell: str, localization: Localization) -> Explanation:
    """The reason why a marker cannot be put on a card or taken from it."""
    phase = view["phase"]
    if _first_turn_is_unmarked(view) and not view["log"]:
        return Explanation(localization.texts("richelieu-why-no-first-marker"), "opening")
    if phase in ("TAKE", "SECOND"):
        return Explanation(localization.texts("richelieu-why-card-first"), "marker")
    if (phase, token[0]) in (("PAY", "@"), ("MOVE", "^")):
        return _other(view, NOTHING_MORE, localization)
    if phase == "PLACE" and token[0] == "^" and cell in view["table"]:
        return _lift(view, cell, localization)
    return _cell(view, cell, localization)


def _cell(view: View, cell: str, localization: Localization) -> Explanation:
    """The reason why a cell's card is not available for the current decision."""
    phase = view["phase"]
    if phase == "PAY":
        return _payment(view, cell, localization)
    if cell not in view["table"]:
        section = "marker" if phase in ("PLACE", "MOVE") else "take"
        return Explanation(localization.texts("richelieu-why-gone", cell=cell), section)
    if phase == "MOVE":
        return _move(view, cell, localization)
    return _place(view, cell, localization) if phase == "PLACE" else _card(view, cell, localization)


def _return_disc(view: View, localization: Localization) -> Explanation:
    """The reason why a return disc cannot be played (rules: return disc)."""
    own = view["players"][view["player"]]
    if view["phase"] in ("PAY", "MOVE"):
        key = "between"
    elif "return" not in own["discs"]:
        key = "none"
    else:
        key = "box"
    return Explanation(localization.texts(f"richelieu-why-return-{key}"), "return")


def _other(view: View, token: str, localization: Localization) -> Explanation:
    """The reason why passing, or paying from the reserve, is not possible."""
    texts, phase = localization.texts, view["phase"]
    if phase == "PAY":
        key = "richelieu-why-pay-now" if token == NOTHING_MORE else "richelieu-why-pay-reserve"
        return Explanation(texts(key, cell=view["pending"]), "marker")
    if token == RESERVE:
        return Explanation(texts("richelieu-why-nothing-to-pay"), "marker")
    if phase == "MOVE":
        return Explanation(texts("richelieu-why-move-now", cell=view["lifted"]), "marker")
    return Explanation(texts("richelieu-why-must-take"), "take")


def _payment(view: View, cell: str, localization: Localization) -> Explanation:
    """The reason why a card provides no payment (rules: pay)."""
    pending = view["pending"]
    return Explanation(
        localization.texts("richelieu-why-pay-card", cell=cell, pending=pending), "marker"
    )


def _card(view: View, cell: str, localization: Localization) -> Explanation:
    """The reason why a card cannot be taken, as the first or the second."""
    texts = localization.texts
    row = [other for other in view["table"] if other[0] == cell[0]]
    if cell not in (row[0], row[-1]):
        words = texts("richelieu-why-not-at-end", cell=cell, left=row[0], right=row[-1])
        return Explanation(words, "take")
    if view["phase"] == "SECOND" and (reason := _second(view, cell, localization)):
        return Explanation(reason, "second")
    owner = localization.names[view["table"][cell]["marker"]]
    key = (
        "richelieu-why-cannot-pay-yet"
        if RETURN_DISC in view["legal"]
        else "richelieu-why-cannot-pay"
    )
    return Explanation(texts(key, cell=cell, owner=owner), "marker")


def _second(view: View, cell: str, localization: Localization) -> str:
    """Why this card does not go with the first one of this turn; empty if it does."""
    texts = localization.texts
    first, card = card_of(view, taken_this_turn(view)[0]), card_of(view, cell)
    province = category_name(first[:3], texts)
    if card[:3] != first[:3]:
        return texts("richelieu-why-second-province", cell=cell, province=province)
    if card[3] == _TWO_CRESTS:
        return texts("richelieu-why-second-two-crests", cell=cell)
    return ""


def _place(view: View, cell: str, localization: Localization) -> Explanation:
    """The reason why a card cannot be marked or, if that is likelier, taken as a second one."""
    reasons = [_mark(view, cell, localization)]
    row = [other for other in view["table"] if other[0] == cell[0]]
    if cell in (row[0], row[-1]):
        reasons.append(localization.texts(f"richelieu-why-no-second-{_no_second(view)}"))
    return Explanation(" ".join(reasons), "marker")


def _mark(view: View, cell: str, localization: Localization) -> str:
    """Why a card cannot be marked (rules: marker)."""
    texts, own = localization.texts, view["players"][view["player"]]
    owner = view["table"][cell]["marker"]
    if owner == view["player"]:
        return texts("richelieu-why-marked-by-you", cell=cell)
    if owner is not None:
        return texts("richelieu-why-marked", cell=cell, owner=localization.names[owner])
    if not own["markers"]:
        return texts("richelieu-why-no-marker")
    if own["reserve"]:
        return texts("richelieu-why-enough-on-cards", count=most_on_cards(view))
    return texts("richelieu-why-no-reserve")


def _no_second(view: View) -> str:
    """Why the player can take no more cards and must place a marker (rules: second card)."""
    taken = taken_this_turn(view)
    if len(taken) > 1:
        return "two-taken"
    return "two-crests" if card_of(view, taken[0])[3] == _TWO_CRESTS else "done"


def _lift(view: View, cell: str, localization: Localization) -> Explanation:
    """The reason why no marker can be lifted from a card (rules: marker)."""
    texts, owner = localization.texts, view["table"][cell]["marker"]
    if owner is None:
        return Explanation(texts("richelieu-why-lift-none", cell=cell), "marker")
    if owner == view["player"] and any(token[0] == "@" for token in view["legal"]):
        return Explanation(texts("richelieu-why-lift-reserve"), "marker")
    return Explanation(_mark(view, cell, localization), "marker")


def _move(view: View, cell: str, localization: Localization) -> Explanation:
    """The reason why a lifted marker cannot be put on a card."""
    if view["table"][cell]["marker"] is None:
        return Explanation(localization.texts("richelieu-why-move-elsewhere", cell=cell), "marker")
    return Explanation(_mark(view, cell, localization), "marker")


def _first_turn_is_unmarked(view: View) -> bool:
    """Whether the first turn of the game ends with its card (a rule of ours: opening)."""
    return bool(view["options"].get("opening") == "no-marker")


def _ends_turn(token: str) -> bool:
    """Whether an action may have ended a turn."""
    return token[0] == "@" or token == NOTHING_MORE


def taken_this_turn(view: View) -> list[str]:
    """The cells of the cards taken in the current turn, in order.

    For a player who may take a second card or place a marker. A turn ends with a marker or with
    ``-``; a ``-`` before a marker only skips the second card. The first turn of the game may end
    with its card.
    """
    log = [token for token in view["log"] if token != RETURN_DISC]
    if _first_turn_is_unmarked(view):
        del log[0]
    if view["phase"] == "PLACE" and log[-1] == NOTHING_MORE:
        log.pop()
    turn = list(takewhile(lambda token: not _ends_turn(token), reversed(log)))
    return [token for token in reversed(turn) if token in CELL_NAMES]
