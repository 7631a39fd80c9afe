"""What beginners should think of in time: the last cards of a province or symbol that they lack."""

from blazon.games.richelieu.rules.components import CATEGORY_NAMES, CELL_NAMES
from blazon.games.richelieu.words.cells import Seen, legal_cells
from blazon.games.richelieu.words.phrases import category_name
from blazon.kernel.bits import members
from blazon.words.localization import Localization
from blazon.words.narrator import Reminder

_FEW = 2
"""The most cards left of a province or symbol that count as the last ones."""


def remind(seen: Seen, localization: Localization) -> list[Reminder]:
    """At the beginning of a turn: what the player still lacks while the last cards can be taken.

    Only where having a card makes a difference at the end; discs do not help.
    """
    if seen.phase != "TAKE" or seen.observer is None or seen.observer != seen.player:
        return []
    state, reachable = seen.states[0], legal_cells(seen)
    taken, table = int(state["taken"][seen.observer]), int(state["table"])
    found = list[tuple[int, int, Reminder]]()
    for number, category in enumerate(CATEGORY_NAMES):
        cards = int(state["category"][number])
        worth = int(state["present"][number]) - int(state["absent"][number])
        left = [CELL_NAMES[cell] for cell in members(table & cards)]
        now = [cell for cell in left if cell in reachable]
        if worth > 0 and not taken & cards and now and len(left) <= _FEW:
            name = category_name(category, localization.texts)
            text = localization.texts(
                "richelieu-remind-last",
                category=name[0].upper() + name[1:],
                count=len(left),
                cell=now[0],
                points=worth,
            )
            found.append((len(left), -worth, Reminder(text, tuple(now), category)))
    return [one for *_, one in sorted(found, key=lambda one: one[:2])]
