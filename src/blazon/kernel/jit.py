"""The decorator for compiled rules, and the cache of their machine code.

A kernel is a small function over structured records, in the part of Python that Numba compiles.
With ``NUMBA_DISABLE_JIT=1`` it stays a plain Python function that a test or debugger steps through.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
from blazon.kernel.sources import digest_of

F = TypeVar("F", bound=Callable[..., Any])

ENABLED: bool = not vars(config)["DISABLE_JIT"]
"""False when kernels run as plain Python."""

COMPILE_OPTIONS: Any = {"nopython": True, "error_model": "numpy"}
"""Compiler options for everything."""
INLINE_OPTIONS: Any = {**COMPILE_OPTIONS, "forceinline": True}
"""Compiler options for rules: inlined, so that the state's fields can live in registers."""
OTHERS_S = 120.0
"""How long a process waits for another to compile a function before compiling it itself."""

if not ENABLED:
    np.seterr(over="ignore")  # random streams wrap around on purpose


COMPILER = f"{numba.__version__} {llvmlite.__version__}"
"""The compiler's versions."""


def game_folder(module: str) -> Path:
    """The folder with the ``game.toml`` above a module of a game's rules; raises LookupError."""
    file = Path(str(sys.modules[module].__file__))
    for folder in file.parents:
        if (folder / "game.toml").is_file():
            return folder
    raise LookupError(f"no game.toml in a folder above {file}")


@dataclass(frozen=True)
class Rules:
    """The compiled rules of a game."""

    folder: Path
    """The game's folder."""
    digest: str
    """The digest of the modules with its kernels, and of all that compiled code takes from them."""


RULES_OF_RECORD: dict[Any, Rules] = {}
"""The rules of each game, by Numba's type for its record."""


def note_rules(record: Any, apply: str, modules: Sequence[str]) -> None:
    """Note the modules with a game's kernels, and the one with its ``apply``.

    Raises ValueError if another game has records of the same type.
    """
    folder = game_folder(apply)
    rules = Rules(folder, digest_of(modules, [folder]))
    known = RULES_OF_RECORD.setdefault(record, rules).folder
    if known != folder:
        raise ValueError(f"the games in {known} and {folder} have records of the same fields")


@cache
def code_folder(module: str) -> str:
    """The name of the folder with a module's machine code: the module, and a digest.

    Numba does not rebuild a cached caller when a callee in another file changes. So the digest is
    that of the module and of all that it imports, and of the compiler's versions. Code that also
    depends on a game is stored there under the digest of that game's rules.
    """
    digest = hashlib.sha256(f"{COMPILER} {digest_of([module])}".encode())
    return f"{module}-{digest.hexdigest()[:16]}"


class _Locator(UserProvidedCacheLocator):
    """Finds machine code by ``code_folder``, so other copies of the same sources share it."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        initialize: Any = super().__init__
        initialize(py_func, py_file)
        self._cache_path = str(Path(str(CACHE), code_folder(py_func.__module__)))


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
        digests = sorted({RULES_OF_RECORD[one].digest for one in records if one in RULES_OF_RECORD})
        key: Any = super()._index_key
        return (*key(sig, codegen), tuple(digests))


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
    folder = Path(base) / "kernels"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix=_TEMPORARY))


CACHE: Path | None = _writable_cache() if ENABLED else None
"""The folder for machine code; None when kernels run as plain Python."""
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
