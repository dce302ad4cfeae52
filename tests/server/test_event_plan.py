"""What an event is: its rounds and their moments, and the standings over all of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cartographers.game.options import Options
from cartographers.game.refusals import Refused
from cartographers.server.hosting.events import (
    Cell,
    Entrant,
    Event,
    Made,
    Round,
    best_of,
    check_plan,
    ended,
    is_over,
    next_round,
    open_round,
    planned,
    prolonged,
    stage_of,
    standings,
    started,
)

NOON = 1_800_000_000.0
MINUTE = 60.0
ADA, BOB, EVE = (Entrant(name, name, name, place) for place, name in enumerate(("Ada", "Bob", "Eve")))


def plan(rounds: int = 3, opens: float = NOON) -> Event:
    """Rounds of half an hour with five minutes between them."""
    dealt = tuple(Round(Options(), f"seed {number}") for number in range(rounds))
    return planned(Event("code", "Cup", "Club", "host", "Host", NOON, 1800.0, 300.0, 0, dealt), opens)


def drawn(stars: int, lost: int = 0, at: float = NOON + MINUTE) -> Made:
    return Made("match", stars, lost, at)


def moments(event: Event) -> list[tuple[float, float]]:
    """In minutes after noon."""
    return [((each.opens - NOON) / MINUTE, (each.closes - NOON) / MINUTE) for each in event.rounds]


# Rounds


def test_rounds_follow_each_other_at_fixed_times() -> None:
    event = plan()
    assert moments(event) == [(0, 30), (35, 65), (70, 100)]
    assert (open_round(event, NOON - 1), next_round(event, NOON - 1)) == (None, 0)
    assert (open_round(event, NOON), next_round(event, NOON)) == (0, 1)
    assert (open_round(event, NOON + 30 * MINUTE), next_round(event, NOON + 30 * MINUTE)) == (None, 1)
    assert not is_over(event, NOON + 99 * MINUTE)
    assert is_over(event, NOON + 100 * MINUTE)


def test_rounds_without_a_time_wait_for_the_host() -> None:
    event = plan(opens=0.0)
    assert {stage_of(each, NOON) for each in event.rounds} == {"coming"}
    event = started(event, NOON)
    with pytest.raises(Refused, match="round_open"):
        started(event, NOON + MINUTE)
    event = ended(event, NOON + MINUTE)
    with pytest.raises(Refused, match="no_round_open"):
        ended(event, NOON + MINUTE)
    event = started(started(event, NOON + 2 * MINUTE), NOON + 40 * MINUTE)
    assert moments(event) == [(0, 1), (2, 32), (40, 70)]
    with pytest.raises(Refused, match="event_over"):
        started(event, NOON + 70 * MINUTE)


def test_a_round_that_is_started_early_leaves_the_others_where_they_are_unless_it_reaches_them() -> None:
    event = started(plan(), NOON + 31 * MINUTE)
    assert moments(event) == [(0, 30), (31, 61), (70, 100)]
    early = started(plan(), NOON - 60 * MINUTE)
    assert moments(early) == [(-60, -30), (35, 65), (70, 100)]


def test_a_prolonged_round_pushes_the_next_ones_and_keeps_their_pause() -> None:
    event = prolonged(plan(), 10 * MINUTE, NOON)
    assert moments(event) == [(0, 40), (45, 75), (80, 110)]
    event = prolonged(event, 5 * MINUTE, NOON + 39 * MINUTE)
    assert moments(event)[0] == (0, 45)
    with pytest.raises(Refused, match="too_long_round") as refused:
        prolonged(event, MINUTE, NOON + 40 * MINUTE)
    assert refused.value.details["minutes"] == 0
    for seconds in (0.0, -MINUTE, float("nan"), float("inf")):
        with pytest.raises(Refused, match="too_long_round"):
            prolonged(plan(), seconds, NOON)


def test_a_round_is_not_prolonged_when_others_may_see_it_closed_meanwhile() -> None:
    with pytest.raises(Refused, match="round_closing"):
        prolonged(plan(), MINUTE, NOON + 30 * MINUTE - 9)
    with pytest.raises(Refused, match="no_round_open"):
        prolonged(plan(), MINUTE, NOON + 30 * MINUTE)


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("wrong_rounds", (0, 0.0, 1800.0, 0.0)),
        ("wrong_rounds", (21, 0.0, 1800.0, 0.0)),
        ("wrong_round_length", (5, 0.0, 59.0, 0.0)),
        ("wrong_round_length", (5, 0.0, 15 * 24 * 3600.0, 0.0)),
        ("wrong_round_length", (5, 0.0, float("nan"), 0.0)),
        ("wrong_round_length", (5, 0.0, 1800.0, -1.0)),
        ("wrong_event_start", (5, NOON - 1, 1800.0, 0.0)),
        ("wrong_event_start", (5, NOON + 400 * 24 * 3600.0, 1800.0, 0.0)),
        ("wrong_event_start", (5, float("nan"), 1800.0, 0.0)),
    ],
)
def test_what_nobody_could_play_is_refused(code: str, asked: tuple[int, float, float, float]) -> None:
    with pytest.raises(Refused, match=code):
        check_plan(*asked, NOON)


# Standings


def test_stars_of_closed_rounds_are_added_and_ties_go_to_fewer_stars_lost_then_are_shared() -> None:
    after = NOON + 66 * MINUTE
    second = NOON + 40 * MINUTE
    made = [
        {"Ada": drawn(50, 3), "Bob": drawn(40), "Eve": drawn(45, 1)},
        {"Ada": drawn(30, 0, second), "Bob": drawn(40, 2, second), "Eve": drawn(35, 1, second)},
        {},
    ]
    rows = standings(plan(), (ADA, BOB, EVE), made, after)
    assert [(row.entrant.name, row.place, row.total, row.lost) for row in rows] == [
        ("Bob", 1, 80, 2),
        ("Eve", 1, 80, 2),
        ("Ada", 3, 80, 3),
    ]
    assert [row.entrant.name for row in best_of(rows, 0)] == ["Ada"]
    assert [row.entrant.name for row in best_of(rows, 1)] == ["Bob"]
    assert best_of(rows, 2) == []


def test_who_was_absent_gets_no_stars_and_stays_who_was_late_is_told_and_not_counted() -> None:
    made = [{"Ada": drawn(50, at=NOON + 30 * MINUTE + 0.001), "Bob": Made("match"), "Eve": drawn(20)}, {}, {}]
    rows = standings(plan(), (ADA, BOB, EVE), made, NOON + 31 * MINUTE)
    assert {row.entrant.name: (row.place, row.total, row.cells[0]) for row in rows} == {
        "Eve": (1, 20, Cell("drawn", 20, 0, is_best=True)),
        "Ada": (2, 0, Cell("late", 50)),
        "Bob": (2, 0, Cell("drawing")),
    }
    assert standings(plan(), (ADA, replace(EVE, is_out=True)), made, NOON + 31 * MINUTE)[0].total == 0


def test_an_open_round_says_who_has_drawn_and_nothing_of_what() -> None:
    made = [{"Ada": drawn(50, 3), "Bob": Made("match")}, {}, {}]
    rows = standings(plan(), (ADA, BOB, EVE), made, NOON + 2 * MINUTE)
    assert [(row.entrant.name, row.place, row.total, row.cells[0]) for row in rows] == [
        ("Ada", 1, 0, Cell("drawn")),
        ("Bob", 1, 0, Cell("drawing")),
        ("Eve", 1, 0, Cell()),
    ]


results = st.builds(
    Made,
    st.just("match"),
    st.integers(-20, 200),
    st.integers(0, 30),
    st.one_of(st.none(), st.floats(NOON, NOON + 200 * MINUTE)),
)
columns = st.dictionaries(st.sampled_from(["Ada", "Bob", "Eve"]), results)


@given(made=st.lists(columns, min_size=3, max_size=3), now=st.floats(NOON - MINUTE, NOON + 120 * MINUTE))
def test_the_law_of_standings(made: list[dict[str, Made]], now: float) -> None:
    """They depend on maps in time of closed rounds only, rank by R26, and name every best of a round."""
    event, people = plan(), (ADA, BOB, EVE)
    rows = standings(event, people, made, now)
    counted = {
        person.name: [
            column[person.name]
            for each, column in zip(event.rounds, made, strict=True)
            if each.closes <= now and person.name in column and (column[person.name].finished or 1e12) <= each.closes
        ]
        for person in people
    }
    assert {row.entrant.name: (row.total, row.lost) for row in rows} == {
        name: (sum(each.stars or 0 for each in maps), sum(each.lost for each in maps)) for name, maps in counted.items()
    }
    keys = [(-row.total, row.lost) for row in rows]
    assert keys == sorted(keys)
    assert [row.place for row in rows] == [keys.index(key) + 1 for key in keys]
    hidden = [
        {person: replace(each, stars=each.stars and 7, lost=5) for person, each in column.items()}
        if stage_of(each_round, now) != "closed"
        else column
        for each_round, column in zip(event.rounds, made, strict=True)
    ]
    assert standings(event, people, hidden, now) == rows
