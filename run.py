#!/usr/bin/env python3
"""Set up Blazon and start it, with nothing but Python.

    python3 run.py               start a table server, and open its page in the browser
    python3 run.py test          run the tests; passes further arguments to pytest
    python3 run.py WORDS         the same as the command: blazon WORDS

The first start downloads uv into `.uv` beside this file and uses it to create the environment
`.venv`. Every download must match a hash in `uv.lock` or `pyproject.toml`. Nothing is installed
anywhere else; if this folder is read-only, both go into the user's cache folder instead. A uv on
the PATH is used if it is new enough.
"""

import os
import sys

OLDEST, BEYOND = (3, 11), (3, 15)
"""The supported Python versions: from the first up to, but not including, the second."""
UV_NEEDED = (0, 13)
"""The oldest usable uv: it checks the hashes of Blazon's build dependencies."""

# An old Python must get as far as this check, so this file uses no syntax newer than 3.6.
if not OLDEST <= sys.version_info < BEYOND:
    sys.exit(
        "Blazon needs Python %d.%d to %d.%d, but this is %d.%d. Use a supported version."
        % (*OLDEST, BEYOND[0], BEYOND[1] - 1, *sys.version_info[:2])
    )

import shutil
import subprocess
import tempfile
import time
import tomllib
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PYTHON = getattr(sys, "_base_executable", None) or sys.executable
WINDOWS = os.name == "nt"
UV_NAME = "uv.exe" if WINDOWS else "uv"
PAGE = ROOT / "src" / "blazon" / "service" / "static" / ".built"
"""A file that the build of the browser page creates."""
STALE = 600
"""After this many seconds, an unfinished set-up is abandoned."""
_NETWORK_SIGNS = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "SSLError",
    "Temporary failure in name resolution",
    "Network is unreachable",
)


_OTHER_FILE = "DO NOT MATCH THE HASHES"
"""Pip's message when a file does not match its hash."""


class SetupError(Exception):
    """A problem that the user must solve, with a description."""


def say(text: str) -> None:
    """Print a message for the user on standard error; the command uses standard output."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def home() -> Path:
    """The folder for the private uv: `.uv` in the checkout, or one in the user's cache."""
    if os.access(ROOT, os.W_OK):
        return ROOT / ".uv"
    caches = os.environ.get("LOCALAPPDATA" if WINDOWS else "XDG_CACHE_HOME")
    base = Path(caches) if caches else Path.home() / ".cache"
    return base / "blazon" / "checkouts" / str(ROOT).replace(os.sep, "%").replace(":", "%")


def new_enough(uv: Path) -> bool:
    """Whether this uv starts and is new enough."""
    try:
        answer = subprocess.run([uv, "--version"], capture_output=True, text=True, check=True)
        version = answer.stdout.split()[1].split(".")
        return tuple(int(part) for part in version[:2]) >= UV_NEEDED
    except (OSError, subprocess.CalledProcessError, ValueError, IndexError):
        return False


def find_uv() -> "Path | None":
    """A usable uv: the private one from an earlier start, else the one on the PATH."""
    private = home() / UV_NAME
    if new_enough(private):
        return private
    on_path = shutil.which("uv")
    return Path(on_path) if on_path and new_enough(Path(on_path)) else None


def step(command: "list[str | Path]", failure: str) -> None:
    """Run a quiet set-up command; raises SetupError with the end of its output."""
    # Ignore settings that would install packages outside the private environment.
    environment = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    ran = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if ran.returncode:
        said = ran.stdout.decode(errors="replace").strip()
        if any(sign in said for sign in _NETWORK_SIGNS):
            raise SetupError(
                failure + " No package index is reachable. Check the network connection."
            )
        if _OTHER_FILE in said:
            raise SetupError(failure + " A download does not match its hash in uv.lock.")
        raise SetupError(f"{failure}\n{os.linesep.join(said.splitlines()[-8:])}")


def _has(module: str) -> bool:
    """Whether this Python includes a runnable module, such as pip."""
    try:
        return find_spec(module + ".__main__") is not None
    except ModuleNotFoundError:
        return False


