"""Every channel by which a game reaches an observer.

``for_programs`` covers what programs get, ``for_people`` what people read. What a table server
sends, and what its workers receive, is in ``tests/service``; what appears on a shared screen, in
``tests/terminal``.
"""

import json
import pickle
from hashlib import sha256
from typing import Any

from blazon.bots import make_bot
from blazon.bots.advice import advise
from blazon.engine.serve import Engine
from blazon.locale import LANGUAGES, texts
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.terminal.renderer import renderer_of
from blazon.terminal.style import Style
from blazon.words.localization import Localization
from blazon.words.log import narrate_game
from blazon.words.reasons import describe_gains

OWN = ("view", "state", "pickle", "engine's view")
"""The channels by which players learn their own hidden things."""
_BACK = 15
"""How many of the last actions to ask about one by one, and to narrate."""


def for_programs(position: Position, observer: int | None, search: int = 0) -> dict[str, bytes]:
    """Everything sent to the observer about a position, by channel."""
    engine = Engine()
    engine.sessions["table"] = position
    seen = position.observe(observer)

    def ask(method: str, **params: Any) -> bytes:
        params["session"] = "table"
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        return engine.handle(json.dumps(request).encode()) or b""

    sent = {
        "view": json.dumps(seen.view()).encode(),
        "repr": repr(seen).encode(),
        "state": seen.states.tobytes(),
        "log": repr(seen.log).encode(),
        "legal": repr(seen.legal).encode(),
        "pickle": pickle.dumps(pickle.loads(pickle.dumps(seen))),
        "engine's view": ask("view", player=observer),
        "what can be taken back": repr(_reveals(position)).encode(),
        "whether choices are hidden": repr(_hides_choices(position)).encode(),
        "choices that are not hidden": repr(_open_choices(position)).encode(),
    }
    if observer is not None and observer == position.actor:
        sent["refusal"] = ask("play", actions=["nonsense"])
        sent["legal of the protocol"] = ask("legal")
        if search:
            sent["search"] = ask("search", simulations=search, seed="s", player=observer)
            assert b'"result"' in sent["search"]
            sent["advice"] = _advice(seen, search).encode()
            for name in ("random", "groom", "greedy", f"search:{search}"):
                sent[name] = make_bot(name, "s").choose(position.observe(observer)).encode()
    return sent


def _advice(seen: Observation, simulations: int) -> str:
    """A hint with its reasons, and these in all languages."""
    found = advise(seen, "s", simulations=simulations)
    players = tuple("ABCDE"[: int(seen.options["players"])])
    said = [
        describe_gains(
            seen,
            found.gains,
            Localization(texts(language), players),
            proven=found.finding.proven,
        )
        for language in LANGUAGES
    ]
    return repr((found, said))


def _reveals(position: Position) -> list[bool]:
    """Whether the last action, the last two, and so on revealed anything; and whether all did."""
    length = len(position.actions)
    counts = [*range(1, min(length, _BACK) + 1), *([length] if length else [])]
    return [position.reveals(count) for count in counts]


def _hides_choices(position: Position) -> bool | None:
    """Whether the possible actions could depend on something hidden."""
    return None if position.actor is None else position.variant.hides_choices(position.states)


def _open_choices(position: Position) -> list[str]:
    """A player's possible actions, if they depend on nothing hidden."""
    return list(position.legal) if _hides_choices(position) is False else []


def for_people(position: Position, observer: int | None) -> dict[str, Any]:
    """Everything the observer reads about a position and its past, by where it appears."""
    renderer, seen = renderer_of(position.game.name), position.observe(observer)
    sent: dict[str, Any] = {"reveals": renderer.reveals(seen), "aids": seen.aids}
    first = max(0, len(position.actions) - _BACK)
    for language in LANGUAGES:
        style = Style(texts(language), tuple("ABCDE"[: position.players]))
        sent[f"log, {language}"] = [
            (entry.player, entry.turn, entry.token, entry.words, entry.forced_for(observer))
            for entry in narrate_game(position, renderer, style, first)
        ]
        sent[f"table, {language}"] = renderer.table(seen, style, dense=False)
        sent[f"sections, {language}"] = renderer.describe_table(seen, style)
        if position.actor is not None:
            sent[f"prompt, {language}"] = renderer.prompt(seen, style)
        if seen.legal:
            sent[f"choices, {language}"] = renderer.choices(seen, style)
            sent[f"reminders, {language}"] = renderer.remind(seen, style)
        if observer is not None and position.actions:
            before = position.copy()
            before.undo()
            was = before.observe(observer)
            found = renderer.describe_discovery(was, seen, observer, style)
            sent[f"discovery, {language}"] = found
    return sent


def shown(observation: Observation) -> tuple[Any, ...]:
    """Everything an observation contains for its receiver."""
    return (
        observation.observer,
        observation.player,
        observation.legal,
        observation.log,
        observation.complete,
        sha256(observation.states.tobytes()).hexdigest(),
        sha256(json.dumps(observation.view()).encode()).hexdigest(),
    )
