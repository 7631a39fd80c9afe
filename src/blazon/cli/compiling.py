"""The command `compile`, which compiles the rules ahead of time."""

import sys

from blazon.cli.options import NOT_DONE, print_line
from blazon.kernel import catalogue


def compile_rules() -> int:
    """Compile the rules of all games for this machine now, to speed up the first start.

    Prints the folder with the machine code; set BLAZON_CACHE_DIR to choose it. The exit status is
    1 if the folder cannot be written.
    """
    from blazon.kernel.jit import CACHE, IS_KEPT
    from blazon.match import registry

    if not IS_KEPT:
        why = "NUMBA_DISABLE_JIT is set" if CACHE is None else "the cache folder cannot be written"
        sys.stderr.write(f"Nothing was compiled: {why}.\n")
        return NOT_DONE
    faults = list(registry.faults())
    for game in registry.games():
        try:
            _compile(game.name)
        except (OSError, MemoryError):  # the machine's fault, not the game's
            raise
        # Another distribution's code can raise anything.
        except Exception as error:
            faults.append(catalogue.package(game.name).fault(error))
    for fault in faults:
        sys.stderr.write(f"blazon: {fault.line}\n")
    print_line(str(CACHE))
    return 0


def _compile(game: str) -> None:
    """Run everything that needs machine code once."""
    from blazon.bots import make_bot
    from blazon.bots.advice import prepare_advice
    from blazon.bots.endings import compile_ahead
    from blazon.bots.luck import luck_of
    from blazon.bots.search import search
    from blazon.match.position import Position

    position = Position(game, seed="compile")
    while position.actor is None:
        position.chance_weights()
        position.roll()
    observation = position.observe(position.actor)
    _ = observation.view(), observation.aids
    for bot in ("random", "groom", "greedy"):
        make_bot(bot, "compile").choose(observation)
    search(observation, level="page", seed="compile")  # covers a hint's line of play too
    compile_ahead(observation)
    prepare_advice(observation)
    position.play(next(iter(position.legal)))
    luck_of(position)
    position.undo()
    position.score()
