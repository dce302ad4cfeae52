"""Which ambushes and heroes have come, as far as a map tells: monsters lie in their shapes, marks around heroes."""

from collections.abc import Sequence
from itertools import combinations

from cartographers.board.grid import NONE, count
from cartographers.board.shapes import anchors
from cartographers.board.sheet import Sheet
from cartographers.cards.printed import AMBUSH, HEROES
from cartographers.game.options import Options

USUAL_AMBUSH = 4
"""How many spaces of monsters an ambush usually leaves."""


def gone(options: Options, season: int, revealed: Sequence[str], sheet: Sheet) -> frozenset[str]:
    """The ambushes and heroes of the seasons before, when those of this one are revealed."""
    raided = round(count(sheet.monster) / USUAL_AMBUSH) - sum(card in AMBUSH for card in revealed)
    rallied = count(sheet.hero) - sum(card in HEROES for card in revealed)
    return frozenset(
        {
            *_raids(options.ambushes, season, revealed, sheet, raided),
            *_rallies(options.heroes, season, revealed, sheet, rallied),
        }
    )


def _raids(cards: Sequence[str], season: int, revealed: Sequence[str], sheet: Sheet, number: int) -> Sequence[str]:
    others = [card for card in cards if card not in revealed]
    there = sheet.monster | sheet.destroyed
    known = sum(len(AMBUSH[card].shape.cells) for card in revealed if card in AMBUSH)

    def is_shown(card: str) -> bool:
        return any(anchors(pose, there) != NONE for pose in AMBUSH[card].shape.poses.values())

    def agrees(some: Sequence[str]) -> int:
        spaces = known + sum(len(AMBUSH[card].shape.cells) for card in some)
        return 4 * sum(map(is_shown, some)) - abs(count(there) - spaces)

    return max(combinations(others, min(max(number, 0), season, len(others))), key=agrees)


def _rallies(cards: Sequence[str], season: int, revealed: Sequence[str], sheet: Sheet, number: int) -> Sequence[str]:
    others = [card for card in cards if card not in revealed]
    return sorted(others, key=lambda card: not _has_attacked(card, sheet))[: min(max(number, 0), season)]


def _has_attacked(card: str, sheet: Sheet) -> bool:
    """Whether marks as of a hero lie around a hero of the map."""
    sets = HEROES[card].attacks.marks
    return any(
        marks and not marks & ~sheet.marks
        for space in range(len(sets))
        if sheet.hero >> space & 1
        for marks in sets[space]
    )
