"""Hints at the table where the host allows them, and what a finished match is told about itself."""

import re
from random import Random
from urllib.request import Request, urlopen

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from browser.conftest import LOST, OpenPage, Sit
from browser.player import Player
from browser.scenes import COMBINED, NAMES, THOUGHT, WITH_HINTS, is_ambush, resize, scene
from cartographers.bots.judging import judged
from cartographers.cards.printed import HEROES, SKILLS, Edict
from cartographers.game import skills
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Table, Task
from cartographers.game.view import View
from cartographers.server.wire.protocol import Analysis, Reviewed
from serving import SECRET, Server
from staging import Stage, sought

SPACE = re.compile(r"\b[A-K]\d{1,2}\b")
PHONE = (360, 740)
STRANGER = re.compile("status of 401")

HINT = re.compile(r"^Hint\b")  # not a card whose name begins so


# At the table


def hinted(match: str) -> Stage:
    """Somebody alone in the middle of a year, at a table with hints."""
    stage = Stage(match, Options(), "cartographers 3", NAMES[:1], WITH_HINTS)
    stage.begin()
    stage.play(15, but=0)
    return stage


def hints(page: Page) -> Locator:
    return page.get_by_role("region", name="The best drawings").get_by_role("button")


def told_hints(page: Page) -> Locator:
    """The hints, once they are there."""
    expect(hints(page).first).to_be_visible(timeout=THOUGHT)
    return hints(page)


def spaces_of(hint: Locator) -> list[str]:
    """The spaces that a hint would draw on."""
    return SPACE.findall(hint.text_content() or "")


def test_hints_are_asked_walked_through_and_drawn_by_keys(sit: Sit) -> None:
    page = sit(hinted("hinted_keys"))
    player = Player(page)
    player.is_asked()
    page.keyboard.press("h")
    expect(told_hints(page)).to_have_count(3)
    player.hears(re.compile(r"^3 hints\. The best: "))
    expect(hints(page).first.locator("> .delta")).to_have_count(0)  # the best one is not behind itself
    for behind in hints(page).locator("> .delta").all():
        expect(behind).to_have_text(re.compile(r"^−\d"))
    wanted = [spaces_of(hint) for hint in hints(page).all()]
    for place in (0, 1, 2, 0, 1):
        page.keyboard.press("h")
        expect(hints(page).nth(place)).to_have_attribute("aria-pressed", "true")
        expect(hints(page).filter(has_text="until the end")).to_have_count(1)
        expect(hints(page).nth(place)).to_contain_text(re.compile(r"until the end.*[A-D] [+−]\d"))
        expect(player.fitting).to_contain_text(f" {' '.join(wanted[place])}.")
        player.hears(re.compile(rf"^Hint {place + 1} of 3\."))
    page.keyboard.press("Enter")
    player.hears("Turn 16: ")
    expect(hints(page)).to_have_count(0)
    for space in wanted[1]:
        expect(player.space(space)).to_have_accessible_name(re.compile("drawn in"))


def test_a_hint_is_asked_put_and_drawn_by_a_finger(sit: Sit) -> None:
    page = sit(hinted("hinted_touch"), size=PHONE, has_touch=True, is_mobile=True)
    player = Player(page)
    player.is_asked()
    player.button(HINT).tap()
    expect(told_hints(page)).to_have_count(3)
    second = hints(page).nth(1)
    wanted = spaces_of(second)
    second.tap()
    expect(second).to_have_attribute("aria-pressed", "true")
    assert sorted(player.ghost()) == sorted(wanted)
    player.button(HINT).tap()
    expect(hints(page)).to_have_count(0)
    expect(player.button("Next fit")).to_be_visible()
    player.button(re.compile("^Draw it")).tap()
    player.hears("Turn 16: ")
    for space in wanted:
        expect(player.space(space)).to_have_accessible_name(re.compile("drawn in"))


