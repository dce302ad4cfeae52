"""Somebody in a lesson: does its steps by mouse, by keys and by touch, in any language."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from browser.player import Player
from browser.speaking import speak
from browser.test_keyboard import tab_to
from browser.words import word
from cartographers.board.notation import board_of, numbers
from cartographers.cards.printed import EXPLORE, HEROES
from cartographers.locales import LANGUAGES
from cartographers.server.hosting.lessons import LESSONS, LessonStep
from server.test_lessons import played

Done = Callable[["Learner", LessonStep], None]
Cells = frozenset[tuple[int, int]]


class Learner(Player):
    """Somebody in a lesson."""

    def __init__(self, page: Page, language: str = "en", lesson: str = "first") -> None:
        super().__init__(page)
        self.language = language
        self.lesson = lesson
        self.steps = LESSONS[lesson].steps

    def says(self, message: str, **details: str | int) -> str:
        return word(self.language, message, **details)

    @property
    def name(self) -> str:
        """What the lesson is called."""
        return self.says("start-learn" if self.lesson == "first" else f"start-learn.{self.lesson}")

    @property
    def slip(self) -> Locator:
        return self.page.get_by_role("region", name=self.name, exact=True)

    @property
    def go(self) -> Locator:
        """The button that draws or destroys."""
        return self.page.locator(".send .go")

    def is_at(self, step: LessonStep) -> None:
        """Waits for the sentence of a step, and until the answer to the step before it has come."""
        if step.kind == "review":
            best = re.escape(self.says("lesson-review-best"))
            other = re.escape(self.says("lesson-review-other", stars="#")).replace(r"\#", ".*")
            expect(self.slip).to_contain_text(re.compile(f"{best}|{other}"))
        else:
            expect(self.slip).to_contain_text(self.says(f"lesson-{self.lesson}-{step.name}"))
        expect(self.go.filter(has_text=self.says("web-sending"))).to_be_hidden()

    def is_over(self) -> None:
        """Waits for the sentence after the last step."""
        expect(self.slip).to_contain_text(self.says(f"lesson-{self.lesson}-over"))

    def press(self, message: str) -> None:
        self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.says(message))}")).first.click()

    def begin(self) -> None:
        """From the start page."""
        self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.name)}")).first.click()

    def walk(self, done: Done, until: str = "", since: int = 0) -> None:
        """Does every step, up to one by its name."""
        for step in self.steps[since:]:
            self.is_at(step)
            if step.name == until:
                return
            done(self, step)

    def speak(self, language: str) -> None:
        speak(self.page, language)
        self.language = language

    def walk_in_turn(self, done: Done) -> None:
        """Does each step in the next of all languages."""
        for step, language in zip(self.steps, cycle(LANGUAGES), strict=False):
            self.is_at(step)
            self.speak(language)
            self.is_at(step)
            done(self, step)


# How a shape is to be held


class Hold(NamedTuple):
    """Which shape of the card, mirrored or not, and how often it is turned; a hero's attack is only turned."""

    number: int = 0
    is_mirrored: bool = False
    turns: int = 0


@cache
def holds(lesson: str) -> dict[str, Hold]:
    """How to hold what each step of a lesson wants, by its name."""
    return {
        taken.step.name: next(_ways_to_hold(taken.before.card, taken.step))
        for taken in played(LESSONS[lesson])
        if taken.step.kind == "draw"
    }


def _ways_to_hold(card: str, step: LessonStep) -> Iterator[Hold]:
    space = board_of(step.spaces)
    if card in HEROES:
        yield Hold(turns=HEROES[card].attacks.marks[space.bit_length() - 1].index(board_of(step.marks)))
        return
    wanted = _boxed(frozenset(divmod(number, 11) for number in numbers(space)))
    for number, printed in enumerate(EXPLORE[card].shapes):
        for is_mirrored in (False, True):
            cells = frozenset((row, -column if is_mirrored else column) for row, column in printed.shape.cells)
            for turns in range(4):
                if _boxed(cells) == wanted:
                    yield Hold(number, is_mirrored, turns)
                cells = frozenset((column, -row) for row, column in cells)


def _boxed(cells: Cells) -> Cells:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


# Ways to do a step

# How many spaces what is dashed lies below and right of what is in the hand; null where nothing is dashed any more.
APART = """() => {
  const box = (ghost) => document.querySelector(ghost + ' .edge')?.getBBox();
  const wanted = box('.ghost.best'), held = box('.ghost:not(.best)');
  const spaces = (length) => Math.round(length / 60) | 0;
  return wanted && held ? [spaces(wanted.y - held.y), spaces(wanted.x - held.x)] : null;
}"""


def by_mouse(learner: Learner, step: LessonStep) -> None:
    if step.kind == "draw":
        hold(learner, step)
        put(learner, step, Locator.hover, lambda: learner.page.keyboard.press("Escape"))
    else:
        by_buttons(learner, step, Locator.click)


