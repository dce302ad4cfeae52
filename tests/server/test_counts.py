"""What a map earns, and what each drawing would change: told by the server, and true."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from boards import LAW, SHEET_A, drawing
from cartographers.board.notation import board_of
from cartographers.board.sheet import Terrain
from cartographers.bots.gains import stars_after
from cartographers.bots.uniform import choose
from cartographers.cards.printed import DECK, AmbushCard, ExploreCard, HeroCard
from cartographers.game import skills
from cartographers.game.apply import apply
from cartographers.game.commands import Reply
from cartographers.game.decide import play
from cartographers.game.events import TurnDrawn
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Drawing, Seat, State, Task
from cartographers.game.view import view
from cartographers.scoring import SCORERS, monsters
from cartographers.server.wire import views
from cartographers.server.wire.counts import gains
from cartographers.server.wire.protocol import AskOffer, Offer
from client import Socket, playing, refused, stepped
from matches import any_options, at_table, play_some
from serving import Server

SEEDS = st.text("0123456789abcdef", min_size=1, max_size=8)
GAMES = st.one_of(
    st.builds(replace, st.sampled_from(list(PRESETS.values())), seats=st.integers(1, 3)),
    any_options(3),
)


class Foreseen(NamedTuple):
    """A drawing of an offer, and what it is told to change."""

    terrain: Terrain
    spaces: list[str]
    marks: list[str]
    gain: tuple[int, ...]


def foreseen(told: dict[str, tuple[tuple[int, ...], ...]], offer: Offer) -> Iterator[Foreseen]:
    """What a page reads out of the numbers, with the offer alone."""
    for terrain in offer.terrains:
        rows = iter(told[terrain])
        for fit in offer.fits:
            for steps in offer.attacks or ((),):
                row = next(rows)
                assert len(row) == 6 * len(fit.at)
                for place, first in enumerate(fit.at):
                    gain = row[6 * place : 6 * place + 6]
                    yield Foreseen(terrain, stepped(first, fit.cells), stepped(first, steps), gain)
        assert list(rows) == []


def worth(state: State, owner: int) -> tuple[int, ...]:
    seat: Seat = state.table.seats[owner]
    return (*(SCORERS[card](seat.sheet).stars for card in state.table.edicts), seat.coins, monsters(seat.sheet).stars)


def after_turn(state: State, command: Reply, chance: Random) -> State:
    """The state when everybody's drawings have been revealed, before anything else happens."""
    for seat in sorted(state.table.waiting - {command.seat}):
        _, state = play(state, choose(view(state, seat), chance))
    events, _ = play(state, command)
    for happened in events:
        state = apply(state, happened)
        if isinstance(happened, TurnDrawn):
            return state
    raise AssertionError("nobody else was awaited")


def assert_true(state: State, seat: int, skill: str, offer: Offer, chance: Random, most: int = 25) -> None:
    told = list(foreseen(gains(state.table, seat, skill, stars_after), offer))
    assert told
    for terrain, spaces, marks, gain in chance.sample(told, min(most, len(told))):
        command = Reply(seat, state.table.turn, Drawing(terrain, board_of(spaces), board_of(marks), skill))
        now, then = worth(state, offer.sheet), worth(after_turn(state, command, chance), offer.sheet)
        assert gain == tuple(after - before for before, after in zip(now, then, strict=True)), (command, gain)


def offer_of(state: State, seat: int) -> Offer:
    offer = views._seated(state, seat, is_host=False).offer
    assert offer is not None
    return offer


@given(
    options=GAMES,
    seed=SEEDS,
    turns=st.integers(0, 30),
    kind=st.sampled_from([ExploreCard, AmbushCard, HeroCard]),
    chance=st.randoms(use_true_random=False),
)
@settings(LAW, max_examples=200)
def test_what_is_foreseen_happens(options: Options, seed: str, turns: int, kind: type, chance: Random) -> None:
    match = play_some(options, seed, turns)
    while not match.over and not (match.table.task is Task.DRAW and isinstance(DECK[match.table.card], kind)):
        match.play(choose(match.view(min(match.table.waiting)), chance))
    if match.over:
        return
    event(kind.__name__)
    seat = chance.choice(sorted(match.table.waiting))
    assert_true(match.state, seat, "", offer_of(match.state, seat), chance, 15)


@given(
    options=any_options(2),
    seed=SEEDS,
    turns=st.integers(2, 25),
    skill=st.sampled_from(skills.REPLACING),
    chance=st.randoms(use_true_random=False),
)
@settings(LAW, max_examples=150)
def test_what_is_foreseen_with_a_skill_happens(
    options: Options, seed: str, turns: int, skill: str, chance: Random
) -> None:
    match = play_some(replace(options, skills=skills.REPLACING, skill_limit="game"), seed, turns)
    table = match.table
    if table.task is not Task.DRAW:
        return
    seat = chance.choice(sorted(table.waiting))
    if skill not in skills.usable(table, seat) or not skills.main_offer(table, seat, skill).fits:
        return
    event(skill)
    offer = views.offer_with(table, seat, AskOffer("a", table.turn, skill))
    assert_true(match.state, seat, skill, offer, chance, 10)


HEMMED = drawing("""
    FFFFFFFFFFF
    FF.FFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
""")


