"""Bots by name."""

import pytest

from cartographers.bots import ladder
from cartographers.bots.ladder import LADDER, NeedsNative, UnknownBot, bot, budget_of, names, thought_of


def test_every_name_has_a_bot() -> None:
    assert names() == LADDER
    for name in (*names(), "master:30", "master:60000", "master:30x2"):
        assert callable(bot(name))


def test_budgets() -> None:
    assert budget_of("master") == 100
    assert budget_of("master:30") == 30
    assert budget_of("master:30x2") == 30
    assert budget_of("planner") is None


def test_threads() -> None:
    assert thought_of("master:30x2") == (30, 2)
    assert thought_of("master:30") == (30, 1)
    assert thought_of("planner") is None


WRONG_BUDGETS = ("master:", "master:0", "master:-5", "master:60001", "master:1e3", "master:²", "greedy:30")
WRONG_THREADS = ("master:x2", "master:30x", "master:30x0", "master:30x65", "master:30x2x2", "planner:x2")


@pytest.mark.parametrize("name", ["", "rand", *WRONG_BUDGETS, *WRONG_THREADS])
def test_other_names_are_unknown(name: str) -> None:
    with pytest.raises(UnknownBot) as raised:
        bot(name)
    assert raised.value.name == name


def test_without_machine_code_all_but_the_master_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "available", lambda: False)
    assert names() == ("random", "greedy", "planner")
    for name in names():
        assert callable(bot(name))
    with pytest.raises(NeedsNative) as raised:
        bot("master:30")
    assert raised.value.name == "master:30"
