"""The documentation lists all stored data, and the settings for its retention."""

import re
from pathlib import Path

import msgspec

from blazon.service.base.settings import Settings
from blazon.service.storage.schema import metadata

DOCS = Path(__file__).parents[3] / "docs" / "tables"
PAGE = (DOCS / "privacy.md").read_text(encoding="utf-8")


def columns_documented() -> dict[str, list[str]]:
    """For each table, the columns named in the first cells of the rows below its heading."""
    found = {}
    for section in re.split(r"^### ", PAGE, flags=re.MULTILINE)[1:]:
        name = section.split("`")[1]
        cells = re.findall(r"^\| (`.*?`) \|", section, re.MULTILINE)
        found[name] = [column for cell in cells for column in re.findall("`([a-z0-9_]+)`", cell)]
    return found


def test_every_column_is_listed_once_and_no_other() -> None:
    expected = {table.name: sorted(table.columns.keys()) for table in metadata.sorted_tables}
    assert {name: sorted(found) for name, found in columns_documented().items()} == expected


def test_every_setting_of_days_is_named_with_its_default_where_people_look_for_it() -> None:
    for field in msgspec.structs.fields(Settings):
        if field.name.endswith("_days"):
            (row,) = [line for line in PAGE.splitlines() if f"| `{field.name}` |" in line][:1]
            days = f"{field.default} days" if field.default else "for ever"
            assert days in row, row
