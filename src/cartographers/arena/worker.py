"""A process that plays games of an arena: a line with the question and one with the game in, one with its end out."""

import sys
from typing import BinaryIO

import msgspec

from cartographers.arena.finished import finished
from cartographers.arena.question import Lineup, Question


def work(asking: BinaryIO, answering: BinaryIO) -> None:
    """Plays until nobody asks any more."""
    while asked := asking.readline():
        question = msgspec.json.decode(asked, type=Question)
        lineup = msgspec.json.decode(asking.readline(), type=Lineup)
        answering.write(msgspec.json.encode(finished(question, lineup)) + b"\n")
        answering.flush()


if __name__ == "__main__":
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        sys.stderr.close()  # whoever asked is gone: nobody is left to be told
