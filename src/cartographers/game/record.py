"""A whole match as readable text (docs/notation.md), written from its events and replayed from its drawings."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

import msgspec

from cartographers.board.notation import BadNotation, board_of, names
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import CONTENT, DECK, SKILLS, Edict, RuinsCard
from cartographers.game.commands import Reply
from cartographers.game.events import (
    RULES,
    AmbushMet,
    CardRevealed,
    Drawn,
    Event,
    MatchEnded,
    MatchStarted,
    PowerResolved,
    SeasonScored,
    SeasonStarted,
    TurnDrawn,
)
from cartographers.game.match import Match
from cartographers.game.options import Options, year
from cartographers.game.refusals import Refused
from cartographers.game.scores import rating, standings, title
from cartographers.game.state import Answer, Dodging, Drawing, SeasonScore, Table, Target, Task

HEADING = "cartographers record 1"
LONGEST_SEED = 128
_BETWEEN = " | "  # seats
_AND = " and "  # changes of one seat
_NOTHING = "-"
# Keywords of a line or within it.
_DODGE = "dodge"
_POWER = "power"
_MARKS = "marks"
_DESTROYED = "destroys"
_SKILL = "skill"
# Options that records did not have from the first: told only where they are not as they were then.
_LATER = ("edict_order",)


def record(match: Match) -> str:
    """The record of a match, finished or not; drawings of an unfinished turn are left out."""
    return record_of(match.events, match.table)


def record_of(events: Sequence[Event], table: Table) -> str:
    """The record of what happened, and where it led to."""
    return "\n".join(record_lines(events, table)) + "\n"


def replayed(text: str) -> Match:
    """The match that a record tells, every step checked; refused with its line where the record is wrong."""
    lines = text.splitlines()
    match = _played(lines)
    compare(lines, record(match).splitlines())
    return match


def replayed_so_far(text: str) -> Match:
    """The match that a record tells as far as it goes: it may break off anywhere after its heading."""
    lines = text.splitlines()
    if not text.endswith("\n"):
        del lines[-1:]  # who knows what is missing of it
    match = _played(lines)
    compare(lines, record(match).splitlines()[: len(lines)])
    return match


def _played(lines: list[str]) -> Match:
    """The match that the answers in a record lead to."""
    header = header_of(lines)
    options = options_in(header)
    check_version(header)
    seed = header.get("seed", "")
    if not is_seed(seed):
        raise Refused("record_seed", line=_line_of(lines, "seed"))
    try:
        match = Match(options, seed)
    except Refused as refused:
        raise Refused("record_options", reason=refused.code) from refused
    for number, line in enumerate(lines, start=1):
        turn = _turn_of(line)
        if turn is not None and turn.answers:
            _play(match, turn, number)
    return match


def is_seed(seed: str) -> bool:
    """Whether a text can be the seed of a match that has a record."""
    return 0 < len(seed) <= LONGEST_SEED and seed.isprintable() and seed == seed.strip()


def record_lines(events: Iterable[Event], table: Table) -> Iterator[str]:
    """The same line by line, for whoever has other things to do meanwhile."""
    cards: list[str] = []
    turn = 0
    seats = range(table.options.seats)
    for event in events:
        match event:
            case MatchStarted():
                yield from _heading(event)
            case SeasonStarted():
                yield ""
                yield year(table.options)[event.season].id
                yield f"deck: {' '.join(event.deck)}"
            case CardRevealed():
                cards.append(event.card)
                turn += not isinstance(DECK[event.card], RuinsCard)
            case AmbushMet():
                yield f"{turn} {_DODGE}: {_BETWEEN.join('yes' if seat in event.dodgers else 'no' for seat in seats)}"
            case TurnDrawn():
                yield f"{turn} {' '.join(cards)}: {_changes(event.drawings, seats)}"
                cards.clear()
            case PowerResolved():
                yield f"{turn} {_POWER} {event.card}: {_changes(event.drawings, seats)}"
            case SeasonScored():
                yield f"scores: {_BETWEEN.join(map(score_text, event.scores))}"
            case MatchEnded():
                yield ""
                yield from _ending(table)
            case _:
                pass
    if cards:
        yield f"{turn} {' '.join(cards)}"


def _changes(changes: Sequence[Drawn], seats: range) -> str:
    """What each seat drew or destroyed, in the order of the seats."""
    by_seat: dict[int, list[str]] = {}
    for change in changes:
        by_seat.setdefault(change.seat, []).append(_change(change))
    return _BETWEEN.join(_AND.join(by_seat.get(seat, [_NOTHING])) for seat in seats)


def _change(change: Drawn) -> str:
    """One change in words: terrain, spaces, marks, what it destroyed, the skill used for it, coins gained."""
    words = [change.terrain or "", *names(change.spaces)]
    if change.marks:
        words += [_MARKS, *names(change.marks)]
    if change.destroyed:
        words += [_DESTROYED, *names(change.destroyed)]
    if change.skill:
        words += [_SKILL, change.skill]
    if change.coins:
        words.append(f"+{change.coins}")
    return " ".join(word for word in words if word)


def _heading(event: MatchStarted) -> Iterator[str]:
    yield HEADING
    yield f"rules: {event.rules}"
    yield f"cards: {event.content}"
    yield from option_lines(event.options)
    yield f"seed: {event.seed}"
    yield f"seal: {event.seal}"
    for edict, card in zip(Edict, event.edicts, strict=True):
        yield f"{edict}: {card}"
    if event.skills:
        yield f"{_SKILL}: {' '.join(event.skills)}"


def option_lines(options: Options) -> Iterator[str]:
    """Every option in its line."""
    for field in msgspec.structs.fields(Options):
        chosen = getattr(options, field.name)
        if field.name not in _LATER or chosen != field.default:
            yield f"{field.name}: {_option(chosen)}"


def _option(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " ".join(value) or _NOTHING
    return str(value)


def score_text(score: SeasonScore) -> str:
    """A season's stars as a sum."""
    first, second = score.edicts
    return f"{first}+{second}+{score.coins}{score.monsters or '-0'}={score.total}"


