"""Kuhn poker in words for people."""

from collections.abc import Mapping
from typing import Any

from blazon.locale import Texts
from blazon.match.observation import Observation
from blazon.words.localization import Localization
from blazon.words.narrator import Narrator, Section
from blazon_kuhn.rules.game import KuhnView

_RULES = ("goal", "deal", "bet", "call")


Seen = Observation[KuhnView]
"""What an observer may know."""


class KuhnNarrator(Narrator[Seen]):
    """Made from observations alone; the page's board shows the table's lines too."""

    def prompt(self, seen: Seen, localization: Localization) -> str:
        """The player to bet or check, or to call or fold."""
        player = localization.names[seen.turn]
        return localization.texts(f"kuhn-prompt-{seen.phase.lower()}", player=player)

    def describe_action(self, seen: Seen, token: str, localization: Localization) -> str:
        """The acting player's possible action."""
        return localization.texts(f"kuhn-can-{token}")

    def describe_event(
        self, before: Seen, after: Seen, token: str, localization: Localization
    ) -> str:
        """A player's action, or the deal to a player."""
        kind = "deal" if before.phase == "DEAL" else token
        return localization.texts(f"kuhn-did-{kind}")

    def describe_discovery(
        self, before: Seen, after: Seen, seat: int, localization: Localization
    ) -> list[str]:
        """The card dealt to a player."""
        card = after.known.players[seat].card
        if before.known.players[seat].card == card:
            return []
        return [localization.texts("kuhn-found-card", card=_card(card, localization.texts))]

    def describe_result(
        self, seen: Seen, winners: list[int], localization: Localization
    ) -> list[str]:
        """The winner and the chips, and whether by cards or by the other player's fold."""
        texts, winner = localization.texts, winners[0]
        loser = 1 - winner
        names = {"winner": localization.names[winner], "loser": localization.names[loser]}
        chips = seen.known.players[loser].stake
        if seen.known.players[winner].stake != chips:
            return [texts("kuhn-verdict-fold", chips=chips, **names)]
        cards = {
            "higher": _card(seen.known.players[winner].card, texts),
            "lower": _card(seen.known.players[loser].card, texts),
        }
        return [texts("kuhn-verdict-showdown", chips=chips, **names, **cards)]

    def describe_table(self, seen: Seen, localization: Localization) -> list[Section]:
        """The pot, and each player's card and stake."""
        texts, players = localization.texts, seen.known.players
        lines = {"pot": texts("kuhn-pot", chips=sum(player.stake for player in players))}
        for seat, (name, player) in enumerate(zip(localization.names, players, strict=True)):
            card, chips = _card(player.card, texts), player.stake
            lines[f"seat-{seat}"] = texts("kuhn-player", player=name, card=card, chips=chips)
        return [Section(texts("kuhn-table"), tuple(lines.values()), places=tuple(lines))]

    def reveals(self, seen: Seen) -> list[str]:
        """A call or a second check, which turns the cards up."""
        last = "check" if seen.shared_log[-1:] == ["check"] else "call"
        return [token for token in seen.legal if token == last]

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """All of them."""
        return [texts(f"kuhn-rules-{key}") for key in _RULES]


def _card(card: str | None, texts: Texts) -> str:
    """A card in words, from its form in a view."""
    kind = {None: "none", "?": "hidden"}.get(card, card)
    return texts(f"kuhn-card-{kind}")


NARRATOR = KuhnNarrator()
