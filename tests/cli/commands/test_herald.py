"""The herald in a terminal: by keys, line by line, and as data for scripts."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from cartographers.cards.printed import AMBUSH, DECK, EXPLORE, HEROES
from cartographers.game.codec import plain
from cartographers.game.herald import announcements
from cartographers.game.options import FIRST_EDICTS, Options
from cartographers.game.presets import PRESETS
from cartographers.locales import LANGUAGES, speak, texts
from cartographers.telling.herald import announced
from cli.person import Person
from cli.program import assert_refused, run

EDICTS = ",".join(FIRST_EDICTS["base"])


def test_a_whole_game_line_by_line_is_what_the_seed_deals() -> None:
    told = announcements(Options(fallback_terrain="card", seats=4), "7")
    ended = run("herald", "--players", "4", "--seed", "7", "--plain", text="\n" * len(told))
    assert ended.returncode == 0, ended
    names = [texts("en").name("card", each.card) for each in told if each.card]
    shown = [
        line
        for line in ended.stdout.splitlines()
        if any(line.startswith((f"{name},", f"Ambush: {name}.")) for name in names)
    ]
    assert [next(name for name in names if name in line) for line in shown] == names
    assert "The year is over" in ended.stdout


def test_the_whole_deal_as_data() -> None:
    ended = run("herald", "--preset", "everything", "--players", "3", "--seed", "7", "--json")
    laid_out, *told = map(json.loads, ended.stdout.splitlines())
    assert len(laid_out["edicts"]) == 4
    assert told == plain(announcements(PRESETS["everything"], "7"))


def test_one_step_back_by_lines() -> None:
    lines = run("herald", "--seed", "7", text="\n\nb\nq\n").stdout.splitlines()
    cards = [line for line in lines if (", time " in line and "·" not in line) or line.startswith("Ambush")]
    assert cards[0] == cards[2] != cards[1]


def test_cards_of_a_box_are_typed_by_their_names() -> None:
    said = "Temple Ruins\nhamlet\nHamlet\nPasture\nno such card\ngreat_river\nq\n"
    ended = run("herald", "--enter", "--edicts", EDICTS, "--players", "4", text=said)
    assert ended.returncode == 0, ended
    for sentence in (
        "Another card follows at once.",
        "Cover a ruins space.",
        "“Hamlet” was turned up already.",
        "“Pasture” cannot be in the deck of this game now.",
        "There is no card “no such card” that fits here.",
        "Great River, Water, time 1.",
    ):
        assert sentence in ended.stdout


def test_bad_asking_is_refused_in_one_sentence() -> None:
    assert_refused(run("herald", "--enter"), "Say first which four edicts lie under A to D.")
    assert run("herald", "--players", "101").returncode == 2
    assert_refused(
        run("herald", "--enter", "--edicts", EDICTS, "--json"),
        "The whole deal at once needs cards that are dealt, not entered.",
    )


def test_by_keys_on_a_real_terminal(tmp_path: Path) -> None:
    person = Person("--seed", "7", "--players", "4", cwd=tmp_path, command="herald", height=40)
    assert "Enter: next" in person.screen
    first = person.press("enter")
    assert "██" in first
    assert person.press("right") != first
    assert person.press("b") == first
    assert person.leave("q") == (0, "")


def test_cards_are_typed_by_keys(tmp_path: Path) -> None:
    arguments = ("--enter", "--edicts", EDICTS, "--players", "4")
    person = Person(*arguments, cwd=tmp_path, command="herald", height=40)
    assert "> hamlex" in person.press(*"hamlex")
    assert "There is no card “hamlex” that fits here." in person.press("enter")
    assert "Hamlet" in person.press(*"Hamlet", "enter")
    assert person.leave("escape") == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["english", "german", "polish_heroes", "everything"])
def test_every_card_is_announced_in_every_language(language: str, preset: str) -> None:
    """Around a table and alone: every card of a deck, with what to do."""
    speak(language)
    try:
        for seats in (1, 4):
            options = replace(PRESETS[preset], seats=seats)
            seen: set[str] = set()
            for seed in map(str, range(12)):
                for told in announcements(options, seed):
                    assert all(announced(told, options))
                    seen |= {told.card}
            kinds = {**EXPLORE, **AMBUSH, **HEROES}
            assert seen - {""} <= {*DECK} & {*kinds}
    finally:
        speak("en")
