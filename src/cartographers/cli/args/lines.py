"""Questions of scripts: one JSON object a line in, one out, in order; a bad line is answered and the rest go on."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer

from cartographers.board.notation import BadNotation
from cartographers.cli.args.errors import fail_with, sentence
from cartographers.game.refusals import Refused
from cartographers.locales import texts

Question = TypeVar("Question")
Answer = dict[str, Any]
File = Annotated[Path | None, typer.Argument(help="Lines to answer; standard input when left out.")]


def answer_lines(lines: Iterable[bytes] | None, question: type[Question], answer: Callable[[Question], Answer]) -> None:
    """Answers each line with one, in order; without lines, those of standard input."""
    decoder = msgspec.json.Decoder(question)
    encode = msgspec.json.encode
    bad = total = 0
    for line in sys.stdin.buffer if lines is None else lines:
        if not line.strip():
            continue
        total += 1
        try:
            answered = answer(decoder.decode(line))
        except (Refused, BadNotation) as refused:
            answered = {"error": sentence(refused)}
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            answered = {"error": texts()("cli-bad-line", reason=str(error))}
        bad += "error" in answered
        sys.stdout.write(encode(answered).decode() + "\n")
        sys.stdout.flush()
    if bad:
        fail_with("cli-bad-lines", bad=bad, total=total)


def lines_of_file(file: Path | None) -> Iterable[bytes] | None:
    """The lines of a file; ends the command where it cannot be read."""
    if file is None:
        return None
    try:
        return file.read_bytes().splitlines()
    except OSError as error:
        fail_with("cli-unreadable", file=str(file), reason=error.strerror or "")
