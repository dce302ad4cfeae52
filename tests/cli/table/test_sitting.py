"""One person among bots: previews, drawings, news, and a file that keeps the match."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards import LAW
from cartographers.board.grid import NONE
from cartographers.board.shapes import placements
from cartographers.bots import BOTS
from cartographers.cli.table.news import told
from cartographers.cli.table.sitting import PERSON, Sitting, Unsaved
from cartographers.game.events import MatchEnded, SeasonScored
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.record import record, replayed
from cartographers.game.refusals import Refused
from matches import any_options

BOT = BOTS["random"]


def sat(options: Options, seed: str = "1") -> Sitting:
    return Sitting(Match(options, seed), BOT)


def draw_first(sitting: Sitting) -> None:
    """Draws the first placement that is offered."""
    offered = sitting.offer
    sitting.draw(offered.terrains[0], next(placements(*offered.fits[0])))


def played_on(sitting: Sitting, turns: int) -> Sitting:
    for _ in range(turns):
        if not sitting.table.over:
            draw_first(sitting)
    return sitting


@LAW
@given(any_options(), st.integers(0, 99))
def test_a_preview_tells_what_drawing_does(options: Options, seed: int) -> None:
    sitting = sat(options, str(seed))
    while not sitting.table.over:
        offered, target = sitting.offer, sitting.target
        spaces = next(placements(*offered.fits[-1]))
        after = sitting.preview(offered.terrains[-1], spaces)
        sitting.draw(offered.terrains[-1], spaces)
        step = next(step for step in sitting.news if step.after.seats[target] != step.before.seats[target])
        assert step.after.seats[target] == after


@LAW
@given(any_options(), st.integers(0, 99))
def test_whoever_sits_draws_or_the_match_is_over(options: Options, seed: int) -> None:
    sitting = sat(options, str(seed))
    news = list(sitting.news)
    while not sitting.table.over:
        assert sitting.table.waiting == {PERSON}
        draw_first(sitting)
        news += sitting.news
    assert [step.event for step in news if isinstance(step.event, SeasonScored | MatchEnded)][-1] == MatchEnded(
        str(seed)
    )
    assert sum(isinstance(step.event, SeasonScored) for step in news) == 4
    assert all(isinstance(told(step), str) for step in news)


@LAW
@given(any_options(), st.integers(0, 99), st.integers(0, 30))
def test_a_resumed_match_goes_on_as_it_would_have(options: Options, seed: int, turns: int) -> None:
    sitting = played_on(sat(options, str(seed)), turns)
    again = Sitting(replayed(record(sitting.match)), BOT, resumed=True)
    assert record(played_on(again, 99).match) == record(played_on(sitting, 99).match)


def test_a_new_match_has_news_and_a_resumed_one_none() -> None:
    assert sat(Options()).news
    assert not Sitting(Match(Options(), "1"), BOT, resumed=True).news


def test_an_illegal_preview_is_refused_and_changes_nothing() -> None:
    sitting = sat(Options(seats=2))
    before = sitting.match.state
    with pytest.raises(Refused):
        sitting.preview(sitting.offer.terrains[0], NONE)
    assert sitting.match.state == before


def test_a_saved_match_can_be_replayed_and_saved_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    sitting = sat(Options(seats=3))
    sitting.save(file)
    draw_first(sitting)
    sitting.save(file)
    assert replayed(file.read_text()).table.seats == sitting.table.seats
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_of_somebody_else_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    with pytest.raises(Unsaved, match="is there already and is not this game"):
        sat(Options()).save(file)
    assert file.read_text() == "mine"


@pytest.mark.parametrize("name", ["nowhere/game.txt", "n" * 300, "nul\0", "game.txt/game.txt"])
def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, name: str) -> None:
    sitting = sat(Options())
    sitting.save(tmp_path / "game.txt")
    before = (tmp_path / "game.txt").read_text()
    draw_first(sitting)
    with pytest.raises(Unsaved, match="cannot be written"):
        sitting.save(tmp_path / name)
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]
    assert (tmp_path / "game.txt").read_text() == before
    assert sitting.file == tmp_path / "game.txt"
