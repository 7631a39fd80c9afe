"""The report of a study: one page with the results, and how to repeat the study."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from blazon.lab.graph import Mark, draw_intervals
from blazon.lab.studies.fits import Worth
from blazon.lab.studies.intervals import CONFIDENCE, Estimate
from blazon.lab.studies.measures import OF_GAME, OF_PLAYER
from blazon.lab.studies.plan import Plan
from blazon.lab.studies.results import Line
from blazon.lab.studies.shards import write_whole

_ORDER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_TWO = 2
_MIRRORED = ("wins", "margins")
"""Measures that for two players determine each other, and so are drawn only once."""
SHARES = ("wins",)
"""Measures that are shown as percentages."""
_COMPARED = "So do those of the differences. "
_STYLE = """
:root { color-scheme: light dark; --line: #8886; --quiet: #666; }
@media (prefers-color-scheme: dark) { :root { --quiet: #aaa; } }
body { font: 1rem/1.5 Georgia, serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
figure { margin: 1rem 0; background: #fff; border-radius: 0.5rem; padding: 0.5rem;
  max-width: 56rem; }
figure svg { width: 100%; height: auto; display: block; }
figure svg + svg { display: none; }
@media (max-width: 40rem) {
  figure svg { display: none; }
  figure svg + svg { display: block; }
}
.table { overflow-x: auto; }
table { border-collapse: collapse; font: 0.9rem/1.4 system-ui, sans-serif; }
th, td { padding: 0.25rem 0.5rem; border-bottom: 1px solid var(--line); text-align: left; }
td:not(.n) { white-space: nowrap; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
td.n { white-space: nowrap; }
th { vertical-align: bottom; }
caption, .quiet { color: var(--quiet); font-size: 0.9rem; text-align: left; }
code, pre { font: 0.9rem ui-monospace, monospace; }
.quiet code { overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
"""


@dataclass(frozen=True)
class Made:
    """How a study was made."""

    command: str
    file: str
    """The text of its file."""
    version: str
    digest: str
    """The digest of its games."""
    games: int


def write_report(
    plan: Plan, lines: Sequence[Line], worths: Sequence[Worth], made: Made, folder: Path
) -> Path:
    """Write the page with its pictures; without matplotlib, it has tables only.

    Raises OSError.
    """
    pictures = _draw(plan, lines, folder)
    parts = [
        f"<title>{escape(plan.title)}</title>",
        f"<style>{_STYLE}</style>",
        f"<h1>{escape(plan.title)}</h1>",
    ]
    if plan.question:
        parts.append(f"<p>{escape(plan.question)}</p>")
    parts.append(
        f"<p>{made.games:,} games in {len(plan.cells)} {_plural('cell', len(plan.cells))}"
        f"{_common(plan)}. Intervals are for {CONFIDENCE:.0%}; those under <em>all at once</em> "
        "hold at the same time for everything in their table, and by seat and by place together. "
        f"{_COMPARED if plan.measured.compare else ''}The plots show the former, and a grey line "
        "where nobody is ahead of the others.</p>"
    )
    if late := [line for line in lines if _is_wide(plan, line)]:
        parts.append(
            f"<p>The precision that the file asks for was not reached in "
            f"{len({line.cell for line in late})} cells: more games would be needed.</p>"
        )
    for key, group in _groups(lines).items():
        parts += _section(plan, key, group, pictures.get(key))
    for number, _ in enumerate(plan.fits):
        own = [worth for worth in worths if worth.fit == number]
        parts += _fit(plan, own, folder / f"fit-{number + 1}.svg")
    parts += _making(plan, made)
    page = '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n' + (
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    )
    file = folder / "report.html"
    write_whole(file, (page + "\n".join(parts) + "\n</html>\n").encode())
    return file


def _common(plan: Plan) -> str:
    """What all cells have in common, as the end of a sentence."""
    settings = plan.cells[0].settings
    words = {key: value for key, value in settings.items() if key not in plan.varied}
    return f" ({escape(_words(words))})" if words else ""


def _is_wide(plan: Plan, line: Line) -> bool:
    stop = plan.stop
    return (
        stop.precision is not None
        and (line.measure, line.side) in ((stop.of, "first"), (stop.of, None))
        and line.alone.half_width > stop.precision
    )


Key = tuple[str, str | None]
"""A measure, and whose it is."""


def _groups(lines: Sequence[Line]) -> dict[Key, list[Line]]:
    found: dict[Key, list[Line]] = {}
    for line in lines:
        found.setdefault((line.measure, line.side), []).append(line)
    return found


def _heading(key: Key) -> str:
    measure, side = key
    words = OF_PLAYER.get(measure) or OF_GAME.get(measure) or measure
    whose = {"seat": ", by seat", "first": ", by place after the player who began", None: ""}[side]
    return words[0].upper() + words[1:] + whose


def _player(line: Line) -> str:
    if line.place is None:
        return "game"
    return f"seat {line.place}" if line.side == "seat" else f"{_ORDER[line.place]} player"


def _draw(plan: Plan, lines: Sequence[Line], folder: Path) -> dict[Key, str]:
    """Draw a picture for each group, if matplotlib is installed; returns the SVG texts."""
    found: dict[Key, str] = {}
    for key, group in _groups(lines).items():
        measure, side = key
        rows: dict[str, dict[str, Mark]] = {}
        even: dict[str, float] = {}
        for line in group:
            if _is_mirror(plan, line):
                continue
            name = plan.label(plan.cells[line.cell])
            rows.setdefault(name, {})[_player(line)] = _mark(line.alone)
            if measure in SHARES:
                even[name] = 1 / plan.cells[line.cell].players
        file = folder / f"{measure}{'' if side is None else '-by-' + side}.svg"
        picture = _drawn(file, rows, across=_heading(key), even=even, percent=measure in SHARES)
        gaps: dict[str, dict[str, Mark]] = {}
        for line in group:
            if line.gap is not None and not _is_mirror(plan, line):
                label = plan.label(plan.cells[line.cell])
                gaps.setdefault(label, {})[_player(line)] = _mark(line.gap)
        if picture is not None and gaps:
            picture += (
                _drawn(
                    file.with_stem(f"{file.stem}-differences"),
                    gaps,
                    across=f"{_heading(key)}: difference to {plan.label(plan.cells[0])}",
                    even=dict.fromkeys(gaps, 0.0),
                    percent=measure in SHARES,
                )
                or ""
            )
        if picture is not None:
            found[key] = picture
    return found


def _is_mirror(plan: Plan, line: Line) -> bool:
    """Whether the other player's number carries the same information."""
    return line.measure in _MIRRORED and line.place == 1 and plan.cells[line.cell].players == _TWO


def _mark(found: Estimate) -> Mark:
    low, high = (found.mean if end is None else end for end in (found.low, found.high))
    return Mark(found.mean, low, high)


def _drawn(
    file: Path,
    rows: Mapping[str, Mapping[str, Mark]],
    *,
    across: str,
    even: Mapping[str, float],
    percent: bool,
) -> str | None:
    """Draw a picture, also for a phone; returns a figure, or None if matplotlib is missing."""
    shown = []
    try:
        for each, narrow in ((file, False), (file.with_stem(f"{file.stem}-narrow"), True)):
            draw_intervals(
                rows, across=across, file=each, even=even, percent=percent, narrow=narrow
            )
            text = each.read_text(encoding="utf-8")
            label = f'<svg role="img" aria-label="{escape(across)}" '
            shown.append(text[text.index("<svg ") :].replace("<svg ", label, 1))
    except ImportError:
        return None
    return f"<figure>{''.join(shown)}</figure>"


def _section(plan: Plan, key: Key, lines: Sequence[Line], picture: str | None) -> Iterator[str]:
    measure, _ = key
    yield f"<h2>{escape(_heading(key))}</h2>"
    if picture is not None:
        yield picture
        if any(_is_mirror(plan, line) for line in lines):
            yield '<p class="quiet">Of two players, the plots show one: the other has the rest.</p>'
    share, compare = measure in SHARES, plan.measured.compare
    heads = [*plan.varied, *([] if lines[0].place is None else ["player"])]
    numbers = ["games", "mean", "standard error", "interval", "all at once"]
    numbers += ["difference to the first cell"] if compare else []
    yield from _head(heads, numbers)
    for line in lines:
        words = [str(value) for value in plan.apart(plan.cells[line.cell]).values()]
        words += [] if line.place is None else [_player(line)]
        cells = _cells(line.alone, line.jointly, share=share)
        if compare:
            gap = line.gap
            text = "" if gap is None else f"{_shown(gap.mean, share)} ({_ends(gap, share)})"
            cells.append(text)
        yield from _row(words, cells)
    yield "</tbody></table></div>"


def _head(words: Sequence[str], numbers: Sequence[str]) -> Iterator[str]:
    yield '<div class="table"><table><thead><tr>'
    yield "".join(f"<th>{escape(head)}</th>" for head in words)
    yield "".join(f'<th class="n">{escape(head)}</th>' for head in numbers)
    yield "</tr></thead><tbody>"


def _row(words: Sequence[str], numbers: Sequence[str]) -> Iterator[str]:
    yield "<tr>" + "".join(f"<td>{escape(word)}</td>" for word in words)
    yield "".join(f'<td class="n">{escape(number)}</td>' for number in numbers) + "</tr>"


def _cells(alone: Estimate, jointly: Estimate, *, share: bool) -> list[str]:
    return [
        f"{alone.games:,}",
        _shown(alone.mean, share),
        _shown(alone.error, share),
        _ends(alone, share),
        _ends(jointly, share),
    ]


def _fit(plan: Plan, worths: Sequence[Worth], file: Path) -> Iterator[str]:
    of = worths[0].of
    heading = f"What one more of each goes with: {OF_PLAYER.get(of, of)}"
    yield f"<h2>{escape(heading)}</h2>"
    rows: dict[str, dict[str, Mark]] = {}
    for worth in worths:
        rows.setdefault(worth.more, {})[plan.label(plan.cells[worth.cell])] = _mark(worth.alone)
    picture = _drawn(
        file,
        rows,
        across=heading,
        even=dict.fromkeys(rows, 0.0),
        percent=of in SHARES,
    )
    if picture is not None:
        yield picture
    yield (
        "<p>Least squares over the games: what a player has more than the others have on average, "
        "all else fitted at the same time. A number shows what goes together, not what causes "
        "what.</p>"
    )
    heads = [*plan.varied, "one more of"]
    numbers = ["games", "worth", "standard error", "interval", "all at once"]
    yield from _head(heads, numbers)
    for worth in worths:
        words = [*map(str, plan.apart(plan.cells[worth.cell]).values()), worth.more]
        yield from _row(words, _cells(worth.alone, worth.jointly, share=of in SHARES))
    yield "</tbody></table></div>"


def _shown(value: float, share: bool) -> str:
    text = f"{value:.2%}" if share else f"{value:.3f}"
    return text.replace("-", "\N{MINUS SIGN}")


def _ends(found: Estimate, share: bool) -> str:
    if found.low is None or found.high is None:
        return "too few games"
    return f"{_shown(found.low, share)} to {_shown(found.high, share)}"


def _making(plan: Plan, made: Made) -> Iterator[str]:
    yield "<h2>How this was made</h2>"
    if plan.left_out:
        yield "<p>The rules exclude these combinations:</p><ul>"
        for settings, reason in plan.left_out:
            yield f"<li>{escape(_words(settings))}: {escape(reason)}</li>"
        yield "</ul>"
    yield f"<p>Blazon {escape(made.version)}. The same file gives the same games:</p>"
    yield f"<pre>{escape(made.command)}</pre><pre>{escape(made.file.strip())}</pre>"
    for name, digest in plan.judges.items():
        yield f'<p class="quiet">Digest of the judge {escape(name)}: <code>{digest}</code></p>'
    yield f'<p class="quiet">SHA-256 of the games as CSV: <code>{made.digest}</code></p>'


def _words(settings: Mapping[str, Any]) -> str:
    return ", ".join(f"{key} {value}" for key, value in settings.items())


def _plural(word: str, count: int) -> str:
    return word if count == 1 else f"{word}s"
