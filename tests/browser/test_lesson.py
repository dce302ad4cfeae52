"""Learn by playing: each lesson by mouse, by keys and by touch, in every language, left and gone on with."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import WIDE, OpenPage, Sit
from browser.learner import Done, Learner, by_keys, by_mouse, by_skipping, by_touch
from browser.player import Player
from browser.scenes import resize
from browser.test_access import AXE, findings
from cartographers.game.options import Options
from cartographers.locales import LANGUAGES
from cartographers.server.hosting.lessons import FIRST, LESSONS
from staging import sought

SHORT = [lesson for lesson in LESSONS if lesson != "first"]
# The short ones in all languages in turn; each in every language takes longer.
IN_TURN = [
    pytest.param(language, lesson, marks=[] if (place + number) % len(SHORT) == 0 else [pytest.mark.deep])
    for place, language in enumerate(LANGUAGES)
    for number, lesson in enumerate(SHORT)
]
PHONE = (360, 740)
# After how many milliseconds without a move what is wanted shows itself.
BREATHING = """document.getAnimations()
  .filter((each) => each.animationName?.endsWith('breathe')).map((each) => each.effect.getTiming().delay)"""


# The first lesson


def test_the_first_lesson_by_keys_alone_in_all_languages_in_turn(open_page: OpenPage) -> None:
    learner = Learner(open_page())
    expect(learner.button(re.compile(f"^{learner.name}")).first).to_be_visible()
    for language in LANGUAGES:
        learner.speak(language)
        expect(learner.button(re.compile(f"^{learner.name} .* L$"))).to_be_visible()
    learner.page.keyboard.press("l")
    learner.walk_in_turn(by_keys)
    learner.is_over()


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_lesson_by_keys_alone(open_page: OpenPage, language: str) -> None:
    learner = Learner(open_page(locale=language), language)
    expect(learner.button(learner.name).first).to_be_visible()
    learner.page.keyboard.press("l")
    learner.walk(by_keys)
    learner.is_over()


def test_the_first_lesson_by_mouse_then_a_gentle_game(open_page: OpenPage) -> None:
    learner = Learner(open_page())
    learner.begin()
    learner.walk(by_mouse)
    before = learner.page.url
    learner.press("lesson-own")
    expect(learner.page).not_to_have_url(before)
    learner.is_asked()
    expect(learner.slip).to_be_hidden()
    options = options_of(learner)
    assert (options["ambushes"], options["ruins"]) == ([], False)
    learner.page.goto("/")
    expect(learner.button("Play solo")).to_be_visible()
    expect(learner.button(re.compile("^Learn to play .* L$"))).to_be_hidden()
    expect(learner.button(re.compile("^Learn to play ?, learned"))).to_be_visible()


def options_of(player: Player) -> dict[str, object]:
    match = player.page.url.rpartition("/")[2]
    options: dict[str, object] = player.page.request.get(f"/api/matches/{match}").json()["gathering"]["options"]
    return options


@pytest.mark.parametrize("size", [(360, 640), PHONE, (740, 360)])
def test_the_first_lesson_by_touch(open_page: OpenPage, size: tuple[int, int]) -> None:
    learner = Learner(open_page(size=size, has_touch=True, is_mobile=True))
    learner.begin()
    learner.walk(by_touch)
    learner.press("lesson-stay")
    learner.is_asked()
    expect(learner.slip).to_be_hidden()


# The short ones


@pytest.mark.parametrize("lesson", SHORT)
@pytest.mark.parametrize("done", [by_keys, by_mouse])
def test_a_short_lesson_by_keys_alone_and_by_mouse(open_page: OpenPage, lesson: str, done: Done) -> None:
    learner = Learner(open_page(), lesson=lesson)
    learner.begin()
    learner.walk(done)
    learner.is_over()


@pytest.mark.parametrize(("language", "lesson"), IN_TURN)
def test_a_short_lesson_by_touch(open_page: OpenPage, lesson: str, language: str) -> None:
    learner = Learner(open_page(size=PHONE, locale=language, has_touch=True, is_mobile=True), language, lesson)
    learner.begin()
    learner.walk(by_touch)
    learner.is_over()
    assert learner.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_after_heroes_a_game_with_heroes_begins(open_page: OpenPage) -> None:
    learner = Learner(open_page("/rules"), lesson="heroes")
    learner.begin()
    learner.walk(by_skipping)
    learner.is_over()
    expect(learner.slip.get_by_role("button", name=re.compile("^Learn"))).to_have_count(2)
    before = learner.page.url
    learner.press("lesson-own")
    expect(learner.page).not_to_have_url(before)
    expect(learner.go).to_be_visible()
    assert options_of(learner)["heroes"] != []


# Left, gone on with, skipped, missed


@pytest.mark.parametrize(("lesson", "number"), [("first", 6), ("solo", 4), ("heroes", 3)])
def test_a_lesson_is_left_and_gone_on_with(open_page: OpenPage, lesson: str, number: int) -> None:
    learner = Learner(open_page(), lesson=lesson)
    step = learner.steps[number - 1]
    learner.begin()
    learner.walk(by_keys, until=step.name)
    learner.page.get_by_role("link", name="Leave the lesson").click()
    learner.page.get_by_role("link", name=re.compile(learner.name)).click()
    expect(learner.slip).to_contain_text(f"step {number} of {len(learner.steps)}")
    learner.page.reload()
    learner.is_at(step)
    by_keys(learner, step)
    learner.is_at(learner.steps[number])


@pytest.mark.parametrize("lesson", ["first", "solo"])
def test_every_step_can_be_skipped(open_page: OpenPage, lesson: str) -> None:
    learner = Learner(open_page(), lesson=lesson)
    learner.begin()
    learner.walk(by_skipping)
    learner.is_over()


def test_escape_asks_before_it_leaves(open_page: OpenPage) -> None:
    learner = Learner(open_page())
    learner.begin()
    learner.is_at(FIRST.steps[0])
    learner.page.keyboard.press("ArrowUp")
    learner.page.keyboard.press("Escape")  # puts the shape back
    asked = learner.page.get_by_role("dialog", name="Leave the lesson?")
    expect(asked).to_be_hidden()
    learner.page.keyboard.press("Escape")
    expect(asked).to_be_visible()
    learner.page.keyboard.press("Enter")  # stays
    expect(asked).to_be_hidden()
    learner.page.keyboard.press("Escape")
    asked.get_by_role("link", name="Leave the lesson").click()
    learner.page.get_by_role("link", name=re.compile("Learn to play")).click()
    learner.is_at(FIRST.steps[0])


def test_escape_closes_the_rules_and_asks_nothing(open_page: OpenPage) -> None:
    learner = Learner(open_page(), lesson="heroes")
    learner.begin()
    learner.is_at(learner.steps[0])
    learner.slip.locator(".explained").click()
    learner.page.get_by_role("link", name="More in the rules").click()
    rules = learner.page.get_by_role("dialog", name="Rules")
    expect(rules).to_be_visible()
    learner.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(learner.page.get_by_role("dialog", name="Leave the lesson?")).to_be_hidden()
    learner.is_at(learner.steps[1])  # it was read


def test_nothing_but_what_is_wanted_is_drawn(open_page: OpenPage) -> None:
    learner = Learner(open_page())
    learner.begin()
    learner.is_at(FIRST.steps[0])
    learner.page.keyboard.press("n")
    expect(learner.button("Put it on the dashed spaces")).to_have_attribute("aria-disabled", "true")
    learner.page.keyboard.press("Enter")
    learner.page.keyboard.press("h")
    expect(learner.slip).to_contain_text("step 1 of 12")
    expect(learner.button(re.compile("^Hint"))).to_be_hidden()
    assert learner.page.evaluate(BREATHING) == []
    learner.page.emulate_media(reduced_motion="no-preference")
    assert learner.page.evaluate(BREATHING) == [20_000]


def test_after_two_misses_the_next_fit_is_the_place(open_page: OpenPage) -> None:
    learner = Learner(open_page())
    learner.begin()
    learner.is_at(FIRST.steps[0])
    learner.page.keyboard.press("n")
    learner.page.keyboard.press("Enter")
    expect(learner.slip.get_by_role("listitem").first).to_contain_text("Put it on the dashed spaces")
    learner.page.keyboard.press("Enter")
    expect(learner.slip.get_by_role("listitem").first).to_contain_text("Press “Next fit”")
    learner.press("web-next-fit")
    learner.press("web-draw-it")
    learner.is_at(FIRST.steps[1])
    expect(learner.slip.get_by_role("listitem").first).to_contain_text("Mirror it")


def test_after_a_lesson_the_first_coin_gets_a_sentence_once(sit: Sit) -> None:
    gentle = Options(ambushes=(), ruins=False)
    stage = sought("first_coin", gentle, ["Ann"], lambda table: table.turn == 1 and table.card == "farmland")
    player = Player(sit(stage, script="localStorage.setItem('cartographers.learned', 'first')"))
    told = player.page.get_by_role("status").filter(has_text="Your first coin")
    player.is_asked()
    expect(told).to_be_hidden()
    player.draw()  # the first of two shapes, which has the coin
    expect(told).to_be_visible()
    player.page.reload()
    player.is_asked()
    expect(told).to_be_hidden()


# By everybody, on every screen


@pytest.mark.parametrize(("lesson", "number"), [("first", 5), ("solo", 2), ("heroes", 2)])
def test_a_step_can_be_read_by_everybody_and_fits(open_page: OpenPage, lesson: str, number: int) -> None:
    learner = Learner(open_page(locale="de"), "de", lesson)
    learner.begin()
    learner.walk(by_keys, until=learner.steps[number - 1].name)
    for size in (WIDE, PHONE):
        resize(learner.page, size)
        assert findings(learner.page, AXE.read_text(encoding="utf-8")) == "", size
        assert learner.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        progress = learner.slip.get_by_role("progressbar")
        expect(progress).to_have_attribute("aria-valuenow", str(number))
        expect(progress).to_have_accessible_name(f"Schritt {number} von {len(learner.steps)}")
