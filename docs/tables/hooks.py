"""Generates the pages of the table server's settings and limits from its sources."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from blazon.service.base import limits
from blazon.service.base.docstrings import notes, notes_of_fields
from blazon.service.base.limits import Rate
from blazon.service.base.settings import PREFIX, Settings

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

SETTINGS = """# Settings

With these settings you configure a table server. Write them in a file and name it with
`blazon serve --config FILE`, or set them in the environment, each as `{prefix}` and its name in
capitals. The environment overrides the file, and the options `--host`, `--port` and `--database`
override both. If a setting is wrong, the server names it and does not start.

| setting | default | meaning |
|---|---|---|
{rows}
"""
LIMITS = """# Limits

Look up here how large, how many and how often things can be on a table server. These limits come
from `blazon/service/base/limits.py` and are the same on every server; a host can change the
[settings](settings.md).

## How often

The table gives the requests that each session can make at once, and the rate after that. A
network, which is an IPv4 address or a /64 of IPv6, can make {address} times as many, because many
people can share one, and a /48 of IPv6 can make {site} times as many. The server refuses further
requests with `rate`; `Retry-After` and `wait` give the seconds to wait. The setting `limits` turns
this off.

| rate | limits | at once | after that |
|---|---|---|---|
{rates}
"""
WHAT = {
    "views": "answers with several views of a game",
    "read": "requests that change nothing, and `see` and `ping` on a socket",
    "write": "commands, and changes of a session",
    "open-table": "new tables, imports and rematches",
    "new-session": "new sessions, created with the first seat, table or name",
    "chat": "lines of chat",
    "socket": "sockets",
    "hint": "hints",
    "review": "reviews",
    "analysis": "analyses of positions",
    "report": "reports of players, names and lines of chat",
    "leave": "ending sessions",
    "frame": "pings, pongs and fragments on a socket; above it, the socket closes",
    "refused": "refused messages on a socket; above it, the socket closes",
    "own-data": "reading and deleting a session's own data",
    "link": "links of profiles: making, looking at and using them",
    "mail": "mail addresses, and the codes that confirm them",
}
"""The requests that each rate limits."""
_UNITS = ((86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


@dataclass(frozen=True)
class Limit:
    """One limit, or two that belong together."""

    section: str
    names: list[str]
    text: str


def all_limits() -> Iterator[Limit]:
    """All limits in the order of the source, each with the heading above it."""
    source = inspect.getsource(limits)
    headings = {
        number: line.removeprefix("# ")
        for number, line in enumerate(source.splitlines(), 1)
        if line.startswith("# ")
    }
    for statement, names, text in notes(ast.parse(source).body):
        above = max(number for number in headings if number < statement.lineno)
        yield Limit(headings[above], names, text)


def shown(name: str, text: str) -> str:
    """The value of a limit, with its unit."""
    value: Any = getattr(limits, name)
    if isinstance(value, dict):
        return ", ".join(f"{key} {one:g}" for key, one in value.items())
    if text.startswith("Bytes") or "BYTES" in name or "bytes" in text.split(":")[0]:
        for size, unit in ((1 << 20, "MiB"), (1 << 10, "KiB")):
            if value % size == 0:
                return f"{value // size:,} {unit}"
        return f"{value:,} bytes"
    if name.endswith("_MS"):
        return _time(value / 1000)
    if "SECONDS" in name or name in ("LEAST_TURN", "LONGEST_TURN", "LONGEST_RESERVE"):
        return _time(value)
    return f"{value:g}" if isinstance(value, float) else f"{value:,}"


def _time(seconds: float) -> str:
    """A time in the largest unit that divides it."""
    for size, unit in _UNITS:
        if seconds >= size and seconds % size == 0:
            number = int(seconds // size)
            return f"{number} {unit}{'' if number == 1 else 's'}"
    return f"{seconds:g} seconds"


def _rate(rate: Rate) -> str:
    """The rate after the initial burst."""
    if rate.per_second >= 1:
        return f"{rate.per_second:g} a second"
    if rate.per_second * 60 >= 1:
        return f"{rate.per_second * 60:g} a minute"
    return f"{rate.per_second * 3600:g} an hour"


def _rates() -> Iterator[str]:
    for kind, rate in limits.RATES.items():
        yield f"| `{kind}` | {WHAT[kind]} | {rate.burst:,} | {_rate(rate)} |"
        if kind in limits.LASTING_RATES:
            lasting = limits.LASTING_RATES[kind]
            yield f"| | in the long run | {lasting.burst:,} | {_rate(lasting)} |"


def limits_page() -> str:
    """The page of limits."""
    page = LIMITS.format(
        address=limits.ADDRESS_SHARE, site=limits.SITE_SHARE, rates="\n".join(_rates())
    )
    section = ""
    for limit in all_limits():
        if {"RATES", "LASTING_RATES"} & set(limit.names):
            continue
        if limit.section != section:
            section = limit.section
            page += f"\n## {section}\n\n| limit | value | meaning |\n|---|---|---|\n"
        names = "<br>".join(f"`{name}`" for name in limit.names)
        values = "<br>".join(shown(name, limit.text) for name in limit.names)
        page += f"| {names} | {values} | {limit.text} |\n"
    return page


def settings_page() -> str:
    """The page of settings."""
    texts = notes_of_fields(Settings)
    rows = []
    for field in msgspec.structs.fields(Settings):
        value = field.default
        written = f"{value:g}" if isinstance(value, float) else str(value)
        default = f"`{written}`" if written else ""
        rows.append(f"| `{field.name}` | {default} | {texts[field.name]} |")
    return SETTINGS.format(prefix=PREFIX, rows="\n".join(rows))


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    """Adds the pages."""
    from mkdocs.structure.files import File

    for name, content in (("limits", limits_page()), ("settings", settings_page())):
        files.append(File.generated(config, f"tables/{name}.md", content=content))
    return files
