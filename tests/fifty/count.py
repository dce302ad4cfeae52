"""The figures of the fifty games, counted from the text of their records alone: neither our code nor the page's helps.

`python -m fifty.count` (with PYTHONPATH=tests) prints them; `web/tests/games/expected.json` holds them.
"""

import json
import re
from collections import Counter, defaultdict
from fractions import Fraction
from pathlib import Path
from typing import Any

from fifty import Played, fifty

EXPECTED = Path(__file__).parents[2] / "web" / "tests" / "games" / "expected.json"
COUNTED = {"A": ((0, 0), (3, 1)), "B": ((0, 1), (1, 0)), "C": ((1, 1), (2, 0)), "D": ((2, 1), (3, 0))}
"""The seasons in which each edict counts, and whether as the first or as the second: AB, BC, CD, DA."""


def seasons(record: str) -> list[list[int]]:
    """Of each season and the first seat: two edicts, coins, what monsters cost, the sum."""
    found = re.findall(r"^scores: (\d+)\+(\d+)\+(\d+)-(\d+)=(-?\d+)", record, re.MULTILINE)
    return [[int(part) for part in parts] for parts in found]


def rating(record: str) -> tuple[int, str] | None:
    found = re.search(r"^rating: (-?\d+) (\w+)$", record, re.MULTILINE)
    return (int(found[1]), found[2]) if found else None


def mean(numbers: list[int]) -> float:
    return float(Fraction(sum(numbers), len(numbers)))


def edicts(games: list[Played]) -> dict[str, list[int]]:
    """By card, the stars of each game, in all seasons in which it counted."""
    got: dict[str, list[int]] = defaultdict(list)
    for game in games:
        scores = seasons(game.record)
        for letter, card in re.findall(r"^([A-D]): (\w+)$", game.record, re.MULTILINE):
            got[card].append(sum(scores[season][place] for season, place in COUNTED[letter]))
    return got


def counted(games: list[Played]) -> dict[str, Any]:
    rated = [(game.number, *found) for game in games if (found := rating(game.record))]
    ratings = [each for _, each, _ in rated]
    scores = [seasons(game.record) for game in games]
    half = len(games) // 2
    return {
        "games": len(games),
        "rated": len(rated),
        "stars": [sum(parts[4] for parts in each) for each in scores],
        "first_ten": mean(ratings[:10]),
        "last_ten": mean(ratings[-10:]),
        "titles": dict(Counter(title for _, _, title in rated)),
        "first_mean_of_five": [rated[4][0], mean(ratings[:5])],
        "last_mean_of_five": [rated[-1][0], mean(ratings[-5:])],
        "best": [number for number, _, _ in sorted(rated, key=lambda each: -each[1])[:4]],
        "edicts": {card: [len(stars), mean(stars)] for card, stars in sorted(edicts(games).items())},
        "seasons": [
            {
                "before": mean([each[place][4] for each in scores[:half]]),
                "now": mean([each[place][4] for each in scores[half:]]),
                "coins_now": mean([each[place][2] for each in scores[half:]]),
                "lost_now": mean([each[place][3] for each in scores[half:]]),
            }
            for place in range(4)
        ],
    }


def figures() -> dict[str, Any]:
    games = fifty()
    sheet = {game.number: re.search(r"^sheet: (\w)$", game.record, re.MULTILINE) for game in games}
    return {
        "all": counted(games),
        "alone_on_b": counted(
            [
                game
                for game in games
                if not game.bots and not game.people and (on := sheet[game.number]) and on[1] == "B"
            ]
        ),
        "with_people": len([game for game in games if game.people]),
        "with_bots_only": len([game for game in games if game.bots and not game.people]),
    }


if __name__ == "__main__":
    print(json.dumps(figures(), indent=2))  # noqa: T201
