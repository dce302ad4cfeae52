"""Other people's simulators beside ours, where they are installed: moves of random games on one core.

Their games are smaller than ours, and they choose among far fewer moves. They stand for how fast well-kept compiled
simulators of board games are on the machine at hand.
"""

import time
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import Any

GAMES = ("connect_four", "othello")
_MODULES = {"open_spiel": "pyspiel", "pgx": "pgx"}
PEERS = tuple(_MODULES)
BATCH = 1024
"""How many games PGX plays side by side."""

Measure = Callable[[float], float]


def installed() -> dict[str, str]:
    """The versions of the peers that are here."""
    return {name: version(name) for name, module in _MODULES.items() if find_spec(module)}


def missing() -> list[str]:
    """The peers that are not."""
    return [name for name in _MODULES if name not in installed()]


def measures(seed: int) -> dict[tuple[str, str], Measure]:
    """What can be measured here, by peer and game."""
    makers: dict[str, Callable[[str, int], Measure]] = {"open_spiel": open_spiel, "pgx": pgx}
    return {(peer, game): makers[peer](game, seed) for peer in installed() for game in GAMES}


def open_spiel(name: str, seed: int) -> Measure:
    """OpenSpiel's compiled game, each move chosen by Python, as it is used."""

    def moves(seconds: float) -> float:
        import pyspiel

        game, chance, done = pyspiel.load_game(name), Random(seed), 0
        started = time.process_time()
        while (spent := time.process_time() - started) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                done += 1
        return done / spent

    return moves


def pgx(name: str, seed: int) -> Measure:
    """PGX's game, whole batches compiled into one loop."""

    def moves(seconds: float) -> float:
        import jax

        play, done, key = _pgx_batch(name), 0, seed
        play(jax.random.PRNGKey(key)).block_until_ready()  # compiles
        started = time.process_time()
        while (spent := time.process_time() - started) < seconds:
            key += 1
            done += int(play(jax.random.PRNGKey(key)))
        return done / spent

    return moves


@cache
def _pgx_batch(name: str) -> Any:
    """How many moves a batch of random games takes, as a compiled function of chance."""
    import jax
    import pgx

    game = pgx.make(name)

    def is_going(carried: Any) -> Any:
        return ~carried[0].terminated.all()

    def move(carried: Any) -> Any:
        state, key, done = carried
        key, own = jax.random.split(key)
        likely = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        done += (~state.terminated).sum()
        return jax.vmap(game.step)(state, jax.random.categorical(own, likely, axis=-1)), key, done

    def play(key: Any) -> Any:
        key, own = jax.random.split(key)
        state = jax.vmap(game.init)(jax.random.split(own, BATCH))
        return jax.lax.while_loop(is_going, move, (state, key, jax.numpy.int32(0)))[2]

    return jax.jit(play)