def by_touch(learner: Learner, step: LessonStep) -> None:
    if step.kind == "draw":
        hold(learner, step)
        put(learner, step, Locator.tap, learner.page.get_by_role("button", name=learner.says("web-put-back")).tap)
    else:
        by_buttons(learner, step, Locator.tap)


def hold(learner: Learner, step: LessonStep) -> None:
    """Takes the shape and the terrain, and turns it as it is wanted."""
    way = holds(learner.lesson)[step.name]
    if way.number:
        shapes = learner.page.get_by_role("radiogroup", name=learner.says("web-shapes"), exact=True)
        shapes.get_by_role("radio").nth(way.number).click()
    terrain = learner.page.get_by_role("radio", name=learner.says(f"terrain-{step.terrain}"))
    if terrain.count():
        terrain.click()
    if way.is_mirrored:
        learner.press("web-mirror")
    for _ in range(way.turns):
        learner.page.locator("[aria-keyshortcuts=E]").click()


def put(learner: Learner, step: LessonStep, point: Callable[[Locator], None], away: Callable[[], None]) -> None:
    """Tries the dashed spaces one by one, of which one holds the shape in its middle, and draws there."""
    for name in step.spaces:
        space = learner.space(name)
        point(space)
        if (learner.go.text_content() or "").strip().startswith(learner.says("web-draw-it")):
            if point is Locator.hover:
                space.click()
            return learner.press("web-draw-it")
        away()
    raise AssertionError(f"{step.name} cannot be put down")


def by_buttons(learner: Learner, step: LessonStep, press: Callable[[Locator], None]) -> None:
    """A step that asks for no drawing, or for any."""
    page = learner.page
    if step.kind == "count":
        for _ in range(4):
            learner.press("web-next-edict")
        press(page.locator(".controls .go"))
    elif step.kind == "edict":
        edicts = page.get_by_role("region", name=learner.says("web-edicts"))
        press(edicts.get_by_role("button").first)
        close = edicts.get_by_role("button", name=learner.says("web-close"))
        if close.count():
            press(close)
    elif step.kind == "read":
        word = learner.slip.locator(".explained")
        press(word)
        expect(word).to_have_attribute("aria-expanded", "true")
        expect(learner.slip.get_by_role("dialog").get_by_role("heading")).to_be_visible()
        press(word)
    elif step.kind == "destroy":
        press(learner.space(step.spaces[0]))
        press(learner.go)
    elif step.kind == "review":
        learner.press("lesson-go-on")
    else:
        learner.press("web-next-fit")
        learner.press("web-draw-it")


def by_keys(learner: Learner, step: LessonStep) -> None:
    page, press = learner.page, learner.page.keyboard.press
    if step.kind == "count":
        for _ in range(4):
            press("ArrowRight")
        expect(page.locator(".controls .go")).to_be_focused()
        press("Enter")
    elif step.kind == "edict":
        press(step.edict or "")
    elif step.kind == "read":
        if not learner.slip.locator(".explained:focus").count():  # the keys are there after what was read before
            tab_to(page, learner.slip.locator(".explained"))
        press("Enter")
        expect(learner.slip.get_by_role("dialog").get_by_role("heading")).to_be_visible()
        press("Escape")
    elif step.kind == "review":
        tab_to(page, page.get_by_role("button", name=learner.says("lesson-go-on"), exact=True))
        press("Enter")
    elif step.kind == "draw":
        draw_by_keys(learner, step)
    else:
        press("n")
        press("Enter")


def draw_by_keys(learner: Learner, step: LessonStep) -> None:
    page, press = learner.page, learner.page.keyboard.press
    way = holds(learner.lesson)[step.name]
    press(str(way.number + 1))
    shapes = page.get_by_role("radiogroup", name=learner.says("web-shapes"), exact=True)
    expect(shapes.get_by_role("radio").nth(way.number)).to_be_checked()
    terrain = page.get_by_role("radio", name=learner.says(f"terrain-{step.terrain}"))
    while terrain.count() and not terrain.is_checked():
        press("t")
    if way.is_mirrored:
        press("f")
    for _ in range(way.turns):
        press("e")
    if page.locator(".ghost:not(.best)").count() == 0:
        press("ArrowUp")  # brings it to the middle, where nothing of it leaves the sheet
    for down, right in filter(None, [page.evaluate(APART)]):
        for _ in range(abs(down)):
            press("ArrowDown" if down > 0 else "ArrowUp")
        for _ in range(abs(right)):
            press("ArrowRight" if right > 0 else "ArrowLeft")
    expect(learner.go).to_contain_text(learner.says("web-draw-it"))
    press("Enter")


def by_skipping(learner: Learner, step: LessonStep) -> None:
    learner.press("lesson-go-on" if step.kind == "review" else "lesson-skip")
