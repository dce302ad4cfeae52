"""What a person hears of ambushes, their powers, heroes, skills and coins."""

import re
from random import Random

from msgspec.structs import replace

from boards import SHEET_A, drawing, named
from cartographers.board.sheet import Sheet, Terrain
from cartographers.cli.table.sentences import is_raid, told, worded
from cartographers.cli.table.session import Session, Step
from cartographers.cli.table.view.scenes import raid_scene
from cartographers.game.events import PowerResolved, SeasonScored
from cartographers.game.options import Options
from cartographers.game.state import Answer, Dodging, Drawing, Target, Task
from cli.table.situations import any_answer, sat_at
from matches import at_table


def news(session: Session, *answers: Answer) -> list[Step]:
    """All that happens by some answers."""
    steps: list[Step] = []
    for answer in answers:
        session.answer(answer)
        steps += session.news
    return steps


def heard(steps: list[Step]) -> list[str]:
    return [sentence for step in steps if (sentence := told(step))]


def hamlet(spaces: str, **skill: str | int) -> Drawing:
    return replace(Drawing(Terrain.VILLAGE, named(spaces)), **skill)


def after_spring(sheet: Sheet, *powers: str) -> list[Step]:
    """The end of spring on a map that some ambushes stay at."""
    state = at_table("hamlet", sheet, time=7)
    state = replace(state, table=replace(state.table, powers=powers))
    return news(sat_at(state), hamlet("A1 B1 B2"))


def resolved(steps: list[Step]) -> Step:
    [step] = [step for step in steps if isinstance(step.event, PowerResolved)]
    return step


def test_zombies_spread_after_the_season_and_are_shown() -> None:
    steps = after_spring(drawing("Z", at="F6"), "zombie")
    spread = resolved(steps)
    assert steps.index(spread) > [isinstance(step.event, SeasonScored) for step in steps].index(True)
    assert is_raid(spread)
    assert told(spread) == "Zombie Plague: the zombies spread to E6 F5 F7 G6."
    scene = raid_scene(spread)
    assert scene.overlay.fresh == named("E6 F5 F7 G6")
    assert scene.after is not None
    assert scene.after.sheet.zombie == named("E6 F5 F6 F7 G6")
    assert scene.table.season == 1, "what it costs is told for the season to come"


def test_zombies_that_spread_into_an_attack_are_destroyed_at_once() -> None:
    spread = resolved(after_spring(drawing("Z", at="F6")._replace(marks=named("E6")), "zombie"))
    assert told(spread) == "Zombie Plague: the zombies spread to E6 F5 F7 G6. The attack destroyed E6."
    assert raid_scene(spread).overlay.struck == named("E6")


def test_zombies_that_find_no_room_are_not_heard_of() -> None:
    spread = resolved(after_spring(drawing(".F. FZF .F.", at="E5"), "zombie"))
    assert not is_raid(spread)
    assert told(spread) == ""


def test_a_hero_that_strikes_is_heard_but_needs_no_page() -> None:
    session = sat_at(at_table("freyla", drawing("BB", at="D5")))
    steps = news(session, Drawing(Terrain.HERO, named("D4"), named("D5 D6 D7")))
    assert heard(steps)[0] == "The attack destroyed D5 D6."
    assert not any(map(is_raid, steps))


def test_the_dragons_treasure_is_heard_with_the_other_coins() -> None:
    session = sat_at(at_table("hamlet", drawing("DFF ..F")))
    assert heard(news(session, hamlet("B1 C1 C2")))[0] == "The dragon leaves its treasure. You gained 4 coins."


def test_what_a_skill_cost_is_heard() -> None:
    session = sat_at(at_table("hamlet", SHEET_A, coins=2, skills=("diplomacy",)))
    steps = news(session, hamlet("A1 A2 A3 B1 B2", skill="diplomacy", extra=named("K11")))
    assert heard(steps)[0] == "Diplomacy cost one coin."


def test_an_ambush_that_is_dodged_is_heard() -> None:
    session = sat_at(at_table("gnoll_raid", SHEET_A, SHEET_A, coins=2, skills=("acrobatics",)))
    assert session.table.task is Task.DODGE
    assert re.fullmatch("You(, Bot 1)? met the ambush with acrobatics.", heard(news(session, Dodging(use=True)))[0])


def test_an_ambush_that_walks_is_shown_unless_the_person_chose_its_place() -> None:
    walked = news(sat_at(at_table("hamlet gnoll_raid")), hamlet("F1 G1 G2"))
    assert [told(step) for step in walked if is_raid(step)] == ["Gnoll Raid: monsters on A1 A2 B1 C1 C2."]
    free = sat_at(at_table("gnoll_raid", options=Options(reading="free")))
    assert not any(map(is_raid, news(free, any_answer(free, Random(1)))))
    dodged = sat_at(at_table("gnoll_raid", SHEET_A, coins=2, skills=("acrobatics",)))
    dodged.answer(Dodging(use=True))
    assert not any(map(is_raid, news(dodged, any_answer(dodged, Random(1)))))


def test_a_gorgon_alone_destroys_what_the_person_chose() -> None:
    session = sat_at(at_table("gorgon"))
    gazed = resolved(news(session, any_answer(session, Random(1))))
    assert not is_raid(gazed)
    assert told(gazed) == ""


def test_a_gorgon_of_a_neighbour_is_shown() -> None:
    session = sat_at(at_table("gorgon", SHEET_A, SHEET_A))
    chance = Random(1)
    raided = news(session, any_answer(session, chance))
    assert re.match("Gorgon Gaze: Bot 1 drew monsters on your map, on ", heard(raided)[0])
    gazed = resolved(news(session, any_answer(session, chance)))
    assert is_raid(gazed)
    assert re.fullmatch(r"Gorgon Gaze: Bot 1 destroyed [A-K]\d+ on your map\.", told(gazed).partition(" You")[0])
    assert raid_scene(gazed).overlay.struck


def test_a_mountain_that_a_raid_closes_pays_and_that_is_heard() -> None:
    closed = news(sat_at(at_table("hamlet zombie", drawing(".M. FF. FFF"))), hamlet("A3 B3 B4"))
    assert "Zombie Plague: monsters on A1. You gained a coin." in heard(closed)


def test_a_full_map_leaves_nothing_to_draw_for_a_hero_too() -> None:
    lines = [".FFFFFFFFFF", "..FFFFFFFFF", *["FFFFFFFFFFF"] * 9]
    steps = news(sat_at(at_table("hamlet freyla", drawing(" ".join(lines)))), hamlet("A1 B1 B2"))
    assert "Your map is full: there is nothing for you to draw." in heard(steps)


def test_answers_are_worded() -> None:
    assert worded(Target(named("B4"))) == "Destroy B4"
    assert worded(hamlet("A1 A2")) == "Village A1 A2"
    healed = hamlet("A1", skill="heal", extra=named("B1 B2"), extra_terrain=Terrain.FARM)
    assert worded(healed) == "Village A1 and Farm B1 B2"
    assert worded(hamlet("A1", skill="diplomacy", extra=named("B1"))) == "Village A1 and Farm and village B1"
