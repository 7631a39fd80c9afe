"""Blazon's server for the browser tests: each run has the same deals, dice and bots' choices.

A table's chance comes from the server's secret and the players' texts, so only tables whose
players add no texts are the same each time: those that ``opened.ts`` opens. Another
``BLAZON_TEST_DEALS`` has others, to look for faults that the usual ones do not show.
"""

import hashlib
import os
import sys

from blazon.cli import main
from blazon.service.base.clock import DAY_MS
from blazon.service.http import tables
from blazon.service.http import today as today_handlers
from blazon.service.journal import today
from blazon.service.live import deals, rematches
from blazon.service.workers import bots

NOON = 30_000 * DAY_MS + DAY_MS // 2
"""When it always is for the deal of the day: no test can pass midnight."""
DEALS = os.environ.get("BLAZON_TEST_DEALS", "0")
SECRET = hashlib.sha256(DEALS.encode()).digest()

if __name__ == "__main__":  # bots' processes import this file, too
    for module in (tables, rematches, deals):
        vars(module)["new_secret"] = lambda: SECRET
    for module in (today, today_handlers):
        vars(module)["now_ms"] = lambda: NOON
    vars(bots)["new_id"] = lambda: DEALS
    sys.exit(main())
