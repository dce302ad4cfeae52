"""Games on a real terminal, by keys, and how they end."""

import re
import signal
from pathlib import Path

import pytest

from cartographers.cli import app
from cartographers.game.match import Match
from cartographers.game.options import FIRST_EDICTS, Options
from cartographers.game.record import record, replayed
from cli.person import Person
from matches import played


def seed_for(card: str, first_game: bool = False) -> str:
    """A seed that begins a game alone with `card`."""
    options = Options(edicts=FIRST_EDICTS["base"] if first_game else ())
    return next(seed for seed in map(str, range(1000)) if Match(options, seed).table.card == card)


def played_until(person: Person, words: str) -> str:
    """Draws whatever the ghost shows until the screen says `words`."""
    for _ in range(200):
        if words in person.screen:
            return person.screen
        person.press("enter")
    raise AssertionError(person.screen)


def test_a_whole_game_alone_from_the_first_card_to_the_title(tmp_path: Path) -> None:
    person = Person("--seed", "1", "--save", "game.txt", cwd=tmp_path)
    assert "Turn 1" in person.screen
    drawn = 0
    while "The year is over" not in person.screen:
        if "Press a key" in person.screen:
            person.press("enter")
            continue
        person.press("r", "n", "t", "enter")
        assert "Draw it?" in person.screen
        person.press("enter")
        drawn += 1
    assert drawn > 15, "four seasons of some cards each"
    assert "You are: " in person.screen
    code, said = person.leave("q")
    assert code == 0
    match = replayed((tmp_path / "game.txt").read_text())
    assert match.over
    assert f"{match.table.seats[0].stars} stars, rating " in said
    assert "--seed 1" in said


def test_a_game_against_bots_is_ranked(tmp_path: Path) -> None:
    person = Person("--seed", "1", "--players", "3", cwd=tmp_path)
    counted = played_until(person, "Spring is over")
    assert {"You", "Bot 1", "Bot 2"} <= set(re.findall(r"You|Bot \d", counted))
    played_until(person, "The year is over")
    assert re.search(r"(You win|Bot \d wins|win together)", person.screen)
    assert person.leave("q")[0] == 0


def test_an_ambush_is_drawn_on_a_neighbours_map_and_a_neighbour_draws_on_ours(tmp_path: Path) -> None:
    person = Person("--seed", "1", "--players", "3", cwd=tmp_path)
    assert re.search(r"You draw on the map of Bot [12]\.", played_until(person, "Ambush!"))
    assert re.search(r"\[[Bb]\]", person.screen)
    raided = person.press("enter", "enter")
    assert re.search(r"Bot \d drew monsters on your map, on", raided)
    assert re.search("<[Bb]>", raided)


def test_a_walk_is_shown_with_what_it_costs(tmp_path: Path) -> None:
    person = Person("--seed", "1", cwd=tmp_path)
    raided = played_until(person, "Ambush!")
    assert re.search(r"^\w+ \w+: monsters on ([A-K]\d+ ?){3,5}\.$", raided, re.MULTILINE)
    assert re.search(r"Monsters +0★ +−\d", raided)
    assert "Ambush!" not in person.press("x")


def test_a_ghost_that_may_not_be_drawn_says_why_and_is_not_drawn(tmp_path: Path) -> None:
    person = Person("--seed", seed_for("homestead"), cwd=tmp_path)
    blocked = person.press("left")
    assert "Some of these spaces are filled already." in blocked
    assert "×" in blocked
    assert "Draw it?" not in person.press("enter")
    assert "Turn 1" in person.screen


def test_a_drawing_is_taken_back_before_it_is_confirmed(tmp_path: Path) -> None:
    person = Person("--seed", "1", cwd=tmp_path)
    assert "Draw it?" in person.press("enter")
    assert "Draw it?" not in person.press("escape")
    assert "Draw it?" in person.press(" ")
    assert "Draw it?" not in person.press("u")
    assert "Draw it?" in person.press("enter")
    assert "Draw it?" not in person.press("up")
    assert "Turn 1" in person.screen


