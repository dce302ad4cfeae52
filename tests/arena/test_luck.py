"""The luck of the cards: zero in the long run whoever plays, and most of what games spread by."""

from functools import cache
from random import Random
from statistics import fmean, pstdev, stdev

import pytest
from msgspec.structs import replace

from cartographers.arena.contest import played
from cartographers.arena.estimates import estimate
from cartographers.arena.finished import Finished
from cartographers.arena.question import Question, Unplayable, check_seats, lineups
from cartographers.arena.report import report
from cartographers.cards.printed import AMBUSH
from cartographers.game.decide import play, start
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.scores import rating
from cartographers.game.state import State
from cartographers.game.view import view
from cartographers.native.search.bots import planned
from cartographers.native.search.luck import Thinking, Turn


def positions(options: Options, seed: str) -> list[State]:
    """A game of the planner, question by question."""
    _, state = start(options, seed)
    found = []
    while not state.table.over:
        found.append(state)
        _, state = play(state, planned(view(state, 0), Random(1)))
    return found


def answered(state: State) -> Turn:
    """What the planner sees and answers."""
    seen = view(state, 0)
    return seen, planned(seen, Random(1))


def comes_next(state: State, place: int) -> State:
    """The same to everybody at the table, with another unseen card on top of the deck."""
    deck = state.deck
    return replace(state, deck=(deck[place], *deck[:place], *deck[place + 1 :]))


def shuffled(state: State, chance: Random) -> State:
    """The same to everybody at the table: the deck in another order, and ambushes that come later in others' place."""
    ambushes = [card for card in state.deck if card in AMBUSH] + list(state.ambushes)
    chance.shuffle(ambushes)
    deck = [ambushes.pop() if card in AMBUSH else card for card in state.deck]
    chance.shuffle(deck)
    return replace(state, deck=tuple(deck), ambushes=tuple(ambushes))


def test_what_may_come_is_what_the_rules_deal() -> None:
    """Where only explore cards are left, each of them comes as often: what is left then follows from the core."""
    options = Options(ambushes=(), ruins=False)
    thinking, compared = Thinking(options, Random(1)), 0
    for state in positions(options, "exact")[::4]:
        turn = answered(state)
        left = [play(comes_next(state, place), turn[1])[1] for place in range(len(state.deck))]
        if left[0].table.season == state.table.season:
            exact = [thinking.points(view(after, 0)) for after in left]
            found = thinking.points_after(turn, 2000)
            assert {round(points, 6) for points in found} == {round(points, 6) for points in exact}
            assert fmean(found) == pytest.approx(fmean(exact), abs=4 * pstdev(exact) / 2000**0.5)
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("turn", [0, 7, 11, 19])
def test_ambushes_ruins_and_seasons_that_end_come_as_often_as_the_rules_deal_them(turn: int) -> None:
    thinking, chance = Thinking(Options(), Random(1)), Random(2)
    state = positions(Options(), "often")[turn]
    asked = answered(state)
    dealt = [play(shuffled(state, chance), asked[1])[1] for _ in range(400)]
    core = [thinking.points(view(after, 0)) for after in dealt]
    found = thinking.points_after(asked, 4000)
    assert fmean(found) == pytest.approx(fmean(core), abs=4 * stdev(core) / 400**0.5)
    assert stdev(found) == pytest.approx(stdev(core), rel=0.3)


def test_nothing_is_left_to_luck_after_the_last_answer() -> None:
    state = positions(Options(), "last")[-1]
    turn = answered(state)
    _, end = play(state, turn[1])
    assert set(Thinking(Options(), Random(1)).points_after(turn, 20)) == {rating(end.table)}


@cache
def games(bot: str, deals: int, options: Options) -> tuple[Finished, ...]:
    question = Question(options, (bot,), "luck", deals, luck=True)
    return tuple(played(question, list(lineups(question)), 1, None))


@pytest.mark.parametrize(
    ("bot", "deals", "options"),
    [("random", 30, Options()), ("planner", 30, Options()), ("greedy", 12, PRESETS["everything"])],
    ids=["random", "planner", "everything"],
)
def test_luck_is_zero_in_the_long_run_whoever_plays(bot: str, deals: int, options: Options) -> None:
    """Within twice the interval: a mean beyond that would come of itself once in ten thousand times."""
    luck = estimate([game.seats[0].luck or 0.0 for game in games(bot, deals, options)])
    assert luck.margin is not None
    assert 1 < luck.margin < 15
    assert abs(luck.mean) < 2 * luck.margin


def test_without_luck_the_interval_is_half() -> None:
    found = games("planner", 30, Options())
    [planner] = report(Question(Options(), ("planner",), "luck", 30, luck=True), found, 30).entrants
    assert planner.without_luck is not None
    assert planner.without_luck.margin is not None
    assert planner.points.margin is not None
    assert planner.without_luck.margin < 0.6 * planner.points.margin
    assert abs(planner.without_luck.mean - planner.points.mean) < planner.points.margin


def test_the_same_game_has_the_same_luck_again() -> None:
    question = Question(Options(), ("greedy",), "luck", 2, luck=True)
    first, again = ([game.seats[0].luck for game in played(question, list(lineups(question)), 1, None)] for _ in "12")
    assert first == again
    assert None not in first


def test_who_sees_the_deck_has_no_luck() -> None:
    question = Question(Options(), ("clairvoyant:3",), "luck", 1, luck=True)
    [game] = played(question, list(lineups(question)), 1, None)
    assert game.seats[0].luck is None


def test_it_is_told_of_solo_games_only() -> None:
    with pytest.raises(Unplayable, match="luck-alone"):
        check_seats(Question(Options(seats=2), ("random",), "luck", 1, luck=True))
