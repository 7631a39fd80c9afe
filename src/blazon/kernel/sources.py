"""Digests of sources: of a module, of everything that it imports, and of the data beside them.

The imports are read from the files, and nothing is run. They are followed within Blazon and within
the package of the first module, so nobody keeps a list of what depends on what.
"""

import ast
import codecs
import hashlib
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

_FOR_PEOPLE = frozenset({"texts", "page"})
"""The folders of a game that have neither code nor data of its rules; see ``catalogue``."""

_IMPORT = re.compile(rb"(?:^|[;:])[ \t]*(?:from[ \t]*\S+[ \t]+)?import\b|\\$", re.MULTILINE)
"""The words that may begin an import statement, or continue one on the next line."""
_PLAIN = re.compile(
    rb"^[ \t]*((?:from[ \t]+[.\w]+[ \t]+)?import[ \t]+(?:\([^()#]*\)|[\w., \t]+))$", re.MULTILINE
)
"""An import statement on lines of its own."""
_FOR_CHECKERS = re.compile(rb"^if TYPE_CHECKING:\n(?:[ \t]+.*\n?|\n)*", re.MULTILINE)


def digest_of(modules: Iterable[str], folders: Iterable[Path] = ()) -> str:
    """The digest of some modules, which are imported, and of all that they import.

    Data counts, too: all other files beside those modules, or in folders there without modules.

    Args:
        modules: their names.
        folders: further folders with data.
    """
    reached = _reached(modules)
    files = {path: name for name, path in reached.items()}
    for folder in {*(path.parent for path in files if _is_package(path.parent)), *folders}:
        for path in _data(folder):
            files[path] = f"{folder.name}/{path.relative_to(folder).as_posix()}"
    digest = hashlib.sha256()
    for name, path in sorted((name, path) for path, name in files.items()):
        content = path.read_bytes()
        digest.update(f"{name} {len(content)}\0".encode() + content)
    return digest.hexdigest()[:16]


def _reached(modules: Iterable[str]) -> dict[str, Path]:
    """The file of each module that these import, directly or not, and their own."""
    todo, reached = list(modules), dict[str, Path]()
    homes = {top: _home(top) for top in {"blazon", *(name.partition(".")[0] for name in todo)}}
    while todo:
        name = todo.pop()
        home = homes.get(name.partition(".")[0])
        path = None if home is None or name in reached else _file(home, name)
        if path is not None:
            reached[name] = path
            package = name if path.name == "__init__.py" else name.rpartition(".")[0]
            todo += _imports(path.read_bytes().removeprefix(codecs.BOM_UTF8), package)
    return reached


def _home(top: str) -> Path:
    """The folder of a package, or the file of a module that is in none."""
    module = sys.modules[top]
    return Path(module.__path__[0]) if hasattr(module, "__path__") else Path(str(module.__file__))


@cache
def _file(home: Path, name: str) -> Path | None:
    """The file of a module; None if there is none, as for a name that a module defines."""
    if home.suffix == ".py":
        return home
    whole = home.joinpath(*name.split(".")[1:])
    candidates = (whole / "__init__.py", whole.with_name(f"{whole.name}.py"))
    return next((path for path in candidates if path.is_file()), None)


def _is_package(folder: Path) -> bool:
    return (folder / "__init__.py").is_file()


def _data(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name.startswith((".", "__")) or path.name in _FOR_PEOPLE:
            continue
        if path.is_dir():
            if not _is_package(path):
                yield from _data(path)
        elif path.suffix != ".py":
            yield path


@cache
def _imports(source: bytes, package: str) -> tuple[str, ...]:
    """The names of all modules that a source imports, even in functions, and of values in them."""
    found = []
    for node in _running(ast.parse(_statements(source))):
        match node:
            case ast.Import():
                found += [name.name for name in node.names]
            case ast.ImportFrom():
                parts = package.split(".")
                start = ".".join(parts[: len(parts) + 1 - node.level]) if node.level else ""
                module = ".".join(filter(None, (start, node.module)))
                found += [module, *(f"{module}.{name.name}" for name in node.names)]
    return tuple(found)


def _statements(source: bytes) -> bytes:
    """Its import statements, which are parsed in no time, if all are plain; else all of it."""
    running = _FOR_CHECKERS.sub(b"", source)
    plain = _PLAIN.findall(running)
    return b"\n".join(plain) if len(plain) == len(_IMPORT.findall(running)) else source


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """The statements below a node, without those for type checkers."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.expr():
                continue
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                for other in child.orelse:
                    yield other
                    yield from _running(other)
            case _:
                yield child
                yield from _running(child)
