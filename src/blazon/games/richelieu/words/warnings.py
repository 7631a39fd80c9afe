"""What an action gives away, for beginners: cards left to the next player, and wasted pieces."""

from blazon.games.richelieu.words.cells import RETURN_DISC, cell_of
from blazon.games.richelieu.words.counts import pieces_of, safe_leads, still_out
from blazon.games.richelieu.words.phrases import category_name
from blazon.words.localization import Localization, View
from blazon.words.narrator import Warned


def warn(view: View, token: str, localization: Localization) -> Warned:
    """What a legal action gives away.

    A card counts as given away if the next player can take it and would then be sure of the most
    of a province or symbol.
    """
    if token == RETURN_DISC:
        return Warned()
    taken = _taken(view, token)
    if taken is None:
        return _left_unmarked(view, token, localization)
    uncovered = _uncovered(view, token, taken, localization)
    if uncovered.text:
        return uncovered
    return Warned(
        _last_marker(view, taken, localization) or _nothing_gained(view, taken, localization)
    )


def _taken(view: View, token: str) -> str | None:
    """The cell of the card that the action takes, or that the player will then pay for."""
    if view["phase"] in ("TAKE", "SECOND"):
        return cell_of(token)
    return str(view["pending"]) if view["phase"] == "PAY" else None


def _ends(view: View, gone: str | None = None) -> set[str]:
    """The cells at the ends of their rows, without one card."""
    rows: dict[str, list[str]] = {}
    for cell in view["table"]:
        if cell != gone:
            rows.setdefault(cell[0], []).append(cell)
    return {cell for row in rows.values() for cell in (row[0], row[-1])}


def _uncovered(view: View, token: str, taken: str, localization: Localization) -> Warned:
    """A card that the next player can take only once the taken one is gone."""
    paid = _paid(view, token, taken)
    for cell in sorted(_ends(view, taken) - _ends(view)):
        owner = None if cell == paid else view["table"][cell]["marker"]
        rival = _next(view)
        pays = owner not in (None, rival)
        if not _can_pay(view, rival) and (pays or _can_mark(view)):
            continue
        if (category := _prize(view, cell, taken)) is not None:
            return _left(localization, rival, cell, category, pays=pays)
    return Warned()


def _paid(view: View, token: str, taken: str) -> str | None:
    """The card from which a marker pays for the taken one, if that is certain."""
    if view["phase"] == "PAY":
        return cell_of(token)
    own = view["players"][view["player"]]
    is_paid = view["table"][taken]["marker"] not in (None, view["player"])
    return own["markers"][0] if is_paid and _markers(own) == len(own["markers"]) == 1 else None


def _left_unmarked(view: View, token: str, localization: Localization) -> Warned:
    """A card that the player could have marked at the end of the turn, and did not."""
    if view["phase"] not in ("PLACE", "MOVE") or token[0] == "^" or len(view["legal"]) == 1:
        return Warned()
    marked = cell_of(token)
    could = {cell_of(one) for one in view["legal"] if one[0] == "@"} | {view["lifted"]}
    for cell in sorted(_ends(view) & could - {marked}):
        if (category := _prize(view, cell)) is not None:
            return _left(localization, _next(view), cell, category)
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


def _next(view: View) -> int:
    """The seat that plays next."""
    return int((view["player"] + 1) % len(view["players"]))


def _can_pay(view: View, seat: int) -> bool:
    """Whether a player has a marker to pay with."""
    return _markers(view["players"][seat]) > 0


def _can_mark(view: View) -> bool:
    """Whether the player will have a marker for a card at the end of the turn.

    ``warn`` then names the card that should be marked.
    """
    pays = view["phase"] == "PAY"
    return _markers(view["players"][view["player"]]) > int(pays)


def _markers(player: View) -> int:
    """The markers that a player can pay with."""
    return int(player["reserve"]) + len(player["markers"])


def _prize(view: View, cell: str, taken: str | None = None) -> str | None:
    """The category of which the next player would be sure only with a card; the greatest count.

    Args:
        view: the view before the action.
        cell: the card that the next player would take.
        taken: the card that the observer takes first, if any.
    """
    rival, gains = _next(view), [] if taken is None else [(view["player"], taken)]
    before, _ = _leads(view, gains)
    after, counts = _leads(view, [*gains, (rival, cell)])
    won = [name for name, seat in after.items() if seat == rival != before[name]]
    return max(won, key=lambda name: counts[name][rival], default=None)


def _leads(
    view: View, gains: list[tuple[int, str]]
) -> tuple[dict[str, int | None], dict[str, list[int]]]:
    """The safe leads, and the counts, once these seats have these cards.

    Discs on these cards are left on the table: whoever gets them, they count against any lead.
    """
    out = still_out(view)
    counts = {line["category"]: list(line["counts"]) for line in view["tally"]}
    for seat, cell in gains:
        for category, number in pieces_of(view["table"][cell]["card"]):
            counts[category][seat] += number
            out[category] -= number
    tally = [{"category": name, "counts": have} for name, have in counts.items()]
    return safe_leads({**view, "tally": tally}, out), counts


def _last_marker(view: View, taken: str, localization: Localization) -> str:
    """The payment with the only marker left, without a return disc, for a card without a disc."""
    lying = view["table"][taken]
    if lying["disc"] or lying["marker"] in (None, view["player"]):
        return ""
    player = view["players"][view["player"]]
    if _markers(player) > 1 or "return" in player["discs"]:
        return ""
    return localization.texts("richelieu-warn-last")


def _nothing_gained(view: View, taken: str, localization: Localization) -> str:
    """A card of which every piece goes where another player is sure of the most.

    It must not save a penalty, bring a bonus, or have a disc or the player's marker.
    """
    seat, lying = view["player"], view["table"][taken]
    if lying["disc"] or lying["marker"] == seat:
        return ""
    had = {name for code in view["players"][seat]["cards"].values() for name, _ in pieces_of(code)}
    categories = [name for name, _ in pieces_of(lying["card"])]
    leads = safe_leads(view, still_out(view))
    if any(leads[name] in (None, seat) or name not in had for name in categories):
        return ""
    winners = dict.fromkeys(leads[name] for name in categories)
    names = localization.several([localization.names[winner or 0] for winner in winners])
    return localization.texts("richelieu-warn-nothing", names=names)
