"""Building the browser client: when it is needed, and how the result is installed."""

import json
import re
import shutil
import tomllib
from pathlib import Path

import hatch_build
import pytest
import run
from hatch_build import BUILT, INPUTS, STAMP, digest, inputs, is_built, put

from scripts import pin_build

ROOT = Path(hatch_build.__file__).parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a small client, already built."""
    for name, text in {
        "web/package.json": "{}",
        "web/src/main.ts": "start()",
        "web/src/server/schema.d.ts": "made by a tool",
        "web/node_modules/vite/index.js": "fetched",
        "web/tests/main.test.ts": "a test",
        "src/blazon/locale/en.ftl": "hello = Hello",
        "docs/games/richelieu/rules.de.md": "# Regeln",
        "docs/play.md": "# Playing",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / BUILT).mkdir(parents=True)
    (tmp_path / BUILT / STAMP).write_text(digest(tmp_path) + "\n")
    return tmp_path


@pytest.mark.parametrize(
    "name", ["web/src/main.ts", "src/blazon/locale/en.ftl", "docs/games/richelieu/rules.de.md"]
)
def test_a_changed_source_text_or_rulebook_calls_for_a_build(checkout: Path, name: str) -> None:
    assert is_built(checkout)
    (checkout / name).write_text("changed")
    assert not is_built(checkout)


def test_new_moved_and_lost_sources_call_for_a_build(checkout: Path) -> None:
    source = checkout / "web/src/main.ts"
    source.rename(source.with_name("other.ts"))
    assert not is_built(checkout)
    source.with_name("other.ts").rename(source)
    assert is_built(checkout)
    (checkout / "web/src/new.ts").touch()
    assert not is_built(checkout)


@pytest.mark.parametrize(
    "name",
    [
        "web/src/server/schema.d.ts",
        "web/node_modules/vite/index.js",
        "web/tests/main.test.ts",
        "docs/play.md",
    ],
)
def test_what_the_page_is_not_made_of_calls_for_none(checkout: Path, name: str) -> None:
    (checkout / name).write_text("changed")
    assert is_built(checkout)


def test_without_built_files_a_build_is_due(checkout: Path) -> None:
    shutil.rmtree(checkout / BUILT)
    assert not is_built(checkout)


def test_the_result_replaces_what_was_there_and_leaves_nothing_beside(tmp_path: Path) -> None:
    place, built = tmp_path / "service/static", tmp_path / "built"
    for folder, name in ((place, "old.js"), (built, "new.js")):
        folder.mkdir(parents=True)
        (folder / name).touch()
    put(built, place)
    assert [path.name for path in place.iterdir()] == ["new.js"]
    assert list(place.parent.iterdir()) == [place]


def test_the_result_comes_also_where_nothing_was(tmp_path: Path) -> None:
    (tmp_path / "built").mkdir()
    (tmp_path / "built/new.js").touch()
    put(tmp_path / "built", tmp_path / "static")
    assert (tmp_path / "static/new.js").exists()


def test_uv_looks_at_the_same_files_as_the_build() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    looked_at = {key["file"] for key in project["tool"]["uv"]["cache-keys"]}
    assert looked_at == {"pyproject.toml", "hatch_build.py", *INPUTS}


def test_every_input_is_there() -> None:
    found = list(inputs(ROOT))
    for pattern in INPUTS:
        assert any(ROOT.glob(pattern)), pattern
    assert not any("node_modules" in path.parts for path in found)


def test_what_builds_blazon_is_pinned_with_the_hashes_of_the_lock_file() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    constraints = project["tool"]["uv"]["build-constraint-dependencies"]
    pinned = {one["requirement"]: one["hashes"] for one in constraints}
    found = pin_build.pins(ROOT)
    assert pinned == found, "python scripts/pin_build.py && uv lock"
    assert all(hashes for hashes in found.values())
    asked = [*project["build-system"]["requires"], hatch_build.NODE]
    assert {re.split("[<>=]", one)[0] for one in asked} < {one.split("==")[0] for one in found}
    assert set(asked) <= set(project["dependency-groups"]["build"])
    assert f"uv>={'.'.join(map(str, run.UV_NEEDED))}" in project["dependency-groups"]["build"]


def test_everything_in_the_lock_files_has_a_hash() -> None:
    locked = pin_build.packages(ROOT).values()
    files = [file for one in locked for file in [*one.get("wheels", ()), one.get("sdist")] if file]
    assert len(files) > 1000
    assert all(file["hash"].startswith("sha256:") for file in files)
    npm = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    fetched = [one for name, one in npm.items() if name and not one.get("inBundle")]
    assert all(one["integrity"].startswith("sha512-") for one in fetched)
