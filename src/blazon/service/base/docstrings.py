"""Reads the docstrings of fields and constants, for schemas and documentation."""

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from blazon.kernel.views import Aids, View

_HOME, _SERVICE = "blazon.", "blazon.service."


def notes(body: Iterable[ast.stmt]) -> Iterator[tuple[ast.stmt, list[str], str]]:
    """The fields or constants of a class or module, with the docstrings below them.

    Yields:
        The statement, the names it assigns or annotates, and their docstring; empty if there is
        none.
    """
    statements = list(body)
    for one, below in zip(statements, [*statements[1:], None], strict=True):
        if names := _names(one):
            yield one, names, _text(below)


def _names(statement: ast.stmt) -> list[str]:
    """The names that a statement assigns or annotates."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    elif isinstance(statement, ast.Assign):
        targets = statement.targets
    named = [target.elts if isinstance(target, ast.Tuple) else [target] for target in targets]
    return [one.id for several in named for one in several if isinstance(one, ast.Name)]


def _text(statement: ast.stmt | None) -> str:
    """A docstring as one line of Markdown; empty if the statement is not a docstring."""
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Constant):
        return ""
    return markdown(str(statement.value.value))


def markdown(docstring: str) -> str:
    """A docstring as one line of Markdown."""
    return re.sub(r"\s+", " ", docstring.replace("``", "`")).strip()


@cache
def notes_of_fields(kind: type) -> dict[str, str]:
    """The docstrings of a class's fields as they are sent, with those inherited in this package."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if one.__module__.startswith(_HOME):
            (written,) = ast.parse(textwrap.dedent(inspect.getsource(one))).body
            assert isinstance(written, ast.ClassDef)
            found |= {name: text for _, names, text in notes(written.body) for name in names}
    if issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            if field.name != field.encode_name and field.name in found:
                found[field.encode_name] = found.pop(field.name)
    return found


def describe(components: dict[str, Any]) -> None:
    """Add the docstrings of our classes and their fields to the schemas with the same names."""
    for kind in kinds_of_messages():
        schema = components.get(kind.__name__)
        if schema is None or "properties" not in schema:
            continue
        schema["description"] = markdown((kind.__doc__ or "").partition("\n\n")[0])
        for name, text in notes_of_fields(kind).items():
            if text and name in schema["properties"]:
                schema["properties"][name]["description"] = text


@cache
def kinds_of_messages() -> list[type]:
    """The service's structs, games' views and aids, and the classes they refer to.

    Class names are unique.
    """
    structs = [one for one in _below(msgspec.Struct) if _is_of_service(one)]
    structs += [one for kind in (View, Aids) for one in _below(kind) if _is_ours(one)]
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(structs))
    found: dict[type, None] = {}
    while waiting:
        one: Any = waiting.pop()
        kind = getattr(one, "cls", None)
        if isinstance(kind, type) and kind in found:
            continue
        if isinstance(kind, type) and kind.__module__.startswith(_HOME):
            found[kind] = None
        for name in one.__struct_fields__:
            part = getattr(one, name)
            parts = part if isinstance(part, tuple) else (part,)
            waiting += [each for each in parts if isinstance(each, _PARTS)]
    return list(found)


_PARTS = (msgspec.inspect.Type, msgspec.inspect.Field)


def _is_of_service(kind: type) -> bool:
    """Whether one of the service's modules defines a class."""
    return _is_ours(kind) and kind.__module__.startswith(_SERVICE)


def _is_ours(kind: type) -> bool:
    """Whether one of our modules defines a class: Litestar makes more under their names."""
    module = sys.modules.get(kind.__module__)
    is_defined = getattr(module, kind.__name__, None) is kind
    return is_defined and kind.__module__.startswith(_HOME)


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)
