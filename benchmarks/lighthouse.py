"""Lighthouse scores of the home page and of each game's table, on a phone and on a desktop.

Needs Node and Chromium, and fetches Lighthouse from the npm registry into npm's own cache.

    python -m benchmarks.lighthouse [--times 3]
"""

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.service.servers import running

from blazon.client import Server

LIGHTHOUSE = "lighthouse@13"
HEADLESS = "chromium-headless-shell"
GAMES = ("richelieu", "rheingold")
CATEGORIES = ("performance", "accessibility", "best-practices")
METRICS = ("largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
FLAGS = (
    "--headless --no-sandbox --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)


async def open_table(url: str, game: str) -> tuple[str, str]:
    """A table with a game against a bot: its page, and its player's cookie."""
    async with Server(url) as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}]
        opened = await ann.open_table(game=game, seats=seats, first=0)
        cookies = "; ".join(f"{one.name}={one.value}" for one in ann.http.cookies.jar)
        return f"{url}/t/{opened['d']['table']['id']}", cookies


def look(address: str, cookies: str, scratch: bool, folder: Path) -> dict[str, Any]:
    """Run Lighthouse once and return its report."""
    out = folder / "report.json"
    npx = shutil.which("npx")
    if npx is None:
        raise SystemExit("npx not found: install Node.js")
    command = [npx, "--yes", LIGHTHOUSE, address, "--quiet", f"--chrome-flags={FLAGS}"]
    command += ["--output=json", f"--output-path={out}"]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    command += ["--extra-headers", json.dumps({"Cookie": cookies})] if cookies else []
    command += ["--preset=desktop"] if scratch else []
    chrome = (
        os.environ.get("CHROME_PATH") or shutil.which("chromium") or shutil.which(HEADLESS) or ""
    )
    subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": chrome})
    found: dict[str, Any] = json.loads(out.read_text())
    return found


def main() -> None:
    """Print the medians and the failed audits."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=3, help="runs of each page")
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as name, running(Path(name), bot_workers="1") as server:
        tables = [(game, *asyncio.run(open_table(server.url, game))) for game in GAMES]
        for page, address, sent in (("home", server.url, ""), *tables):
            for scratch in (False, True):
                reports = [look(address, sent, scratch, Path(name)) for _ in range(times)]
                scores = {
                    category: round(
                        100 * statistics.median(r["categories"][category]["score"] for r in reports)
                    )
                    for category in CATEGORIES
                }
                print(f"{page}, {'desktop' if scratch else 'phone'}: {scores}")
                for metric in METRICS:
                    values = [r["audits"][metric]["numericValue"] for r in reports]
                    print(f"    {metric}: {statistics.median(values):.4g}")
                for audit in reports[-1]["audits"].values():
                    if audit["score"] is not None and audit["score"] < 0.9:
                        shown = audit.get("displayValue", "")
                        print(f"    {audit['id']}: {audit['score']} {shown}")


if __name__ == "__main__":
    main()
