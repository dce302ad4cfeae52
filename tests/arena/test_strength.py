"""Bots are as strong as docs/bots.md says: worse weights, features or search would show here first."""

from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from cartographers.arena.summary import Summary, spread
from cartographers.arena.tally import tally
from cartographers.bots import Bot
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.scores import rating
from cartographers.native.search.bots import mastered, planned

BASE = PRESETS["polish_base"]


@pytest.mark.parametrize(
    ("options", "least"),
    [
        (replace(BASE, sheet="A"), 37),
        (replace(BASE, sheet="B"), 40),
        (replace(BASE, sheet="C"), 38),
        (replace(BASE, sheet="D"), 37),
        (PRESETS["polish_heroes"], 63),
        (PRESETS["everything"], 57),
    ],
    ids=["A", "B", "C", "D", "heroes", "everything"],
)
def test_the_planner_is_legendary(options: Options, least: int) -> None:
    """At least what was measured, less the luck of 500 deals."""
    summary = Summary()
    for _ in tally(summary, options, "strength", "planner", 500):
        pass
    assert spread(summary.ratings).mean > least


def test_thought_is_worth_stars() -> None:
    """The master makes some five stars more than the planner on the same deals; few deals and little thought here."""
    gains = []
    for deal in range(16):
        plain = rated(planned, f"strength/{deal}")
        gains.append(rated(lambda view, chance: mastered(view, chance, games=8), f"strength/{deal}") - plain)
    assert fmean(gains) > 1


def rated(bot: Bot, seed: str) -> int:
    match, chance = Match(BASE, seed), Random(seed)
    while not match.over:
        match.play(bot(match.view(0), chance))
    return rating(match.table)
