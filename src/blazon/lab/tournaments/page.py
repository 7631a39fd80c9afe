"""The page of a tournament: one HTML file that needs no other."""

import math
from collections.abc import Iterator, Sequence
from html import escape

from blazon import __version__
from blazon.bots.programs import is_program
from blazon.lab.tournaments.folder import Made
from blazon.lab.tournaments.plan import Plan
from blazon.lab.tournaments.standing import Standing, elo_text, shown
from blazon.match.fit import LEAST_DEALS

MOST_FORFEITS = 200
"""The maximum number of forfeits that the page lists; ``games.csv`` has all."""
_STYLE = """
:root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fdfcf9; --line: #8886; --quiet: #5f5f66;
  --bar: #2a5db0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e1; --paper: #17171a; --quiet: #aaa9b0; --bar: #8ab4f8; }
}
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
figure { margin: 1rem 0; max-width: 34rem; }
svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .quiet { fill: var(--quiet); font-size: 11px; }
svg line { stroke: var(--line); }
svg .bar { stroke: var(--bar); stroke-width: 3; stroke-linecap: round; }
svg circle { fill: var(--bar); }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; overflow-wrap: normal; }
th, td { padding: 0.25rem 0.5rem; border-bottom: 1px solid var(--line); text-align: left;
  vertical-align: bottom; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.quiet { color: var(--quiet); font-size: 0.9rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem;
  font: 0.85rem ui-monospace, monospace; }
"""
_WIDTH, _LEFT, _RIGHT, _ROW = 360, 132, 344, 24
_LONGEST_LABEL = 18
_TICKS = 4
_MARGIN = 5.0
"""How much wider than the ratings a picture is, in Elo, on each side."""


def page_of(plan: Plan, standings: Sequence[Standing], made: Made) -> str:
    """The page."""
    title = escape(plan.title)
    parts = [
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>{_STYLE}</style>",
        f"<h1>{title}</h1>",
        f"<p>{len(plan.bots)} bots, {made.games:,} games. Each deal was played in every "
        "arrangement of its bots. Ratings are in Elo, and intervals for 95\N{NO-BREAK SPACE}%.</p>",
    ]
    for standing in standings:
        parts += _section(standing)
    parts += _making(plan, made)
    return "\n".join(parts) + "\n</html>\n"


def _section(standing: Standing) -> Iterator[str]:
    yield f"<h2>{escape(standing.title)}</h2>"
    yield f"<p>{standing.games:,} games.{_anchored(standing)}</p>"
    yield f"<figure>{_picture(standing)}</figure>"
    yield from _ratings(standing)
    yield from _crosstable(standing)
    yield from _forfeits(standing)


def _anchored(standing: Standing) -> str:
    if not standing.anchors:
        return " The mean of all ratings is 0."
    fixed = ", ".join(f"{escape(str(name))} at {elo:g}" for name, elo in standing.anchors.items())
    return f" Fixed ratings: {fixed}."


def _ratings(standing: Standing) -> Iterator[str]:
    yield '<div class="table"><table><thead><tr><th class="n">place</th><th>bot</th>'
    yield '<th class="n">Elo</th><th class="n">wins</th></tr></thead>'
    yield "<tbody>"
    for place, (name, rating) in enumerate(standing.ratings.items(), 1):
        cells = (elo_text(rating), f"{shown(rating.score)} of {rating.games:,}")
        numbers = "".join(f'<td class="n">{escape(cell)}</td>' for cell in cells)
        yield f'<tr><td class="n">{place}</td><td>{escape(name)}</td>{numbers}</tr>'
    yield "</tbody></table></div>"
    if any(rating.error is None for rating in standing.ratings.values()):
        yield (
            f'<p class="quiet">A rating has no interval with fewer than {LEAST_DEALS} deals, or if '
            "no games connect the bot with the others.</p>"
        )


