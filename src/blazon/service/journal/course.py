"""How a game continues, goes back and ends: the steps that several kinds of events share."""

from collections.abc import Iterable
from typing import Literal

from blazon.kernel.options import as_recorded
from blazon.match.history import STRIDE
from blazon.match.position import Position
from blazon.match.record import Record
from blazon.service.base.defaults import BOT
from blazon.service.journal.table import DeclinedQuestion, Ending, Move, Table


def end(table: Table, ending: Ending) -> None:
    """End the game."""
    table.status, table.ending, table.question, table.declined = "over", ending, None, None
    if table.position is not None:
        table.position.forget_states()


def answer_by_playing(table: Table, seat: int) -> None:
    """A person's action makes an open question moot, and ends the notice of lost entries."""
    table.lost = 0
    question, declined = table.question, table.declined
    if question is not None and question.seat != seat:
        table.declined = DeclinedQuestion(question, None)
    elif declined is not None and declined.question.seat == seat:
        table.declined = None
    table.question = None


def play(table: Table, tokens: Iterable[str]) -> None:
    """Play actions and chance events."""
    position = table.position
    assert position
    moves = []
    for token in tokens:
        moves.append(_move(position))
        position = position.after(token)
    table.position = position
    table.moves = table.moves.plus(moves)


def play_record(table: Table, record: Record) -> Position:
    """Replay a recorded game, noting what everybody saw while its states are in memory."""
    position = Position(record.game, as_recorded(record.options), record.setup, seed="")
    moves = []
    for number, token in enumerate(record.actions, 1):
        moves.append(_move(position))
        position.play(token)
        if number % STRIDE == 0:
            position.note_logs()
    table.position, table.moves = position, table.moves.plus(moves)
    return position


def _move(position: Position) -> Move:
    """The circumstances of the next action."""
    forced = len(position.legal) == 1
    return Move(position.actor, position.turn, position.turn_number, forced)


def go_back(table: Table, left: int) -> None:
    """Undo actions until this many remain."""
    assert table.position
    table.position = table.position.copy()
    table.position.undo(len(table.moves) - left)
    table.moves = table.moves.first(left)


def give_up(table: Table, number: int, ending: Literal["resigned", "time"]) -> None:
    """Giving up a seat ends a two-player game; with more players, a bot takes over."""
    seat = table.seats[number]
    seat.gone = True
    seat.hand_over(BOT, "left" if ending == "resigned" else "time", table.since)
    answer_by_playing(table, number)
    if len(table.seats) == 2 or not table.persons:
        end(table, ending)
