"""The methods of the protocol; each is a class whose fields are the method's parameters."""

from dataclasses import asdict
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from blazon.engine.rpc import Code, Fault
from blazon.engine.sessions import Sessions
from blazon.kernel.errors import ActionError, BadValue, GameOver
from blazon.match.position import Position
from blazon.match.record import Record
from blazon.match.registry import games

T = TypeVar("T")


class Method(msgspec.Struct, forbid_unknown_fields=True):
    """A call of one method. To change a game, it replaces the game as its last step."""

    def answer(self, _sessions: Sessions, /) -> Any:
        """The result; raises Fault, BadValue or ActionError without changing anything."""
        raise NotImplementedError


class Games(Method):
    """The games, their options, and their fewest and most players."""

    def answer(self, _sessions: Sessions) -> Any:
        """All games with usable rules."""
        return [
            {"game": game.name, "options": game.option_choices(), "players": list(game.players)}
            for game in games()
        ]


class New(Method):
    """Start a game, with this setup or one dealt from the seed."""

    game: str
    options: dict[str, Any] = {}
    seed: str | UnsetType = UNSET
    setup: dict[str, Any] | UnsetType = UNSET

    def answer(self, sessions: Sessions) -> Any:
        """The session's id, setup and state."""
        sessions.check_room()
        position = Position(self.game, self.options, _given(self.setup), seed=_given(self.seed))
        return _opened(sessions, position)


class Load(Method):
    """Load a record's game, replaying and checking it."""

    record: Any

    def answer(self, sessions: Sessions) -> Any:
        """The session's id, setup and state."""
        sessions.check_room()
        return _opened(sessions, Position.load(Record.from_builtins(self.record)))


class OnSession(Method):
    """A call about one open game."""

    session: str


class Legal(OnSession):
    """The legal actions."""

    def answer(self, sessions: Sessions) -> Any:
        """The acting player, the turn, the phase and the legal tokens."""
        position = sessions[self.session]
        return {
            "player": position.actor,
            "turn": position.turn,
            "phase": position.phase,
            "actions": list(position.legal),
        }


class Play(OnSession):
    """Play all these actions, or none of them."""

    actions: list[str]

    def answer(self, sessions: Sessions) -> Any:
        """The state after the actions."""
        position = sessions[self.session].copy()
        for index, token in enumerate(self.actions):
            try:
                position.play(token)
            except ActionError as error:
                raise _refused(error, index) from error
        sessions[self.session] = position
        return {"state": state(position)}


class Roll(OnSession):
    """Draw the pending chance event from the game's seed and play it."""

    def answer(self, sessions: Sessions) -> Any:
        """The drawn action and the state after it."""
        position = sessions[self.session].copy()
        if position.over or position.actor is not None:
            raise Fault(
                Code.ILLEGAL_ACTION,
                f"no chance event is pending in {position.phase}",
                {
                    "action": "roll",
                    "index": 0,
                    "phase": position.phase,
                    "legal": list(position.legal),
                },
            )
        token = position.roll()
        sessions[self.session] = position
        return {"action": token, "state": state(position)}


class Undo(OnSession):
    """Undo the last actions."""

    count: int = 1

    def answer(self, sessions: Sessions) -> Any:
        """The state before those actions."""
        position = sessions[self.session].copy()
        position.undo(self.count)
        sessions[self.session] = position
        return {"state": state(position)}


class View(OnSession):
    """The game as a player, or an onlooker (null), may know it."""

    player: int | None

    def answer(self, sessions: Sessions) -> Any:
        """The observation as JSON values."""
        return sessions[self.session].observe(self.player).view()


class Score(OnSession):
    """The score as if the game ended now."""

    def answer(self, sessions: Sessions) -> Any:
        """Totals, winners and lines."""
        return sessions[self.session].score()


class RecordOf(OnSession):
    """The record of the game."""

    def answer(self, sessions: Sessions) -> Any:
        """The complete record, including everything hidden."""
        return sessions[self.session].record.to_builtins()


class Perft(OnSession):
    """Count the action sequences of a given length."""

    depth: int

    def answer(self, sessions: Sessions) -> Any:
        """The count."""
        return {"leaves": sessions[self.session].perft(self.depth)}


class Solve(OnSession):
    """The position's value with best play by everybody."""

    knowledge: Literal["own", "open"] = "own"
    objective: Literal["win", "margin"] = "win"
    nodes: int | UnsetType = UNSET

    def answer(self, sessions: Sessions) -> Any:
        """The solution's fields; ``claim`` is null if there are too many positions."""
        position = sessions[self.session]
        found = position.solve(self.objective, _given(self.nodes), self.knowledge)
        return {"claim": None} if found is None else asdict(found)


