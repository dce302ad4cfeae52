"""Bots of one's own: whatever they do, the answer is legal, and what was wrong is counted."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cartographers.bots.finish import finish
from cartographers.bots.own import Fault, OwnBot, Unloadable, bot_of, is_own
from cartographers.game.match import Match
from cartographers.game.options import Options

TROUBLES = """
import os, sys
import cartographers
from beside import pick

def choose(view, chance):
    print("thinking")
    return view.reply(pick(view, chance))

def failing(view, chance):
    raise ValueError("no idea")

def dying(view, chance):
    os._exit(3)

def leaving(view, chance):
    sys.exit("enough")

def silent(view, chance):
    pass

def overlapping(view, chance):
    return view.reply(cartographers.Drawing(cartographers.Terrain.FOREST, view.table.seats[0].sheet.mountain))

def garbled(view, chance):
    return view.reply(cartographers.Drawing("swamp", "A1"))

def elsewhere(view, chance):
    from cartographers.game.commands import Reply
    return Reply(1 - view.seat, view.table.turn, view.answers()[0])

def endless(view, chance):
    while True:
        pass
"""
BESIDE = """
def pick(view, chance):
    return chance.choice(view.answers())
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("own")
    (folder / "beside.py").write_text(BESIDE)
    (folder / "my_bot.py").write_text(TROUBLES)
    return folder / "my_bot.py"


@pytest.fixture
def asked(file: Path, request: pytest.FixtureRequest) -> Iterator[OwnBot]:
    function, limit = request.param
    bot = OwnBot(f"{file}:{function}", limit, is_quiet=True)
    yield bot
    bot.close()


def test_which_names_are_files() -> None:
    assert [is_own(name) for name in ("my_bot.py:choose", "folder/x.py:a", "C:/x.py:a")] == [True] * 3
    assert [is_own(name) for name in ("greedy", "master:30", "my_bot.py", "")] == [False] * 4


@pytest.mark.parametrize("asked", [("choose", 30.0)], indirect=True)
def test_a_good_one_plays_a_whole_game_and_the_same_again(asked: OwnBot) -> None:
    games = [Match(Options(seats=2), "own") for _ in range(2)]
    for match in games:
        finish(match, asked)
    assert games[0].table == games[1].table
    assert (asked.last, asked.faults.total(), asked.trouble) == (None, 0, "")


@pytest.mark.parametrize(
    ("asked", "fault", "trouble"),
    [
        (("failing", 30.0), Fault.FAILED, r"ValueError: no idea \(my_bot\.py, line 11\)"),
        (("dying", 30.0), Fault.FAILED, "the process of the bot has ended"),
        (("leaving", 30.0), Fault.FAILED, r"SystemExit: enough \(my_bot\.py, line 17\)"),
        (("silent", 30.0), Fault.FAILED, "TypeError: a command is expected, not None"),
        (("garbled", 30.0), Fault.FAILED, ".*ValidationError: .*"),
        (("overlapping", 30.0), Fault.ILLEGAL, "spaces_taken"),
        (("elsewhere", 30.0), Fault.ILLEGAL, "unknown_seat"),
        (("endless", 0.1), Fault.LATE, r"0\.1 s"),
    ],
    indirect=["asked"],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_a_bad_answer_is_replaced_and_counted(asked: OwnBot, fault: Fault, trouble: str) -> None:
    match = Match(Options(seats=2), "own")
    for _ in range(2):
        match.play(asked(match.view(0), Random(1)))
        match.answer(1, match.answers(1)[0])
        assert asked.last is fault
    assert asked.faults == {fault: 2}
    assert re.fullmatch(trouble, asked.trouble)


@pytest.mark.parametrize(
    ("source", "name", "code"),
    [
        ("", "no_bot.py:choose", "own-bot-no-file"),
        ("x = 1", "my_bot.py:choose", "own-bot-fails"),
        ("choose = 1", "my_bot.py:choose", "own-bot-fails"),
        ("def choose(", "my_bot.py:choose", "own-bot-fails"),
        ("raise SystemExit", "my_bot.py:choose", "own-bot-fails"),
    ],
)
def test_what_cannot_be_loaded_is_said_at_once(tmp_path: Path, source: str, name: str, code: str) -> None:
    (tmp_path / "my_bot.py").write_text(source)
    with pytest.raises(Unloadable) as error:
        bot_of(str(tmp_path / name))
    assert error.value.code == code
