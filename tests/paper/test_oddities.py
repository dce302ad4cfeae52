"""What cannot be on a map is said; what some game could have led to is not."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from boards import SHEET_A
from cartographers.board.notation import lines_of, map_of
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.paper.counting import counted
from cartographers.paper.game import PaperGame, PaperSeason
from cartographers.paper.oddities import Oddity
from matches import EDICTS

SHEET = lines_of(SHEET_A)
ALONE = Options(edicts=EDICTS)
COMPANY = replace(ALONE, seats=4)
HEROES = replace(PRESETS["combined"], sheet="A", edicts=EDICTS, seats=3)
SKILLED = replace(ALONE, skills=("lore", "stealth", "search"))


def drawn(*strokes: str, on: Sequence[str] = SHEET) -> tuple[str, ...]:
    """A map with some strokes such as `F A1 A2`; on a ruins space the letter is small."""
    rows = [list(line) for line in on]
    for stroke in strokes:
        letter, *spaces = stroke.split()
        for space in spaces:
            row, column = ord(space[0]) - ord("A"), int(space[1:]) - 1
            is_ruins = rows[row][column] in ",fvawybdzghtx"
            rows[row][column] = letter.lower() if is_ruins else letter
    return tuple("".join(row) for row in rows)


def odd(
    cards: str, *strokes: str, options: Options = ALONE, coins: int = 0, is_whole: bool = True
) -> list[tuple[str, str]]:
    """What is odd in spring about a map with some strokes, as codes and what they are about."""
    season = PaperSeason(drawn(*strokes), coins, tuple(cards.split()), is_whole)
    found = counted(PaperGame(options, (season,))).seasons[0]
    assert found is not None
    return [(each.code, about(each)) for each in found.oddities]


def about(each: Oddity) -> str:
    details = " ".join(str(value) for value in each.details.values())
    return details or " ".join(each.spaces)


RIVER = "W A1 A2 A3"


@pytest.mark.parametrize(
    ("cards", "strokes", "said"),
    [
        ("great_river", [RIVER], []),
        ("great_river", [], [("card_missing", "great_river")]),
        ("great_river", ["W A1 A2"], [("card_missing", "great_river")]),
        ("great_river hamlet", [RIVER], [("card_missing", "hamlet")]),
        # Two cards of one shape and terrain need it twice.
        ("orchard hinterland_stream", ["A A1 A2 A3 B3 C3"], [("no_room_for", "hinterland_stream")]),
        ("orchard hinterland_stream", ["A A1 A2 A3 B3 C3", "F G1 G2 G3 H3"], []),
        ("great_river", [RIVER, "W K1 K2 K3"], [("too_many_of", "water 6 5"), ("too_many_spaces", "6 5")]),
        ("great_river", [RIVER, "F K1"], [("too_many_of", "forest 1 0")]),
        # After ruins the card lies on ruins.
        ("temple_ruins great_river", [RIVER], [("ruins_not_covered", "great_river")]),
        ("great_river", [RIVER, "X K1"], [("destroyed_by_none", "1 0")]),
    ],
)
def test_cards_alone(cards: str, strokes: list[str], said: list[tuple[str, str]]) -> None:
    assert odd(cards, *strokes) == said


def test_a_card_after_ruins_covers_one() -> None:
    assert odd("temple_ruins great_river", "W B6 B7 B8") == []


@pytest.mark.parametrize(
    ("options", "strokes", "said"),
    [
        (ALONE, [], [("ambush_missing", "goblin_attack")]),
        (COMPANY, [], [("ambush_missing", "goblin_attack")]),
        (COMPANY, ["B A1 B2 C3"], []),
        (COMPANY, ["B D11 E10 F9"], []),  # neighbours turn it
        (ALONE, ["B D11 E10 F9"], [("ambush_missing", "goblin_attack")]),  # the walk of the fixed reading does not
        (replace(ALONE, reading="free"), ["B D11 E10 F9"], []),
        (COMPANY, ["B A1 B2"], [("ambush_missing", "goblin_attack")]),
        (SKILLED, [], []),  # somebody may have dodged it
    ],
)
def test_ambushes(options: Options, strokes: list[str], said: list[tuple[str, str]]) -> None:
    assert odd("goblin_attack", *strokes, options=options) == said


def test_heroes_strike_what_they_like_once_one_has_come() -> None:
    assert odd("dal", "H A1", "X C1 C2", options=HEROES) == [("too_many_spaces", "3 1")]
    assert odd("dal gnoll_raid", "H A1", "X E1 E2 F1 G1 G2", options=HEROES) == []
    assert odd("dal", options=HEROES) == [("hero_missing", "dal")]


def test_what_may_still_come_is_not_missed() -> None:
    assert odd("great_river", RIVER, "F K1", is_whole=False) == []


def test_cards_are_all_known_once_their_time_ends_the_season() -> None:
    cards = "fishing_village orchard homestead marshlands"  # 8 of 8
    assert ("too_many_of", "monster 1 0") in odd(cards, "B K1", is_whole=False)


@pytest.mark.parametrize(
    ("coins", "said"),
    [(0, []), (1, []), (2, [("many_coins", "2 1")])],
)
def test_coins_come_from_shapes(coins: int, said: list[tuple[str, str]]) -> None:
    assert odd("great_river", RIVER, coins=coins) == said


def test_a_closed_mountain_pays() -> None:
    ring = "F A4 C4 B3 B5"
    assert odd("", ring, is_whole=False) == [("few_coins", "0 1")]
    assert odd("", ring, is_whole=False, coins=1) == []
    assert odd("", ring, is_whole=False, options=SKILLED) == []


def test_another_sheet_is_seen_at_once() -> None:
    (code, spaces), *rest = odd("great_river", "M K11", RIVER)
    assert (code, spaces, rest) == ("other_sheet", "K11", [])


def test_what_is_drawn_stays() -> None:
    before = PaperSeason(drawn(RIVER), 0, ("great_river",), True)
    cases = {
        drawn("F A1 A2 A3"): ["A1", "A2", "A3"],
        drawn("W A1 A2"): ["A3"],
        drawn("W A1 A2", "X A3"): [],
    }
    for now, changed in cases.items():
        found = counted(PaperGame(ALONE, (before, PaperSeason(now)))).seasons[1]
        assert found is not None
        assert [name for each in found.oddities if each.code == "changed" for name in each.spaces] == changed


def test_a_full_map_may_lack_what_came() -> None:
    """Where nothing fits any more nothing can be said: it may have been too late for a card."""
    full = tuple("".join("B" if sign == "." else "b" if sign == "," else sign for sign in line) for line in SHEET)
    season = PaperSeason(full, 14, ("great_river", "goblin_attack"), False)
    found = counted(PaperGame(COMPANY, (season,))).seasons[0]
    assert found is not None
    assert found.oddities == ()
    assert map_of(full).sheet == found.sheet
