"""More and more players at tables of four: when does the answer to a drawing come late?

Each number of players has a server of its own, one after the other in one run; `--plot` draws what was measured.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.load.many import MANY, SEATS, Watch, lift_limits, run, told
from benchmarks.load.serving import percentile, served

from cartographers.picture.curves import Curve, curves

PLAYERS = (250, 500, 1000, 2000, 3000, 4000)


def measured(players: int, asked: argparse.Namespace) -> Watch:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), asked.database, *MANY) as server:
        return asyncio.run(run(server, players // SEATS, asked.think, asked.seconds))


class Felt(NamedTuple):
    """Milliseconds, for one number of players."""

    players: int
    p50: float
    p99: float
    late: float  # the clients themselves, at p99
    core: float  # of the server, a drawing

    @classmethod
    def of(cls, players: int, watch: Watch) -> "Felt":
        p50, p99 = (1000 * percentile(watch.answers, share) for share in (0.5, 0.99))
        return cls(players, p50, p99, 1000 * percentile(watch.late, 0.99), watch.milliseconds)


def drawn(found: Sequence[Felt], note: str) -> str:
    """The picture of a run."""
    return curves(
        [
            Curve("p99 of the answer", [(felt.players, felt.p99) for felt in found]),
            Curve("p50 of the answer", [(felt.players, felt.p50) for felt in found]),
            Curve("p99 of clients' own delay", [(felt.players, felt.late) for felt in found]),
            Curve("the server's CPU a drawing", [(felt.players, felt.core) for felt in found]),
        ],
        title="Milliseconds until a drawing is answered",
        below="players at tables of four, one server process, SQLite",
        note=note,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=list(PLAYERS))
    parser.add_argument("--think", type=float, default=15.0, help="seconds that a player thinks, on average")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure, each time")
    parser.add_argument("--database", default="")
    parser.add_argument("--plot", type=Path, help="an SVG file")
    parser.add_argument("--note", default="", help="a line below the picture")
    asked = parser.parse_args()
    lift_limits()
    found: list[Felt] = []
    for players in sorted(asked.players):
        watch = measured(players, asked)
        found.append(Felt.of(players, watch))
        print(told(watch, players, asked.seconds), flush=True)
        if asked.plot:
            asked.plot.write_text(drawn(found, asked.note), encoding="utf-8")


if __name__ == "__main__":
    main()