def skill_needed(table: Table) -> str:
    """The skill of the best drawing, where every good one needs some."""
    if table.task is not Task.DRAW:
        return ""
    best, *others = judged(View(table, 0), Random(1))
    without = max((each.value for each in (best, *others) if not each.drawing.skill), default=0.0)
    return best.drawing.skill if len(others) > 1 and others[1].value > without + 2 else ""


@pytest.mark.parametrize("replaces", [False, True], ids=["adds", "replaces"])
def test_a_hint_with_a_skill_is_drawn(sit: Sit, replaces: bool) -> None:
    def is_wanted(table: Table) -> bool:
        skill = "" if table.card in HEROES else skill_needed(table)
        return bool(skill) and SKILLS[skill].replaces == replaces

    name = f"hinted_skill_{replaces}"
    stage = sought(name, PRESETS["everything"], NAMES[:1], is_wanted, house=WITH_HINTS, bot="greedy")
    turn = stage.table.turn
    page = sit(stage)
    player = Player(page)
    player.is_asked()
    page.keyboard.press("h")
    best = told_hints(page).first
    wanted, skill = spaces_of(best), best.locator(".skill").text_content()
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(player.button(re.compile(f"^{skill}"))).to_have_attribute("aria-pressed", "true")
    player.confirm()
    player.hears(f"Turn {turn + 1}: ")
    for space in wanted:
        expect(player.space(space)).to_have_accessible_name(re.compile("drawn in"))


def test_a_hint_shows_the_terrains_that_a_skill_adds(sit: Sit) -> None:
    options = replace(COMBINED, skills=("diplomacy", "acrobatics", "stealth"))
    stage = Stage("hinted_diplomacy", options, "cartographers 3", NAMES[:1], WITH_HINTS)
    stage.begin()

    def needs_diplomacy(table: Table) -> bool:
        return "diplomacy" in skills.usable(table, 0) and bool(skill_needed(table))

    assert stage.play_until(needs_diplomacy, bot="greedy")
    page = sit(stage)
    Player(page).is_asked()
    page.keyboard.press("h")
    hint = told_hints(page).filter(has_text="Diplomacy").first
    expect(hint).to_have_text(re.compile(r"([A-K]\d+ ?)+\s*Farm\s*Village\s*[A-K]\d+\s*Diplomacy"))
    expect(hint.locator(".sw")).to_have_count(3)
    hint.click()
    expect(hint).to_have_attribute("aria-pressed", "true")


def test_a_hint_leads_to_the_map_of_a_neighbour(sit: Sit) -> None:
    options = Options(edicts=("sentinel_wood", "canal_lake", "borderlands", "shieldgate"))
    page = sit(sought("hinted_ambush", options, NAMES, is_ambush, house=WITH_HINTS))
    player = Player(page)
    player.is_asked()
    page.keyboard.press("v")
    page.keyboard.press("h")
    told_hints(page).first.click()
    expect(player.button(re.compile("^Draw it"))).to_be_visible()
    assert sorted(player.ghost()) == sorted(spaces_of(hints(page).first))
    expect(page.get_by_text(re.compile("^You draw on the map of ")).first).to_be_visible()
    told = page.get_by_role("region", name="The best drawings")
    expect(told).to_contain_text("on the neighbour’s map")
    expect(told).not_to_contain_text(re.compile("at the end|until the end"))


def test_there_are_no_hints_where_the_host_allows_none(sit: Sit) -> None:
    stage = Stage("unhinted", Options(), "cartographers 3", NAMES[:1])
    stage.begin()
    page = sit(stage)
    player = Player(page)
    player.is_asked()
    page.keyboard.press("h")
    expect(player.button(HINT)).to_have_count(0)
    page.keyboard.press("n")
    player.ghost()
    expect(hints(page)).to_have_count(0)


