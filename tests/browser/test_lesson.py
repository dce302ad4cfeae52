"""Learn by playing: the first lesson by mouse, by keys and by touch, in every language, left and gone on with."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import OpenPage, Sit
from browser.player import Player
from browser.test_access import AXE, findings
from browser.test_keyboard import tab_to
from browser.words import word
from cartographers.game.options import Options
from cartographers.locales import LANGUAGES
from cartographers.server.hosting.lessons import FIRST, LessonStep
from staging import sought

Done = Callable[["Learner", LessonStep], None]


class Learner(Player):
    """Somebody in the first lesson."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page)
        self.language = language

    def says(self, message: str, **details: str | int) -> str:
        return word(self.language, message, **details)

    @property
    def slip(self) -> Locator:
        return self.page.get_by_role("region", name=self.says("lesson-title"), exact=True)

    def is_at(self, step: LessonStep) -> None:
        """Waits for the sentence of a step."""
        if step.kind == "review":
            best = re.escape(self.says("lesson-review-best"))
            other = re.escape(self.says("lesson-review-other", stars="#")).replace(r"\#", ".*")
            expect(self.slip).to_contain_text(re.compile(f"{best}|{other}"))
        else:
            expect(self.slip).to_contain_text(self.says(f"lesson-first-{step.name}"))

    def press(self, message: str) -> None:
        self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.says(message))}")).first.click()

    def begin(self) -> None:
        self.press("start-learn")

    def walk(self, done: Done, until: str = "") -> None:
        """Does every step, up to one by its name."""
        for step in FIRST.steps:
            self.is_at(step)
            if step.name == until:
                return
            done(self, step)


# Ways to do a step

# How many spaces what is dashed lies below and right of what is in the hand; null where nothing is dashed any more.
APART = """() => {
  const box = (ghost) => document.querySelector(ghost + ' .edge')?.getBBox();
  const wanted = box('.ghost.best'), held = box('.ghost:not(.best)');
  const spaces = (length) => Math.round(length / 60) | 0;
  return wanted && held ? [spaces(wanted.y - held.y), spaces(wanted.x - held.x)] : null;
}"""
MIRRORED = {"turn"}
SECOND_SHAPE = {"edict"}


def by_mouse(learner: Learner, step: LessonStep) -> None:
    if step.kind == "draw":
        choose(learner, step)
        turn_until(learner, lambda: is_put(learner, step, Locator.hover, lambda: learner.page.keyboard.press("Escape")))
    else:
        by_buttons(learner, step)


def by_touch(learner: Learner, step: LessonStep) -> None:
    if step.kind == "draw":
        choose(learner, step)
        back = learner.page.get_by_role("button", name=learner.says("web-put-back"))
        turn_until(learner, lambda: is_put(learner, step, Locator.tap, back.tap))
    else:
        by_buttons(learner, step)


def by_buttons(learner: Learner, step: LessonStep) -> None:
    """A step that asks for no drawing, or for any."""
    if step.kind == "count":
        for _ in range(4):
            learner.press("web-next-edict")
        learner.press("web-next-season")
    elif step.kind == "edict":
        edicts = learner.page.get_by_role("region", name=learner.says("web-edicts"))
        edicts.get_by_role("button").first.click()
        close = edicts.get_by_role("button", name=learner.says("web-close"))
        if close.count():
            close.click()
    elif step.kind == "review":
        learner.press("lesson-go-on")
    else:
        learner.press("web-next-fit")
        learner.press("web-draw-it")


def choose(learner: Learner, step: LessonStep) -> None:
    """Shape and terrain, and the right side up."""
    shapes = learner.page.get_by_role("radiogroup", name=learner.says("web-shapes")).get_by_role("radio")
    if step.name in SECOND_SHAPE:
        shapes.nth(1).click()
    terrain = learner.page.get_by_role("radio", name=learner.says(f"terrain-{step.terrain}"))
    if terrain.count():
        terrain.click()
    if step.name in MIRRORED:
        learner.press("web-mirror")


def turn_until(learner: Learner, is_drawn: Callable[[], bool]) -> None:
    for _ in range(4):
        if is_drawn():
            return
        learner.page.locator("[aria-keyshortcuts=E]").click()
    raise AssertionError("no way to hold the shape is wanted")


def is_wanted(learner: Learner) -> bool:
    """Whether what is in the hand can be drawn now."""
    return (learner.page.locator(".send .go").text_content() or "").strip().startswith(learner.says("web-draw-it"))


def is_put(learner: Learner, step: LessonStep, put: Callable[[Locator], None], away: Callable[[], None]) -> bool:
    """Tries the dashed spaces one by one, and draws where that is what is wanted."""
    for name in step.spaces:
        space = learner.space(name)
        put(space)
        if is_wanted(learner):
            if put is Locator.hover:
                space.click()
            learner.press("web-draw-it")
            return True
        away()
    return False


def by_keys(learner: Learner, step: LessonStep) -> None:
    press = learner.page.keyboard.press
    if step.kind == "count":
        for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"):
            press(key)
    elif step.kind == "edict":
        press(step.edict or "")
    elif step.kind == "review":
        tab_to(learner.page, learner.page.get_by_role("button", name=learner.says("lesson-go-on"), exact=True))
        press("Enter")
    elif step.kind == "free":
        press("n")
        press("Enter")
    else:
        draw_by_keys(learner, step)


