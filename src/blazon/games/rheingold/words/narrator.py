"""Rheingold in words."""

from collections.abc import Mapping
from typing import Any

from blazon.games.rheingold.rules.notation import SHIELD
from blazon.games.rheingold.words import phrases, reasons, score, table, warnings
from blazon.games.rheingold.words.places import Seen, called, holder, pending, place, shield
from blazon.locale import Texts
from blazon.words.localization import Localization
from blazon.words.narrator import Narrator


class RheingoldNarrator(Narrator[Seen]):
    """Narrates from observations alone."""

    sections = reasons.SECTIONS
    prompt = staticmethod(phrases.prompt)
    describe_waiting = staticmethod(phrases.waiting)
    describe_action = staticmethod(phrases.describe_action)
    describe_event = staticmethod(phrases.describe_event)
    describe_discovery = staticmethod(phrases.describe_discovery)
    describe_line = staticmethod(phrases.describe_line)
    describe_result = staticmethod(phrases.describe_result)
    describe_score = staticmethod(score.describe_score)
    describe_table = staticmethod(table.describe_table)
    explain = staticmethod(reasons.explain)
    warn = staticmethod(warnings.warn)

    def section(self, seen: Seen) -> str:
        """The decision by phase and, for a number of knights, by what they will do."""
        if seen.phase != "COUNT":
            return _SECTIONS[seen.phase]
        target = pending(seen).target
        if place(seen, target).kind == "castle":
            return "castle"
        return "move" if holder(seen, target) in (None, seen.turn) else "attack"

    def includes(self, seen: Seen) -> bool:
        """A number of knights that only go somewhere; how they fight or storm is said before."""
        if seen.phase != "COUNT":
            return False
        target = pending(seen).target
        owner = holder(seen, target)
        return owner == seen.turn or (owner is None and place(seen, target).kind != "castle")

    def line_name(self, seen: Seen, line: str, localization: Localization) -> str:
        """The castle's name on the map."""
        return called(seen, line)

    def reveals(self, seen: Seen) -> list[str]:
        """Storming a castle with a hidden shield, and drawing a shield."""
        if seen.phase == "SHIELD":
            return [token for token in seen.legal if token == SHIELD]
        if seen.phase != "COUNT":
            return []
        target = pending(seen).target
        laid = shield(seen, target)
        rival = holder(seen, target) != seen.turn
        return list(seen.legal) if rival and laid is not None and not laid.shown else []

    def board_title(self, options: Mapping[str, Any], texts: Texts) -> str | None:
        """The title of a map that ships with the game; a custom map has its own."""
        board = options["map"]
        return texts(f"rheingold-map-title-{board}") if isinstance(board, str) else None

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """The rules for this number of players and rounds."""
        names, rounds = self.rule_names(options), options["rounds"] or 0
        return [texts(f"rheingold-rules-{name}", rounds=rounds) for name in names]

    def rule_names(self, options: Mapping[str, Any]) -> list[str]:
        """The names of the rules that apply."""
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
