"""What a person at the terminal has found out is shown to this person, once, if it happened."""

from blazon.locale import texts
from blazon.match.position import Position
from blazon.terminal.progress import Progress
from blazon.terminal.renderer import renderer_of
from blazon.terminal.style import Style


def test_what_an_undone_action_revealed_is_not_shown() -> None:
    game = Position("richelieu", seed="a disc")
    style = Style(texts("en"), game.names)
    progress = Progress(game, (0, 1), renderer_of("richelieu"), style)
    while not (progress.has_found(0) or progress.has_found(1)):
        token, seat = max(game.legal), game.turn
        progress.play(token)
    progress.undo(seat)
    assert not progress.has_found(seat)
    progress.play(token)
    assert not progress.has_found(1 - seat)
    assert len(list(progress.found(seat))) == 1
    assert not progress.has_found(seat)
