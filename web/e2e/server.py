"""Blazon's server for the browser tests: each run has the same deals, dice and bots' choices.

A table's chance comes from the server's secret and the players' texts, so only tables whose
players add no texts are the same each time: those that ``opened.ts`` opens. Another
``BLAZON_TEST_DEALS`` has others, to look for faults that the usual ones do not show.
"""

import hashlib
import os
import sys

from blazon.cli import main
from blazon.service.http import tables
from blazon.service.live import rematches
from blazon.service.workers import bots

DEALS = os.environ.get("BLAZON_TEST_DEALS", "0")
SECRET = hashlib.sha256(DEALS.encode()).digest()

if __name__ == "__main__":  # bots' processes import this file, too
    vars(tables)["new_secret"] = vars(rematches)["new_secret"] = lambda: SECRET
    vars(bots)["new_id"] = lambda: DEALS
    sys.exit(main())
