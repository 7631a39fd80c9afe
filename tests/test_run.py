"""run.py: the commands it starts, and its messages if something is missing on the machine."""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
import run

ROOT = Path(run.__file__).parent
FAKE_UV = """#!/bin/sh
if [ "$1" = --version ]; then echo "uv {version}"; exit; fi
printf '%s\\n' "$PWD" "$@"
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in a folder with a space, with an environment and a page."""
    folder = tmp_path / "a checkout"
    for made in (Path(".venv/pyvenv.cfg"), run.PAGE.relative_to(ROOT)):
        (folder / made).parent.mkdir(parents=True)
        (folder / made).touch()
    for name in ("run.py", "uv.lock"):
        shutil.copy(ROOT / name, folder)
    return folder


def put_uv(folder: Path, version: str) -> None:
    """A program called uv that prints its folder and its arguments."""
    folder.mkdir(exist_ok=True)
    program = folder / "uv"
    program.write_text(FAKE_UV.format(version=version))
    program.chmod(0o755)


def start(checkout: Path, *words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Start run.py from another folder, with few programs on the PATH."""
    elsewhere = checkout.parent
    path = os.pathsep.join([str(elsewhere / "bin"), "/usr/bin", "/bin"])
    return subprocess.run(
        [sys.executable, str(checkout / "run.py"), *words],
        cwd=elsewhere,
        env={"PATH": path, "HOME": str(elsewhere), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_words_go_to_the_command_in_the_folder_where_it_was_started(checkout: Path) -> None:
    put_uv(checkout / ".uv", "99.0.0")
    ran = start(checkout, "record", "show", "a game.json")
    folder, *arguments = ran.stdout.splitlines()
    assert folder == str(checkout.parent)
    assert arguments[:4] == ["run", "--frozen", "--project", str(checkout)]
    assert arguments[-5:] == ["--no-dev", "blazon", "record", "show", "a game.json"]
    assert ran.stderr == ""


def test_no_words_start_the_game(checkout: Path) -> None:
    put_uv(checkout / ".uv", "99.0.0")
    assert start(checkout).stdout.splitlines()[-2:] == ["--no-dev", "blazon"]


def test_studies_get_what_they_need(checkout: Path) -> None:
    put_uv(checkout / ".uv", "99.0.0")
    words = start(checkout, "study", "first.toml").stdout.splitlines()
    assert words[-5:] == ["--extra=study", "--extra=cluster", "blazon", "study", "first.toml"]


def test_the_word_test_runs_pytest_in_the_checkout(checkout: Path) -> None:
    put_uv(checkout / ".uv", "99.0.0")
    folder, *arguments = start(checkout, "test", "-k", "disc").stdout.splitlines()
    assert folder == str(checkout)
    assert arguments[-3:] == ["pytest", "-k", "disc"]
    assert "--no-dev" not in arguments


def test_the_interpreter_is_the_one_that_runs_it(checkout: Path) -> None:
    put_uv(checkout / ".uv", "99.0.0")
    arguments = start(checkout).stdout.splitlines()
    chosen = Path(arguments[arguments.index("--python") + 1])
    assert chosen.resolve() == Path(sys.executable).resolve()


def test_a_uv_on_the_path_is_used_if_it_is_new_enough(checkout: Path) -> None:
    put_uv(checkout.parent / "bin", ".".join(map(str, (*run.UV_NEEDED, 0))))
    assert start(checkout).stdout.splitlines()[1] == "run"
    assert not (checkout / ".uv").exists()


def test_a_broken_private_uv_is_not_used(checkout: Path) -> None:
    (checkout / ".uv").mkdir()
    (checkout / ".uv" / "uv").touch()
    put_uv(checkout.parent / "bin", "99.0.0")
    assert start(checkout).stdout.splitlines()[1] == "run"


@pytest.mark.system
def test_with_an_old_uv_and_no_index_it_says_what_failed_and_leaves_nothing(checkout: Path) -> None:
    put_uv(checkout.parent / "bin", "0.4.30")
    ran = start(checkout, PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull)
    assert ran.returncode == 1
    assert "Blazon: could not install uv." in ran.stderr
    assert "Traceback" not in ran.stderr
    assert list((checkout / ".uv").iterdir()) == []


def test_without_ensurepip_and_pip_it_names_the_package_to_install(checkout: Path) -> None:
    hidden = checkout.parent / "hidden"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text(
        "import sys\nsys.modules['ensurepip'] = sys.modules['pip'] = None\n"
    )
    ran = start(checkout, PYTHONPATH=str(hidden))
    assert ran.returncode == 1
    assert f"apt install python3.{sys.version_info[1]}-venv" in ran.stderr


def test_a_missing_page_is_built_and_announced(checkout: Path) -> None:
    put_uv(checkout / ".uv", "99.0.0")
    (checkout / run.PAGE.relative_to(ROOT)).unlink()
    ran = start(checkout, "play")
    _, *arguments = ran.stdout.splitlines()
    assert arguments[0] == "sync"
    assert arguments[arguments.index("--reinstall-package") + 1] == "blazon"
    assert arguments[-3:] == ["--no-dev", "blazon", "play"]
    assert "building the page (first start only)" in ran.stderr


def test_old_pythons_get_as_far_as_the_message() -> None:
    ast.parse((ROOT / "run.py").read_text(), feature_version=(3, 6))


def test_versions_agree_with_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    pythons = f">={_dotted(run.OLDEST)},<{_dotted(run.BEYOND)}"
    assert project["project"]["requires-python"] == pythons
    assert project["tool"]["uv"]["required-version"] == f">={_dotted(run.UV_NEEDED)}"


def _dotted(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))


@pytest.mark.system
def test_uv_is_fetched_only_as_the_lock_file_names_it(checkout: Path) -> None:
    """The package index offers a uv that differs from the one in the lock file."""
    index = checkout.parent / "index"
    index.mkdir()
    (version, _, hashes) = run.pinned_uv().partition(" ")
    assert version.startswith("uv==")
    assert len(hashes.split()) > 10
    name = f"uv-{version.removeprefix('uv==')}"
    with zipfile.ZipFile(index / f"{name}-py3-none-any.whl", "w") as wheel:
        wheel.writestr("uv.py", "raise SystemExit('not the uv that was meant')")
        wheel.writestr(f"{name}.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{name}.dist-info/METADATA", f"Name: uv\nVersion: {name[3:]}\n")
    ran = start(checkout, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(index), PIP_CONFIG_FILE=os.devnull)
    assert ran.returncode == 1
    assert "could not install uv. A download does not match its hash" in ran.stderr
    assert list((checkout / ".uv").iterdir()) == []
