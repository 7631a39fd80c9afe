"""How things are written for the reader: language, names, signs, list form or board."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from blazon.words.localization import Localization, isolated

WIDTH = 80
"""The width of the screen at most; a narrower terminal shows no board."""
PLAYER_STYLES = (
    "bold #ffffff on #a83232",
    "bold #ffffff on #2f5fb3",
    "bold #ffffff on #2f7d4f",
    "bold #ffffff on #7d4fa8",
    "bold #ffffff on #8a5a14",
)
"""The players' colours, by seat."""
CAPTION = "dim"
STRONG = "bold"


@dataclass(frozen=True)
class Signs:
    """The few drawn signs; each is one column wide."""

    marker: str
    disc: str
    taken: str
    point: str
    prompt: str
    cut: str
    sword: str
    shield: str
    lines: str
    """Horizontal, vertical, rising, falling, and a crossing of two lines."""


UNICODE = Signs(
    marker="⚑",
    disc="◉",
    taken="·",
    point="·",
    prompt="▸",
    cut="…",
    sword="†",
    shield="◊",
    lines="─│╱╲┼",  # noqa: RUF001 - they are lines, not slashes
)
ASCII = Signs(
    marker="#",
    disc="o",
    taken=".",
    point="-",
    prompt=">",
    cut="~",
    sword="'",
    shield="s",
    lines="-|/\\+",
)


@dataclass(frozen=True)
class Style(Localization):
    """What drawing functions receive besides the view."""

    signs: Signs = UNICODE
    plain: bool = False
    """List form, for reading line by line, instead of a drawn board."""

    def called(self, players: tuple[str, ...]) -> "Style":
        """The same style with other names."""
        return replace(self, players=players)

    def clipped(self, seat: int, width: int) -> str:
        """A name in exactly this many columns."""
        name = self.players[seat]
        if cell_len(name) > width:
            name = set_cell_size(name, width - 1).rstrip() + self.signs.cut
        return isolated(name) + " " * (width - cell_len(name))

    def player(self, seat: int, width: int) -> Text:
        """A player's number and name in this many columns, the number in the player's colour."""
        number = Text(f" {seat + 1} ", style=PLAYER_STYLES[seat])
        return Text.assemble(number, " ", (self.clipped(seat, width - 4), STRONG))


def flow(items: Iterable[Text], columns: int = WIDTH, gap: int = 3, indent: int = 0) -> list[Text]:
    """Items side by side in aligned columns, as many per line as fit."""
    cells = list(items)
    if not cells:
        return []
    widest = max(cell.cell_len for cell in cells)
    a_line = max(1, (columns - indent + gap) // (widest + gap))
    lines = []
    for start in range(0, len(cells), a_line):
        line = Text(" " * indent)
        for cell in cells[start : start + a_line]:
            line.append_text(cell).append(" " * (widest + gap - cell.cell_len))
        line.rstrip()
        lines.append(line)
    return lines
