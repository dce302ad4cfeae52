"""Plays fifty games anew and writes their records: a learner, who draws anything at first and plans at the end."""

import gzip
from random import Random

from msgspec.structs import replace

from cartographers.bots.ladder import bot
from cartographers.game.match import Match
from cartographers.game.presets import PRESETS
from cartographers.game.record import record
from fifty import FILE, company

GAMES = 50
PRESET = ("english", "english", "polish_heroes", "english", "combined")


def learned(number: int, chance: Random) -> str:
    """Who draws: the more games were played, the more often somebody who thinks."""
    if chance.random() < number / GAMES:
        return "planner"
    return "random" if chance.random() < 0.4 else "greedy"


def played(number: int) -> str:
    bots, people = company(number)
    chance = Random(number)
    preset = PRESETS[PRESET[number % len(PRESET)]]
    sheet = "B" if preset.sheet == "A" and number % 3 == 0 else preset.sheet
    match = Match(replace(preset, seats=1 + bots + len(people), sheet=sheet), seed=f"fifty {number}")
    while not match.over:
        for seat in sorted(match.table.waiting):
            match.play(bot(learned(number, chance) if seat == 0 else "greedy")(match.view(seat), chance))
    return record(match)


if __name__ == "__main__":
    text = "".join(played(number) for number in range(1, GAMES + 1))
    FILE.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
