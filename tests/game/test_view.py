"""A seat is shown what it may know, and nothing changes for it when only secrets change."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from boards import LAW, SHEET_A
from cartographers.bots.uniform import choose
from cartographers.game.chance import shuffled
from cartographers.game.decide import play
from cartographers.game.events import AnswerConfirmed, MatchStarted, SeasonStarted
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Drawing, Task
from cartographers.game.view import seen, view
from matches import any_options, at_table, draw, played


def test_a_seat_sees_its_own_drawing() -> None:
    state = at_table("hamlet", SHEET_A, SHEET_A)
    _, state = play(state, draw(state, "village", "A1 B1 B2"))
    shown = view(state, 0).answer
    assert isinstance(shown, Drawing)
    assert shown.terrain == "village"


def test_others_see_only_that_it_has_drawn() -> None:
    before = at_table("hamlet", SHEET_A, SHEET_A)
    _, one = play(before, draw(before, "village", "A1 B1 B2"))
    _, other = play(before, draw(before, "village", "K1 K2 J1"))
    assert view(one, 1) == view(other, 1)
    assert view(one, 1) != view(before, 1)


def test_a_watcher_sees_no_drawing() -> None:
    state = at_table("hamlet", SHEET_A, SHEET_A)
    _, state = play(state, draw(state, "village", "A1 B1 B2"))
    assert view(state, None).answer is None


def test_others_do_not_see_the_drawing_in_the_event() -> None:
    state = at_table("hamlet", SHEET_A, SHEET_A)
    (event,), _ = play(state, draw(state, "village", "A1 B1 B2"))
    assert seen(event, 0) == event
    assert seen(event, 1) == seen(event, None) == AnswerConfirmed(0)


def test_nobody_sees_seed_and_decks_before_the_end() -> None:
    for event in played(Options(seats=2), "a secret").events:
        shown = seen(event, 0)
        if isinstance(shown, MatchStarted):
            assert (shown.seed, shown.ambushes) == ("", ())
        if isinstance(shown, SeasonStarted):
            assert shown.deck == ()


@given(
    options=any_options(), seed=st.text("abc", min_size=1, max_size=4), turns=st.integers(0, 30), other=st.text("xyz")
)
@LAW
def test_a_view_does_not_change_when_only_secrets_change(options: Options, seed: str, turns: int, other: str) -> None:
    match = Match(options, seed)
    chance = Random(seed)
    for _ in range(turns):
        if match.over:
            return
        seat = min(match.table.waiting)
        match.play(choose(match.view(seat), chance))
    state = match.state
    changed = replace(
        state,
        seed=other,
        deck=shuffled(other, "deck", state.deck),
        ambushes=shuffled(other, "ambushes", state.ambushes),
        answers=tuple(answer if seat == 0 else None for seat, answer in enumerate(state.answers)),
        heroes=shuffled(other, "heroes", state.heroes),
    )
    assert view(changed, 0) == view(state, 0)


@given(options=any_options(), seed=st.text("abc", min_size=1, max_size=4), turns=st.integers(0, 30))
@LAW
def test_every_answer_that_a_view_tells_is_accepted(options: Options, seed: str, turns: int) -> None:
    match, chance = Match(options, seed), Random(seed)
    for _ in range(turns):
        for seat in sorted(match.table.waiting):
            match.play(choose(match.view(seat), chance))
    for seat in range(options.seats):
        shown = match.view(seat)
        answers = shown.answers()
        assert answers == match.answers(seat)
        assert bool(answers) == (seat in match.table.waiting)
        for answer in chance.sample(answers, min(len(answers), 10)):
            play(match.state, shown.reply(answer))


def test_a_watcher_and_who_is_not_asked_have_no_answers() -> None:
    state = at_table("hamlet", SHEET_A, SHEET_A)
    assert view(state, None).answers() == []
    _, state = play(state, draw(state, "village", "A1 B1 B2"))
    assert view(state, 0).answers() == []


def test_a_view_tells_what_may_be_destroyed_and_that_an_ambush_may_be_dodged() -> None:
    ambushes, skills = ("dragon", "zombie", "gorgon", "troll"), ("acrobatics", "lore", "search")
    options = replace(PRESETS["everything"], seats=2, ambushes=ambushes, skills=skills)
    match, chance, tasks = Match(options, "3"), Random(3), set()
    while not match.over:
        for seat in sorted(match.table.waiting):
            tasks.add(match.table.task)
            match.answer(seat, chance.choice(match.answers(seat)))
    assert tasks == {Task.DRAW, Task.DESTROY, Task.DODGE}