def test_the_edicts_are_walked_through_and_light_what_counts(tmp_path: Path) -> None:
    person = Person("--seed", "1", "--edicts", "first", "--edict-order", "given", cwd=tmp_path)
    person.press("enter")
    names = [person.press("e").splitlines()[-2].partition(":")[0] for _ in range(5)]
    assert names == ["Sentinel Wood", "Mages Valley", "Wildholds", "Borderlands", "Monsters"]
    assert "Draw it?" in person.press("e"), "after the last the ghost is back"


def test_a_placed_ghost_lights_what_it_would_earn(tmp_path: Path) -> None:
    person = Person(
        "--seed", seed_for("homestead", first_game=True), "--edicts", "first", "--edict-order", "given", cwd=tmp_path
    )
    assert "Farm E7 F7 F8 G7  +1 this season  Draw it?" in person.press("t", "enter")
    assert "*A*" in person.press("e", "e")


def test_other_maps_and_the_help_are_shown_and_left(tmp_path: Path) -> None:
    person = Person("--seed", "1", "--players", "3", cwd=tmp_path)
    before = person.screen
    assert "Map: Bot 1" in person.press("v")
    assert "Map: Bot 2" in person.press("v")
    assert "Map: You" in person.press("v")
    assert "Map: Bot 1" in person.press("v", "right", "left")
    person.press("escape")
    assert "previous place where it may be drawn" in person.press("?")
    assert "a small letter stands on ruins" in person.press("x")
    assert person.press("x") == before
    assert "left in the deck." in person.press("c")
    assert person.press("x") == before


@pytest.mark.parametrize(("width", "height"), [(80, 24), (110, 36)])
def test_everything_fits_the_window(tmp_path: Path, width: int, height: int) -> None:
    person = Person("--seed", "1", cwd=tmp_path, width=width, height=height, COLUMNS="40", LINES="9")
    lines = person.screen.splitlines()
    assert len(lines) == height
    assert lines[-1].endswith("? help")
    assert "Spring –  Summer –  Fall –  Winter –" in person.screen
    assert "…" not in person.screen


