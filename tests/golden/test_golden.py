"""Whole games as text: each replays to itself, line for line. `make golden` writes them anew; never edit them."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from cartographers.bots import BOTS
from cartographers.game.match import Match
from cartographers.game.options import FIRST_EDICTS, Options
from cartographers.game.presets import HEROES_GAME, PRESETS
from cartographers.game.record import record, replayed

HERE = Path(__file__).parent
# By the name of the file: the options, and who plays.
GAMES: dict[str, tuple[Options, str]] = {
    "solo": (Options(), "greedy"),
    "solo_wastelands_free": (Options(sheet="B", reading="free", fallback_terrain="card"), "random"),
    "pair": (Options(seats=2, sheet="B"), "greedy"),
    "four_first_game": (Options(seats=4, edicts=FIRST_EDICTS["base"], ruins=False), "random"),
    "four_promo_walk": (
        Options(
            seats=4,
            ambush="walk",
            ambushes=("flayer_incursion", "insectoid_invasion", "ratman_strike", "ogre_charge"),
        ),
        "random",
    ),
    "hundred": (Options(seats=100), "random"),
    "heroes_solo": (HEROES_GAME, "greedy"),
    "heroes_four": (replace(HEROES_GAME, seats=4, sheet="D"), "random"),
    "combined_three": (replace(PRESETS["everything"], seats=3), "random"),
}


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_replays(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    match = replayed(text)
    assert match.over
    assert match.table.options == GAMES[name][0]
    assert record(match) == text
    assert len(text.splitlines()) <= 150


@pytest.mark.parametrize("record_of_before", sorted((HERE / "before").iterdir()), ids=lambda file: str(file.stem))
def test_a_record_of_before_a_rule_was_reworded_replays(record_of_before: Path) -> None:
    """They were kept when R12 began to allow more."""
    text = record_of_before.read_text(encoding="utf-8")
    assert record(replayed(text)) == text


def written(name: str) -> str:
    options, bot = GAMES[name]
    seed = "golden solo 27" if name == "solo" else f"golden {name}"  # the README shows that one: a good map
    match = Match(options, seed)
    chances = [Random(f"{name}/{seat}") for seat in range(options.seats)]
    while not match.over:
        for seat in sorted(match.table.waiting):
            match.play(BOTS[bot](match.view(seat), chances[seat]))
    return record(match)


if __name__ == "__main__":
    for game in GAMES:
        (HERE / f"{game}.txt").write_text(written(game), encoding="utf-8")
