"""What a process knows of who was where, and when."""

from cartographers.server.match.presence import REMEMBERED, Attendance


def test_whoever_was_never_seen_is_away_since_the_process_began() -> None:
    assert Attendance(1000.0).last("oak", "ann", 1010.0) == 1000.0


def test_the_newest_sight_counts_and_each_match_for_itself() -> None:
    presence = Attendance(1000.0)
    presence.see("oak", ["ann", "bob"], 1010.0)
    presence.see("oak", ["ann"], 1020.0)
    assert [presence.last("oak", name, 1030.0) for name in ("ann", "bob", "cyd")] == [1020.0, 1010.0, 1000.0]
    assert presence.last("elm", "ann", 1030.0) == 1000.0


def test_what_is_long_ago_is_forgotten_and_said_to_be_no_longer_ago_than_is_known() -> None:
    presence = Attendance(0.0)
    presence.see("oak", ["ann"], 10.0)
    presence.see("oak", ["bob"], 20.0)
    presence.see("oak", ["ann"], 30.0)
    now = REMEMBERED + 25.0
    presence.forget(now)
    assert presence.last("oak", "ann", now) == 30.0
    assert presence.last("oak", "bob", now) == 25.0
