"""The games that this server offers, because their rules, texts, page and first moves work."""

from blazon.kernel.errors import BadValue
from blazon.kernel.faults import Fault
from blazon.kernel.game import Game
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.games import page_boards
from blazon.words import checks

_left_out: dict[str, Fault] = {}
"""Faults found during warm-up, by game."""


def games() -> tuple[Game, ...]:
    """The games that can be played here, in display order."""
    return tuple(game for game in checks.games() if _fault(game.name) is None)


def faults() -> tuple[Fault, ...]:
    """The faults of the unavailable games."""
    found = (_fault(game.name) for game in checks.games())
    return (*checks.faults(), *(fault for fault in found if fault is not None))


def _fault(name: str) -> Fault | None:
    """The fault, if any, of a game with working rules and texts."""
    return _left_out.get(name) or page_boards.fault(name)


def check(name: str) -> None:
    """Raises Refusal, with the reason, if a game is not available."""
    try:
        checks.check_game(name)
        if fault := _fault(name):
            raise BadValue("game", fault.line)
    except BadValue as error:
        raise Refusal("bad", str(error), field=error.field) from error


def check_known(name: str) -> None:
    """Raises Refusal unless this is one of the games."""
    if all(game.name != name for game in games()):
        raise Refusal("unknown", "there is no such game")


def log_faults() -> None:
    """Log each unavailable game and its fault."""
    for fault in faults():
        _log(fault)


def leave_out(fault: Fault) -> None:
    """Withdraw a game, and log the fault."""
    if fault.game not in _left_out:
        _left_out[fault.game] = fault
        _log(fault)


def _log(fault: Fault) -> None:
    facts = {"game": fault.game, "package": fault.package, "reason": fault.reason}
    log("warning", "a game is left out", **facts)
