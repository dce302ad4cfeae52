"""How long would answers take with more players? A simulation of one server process, from measured times.

python -m benchmarks.load.queueing --drawing 0.9 --reveal 1.1 --idle 0.05 --players 1000 --players 10000

A process does one thing at a time, in the order of coming. A drawing takes some time; the last one of a table a longer
time, since everybody there is told; a connection takes a little now and then whether or not somebody draws. `many`
measures the same with real players: where both agree, the simulation can be believed a little further.
"""

import argparse
import heapq
from random import Random
from typing import NamedTuple

from benchmarks.load.serving import percentile


class Times(NamedTuple):
    """Milliseconds of the processor."""

    drawing: float  # one command, written, answered and told to the others as a mark
    reveal: float  # more, where it is the last of its table
    idle: float  # a second and player: pings, presence


class Seen(NamedTuple):
    busy: float  # the share of a core that is used
    answers: list[float]  # milliseconds from a drawing to its answer


def simulated(players: int, times: Times, think: float, seconds: float, seats: int, chance: Random) -> Seen:
    """A process with this many players, each of whom thinks about so long."""
    waiting = [seats] * (players // seats)  # by table: who has not drawn yet
    coming = [(chance.uniform(0, 1.7 * think), table) for table in range(len(waiting)) for _ in range(seats)]
    heapq.heapify(coming)
    free_at, used, answers = 0.0, 0.0, list[float]()
    slowed = 1 / (1 - min(0.9, players * times.idle / 1000))  # what connections take, everything else waits for
    while coming:
        at, table = heapq.heappop(coming)
        if at > seconds:
            break
        waiting[table] -= 1
        is_last = not waiting[table]
        work = (times.drawing + (times.reveal if is_last else 0.0)) / 1000
        used += work
        free_at = max(free_at, at) + work * slowed
        if at > seconds / 4:  # once it has settled
            answers.append(1000 * (free_at - at))
        if is_last:
            waiting[table] = seats
            for _ in range(seats):
                heapq.heappush(coming, (free_at + chance.uniform(0.3, 1.7) * think, table))
    return Seen(used / seconds + players * times.idle / 1000, answers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--drawing", type=float, required=True, help="milliseconds")
    parser.add_argument("--reveal", type=float, required=True, help="milliseconds more for the last one")
    parser.add_argument("--idle", type=float, default=0.0, help="milliseconds a second and player")
    parser.add_argument("--players", type=int, action="append", help="may be given several times")
    parser.add_argument("--think", type=float, default=15.0)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    times = Times(asked.drawing, asked.reveal, asked.idle)
    for players in asked.players or (1000, 2000, 4000, 6000, 8000, 10_000, 12_000, 15_000):
        seen = simulated(players, times, asked.think, asked.seconds, asked.seats, Random(players))
        p50, p99 = (percentile(seen.answers, share) for share in (0.5, 0.99))
        print(f"{players:7,} players: {100 * seen.busy:4.0f} % of a core, p50 {p50:8.1f} ms, p99 {p99:8.1f} ms")


if __name__ == "__main__":
    main()
