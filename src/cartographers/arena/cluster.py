"""Games of an arena on a Ray cluster. Every machine of it needs this package; Ray is asked for only here."""

import os
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from cartographers.arena.finished import Finished, finished
from cartographers.arena.question import Lineup, Question, Unplayable

AHEAD = 2
"""Games handed out for every core of the cluster, so that none of them waits for the next one."""
PATIENCE = 5.0


def played_on_ray(question: Question, lineups: Iterable[Lineup], address: str) -> Iterator[Finished]:
    """Plays games on all cores of a cluster, in whatever order they are finished."""
    ray = _connected(address)
    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        play = ray.remote(finished).options(num_cpus=1)
        waiting = iter(lineups)
        running = [play.remote(question, lineup) for lineup in islice(waiting, AHEAD * cores)]
        while running:
            ends, running = ray.wait(running)
            running += [play.remote(question, lineup) for lineup in islice(waiting, len(ends))]
            yield from ray.get(ends)
    except ray.exceptions.RayError as error:
        raise Unplayable("ray-failed", reason=str(error).strip().splitlines()[-1]) from error
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise Unplayable("ray-not-installed") from error
    if address == "auto":
        address = os.environ.get("RAY_ADDRESS") or address
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as error:
        raise Unplayable("ray-not-there", address=address) from error
    return ray


def _knock(address: str) -> None:
    """Finds out whether anybody listens at an address: Ray itself would go on trying for minutes."""
    host, separator, port = address.rpartition("://")[2].rpartition(":")
    if separator:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
