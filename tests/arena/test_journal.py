"""Finished games outlast whatever happens to the process that played them."""

import os
from errno import ENOSPC
from pathlib import Path

import pytest
from msgspec.structs import replace

from cartographers.arena import journal as kept_games
from cartographers.arena.finished import Finished, finished
from cartographers.arena.journal import NAME, Journal
from cartographers.arena.question import Lineup, Question, Unplayable
from cartographers.game.options import Options

QUESTION = Question(Options(), ("random",), "kept", 5)
LEARNED = replace(QUESTION, options=Options(seats=2), against="master:30")


@pytest.fixture(scope="module")
def games() -> list[Finished]:
    return [finished(QUESTION, Lineup(deal, ("random",))) for deal in range(3)]


@pytest.fixture
def file(tmp_path: Path, games: list[Finished]) -> Path:
    with Journal(tmp_path / "games", QUESTION) as kept:
        for game in games:
            kept.add(game)
    return tmp_path / "games"


def reopened(file: Path, question: Question = QUESTION) -> list[Finished]:
    with Journal(file, question) as kept:
        return kept.games


def refused(file: Path, question: Question = QUESTION) -> str:
    with pytest.raises(Unplayable) as error:
        Journal(file, question)
    return error.value.code


def test_games_come_back(file: Path, games: list[Finished]) -> None:
    assert reopened(file) == games


def test_more_deals_are_the_same_arena(file: Path, games: list[Finished]) -> None:
    assert reopened(file, replace(QUESTION, deals=50)) == games


def test_games_are_added_after_those_that_were_there(file: Path, games: list[Finished]) -> None:
    with Journal(file, QUESTION) as kept:
        kept.add(replace(games[0], deal=3))
    assert [game.deal for game in reopened(file)] == [0, 1, 2, 3]


def test_wherever_a_line_is_torn_only_its_game_is_lost(file: Path, games: list[Finished]) -> None:
    data = file.read_bytes()
    ends = [place for place, byte in enumerate(data) if byte == 10]
    for length in (*range(0, ends[0], 37), ends[0], ends[0] + 1, ends[2] - 1, ends[2], ends[2] + 5, ends[3]):
        file.write_bytes(data[:length])
        whole = max(data[:length].count(b"\n") - 1, 0)
        with Journal(file, QUESTION) as kept:
            assert kept.games == games[:whole]
            kept.add(games[2])
        assert reopened(file) == [*games[:whole], games[2]]


def test_a_game_for_which_there_is_no_room_leaves_those_before_it(
    file: Path, games: list[Finished], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, write, left = file.read_bytes(), os.write, [50, 0]

    def write_a_little(to: int, data: bytes) -> int:
        if not (room := left.pop(0)):
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        return write(to, data[:room])

    with Journal(file, QUESTION) as kept:
        monkeypatch.setattr(os, "write", write_a_little)
        with pytest.raises(OSError, match="No space left"):
            kept.add(replace(games[0], deal=3))
        assert kept.games == games
    assert file.read_bytes() == before


def test_another_question_is_refused(file: Path) -> None:
    before = file.read_bytes()
    assert refused(file, replace(QUESTION, seed="other")) == "other-question"
    assert refused(file, replace(QUESTION, bots=("random", "greedy"))) == "other-question"
    assert refused(file, replace(QUESTION, options=Options(sheet="B"))) == "other-question"
    assert file.read_bytes() == before


def test_games_by_other_weights_are_another_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, question in (("bots", replace(QUESTION, bots=("planner",))), ("against", LEARNED)):
        file = tmp_path / name
        assert reopened(file, question) == reopened(file, question) == []
        with monkeypatch.context() as changed:
            changed.setattr(kept_games, "files", lambda _: tmp_path)
            (tmp_path / "data").mkdir(exist_ok=True)
            (tmp_path / "data" / "weights.npz").write_bytes(b"others")
            assert refused(file, question) == "other-question"
        assert reopened(file, question) == []


def test_bots_that_have_learned_nothing_go_on_by_any_weights(file: Path, games: list[Finished]) -> None:
    data = file.read_bytes()
    file.write_bytes(data.replace(b',"weights":""', b"", 1))
    assert file.read_bytes() != data
    assert reopened(file) == games


@pytest.mark.parametrize("content", [b"hello", b"hello\n", b"{}\n", b"\x00\xff\n\n", b"\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "mine"
    file.write_bytes(content)
    assert refused(file) == "not-kept-games"
    assert file.read_bytes() == content


def test_a_line_that_was_spoilt_in_the_middle_is_named(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], b"nonsense\n", *lines[3:]]))
    with pytest.raises(Unplayable) as error:
        Journal(file, QUESTION)
    assert (error.value.code, error.value.details["line"]) == ("bad-kept-line", 3)


def test_two_arenas_do_not_write_to_one_file(file: Path) -> None:
    with Journal(file, QUESTION):
        assert refused(file) == "kept-in-use"
    assert len(reopened(file)) == 3


def test_a_folder_holds_a_file_of_ours(tmp_path: Path) -> None:
    with Journal(tmp_path, QUESTION) as kept:
        assert kept.path == tmp_path / NAME
