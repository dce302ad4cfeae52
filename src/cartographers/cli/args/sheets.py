"""A sheet as the command line names it."""

from pathlib import Path

from cartographers.board.ground import code_of_text, is_code
from cartographers.board.notation import BadNotation
from cartographers.cards.printed import SHEETS
from cartographers.cli.args.errors import fail, sentence
from cartographers.cli.args.files import read_text


def sheet_named(text: str) -> str:
    """What `Options.sheet` holds: the letter of a printed sheet, or the code of one that is given as such or as a file.

    Whether a code is good is left to the options; a file that holds no sheet ends the command.
    """
    if text in SHEETS or not _is_file(text):
        return text
    try:
        return code_of_text(read_text(Path(text)))
    except BadNotation as bad:
        fail(sentence(bad))


def _is_file(text: str) -> bool:
    """Whether a file is meant, be it there or not; `-` is standard input."""
    if text == "-" or (not is_code(text) and any(sign in text for sign in "./\\")):
        return True
    try:
        return Path(text).is_file()
    except (OSError, ValueError):  # no path at all: too long, for instance
        return False
