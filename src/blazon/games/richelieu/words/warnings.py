"""What an action gives away, for beginners: cards left to the next player, and wasted pieces."""

from blazon.games.richelieu.rules.aids import prize
from blazon.games.richelieu.rules.components import CATEGORY_NAMES, CELL_NUMBERS
from blazon.games.richelieu.rules.observation import RichelieuPlayer
from blazon.games.richelieu.words.cells import RETURN_DISC, Seen, cell_of
from blazon.games.richelieu.words.phrases import category_name
from blazon.words.localization import Localization
from blazon.words.narrator import Warned


def warn(seen: Seen, token: str, localization: Localization) -> Warned:
    """What a legal action gives away.

    A card counts as given away if the next player can take it and would then be sure of the most
    of a province or symbol.
    """
    if token == RETURN_DISC:
        return Warned()
    taken = _taken(seen, token)
    if taken is None:
        return _left_unmarked(seen, token, localization)
    uncovered = _uncovered(seen, token, taken, localization)
    if uncovered.text:
        return uncovered
    return Warned(
        _last_marker(seen, taken, localization) or _nothing_gained(seen, taken, localization)
    )


def _taken(seen: Seen, token: str) -> str | None:
    """The cell of the card that the action takes, or that the player will then pay for."""
    if seen.phase in ("TAKE", "SECOND"):
        return cell_of(token)
    return seen.known.pending


def _ends(seen: Seen, gone: str | None = None) -> set[str]:
    """The cells at the ends of their rows, without one card."""
    rows: dict[str, list[str]] = {}
    for cell in seen.known.table:
        if cell != gone:
            rows.setdefault(cell[0], []).append(cell)
    return {cell for row in rows.values() for cell in (row[0], row[-1])}


def _uncovered(seen: Seen, token: str, taken: str, localization: Localization) -> Warned:
    """A card that the next player can take only once the taken one is gone."""
    paid = _paid(seen, token, taken)
    for cell in sorted(_ends(seen, taken) - _ends(seen)):
        owner = None if cell == paid else seen.known.table[cell].marker
        rival = _next(seen)
        pays = owner not in (None, rival)
        if not _can_pay(seen, rival) and (pays or _can_mark(seen)):
            continue
        if (category := _prize(seen, cell, taken)) is not None:
            return _left(localization, rival, cell, category, pays=pays)
    return Warned()


def _paid(seen: Seen, token: str, taken: str) -> str | None:
    """The card from which a marker pays for the taken one, if that is certain."""
    if seen.phase == "PAY":
        return cell_of(token)
    own = seen.known.players[seen.turn]
    is_paid = seen.known.table[taken].marker not in (None, seen.turn)
    return own.markers[0] if is_paid and _markers(own) == len(own.markers) == 1 else None


def _left_unmarked(seen: Seen, token: str, localization: Localization) -> Warned:
    """A card that the player could have marked at the end of the turn, and did not."""
    if seen.phase not in ("PLACE", "MOVE") or token[0] == "^" or len(seen.legal) == 1:
        return Warned()
    marked = cell_of(token)
    could = {cell_of(one) for one in seen.legal if one[0] == "@"} | {seen.known.lifted}
    for cell in sorted(_ends(seen) & could - {marked}):
        if (category := _prize(seen, cell)) is not None:
            return _left(localization, _next(seen), cell, category)
    return Warned()


def _left(
    localization: Localization, rival: int, cell: str, category: str, *, pays: bool = False
) -> Warned:
    """The sentence about a card that is given away."""
    text = localization.texts(
        "richelieu-warn-pay" if pays else "richelieu-warn-take",
        player=localization.names[rival],
        cell=cell,
        category=category_name(category, localization.texts),
    )
    return Warned(text, (cell,))


def _next(seen: Seen) -> int:
    """The seat that plays next."""
    return (seen.turn + 1) % len(seen.known.players)


def _can_pay(seen: Seen, seat: int) -> bool:
    """Whether a player has a marker to pay with."""
    return _markers(seen.known.players[seat]) > 0


def _can_mark(seen: Seen) -> bool:
    """Whether the player will have a marker for a card at the end of the turn.

    ``warn`` then names the card that should be marked.
    """
    pays = seen.phase == "PAY"
    return _markers(seen.known.players[seen.turn]) > int(pays)


def _markers(player: RichelieuPlayer) -> int:
    """The markers that a player can pay with."""
    return player.reserve + len(player.markers)


def _prize(seen: Seen, cell: str, taken: str | None = None) -> str | None:
    """The category of which the next player would be sure only with a card."""
    first = None if taken is None else CELL_NUMBERS[taken]
    return prize(seen.states, _next(seen), CELL_NUMBERS[cell], first)


def _last_marker(seen: Seen, taken: str, localization: Localization) -> str:
    """The payment with the only marker left, without a return disc, for a card without a disc."""
    lying = seen.known.table[taken]
    if lying.disc or lying.marker in (None, seen.turn):
        return ""
    player = seen.known.players[seen.turn]
    if _markers(player) > 1 or "return" in (player.discs or ()):
        return ""
    return localization.texts("richelieu-warn-last")


def _nothing_gained(seen: Seen, taken: str, localization: Localization) -> str:
    """A card of which every piece goes where another player is sure of the most.

    It must not save a penalty, bring a bonus, or have a disc or the player's marker.
    """
    seat, lying = seen.turn, seen.known.table[taken]
    if lying.disc or lying.marker == seat:
        return ""
    state, bit = seen.states[0], 1 << CELL_NUMBERS[taken]
    cells = dict(zip(CATEGORY_NAMES, state["category"].tolist(), strict=True))
    categories = [name for name, cards in cells.items() if cards & bit]
    had, leads = int(state["taken"][seat]), seen.aids.safe
    if any(leads[name] in (None, seat) or not cells[name] & had for name in categories):
        return ""
    winners = dict.fromkeys(leads[name] for name in categories)
    names = localization.several([localization.names[winner or 0] for winner in winners])
    return localization.texts("richelieu-warn-nothing", names=names)
