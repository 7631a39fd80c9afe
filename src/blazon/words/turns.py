"""The turn that begins with a puzzle's best action, in words."""

from collections.abc import Sequence
from functools import reduce

from blazon.locale import Texts
from blazon.match.puzzles import Puzzle, knowledge
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of


def describe_turn(puzzle: Puzzle, localization: Localization) -> str:
    """One sentence with the best action and how its turn can go on; empty if nothing follows.

    It says what the player chooses, and nothing of what they learn by it.
    """
    narrator = narrator_of(puzzle.game)
    choices, end = list[str](), -1
    for before, token in puzzle.turn():
        seen = knowledge(before, is_open=puzzle.is_open)
        if len(before.actions) == end and narrator.includes(seen):
            choices.pop()
        choices.append(narrator.describe_action(seen, token, localization))
        end = len(before.actions) + 1
    if not puzzle.then:
        return ""
    return localization.texts("play-puzzle-turn", choices=in_a_row(choices, localization.texts))


def in_a_row(parts: Sequence[str], texts: Texts) -> str:
    """Descriptions of actions, which may have commas, one after the other."""
    return reduce(lambda first, part: texts("play-puzzle-row", first=first, next=part), parts)
