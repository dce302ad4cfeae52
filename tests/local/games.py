"""Games for every Python there is, that of the page too: it needs no more than the rooms that are packed for it."""

from hashlib import sha256
from random import Random

from msgspec.structs import replace

from cartographers.bots import Bot, uniform
from cartographers.game.match import Match
from cartographers.game.presets import PRESETS
from cartographers.game.record import record

RANDOM_GAMES = 216  # each preset six times on each sheet
PLANNED = ("english", "polish_heroes", "everything", "combined")


def lines(planned: Bot, random_games: int = RANDOM_GAMES) -> list[str]:
    """A line for each game: which it is, and the hash of its record. The last ones are drawn by `planned`."""
    presets = sorted(PRESETS)
    random = [played(presets[number % len(presets)], number, uniform.choose) for number in range(random_games)]
    return random + [played(preset, number, planned) for number, preset in enumerate(PLANNED)]


def played(preset: str, number: int, choose: Bot) -> str:
    """A game of one to three seats on one of the four sheets."""
    options = replace(PRESETS[preset], seats=1 + number // 9 % 3, sheet="ABCD"[number // 9 % 4])
    match, chance = Match(options, seed=f"game {number}"), Random(number)
    while not match.over:
        for seat in sorted(match.table.waiting):
            match.play(choose(match.view(seat), chance))
    return f"{number} {preset} {options.seats} {options.sheet} {sha256(record(match).encode()).hexdigest()}"
