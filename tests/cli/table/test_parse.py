"""Answers in words: said and understood."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards import LAW, SHEET_A, drawing, named
from cartographers.board.notation import BadNotation
from cartographers.board.sheet import Terrain
from cartographers.cli.table.parse import Unclear, answer_said, is_answer, legal_answers, said, skill_named
from cartographers.game.options import Options
from cartographers.game.refusals import Refused
from cartographers.game.state import Answer, Dodging, Drawing, Target
from cli.table.situations import any_answer, sat, sat_at
from matches import any_options, at_table


def understood(card: str, words: str, skills: tuple[str, ...] = ()) -> Answer:
    """What a line says when a card has come."""
    return answer_said(sat_at(at_table(card, SHEET_A, skills=skills, coins=3)), words.split())


@pytest.mark.parametrize(
    ("card", "words", "answer"),
    [
        ("hamlet", "Vil a1 B1 b2", Drawing(Terrain.VILLAGE, named("A1 B1 B2"))),
        ("dobrik", "hero D5", Drawing(Terrain.HERO, named("D5"), named("C5 D4 D6 E5"))),
        ("wren", "h D5 turn 2", Drawing(Terrain.HERO, named("D5"), named("F4 F5 F6"))),
        ("wren", "hero D5 MARKS f4 f5 f6", Drawing(Terrain.HERO, named("D5"), named("F4 F5 F6"))),
        ("wren", "hero A1 marks", Drawing(Terrain.HERO, named("A1"))),
        ("hamlet", "destroy b4", Target(named("B4"))),
        ("hamlet", "YES", Dodging(use=True)),
        ("hamlet", "no", Dodging(use=False)),
        ("hamlet", "farm A1 skill lore", Drawing(Terrain.FARM, named("A1"), skill="lore")),
        ("hamlet", "farm A1 skill sea and A2", Drawing(Terrain.FARM, named("A1"), 0, "search", named("A2"))),
        (
            "hamlet",
            "farm A1 skill Healing and village A2 A3",
            Drawing(Terrain.FARM, named("A1"), 0, "heal", named("A2 A3"), Terrain.VILLAGE),
        ),
        (
            "hamlet",
            "farm A1 skill diplomacy AND farm A2",
            Drawing(Terrain.FARM, named("A1"), 0, "diplomacy", named("A2")),
        ),
        ("hamlet", "farm A1 and farm A2", Drawing(Terrain.FARM, named("A1"), extra=named("A2"))),
    ],
)
def test_what_words_say(card: str, words: str, answer: Answer) -> None:
    assert understood(card, words) == answer


@pytest.mark.parametrize(
    ("card", "words", "sentence"),
    [
        ("hamlet", "village", "Name the spaces too: village B4 B5 C5."),
        ("hamlet", "destroy", "Name a space too: destroy B4."),
        ("freyla", "hero A10", "turn 1: A11; turn 2: B10 C10 D10; turn 3: A7 A8 A9; turn 4: –."),
        ("freyla", "hero A10 turn 9", "Say how the attack is turned:"),
        ("hamlet", "village A1 B1 B2 skill search", "adds: and village A2; and village B3; and village C1; and vil"),
    ],
)
def test_what_is_not_clear_is_asked(card: str, words: str, sentence: str) -> None:
    with pytest.raises(Unclear, match=sentence):
        understood(card, words, ("search",))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("village A1 B1 B2 skill juggling", "unknown_skill"),
        ("village A1 B1 B2 skill", "unknown_skill"),
        ("village A1 B1 B2 skill c", "skill_not_usable"),
        ("village A1 B1 B2 skill heal", "skill_does_not_fit"),
        ("village A1 A2 skill heal", "shape_not_offered"),
    ],
)
def test_what_cannot_be_is_refused(words: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        understood("hamlet", words, ("heal",))


def test_a_space_that_is_none_is_refused() -> None:
    with pytest.raises(BadNotation, match="unknown_space"):
        understood("hamlet", "village A1 Z9")


@pytest.mark.parametrize(
    ("word", "is_one"),
    [("forest", True), ("f", False), ("h", True), ("destroy", True), ("yes", True), ("dance", False)],
)
def test_a_line_begins_with_a_terrain_or_an_answer(word: str, is_one: bool) -> None:
    assert is_answer(word) is is_one


def test_a_skill_goes_by_its_id_or_its_name_or_their_beginning() -> None:
    assert [skill_named([word]) for word in ("heal", "HEALING", "di", "lore")] == ["heal", "heal", "diplomacy", "lore"]


@pytest.mark.parametrize(("skill", "number"), [("", 720), ("lore", 360), ("negotiation", 200), ("search", 720)])
def test_legal_answers_with_a_skill_are_those_of_the_skill(skill: str, number: int) -> None:
    state = at_table("homestead", drawing("." * 11), skills=("lore", "negotiation", "search"), coins=1)
    counted, answers = legal_answers(sat_at(state), skill)
    listed = list(answers)
    assert (counted, len(set(listed))) == (number, number)
    assert {answer.skill for answer in listed if isinstance(answer, Drawing)} == {skill}


def test_a_skill_that_is_not_in_play_has_no_legal_answers() -> None:
    with pytest.raises(Refused, match="skill_not_usable"):
        legal_answers(sat_at(at_table("homestead")), "lore")


@LAW
@given(any_options(), st.integers(0, 99))
def test_whatever_is_answered_can_be_said_and_is_understood(options: Options, seed: int) -> None:
    session = sat(options, str(seed))
    chance = Random(seed)
    while not session.table.over:
        answer = any_answer(session, chance)
        assert answer_said(session, said(session, answer).split()) == answer
        session.answer(answer)
