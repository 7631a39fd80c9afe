"""What happened between two looks at the metrics is counted once."""

from collections import Counter
from pathlib import Path
from typing import Any

from tests.service.stores import store_in

from blazon.service.live.connections import Connections
from blazon.service.live.hub import Hub
from blazon.service.process.metrics import Metrics, Sources


class Part:
    """A part of the server that supplies metrics."""

    def __init__(self) -> None:
        self.results, self.tables = Counter[str](), 0
        self.seconds = list[float]()


async def test_each_look_adds_only_what_is_new(tmp_path: Path) -> None:
    names = {"web_push": "pushes", "webhooks": "webhooks", "bots": "bot", "hints": "hint"}
    names["reviews"] = "review"
    parts = {name: Part() for name in names}
    async with store_in(tmp_path) as store:
        given: dict[str, Any] = {**parts}
        metrics = Metrics(Sources(Hub(store), Connections(limited=False), **given))
        for looks in (1, 2):
            for part in parts.values():
                part.results["sent"] += 2
                part.seconds += [1.0, 2.0]
            for text in (await metrics.text(), await metrics.text()):
                lines = text.decode().splitlines()
                for part_name, name in names.items():
                    if part_name.startswith("web"):
                        assert f'blazon_{name}_total{{result="sent"}} {2.0 * looks}' in lines
                    else:
                        assert f"blazon_{name}_seconds_count {2.0 * looks}" in lines
