"""Actions, cards, questions and the end in words."""

from collections.abc import Sequence

from blazon.games.richelieu.words.cells import (
    NOTHING_MORE,
    RETURN_DISC,
    Seen,
    can_place,
    card_of,
    cell_of,
    pending,
)
from blazon.locale import Texts
from blazon.words.localization import Localization
from blazon.words.narrator import hint


def category_name(category: str, texts: Texts) -> str:
    """The name of a province or symbol."""
    if category.isupper():
        return texts(f"richelieu-province-{category}")
    return texts(f"richelieu-symbol-{category}")


def disc_name(disc: str, texts: Texts) -> str:
    """The name of a disc's kind."""
    return texts("richelieu-disc-return") if disc == "return" else category_name(disc, texts)


def disc_on(seen: Seen, cell: str, texts: Texts) -> str:
    """The disc on a card, with its kind if everything is shown."""
    face = (seen.known.table_discs or {}).get(cell)
    disc = texts("richelieu-plain-disc")
    if face is None:
        return disc
    return texts("richelieu-holdings-known", discs=disc, names=disc_name(face, texts))


def card_name(code: str, texts: Texts) -> str:
    """A card in words: its province, and its crests or symbol."""
    return texts(f"richelieu-card-{code[3]}", province=texts(f"richelieu-province-{code[:3]}"))


def describe_event(seen: Seen, token: str, localization: Localization) -> str:
    """An action taken in this position, as a phrase after the player’s name."""
    texts, phase, cell = localization.texts, seen.phase, cell_of(token)
    if token == RETURN_DISC:
        return texts("richelieu-did-return")
    if token == NOTHING_MORE:
        return texts(f"richelieu-did-none-{phase.lower()}")
    if cell is None:
        paid = texts("richelieu-did-pay-reserve")
        return ", ".join([paid, *_with_card(seen, pending(seen), localization)])
    if phase == "PAY":
        paid = texts("richelieu-did-pay-card", cell=cell)
        return ", ".join([paid, *_with_card(seen, pending(seen), localization)])
    if token[0] == "^":
        return texts("richelieu-did-lift", cell=cell)
    if token[0] == "@":
        return texts("richelieu-did-move" if phase == "MOVE" else "richelieu-did-place", cell=cell)
    card = card_name(card_of(seen, cell), texts)
    owner = seen.known.table[cell].marker
    if owner not in (None, seen.turn):
        return texts("richelieu-did-name", cell=cell, card=card, owner=localization.names[owner])
    took = texts("richelieu-did-take", cell=cell, card=card)
    return ", ".join([took, *_with_card(seen, cell, localization)])


def _with_card(seen: Seen, cell: str, localization: Localization) -> list[str]:
    """The other effects of taking the card on this cell."""
    card, texts = seen.known.table[cell], localization.texts
    more = [texts("richelieu-did-disc")] if card.disc else []
    if card.marker == seen.turn:
        more.append(texts("richelieu-did-regain"))
    elif card.marker is not None:
        more.append(texts("richelieu-did-owner-regains", owner=localization.names[card.marker]))
    return more


def describe_action(seen: Seen, token: str, localization: Localization) -> str:
    """A legal action, addressed to the acting player."""
    texts, phase, cell = localization.texts, seen.phase, cell_of(token)
    if token == RETURN_DISC:
        return texts("richelieu-can-return")
    if token == NOTHING_MORE:
        return texts(f"richelieu-can-none-{phase.lower()}")
    if cell is None:
        return texts("richelieu-can-pay-reserve")
    card = card_name(card_of(seen, cell), texts)
    if token[0] == "^":
        key = "richelieu-can-pay-card" if phase == "PAY" else "richelieu-can-lift"
        return texts(key, cell=cell, card=card)
    lying = seen.known.table[cell]
    notes = [disc_on(seen, cell, texts)] if lying.disc else []
    if token[0] == "@":
        key = "richelieu-can-move" if phase == "MOVE" else "richelieu-can-place"
        words = texts(key, cell=cell, card=card)
    else:
        words = texts("richelieu-can-take", cell=cell, card=card)
        if lying.marker == seen.turn:
            notes.append(texts("richelieu-can-regain"))
        elif lying.marker is not None:
            notes.append(texts("richelieu-can-must-pay", owner=localization.names[lying.marker]))
    return ", ".join([words, *notes])


def step(token: str, localization: Localization) -> str:
    """An action of a predicted line, in words that fit any phase."""
    cell = cell_of(token)
    if cell is None:
        kind = {RETURN_DISC: "return", NOTHING_MORE: "none"}.get(token, "reserve")
        return localization.texts(f"richelieu-step-{kind}")
    kind = {"@": "place", "^": "lift"}.get(token[0], "take")
    return localization.texts(f"richelieu-step-{kind}", cell=cell)


def prompt(seen: Seen, localization: Localization) -> str:
    """The prompt for the current decision, without the input to type."""
    phase, player = seen.phase, localization.names[seen.turn]
    if phase == "PAY":
        own = seen.known.players[seen.turn]
        sources = ("both" if own.markers else "reserve") if own.reserve else "cards"
        return localization.texts(
            "richelieu-question-pay", player=player, cell=pending(seen), sources=sources
        )
    if phase == "MOVE":
        return localization.texts("richelieu-phase-move", player=player, cell=pending(seen))
    if phase == "PLACE":
        kind = "place" if can_place(seen) else "move"
        return localization.texts(f"richelieu-question-{kind}", player=player)
    return localization.texts(f"richelieu-phase-{phase.lower()}", player=player)


def waiting(seen: Seen, localization: Localization) -> str:
    """What the player who decides is doing, for everybody else."""
    phase, player = seen.phase.lower(), localization.names[seen.turn]
    if phase == "pay":
        return localization.texts("richelieu-waiting-pay", player=player, cell=pending(seen))
    kind = "move" if phase == "place" and not can_place(seen) else phase
    return localization.texts(f"richelieu-waiting-{kind}", player=player)


def describe_discovery(
    before: Seen, after: Seen, seat: int, localization: Localization
) -> list[str]:
    """The disc that a player took."""
    known, now = (list(at.known.players[seat].discs or ()) for at in (before, after))
    if len(now) <= len(known):
        return []
    for disc in known:
        now.remove(disc)
    texts = localization.texts
    return [texts("richelieu-found-disc", disc=disc_name(disc, texts)) for disc in now]


def describe_line(
    seen: Seen, action: str, line: Sequence[str], localization: Localization
) -> list[str]:
    """An action and the line after it, in words."""
    words = describe_action(seen, action, localization)
    following = [f"{step(token, localization)} ({token})" for token in line[1:7]]
    return hint(localization.texts, action, words, following)


def points(seen: Seen, seat: int) -> int:
    """A player's points if the game ended now and only the view's information counted."""
    return sum(line.majority[seat] + line.presence[seat] for line in seen.known.tally)


def describe_result(seen: Seen, winners: list[int], localization: Localization) -> list[str]:
    """The winner, and the tiebreaker if points alone did not decide."""
    texts, best = localization.texts, points(seen, winners[0])
    level = [seat for seat in range(len(localization.names)) if points(seen, seat) == best]
    names = localization.several([localization.names[seat] for seat in winners])
    result = [texts("richelieu-verdict-won", names=names, count=len(winners), points=best)]
    if len(level) > len(winners):
        result.append(texts("richelieu-verdict-fewest-cards"))
    if len(winners) > 1:
        result.append(texts("richelieu-verdict-shared"))
    return result
