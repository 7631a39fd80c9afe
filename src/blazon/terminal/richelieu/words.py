"""Actions, cards and questions in words."""

from blazon.locale import Texts
from blazon.terminal.look import Look, View
from blazon.terminal.richelieu.cards import NOTHING_MORE, RETURN_DISC, card_of, cell_of


def category_name(category: str, texts: Texts) -> str:
    """The name of a province or symbol."""
    if category.isupper():
        return texts(f"province-{category}")
    return texts(f"symbol-{category}")


def disc_name(disc: str, texts: Texts) -> str:
    """The name of a disc's kind."""
    return texts("disc-return") if disc == "return" else category_name(disc, texts)


def card_name(code: str, texts: Texts) -> str:
    """A card in words: its province, and its crests or symbol."""
    return texts(f"card-{code[3]}", province=texts(f"province-{code[:3]}"))


def did(view: View, token: str, look: Look) -> str:
    """What a player does by an action taken in this position, told of him."""
    texts, phase, cell = look.texts, view["phase"], cell_of(token)
    if token == RETURN_DISC:
        return texts("richelieu-did-return")
    if token == NOTHING_MORE:
        return texts(f"richelieu-did-none-{phase.lower()}")
    if cell is None:
        paid = texts("richelieu-did-pay-reserve")
        return ", ".join([paid, *_with_card(view, view["pending"], look)])
    if phase == "PAY":
        paid = texts("richelieu-did-pay-card", cell=cell)
        return ", ".join([paid, *_with_card(view, view["pending"], look)])
    if token[0] == "^":
        return texts("richelieu-did-lift", cell=cell)
    if token[0] == "@":
        return texts("richelieu-did-move" if phase == "MOVE" else "richelieu-did-place", cell=cell)
    card = card_name(card_of(view, cell), texts)
    owner = view["table"][cell]["marker"]
    if owner not in (None, view["player"]):
        return texts("richelieu-did-name", cell=cell, card=card, owner=look.names[owner])
    took = texts("richelieu-did-take", cell=cell, card=card)
    return ", ".join([took, *_with_card(view, cell, look)])


def _with_card(view: View, cell: str, look: Look) -> list[str]:
    """What else happens when the card on this cell is taken."""
    card, texts = view["table"][cell], look.texts
    more = [texts("richelieu-did-disc")] if card["disc"] else []
    if card["marker"] == view["player"]:
        more.append(texts("richelieu-did-regain"))
    elif card["marker"] is not None:
        more.append(texts("richelieu-did-owner-regains", owner=look.names[card["marker"]]))
    return more


def can(view: View, token: str, look: Look) -> str:
    """What the acting player would do by a legal action, told to him."""
    texts, phase, cell = look.texts, view["phase"], cell_of(token)
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
            notes.append(texts("richelieu-can-must-pay", owner=look.names[lying["marker"]]))
    return ", ".join([words, *notes])


def step(token: str, look: Look) -> str:
    """An action of a line to come, in words that fit any phase."""
    cell = cell_of(token)
    if cell is None:
        kind = {RETURN_DISC: "return", NOTHING_MORE: "none"}.get(token, "reserve")
        return look.texts(f"richelieu-step-{kind}")
    kind = {"@": "place", "^": "lift"}.get(token[0], "take")
    return look.texts(f"richelieu-step-{kind}", cell=cell)


def question(view: View, look: Look) -> str:
    """Who must do what now."""
    phase, player = view["phase"], look.names[view["player"]]
    if phase == "PAY":
        owner = look.names[view["table"][view["pending"]]["marker"]]
        return look.texts("richelieu-phase-pay", player=player, cell=view["pending"], owner=owner)
    if phase == "MOVE":
        return look.texts("richelieu-phase-move", player=player, cell=view["lifted"])
    return look.texts(f"richelieu-phase-{phase.lower()}", player=player)


def expected(view: View, look: Look) -> str:
    """What may be typed now, in one line."""
    tokens = view["legal"]
    if len(tokens) <= 12:
        return " ".join(tokens)
    example = next(token for token in tokens if cell_of(token) is not None)
    others = [token for token in tokens if cell_of(token) is None]
    return look.texts(
        "play-expected-many", example=example, others=" ".join(others), count=len(tokens)
    )
