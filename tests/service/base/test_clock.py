"""The service's time: the system's, without its jumps."""

import pytest

from blazon.service.base.clock import Clock

SECOND, HOUR = 10**9, 3600 * 10**9


class Times:
    """A system clock set by hand, and the service's clock based on it."""

    def __init__(self) -> None:
        self.system, self.steady = 1000 * HOUR, 5 * SECOND
        self.clock = Clock(lambda: self.system, lambda: self.steady)

    def after(self, seconds: float) -> int:
        """The reading of the service's clock after this long."""
        self.system += int(seconds * SECOND)
        self.steady += int(seconds * SECOND)
        return self.clock.now_ms()

    @property
    def behind(self) -> int:
        """The milliseconds by which the service's clock is behind the system's."""
        return self.system // 10**6 - self.after(0)


@pytest.mark.parametrize("jump", [-3000, -60, -0.001, 0.5, 60, 3000])
def test_a_jump_is_caught_up_with_slowly(jump: float) -> None:
    times = Times()
    before = times.after(1)
    times.system += int(jump * SECOND)
    assert times.after(0) == before
    seen = before
    for _ in range(100):
        now = times.after(1)
        assert 900 <= now - seen <= 1100
        seen = now
    times.after(abs(jump) * 10)
    assert abs(times.behind) <= 1


def test_up_to_an_hour_is_caught_up_with_slowly_and_a_second_more_is_set_at_once() -> None:
    for jump, is_slow in ((HOUR, True), (HOUR + 2 * SECOND, False), (24 * 365 * HOUR, False)):
        times = Times()
        times.system += jump
        times.after(1)
        assert times.behind > 3_590_000 if is_slow else times.behind == 0


def test_it_never_goes_back() -> None:
    times = Times()
    before = times.after(1)
    times.system -= 24 * 365 * HOUR
    assert before < times.after(1) < times.after(1)


def test_a_process_that_slept_knows_what_time_it_is() -> None:
    times = Times()
    times.after(1)
    times.after(8 * 3600)
    assert times.behind == 0
