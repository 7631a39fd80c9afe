"""Rheingold in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from blazon.games.rheingold.rules.notation import SHIELD
from blazon.games.rheingold.words import aids, phrases, reasons, score, table, warnings
from blazon.games.rheingold.words.places import holder, place, shield
from blazon.locale import Texts
from blazon.words.localization import Localization, View
from blazon.words.narrator import Explanation, Narrator, ScoreLine, Section, Warned


class RheingoldNarrator(Narrator):
    """Narrates from views alone."""

    sections = reasons.SECTIONS

    def prompt(self, view: View, localization: Localization) -> str:
        """The prompt for the current decision."""
        return phrases.prompt(view, localization)

    def describe_waiting(self, view: View, localization: Localization) -> str:
        """What the player who decides is doing, for everybody else."""
        return phrases.waiting(view, localization)

    def section(self, view: View) -> str:
        """The decision by phase and, for a number of knights, by what they will do."""
        if view["phase"] != "COUNT":
            return _SECTIONS[view["phase"]]
        target = view["pending"]["to"]
        if place(view, target).kind == "castle":
            return "castle"
        return "move" if holder(view, target) in (None, view["player"]) else "attack"

    def describe_action(self, view: View, token: str, localization: Localization) -> str:
        """A legal action in words for the acting player."""
        return phrases.describe_action(view, token, localization)

    def describe_event(
        self, before: View, after: View, token: str, localization: Localization
    ) -> str:
        """An action or chance outcome, in words for everybody; a path includes its knights."""
        return phrases.describe_event(before, after, token, localization)

    def describe_discovery(
        self, before: View, after: View, seat: int, localization: Localization
    ) -> list[str]:
        """The shield that a player drew, or turned up with an attack."""
        return phrases.describe_discovery(before, after, seat, localization)

    def describe_line(
        self, view: View, action: str, line: Sequence[str], localization: Localization
    ) -> list[str]:
        """An action and the line after it, in words."""
        return phrases.describe_line(view, action, line, localization)

    def describe_result(
        self, view: View, winners: list[int], localization: Localization
    ) -> list[str]:
        """The winner, and what decided."""
        return phrases.describe_result(view, winners, localization)

    def describe_score(
        self, view: View, lines: Sequence[View], localization: Localization
    ) -> list[ScoreLine]:
        """The score sheet, from ``score.describe_score``."""
        return score.describe_score(view, lines, localization)

    def describe_table(self, view: View, localization: Localization) -> list[Section]:
        """Armies, castles, start areas, sides and paths, from ``table.describe_table``."""
        return table.describe_table(view, localization)

    def explain(self, view: View, token: str, localization: Localization) -> Explanation:
        """Why knights cannot go there now, or another action is not possible."""
        return reasons.explain(view, token, localization)

    def warn(self, view: View, token: str, localization: Localization) -> Warned:
        """Storming with too few, a castle not taken, or places that the next player can take."""
        return warnings.warn(view, token, localization)

    def reveals(self, view: View) -> list[str]:
        """Storming a castle with a hidden shield, and drawing a shield."""
        if view["phase"] == "SHIELD":
            return [token for token in view["legal"] if token == SHIELD]
        if view["phase"] != "COUNT":
            return []
        target = view["pending"]["to"]
        laid = shield(view, target)
        rival = holder(view, target) != view["player"]
        return list(view["legal"]) if rival and laid is not None and not laid["shown"] else []

    def aids(self, view: View) -> dict[str, Any]:
        """The knights needed for castles and spaces, and the reach, from ``aids.aids``."""
        return aids.aids(view)

    def board_title(self, options: Mapping[str, Any], texts: Texts) -> str | None:
        """The title of a map that ships with the game; a custom map has its own."""
        board = options["map"]
        return texts(f"rheingold-map-title-{board}") if isinstance(board, str) else None

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """The rules for this number of players and rounds."""
        names, rounds = self.rule_names(options), options["rounds"] or 0
        return [texts(f"rheingold-rules-{name}", rounds=rounds) for name in names]

    def rule_names(self, options: Mapping[str, Any]) -> list[str]:
        """Which of the texts they are."""
        keys = ["goal", "roll", "move", "attack", "castle", "rival", "shield", "garrison", "end"]
        if options["players"] == 2:
            keys.append("two")
        if options["rounds"] is not None:
            keys.append("rounds")
        return keys


_SECTIONS = {
    "ROLL": "roll",
    "MOVE": "move",
    "FRONT": "attack",
    "SHIELD": "shield",
    "DRAW": "shield",
    "OVER": "end",
}
NARRATOR = RheingoldNarrator()
