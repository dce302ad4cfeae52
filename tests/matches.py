"""Matches for tests: a table in the middle of a game, and whole games of random drawings."""

from collections.abc import Mapping
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from boards import SHEET_A, grounds
from cartographers.board.ground import code_of
from cartographers.board.notation import board_of
from cartographers.board.sheet import Sheet, Terrain
from cartographers.bots.uniform import choose
from cartographers.cards.printed import AMBUSH, EXPLORE, HEROES, SCORING, SHEETS, SKILLS, Category
from cartographers.game.apply import apply, opened
from cartographers.game.commands import Command, Reply
from cartographers.game.decide import following, play
from cartographers.game.events import MatchStarted, SeasonStarted
from cartographers.game.match import Match
from cartographers.game.options import CHOICES, Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Drawing, Seat, State

# Editions that are played alike are tried once.
DIFFERENT_PRESETS = {
    name: options for name, options in PRESETS.items() if options not in [*PRESETS.values()][: [*PRESETS].index(name)]
}
EDICTS = ("sentinel_wood", "mages_valley", "wildholds", "borderlands")


def at_table(
    deck: str,
    *sheets: Sheet,
    options: Options | None = None,
    season: int = 0,
    time: int = 0,
    coins: int = 0,
    edicts: tuple[str, ...] = EDICTS,
    skills: tuple[str, ...] = (),
) -> State:
    """A match in which the cards of `deck` come next, then all others; its seats have `sheets`, or one a fresh A."""
    sheets = sheets or (SHEET_A,)
    chosen = replace(options or Options(), seats=len(sheets))
    state = opened(MatchStarted(chosen, edicts, skills, 1, "", "", "seed"))
    named = deck.split()
    explore = [card.id for card in EXPLORE.values() if card.set == chosen.explore]
    cards = (*named, *(card for card in explore if card not in named))
    state = apply(state, SeasonStarted(season, len(cards), cards))
    seats = tuple(Seat(sheet, coins, scores=()) for sheet in sheets)
    *_, (_, state) = following(replace(state, table=replace(state.table, seats=seats, time=time)))
    return state


def draw(state: State, terrain: str, spaces: str, seat: int = 0) -> Reply:
    """The command to draw the named spaces in the current turn."""
    return Reply(seat, state.table.turn, Drawing(Terrain(terrain), board_of(spaces.split())))


def played(options: Options, seed: str) -> Match:
    """A whole match of random drawings."""
    match = Match(options, seed)
    chance = Random(seed)
    while not match.over:
        for seat in sorted(match.table.waiting):
            match.play(choose(match.view(seat), chance))
    return match


def any_options(most_seats: int = 4) -> st.SearchStrategy[Options]:
    """Everything a table may choose, of all games together."""
    by_category = [
        st.sampled_from([card.id for card in SCORING.values() if card.category is category]) for category in Category
    ]
    edicts = st.one_of(st.just(()), st.tuples(*by_category).flatmap(st.permutations).map(tuple))
    return st.builds(
        _options,
        seats=st.integers(1, most_seats),
        sheet=st.one_of(st.sampled_from(list(SHEETS)), grounds().map(code_of)),
        explore=st.sampled_from(CHOICES["explore"]),
        seasons=st.sampled_from(CHOICES["seasons"]),
        scoring=st.sampled_from(CHOICES["scoring"]),
        edicts=edicts,
        ambushes=_none_or_four(AMBUSH),
        heroes=_none_or_four(HEROES),
        skills=st.one_of(st.just(()), st.lists(st.sampled_from(list(SKILLS)), min_size=3, unique=True).map(tuple)),
        ruins=st.booleans(),
        ambush=st.sampled_from(["neighbours", "walk"]),
        reading=st.sampled_from(["fixed", "free"]),
        fallback_terrain=st.sampled_from(["any", "card"]),
        skill_limit=st.sampled_from(["season", "game"]),
        edict_order=st.sampled_from(["given", "random"]),
    )


def _none_or_four(cards: Mapping[str, object]) -> st.SearchStrategy[tuple[str, ...]]:
    four = st.lists(st.sampled_from(list(cards)), min_size=4, max_size=4, unique=True).map(tuple)
    return st.one_of(st.just(()), four)


def _options(edicts: tuple[str, ...], scoring: str, **chosen: Any) -> Options:
    return Options(edicts=edicts, scoring="both" if edicts else scoring, **chosen)


def play_on(state: State, *commands: Command) -> State:
    """The state after some drawings."""
    for command in commands:
        _, state = play(state, command)
    return state


def play_some(options: Options, seed: str, turns: int, then_seats: int = 0) -> Match:
    """A match after some whole turns of random drawings; then some seats have drawn once more."""
    match = Match(options, seed)
    chance = Random(seed)
    while match.table.turn <= turns and not match.over:
        for seat in sorted(match.table.waiting):
            match.play(choose(match.view(seat), chance))
    for seat in sorted(match.table.waiting)[:then_seats]:
        match.play(choose(match.view(seat), chance))
    return match


def sheets_of_games() -> list[Sheet]:
    """Sheets in all stages of random games of every preset."""
    chance, found = Random(2), [SHEET_A]
    for name, options in DIFFERENT_PRESETS.items():
        match = play_some(replace(options, seats=2), name, chance.randrange(1, 40))
        found += [seat.sheet for seat in match.table.seats]
    return found