@pytest.mark.parametrize("way", ["solo", "bots"])
def test_newcomers_may_ask(open_page: OpenPage, way: str) -> None:
    page = open_page()
    if way == "solo":
        page.get_by_role("button", name=re.compile("^Play solo")).click()
    else:
        page.get_by_role("button", name=re.compile("^Play against bots")).click()
        kinds = page.get_by_role("group", name=re.compile("draw")).get_by_role("radio")
        values = [kind.get_attribute("value") for kind in kinds.all()]
        assert values[-2:] == ["greedy", "random"]
        assert page.locator("input[type=radio][value=greedy]").is_checked()
        page.get_by_role("button", name="Begin against 2 bots").click()
    player = Player(page)
    player.is_asked()
    player.button(HINT).click()
    told_hints(page)


def test_the_host_decides_about_hints(open_page: OpenPage) -> None:
    page = open_page("/open")
    line = page.get_by_role("region", name="What is played").locator("div", has=page.get_by_text("Hints", exact=True))
    switch = page.get_by_role("switch", name=re.compile("^Hints allowed"))
    expect(switch).not_to_be_checked()
    expect(line).to_contain_text("None")
    switch.focus()
    page.keyboard.press(" ")
    expect(line).to_contain_text("Allowed")
    page.get_by_role("button", name="Open the table").click()
    expect(line).to_contain_text("Allowed")
    expect(page.get_by_role("radio", name=re.compile("^Surveyor"))).to_be_checked()
    page.get_by_role("button", name="Begin alone").click()
    player = Player(page)
    player.is_asked()
    expect(player.button(HINT)).to_be_visible()


# Afterwards


def review(page: Page) -> Locator:
    return page.get_by_role("region", name="Analysis")


def told(server: Server, match: str, seat: int) -> Analysis:
    cookie = scene(match).cookie(0, SECRET)
    asked = Request(
        f"{server.address}/api/matches/{match}/analysis/{seat}",
        headers={"Cookie": f"{cookie['name']}={cookie['value']}"},
    )
    with urlopen(asked, timeout=THOUGHT / 1000) as answer:
        return msgspec.json.decode(answer.read(), type=Analysis)


def written(stars: float) -> str:
    """Stars as the page writes them in English."""
    return f"{stars:g}".replace("-", "−")


def signed(stars: float) -> str:
    return re.escape(("+" if stars > 0 else "") + written(stars))


def verdict(analysis: Analysis, turn: Reviewed) -> str:
    """What the page says about a turn."""
    if turn.lost == 0:
        return f"Turn {turn.turn}: the best there was."
    stars = "one star" if turn.lost == 1 else f"{written(turn.lost)} stars"
    is_own = turn.drawn.drawing.sheet == analysis.seat
    return f"Turn {turn.turn}: {stars} {'given away' if is_own else 'of damage left undone'}."


def test_the_end_leads_to_the_analysis_at_its_turning_point(sit: Sit, server: Server) -> None:
    page = sit(scene("ended"))
    analysis = told(server, "ended", 0)
    page.get_by_role("region", name="The year is over").get_by_role("link", name="Analysis").click()
    expect(review(page)).to_contain_text(f"{written(analysis.lost)} stars given away in all")
    spared = review(page).get_by_text(re.compile("left undone on neighbours’ maps"))
    expect(spared).to_have_count(1 if analysis.spared > 0 else 0)
    worst = {turn.turn: turn for turn in analysis.turns}[analysis.turning[0]]
    expect(review(page)).to_contain_text(verdict(analysis, worst))
    expect(page).to_have_url(re.compile("/replay/ended#analysis-1$"))


