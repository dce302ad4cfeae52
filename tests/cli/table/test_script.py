"""A match line by line."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cartographers.bots import BOTS
from cartographers.cli import app
from cartographers.cli.table.parse import said
from cartographers.cli.table.session import Session
from cartographers.game import skills
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.record import record, replayed
from cartographers.game.state import Table, Task
from cli.table.situations import any_answer, asked


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> "Told":
    monkeypatch.chdir(tmp_path)
    return Told(monkeypatch, capsys)


class Told:
    """Says lines to the program and hears what it answers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def __call__(self, arguments: str, *lines: str) -> str:
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert app.run(["play", *arguments.split()]) == 0
        said = self._capsys.readouterr()
        assert said.err == ""
        return said.out


def a_seed(card: str, options: Options | None = None) -> str:
    """A seed that begins a game alone with `card`."""
    return next(seed for seed in map(str, range(1000)) if Match(options or Options(), seed).table.card == card)


HAMLET = f"--seed {a_seed('hamlet')}"


def test_the_first_turn_is_told(told: Told) -> None:
    text = told(HAMLET)
    assert "Turn 1. No coins, 0 stars so far.\nSpring, time 1 of 8.\nYour map:\n" in text
    assert "  B  .  .  .  M  .  ,  .  .  .  .  .\n" in text
    assert "Hamlet, time 1. Village.\nShape 1, with a coin:\n  #.\n  ##\nShape 2:\n  ###\n  ##.\n" in text


def test_the_end_of_the_input_leaves_the_game(told: Told) -> None:
    assert told(HAMLET).endswith("The input has ended.\nThe game was not saved.\n")


def test_a_drawing_is_shown_first_and_confirmed(told: Told) -> None:
    text = told(HAMLET, "village A1 B1 B2", "map", "ok", "quit")
    assert re.search(r"Village A1 B1 B2: .*Coins \+1.* Say “ok” to draw it", text)
    assert "Turn 2. One coin" in text
    assert text.count("  B  V  V  .  M") == 1, "not before it was confirmed"


def test_a_line_that_ends_with_ok_is_drawn_at_once(told: Told) -> None:
    assert "Turn 2." in told(HAMLET, "Vil a1 b1 b2 OK")


def test_undo_takes_back_what_was_shown(told: Told) -> None:
    text = told(HAMLET, "village A1 B1 B2", "undo", "ok", "undo")
    assert "Taken back.\n" in text
    assert text.count("There is nothing to confirm or to take back: draw first.") == 2
    assert "Turn 2." not in text


def test_a_refused_drawing_forgets_the_one_before(told: Told) -> None:
    text = told(HAMLET, "village A1 B1 B2", "village A1", "ok")
    assert "The card does not offer this shape." in text
    assert "Turn 2." not in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("village B4 B5 C5", "Some of these spaces are filled already."),
        ("village A1 A2 Z9", "There is no space “Z9”; spaces are A1 to K11."),
        ("village A1 A3", "The card does not offer this shape."),
        ("water A1 B1 B2", "The card does not offer Water here."),
        ("village", "Name the spaces too: village B4 B5 C5."),
        ("village ok", "Name the spaces too: village B4 B5 C5."),
        ("f A1", "“f” is neither a terrain nor a command. Say “help”."),
        ("dance", "“dance” is neither a terrain nor a command. Say “help”."),
        ("look 1", "You are alone at this table."),
        ("legal", "872 legal drawings: name a space (“legal B4”) or say “legal all”."),
        ("legal A1 B1 A2 B2", "4 legal drawings."),
        ("legal B4", "Nothing legal."),
        ("legal Q", "There is no space “Q”; spaces are A1 to K11."),
        ("save", "Name a file: save game.txt."),
        ("save no/where", "The file no/where cannot be written: No such file or directory."),
        ("\0", "“\0” is neither a terrain nor a command. Say “help”."),
        ("save a\0b", "The file a\0b cannot be written: embedded null byte."),
        ("help", "ok, undo: do what was shown, or think again"),
    ],
)
def test_every_line_gets_an_answer(told: Told, line: str, answer: str) -> None:
    assert f"\n{answer}\n" in told(HAMLET, "", line)


def test_legal_lists_lines_that_can_be_said(told: Told) -> None:
    lines = re.findall(r"^village [A-K0-9 ]+$", told(HAMLET, "legal A1"), re.MULTILINE)
    assert "village A1 B1 B2" in lines
    assert "Turn 2." in told(HAMLET, f"{lines[-1]} ok")


def test_other_maps_are_told(told: Told) -> None:
    text = told("--seed 1 --players 3", "look 2", "look 3", "look me")
    assert "The map of Bot 2:\n" in text
    assert text.count("Say “look” and the number of a player, 1 to 2.") == 2


def test_edicts_are_told_with_their_sentences(told: Told) -> None:
    text = told("--seed 1 --edicts first --edict-order given")
    assert "A Sentinel Wood, counts now: 0 stars.\n  One star for each forest space" in text
    assert "B Mages Valley, counts now, next: 0 stars.\n" in text


@pytest.mark.parametrize(
    "arguments",
    [
        "--seed 1",
        "--seed 2 --players 3",
        "--seed 3 --reading free --sheet B",
        "--seed 4 --preset polish_heroes",
        "--seed 5 --preset everything --players 3",
    ],
)
def test_whole_games_are_told_to_their_end(told: Told, tmp_path: Path, arguments: str) -> None:
    told(f"{arguments} --save game.txt")
    for _ in range(60):
        match = replayed((tmp_path / "game.txt").read_text())
        if match.over:
            break
        text = told("--resume game.txt", *any_lines(match))
    assert re.search(r"rating .*: \w+ \w+\.$|wins? ", text, re.MULTILINE)
    assert text.endswith("The game is kept in game.txt.\n")
    assert replayed((tmp_path / "game.txt").read_text()).over