class Search(OnSession):
    """Search for an action, using only what the player to move may know."""

    player: int | UnsetType = UNSET
    level: str | UnsetType = UNSET
    time_ms: int | UnsetType = UNSET
    simulations: int | UnsetType = UNSET
    seed: str | UnsetType = UNSET

    def answer(self, sessions: Sessions) -> Any:
        """The action, the expected line of play, each player's value and the effort spent."""
        from blazon.bots.search import search

        position = sessions[self.session]
        player = position.actor if self.player is UNSET else self.player
        if position.actor is None:
            raise BadValue("player", f"nobody is to move in {position.phase}")
        if player != position.actor:
            raise BadValue("player", f"must be {position.actor}, who is to move")
        found = search(position.observe(player), seed=_given(self.seed), **_effort(self))
        return {
            "action": found.action,
            "line": list(found.line),
            "values": [float(value) for value in found.values],
            "margins": [float(margin) for margin in found.margins],
            "simulations": int(found.simulations),
            "proven": found.proven,
        }


class Analyse(OnSession):
    """Find the best actions for the player to move."""

    knowledge: Literal["own", "open"] = "own"
    candidates: int = 3
    level: str | UnsetType = UNSET
    time_ms: int | UnsetType = UNSET
    simulations: int | UnsetType = UNSET
    seed: str | UnsetType = UNSET

    def answer(self, sessions: Sessions) -> Any:
        """The actions, best first, and the effort spent."""
        from blazon.bots.analysis import analyse

        position = sessions[self.session]
        if position.actor is None:
            raise BadValue("session", f"nobody is to move in {position.phase}")
        own = self.knowledge == "own"
        *_, found = analyse(
            position.observe(position.actor) if own else position.disclose(),
            candidates=self.candidates,
            seed=_given(self.seed),
            **_effort(self),
        )
        return {
            "candidates": [asdict(candidate) for candidate in found.candidates],
            "simulations": found.simulations,
            "proven": found.proven,
        }


class Close(OnSession):
    """Forget the game."""

    def answer(self, sessions: Sessions) -> Any:
        """Nothing."""
        sessions.close(self.session)
        return {}


METHODS: dict[str, type[Method]] = {
    "games": Games,
    "new": New,
    "load": Load,
    "legal": Legal,
    "play": Play,
    "roll": Roll,
    "undo": Undo,
    "view": View,
    "score": Score,
    "record": RecordOf,
    "perft": Perft,
    "solve": Solve,
    "search": Search,
    "analyse": Analyse,
    "close": Close,
}
"""The methods by their names in the protocol."""


def call(name: str, params: dict[str, Any]) -> Method:
    """A method's call with its parameters checked; raises Fault."""
    if name not in METHODS:
        raise Fault(Code.UNKNOWN_METHOD, f"unknown method {name!r}; known: {', '.join(METHODS)}")
    method = METHODS[name]
    try:
        return msgspec.convert(params, method, strict=True)
    except msgspec.ValidationError as error:
        message, _, place = str(error).partition(" - at `$.")
        where = f"{place[:-1]}: {message}" if place else message
        takes = ", ".join(method.__struct_fields__) or "nothing"
        raise Fault(Code.BAD_PARAMS, f"{where}; {name} takes {takes}") from error


def state(position: Position) -> dict[str, Any]:
    """The state of a game, as ``new``, ``load``, ``play``, ``roll`` and ``undo`` return it."""
    return {
        "player": position.actor,
        "turn": position.turn,
        "phase": position.phase,
        "over": position.over,
        "actions_played": len(position.actions),
    }


def _given(value: T | UnsetType) -> T | None:
    """A parameter, or None if it is missing."""
    return None if value is UNSET else value


def _effort(asked: Search | Analyse) -> dict[str, Any]:
    """The search limit that was given, if any; raises BadValue for more than one."""
    limits = {"level": asked.level, "time_ms": asked.time_ms, "simulations": asked.simulations}
    given = {name: limit for name, limit in limits.items() if limit is not UNSET}
    if len(given) > 1:
        raise BadValue("level, time_ms, simulations", "only one of these can be given")
    return given


def _opened(sessions: Sessions, position: Position) -> dict[str, Any]:
    return {
        "session": sessions.open(position),
        "setup": position.setup,
        "state": state(position),
    }


def _refused(error: ActionError, index: int) -> Fault:
    """The fault for an illegal action, with its index in the list."""
    code = Code.GAME_OVER if isinstance(error, GameOver) else Code.ILLEGAL_ACTION
    data = {
        "action": error.action,
        "index": index,
        "phase": error.phase,
        "legal": error.legal,
    }
    return Fault(code, f"actions[{index}]: {error}", data)
