"""The decorator for compiled rules, and the cache of their machine code.

A kernel is a small function over structured records, in the part of Python that Numba compiles.
With ``NUMBA_DISABLE_JIT=1`` it stays a plain Python function that a test or debugger steps through.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core import config, event
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.compiler_lock import global_compiler_lock

from blazon.kernel.notice import compiling

F = TypeVar("F", bound=Callable[..., Any])

ENABLED: bool = not vars(config)["DISABLE_JIT"]
"""False when kernels run as plain Python."""

COMPILE_OPTIONS: Any = {"nopython": True, "error_model": "numpy"}
"""Compiler options for everything."""
INLINE_OPTIONS: Any = {**COMPILE_OPTIONS, "forceinline": True}
"""Compiler options for rules: inlined, so that the state's fields can live in registers."""
OTHERS_S = 120.0
"""How long a process waits for another to compile the same function before it compiles itself."""

NEVER_COMPILED = frozenset(
    {"cli", "client.py", "engine", "games", "lab", "locale", "service", "terminal", "words"}
)
"""Parts without kernels, or with their own digest: changes there do not affect the rest."""

if not ENABLED:
    np.seterr(over="ignore")  # random streams wrap around on purpose


def sources_digest() -> str:
    """Digest of all sources with generic kernels, and of the compiler's versions.

    Numba does not rebuild a cached caller when a callee in another file changes. So the name of the
    cache folder contains a digest of the sources that affect all machine code. Code that also
    depends on a game is stored there under that game's digest (``game_digest``).
    """
    digest = hashlib.sha256(f"{numba.__version__} {llvmlite.__version__}".encode())
    _add_sources(digest, Path(__file__).parents[1], (".py",))
    return digest.hexdigest()[:16]


@cache
def game_digest(folder: Path) -> str:
    """Digest of a game's rules: its tables and all its sources except words and terminal."""
    digest = hashlib.sha256()
    _add_sources(digest, folder, (".py", ".toml"))
    return digest.hexdigest()[:16]


def _add_sources(digest: Any, folder: Path, kinds: tuple[str, ...]) -> None:
    for source in sorted(folder.rglob("*")):
        path = source.relative_to(folder)
        if source.suffix in kinds and not NEVER_COMPILED & set(path.parts):
            digest.update(path.as_posix().encode() + b"\0")
            digest.update(source.read_bytes())


def game_folder(module: str) -> Path:
    """The folder with the ``game.toml`` above a module of a game's rules; raises LookupError."""
    file = Path(str(sys.modules[module].__file__))
    for folder in file.parents:
        if (folder / "game.toml").is_file():
            return folder
    raise LookupError(f"no game.toml in a folder above {file}")


GAME_OF_RECORD: dict[Any, Path] = {}
"""The folder of each game, by Numba's type for its record."""


class _Locator(UserProvidedCacheLocator):
    """Finds Blazon's code by module name, so other copies of the same sources share the cache."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        initialize: Any = super().__init__
        initialize(py_func, py_file)
        if py_func.__module__.startswith("blazon."):
            self._cache_path = str(Path(self._cache_path).with_name(py_func.__module__))


class _Implementation(CompileResultCacheImpl):
    _locator_classes: Any = (_Locator,)


class _Cache(FunctionCache):
    """Machine code of one function, under the game's digest if it handles a game's records."""

    _impl_class = _Implementation

    def _save_overload(self, sig: Any, data: Any) -> None:
        """Save the machine code for one signature, one process at a time.

        With Numba's own method, two processes that compile one function for different games can
        write the same file. A later start would then run one game's rules on the other's records.
        """
        from filelock import FileLock

        folder = Path(self.cache_path)
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / ".lock"):
            save: Any = super()._save_overload
            save(sig, data)

    def has(self, key: Any) -> bool:
        """Whether the cache has machine code for a key (from ``_index_key``)."""
        load: Any = self._cache_file._load_index
        name = load().get(key)
        return name is not None and Path(self.cache_path, name).is_file()

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        records = (getattr(one, "dtype", one) for one in sig)
        games = {GAME_OF_RECORD[record] for record in records if record in GAME_OF_RECORD}
        digests = tuple(sorted(map(game_digest, games)))
        key: Any = super()._index_key
        return (*key(sig, codegen), digests)


def _compile_once(dispatcher: Any) -> Callable[[Any], Any]:
    """Replaces the dispatcher's ``compile``: one process compiles, and the others load.

    It takes the compiler's own lock first, since compiling one function may need another.
    """
    compile_or_load, cache = dispatcher.compile, dispatcher._cache

    def compile_once(signature: Any) -> Any:
        with global_compiler_lock:
            key = cache._index_key(signature, dispatcher.targetctx.codegen())
            if cache.has(key):
                return compile_or_load(signature)
            from filelock import FileLock, Timeout

            folder = Path(cache.cache_path)
            folder.mkdir(parents=True, exist_ok=True)
            name = hashlib.sha256(repr((cache._py_func.__qualname__, key)).encode()).hexdigest()
            try:
                with FileLock(folder / f".{name[:16]}.lock", timeout=OTHERS_S):
                    return compile_or_load(signature)
            except Timeout:
                return compile_or_load(signature)

    return compile_once


_TEMPORARY = "blazon-kernels-"


def _writable_cache() -> Path:
    """The user's cache folder, or a temporary one if that is not writable."""
    base = os.environ.get("BLAZON_CACHE_DIR") or platformdirs.user_cache_dir("blazon")
    folder = Path(base) / "kernels" / sources_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix=_TEMPORARY))


CACHE: Path | None = _writable_cache() if ENABLED else None
"""The folder for this version's machine code; None when kernels run as plain Python."""
IS_KEPT: bool = CACHE is not None and not CACHE.name.startswith(_TEMPORARY)
"""Whether later processes find machine code there."""


class _Compilation(event.Listener):
    """Notices when a kernel is not found in the cache."""

    def on_start(self, _event: Any) -> None:
        """Call the listener."""
        compiling()

    def on_end(self, _event: Any) -> None:
        """Nothing to do."""


_register: Any = event.register
_register("numba:compile", _Compilation())


if TYPE_CHECKING:

    def kernel(function: F) -> F:
        """Compile a function over records; a plain function to the type checker."""
        return function

    def entry(function: F) -> F:
        """Compile a kernel that Python itself calls, and keep its machine code."""
        return function

else:

    def kernel(function: F) -> F:
        """Compile a function over records; plain Python when the JIT is off."""
        return numba.jit(**INLINE_OPTIONS, nogil=True)(function)

    def entry(function: F) -> F:
        """Compile a kernel that Python itself calls, and keep its machine code."""
        before = config.CACHE_DIR
        config.CACHE_DIR = str(CACHE)
        try:
            compiled = numba.jit(**COMPILE_OPTIONS, nogil=True)(function)
            if ENABLED:
                compiled._cache = _Cache(function)  # Numba has no public way to set it
                compiled.compile = _compile_once(compiled)
            return compiled
        finally:
            config.CACHE_DIR = before
