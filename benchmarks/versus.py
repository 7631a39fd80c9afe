"""The search against an older Blazon, or against a Rheingold bot that plays whole turns.

Every deal is played from every seat; with more than two players, the search is alone against the
others. Both have the same time, on one thread each; the whole-turn bot has no time limit.

    python -m benchmarks.versus richelieu --time-ms 8 --engine "/old/python -m blazon engine"
    python -m benchmarks.versus rheingold --time-ms 40 -o rounds=60
"""

import argparse
import json
import os
import shlex
import subprocess
import time
from contextlib import ExitStack
from statistics import fmean
from typing import Any, Protocol

from benchmarks.reference.turns import TurnPlayer
from blazon.bots.search import search
from blazon.lab.arena import spread, workers
from blazon.lab.playing import Played, finished
from blazon.lab.ratings import rate
from blazon.match.position import Position
from blazon.match.registry import game as find_game


class Opponent(Protocol):
    """The opponent."""

    def choose(self, position: Position) -> str:
        """The acting player's choice."""

    def hear(self, token: str) -> None:
        """Process an action by any player."""


class Turns:
    """The whole-turn bot."""

    def __init__(self, position: Position) -> None:
        self._player = TurnPlayer(position.seed or "")

    def choose(self, position: Position) -> str:
        """Choose from the acting player's knowledge."""
        assert position.actor is not None
        return self._player.choose(position.observe(position.actor))

    def hear(self, token: str) -> None:
        """It stores nothing."""


class Engine:
    """A process that speaks the engine protocol."""

    def __init__(self, command: str, position: Position, time_ms: int) -> None:
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
        words = shlex.split(command)
        while "=" in words[0]:
            name, _, value = words.pop(0).partition("=")
            environment[name] = value
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self._count, self._time = 0, time_ms
        self._session = self._ask("load", record=position.record.to_builtins())["session"]

    def _ask(self, method: str, **params: Any) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        self._count += 1
        call = {"jsonrpc": "2.0", "id": self._count, "method": method, "params": params}
        self._process.stdin.write(json.dumps(call) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise SystemExit(answer["error"])
        return answer["result"]

    def choose(self, position: Position) -> str:
        """The best action that it finds in its time."""
        if len(position.legal) == 1:
            return next(iter(position.legal))
        found = self._ask(
            "search", session=self._session, time_ms=self._time, seed=str(len(position.actions))
        )
        return str(found["action"])

    def hear(self, token: str) -> None:
        """Send the action to the engine."""
        self._ask("play", session=self._session, actions=[token])

    def close(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.wait()


def play_deal(given: argparse.Namespace, deal: int, options: dict[str, Any]) -> list[Any]:
    """Play one deal with the search in each seat; return results, seconds and decisions."""
    played, spent = [], [[0.0, 0], [0.0, 0]]
    players = Position(given.game, options, seed="").players
    for seat in range(players):
        position = Position(given.game, options, seed=f"{given.seed} {deal}")
        with ExitStack() as stack:
            other: Opponent
            if given.engine:
                engine = Engine(given.engine, position, given.their_ms or given.time_ms)
                stack.callback(engine.close)
                other = engine
            else:
                other = Turns(position)
            while not position.over:
                if position.actor is None:
                    token = position.copy().roll()
                elif position.actor != seat:
                    began = time.perf_counter()
                    token = other.choose(position)
                    spent[1][0] += time.perf_counter() - began
                    spent[1][1] += 1
                elif len(position.legal) == 1:
                    token = next(iter(position.legal))
                else:
                    seed, seen = f"{deal} {len(position.actions)}", position.observe(seat)
                    began = time.perf_counter()
                    found = search(
                        seen,
                        time_ms=None if given.simulations else given.time_ms,
                        simulations=given.simulations,
                        seed=seed,
                    )
                    spent[0][0] += time.perf_counter() - began
                    spent[0][1] += 1
                    token = found.action
                position.play(token)
                other.hear(token)
        played.append(finished(position))
    return [played, spent]


def main() -> None:
    """Print the win share and the Elo difference, with 95 % errors."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--engine", help="the command that starts an older Blazon")
    parser.add_argument("--option", "-o", action="append", default=[], help="KEY=VALUE")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--time-ms", type=int, default=40, help="of each decision")
    parser.add_argument("--their-ms", type=int, help="the opponent's time, if different")
    parser.add_argument("--simulations", type=int, help="for the search, instead of a time")
    parser.add_argument("--seed", default="versus")
    parser.add_argument("--processes", type=int)
    given = parser.parse_args()
    pairs = [text.partition("=") for text in given.option]
    options = {key: find_game(given.game).parse_option(key, text) for key, _, text in pairs}
    deals: list[list[Played]] = []
    times = [[0.0, 0], [0.0, 0]]
    with workers(given.processes) as pool:
        calls = [(given, deal, options) for deal in range(given.deals)]
        for played, spent in spread(pool, play_deal, calls):
            deals.append(played)
            for side in (0, 1):
                times[side][0] += spent[side][0]
                times[side][1] += spent[side][1]
    players = len(deals[0])
    wins = [fmean(game.share(seat) for seat, game in enumerate(deal)) for deal in deals]
    margin = fmean(game.margin(seat) for deal in deals for seat, game in enumerate(deal))
    rating = rate(wins, players)
    actions = fmean(game.actions for deal in deals for game in deal)
    mine, theirs = (1000 * seconds / max(count, 1) for seconds, count in times)
    print(
        f"{given.game} {given.option} {players * len(deals)} games of {actions:.0f} actions: "
        f"{rating.score_text} wins, {margin:+.2f} points, "
        f"Elo {rating.elo_text}; "
        f"{mine:.1f} against {theirs:.1f} ms a decision"
    )


if __name__ == "__main__":
    main()
