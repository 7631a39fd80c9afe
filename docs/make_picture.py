"""Draws the picture of a game in the terminal; run `python docs/make_picture.py` after a change.

The picture is the program's own output at a chosen moment of a game, as SVG.
"""

import io
import re
import tempfile
from pathlib import Path

from rich.console import Console

from blazon.terminal.start import Seating, Surroundings, play

PICTURE = Path(__file__).parent / "images" / "terminal.svg"
_SEED = "a fine evening"
_MOVES = ("1", "1", "2", "@B7", "1", "1", "1", "1", "1", "2", "-")
"""The input of the person at the keyboard."""


def draw() -> str:
    """The screen after those moves, as an SVG."""
    console = Console(
        record=True,
        width=80,
        height=50,
        force_terminal=True,
        color_system="truecolor",
        file=io.StringIO(),
        legacy_windows=False,
    )
    moves = iter(_MOVES)
    screens: list[str] = []

    def type_next(_prompt: str) -> str:
        screens.append(console.export_svg(title="blazon play richelieu", unique_id="blazon"))
        try:
            return next(moves)
        except StopIteration:
            raise EOFError from None

    with tempfile.TemporaryDirectory() as folder:
        play(
            "richelieu",
            seating=Seating(["person", "greedy"]),
            seed=_SEED,
            surroundings=Surroundings(
                "en", console=console, read=type_next, unfinished=Path(folder)
            ),
        )
    # The browser's own fixed-width font will do; nothing is fetched from elsewhere.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", screens[-1], flags=re.DOTALL)
    return picture.replace("font-family: Fira Code, monospace;", "font-family: monospace;") + "\n"


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(draw(), encoding="utf-8")
