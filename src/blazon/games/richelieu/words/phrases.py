"""Actions, cards, questions and the end in words."""

from collections.abc import Sequence

from blazon.games.richelieu.words.cells import NOTHING_MORE, RETURN_DISC, card_of, cell_of
from blazon.games.richelieu.words.counts import can_place
from blazon.locale import Texts
from blazon.words.localization import Localization, View
from blazon.words.narrator import hint


def category_name(category: str, texts: Texts) -> str:
    """The name of a province or symbol."""
    if category.isupper():
        return texts(f"richelieu-province-{category}")
    return texts(f"richelieu-symbol-{category}")


def disc_name(disc: str, texts: Texts) -> str:
    """The name of a disc's kind."""
    return texts("richelieu-disc-return") if disc == "return" else category_name(disc, texts)


def card_name(code: str, texts: Texts) -> str:
    """A card in words: its province, and its crests or symbol."""
    return texts(f"richelieu-card-{code[3]}", province=texts(f"richelieu-province-{code[:3]}"))


def describe_event(view: View, token: str, localization: Localization) -> str:
    """An action taken in this position, as a phrase after the player’s name."""
    texts, phase, cell = localization.texts, view["phase"], cell_of(token)
    if token == RETURN_DISC:
        return texts("richelieu-did-return")
    if token == NOTHING_MORE:
        return texts(f"richelieu-did-none-{phase.lower()}")
    if cell is None:
        paid = texts("richelieu-did-pay-reserve")
        return ", ".join([paid, *_with_card(view, view["pending"], localization)])
    if phase == "PAY":
        paid = texts("richelieu-did-pay-card", cell=cell)
        return ", ".join([paid, *_with_card(view, view["pending"], localization)])
    if token[0] == "^":
        return texts("richelieu-did-lift", cell=cell)
    if token[0] == "@":
        return texts("richelieu-did-move" if phase == "MOVE" else "richelieu-did-place", cell=cell)
    card = card_name(card_of(view, cell), texts)
    owner = view["table"][cell]["marker"]
    if owner not in (None, view["player"]):
        return texts("richelieu-did-name", cell=cell, card=card, owner=localization.names[owner])
    took = texts("richelieu-did-take", cell=cell, card=card)
    return ", ".join([took, *_with_card(view, cell, localization)])


def _with_card(view: View, cell: str, localization: Localization) -> list[str]:
    """The other effects of taking the card on this cell."""
    card, texts = view["table"][cell], localization.texts
    more = [texts("richelieu-did-disc")] if card["disc"] else []
    if card["marker"] == view["player"]:
        more.append(texts("richelieu-did-regain"))
    elif card["marker"] is not None:
        more.append(texts("richelieu-did-owner-regains", owner=localization.names[card["marker"]]))
    return more


def describe_action(view: View, token: str, localization: Localization) -> str:
    """A legal action, addressed to the acting player."""
    texts, phase, cell = localization.texts, view["phase"], cell_of(token)
    if token == RETURN_DISC:
        return texts("richelieu-can-return")
    if token == NOTHING_MORE:
        return texts(f"richelieu-can-none-{phase.lower()}")
    if cell is None:
        return texts("richelieu-can-pay-reserve")
    card = card_name(card_of(view, cell), texts)
    if token[0] == "^":
        key = "richelieu-can-pay-card" if phase == "PAY" else "richelieu-can-lift"
        return texts(key, cell=cell, card=card)
    lying = view["table"][cell]
    notes = [texts("richelieu-plain-disc")] if lying["disc"] else []
    if token[0] == "@":
        key = "richelieu-can-move" if phase == "MOVE" else "richelieu-can-place"
        words = texts(key, cell=cell, card=card)
    else:
        words = texts("richelieu-can-take", cell=cell, card=card)
        if lying["marker"] == view["player"]:
            notes.append(texts("richelieu-can-regain"))
        elif lying["marker"] is not None:
            notes.append(texts("richelieu-can-must-pay", owner=localization.names[lying["marker"]]))
    return ", ".join([words, *notes])


def step(token: str, localization: Localization) -> str:
    """An action of a predicted line, in words that fit any phase."""
    cell = cell_of(token)
    if cell is None:
        kind = {RETURN_DISC: "return", NOTHING_MORE: "none"}.get(token, "reserve")
        return localization.texts(f"richelieu-step-{kind}")
    kind = {"@": "place", "^": "lift"}.get(token[0], "take")
    return localization.texts(f"richelieu-step-{kind}", cell=cell)


def prompt(view: View, localization: Localization) -> str:
    """The prompt for the current decision, without the input to type."""
    phase, player = view["phase"], localization.names[view["player"]]
    if phase == "PAY":
        own = view["players"][view["player"]]
        sources = ("both" if own["markers"] else "reserve") if own["reserve"] else "cards"
        return localization.texts(
            "richelieu-question-pay", player=player, cell=view["pending"], sources=sources
        )
    if phase == "MOVE":
        return localization.texts("richelieu-phase-move", player=player, cell=view["lifted"])
    if phase == "PLACE":
        kind = "place" if can_place(view) else "move"
        return localization.texts(f"richelieu-question-{kind}", player=player)
    return localization.texts(f"richelieu-phase-{phase.lower()}", player=player)


def waiting(view: View, localization: Localization) -> str:
    """What the player who decides is doing, for everybody else."""
    phase, player = view["phase"].lower(), localization.names[view["player"]]
    if phase == "pay":
        return localization.texts("richelieu-waiting-pay", player=player, cell=view["pending"])
    kind = "move" if phase == "place" and not can_place(view) else phase
    return localization.texts(f"richelieu-waiting-{kind}", player=player)


def describe_discovery(
    before: View, after: View, seat: int, localization: Localization
) -> list[str]:
    """The disc that a player took."""
    known, now = before["players"][seat]["discs"], list(after["players"][seat]["discs"])
    if len(now) <= len(known):
        return []
    for disc in known:
        now.remove(disc)
    texts = localization.texts
    return [texts("richelieu-found-disc", disc=disc_name(disc, texts)) for disc in now]


def describe_line(
    view: View, action: str, line: Sequence[str], localization: Localization
) -> list[str]:
    """An action and the line after it, in words."""
    words = describe_action(view, action, localization)
    following = [f"{step(token, localization)} ({token})" for token in line[1:7]]
    return hint(localization.texts, action, words, following)


def points(view: View, seat: int) -> int:
    """A player's points if the game ended now and only the view's information counted."""
    return sum(line["majority"][seat] + line["presence"][seat] for line in view["tally"])


def describe_result(view: View, winners: list[int], localization: Localization) -> list[str]:
    """The winner, and the tiebreaker if points alone did not decide."""
    texts, best = localization.texts, points(view, winners[0])
    level = [seat for seat in range(len(localization.names)) if points(view, seat) == best]
    names = localization.several([localization.names[seat] for seat in winners])
    result = [texts("richelieu-verdict-won", names=names, count=len(winners), points=best)]
    if len(level) > len(winners):
        result.append(texts("richelieu-verdict-fewest-cards"))
    if len(winners) > 1:
        result.append(texts("richelieu-verdict-shared"))
    return result
