"""Random games of every preset: every state is legal, every game ends, memory stays flat."""

import resource
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from cartographers.board.grid import ALL, NONE
from cartographers.game.effects import COIN_TRACK
from cartographers.game.options import Options
from cartographers.native.batch import loops
from cartographers.native.batch.batch import Played, played
from cartographers.native.batch.loops import play_games
from cartographers.native.compiler.jit import compiled, inner
from cartographers.native.compiler.sheet_view import sheet_at
from cartographers.native.engine.rng import seed_word
from cartographers.native.engine.rows import OFFER, SEAT, TABLE
from cartographers.native.engine.scratch import SCRATCH
from cartographers.native.linking import cards_of
from cartographers.native.policies import uniform
from cartographers.native.policies.uniform import choose_uniformly_with_skills
from cartographers.native.registry import MACHINE, entry
from matches import DIFFERENT_PRESETS

MOST_TURNS = 4 * 21
every_preset = pytest.mark.parametrize("options", DIFFERENT_PRESETS.values(), ids=list(DIFFERENT_PRESETS))


def choose_soundly(cards: Any, table: Any, seats: Any, number: int, offer: Any, scratch: Any) -> None:
    """The random policy, after a look at the state."""
    if table.turn > MOST_TURNS:
        raise ValueError("a game does not end")
    for seat in range(len(seats)):
        sheet = sheet_at(seats[seat].sheet, 0)
        village = sheet.village & ~sheet.farm  # a space may be both (R39)
        union = NONE
        for layer in (
            sheet.forest,
            village,
            sheet.farm,
            sheet.water,
            sheet.monster,
            sheet.hero,
            sheet.mountain,
            sheet.wasteland,
            sheet.destroyed,
        ):
            if union & layer != NONE:
                raise ValueError("a space holds two things")
            union = union | layer
        if union != sheet.filled or union & ~ALL != NONE:
            raise ValueError("what is filled is not what is drawn")
        if (sheet.dragon | sheet.zombie | sheet.gorgon | sheet.troll) & ~sheet.monster != NONE:
            raise ValueError("a letter is not on a monster")
        if sheet.monster & sheet.marks != NONE:
            raise ValueError("a monster stands on a mark")
        if seats[seat].coins < 0 or seats[seat].coins + seats[seat].paid > COIN_TRACK:
            raise ValueError("coins are off the track")
    choose_uniformly_with_skills(cards, table, seats, number, offer, scratch)


def sound_games() -> Callable[..., None]:
    entry(loops.play_games, choose=uniform.choose_uniformly_with_skills)  # so that what it calls is there
    names = {**MACHINE, "MOST_TURNS": MOST_TURNS, "COIN_TRACK": COIN_TRACK, "ValueError": ValueError}
    names["choose"] = inner(choose_soundly, names, "choose_soundly")
    made_of = sha256(Path(__file__).read_bytes()).hexdigest()[:16]  # kept machine code must not outlive this file
    return compiled(play_games, names, f"play_games_soundly_{made_of}")  # type: ignore[no-any-return]


def play_soundly(options: Options, games: int) -> None:
    play = sound_games()
    results = Played(np.empty((1000, 4), np.int8), np.empty((1000, options.seats, 4, 4), np.int32))
    table, seats = np.zeros(1, TABLE)[0], np.zeros(options.seats, SEAT)
    offer, scratch, chance = np.zeros(1, OFFER)[0], np.zeros(1, SCRATCH)[0], np.zeros(1, np.uint64)
    for first in range(0, games, 1000):
        play(cards_of(options), table, seats, offer, scratch, chance, seed_word("sound"), first, *results)
        assert (results.scores[..., 3] <= 0).all()
        assert (results.scores[..., 2] <= COIN_TRACK).all()


@every_preset
@pytest.mark.parametrize("seats", [1, 2])
def test_every_state_of_random_games_is_legal(options: Options, seats: int) -> None:
    play_soundly(replace(options, seats=seats), 3000)


@every_preset
@pytest.mark.deep
def test_every_state_of_ten_million_random_games_is_legal(options: Options) -> None:
    play_soundly(options, 10_000_000)


def peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def flat(games: int) -> None:
    chunks = played(Options(), "random", games, "memory")
    for _ in range(10):
        next(chunks)
    before = peak()
    for _ in chunks:
        pass
    assert peak() - before < 2_000  # kB


def test_memory_stays_flat() -> None:
    flat(100_000)


@pytest.mark.deep
def test_memory_stays_flat_over_ten_million_games() -> None:
    flat(10_000_000)
