"""Each retry waits longer than the one before, and at some point there is none."""

from blazon.service.base.limits import FIRST_WAIT_MS, LONGEST_WAIT_MS, MOST_TRIES
from blazon.service.notify.retries import wait_ms


def test_waits_double_up_to_a_limit_and_end() -> None:
    waits = [wait_ms(tries) for tries in range(1, MOST_TRIES)]
    assert waits == [
        min(FIRST_WAIT_MS * 2**number, LONGEST_WAIT_MS) for number in range(len(waits))
    ]
    assert wait_ms(MOST_TRIES) is None


def test_another_server_may_ask_for_a_longer_wait_but_not_for_ever() -> None:
    assert wait_ms(1, FIRST_WAIT_MS + 1) == FIRST_WAIT_MS + 1
    assert wait_ms(2, FIRST_WAIT_MS + 1) == 2 * FIRST_WAIT_MS
    assert wait_ms(1, LONGEST_WAIT_MS + 1) == LONGEST_WAIT_MS
