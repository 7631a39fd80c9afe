"""A class that plays as a program."""

import io

from blazon.bots.adapt import run

TOLD = """blazon 1
game 1 richelieu 1 2 seed {"edition":"duel"}
seen 1 A1
view 1 {"phase":"TAKE"}
ask 1.1 1000 0 TAKE A2 A3
seen 1 A2 A4
ask 1.2 1000 0 TAKE A5
over 1 end 12 30
ping 4
quit
ping 5
"""


class Bot:
    """Takes the first action, and remembers what it has heard."""

    version = "2.5"
    heard: list[object] = []  # noqa: RUF012 (of all games)

    def __init__(self, game: str, seat: int) -> None:
        self.heard.append((game, seat))

    def choose(self, phase: str, legal: list[str], view: dict[str, str], log: list[str]) -> str:
        """The first one."""
        self.heard.append((phase, view["phase"], log))
        return legal[0]

    def over(self, totals: list[int]) -> None:
        """The result."""
        self.heard.append(totals)


def test_a_class_hears_of_its_game_and_answers() -> None:
    out = io.StringIO()
    Bot.heard.clear()
    run([f"{__name__}:Bot"], TOLD.splitlines(keepends=True), out)
    assert out.getvalue().splitlines() == [
        "name Bot 2.5",
        "needs view",
        "needs log",
        "ready 1",
        "play 1.1 A2",
        "play 1.2 A5",
        "pong 4",
    ]
    assert Bot.heard == [
        ("richelieu", 1),
        ("TAKE", "TAKE", ["A1"]),
        ("TAKE", "TAKE", ["A1", "A2", "A4"]),
        [12, 30],
    ]
