"""The same games on a Ray cluster; a cluster that is not there is told in a sentence."""

import socket
from importlib.util import find_spec

import pytest

from arena.test_finished import SMALL, comparable
from cartographers.arena.cluster import played_on_ray
from cartographers.arena.contest import played
from cartographers.arena.question import Unplayable, lineups
from cli.program import assert_refused, run

with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install cartographers[ray]")


@pytest.fixture
def nobody() -> str:
    """An address at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as closed:
        host, port = closed.getsockname()
        return f"{host}:{port}"


@with_ray
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_cluster_plays_the_same_games() -> None:
    here = [comparable(game) for game in played(SMALL, list(lineups(SMALL)), 1, None)]
    there = [comparable(game) for game in played_on_ray(SMALL, lineups(SMALL), "local")]
    assert sorted(here, key=repr) == sorted(there, key=repr)


@with_ray
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_cluster_that_is_not_there(nobody: str) -> None:
    with pytest.raises(Unplayable) as refused:
        list(played_on_ray(SMALL, lineups(SMALL), nobody))
    assert (refused.value.code, refused.value.details) == ("ray-not-there", {"address": nobody})


def test_what_cannot_be_reached_is_one_sentence(nobody: str) -> None:
    missing = "Ray is not installed: install cartographers[ray]."
    absent = f"There is no Ray cluster at “{nobody}”: start one with “ray start --head”, or choose --address local."
    ended = run("arena", "random", "--deals", "1", "--on", "ray", "--address", nobody)
    assert_refused(ended, missing if find_spec("ray") is None else absent)
