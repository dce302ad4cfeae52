"""The random bot: every different drawing is equally likely."""

from collections import Counter
from random import Random

from cartographers.board.notation import sheet_of
from cartographers.bots.uniform import choose
from cartographers.game.commands import Reply
from cartographers.game.offers import choices, offer
from cartographers.game.view import view
from matches import at_table

CORNER = sheet_of([*["FFFFFFFFFFF"] * 8, "FFFFFFFF...", "FFFFFFFF...", "FFFFFFFF..."])


def test_every_drawing_comes_up_as_often() -> None:
    state = at_table("orchard", CORNER)
    offered = list(choices(offer(state.table, 0)))
    chance = Random(1)
    commands = [choose(view(state, 0), chance) for _ in range(9600)]
    drawn = Counter(command.answer for command in commands if isinstance(command, Reply))
    assert set(drawn) == set(offered)
    expected = 9600 / len(offered)
    assert all(abs(times - expected) < 5 * expected**0.5 for times in drawn.values())
