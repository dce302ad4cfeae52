"""What the tests need of the system: installed where that is allowed, else named in one sentence."""

import pytest

from needs import Need, demand, desire, left, told


class System:
    """A system that lacks things but can get some, and what was run on it."""

    def __init__(self, *offers: str) -> None:
        self.offers = set(offers)
        self.has: set[str] = set()
        self.ran: list[str] = []

    def need(self, package: str, otherwise: tuple[str, ...] = ()) -> Need:
        return Need(package, f"the tests on {package}", lambda: package in self.has, otherwise)

    def run(self, *command: str) -> bool:
        self.ran.append(" ".join(command))
        got = self.offers.intersection(command)
        self.has |= got
        return bool(got)


def test_what_is_missing_is_installed() -> None:
    system = System("paper", "ink")
    system.has.add("table")
    assert left([system.need(package) for package in ("paper", "table", "ink")], True, system.run) == []
    assert system.ran[1:] == [f"apt-get install -y -qq --no-install-recommends {each}" for each in ("paper", "ink")]


def test_a_package_that_the_system_does_not_know_hinders_no_other() -> None:
    system = System("ink")
    paper, ink = system.need("paper"), system.need("ink")
    assert left([paper, ink], True, system.run) == [paper]


def test_where_nothing_is_missing_nothing_is_run() -> None:
    system = System()
    system.has.add("table")
    assert (left([system.need("table")], True, system.run), system.ran) == ([], [])


def test_another_way_is_tried_where_apt_is_not_allowed() -> None:
    system = System("pen")
    paper, ink = system.need("paper"), system.need("ink", ("borrow", "pen"))
    assert (left([paper, ink], False, system.run), system.ran) == ([paper], ["borrow pen"])


def test_what_is_left_is_named_in_one_sentence() -> None:
    system = System()
    assert told([system.need("paper"), system.need("ink")]) == (
        "Not installed: paper (for the tests on paper), ink (for the tests on ink); "
        "on Debian: apt-get install paper ink"
    )


def test_a_test_that_lacks_something_fails_with_that_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    system = System()
    monkeypatch.setattr("needs.NEEDS", (system.need("paper"), system.need("ink")))
    with pytest.raises(pytest.fail.Exception, match=r"^Not installed: ink \(for the tests on ink\)"):
        demand("ink")


def test_a_test_that_not_every_machine_can_run_is_skipped_with_that_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    system = System()
    monkeypatch.setattr("needs.NEEDS", (system.need("paper"), system.need("ink")))
    with pytest.raises(pytest.skip.Exception, match=r"^Not installed: ink \(for the tests on ink\)"):
        desire("ink")
