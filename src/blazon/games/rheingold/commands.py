"""Rheingold's command `blazon map`: list, show, check and draw maps."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from blazon.cli.options import Json, no_option, print_json, print_line

COMMANDS = App(name="map", help="List, show, check and draw maps of Rheingold, including your own.")
Chosen = Annotated[
    str,
    Parameter(
        name="MAP",
        help="rhine, loch, or a map's file.",
        allow_leading_hyphen=True,
        converter=no_option,
    ),
]


@COMMANDS.command(name="list")
def map_list(*, json: Json = False) -> None:
    """List the maps that ship with Blazon."""
    from blazon.games.rheingold.rules.maps.files import MAP_NAMES, shipped

    found = [shipped(name) for name in MAP_NAMES]
    if json:
        print_json([{"name": one.name, "title": one.title} for one in found])
        return
    for one in found:
        counts = f"{len(one.spaces)} spaces, {len(one.castles)} castles, {len(one.paths)} paths"
        print_line(f"{one.name:8} {one.title} ({counts})")


@COMMANDS.command(name="show")
def map_show(chosen: Chosen, *, json: Json = False) -> None:
    """Show a map's castles, start areas and spaces, and their neighbours."""
    from blazon.games.rheingold.rules.maps.files import find_map

    found = find_map(chosen)
    if json:
        print_json(found.as_json())
        return
    print_line(f"{found.name}: {found.title}")
    for castle in found.castles:
        gates = " ".join(found.neighbours(castle.id))
        print_line(f"  {castle.id}  {castle.name}, swords {castle.swords}, gates {gates}")
    for place in (*found.starts, *found.spaces):
        print_line(f"  {place.id}  {place.kind}, to {' '.join(found.neighbours(place.id))}")


@COMMANDS.command(name="check")
def map_check(chosen: Chosen, *, json: Json = False) -> None:
    """Check a map, and show the distances of castles from every start area."""
    from blazon.games.rheingold.art.scenery import check_scenery
    from blazon.games.rheingold.rules.maps.files import find_map
    from blazon.games.rheingold.rules.maps.report import report

    checked = find_map(chosen)
    check_scenery(checked)
    found = report(checked)
    if json:
        print_json(found)
        return
    print_line(f"{found['name']}: a valid map")
    for swords, row in found["balance"].items():
        near = "  ".join(f"{start} {by[swords]}" for start, by in found["nearest"].items())
        print_line(
            f"  moves into the nearest castle with swords {swords}: {near}; "
            f"{row['least']} to {row['most']}, mean {row['mean']}"
        )
    narrow = " ".join(found["narrow"]) or "none"
    print_line(f"  spaces that cannot be bypassed: {narrow}")


@COMMANDS.command(name="draw")
def map_draw(
    chosen: Chosen,
    *,
    out: Annotated[Path | None, Parameter(help="Write to this file instead of the screen.")] = None,
    turned: Annotated[
        bool, Parameter(negative="", help="Draw the longer side from top to bottom.")
    ] = False,
) -> None:
    """Draw a map as an SVG picture."""
    from blazon.games.rheingold.art.drawing import draw
    from blazon.games.rheingold.rules.maps.files import find_map
    from blazon.kernel.errors import BadValue

    picture = draw(find_map(chosen), turned=turned)
    if out is None:
        print_line(picture.rstrip("\n"))
        return
    try:
        out.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadValue(str(out), f"cannot be written: {error.strerror}") from error
