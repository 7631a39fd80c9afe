"""Rheingold in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from blazon.games.rheingold.rules.notation import SHIELD
from blazon.games.rheingold.words import aids, phrases, reasons, score, table
from blazon.games.rheingold.words.places import holder, place, shield
from blazon.locale import Texts
from blazon.words.localization import Localization, View
from blazon.words.narrator import Explanation, Narrator, ScoreLine, Section


class RheingoldNarrator(Narrator):
    """The narrator, made of views alone."""

    sections = reasons.SECTIONS

    def prompt(self, view: View, localization: Localization) -> str:
        """Who must do what now."""
        return phrases.prompt(view, localization)

    def section(self, view: View) -> str:
        """By the phase, and by what the knights that are counted will do."""
        if view["phase"] != "COUNT":
            return _SECTIONS[view["phase"]]
        target = view["pending"]["to"]
        if place(view, target).kind == "castle":
            return "castle"
        return "move" if holder(view, target) in (None, view["player"]) else "attack"

    def describe_action(self, view: View, token: str, localization: Localization) -> str:
        """What the acting player would do by a legal action."""
        return phrases.describe_action(view, token, localization)

    def describe_event(
        self, before: View, after: View, token: str, localization: Localization
    ) -> str:
        """An action, or what chance brought, in words for all; a path goes with its knights."""
        return phrases.describe_event(before, after, token, localization)

    def describe_discovery(
        self, before: View, after: View, seat: int, localization: Localization
    ) -> list[str]:
        """The shield that a player drew and looked at."""
        return phrases.describe_discovery(before, after, seat, localization)

    def describe_line(
        self, view: View, action: str, line: Sequence[str], localization: Localization
    ) -> list[str]:
        """An action and the line that follows it, in words."""
        return phrases.describe_line(view, action, line, localization)

    def describe_result(
        self, view: View, winners: list[int], localization: Localization
    ) -> list[str]:
        """Who won, and what decided."""
        return phrases.describe_result(view, winners, localization)

    def describe_score(
        self, view: View, lines: Sequence[View], localization: Localization
    ) -> list[ScoreLine]:
        """The score sheet, as ``score.describe_score`` gives it."""
        return score.describe_score(view, lines, localization)

    def describe_table(self, view: View, localization: Localization) -> list[Section]:
        """Armies, castles, start areas, sides and paths, as ``table.describe_table`` gives them."""
        return table.describe_table(view, localization)

    def explain(self, view: View, token: str, localization: Localization) -> Explanation:
        """Why knights cannot go there now, or another action not be taken."""
        return reasons.explain(view, token, localization)

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

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """Those of a game with so many players and rounds."""
        keys = ["goal", "roll", "move", "attack", "castle", "rival", "shield", "garrison", "end"]
        if options["players"] == 2:
            keys.append("two")
        parts = [texts(f"rheingold-rules-{key}") for key in keys]
        if options["rounds"] is not None:
            parts.append(texts("rheingold-rules-rounds", rounds=options["rounds"]))
        return parts


_SECTIONS = {
    "ROLL": "roll",
    "MOVE": "move",
    "FRONT": "attack",
    "SHIELD": "shield",
    "DRAW": "shield",
    "OVER": "end",
}
NARRATOR = RheingoldNarrator()