def test_the_small_replacement_of_a_dragon_brings_no_treasure() -> None:
    state = at_table("dragon", HEMMED, HEMMED, options=PRESETS["polish_heroes"])
    assert isinstance(DECK[state.table.card], AmbushCard)
    ((*_, coins, _),) = [told.gain for told in foreseen(gains(state.table, 0, "", stars_after), offer_of(state, 0))]
    assert coins == 0  # R34


def test_a_heros_attack_is_foreseen() -> None:
    beset = drawing("""
        ...........
        .BBB.......
        .B.B.......
        .BBB.......
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
    """)
    hero = next(card.id for card in DECK.values() if isinstance(card, HeroCard))
    state = at_table(hero, beset, SHEET_A, options=PRESETS["polish_heroes"])
    assert_true(state, 0, "", offer_of(state, 0), Random(1), 200)


def test_a_lone_hero_is_offered_without_an_attack() -> None:
    state = at_table("pasture", HEMMED, HEMMED, options=PRESETS["polish_heroes"])
    offer = offer_of(state, 0)
    assert (offer.terrains[-1], offer.fallback, offer.attacks) == (Terrain.HERO, True, ())  # R12
    assert_true(state, 0, "", offer, Random(1), 200)


# Over the socket


async def play_spring(player: Socket) -> None:
    await player.play_until(Random(1), lambda: bool(player.table["season"] == 1))


@pytest.mark.anyio
async def test_the_gains_of_an_offer_are_told(server: Server) -> None:
    async with playing(server.address, 2) as (ada, _):
        told = await ada.ask({"type": "ask_gains", "turn": 1})
        offer = ada.news["you"]["offer"]
        assert told["gains"].keys() == set(offer["terrains"])
        assert all(
            [len(row) for row in rows] == [6 * len(fit["at"]) for fit in offer["fits"]]
            for rows in told["gains"].values()
        )


@pytest.mark.anyio
async def test_what_a_map_earns_is_told_to_everybody(server: Server) -> None:
    async with playing(server.address, 2) as (ada, bob), Socket(server.address, ada.match) as watcher:
        await asyncio.gather(*(play_spring(player) for player in (ada, bob)))
        counted = await watcher.ask({"type": "ask_count", "seat": 1})
        scored = ada.table["sheets"][1]["scores"][0]
        assert [earned["stars"] for earned in counted["edicts"][:2]] == scored["edicts"]
        assert counted["monsters"]["stars"] == scored["monsters"]
        with refused("unknown_seat"):
            await watcher.ask({"type": "ask_count", "seat": 2})


@pytest.mark.anyio
async def test_questions_about_a_drawing_are_for_who_is_to_draw(server: Server) -> None:
    async with playing(server.address, 2) as (ada, _), Socket(server.address, ada.match) as watcher:
        with refused("not_seated"):
            await watcher.ask({"type": "ask_gains", "turn": 1})
        with refused("turn_over"):
            await ada.ask({"type": "ask_gains", "turn": 2})
        with refused("skill_not_usable"):
            await ada.ask({"type": "ask_offer", "turn": 1, "skill": ""})
        await ada.answer(Random(1))
        with refused("turn_over"):
            await ada.ask({"type": "ask_gains", "turn": 1})


SKILLED: dict[str, Any] = {"ambushes": [], "ruins": False, "skills": ["lore", "stealth", "search"]}


@pytest.mark.anyio
@pytest.mark.parametrize("skill", ["lore", "stealth"])
async def test_what_a_skill_offers_is_told_and_may_be_drawn(server: Server, skill: str) -> None:
    async with playing(server.address, 1, SKILLED) as (ada,):
        offer = (await ada.ask({"type": "ask_offer", "turn": 1, "skill": skill}))["offer"]
        fit = offer["fits"][-1]
        wish = {"terrain": offer["terrains"][0], "spaces": stepped(fit["at"][0], fit["cells"])}
        await ada.ask({"type": "draw", "turn": 1, "skill": skill, **wish})
        assert ada.table["sheets"][0]["skills"] == [skill]


@pytest.mark.anyio
async def test_what_a_skill_adds_to_a_drawing_is_told_and_may_be_drawn(server: Server) -> None:
    async with playing(server.address, 1, SKILLED) as (ada,):
        wish = {**ada.choice(Random(1)), "skill": "search"}
        asked = {key: wish[key] for key in ("turn", "skill", "terrain", "spaces")}
        offer = (await ada.ask({"type": "ask_offer", **asked}))["offer"]
        assert offer["terrains"] == [wish["terrain"]]
        await ada.ask({**wish, "extra": [offer["fits"][0]["at"][0]]})
        assert ada.table["sheets"][0]["skills"] == ["search"]
        with refused("skill_not_usable"):
            await ada.ask({"type": "ask_offer", "turn": 2, "skill": "search"})


@pytest.mark.anyio
async def test_a_skill_adds_nothing_to_what_may_not_be_drawn(server: Server) -> None:
    async with playing(server.address, 1, SKILLED) as (ada,):
        asked = {"type": "ask_offer", "turn": 1, "skill": "search", "terrain": "forest"}
        with refused("spaces_taken"):
            await ada.ask({**asked, "spaces": ["B4"]})
