"""The picture in README and docs matches the program's drawing."""

import runpy
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_picture_is_what_the_program_draws_today() -> None:
    script = runpy.run_path(str(DOCS / "make_picture.py"))
    drawn = script["draw"]()
    assert drawn == script["PICTURE"].read_text(encoding="utf-8"), "run docs/make_picture.py"
