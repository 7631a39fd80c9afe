"""Why a card cannot be taken, paid with or marked now, or why another action is not possible."""

from blazon.games.richelieu.rules.components import CELL_NAMES
from blazon.games.richelieu.words.cells import (
    NOTHING_MORE,
    RESERVE,
    RETURN_DISC,
    Seen,
    card_of,
    cell_of,
    most_on_cards,
    owner_of,
    pending,
)
from blazon.games.richelieu.words.phrases import category_name
from blazon.kernel.errors import BadValue
from blazon.words.localization import Localization
from blazon.words.narrator import Explanation

SECTIONS = ("goal", "take", "second", "marker", "disc", "return", "end", "scoring", "opening")
"""The sections of the rules page."""
_MARKS = ("", "@", "^")
"""The prefixes of a cell; pointing at a card means whichever is possible."""
_TWO_CRESTS = "2"


def explain(seen: Seen, token: str, localization: Localization) -> Explanation:
    """Why the observer's intended action is not possible; empty if it is.

    Args:
        seen: what the observer may know.
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
    if seen.over:
        return Explanation(texts("why-over"), "end")
    if seen.player is None or seen.player != seen.observer:
        return Explanation(texts("why-not-your-turn", player=localization.names[seen.turn]), "take")
    wanted = [token] if token != cell else [f"{mark}{cell}" for mark in _MARKS]
    if any(one in seen.legal for one in wanted):
        return Explanation()
    if token == RETURN_DISC:
        return _return_disc(seen, localization)
    if cell is None:
        return _other(seen, token, localization)
    if token != cell:
        return _marker(seen, token, cell, localization)
    return _cell(seen, cell, localization)


def _marker(seen: Seen, token: str, cell: str, localization: Localization) -> Explanation:
    """The reason why a marker cannot be put on a card or taken from it."""
    phase = seen.phase
    if seen.states["no_first_marker"].item() and not seen.shared_log:
        return Explanation(localization.texts("richelieu-why-no-first-marker"), "opening")
    if phase in ("TAKE", "SECOND"):
        return Explanation(localization.texts("richelieu-why-card-first"), "marker")
    if (phase, token[0]) in (("PAY", "@"), ("MOVE", "^")):
        return _other(seen, NOTHING_MORE, localization)
    if phase == "PLACE" and token[0] == "^" and cell in seen.known.table:
        return _lift(seen, cell, localization)
    return _cell(seen, cell, localization)


def _cell(seen: Seen, cell: str, localization: Localization) -> Explanation:
    """The reason why a cell's card is not available for the current decision."""
    phase = seen.phase
    if phase == "PAY":
        return _payment(seen, cell, localization)
    if cell not in seen.known.table:
        section = "marker" if phase in ("PLACE", "MOVE") else "take"
        return Explanation(localization.texts("richelieu-why-gone", cell=cell), section)
    if phase == "MOVE":
        return _move(seen, cell, localization)
    return _place(seen, cell, localization) if phase == "PLACE" else _card(seen, cell, localization)


def _return_disc(seen: Seen, localization: Localization) -> Explanation:
    """The reason why a return disc cannot be played (rules: return disc)."""
    own = seen.known.players[seen.turn]
    if seen.phase in ("PAY", "MOVE"):
        key = "between"
    elif "return" not in (own.discs or ()):
        key = "none"
    else:
        key = "box"
    return Explanation(localization.texts(f"richelieu-why-return-{key}"), "return")


def _other(seen: Seen, token: str, localization: Localization) -> Explanation:
    """The reason why passing, or paying from the reserve, is not possible."""
    texts, phase = localization.texts, seen.phase
    if phase == "PAY":
        key = "richelieu-why-pay-now" if token == NOTHING_MORE else "richelieu-why-pay-reserve"
        return Explanation(texts(key, cell=pending(seen)), "marker")
    if token == RESERVE:
        return Explanation(texts("richelieu-why-nothing-to-pay"), "marker")
    if phase == "MOVE":
        return Explanation(texts("richelieu-why-move-now", cell=pending(seen)), "marker")
    return Explanation(texts("richelieu-why-must-take"), "take")