def draw_by_keys(learner: Learner, step: LessonStep) -> None:
    page, press = learner.page, learner.page.keyboard.press
    number = 1 if step.name in SECOND_SHAPE else 0
    press(str(number + 1))
    shapes = page.get_by_role("radiogroup", name=learner.says("web-shapes"), exact=True)
    expect(shapes.get_by_role("radio").nth(number)).to_be_checked()
    terrain = page.get_by_role("radio", name=learner.says(f"terrain-{step.terrain}"))
    while terrain.count() and not terrain.is_checked():
        press("t")
    if step.name in MIRRORED:
        press("f")
    for _ in range(4):
        press("Escape")
        press("ArrowUp")  # brings it to the middle, where nothing of it leaves the sheet
        for down, right in filter(None, [page.evaluate(APART)]):
            for _ in range(abs(down)):
                press("ArrowDown" if down > 0 else "ArrowUp")
            for _ in range(abs(right)):
                press("ArrowRight" if right > 0 else "ArrowLeft")
        if is_wanted(learner):
            press("Enter")
            return
        press("e")
    raise AssertionError(f"{step.name} cannot be drawn")


# The lesson


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_lesson_by_keys_alone(open_page: OpenPage, language: str) -> None:
    learner = Learner(open_page(locale=language), language)
    expect(learner.page.get_by_role("button", name=re.compile(f"^{learner.says('start-learn')}"))).to_be_visible()
    learner.page.keyboard.press("l")
    learner.walk(by_keys)
    expect(learner.slip).to_contain_text(learner.says("lesson-over"))


def test_the_first_lesson_by_mouse_then_a_gentle_game(open_page: OpenPage) -> None:
    learner = Learner(open_page())
    learner.begin()
    learner.walk(by_mouse)
    before = learner.page.url
    learner.press("lesson-own")
    expect(learner.page).not_to_have_url(before)
    learner.is_asked()
    expect(learner.slip).to_be_hidden()
    match = learner.page.url.rpartition("/")[2]
    options = learner.page.request.get(f"/api/matches/{match}").json()["gathering"]["options"]
    assert (options["ambushes"], options["ruins"]) == ([], False)
    learner.page.goto("/")
    expect(learner.button("Play solo")).to_be_visible()
    expect(learner.page.get_by_role("listitem").get_by_role("button", name=re.compile("^Learn to play"))).to_be_hidden()


@pytest.mark.parametrize("size", [(360, 640), (360, 740), (740, 360)])
def test_the_first_lesson_by_touch(open_page: OpenPage, size: tuple[int, int]) -> None:
    learner = Learner(open_page(size=size, has_touch=True, is_mobile=True))
    learner.begin()
    learner.walk(by_touch)
    learner.press("lesson-stay")
    learner.is_asked()
    expect(learner.slip).to_be_hidden()


def test_a_lesson_is_left_and_gone_on_with(open_page: OpenPage) -> None:
    learner = Learner(open_page())
    learner.begin()
    learner.walk(by_keys, until="ruins")
    learner.page.get_by_role("link", name="Leave the lesson").click()
    learner.page.get_by_role("link", name=re.compile("Learn to play")).click()
    expect(learner.slip).to_contain_text("step 6 of 12")
    learner.page.reload()
    learner.is_at(FIRST.steps[5])
    by_keys(learner, FIRST.steps[5])
    learner.is_at(FIRST.steps[6])


def test_every_step_can_be_skipped(open_page: OpenPage) -> None:
    learner = Learner(open_page())
    learner.begin()
    learner.walk(lambda learner, step: learner.press("lesson-go-on" if step.kind == "review" else "lesson-skip"))
    expect(learner.slip).to_contain_text("You can play now")


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


def test_after_a_lesson_the_first_coin_gets_a_sentence_once(sit: Sit) -> None:
    gentle = Options(ambushes=(), ruins=False)
    stage = sought("first_coin", gentle, ["Ann"], lambda table: table.turn == 1 and table.card == "farmland")
    player = Player(sit(stage, script="localStorage.setItem('cartographers.learned', 'yes')"))
    told = player.page.get_by_role("status").filter(has_text="Your first coin")
    player.is_asked()
    expect(told).to_be_hidden()
    player.draw()  # the first of two shapes, which has the coin
    expect(told).to_be_visible()
    player.page.reload()
    player.is_asked()
    expect(told).to_be_hidden()


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_a_step_can_be_read_by_everybody_and_fits(open_page: OpenPage, size: tuple[int, int]) -> None:
    learner = Learner(open_page(size=size, locale="de"), "de")
    learner.begin()
    learner.walk(by_keys, until="mountain")
    assert findings(learner.page, AXE.read_text(encoding="utf-8")) == ""
    assert learner.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    progress = learner.slip.get_by_role("progressbar")
    expect(progress).to_have_attribute("aria-valuenow", "5")
    expect(progress).to_have_accessible_name("Schritt 5 von 12")
