"""The release script: its refusals, its tag and its checks."""

import io
import json
import re
import subprocess
import tarfile
import tempfile
import zipfile
from pathlib import Path

import pytest
from scripts.pin_build import packages
from scripts.release import RefusedError

from scripts import release

CHANGES = """# Changes

## [Unreleased]

## [1.2.0] - 2026-11-22

### Added

- A third game.

## [1.1.0] - 2026-01-01

- Everything else.
"""
FILES = {
    "pyproject.toml": '[project]\nname = "blazon"\nversion = "1.2.0"\n',
    "src/blazon/__init__.py": '__version__ = "1.2.0"\n',
    "CITATION.cff": "cff-version: 1.2.0\nversion: 1.2.0\n",
    "CHANGELOG.md": CHANGES,
}


def git(root: Path, *words: str) -> str:
    """Git's output, in a repository without this machine's settings."""
    settings = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    ran = subprocess.run(
        ["git", *settings, *words], cwd=root, capture_output=True, text=True, check=True
    )
    return ran.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A clean checkout that is ready for release."""
    root = tmp_path / "checkout"
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    git(root, "init", "--quiet")
    commit(root)
    return root


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "all")


def checked(root: Path, commit: str = "HEAD") -> str:
    """The version of a commit that has passed."""
    with tempfile.TemporaryDirectory() as folder:
        release.unpack(root, commit, Path(folder))
        version = release.check_sources(root, Path(folder), commit)
        assert set(release.versions(Path(folder)).values()) == {version}
    return version


def test_a_clean_tree_in_which_everything_fits_can_be_released(checkout: Path) -> None:
    assert checked(checkout) == "1.2.0"


@pytest.mark.parametrize("name", ["src/blazon/__init__.py", "src/blazon/new.py"])
def test_a_tree_with_changed_or_new_files_is_refused(checkout: Path, name: str) -> None:
    with (checkout / name).open("a") as file:
        file.write("# changed\n")
    with pytest.raises(RefusedError, match=f"uncommitted changes:\n.*{name}"):
        checked(checkout)


@pytest.mark.parametrize("name", sorted(release.VERSIONS))
def test_a_version_that_differs_in_one_place_is_refused(checkout: Path, name: str) -> None:
    other = FILES[name].replace('version = "1.2.0', 'version = "1.3.0')
    other = other.replace("\nversion: 1.2.0", "\nversion: 1.3.0").replace('__ = "1.2', '__ = "1.3')
    assert other != FILES[name]
    (checkout / name).write_text(other, encoding="utf-8")
    commit(checkout)
    with pytest.raises(RefusedError, match=rf"differs between files: .*{name} 1\.3\.0"):
        checked(checkout)


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("## [1.2.0] - 2026-11-22", "## [1.2.1] - 2026-11-22", r"no entry '## \[1.2.0\]"),
        ("## [1.2.0] - 2026-11-22", "## [1.2.0]", r"no entry '## \[1.2.0\]"),
        ("### Added\n\n- A third game.\n", "", "has an empty entry for 1.2.0"),
        ("## [1.2.0]", "## [1.3.0] - 2026-12-01\n\n- More.\n\n## [1.2.0]", "newer .* 1.3.0"),
        ("## [Unreleased]\n", "## [Unreleased]\n\n- More.\n", r"under \[Unreleased\]"),
    ],
)
def test_a_changelog_that_does_not_fit_is_refused(
    checkout: Path, before: str, after: str, reason: str
) -> None:
    (checkout / "CHANGELOG.md").write_text(CHANGES.replace(before, after), encoding="utf-8")
    commit(checkout)
    with pytest.raises(RefusedError, match=reason):
        checked(checkout)


def test_a_version_is_built_again_from_its_tag_and_from_nothing_else(checkout: Path) -> None:
    git(checkout, "tag", "v1.2.0")
    assert checked(checkout) == "1.2.0"
    (checkout / "src/blazon/new.py").touch()
    commit(checkout)
    with pytest.raises(RefusedError, match=r"v1\.2\.0 is that of another commit"):
        checked(checkout)
    (checkout / "src/blazon/new.py").write_text("changed")
    assert checked(checkout, "v1.2.0") == "1.2.0"


def test_a_commit_that_is_not_there_is_refused(checkout: Path) -> None:
    with pytest.raises(RefusedError, match=r"v9\.9\.9 is no commit here"):
        checked(checkout, "v9.9.9")


def test_versions_between_releases_are_numbered_in_their_order(checkout: Path) -> None:
    for name, text in FILES.items():
        (checkout / name).write_text(text.replace("1.2.0", "1.3.0.dev0"), encoding="utf-8")
    (checkout / "CHANGELOG.md").write_text("# Changes\n\n## [Unreleased]\n\n- More.\n")
    found = list[str]()
    for _ in range(2):
        (checkout / "src/blazon/new.py").write_text(f"# {len(found)}\n")
        commit(checkout)
        found.append(checked(checkout))
    assert found == ["1.3.0.dev2", "1.3.0.dev3"]
    assert release.versions(checkout)["pyproject.toml"] == "1.3.0.dev0"
    shallow = checkout.with_name("shallow")
    git(checkout, "clone", "--quiet", "--depth=1", f"file://{checkout}", str(shallow))
    with pytest.raises(RefusedError, match="git fetch --unshallow"):
        checked(shallow)


def test_every_reason_is_named_at_once(checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text("# Changes\n", encoding="utf-8")
    commit(checkout)
    (checkout / "src/blazon/new.py").touch()
    with pytest.raises(RefusedError, match=r"(?s)uncommitted.*no entry"):
        checked(checkout)


def test_the_tag_has_the_entry_of_the_changelog(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "ann@example.org")
    release.tag(checkout, "1.2.0")
    message = git(checkout, "tag", "--list", "--format=%(contents)", "v1.2.0")
    assert message.strip() == "Blazon 1.2.0\n\n### Added\n\n- A third game."


SDIST = ("PKG-INFO", "pyproject.toml", "uv.lock", "LICENSE", "CHANGELOG.md")
WHEEL = {
    "blazon/__init__.py": "",
    "blazon/py.typed": "",
    "blazon/service/static/index.html": "",
    "blazon-1.2.0.dist-info/METADATA": "Name: blazon\nVersion: 1.2.0\nSummary: games\n",
}


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A folder with the source files that a wheel must contain."""
    root = tmp_path / "sources"
    (root / "src" / "blazon").mkdir(parents=True)
    (root / "src" / "blazon" / "__init__.py").touch()
    (root / "src" / "blazon" / "py.typed").touch()
    return root


