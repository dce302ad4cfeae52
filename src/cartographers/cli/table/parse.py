"""Answers in words, as in a record: `hero C4 marks B4 B5`, `forest A1 A2 skill search and forest A3`, `destroy B4`."""

from collections.abc import Iterable, Iterator, Mapping

from cartographers.board.grid import NONE, Board
from cartographers.board.notation import board_of, names
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import SKILLS, HeroCard
from cartographers.cli.table.sentences import named
from cartographers.cli.table.session import PERSON, Session
from cartographers.game import offers, powers, skills
from cartographers.game.refusals import Refused
from cartographers.game.state import Answer, Dodging, Drawing, Target, Task
from cartographers.locales import texts

_DESTROY = "destroy"
_DODGE = {"yes": True, "no": False}
_MARKS, _TURN, _SKILL, _AND = "marks", "turn", "skill", "and"
_FEW = 60
"""So many ways are told without asking."""


class Unclear(Exception):  # noqa: N818  a person says it better next time
    """A line that says no answer, with the sentence that tells why."""

    def __init__(self, text: str, **details: str | int) -> None:
        super().__init__(texts()(text, **details))


def is_answer(word: str) -> bool:
    """Whether a line that begins with `word` says an answer."""
    return word == _DESTROY or word in _DODGE or _is_terrain(word)


def answer_said(session: Session, words: list[str]) -> Answer:
    """The answer that some words say; whether it is legal is asked of the core."""
    word = words[0].casefold()
    if word in _DODGE:
        return Dodging(_DODGE[word])
    if word == _DESTROY:
        if len(words) == 1:
            raise Unclear("play-plain-no-target")
        return Target(_board(words[1:]))
    split = next((number for number, each in enumerate(words) if each.casefold() == _AND), len(words))
    return _drawing(session, words[:split], words[split + 1 :])


def said(session: Session, answer: Answer) -> str:
    """The words that say an answer; with a hero card even that all its marks are off the sheet."""
    if isinstance(answer, Dodging):
        return next(word for word, use in _DODGE.items() if use is answer.use)
    if isinstance(answer, Target):
        return f"{_DESTROY} {named(answer.space)}"
    words = [answer.terrain, *names(answer.spaces)]
    attacks = answer.terrain is Terrain.HERO and isinstance(session.card, HeroCard)  # a lone hero does not
    words += [_MARKS, *names(answer.marks)] if attacks else []
    words += [_SKILL, answer.skill] if answer.skill else []
    words += [_AND, answer.extra_terrain or Terrain.FARM, *names(answer.extra)] if answer.extra else []
    return " ".join(words)


def legal_answers(session: Session, skill: str = "") -> tuple[int, Iterator[Answer]]:
    """How many answers are legal now, and which; with a skill, before what it adds."""
    table = session.table
    if table.task is Task.DODGE:
        return len(_DODGE), map(Dodging, _DODGE.values())
    if table.task is Task.DESTROY:
        targets = powers.targets(table, table.card, PERSON)
        return targets.bit_count(), (Target(board_of([name])) for name in names(targets))
    if not skill:
        return offers.number(session.offer), offers.choices(session.offer)
    if skill not in skills.usable(table, PERSON):
        raise Refused("skill_not_usable", skill=skill)
    offered = skills.main_offer(table, PERSON, skill)
    return offers.number(offered), (
        Drawing(drawing.terrain, drawing.spaces, drawing.marks, skill) for drawing in offers.choices(offered)
    )


def skill_named(words: Iterable[str]) -> str:
    """The skill that is meant by its id, its name, or the beginning of either."""
    word = " ".join(words).casefold()
    skill = _beginning(word, {skill: texts().name("skill", skill) for skill in SKILLS}) if word else None
    if skill is None:
        raise Refused("unknown_skill", skill=word)
    return skill


