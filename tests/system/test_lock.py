"""A file that one process holds at a time."""

from pathlib import Path

from cartographers.system.lock import locked, take


def test_a_file_that_somebody_holds_is_nobody_elses(tmp_path: Path) -> None:
    with locked(tmp_path / "lock") as first, locked(tmp_path / "lock") as second:
        assert (first, second) == (True, False)
    with locked(tmp_path / "lock") as again:
        assert again
    assert (tmp_path / "lock").exists(), "were it removed, two could hold one of this name"


def test_an_open_file_is_held_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "games"
    with path.open("wb") as first, path.open("ab") as second:
        assert take(first.fileno())
        assert not take(second.fileno())
    with path.open("ab") as third:
        assert take(third.fileno())
