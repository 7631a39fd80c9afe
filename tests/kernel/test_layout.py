"""Fields of records as plain values."""

from typing import Any

import numba
import numpy as np

from blazon.kernel.layout import Reader, one_record, record_dtype

FIELDS: list[Any] = [("first", np.uint8), ("word", np.uint64), ("bytes", np.uint8, (3,))]
FIELDS += [("rows", np.uint8, (2, 5)), ("short", np.uint16), ("words", np.uint64, (2,))]
FIELDS += [("table", np.uint64, (2, 3)), ("long", np.uint32), ("last", np.uint8)]
RECORD = record_dtype(FIELDS)


def test_fields_are_read_as_numpy_has_them() -> None:
    records = np.zeros(1, RECORD)
    records.view(np.uint8)[:] = np.random.default_rng(1).integers(0, 256, RECORD.itemsize)
    names = ("last", "table", "rows", "words", "bytes", "word", "short", "long", "first")
    for wanted in (names, names[:3], ("first",)):
        read = Reader(RECORD, wanted)(records.tobytes())
        assert set(read) == set(wanted)
        for name, value in read.items():
            plain = (
                value
                if isinstance(value, int)
                else np.array([list(row) if isinstance(row, bytes) else row for row in value])
            )
            assert np.array_equal(plain, records[name][0]), name
    everything = Reader(RECORD, names)(records.tobytes())
    assert isinstance(everything["bytes"], bytes)
    assert all(isinstance(number, int) for number in everything["words"])


def test_a_reader_tells_where_its_fields_are() -> None:
    read = Reader(RECORD, ("table", "bytes"))
    places: Any = RECORD.fields
    assert read.span == slice(places["bytes"][1], places["table"][1] + RECORD["table"].itemsize)


def test_one_record_is_as_numpy_makes_it() -> None:
    record, plain = one_record(RECORD), np.zeros(1, RECORD)
    assert record.tobytes() == plain.tobytes()
    typeof: Any = numba.typeof
    assert typeof(record) == typeof(plain)  # otherwise kernels would be compiled twice
    record["last"] = 7
    assert record["last"][0] == 7
