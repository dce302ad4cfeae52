"""One person among bots: previews, drawings, news, and a file that keeps the match."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards import LAW
from cartographers.board.grid import NONE
from cartographers.cli.table.parse import legal_answers
from cartographers.cli.table.sentences import told
from cartographers.cli.table.session import PERSON, Session, Unsaved
from cartographers.game.events import MatchEnded, SeasonScored
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.record import record, replayed
from cartographers.game.refusals import Refused
from cartographers.game.state import Answer, Dodging, Drawing
from cli.table.situations import BOT, sat
from matches import any_options


def first_answer(session: Session) -> Answer:
    """The first answer that is legal."""
    return next(legal_answers(session)[1])


def played_on(session: Session, answers: int) -> Session:
    for _ in range(answers):
        if not session.table.over:
            session.answer(first_answer(session))
    return session


@LAW
@given(any_options(), st.integers(0, 99))
def test_a_preview_tells_what_an_answer_does(options: Options, seed: int) -> None:
    session = sat(options, str(seed))
    while not session.table.over:
        *_, answer = legal_answers(session)[1]
        expected = session.foreseen() if isinstance(answer, Dodging) else session.preview(answer)
        session.answer(answer)
        assert expected is None or expected in session.news


@LAW
@given(any_options(), st.integers(0, 99))
def test_whoever_sits_is_asked_or_the_match_is_over(options: Options, seed: int) -> None:
    session = sat(options, str(seed))
    news = list(session.news)
    while not session.table.over:
        assert session.table.waiting == {PERSON}
        session.answer(first_answer(session))
        news += session.news
    assert [step.event for step in news if isinstance(step.event, SeasonScored | MatchEnded)][-1] == MatchEnded(
        str(seed)
    )
    assert sum(isinstance(step.event, SeasonScored) for step in news) == 4
    assert all(isinstance(told(step), str) for step in news)


@LAW
@given(any_options(), st.integers(0, 99), st.integers(0, 40))
def test_a_resumed_match_goes_on_as_it_would_have(options: Options, seed: int, answers: int) -> None:
    session = played_on(sat(options, str(seed)), answers)
    again = Session(replayed(record(session.match)), BOT, resumed=True)
    assert again.table == session.table
    assert record(played_on(again, 99).match) == record(played_on(session, 99).match)


def test_a_new_match_has_news_and_a_resumed_one_none() -> None:
    assert sat(Options()).news
    assert not Session(Match(Options(), "1"), BOT, resumed=True).news


def test_an_illegal_preview_is_refused_and_changes_nothing() -> None:
    session = sat(Options(seats=2))
    before = session.match.state
    with pytest.raises(Refused):
        session.preview(Drawing(session.offer.terrains[0], NONE))
    assert session.match.state == before


def test_a_saved_match_can_be_replayed_and_saved_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session = sat(Options(seats=3))
    session.save(file)
    session.answer(first_answer(session))
    session.save(file)
    assert replayed(file.read_text()).table.seats == session.table.seats
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_of_somebody_else_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    with pytest.raises(Unsaved, match="is there already and is not this game"):
        sat(Options()).save(file)
    assert file.read_text() == "mine"


@pytest.mark.parametrize("name", ["nowhere/game.txt", "n" * 300, "nul\0", "game.txt/game.txt"])
def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, name: str) -> None:
    session = sat(Options())
    session.save(tmp_path / "game.txt")
    before = (tmp_path / "game.txt").read_text()
    session.answer(first_answer(session))
    with pytest.raises(Unsaved, match="cannot be written"):
        session.save(tmp_path / name)
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]
    assert (tmp_path / "game.txt").read_text() == before
    assert session.file == tmp_path / "game.txt"
