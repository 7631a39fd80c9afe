"""People's files, as their editors write them."""

import codecs
import io
from pathlib import Path

import pytest

from blazon.kernel.errors import BadValue
from blazon.kernel.files import STANDARD_INPUT, read_text

TEXT = 'title = "Zürich"\r\n'


def typed(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    """Give this on standard input."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))


@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8])
def test_a_byte_order_mark_is_no_part_of_a_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mark: bytes
) -> None:
    file = tmp_path / "text"
    file.write_bytes(mark + TEXT.encode())
    assert read_text(file) == TEXT
    typed(monkeypatch, mark + TEXT.encode())
    assert read_text(Path(STANDARD_INPUT)) == TEXT


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_other_encodings_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    file = tmp_path / "text"
    file.write_bytes(TEXT.encode(encoding))
    with pytest.raises(BadValue, match="text: is not a text file in UTF-8"):
        read_text(file)
    typed(monkeypatch, TEXT.encode(encoding))
    with pytest.raises(BadValue, match=r"^standard input: is not a text file in UTF-8"):
        read_text(Path(STANDARD_INPUT))


def test_what_cannot_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadValue, match="none: cannot be read: No such file or directory"):
        read_text(tmp_path / "none")
    with pytest.raises(BadValue, match="cannot be read: Is a directory"):
        read_text(tmp_path)
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(BadValue, match=r"^standard input: cannot be read: it is closed"):
        read_text(Path(STANDARD_INPUT))
