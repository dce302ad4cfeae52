"""A game on paper as readable text (docs/notation.md): written as far as it is known, read with every sum checked."""

from collections.abc import Iterator

from cartographers.board.notation import lines_of
from cartographers.cards.printed import CONTENT
from cartographers.game.events import RULES
from cartographers.game.options import Options, year
from cartographers.game.record import check_version, compare, header_of, option_lines, options_in, score_text
from cartographers.game.refusals import Refused
from cartographers.paper.counting import CountedGame, counted
from cartographers.paper.game import PaperGame, PaperSeason

HEADING = "cartographers paper record 1"
LONGEST = 10_000
"""Letters; a whole game has about 2,500."""
_ALL, _SOME, _NONE = "all", "some", "-"


def record(played: CountedGame) -> str:
    """The record of a game, whole or not."""
    return "\n".join(_lines(played)) + "\n"


def is_paper(text: str) -> bool:
    return text.startswith(HEADING.rpartition(" ")[0])


def read(text: str) -> CountedGame:
    """The game that a record tells; refused with its line where the record is wrong."""
    if len(text) > LONGEST:
        raise Refused("record_long", most=LONGEST)
    if not is_paper(text):
        raise Refused("not_a_paper_record")
    lines = text.splitlines()
    header = header_of(lines, HEADING)
    options = options_in(header)
    check_version(header)
    played = counted(PaperGame(options, tuple(_seasons(options, lines)), header.get("name", "")))
    compare(lines, record(played).splitlines())
    return played


def _lines(played: CountedGame) -> Iterator[str]:
    game = played.game
    yield HEADING
    yield f"rules: {RULES}"
    yield f"cards: {CONTENT}"
    yield from option_lines(game.options)
    if game.name:
        yield f"name: {game.name}"
    for season, told, found in zip(year(game.options), game.seasons, played.seasons, strict=False):
        if told is None or found is None:
            continue
        yield ""
        yield season.id
        how = (_ALL if told.is_whole else _SOME) if told.cards else _NONE
        yield " ".join((f"cards: {how}", *told.cards))
        yield from lines_of(found.sheet)
        yield f"coins: {found.coins}"
        yield f"scores: {score_text(found.score)}"
    yield ""
    yield f"stars: {played.stars}"
    if played.rating is not None:
        yield f"rating: {played.rating} {played.title}"


def _seasons(options: Options, lines: list[str]) -> Iterator[PaperSeason | None]:
    """The seasons that a record tells, up to the last of them."""
    known = [season.id for season in year(options)]
    told = {line: number for number, line in enumerate(lines) if line in known}
    last = max((known.index(season) for season in told), default=-1)
    for season in known[: last + 1]:
        yield _season(lines[told[season] + 1 :]) if season in told else None


def _season(lines: list[str]) -> PaperSeason:
    block = [line for line in lines[: lines.index("")] if line] if "" in lines else lines
    keyed = dict(line.partition(": ")[::2] for line in block if ": " in line)
    how, *cards = keyed.get("cards", _NONE).split(" ")
    coins = keyed.get("coins", "")
    drawing = tuple(line for line in block if ":" not in line or line.startswith("marks:"))
    return PaperSeason(
        drawing,
        int(coins) if coins.isdecimal() and len(coins) <= 2 else 0,
        tuple(cards),
        how == _ALL,
    )