def _drawing(session: Session, words: list[str], extra: list[str]) -> Drawing:
    found = _by_keyword(words)
    terrain = _terrain(found[""][0])
    if len(found[""]) == 1:
        raise Unclear("play-plain-no-spaces", terrain=terrain)
    spaces = _board(found[""][1:])
    marks = _marks(session, spaces, found)
    if _SKILL not in found:
        return Drawing(terrain, spaces, marks, extra=_extra_spaces(extra))
    skill = skill_named(found[_SKILL])
    drawing = Drawing(terrain, spaces, marks, skill)
    if skill in skills.ADDING and not extra:
        raise _which_extra(session, drawing)
    second = _terrain(extra[0]) if extra and _is_terrain(extra[0]) and not SKILLS[skill].has_two_terrains else None
    return Drawing(terrain, spaces, marks, skill, _extra_spaces(extra), second)


def _extra_spaces(words: list[str]) -> Board:
    return _board(words[1:] if words and _is_terrain(words[0]) else words)


def _marks(session: Session, spaces: Board, found: Mapping[str, list[str]]) -> Board:
    """The marks of a hero by their spaces, or by the number of the turn; not needed where there is one way only."""
    if _MARKS in found:
        return _board(found[_MARKS])
    if session.table.task is not Task.DRAW or not isinstance(session.card, HeroCard) or spaces.bit_count() != 1:
        return NONE
    ways = session.card.attacks.marks[spaces.bit_length() - 1]
    number = " ".join(found.get(_TURN, ["1"] if len(ways) == 1 else []))
    if number.isdecimal() and len(number) == 1 and 1 <= int(number) <= len(ways):
        return ways[int(number) - 1]
    turns = "; ".join(f"{_TURN} {count}: {named(way) or '–'}" for count, way in enumerate(ways, start=1))
    raise Unclear("play-plain-which-turn", turns=turns)


def _which_extra(session: Session, drawing: Drawing) -> Unclear:
    """Asks what a skill is to add to a drawing; refused where that is not legal itself, or nothing can be added."""
    table = session.table
    if drawing.skill not in skills.usable(table, PERSON):
        raise Refused("skill_not_usable", skill=drawing.skill)
    main = Drawing(drawing.terrain, drawing.spaces, drawing.marks)
    offers.check(table, PERSON, main)
    offered = skills.extra_offer(table, PERSON, drawing.skill, main)
    if not offers.number(offered):
        raise Refused("skill_does_not_fit", skill=drawing.skill)
    ways = [f"{_AND} {said(session, extra)}" for extra in offers.choices(offered)]
    few = ways if len(ways) <= _FEW else [*ways[:_FEW], "…"]
    return Unclear("play-plain-which-extra", skill=texts().name("skill", drawing.skill), extras="; ".join(few))


def _by_keyword(words: list[str]) -> dict[str, list[str]]:
    """Words by the keyword before them; terrain and spaces come before any."""
    found: dict[str, list[str]] = {"": []}
    key = ""
    for word in words:
        if word.casefold() in (_MARKS, _TURN, _SKILL):
            key = word.casefold()
            found[key] = []
        else:
            found[key].append(word)
    return found


def _board(words: Iterable[str]) -> Board:
    return board_of(word.upper() for word in words)


def _is_terrain(word: str) -> bool:
    return _beginning(word.casefold(), _terrains()) is not None


def _terrains() -> dict[str, str]:
    return {terrain: texts().name("terrain", terrain) for terrain in Terrain}


def _terrain(word: str) -> Terrain:
    terrain = _beginning(word.casefold(), _terrains())
    assert terrain is not None
    return Terrain(terrain)


def _beginning(word: str, names_by_id: Mapping[str, str]) -> str | None:
    """The id that a word is, or is the name of, or is the beginning of where that says which one."""
    found = [key for key, name in names_by_id.items() if key.startswith(word) or name.casefold().startswith(word)]
    return word if word in names_by_id else found[0] if len(found) == 1 else None