def pack(folder: Path, sdist: tuple[str, ...], wheel: dict[str, str]) -> Path:
    """A folder with an sdist and a wheel of these files."""
    folder.mkdir()
    with tarfile.open(folder / "blazon-1.2.0.tar.gz", "w:gz") as packed:
        for name in sdist:
            packed.addfile(tarfile.TarInfo(f"blazon-1.2.0/{name}"), io.BytesIO())
    with zipfile.ZipFile(folder / "blazon-1.2.0-py3-none-any.whl", "w") as zipped:
        for name, text in wheel.items():
            zipped.writestr(name, text)
    return folder


def test_complete_packages_of_the_version_pass(sources: Path, tmp_path: Path) -> None:
    packed = pack(tmp_path / "dist", SDIST, WHEEL)
    names = [path.name for path in release.check_packages(sources, packed, "1.2.0")]
    assert names == ["blazon-1.2.0.tar.gz", "blazon-1.2.0-py3-none-any.whl"]


NEEDED = ("blazon/py.typed", "blazon/service/static/index.html")
OTHER = {**WHEEL, "blazon-1.2.0.dist-info/METADATA": "Name: blazon\nVersion: 1.1.0\n"}


@pytest.mark.parametrize(
    ("version", "wheel", "missing", "reason"),
    [
        ("1.3.0", WHEEL, "", r"instead of blazon-1\.3\.0\.tar\.gz"),
        ("1.2.0", OTHER, "", "in its metadata"),
        *(("1.2.0", WHEEL, name, f"lacks blazon-1.2.0/{name}") for name in SDIST),
        *(("1.2.0", WHEEL, name, f"lacks {name}") for name in NEEDED),
    ],
)
def test_packages_of_another_version_or_without_a_file_are_refused(
    sources: Path, tmp_path: Path, version: str, wheel: dict[str, str], missing: str, reason: str
) -> None:
    sdist = tuple(name for name in SDIST if name != missing)
    rest = {name: text for name, text in wheel.items() if name != missing}
    with pytest.raises(RefusedError, match=reason):
        release.check_packages(sources, pack(tmp_path / "dist", sdist, rest), version)


def test_a_release_lists_what_it_brings_along(tmp_path: Path) -> None:
    root = Path(release.__file__).parents[1]
    python, page, requirements = release.write_materials(
        release.find_uv(root), root, tmp_path, "1.2.0"
    )
    assert python.name == "blazon-1.2.0.python.cdx.json"
    assert page.name == "blazon-1.2.0.page.cdx.json"
    found = json.loads(python.read_text())["components"]
    lock = (root / "uv.lock").read_text()
    wanted = {needed["name"] for needed in packages(root)["blazon"]["dependencies"]}
    assert wanted < {one["name"] for one in found}
    for one in found:
        assert f'name = "{one["name"]}"\nversion = "{one["version"]}"\n' in lock
        assert one["purl"].startswith(f"pkg:pypi/{one['name']}@")
    assert not {"pytest", "mypy", "uv"} & {one["name"] for one in found}
    assert requirements.name == "blazon-1.2.0.requirements.txt"
    pinned = re.findall(
        r"^(\S+)==(\S+).*\\\n +--hash=sha256:", requirements.read_text(), re.MULTILINE
    )
    assert {(one["name"], one["version"]) for one in found} == set(pinned)
    listed = json.loads(page.read_text())
    assert listed["metadata"]["component"]["version"] == "1.2.0"
    npm = json.loads((root / "web/package-lock.json").read_text())["packages"]
    names = {one["purl"]: one["version"] for one in listed["components"]}
    for name in json.loads((root / "web/package.json").read_text())["dependencies"]:
        version = npm[f"node_modules/{name}"]["version"]
        assert names[f"pkg:npm/{name.replace('@', '%40')}@{version}"] == version
    assert not any(purl.startswith("pkg:npm/eslint@") for purl in names)
    refs = {one["bom-ref"] for one in [*listed["components"], listed["metadata"]["component"]]}
    assert {one["ref"] for one in listed["dependencies"]} == refs
    assert {ref for one in listed["dependencies"] for ref in one["dependsOn"]} <= refs


def test_without_uv_there_is_no_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(RefusedError, match="uv is needed"):
        release.find_uv(tmp_path)
