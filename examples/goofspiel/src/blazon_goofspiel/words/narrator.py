"""Goofspiel in words for people."""

from collections.abc import Mapping
from typing import Any

from blazon.locale import Texts
from blazon.match.observation import Observation
from blazon.words.localization import Localization
from blazon.words.narrator import Narrator, Section
from blazon_goofspiel.rules.game import GoofspielView

_RULES = ("goal", "bid", "end")


Seen = Observation[GoofspielView]
"""What an observer may know."""


class GoofspielNarrator(Narrator[Seen]):
    """Made from observations alone; the table appears as text."""

    def prompt(self, seen: Seen, localization: Localization) -> str:
        """The bidder and the prize."""
        player = localization.names[seen.turn]
        return localization.texts("goofspiel-prompt", player=player, prize=_prize(seen))

    def describe_action(self, seen: Seen, token: str, localization: Localization) -> str:
        """The card that the acting player would bid."""
        return localization.texts("goofspiel-can-bid", card=token)

    def describe_event(
        self, before: Seen, after: Seen, token: str, localization: Localization
    ) -> str:
        """The prize turned up, a face-down bid, or the result of both bids."""
        texts = localization.texts
        if before.phase == "PRIZE":
            return texts("goofspiel-did-prize", prize=_prize(after))
        if before.player == 0:
            return texts("goofspiel-did-bid")
        card, other = _turned_up(before, after)
        if card == other:
            return texts("goofspiel-did-tie", other=other, prize=_prize(before))
        winner = localization.names[0 if card > other else 1]
        bids = {"card": card, "other": other}
        return texts("goofspiel-did-win", winner=winner, prize=_prize(before), **bids)

    def describe_result(
        self, seen: Seen, winners: list[int], localization: Localization
    ) -> list[str]:
        """The winner and the margin."""
        points = [player.points for player in seen.known.players]
        if len(winners) > 1:
            return [localization.texts("goofspiel-verdict-level", points=points[0])]
        winner = localization.names[winners[0]]
        more, fewer = max(points), min(points)
        return [localization.texts("goofspiel-verdict", winner=winner, more=more, fewer=fewer)]

    def describe_table(self, seen: Seen, localization: Localization) -> list[Section]:
        """The prizes, and each player's hand, bid and prizes."""
        texts = localization.texts
        lines = [texts("goofspiel-left", cards=_listed(seen.known.left, texts))]
        if seen.known.prize is not None:
            lines.insert(0, texts("goofspiel-prize", prize=seen.known.prize))
        for name, player in zip(localization.names, seen.known.players, strict=True):
            lines.append(
                texts(
                    "goofspiel-player",
                    player=name,
                    points=player.points,
                    cards=_listed(player.hand, texts),
                )
            )
            if player.bid is not None:
                known = "hidden" if player.bid == "?" else "own"
                lines.append(texts(f"goofspiel-bid-{known}", player=name, card=player.bid))
        return [Section(texts("goofspiel-table"), tuple(lines))]

    def reveals(self, seen: Seen) -> list[str]:
        """Every bid of the second player, which turns both cards up."""
        return list(seen.legal) if seen.player == 1 else []

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """All of them."""
        return [texts(f"goofspiel-rules-{key}", cards=options["cards"]) for key in _RULES]


def _prize(seen: Seen) -> int:
    """The prize, while there is one."""
    assert seen.known.prize is not None
    return seen.known.prize


def _turned_up(before: Seen, after: Seen) -> list[int]:
    """The cards that left the players' hands."""
    gone = [
        set(player.hand) - set(now.hand)
        for player, now in zip(before.known.players, after.known.players, strict=True)
    ]
    return [card for cards in gone for card in cards]


def _listed(cards: list[int], texts: Texts) -> str:
    """Cards in a line."""
    return " ".join(map(str, cards)) or texts("goofspiel-none")


NARRATOR = GoofspielNarrator()
