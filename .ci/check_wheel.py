"""Check that a wheel holds every source file and the built client: SOURCES WHEEL."""

import sys
import zipfile
from pathlib import Path

sources, wheel = Path(sys.argv[1]), Path(sys.argv[2])
expected = {
    path.relative_to(sources).as_posix()
    for path in sources.rglob("*")
    if path.is_file() and "__pycache__" not in path.parts
}
expected.add("blazon/service/static/index.html")
missing = expected - set(zipfile.ZipFile(wheel).namelist())
if missing:
    sys.exit(f"{wheel.name} lacks {', '.join(sorted(missing))}")
data = sorted(name for name in expected if not name.endswith(".py"))
sys.stdout.write(f"{wheel.name}: {len(expected)} files, with {', '.join(data)}\n")
