"""The turn that begins with a puzzle's best action, in words."""

from blazon.match.puzzles import Puzzle, knowledge
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of


def describe_turn(puzzle: Puzzle, localization: Localization) -> str:
    """One sentence with the choices of the best turn; empty if there is only one.

    It says what the player chooses, and nothing of what they learn by it.
    """
    narrator = narrator_of(puzzle.game)
    choices = list[str]()
    for before, token in puzzle.turn():
        seen = knowledge(before, is_open=puzzle.is_open)
        if choices and narrator.includes(seen):
            choices.pop()
        choices.append(narrator.describe_action(seen, token, localization))
    if not puzzle.then:
        return ""
    return localization.texts("play-puzzle-turn", choices="; ".join(choices))
