"""Numbers of reports have one sign for less than nothing."""

import pytest

from cartographers.cli.report.numbers import short, signed


@pytest.mark.parametrize(
    ("number", "written"), [(-1.0, "−1.0"), (-0.04, "0.0"), (0.0, "0.0"), (2.25, "2.2"), (12.0, "12.0")]
)
def test_short(number: float, written: str) -> None:
    assert short(number) == written


def test_signed() -> None:
    assert [signed(number) for number in (-1.0, -0.04, 1.0)] == ["−1.0", "0.0", "+1.0"]
