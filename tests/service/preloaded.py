"""What a server needs, loaded and tried once; servers of tests begin as copies of this process."""

import blazon.cli.people
import blazon.service.serve
from blazon.kernel import catalogue
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position
from blazon.service.views.narration import load_texts

if ENABLED:
    for name in catalogue.names():
        position = Position(name, seed="")
        while position.actor is None:
            position.roll()
        position.play(next(iter(position.legal)))
        position.observe(0).view()
    load_texts()

__all__ = ["blazon"]
