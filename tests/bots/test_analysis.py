"""An analysis adds up: what was expected, luck, and what was given away make the stars at the end."""

from pathlib import Path
from random import Random

import pytest

from cartographers.board.sheet import Terrain
from cartographers.bots import BOTS, judging
from cartographers.bots.analysis import Analysis, Turn, analysis, turning_points
from cartographers.bots.judging import judged
from cartographers.game.match import Match
from cartographers.game.moments import moments
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.record import replayed
from cartographers.game.state import Drawing, Task
from matches import played

GOLDEN = Path(__file__).parent.parent / "golden"
GAMES = ["solo", "solo_wastelands_free", "pair", "four_first_game", "heroes_solo", "combined_three"]


def analysed(name: str, seat: int = 0) -> tuple[Match, Analysis]:
    match = replayed((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    return match, analysis(match.events, seat, Random(1))


@pytest.mark.parametrize("name", GAMES)
def test_sums_add_up(name: str) -> None:
    match, found = analysed(name)
    assert found.is_over
    assert found.stars == match.table.seats[0].stars
    assert found.start + found.luck - found.given == pytest.approx(found.stars)
    own = [turn for turn in found.turns if turn.sheet == 0]
    assert found.given == pytest.approx(sum(turn.given for turn in own))
    assert found.spared == pytest.approx(sum(turn.given for turn in found.turns if turn.sheet != 0))


@pytest.mark.parametrize("name", GAMES)
def test_every_drawing_of_the_seat_is_there(name: str) -> None:
    match, found = analysed(name)
    drawn = [moment.answer for moment in moments(match.events, 0) if isinstance(moment.answer, Drawing)]
    assert [turn.drawn for turn in found.turns] == drawn
    for turn in found.turns:
        assert turn.given >= 0
        assert turn.best_value == pytest.approx(turn.value + turn.given)
        assert (turn.rank == 1) == (turn.given == 0)


def test_drawing_the_best_gives_nothing_away() -> None:
    match = Match(Options(), "best")
    chance = Random(2)
    while not match.over:
        best = judged(match.view(0), Random(1))[0].drawing
        match.answer(0, Drawing(best.terrain, best.spaces))
    found = analysis(match.events, 0, chance)
    assert (found.given, {turn.rank for turn in found.turns}) == (0, {1})


def test_random_drawings_give_much_away() -> None:
    match = Match(Options(), "random")
    chance = Random(3)
    while not match.over:
        match.play(BOTS["random"](match.view(0), chance))
    found = analysis(match.events, 0, chance)
    assert found.given > 40
    assert found.turning_points[0].stars >= max(turn.given for turn in found.turns)


def test_a_match_in_the_making_is_analysed_so_far() -> None:
    match = Match(Options(), "short")
    assert analysis(match.events, 0, Random(1)).turns == ()
    while match.table.turn < 8:
        match.play(BOTS["greedy"](match.view(0), Random(1)))
    assert match.table.task is Task.DRAW
    found = analysis(match.events, 0, Random(1))
    assert not found.is_over
    assert found.turns[-1].turn < match.table.turn
    assert found.stars == found.turns[-1].value == pytest.approx(found.start + found.luck - found.given)


def turn(number: int, given: float, luck: float) -> Turn:
    shape = Drawing(Terrain.FARM, 1)
    return Turn(number, 0, "hamlet", 0, shape, 10.0, shape, 10.0 + given, given, luck, 1, 5)


def test_turning_points_are_the_greatest_changes() -> None:
    points = turning_points([turn(1, 0, 1.9), turn(2, 5, -7), turn(3, 2, 2.5)], last=-3.0)
    assert [(point.turn, point.kind, point.stars) for point in points] == [
        (2, "unlucky", 7),
        (2, "given", 5),
        (3, "unlucky", 3),
        (3, "lucky", 2.5),
        (3, "given", 2),
    ]


def test_a_quiet_game_has_no_turning_points() -> None:
    assert turning_points([turn(1, 0.5, 1), turn(2, 1, -1)], last=0.0) == ()


def test_every_drawing_with_a_skill_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that no bot would think of too, and without numba."""
    for has_numba in (True, False):
        monkeypatch.setattr(judging, "available", lambda has=has_numba: has)
        used = set()
        for seed in range(4):
            match = played(PRESETS["everything"], f"skills {seed}")
            found = analysis(match.events, 0, Random(1))
            assert found.start + found.luck - found.given == pytest.approx(found.stars)
            for turn in found.turns:
                assert turn.given >= 0
                assert 1 <= turn.rank <= turn.drawings
                used.add(turn.drawn.skill)
        assert len(used) > 4
