"""Rheingold as it is told."""

from collections.abc import Mapping, Sequence
from typing import Any

from blazon.games.rheingold.rules.notation import SHIELD
from blazon.games.rheingold.words import aids, phrases, reasons
from blazon.games.rheingold.words.places import holder, place, shield
from blazon.locale import Texts
from blazon.words.localization import Tongue, View
from blazon.words.narrator import Why


class RheingoldWords:
    """Told from views only."""

    sections = reasons.SECTIONS

    def question(self, view: View, tongue: Tongue) -> str:
        """Who must do what now."""
        return phrases.question(view, tongue)

    def section(self, view: View) -> str:
        """By the phase, and by what the knights that are counted will do."""
        if view["phase"] != "COUNT":
            return _SECTIONS[view["phase"]]
        target = view["pending"]["to"]
        if place(view, target).kind == "castle":
            return "castle"
        return "move" if holder(view, target) in (None, view["player"]) else "attack"

    def can(self, view: View, token: str, tongue: Tongue) -> str:
        """What the acting player would do by a legal action."""
        return phrases.can(view, token, tongue)

    def did(self, before: View, after: View, token: str, tongue: Tongue) -> str:
        """An action, or what chance brought, in words for all; a path is told with its knights."""
        return phrases.did(before, after, token, tongue)

    def found(self, before: View, after: View, seat: int, tongue: Tongue) -> list[str]:
        """The shield that a player drew and looked at."""
        return phrases.found(before, after, seat, tongue)

    def hint(self, view: View, action: str, line: Sequence[str], tongue: Tongue) -> list[str]:
        """An action and the line that follows it, in words."""
        return phrases.hint(view, action, line, tongue)

    def verdict(self, view: View, winners: list[int], tongue: Tongue) -> list[str]:
        """Who won, and what decided."""
        return phrases.verdict(view, winners, tongue)

    def why(self, view: View, token: str, tongue: Tongue) -> Why:
        """Why knights cannot go there now, or another action not be taken."""
        return reasons.why(view, token, tongue)

    def reveals(self, view: View) -> list[str]:
        """Storming a castle with a hidden shield, and drawing a shield of one's own."""
        if view["phase"] == "SHIELD":
            return [token for token in view["legal"] if token == SHIELD]
        if view["phase"] != "COUNT":
            return []
        target = view["pending"]["to"]
        laid = shield(view, target)
        rival = holder(view, target) != view["player"]
        return list(view["legal"]) if rival and laid is not None and not laid["shown"] else []

    def aids(self, view: View) -> dict[str, Any]:
        """What castles and fields take and what is in reach, as ``aids.aids`` gives it."""
        return aids.aids(view)

    def board_title(self, options: Mapping[str, Any], texts: Texts) -> str | None:
        """That of a map that ships with the game; a map of somebody's own has its own."""
        board = options["map"]
        return texts(f"rheingold-map-title-{board}") if isinstance(board, str) else None


_SECTIONS = {
    "ROLL": "roll",
    "MOVE": "move",
    "FRONT": "attack",
    "SHIELD": "shield",
    "DRAW": "shield",
    "OVER": "end",
}
WORDS = RheingoldWords()