def test_the_screen_follows_the_window(tmp_path: Path) -> None:
    person = Person("--seed", "1", cwd=tmp_path)
    person.press("enter")
    assert "Draw it?" in person.resize(110, 36)
    assert "This window is 60 × 20. The game needs 80 × 24" in person.resize(60, 20)
    assert "Draw it?" in person.resize(80, 24)


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    person = Person("--seed", "1", cwd=tmp_path, NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*(?:38|48);", person.written)
    assert not re.search(r"\x1b\[(?:[0-9]+;)*(?:3|4|9|10)[0-7](?:;[0-9]+)*m", person.written)
    assert re.search(r"\[[FVAWB]\]", person.screen)


def test_leaving_asks_for_a_file_and_the_game_goes_on_from_it(tmp_path: Path) -> None:
    person = Person("--seed", "1", "--players", "2", cwd=tmp_path)
    person.press("enter", "enter", "enter", "enter")
    before = person.press("v")
    person.press("v")
    assert "Save before you leave?" in person.press("q")
    assert "cartographers-1.txt" in person.press("y")
    code, said = person.leave("enter")
    assert code == 0
    assert (
        said == "The game is kept in cartographers-1.txt. Go on with: cartographers play --resume cartographers-1.txt"
    )
    assert [file.name for file in tmp_path.iterdir()] == ["cartographers-1.txt"]
    again = Person("--resume", "cartographers-1.txt", cwd=tmp_path)
    assert again.press("v") == before
    played_until(again, "The year is over")
    assert again.leave("q")[0] == 0
    assert replayed((tmp_path / "cartographers-1.txt").read_text()).over


def test_leaving_without_saving_leaves_nothing(tmp_path: Path) -> None:
    person = Person("--seed", "1", cwd=tmp_path)
    assert "Turn 1" in person.press("q", "escape")
    person.press("q")
    assert person.leave("n") == (0, "The game was not saved.")
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_not_this_game_is_never_written_over(tmp_path: Path) -> None:
    mine = tmp_path / "cartographers-1.txt"
    mine.write_text("my notes")
    person = Person("--seed", "1", cwd=tmp_path)
    assert "is there already" in person.press("w", "enter")
    assert mine.read_text() == "my notes"
    assert "Saved in cartographers-1.txt2." in person.press("w", "2", "enter")


def test_ctrl_c_leaves_a_clean_terminal(tmp_path: Path) -> None:
    person = Person("--seed", "1", cwd=tmp_path)
    code, said = person.leave("\x03")
    assert code == 130
    assert said == "Interrupted. Start with --save FILE and the game is kept after every turn."


def test_ctrl_c_loses_nothing_that_is_kept(tmp_path: Path) -> None:
    person = Person("--seed", "1", "--save", "game.txt", cwd=tmp_path)
    person.press("enter", "enter")
    code, said = person.leave("\x03")
    assert code == 130
    assert said.endswith("Go on with: cartographers play --resume game.txt")
    assert replayed((tmp_path / "game.txt").read_text()).table.turn == 2


def test_going_on_names_the_bot_and_a_file_with_spaces(tmp_path: Path) -> None:
    person = Person("--seed", "1", "--players", "2", "--bot", "random", "--save", "my game.txt", cwd=tmp_path)
    assert person.leave("\x03")[1].endswith("Go on with: cartographers play --resume 'my game.txt' --bot random")
    again = Person("--resume", "my game.txt", "--bot", "random", cwd=tmp_path)
    again.press("q")
    assert again.leave("y")[1].endswith("cartographers play --resume 'my game.txt' --bot random")


def test_who_plays_alone_needs_no_bot_to_go_on(tmp_path: Path) -> None:
    person = Person("--seed", "1", "--bot", "random", "--save", "game.txt", cwd=tmp_path)
    assert person.leave("\x03")[1].endswith("cartographers play --resume game.txt")


def test_a_terminated_game_leaves_a_clean_terminal(tmp_path: Path) -> None:
    assert Person("--seed", "1", cwd=tmp_path).kill(signal.SIGTERM)[0] == 128 + signal.SIGTERM


def test_ctrl_z_comes_back_to_the_same_screen(tmp_path: Path) -> None:
    person = Person("--seed", "1", cwd=tmp_path)
    before = person.screen
    assert person.press("\x1a") == before


def assert_not_played(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    """Nothing but one sentence on stderr, and exit code 2."""
    assert app.run(["play", *arguments]) == 2
    assert capsys.readouterr() == ("", f"{sentence}\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--resume nowhere.txt", "The file nowhere.txt cannot be read: No such file or directory."),
        ("--bot nobody", "There is no bot “nobody”; there are random, greedy, planner, master."),
        (
            "--bot master:0",
            "“master:0” is no bot with a budget: only master takes one, 1 to 60,000 milliseconds, such as master:30, "
            "or master:30x2 with two threads, at most 64.",
        ),
        ("--sheet Q", "The option sheet is one of A B C D, not “Q”."),
        ("--seed=", "A seed is 1 to 128 printable characters without spaces around them."),
        ("--save no/where.txt", "The file no/where.txt cannot be written: No such file or directory."),
        ("--resume - --players 2 --sheet B", "A resumed game has its own options: leave out --players, --sheet."),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_not_played(capsys, arguments.split(), sentence)
    assert not list(tmp_path.iterdir())


def test_a_game_that_is_over_is_not_resumed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(played(Options(), "1")))
    sentence = f"The game in {file} is over. Look at it with: cartographers replay {file}"
    assert_not_played(capsys, ["--resume", str(file)], sentence)


def test_a_file_that_is_no_record_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("hello")
    sentence = f"{file}: This is not a game record: its first line is not “cartographers record 1”."
    assert_not_played(capsys, ["--resume", str(file)], sentence)


def test_a_new_game_is_not_kept_in_a_file_that_is_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(Match(Options(), "1")))
    sentence = f"{file} is there already and is not this game: choose another name."
    assert_not_played(capsys, ["--seed", "2", "--save", str(file)], sentence)