def pinned_uv() -> str:
    """The uv version in `uv.lock` with its files' hashes, in pip's requirements format."""
    with (ROOT / "uv.lock").open("rb") as file:
        packages = tomllib.load(file)["package"]
    uv = next(package for package in packages if package["name"] == "uv")
    hashes = sorted(file["hash"] for file in [uv["sdist"], *uv["wheels"]])
    return " ".join(["uv==" + uv["version"], *["--hash=" + one for one in hashes]]) + "\n"


def install_uv() -> Path:
    """Download uv with pip, in an environment of its own; raises SetupError.

    Only the finished program moves to its place, so an interrupted start leaves nothing there.
    """
    say("Blazon: downloading uv (first start only).")
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    for left in folder.glob("making-*"):
        if left.stat().st_mtime < time.time() - STALE:
            shutil.rmtree(left, ignore_errors=True)
    making = Path(tempfile.mkdtemp(prefix="making-", dir=folder))
    programs = making / ("Scripts" if WINDOWS else "bin")
    pip: list[str | Path]
    try:
        python = programs / ("python.exe" if WINDOWS else "python")
        if _has("ensurepip"):
            options, pip = [], [python, "-m", "pip"]
        elif _has("pip"):
            options, pip = ["--without-pip"], [PYTHON, "-m", "pip", "--python", python]
        else:
            raise SetupError(
                "This Python has neither ensurepip nor pip. On Debian and Ubuntu: "
                f"apt install python3.{sys.version_info[1]}-venv"
            )
        step(
            [PYTHON, "-m", "venv", *options, making],
            "could not create a private Python environment.",
        )
        wanted = making / "requirements.txt"
        wanted.write_text(pinned_uv(), encoding="ascii")
        words: list[str | Path] = ["install", "--quiet", "--disable-pip-version-check"]
        words += ["--no-compile", "--only-binary", "uv", "--require-hashes", "-r", wanted]
        step([*pip, *words], "could not install uv.")
        if not new_enough(programs / UV_NAME):
            raise SetupError("uv is installed, but does not start on this machine.")
        (programs / UV_NAME).replace(folder / UV_NAME)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    return folder / UV_NAME


def command_for(words: "list[str]") -> "list[str]":
    """The uv arguments for run.py's arguments."""
    if words[:1] == ["test"]:
        return ["pytest", *words[1:]]
    extras = ["--extra=study", "--extra=cluster"] if words[:1] == ["study"] else []
    return ["--no-dev", *extras, "blazon", *words]


def start(words: "list[str]") -> int:
    """Set up what is missing, then run the command; returns its exit status on Windows."""
    uv = find_uv() or install_uv()
    environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    if home().parent != ROOT:
        environment.setdefault("UV_PROJECT_ENVIRONMENT", str(home() / "venv"))
    where = ["--frozen", "--project", str(ROOT), "--python", PYTHON]
    venv = ROOT / environment.get("UV_PROJECT_ENVIRONMENT", ".venv")
    testing = words[:1] == ["test"]
    page_is_missing = home().parent == ROOT and not PAGE.exists()
    if page_is_missing or not (venv / "pyvenv.cfg").exists():
        say("Blazon: downloading libraries and building the page (first start only).")
        words_for_sync = [] if testing else ["--no-dev"]
        if page_is_missing:
            # Otherwise uv might use its cache of an earlier installation of this folder.
            words_for_sync += ["--reinstall-package", "blazon"]
        quicker_later = {**environment, "UV_COMPILE_BYTECODE": "1"}
        if subprocess.call([uv, "sync", *where, *words_for_sync], env=quicker_later):
            raise SetupError(
                "the set-up failed with the message above. Fix the problem (check the network "
                "connection) and start again: it continues from there."
            )
    if testing:
        os.chdir(ROOT)
    command = [str(uv), "run", *where, *command_for(words)]
    if not WINDOWS:
        os.execve(uv, command, environment)
    return subprocess.call(command, env=environment)


def main() -> int:
    """Run with the command line's arguments; report an error as one message, no traceback."""
    try:
        return start(sys.argv[1:])
    except SetupError as trouble:
        say(f"Blazon: {trouble}")
    except OSError as error:
        say(f"Blazon: {error.strerror}: {error.filename}")
    except KeyboardInterrupt:
        say("Blazon: interrupted; the next start continues from here.")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main())