def _crosstable(standing: Standing) -> Iterator[str]:
    names = list(standing.ratings)
    yield "<h3>Who beat whom</h3>"
    yield '<div class="table"><table><thead><tr><th></th>'
    yield "".join(f'<th class="n">{place}</th>' for place in range(1, len(names) + 1))
    yield "</tr></thead><tbody>"
    for place, name in enumerate(names, 1):
        cells = (standing.against.get((name, other)) for other in names)
        numbers = "".join(
            f'<td class="n">{"" if cell is None else escape(str(cell))}</td>' for cell in cells
        )
        yield f"<tr><th>{place} {escape(name)}</th>{numbers}</tr>"
    yield "</tbody></table></div>"
    yield (
        '<p class="quiet">Wins of the bot in the row, and of the one in the column, in the games '
        "that both played. A shared win counts in parts.</p>"
    )


def _forfeits(standing: Standing) -> Iterator[str]:
    lines = standing.forfeits
    if lines:
        yield "<h3>Forfeits</h3><ul>"
        yield from (f"<li>{escape(line)}</li>" for line in lines[:MOST_FORFEITS])
        yield "</ul>"
    if len(lines) > MOST_FORFEITS:
        yield f"<p>And {len(lines) - MOST_FORFEITS:,} more, in <code>games.csv</code>.</p>"


def _making(plan: Plan, made: Made) -> Iterator[str]:
    yield "<h2>How this was made</h2>"
    if plan.seed is None:
        yield (
            "<p>The deals come from a secret that was drawn when the tournament began; nobody "
            "could know them before they were played.</p>"
        )
    else:
        yield (
            "<p>The file has a seed, so the tournament is repeatable: the same file gives the same "
            "deals, and anybody who knew the seed could know them before.</p>"
        )
    if any(is_program(bot.bot) for bot in plan.bots):
        yield (
            "<p>Programs are bots of their own; the manifest has the digests of their files. One "
            "whose answers depend on time may play other games next time.</p>"
        )
    yield f"<p>Blazon {escape(__version__)} played this file:</p>"
    yield f"<pre>{escape(plan.text.strip())}</pre>"
    yield f'<p class="quiet">SHA-256 of games.csv: <code>{made.digest}</code></p>'


def _picture(standing: Standing) -> str:
    """Ratings with their intervals, as SVG."""
    ratings = standing.ratings
    ends = [
        rating.elo + side * (rating.error or 0.0) for rating in ratings.values() for side in (-1, 1)
    ]
    ticks = _ticks(min(ends), max(ends))
    low, high = ticks[0], ticks[-1]

    def across(elo: float) -> str:
        return f"{_LEFT + (_RIGHT - _LEFT) * (elo - low) / (high - low):.1f}"

    bottom = _ROW * len(ratings) + 4
    parts = [
        f'<svg viewBox="0 0 {_WIDTH} {bottom + 20}" role="img" '
        f'aria-label="Ratings with intervals: {escape(standing.title)}">'
    ]
    for tick in ticks:
        x = across(tick)
        label = f"{tick:.0f}".replace("-", "\N{MINUS SIGN}")
        parts.append(f'<line x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        parts.append(
            f'<text class="quiet" x="{x}" y="{bottom + 14}" text-anchor="middle">{label}</text>'
        )
    for row, (name, rating) in enumerate(ratings.items()):
        y = _ROW * row + _ROW // 2
        label = name if len(name) <= _LONGEST_LABEL else f"{name[: _LONGEST_LABEL - 1]}…"
        parts.append(f"<g><title>{escape(name)}: {elo_text(rating)}</title>")
        parts.append(f'<text x="0" y="{y + 4}">{escape(label)}</text>')
        if rating.error:
            left, right = across(rating.elo - rating.error), across(rating.elo + rating.error)
            parts.append(f'<line class="bar" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{across(rating.elo)}" cy="{y}" r="5"/></g>')
    return "\n".join([*parts, "</svg>"])


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers that reach from below one end to above the other."""
    low, high = low - _MARGIN, high + _MARGIN
    step = (high - low) / _TICKS
    power = 10.0 ** math.floor(math.log10(step))
    step = next(power * of for of in (1, 2, 5, 10) if power * of >= step)
    return [step * place for place in range(math.floor(low / step), math.ceil(high / step) + 1)]
