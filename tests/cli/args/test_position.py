"""A table from a few words: what is not said is worked out."""

import pytest

from cartographers.board.notation import lines_of
from cartographers.cards.printed import DECK, EXPLORE, HEROES, RUINS, SHEETS
from cartographers.cli.args.choices import card_id
from cartographers.cli.args.position import SEASONS, Season, position
from cartographers.game.decide import start
from cartographers.game.options import Options, year
from cartographers.game.presets import HEROES_GAME
from cartographers.game.refusals import Refused

EDICTS = ("borderlands", "mages_valley", "wildholds", "sentinel_wood")
EMPTY = lines_of(SHEETS["A"])


def test_the_first_turn_is_as_at_a_real_table() -> None:
    for options in (Options(sheet="B"), HEROES_GAME):
        real = start(options, "1")[1].table
        told = position(lines_of(SHEETS[options.sheet]), real.card, real.edicts, seen=real.revealed[:-1]).table
        assert (told.options.sheet, told.options.explore) == (options.sheet, options.explore)
        assert (told.time, told.hidden, told.revealed) == (real.time, real.hidden, real.revealed)
        assert (told.card, told.task, told.waiting) == (real.card, real.task, real.waiting)


def test_time_comes_from_what_was_seen_unless_it_is_told() -> None:
    orchard, hamlet, river = (EXPLORE[card].time for card in ("orchard", "hamlet", "great_river"))
    seen = ("hamlet", "temple_ruins", "great_river")
    assert position(EMPTY, "orchard", EDICTS, seen=seen).table.time == hamlet + river + orchard
    assert position(EMPTY, "orchard", EDICTS, seen=seen, time=4).table.time == 4 + orchard


@pytest.mark.parametrize(("season", "ambushes"), [("spring", 1), ("winter", 4)])
def test_every_season_adds_an_ambush(season: Season, ambushes: int) -> None:
    assert position(EMPTY, "orchard", EDICTS, season).table.hidden == 10 + 2 + ambushes


def test_monsters_on_the_map_have_left_the_deck() -> None:
    raided = ["BBBB.......", *EMPTY[1:]]
    assert position(raided, "orchard", EDICTS, "winter").table.hidden == 10 + 2 + 3


def test_coins_of_the_map_count_unless_others_are_told() -> None:
    lines = [*EMPTY, "coins: 3"]
    assert position(lines, "orchard", EDICTS).table.seats[0].coins == 3
    assert position(lines, "orchard", EDICTS, coins=5).table.seats[0].coins == 5


def test_ruins_must_be_covered() -> None:
    table = position(EMPTY, "orchard", EDICTS, ruins=True).table
    assert table.ruins
    assert table.hidden == 10 + 1 + 1


def test_a_ruins_card_that_was_not_seen_yet_makes_ruins_covered() -> None:
    revealed = position(EMPTY, "orchard", EDICTS, ruins=True, seen=["temple_ruins"]).table.revealed
    assert revealed == ("temple_ruins", "outpost_ruins", "orchard")
    both = tuple(RUINS)
    assert position(EMPTY, "orchard", EDICTS, ruins=True, seen=both).table.revealed == (*both, "orchard")


@pytest.mark.parametrize(
    ("seen", "code"),
    [
        (["hamlet", "hamlet"], "card_seen_twice"),
        (["hamlet", "Hamlet"], "card_seen_twice"),
        (["orchard"], "card_is_drawn_now"),
        ([next(card.id for card in EXPLORE.values() if card.set == "heroes")], "card_of_other_deck"),
        (["temple_ruins", next(iter(HEROES))], "card_of_other_deck"),
    ],
)
def test_cards_that_cannot_have_been_seen_are_refused(seen: list[str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        position(EMPTY, "orchard", EDICTS, seen=seen)
    assert (refused.value.code, refused.value.details["card"]) == (code, card_id(seen[-1], DECK))


@pytest.mark.parametrize("season", SEASONS)
def test_a_season_is_not_over_before_its_last_card(season: Season) -> None:
    end = year(Options())[SEASONS.index(season)].time
    assert position(EMPTY, "orchard", EDICTS, season, time=end - 1).table.time >= end
    with pytest.raises(Refused) as refused:
        position(EMPTY, "orchard", EDICTS, season, time=end)
    assert (refused.value.code, refused.value.details) == ("season_over", {"time": end, "end": end})


def test_cards_seen_do_not_take_longer_than_a_season() -> None:
    farms = [card.id for card in EXPLORE.values() if card.set == "base" and card.time == 2]
    with pytest.raises(Refused) as refused:
        position(EMPTY, "rift_lands", EDICTS, "winter", seen=farms[:3])
    assert refused.value.code == "season_over"


def test_a_zombie_on_the_map_keeps_its_power() -> None:
    lines = ["Z..........", *lines_of(SHEETS["C"])[1:]]
    assert position(lines, "orchard", EDICTS).table.powers == ("zombie",)


def test_a_ruins_card_is_not_drawn() -> None:
    with pytest.raises(Refused) as refused:
        position(EMPTY, "temple_ruins", EDICTS)
    assert refused.value.code == "nothing_on_ruins_card"
