"""What most people do, in Firefox and in WebKit: alone, against a bot, with Heroes, with a phone."""

import re

import pytest

from browser.engines.conftest import PHONE, SeatPerson
from browser.engines.person import THOUGHT, Person
from browser.scenes import is_destruction, is_hero, season_end
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.presets import HEROES_GAME
from cartographers.game.record import replayed
from cartographers.game.scores import rating, standings, title
from cartographers.locales import texts
from staging import Stage, sought

SPACES = re.compile(r"\b[A-K]\d{1,2}")
END = "section[aria-label='The year is over']"
ASKED = "Choose a place on the map"
COUNTED = "Skip to the total"
GOES_ON = "Next season|To the result"


def plays_to_the_end(person: Person) -> None:
    """Plays by keys, anywhere it fits, until the year is over."""
    screens = set()
    while True:
        shown = person.reads(f"button, {END}", f"^({ASKED}|{COUNTED}|{GOES_ON}|The year is over)", THOUGHT)
        if shown not in screens:
            screens.add(shown)
            assert person.misses() == []
        if shown == "The year is over":
            return
        if shown == ASKED:
            person.presses("n")
            person.finds("button", "^Draw it")
            person.presses("Enter")
        else:
            person.presses("Escape")


def played_to_the_end(person: Person) -> Match:
    """A match that is played to its end, as the server has recorded it."""
    plays_to_the_end(person)
    return replayed(person.fetches(f"{END} a[href$='record']"))


def begins_alone_with_a_phone(person: Person) -> None:
    person.resize(*PHONE)
    person.visit("/")
    person.finds("button", "^Play solo")
    assert person.misses() == []
    person.clicks("button", "^Play solo")


def is_rated(person: Person, match: Match) -> None:
    """The end that is shown is the match's."""
    assert match.over
    rated = rating(match.table)
    assert person.reads(f"{END} h2") == texts("en").name("title", title(rated))
    assert person.reads(f"{END} .total").endswith(str(rated).replace("-", "−"))


@pytest.mark.deep
def test_a_newcomer_plays_a_whole_game_alone_with_a_phone(person: Person) -> None:
    begins_alone_with_a_phone(person)
    is_rated(person, played_to_the_end(person))


def test_a_newcomer_begins_alone_with_a_phone(person: Person) -> None:
    begins_alone_with_a_phone(person)
    for _ in range(2):
        person.finds("button", f"^{ASKED}", THOUGHT)
        person.presses("n")
        person.clicks("button", "^Draw it")
    person.finds("button", f"^{ASKED}")


def test_the_last_season_alone_with_a_phone(seated: SeatPerson, engine: str) -> None:
    stage = Stage(f"winter_alone_{engine}", Options(), "cartographers 5", ["Ann"])
    stage.begin()
    assert stage.play_until(lambda table: table.season == 3)
    person = seated(stage, PHONE)
    is_rated(person, played_to_the_end(person))


def test_a_newcomer_begins_against_a_bot(person: Person) -> None:
    person.visit("/")
    person.clicks("button", "^Play against bots")
    person.clicks("label", "^1$")
    person.clicks("label", "^Scribbler")
    person.clicks("button", "^Begin against one bot")
    for turn in (1, 2):
        person.finds("[aria-live]", rf"\bTurn {turn}:", THOUGHT)  # an ambush is told before it
        person.clicks("button", "^Next fit")
        person.clicks("button", "^Draw it")
    person.finds("[aria-live]", r"\bTurn 3:", THOUGHT)
    assert person.reads("section[aria-label='At the table'] button", "Bot 2")


def test_the_last_season_against_a_bot(seated: SeatPerson, engine: str) -> None:
    stage = Stage(f"winter_{engine}", Options(), "cartographers 5", ["Ann"], bots=1)
    stage.begin()
    assert stage.play_until(lambda table: table.season == 3)
    person = seated(stage)
    match = played_to_the_end(person)
    stars = [standing.stars for standing in standings(match.table)]
    shown = person.run(f'return [...document.querySelectorAll("{END} li .stars")].map((each) => each.textContent)')
    assert [int(each.replace("−", "-")) for each in shown] == stars


def test_a_hero_is_placed(seated: SeatPerson, engine: str) -> None:
    person = seated(sought(f"hero_{engine}", HEROES_GAME, ["Ann"], is_hero))
    person.clicks("button", f"^{ASKED}")
    [space] = SPACES.findall(person.reads("[aria-live]", "^Fits: "))
    assert person.misses() == []
    person.clicks("button", "^Draw it")
    person.finds("[role=gridcell]", f"^{space}\\b.*Hero")


def test_a_monster_destroys_a_space_on_a_phone(seated: SeatPerson, engine: str) -> None:
    person = seated(sought(f"target_{engine}", HEROES_GAME, ["Ann"], is_destruction), PHONE)
    person.finds("button", "^Choose a space$")
    person.presses("n")
    [space] = SPACES.findall(person.reads("button", "^Destroy "))
    assert person.misses() == []
    person.clicks("button", "^Destroy ")
    person.finds("[role=gridcell]", f"^{space}\\b.*destroyed")


def test_a_season_is_counted_on_a_phone(seated: SeatPerson, engine: str) -> None:
    person = seated(season_end(f"counting_{engine}"), PHONE)
    person.finds("button", f"^{ASKED}")
    person.clicks("[role=gridcell]", "^F6")
    person.finds("button", "^(Draw it|Does not fit)")
    person.clicks("button", "^Next fit")
    person.clicks("button", "^Draw it")
    person.finds("button", f"^{COUNTED}")
    assert person.misses() == []
    person.clicks("button", f"^{COUNTED}")
    person.clicks("button", f"^({GOES_ON})")
    person.finds("button", f"^{ASKED}")
