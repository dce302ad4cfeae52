"""How many steps a second go through the vector environment: masks, observations and all."""

import time

from cartographers.envs.vector import SoloVectorEnv


def steps(preset: str, seconds: float, seed: int = 1, number: int = 1024, threads: int = 1) -> float:
    """Steps a second by legal samples; of one core's time in one thread, else of the clock on the wall."""
    clock = time.process_time if threads == 1 else time.perf_counter
    envs = SoloVectorEnv(number, preset, threads=threads)
    envs.reset(seed=seed)
    envs.action_space.seed(seed)
    for _ in range(30):  # compiles, and spreads the games over the year
        envs.step(envs.action_space.sample())
    done, started = 0, clock()
    while (spent := clock() - started) < seconds:
        envs.step(envs.action_space.sample())
        done += number
    envs.close()
    return done / spent