def test_turning_points_are_jumped_to_and_show_what_was_best(sit: Sit, server: Server) -> None:
    page = sit(scene("ended"))
    analysis = told(server, "ended", 1)
    page.goto("/replay/ended#analysis-2")
    turns = {turn.turn: turn for turn in analysis.turns}
    bars = page.get_by_role("list", name="Stars given away, turn by turn").get_by_role("listitem")
    expect(bars).to_have_count(len(turns))
    assert bars.all_text_contents() == [verdict(analysis, turn) for turn in analysis.turns]
    assert len(analysis.turning) > 1
    for turning in reversed(analysis.turning):
        turn = turns[turning]
        jump = review(page).get_by_role("button", name=f"Turn {turning} −{written(turn.lost)}")
        jump.click()
        expect(jump).to_have_attribute("aria-pressed", "true")
        expect(review(page)).to_contain_text(verdict(analysis, turn))
        for advice in (turn.drawn, turn.best):
            expect(review(page)).to_contain_text(" ".join(advice.drawing.spaces))
            is_own = advice.drawing.sheet == analysis.seat
            end = f"at the end {written(advice.value)}" if is_own else "on the neighbour’s map"
            expect(review(page)).to_contain_text(end)
            for edict, stars in zip(Edict, advice.expected, strict=False):
                if stars:
                    expect(review(page)).to_contain_text(re.compile(rf"until the end.*{edict.name} {signed(stars)}"))
        sheet = NAMES[turn.drawn.drawing.sheet]
        expect(page.get_by_role("grid", name=f"The map of {sheet}")).to_be_visible()
        expect(page.locator(".ghost.best use")).to_have_count(len(turn.best.drawing.spaces))
        expect(page.get_by_role("status")).to_contain_text(verdict(analysis, turn))


def test_a_whole_review_lies_beside_the_map(sit: Sit, server: Server) -> None:
    page = sit(scene("ended"), path="/replay/ended#analysis-1", size=(1440, 900))
    turning = told(server, "ended", 0).turning
    assert len(turning) == 3
    for turn in turning:
        review(page).get_by_role("button", name=re.compile(f"^Turn {turn} ")).click()
        expect(review(page)).to_contain_text(f"Turn {turn}: ")
        for height in (800, 900, 1080, 1200):
            resize(page, (1440, height))
            below = page.locator(".left").evaluate("(rail) => rail.scrollHeight - rail.clientHeight")
            assert below == 0, (turn, height)


def test_the_analysis_follows_the_map_that_is_looked_at(sit: Sit, server: Server) -> None:
    page = sit(scene("ended"), path="/replay/ended")
    told(server, "ended", 0)
    toggle = page.get_by_role("button", name="Analysis")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.click()
    expect(review(page)).to_contain_text(f"{written(told(server, 'ended', 0).lost)} stars given away in all")
    people = page.get_by_role("region", name="At the table")
    lost = told(server, "ended", 3).lost
    people.get_by_role("button", name=re.compile("Emőke")).click()
    expect(review(page)).to_contain_text(f"{written(lost)} stars given away in all")
    expect(page).to_have_url(re.compile("#analysis-4$"))
    page.get_by_role("button", name="Save and share").click()
    dialog = page.get_by_role("dialog", name="Save and share")
    expect(dialog.get_by_role("textbox", name="Link to this page")).to_have_value(page.url)
    page.keyboard.press("Escape")
    toggle.click()
    expect(review(page)).to_have_count(0)
    expect(page.locator(".ghost.best")).to_have_count(0)
    expect(page).to_have_url(re.compile("/replay/ended$"))


def test_a_stranger_who_follows_a_link_to_an_analysis_is_told_it(sit: Sit, server: Server) -> None:
    lost = told(server, "ended", 0).lost
    page = sit(scene("ended"), None, path="/replay/ended#analysis-1", forgives=STRANGER)
    expect(review(page)).to_contain_text(f"{written(lost)} stars given away in all")


def test_an_analysis_comes_with_the_connection(sit: Sit, server: Server) -> None:
    page = sit(scene("ended"), path="/replay/ended", forgives=LOST)
    lost = told(server, "ended", 0).lost
    page.route("**/analysis/*", lambda route: route.abort())
    page.get_by_role("button", name="Analysis").click()
    expect(review(page).get_by_role("alert")).to_contain_text("No connection")
    page.unroute("**/analysis/*")
    expect(review(page)).to_contain_text(f"{written(lost)} stars given away in all")
    expect(review(page).get_by_role("alert")).to_have_count(0)


def test_there_is_no_analysis_before_the_end(sit: Sit) -> None:
    page = sit(scene("company"), path="/replay/company#analysis")
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    expect(page.get_by_role("button", name="Analysis")).to_have_count(0)
    expect(review(page)).to_have_count(0)
