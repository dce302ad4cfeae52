"""Laws of the flow, from any options: play ends, logs replay, exactly the legal is accepted."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from boards import LAW, boards
from cartographers.board.grid import ALL, NONE, SPACES, Board
from cartographers.board.sheet import Sheet, Terrain
from cartographers.bots.uniform import choose
from cartographers.cards.printed import SKILLS
from cartographers.cards.sheets import ground
from cartographers.game import powers, skills
from cartographers.game.apply import apply
from cartographers.game.commands import Command, Reply, TakeBack
from cartographers.game.decide import decide, play
from cartographers.game.match import folded
from cartographers.game.offers import choices, number, offer
from cartographers.game.options import Options
from cartographers.game.record import record, replayed
from cartographers.game.refusals import Refused
from cartographers.game.state import Dodging, Drawing, State, Target, Task
from matches import any_options, play_some, played

SEEDS = st.text("0123456789abcdef", min_size=1, max_size=8)


def assert_sheet_is_legal(sheet: Sheet, printed: Sheet) -> None:
    village = sheet.village & ~sheet.farm  # a space may be both (R39)
    terrains = [sheet.forest, village, sheet.farm, sheet.water, sheet.monster, sheet.hero]
    everything = [*terrains, sheet.mountain, sheet.wasteland, sheet.destroyed]
    union = NONE
    for layer in everything:
        assert union & layer == NONE, "no space holds two things"
        union |= layer
    assert (sheet.dragon | sheet.zombie | sheet.gorgon | sheet.troll) & ~sheet.monster == NONE
    assert sheet.monster & sheet.marks == NONE  # R30
    assert union == sheet.filled
    assert sheet.filled & ~ALL == NONE
    assert (sheet.mountain, sheet.wasteland, sheet.ruins) == (printed.mountain, printed.wasteland, printed.ruins)


@given(options=any_options(6), seed=SEEDS)
@settings(deadline=None, max_examples=150)
def test_random_play_ends_in_a_legal_state(options: Options, seed: str) -> None:
    match = played(options, seed)
    for seat in match.table.seats:
        assert_sheet_is_legal(seat.sheet, ground(options.sheet))
        assert 0 <= seat.coins <= seat.coins + seat.paid <= 14
        assert len(seat.scores) == 4
        assert all(score.monsters <= 0 for score in seat.scores)


@given(options=any_options(), seed=SEEDS, turns=st.integers(0, 40), extra=st.integers(0, 3))
@LAW
def test_the_log_replays_to_the_state(options: Options, seed: str, turns: int, extra: int) -> None:
    match = play_some(options, seed, turns, extra)
    assert folded(match.events) == match.state


@given(options=any_options(), seed=SEEDS, turns=st.integers(0, 40))
@LAW
def test_the_record_replays_to_the_state(options: Options, seed: str, turns: int) -> None:
    match = play_some(options, seed, turns)
    assert replayed(record(match)).state == match.state


@given(options=any_options(), seed=SEEDS, turns=st.integers(0, 25), pick=st.randoms(use_true_random=False))
@settings(deadline=None, max_examples=60)
def test_exactly_what_is_offered_is_accepted(options: Options, seed: str, turns: int, pick: Random) -> None:
    match = play_some(options, seed, turns)
    if match.table.task is not Task.DRAW:
        return
    seat = min(match.table.waiting)
    offered = list(choices(offer(match.table, seat)))
    assert len(offered) == len(set(offered)) == number(offer(match.table, seat)) > 0
    for drawing in pick.sample(offered, min(30, len(offered))):
        assert accepts(match.state, drawn_as(drawing, seat, match.table.turn))
    legal = set(offered)
    for terrain in Terrain:
        for drawing in pick.sample(offered, min(10, len(offered))):
            moved = Drawing(terrain, drawing.spaces << pick.choice([0, 1, 11]) & ALL, drawing.marks)
            assert accepts(match.state, drawn_as(moved, seat, match.table.turn)) == (moved in legal)


@given(options=any_options(2), seed=SEEDS, turns=st.integers(0, 25), terrain=st.sampled_from(Terrain), spaces=boards())
@LAW
def test_any_other_drawing_is_refused(options: Options, seed: str, turns: int, terrain: Terrain, spaces: Board) -> None:
    match = play_some(options, seed, turns)
    if match.table.task is not Task.DRAW:
        return
    seat = min(match.table.waiting)
    legal = Drawing(terrain, spaces) in set(choices(offer(match.table, seat)))
    assert accepts(match.state, Reply(seat, match.table.turn, Drawing(terrain, spaces))) == legal


@given(options=any_options(3), seed=SEEDS, turns=st.integers(0, 25), pick=st.randoms(use_true_random=False))
@settings(deadline=None, max_examples=60)
def test_exactly_what_a_skill_offers_is_accepted(options: Options, seed: str, turns: int, pick: Random) -> None:
    match = play_some(options, seed, turns)
    table = match.table
    if table.task is not Task.DRAW:
        return
    seat = min(table.waiting)
    usable = skills.usable(table, seat)
    for skill in SKILLS:
        mains = list(choices(skills.main_offer(table, seat, skill))) if skill in usable else [Drawing(Terrain.FARM, 1)]
        assert len(mains) == len(set(mains))
        for main in pick.sample(mains, min(3, len(mains))):
            extras = [Drawing(main.terrain, NONE)]
            if skill in usable and skill in skills.ADDING:
                extras = list(choices(skills.extra_offer(table, seat, skill, main)))
            for extra in pick.sample(extras, min(3, len(extras))):
                terrain = extra.terrain if skill == "heal" else None
                drawing = Drawing(main.terrain, main.spaces, main.marks, skill, extra.spaces, terrain)
                command = Reply(seat, table.turn, drawing)
                assert accepts(match.state, command) == (skill in usable)


@given(options=any_options(3), seed=SEEDS, turns=st.integers(0, 30))
@LAW
def test_exactly_the_targets_may_be_destroyed(options: Options, seed: str, turns: int) -> None:
    match = play_some(replace(options, ambushes=("gorgon", "troll", "zombie", "dragon")), seed, turns)
    table = match.table
    seat = min(table.waiting, default=0)
    targets = powers.targets(table, table.card, seat) if table.task is Task.DESTROY else NONE
    accepted = [space for space in range(SPACES) if accepts(match.state, Reply(seat, table.turn, Target(1 << space)))]
    assert sum(1 << space for space in accepted) == targets


@given(
    options=any_options(3),
    seed=SEEDS,
    turns=st.integers(0, 30),
    command=st.one_of(
        st.builds(
            Reply,
            st.integers(-2, 5),
            st.integers(-1, 35),
            st.one_of(
                st.builds(Drawing, st.sampled_from(Terrain), st.integers(-(2**130), 2**130)),
                st.builds(Target, st.integers(-(2**130), 2**130)),
                st.builds(Dodging, st.booleans()),
            ),
        ),
        st.builds(TakeBack, st.integers(-2, 5), st.integers(-1, 35)),
    ),
)
@LAW
def test_whatever_is_wished_for_is_done_or_refused(options: Options, seed: str, turns: int, command: Command) -> None:
    accepts(play_some(options, seed, turns, 1).state, command)


@given(options=any_options(), seed=SEEDS, turns=st.integers(0, 30))
@LAW
def test_decide_tells_what_play_does(options: Options, seed: str, turns: int) -> None:
    match = play_some(options, seed, turns)
    if match.over:
        return
    seat = min(match.table.waiting)
    command = choose(match.view(seat), Random(seed))
    events, after = play(match.state, command)
    state = match.state
    for event in events:
        state = apply(state, event)
    assert (decide(match.state, command), after) == (events, state)


def drawn_as(drawing: Drawing, seat: int, turn: int) -> Reply:
    return Reply(seat, turn, drawing)


def accepts(state: State, command: Command) -> bool:
    """Whether a command is accepted; anything raised but a refusal breaks the law."""
    try:
        play(state, command)
    except Refused:
        return False
    return True


@pytest.mark.deep
def test_ten_thousand_random_games_end() -> None:
    for game in range(10_000):
        seats = 1 + game % 3
        assert played(Options(seats=seats, sheet="AB"[game % 2]), f"deep/{game}").over
