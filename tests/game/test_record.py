"""Records replay, and a record that is wrong anywhere is refused with its line."""

import pytest

from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.record import is_seed, record, replayed, replayed_so_far
from cartographers.game.refusals import Refused
from matches import play_some, played

SOLO = record(played(Options(), "seed"))
PAIR = record(played(Options(seats=2, sheet="B", reading="free", ruins=False), "seed"))


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as refused:
        replayed(text)
    return refused.value


def changed(text: str, line: int, new: str) -> str:
    lines = text.splitlines()
    lines[line - 1] = new
    return "\n".join(lines) + "\n"


def line_starting(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


@pytest.mark.parametrize("text", [SOLO, PAIR])
def test_a_record_replays_to_itself(text: str) -> None:
    assert record(replayed(text)) == text


def test_a_record_of_before_edicts_could_come_at_random_still_replays() -> None:
    """It has no such line, and none is written for a match that is as matches were then."""
    assert "edict_order" not in SOLO
    assert replayed(SOLO).table.options.edict_order == "given"


def test_edicts_that_came_at_random_come_again() -> None:
    text = record(played(PRESETS["german_first_game"], "seed"))
    assert "edict_order: random\n" in text
    assert record(replayed(text)) == text


@pytest.mark.parametrize("turns", [0, 1, 7, 20])
def test_an_unfinished_match_is_resumed(turns: int) -> None:
    match = play_some(Options(seats=3), "seed", turns)
    resumed = replayed(record(match))
    assert resumed.state == match.state


def test_drawings_of_an_unfinished_turn_are_left_out() -> None:
    match = play_some(Options(seats=3), "seed", 4, then_seats=2)
    resumed = replayed(record(match))
    assert resumed.table.turn == match.table.turn
    assert resumed.table.waiting == frozenset({0, 1, 2})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_a_record"),
        ("hello\n", "not_a_record"),
        ("cartographers record 1\n", "record_lacks"),
        (SOLO.replace("seats: 1", "seats: many"), "record_options"),
        (SOLO.replace("seats: 1", "seats: 0"), "record_options"),
        (SOLO.replace("ruins: yes", "ruins: maybe"), "record_options"),
        (SOLO.replace("sheet: A", "sheet: Q"), "record_options"),
        (SOLO.replace("rules: 1", "rules: 99"), "record_version"),
        (SOLO.replace("seed: seed", "seed: "), "record_seed"),
    ],
)
def test_a_bad_heading_is_refused(text: str, code: str) -> None:
    assert refusal(text).code == code


def test_another_seed_gives_other_cards() -> None:
    # The drawings answer other cards, or the seal is another: either way it does not pass.
    assert refusal(SOLO.replace("seed: seed", "seed: other")).code in {"record_refused", "record_differs"}


@pytest.mark.parametrize("start", ["seal:", "A:", "deck:", "scores:", "stars:", "rating:", "spring"])
def test_every_told_fact_is_compared(start: str) -> None:
    line = line_starting(SOLO, start)
    refused = refusal(changed(SOLO, line, f"{start} something else"))
    assert (refused.code, refused.details["line"]) == ("record_differs", line)


@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        ("gold A1", "unknown_terrain"),
        ("forest Z9", "unknown_space"),
        ("forest A1 C8 K11 F2 F4 F8", "shape_not_offered"),
        ("forest", "off_sheet"),
    ],
)
def test_an_illegal_drawing_is_refused(drawing: str, reason: str) -> None:
    line = line_starting(SOLO, "1 ")
    cards = SOLO.splitlines()[line - 1].partition(":")[0]
    refused = refusal(changed(SOLO, line, f"{cards}: {drawing}"))
    assert (refused.code, refused.details) == ("record_refused", {"line": line, "reason": reason})


def test_coins_that_were_not_gained_are_found() -> None:
    line = line_starting(SOLO, "1 ")
    assert refusal(changed(SOLO, line, SOLO.splitlines()[line - 1] + " +3")).code == "record_differs"


def test_a_record_cut_short_in_the_middle_of_a_line_is_refused() -> None:
    assert refusal(SOLO[:-20]).code == "record_differs"


def test_a_record_with_more_after_the_end_is_refused() -> None:
    assert refusal(SOLO + "and so on\n").code == "record_differs"


@pytest.mark.parametrize("seed", ["", " a", "a\n", "a" * 129])
def test_seeds_that_no_record_can_hold(seed: str) -> None:
    assert not is_seed(seed)


def test_a_record_is_short_enough_to_read() -> None:
    assert len(SOLO.splitlines()) < 80
    assert len(record(Match(Options(), "x")).splitlines()) < 30


@pytest.mark.parametrize("text", [SOLO, PAIR], ids=["solo", "pair"])
def test_a_record_that_breaks_off_is_replayed_as_far_as_it_goes(text: str) -> None:
    whole = replayed(text)
    for length in range(text.index("\nA: "), len(text), 61):
        match = replayed_so_far(text[:length])
        assert match.events == whole.events[: len(match.events)]
        lines = text[:length].rpartition("\n")[0].count("\n")
        assert match.table.turn >= sum(line[:1].isdecimal() for line in text.splitlines()[:lines])


def test_a_record_that_breaks_off_in_its_heading_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        replayed_so_far(SOLO[: SOLO.index("seed:")])
    assert refused.value.code == "record_seed"


def test_a_record_that_is_wrong_is_not_taken_for_one_that_breaks_off() -> None:
    line = line_starting(SOLO, "2 ")
    with pytest.raises(Refused):
        replayed_so_far(changed(SOLO, line, SOLO.splitlines()[line - 1].partition(":")[0] + ": gold A1"))
    with pytest.raises(Refused) as refused:
        replayed_so_far(changed(SOLO, line_starting(SOLO, "scores"), "scores: 99"))
    assert refused.value.code == "record_differs"


OWN = "The Long Scar=9W1-1M4R3W-4W5M-2R1WW3R1-5WW4-1M4W4-6WWR2-1R6W2-8WM1-2MR7-11"


def test_a_record_holds_the_whole_sheet() -> None:
    text = record(played(Options(seats=2, sheet=OWN), "seed"))
    assert f"\nsheet: {OWN}\n" in text
    assert record(replayed(text)) == text
    wrong = refusal(text.replace("-5WW4-", "-5WW3-"))
    assert (wrong.code, wrong.details) == ("record_options", {"reason": "wrong_columns"})
    assert isinstance(wrong.__cause__, Refused)
    assert wrong.__cause__.details == {"row": "E", "columns": 10}