def _payment(seen: Seen, cell: str, localization: Localization) -> Explanation:
    """The reason why a card provides no payment (rules: pay)."""
    words = localization.texts("richelieu-why-pay-card", cell=cell, pending=pending(seen))
    return Explanation(words, "marker")


def _card(seen: Seen, cell: str, localization: Localization) -> Explanation:
    """The reason why a card cannot be taken, as the first or the second."""
    texts = localization.texts
    row = [other for other in seen.known.table if other[0] == cell[0]]
    if cell not in (row[0], row[-1]):
        words = texts("richelieu-why-not-at-end", cell=cell, left=row[0], right=row[-1])
        return Explanation(words, "take")
    if seen.phase == "SECOND" and (reason := _second(seen, cell, localization)):
        return Explanation(reason, "second")
    owner = localization.names[owner_of(seen, cell)]
    key = (
        "richelieu-why-cannot-pay-yet" if RETURN_DISC in seen.legal else "richelieu-why-cannot-pay"
    )
    return Explanation(texts(key, cell=cell, owner=owner), "marker")


def _second(seen: Seen, cell: str, localization: Localization) -> str:
    """Why this card does not go with the first one of this turn; empty if it does."""
    texts = localization.texts
    first, card = newest_card(seen), card_of(seen, cell)
    province = category_name(first[:3], texts)
    if card[:3] != first[:3]:
        return texts("richelieu-why-second-province", cell=cell, province=province)
    if card[3] == _TWO_CRESTS:
        return texts("richelieu-why-second-two-crests", cell=cell)
    return ""


def _place(seen: Seen, cell: str, localization: Localization) -> Explanation:
    """The reason why a card cannot be marked or, if that is likelier, taken as a second one."""
    reasons = [_mark(seen, cell, localization)]
    row = [other for other in seen.known.table if other[0] == cell[0]]
    if cell in (row[0], row[-1]):
        reasons.append(localization.texts(f"richelieu-why-no-second-{_no_second(seen)}"))
    return Explanation(" ".join(reasons), "marker")


def _mark(seen: Seen, cell: str, localization: Localization) -> str:
    """Why a card cannot be marked (rules: marker)."""
    texts, own = localization.texts, seen.known.players[seen.turn]
    owner = seen.known.table[cell].marker
    if owner == seen.turn:
        return texts("richelieu-why-marked-by-you", cell=cell)
    if owner is not None:
        return texts("richelieu-why-marked", cell=cell, owner=localization.names[owner])
    if not own.markers:
        return texts("richelieu-why-no-marker")
    if own.reserve:
        return texts("richelieu-why-enough-on-cards", count=most_on_cards(seen))
    return texts("richelieu-why-no-reserve")


def _no_second(seen: Seen) -> str:
    """Why the player can take no more cards and must place a marker (rules: second card)."""
    if seen.states["cards"].item() > 1:
        return "two-taken"
    return "two-crests" if newest_card(seen)[3] == _TWO_CRESTS else "done"


def _lift(seen: Seen, cell: str, localization: Localization) -> Explanation:
    """The reason why no marker can be lifted from a card (rules: marker)."""
    texts, owner = localization.texts, seen.known.table[cell].marker
    if owner is None:
        return Explanation(texts("richelieu-why-lift-none", cell=cell), "marker")
    if owner == seen.turn and any(token[0] == "@" for token in seen.legal):
        return Explanation(texts("richelieu-why-lift-reserve"), "marker")
    return Explanation(_mark(seen, cell, localization), "marker")


def _move(seen: Seen, cell: str, localization: Localization) -> Explanation:
    """The reason why a lifted marker cannot be put on a card."""
    if seen.known.table[cell].marker is None:
        return Explanation(localization.texts("richelieu-why-move-elsewhere", cell=cell), "marker")
    return Explanation(_mark(seen, cell, localization), "marker")


def newest_card(seen: Seen) -> str:
    """The code of the card taken last: until there is a second one, the first of this turn."""
    return card_of(seen, next(token for token in reversed(seen.shared_log) if token in CELL_NAMES))
