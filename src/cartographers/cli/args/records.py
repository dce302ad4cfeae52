"""Game records as commands read them: whole ones, and those that break off."""

from pathlib import Path
from typing import NamedTuple

from cartographers.cli.args.errors import fail, fail_with, sentence
from cartographers.cli.args.files import read_text
from cartographers.game.match import Match
from cartographers.game.record import HEADING, replayed, replayed_so_far
from cartographers.game.refusals import Refused


class Told(NamedTuple):
    """The match of a record, and whether the record breaks off before the match does."""

    match: Match
    is_cut: bool


def is_record(text: str) -> bool:
    return text.startswith(HEADING.partition(" ")[0])


def told(text: str) -> Told:
    """The match that a record tells, as far as it goes; ends the command where it tells none."""
    try:
        return Told(replayed(text), is_cut=False)
    except Refused as refused:
        try:
            return Told(replayed_so_far(text), is_cut=True)
        except Refused:
            fail(sentence(refused))


def told_by(file: Path) -> Told:
    return told(read_text(file))


def check_seat(match: Match, seat: int) -> int:
    """The number of a seat that people count from 1."""
    if seat > match.table.options.seats:
        fail_with("cli-no-seat", seat=seat, seats=match.table.options.seats)
    return seat - 1
