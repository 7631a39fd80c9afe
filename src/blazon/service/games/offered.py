"""The games that this server offers: rules, words and page can be used, their first moves work."""

from blazon.kernel.errors import BadValue
from blazon.kernel.faults import Fault
from blazon.kernel.game import Game
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.games import page_boards
from blazon.words import checks

_left_out: dict[str, Fault] = {}
"""What warming up has found, by game."""


def games() -> tuple[Game, ...]:
    """The games that can be played here, in the order in which people are shown them."""
    return tuple(game for game in checks.games() if _fault(game.name) is None)


def faults() -> tuple[Fault, ...]:
    """What is wrong with the games that are left out."""
    found = (_fault(game.name) for game in checks.games())
    return (*checks.faults(), *(fault for fault in found if fault is not None))


def _fault(name: str) -> Fault | None:
    """What is wrong with a game whose rules and words can be used, if anything."""
    return _left_out.get(name) or page_boards.fault(name)


def check(name: str) -> None:
    """Raises Refusal, which says why, for a game that is not offered."""
    try:
        checks.check_game(name)
        if fault := _fault(name):
            raise BadValue("game", fault.line)
    except BadValue as error:
        raise Refusal("bad", str(error), field=error.field) from error


def log_faults() -> None:
    """Say in the log, a line each, which games are left out and why."""
    for fault in faults():
        _log(fault)


def leave_out(fault: Fault) -> None:
    """Offer a game no more, and say so in the log."""
    if fault.game not in _left_out:
        _left_out[fault.game] = fault
        _log(fault)


def _log(fault: Fault) -> None:
    facts = {"game": fault.game, "package": fault.package, "reason": fault.reason}
    log("warning", "a game is left out", **facts)
