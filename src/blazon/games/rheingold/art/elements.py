"""Build SVG elements: short numbers, groups, reusable signs, path data."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement

from blazon.games.rheingold.art.lines import Point
from blazon.games.rheingold.art.sheet import Box


def add(
    parent: Element, tag: str, text: str | None = None, /, **attributes: str | float
) -> Element:
    """A new element; `stroke_width=1.23` becomes `stroke-width="1.2"`."""
    words = {name.rstrip("_").replace("_", "-"): said(value) for name, value in attributes.items()}
    element = SubElement(parent, tag, words)
    element.text = text
    return element


def said(value: str | float) -> str:
    """A number with at most one decimal; a text as it is."""
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def group(parent: Element, at: Point, **attributes: str | float) -> Element:
    """A group with its origin here."""
    here = f"translate({said(at[0])} {said(at[1])})"
    return add(parent, "g", transform=here, **attributes)


def use(parent: Element, sign: str, at: Point = (0.0, 0.0)) -> Element:
    """A copy of a defined sign, at a point."""
    return add(parent, "use", href=f"#sign-{sign}", x=at[0], y=at[1])


def draw_path(parent: Element, kind: str, data: str, **more: str | float) -> Element:
    """A path of a class."""
    return add(parent, "path", d=data, class_=kind, **more)


def draw_box(parent: Element, box: Box, **more: str | float) -> None:
    """A rectangle."""
    size = {"width": box.right - box.left, "height": box.bottom - box.top}
    add(parent, "rect", x=box.left, y=box.top, **size, **more)


def shape(points: Sequence[Point], *, closed: bool = False) -> str:
    """The path data for these points."""
    data = "M" + "L".join(f"{said(x)} {said(y)}" for x, y in points)
    return data + "Z" if closed else data
