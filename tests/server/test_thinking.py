"""How bots are asked: no table waits for another's, and many at one table share its time."""

from cartographers.bots.ladder import budget_of
from cartographers.game.decide import start
from cartographers.game.options import Options
from cartographers.game.view import view
from cartographers.server.thinking import AT_ONCE, TABLE_HAS, Choose, few_at_a_time

_, STATE = start(Options(seats=100), "1")


def asked(bots: list[str]) -> list[list[str]]:
    """Who is asked together when some bots of a table choose."""
    choices = [Choose(bot, view(STATE, seat), str(seat)) for seat, bot in enumerate(bots)]
    return [[choice.bot for choice in few] for few in few_at_a_time(choices)]


def test_quick_bots_are_asked_some_at_a_time() -> None:
    groups = asked(["greedy"] * 99)
    assert sum(map(len, groups)) == 99
    assert max(map(len, groups)) == AT_ONCE


def test_a_master_is_asked_alone_and_has_its_usual_time() -> None:
    assert asked(["master", "greedy", "planner"]) == [["greedy", "planner"], ["master:100"]]


def test_many_masters_share_the_time_of_their_table() -> None:
    groups = asked(["master"] * 50)
    assert {len(group) for group in groups} == {1}
    assert sum(budget_of(bot) or 0 for [bot] in groups) == TABLE_HAS