def _ending(table: Table) -> Iterator[str]:
    places = {standing.seat: standing for standing in standings(table)}
    yield f"stars: {_BETWEEN.join(str(seat.stars) for seat in table.seats)}"
    if table.options.seats == 1:
        rated = rating(table)
        yield f"rating: {rated} {title(rated)}"
    else:
        yield f"places: {_BETWEEN.join(str(places[seat].place) for seat in range(table.options.seats))}"


class _Turn(NamedTuple):
    number: int
    about: str  # the cards, or what else was asked
    answers: tuple[str, ...]


def _turn_of(line: str) -> _Turn | None:
    """A turn's line, if `line` is one; without answers, where the turn is not finished."""
    head, _, rest = line.partition(":")
    number, _, about = head.partition(" ")
    if not number.isdecimal() or len(number) > 4:
        return None
    answers = tuple(rest.strip().split(_BETWEEN)) if rest.strip() else ()
    return _Turn(int(number), about, answers)


def header_of(lines: list[str], heading: str = HEADING) -> dict[str, str]:
    """What the lines before the first empty one say, by their keys."""
    if not lines or lines[0] != heading:
        raise Refused("not_a_record")
    header: dict[str, str] = {}
    for line in lines[1:]:
        if not line:
            break
        key, _, value = line.partition(": ")
        header[key] = value
    return header


def options_in(header: dict[str, str]) -> Options:
    """The options that a header tells."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Options):
        if field.name not in header and field.name in _LATER:
            continue
        if field.name not in header:
            raise Refused("record_lacks", key=field.name)
        text = header[field.name]
        if isinstance(field.default, bool):
            found[field.name] = {"yes": True, "no": False}.get(text, text)
        elif isinstance(field.default, tuple):
            found[field.name] = () if text == _NOTHING else tuple(text.split(" "))
        else:
            found[field.name] = text
    try:
        return msgspec.convert(found, Options, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("record_options", reason=str(error)) from error


def check_version(header: dict[str, str]) -> None:
    """Refuses what was written by other rules or cards."""
    made_with = header.get("rules", "?"), header.get("cards", "?")
    if made_with != (str(RULES), CONTENT):
        raise Refused("record_version", rules=made_with[0], cards=made_with[1])


def _line_of(lines: list[str], key: str) -> int:
    return next((number for number, line in enumerate(lines, start=1) if line.startswith(f"{key}:")), 1)


def _play(match: Match, turn: _Turn, line: int) -> None:
    """Plays all answers of a recorded line; what nobody chose is left to the comparison."""
    asked = match.table.task
    if (asked is Task.DODGE) != (turn.about == _DODGE):
        return
    if (asked is Task.DESTROY) != (turn.about == f"{_POWER} {match.table.card}"):
        return
    for seat, text in enumerate(turn.answers):
        now = match.table
        if seat not in now.waiting or now.turn != turn.number or now.task is not asked:
            continue
        try:
            match.play(Reply(seat, turn.number, _answer(asked, text)))
        except (Refused, BadNotation) as refused:
            raise Refused("record_refused", line=line, reason=refused.code) from refused


def _answer(asked: Task, text: str) -> Answer:
    if asked is Task.DODGE:
        return Dodging(text == "yes")
    parts = [_part(part) for part in text.split(_AND)]
    first = parts[0]
    if asked is Task.DESTROY:
        return Target(board_of(first[_DESTROYED]))
    skill = " ".join(first[_SKILL])
    extra = parts[1] if len(parts) > 1 else _part("")
    is_double = skill in SKILLS and SKILLS[skill].has_two_terrains
    return Drawing(
        _terrain(first[""][:1]),
        board_of(first[""][1:]),
        board_of(first[_MARKS]),
        skill,
        board_of(extra[""][1:]),
        _terrain(extra[""][:1]) if extra[""] and not is_double else None,
    )


def _terrain(words: list[str]) -> Terrain:
    terrain = words[0] if words else ""
    if terrain not in set(Terrain):
        raise Refused("unknown_terrain", terrain=terrain)
    return Terrain(terrain)


def _part(text: str) -> dict[str, list[str]]:
    """The words of one change, by the keyword before them; terrain and spaces come before any."""
    found: dict[str, list[str]] = {"": [], _MARKS: [], _DESTROYED: [], _SKILL: []}
    key = ""
    for word in text.split():
        if word in found:
            key = word
        elif not word.startswith("+"):
            found[key].append(word)
    return found


def compare(told: list[str], true: list[str]) -> None:
    """Refuses a text at the first line that is not what it should be."""
    for line, (was, should) in enumerate(zip_longest(told, true), start=1):
        if was != should:
            raise Refused("record_differs", line=line, was=was or "", should=should or "")