def any_lines(match: Match) -> list[str]:
    """Lines for some turns: whatever is asked is answered somehow."""
    session = Session(match, BOTS["greedy"], resumed=True)
    lines: list[str] = []
    chance = Random(match.table.turn)
    while not session.table.over and len(lines) < 9:
        answer = any_answer(session, chance)
        lines.append(f"{said(session, answer)} ok")
        session.answer(answer)
    return lines


def test_saving_keeps_the_game_and_goes_on_keeping_it(told: Told, tmp_path: Path) -> None:
    text = told(HAMLET, "save my game.txt", "village A1 B1 B2 ok")
    assert "Saved in my game.txt.\n" in text
    assert text.endswith("Go on with: cartographers play --resume 'my game.txt'\n")
    assert replayed((tmp_path / "my game.txt").read_text()).table.turn == 2


def test_a_resumed_game_tells_the_turn_it_is_in(told: Told, tmp_path: Path) -> None:
    match = Match(Options(seats=2), "1")
    (tmp_path / "game.txt").write_text(record(match))
    assert "Turn 1." in told("--resume game.txt")


WREN = f"--preset polish_heroes --seed {a_seed('wren', PRESETS['polish_heroes'])}"


def test_a_hero_is_told_and_drawn(told: Told) -> None:
    text = told(WREN, "hero F6", "hero F6 turn 2", "ok", "map")
    assert "Wren the Lioness. Hero.\nAttacks a line of three spaces across, two steps ahead of the hero.\n" in text
    assert "Say how the attack is turned: turn 1: E8 F8 G8; turn 2: H5 H6 H7; " in text
    assert "Hero F6: attacks H5 H6 H7, changes no stars. Say “ok” to draw it" in text
    assert "Attacked: H5 H6 H7.\n" in text
    assert "Turn 2." in text


def test_the_ways_of_a_hero_are_listed_as_they_can_be_said(told: Told) -> None:
    lines = re.findall("^hero .*$", told(WREN, "legal F6"), re.MULTILINE)
    assert lines[0] == "hero F6 marks E8 F8 G8"
    assert len(lines) == 4
    assert "Turn 2." in told(WREN, f"{lines[3]} ok")


Kept = Callable[[str, Callable[[Table], bool]], str]


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """Keeps a game of a preset in which the person is asked what is wanted; the arguments to go on with it."""

    def keep(preset: str, wanted: Callable[[Table], bool]) -> str:
        (tmp_path / "kept.txt").write_text(record(asked(PRESETS[preset], wanted)))
        return "--resume kept.txt"

    return keep


def test_a_space_is_destroyed(told: Told, kept: Kept) -> None:
    arguments = kept("polish_heroes", lambda table: table.task is Task.DESTROY and table.card == "gorgon")
    text = told(arguments, "legal", "village A1", "destroy", "destroy A99", "yes")
    [targets] = re.findall("Say “destroy” and one of (.*)\\.", text)
    assert "\n".join(f"destroy {space}" for space in targets.split()) in text
    assert "Gorgon Gaze!\nChoose a space to destroy.\n" in text
    assert text.count("This is not what you are asked to do now.") == 2
    assert "Name a space too: destroy B4." in text
    last = targets.split()[-1]
    destroyed = told(arguments, f"destroy {last}", "ok")
    assert f"Destroy {last}: " in destroyed
    assert destroyed.count("Your map:") == 2


@pytest.mark.parametrize("word", ["yes", "no"])
def test_an_ambush_is_dodged_or_not(told: Told, kept: Kept, word: str) -> None:
    arguments = kept("everything", lambda table: table.task is Task.DODGE and not table.seats[0].paid)
    text = told(arguments, "legal", word)
    assert re.search(r"monsters on .*\.\nAcrobatics, 2 coins: .* Use it\? Say “yes” or “no”\.\nyes\nno\n", text)
    assert ("You met the ambush with acrobatics." in text) == (word == "yes")
    assert ("2 coins paid for skills." in text) == (word == "yes")


def test_skills_are_told_and_used(told: Told, kept: Kept) -> None:
    def may_search(table: Table) -> bool:
        return table.task is Task.DRAW and "search" in skills.usable(table, 0) and table.card == "hamlet"

    arguments = kept("everything", may_search)
    listed = told(arguments, "skills", "legal skill search all", "legal skill juggling")
    assert "Search. Free: draw one more space" in listed
    assert re.search("With a skill, if you like: .*Search \\(free\\)", listed)
    assert "There is no skill “juggling”." in listed
    [main, *_] = re.findall("^village .* skill search$", listed, re.MULTILINE)
    [extra] = re.findall("Say what Search adds: (and village [A-K0-9]+)", told(arguments, main))
    text = told(arguments, f"{main} {extra}", "ok")
    assert re.search("Village .* and Village [A-K0-9]+: ", text)
    assert "Search (not now). " in told("--resume kept.txt", "skills")


def test_a_game_without_skills_says_so(told: Told) -> None:
    assert "There are no skills in this game." in told(HAMLET, "skills")


def test_the_cards_on_the_table_are_told(told: Told, kept: Kept) -> None:
    text = told(kept("polish_heroes", lambda table: "dragon" in table.powers), "cards")
    assert "Dragon Inferno. D: shut in or slain, it leaves three coins.\n" in text
    assert re.search(r"^(Spring|Summer|Fall|Winter): .*\.\n\d+ cards are left in the deck\.$", text, re.MULTILINE)
