"""How the vector environment scales: one thread and several in turns, in one run, by the clock on the wall.

python -m benchmarks.threads --games 1024 --games 4096 --threads 2 --rounds 30
"""

import time
from argparse import ArgumentParser

from cartographers.envs.vector import SoloVectorEnv
from cartographers.native.parallel.pool import cores


def begun(games: int, preset: str, threads: int) -> SoloVectorEnv:
    """Environments whose games are spread over the year."""
    envs = SoloVectorEnv(games, preset, threads=threads)
    envs.reset(seed=1)
    envs.action_space.seed(1)
    for _ in range(30):
        envs.step(envs.action_space.sample())
    return envs


def a_second(envs: SoloVectorEnv, seconds: float) -> float:
    """Steps a second by legal samples."""
    done, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        envs.step(envs.action_space.sample())
        done += envs.num_envs
    return done / spent


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, action="append", help="side by side; may be given several times")
    parser.add_argument("--threads", type=int, default=cores())
    parser.add_argument("--preset", default="polish_base")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=0.1, help="a round")
    chosen = parser.parse_args()
    print(f"steps a second with 1 thread and with {chosen.threads}: best rounds, then medians")
    for games in chosen.games or (128, 256, 512, 1024, 2048, 4096):
        one, many = (begun(games, chosen.preset, threads) for threads in (1, chosen.threads))
        rounds = [(a_second(one, chosen.seconds), a_second(many, chosen.seconds)) for _ in range(chosen.rounds)]
        speeds = [sorted(each) for each in zip(*rounds, strict=True)]
        for name, place in (("best", -1), ("median", len(rounds) // 2)):
            alone, together = (each[place] for each in speeds)
            print(f"{games:6,} games {name:7} {alone:11,.0f} {together:11,.0f}   × {together / alone:.2f}")
        many.close()


if __name__ == "__main__":
    main()
