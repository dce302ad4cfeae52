"""Whole games through the rules, painted into the scorer: the same stars, and nothing that cannot be."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cartographers.bots.greedy import choose as greedy
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.refusals import Refused
from cartographers.game.scores import rating, title
from cartographers.paper.counting import counted
from cartographers.paper.game import PaperGame, PaperSeason
from cartographers.paper.record import read, record
from matches import DIFFERENT_PRESETS, EDICTS, any_options, played
from paper.painted import painted


def check_as_the_rules_have_it(match: Match, seat: int) -> None:
    for is_whole in (True, False):
        game, scores = painted(match, seat, is_whole)
        found = counted(game)
        assert tuple(season.score for season in found.seasons if season) == scores
        assert [season.oddities for season in found.seasons if season] == [()] * 4
        assert found.stars == match.table.seats[seat].stars
        assert read(record(found)).game == game
        if match.table.options.seats == 1:
            assert (found.rating, found.title) == (rating(match.table), title(rating(match.table)))


@pytest.mark.parametrize(("preset", "seats"), [*product(DIFFERENT_PRESETS, (1, 3))])
def test_every_preset_counts_as_the_rules_do(preset: str, seats: int) -> None:
    for seed in range(3):
        match = played(replace(DIFFERENT_PRESETS[preset], seats=seats), f"paper {seed}")
        for seat in range(seats):
            check_as_the_rules_have_it(match, seat)


@given(options=any_options(3), seed=st.text("abc", max_size=4))
def test_any_game_counts_as_the_rules_do(options: Options, seed: str) -> None:
    match = played(options, f"paper {seed}")
    for seat in range(options.seats):
        check_as_the_rules_have_it(match, seat)


@pytest.mark.parametrize("preset", ["english", "everything"])
def test_bots_that_want_stars_count_as_the_rules_do(preset: str) -> None:
    match, chance = Match(DIFFERENT_PRESETS[preset], "paper"), Random(1)
    while not match.over:
        match.play(greedy(match.view(0), chance))
    check_as_the_rules_have_it(match, 0)


def test_seasons_that_nobody_knows_are_left_out() -> None:
    game, scores = painted(played(DIFFERENT_PRESETS["combined"], "gaps"), 0)
    first, _, third, last = game.seasons
    found = counted(replace(game, seasons=(first, None, third, last)))
    assert [season and season.score for season in found.seasons] == [scores[0], None, scores[2], scores[3]]
    assert all(not season.oddities for season in found.seasons if season)
    assert (found.is_over, found.rating, found.title) == (False, None, "")


MAP = ("...........",) * 11


@pytest.mark.parametrize(
    ("game", "code"),
    [
        (PaperGame(Options(), ()), "paper_edicts"),
        (PaperGame(Options(edicts=EDICTS), (), "a" * 10_000), "paper_name"),
        (PaperGame(Options(edicts=EDICTS), (), "two\nlines"), "paper_name"),
        (PaperGame(Options(edicts=EDICTS), (None,) * 5), "paper_seasons"),
        (PaperGame(Options(edicts=EDICTS), (PaperSeason(MAP[:3]),)), "wrong_rows"),
        (PaperGame(Options(edicts=EDICTS), (PaperSeason(("..",) * 11),)), "wrong_columns"),
        (PaperGame(Options(edicts=EDICTS), (PaperSeason(("Q" * 11,) * 11),)), "unknown_letter"),
        (PaperGame(Options(edicts=EDICTS), (PaperSeason(("." * 10_000,) * 11),)), "paper_map"),
        (PaperGame(Options(edicts=EDICTS), (PaperSeason(MAP, 15),)), "wrong_coins"),
        (PaperGame(Options(edicts=EDICTS), (PaperSeason(MAP, 0, ("dragon",)),)), "paper_card"),
        (PaperGame(Options(edicts=EDICTS), (PaperSeason(MAP, 0, ("hamlet",) * 2),)), "paper_card_twice"),
        (PaperGame(Options(edicts=EDICTS), (PaperSeason(MAP, 0, ("hamlet",) * 41),)), "paper_many_cards"),
        (PaperGame(Options(sheet="Q", edicts=EDICTS), ()), "unknown_choice"),
    ],
)
def test_what_is_no_game_is_refused(game: PaperGame, code: str) -> None:
    with pytest.raises(Refused) as refused:
        counted(game)
    assert refused.value.code == code
