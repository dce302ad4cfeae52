"""What is looked at by several tests: matches at telling moments, and every page and state that people see."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from cartographers.cards.printed import AMBUSH, EXPLORE, HEROES, SCORING, Category
from cartographers.game.options import Options
from cartographers.game.presets import HEROES_GAME, PRESETS
from cartographers.game.state import Table, Task
from cartographers.locales import texts
from cartographers.server.hosting.seating import House
from staging import Stage, sought

THOUGHT = 400_000
"""Milliseconds for what bots think about: on a fresh machine their machine code is made first, once."""
NAMES = ["Ada", "Łucja", "Přemysl", "Emőke"]
COMBINED = PRESETS["everything"]
WITH_HINTS = House(hints=True)
WITH_ACROBATICS = replace(COMBINED, skills=("acrobatics", "lore", "search"))


def is_hero(table: Table) -> bool:
    return table.card in HEROES


def is_ambush(table: Table) -> bool:
    return table.card in AMBUSH and table.task is Task.DRAW


def is_destruction(table: Table) -> bool:
    return table.task is Task.DESTROY


def is_dodge(table: Table) -> bool:
    return table.task is Task.DODGE


def is_ruins_due(table: Table) -> bool:
    return table.ruins and table.card in EXPLORE


def _company(match: str, house: House | None = None) -> Stage:
    stage = Stage(match, COMBINED, "cartographers 8", NAMES, house)
    stage.begin()
    stage.play(22, but=0)
    return stage


def _alone() -> Stage:
    stage = Stage("alone", Options(), "cartographers 3", NAMES[:1])
    stage.begin()
    stage.play(15, but=0)
    return stage


def _ended(match: str, names: list[str]) -> Stage:
    stage = Stage(match, Options(), "cartographers 5", names)
    stage.begin()
    stage.play(100, bot="random")
    return stage


SCENES: dict[str, Callable[[], Stage]] = {
    "gathering": lambda: Stage("gathering", HEROES_GAME, "1", [*NAMES, "", ""]),
    "company": lambda: _company("company"),
    "hinted": lambda: _company("hinted", WITH_HINTS),
    "alone": _alone,
    "hero": lambda: sought("hero", HEROES_GAME, NAMES, is_hero),
    "ambush": lambda: sought("ambush", Options(), NAMES, is_ambush),
    "target": lambda: sought("target", HEROES_GAME, NAMES, is_destruction),
    "dodge": lambda: sought("dodge", WITH_ACROBATICS, NAMES, is_dodge),
    "ruins": lambda: sought("ruins", Options(), NAMES[:1], is_ruins_due),
    "ended": lambda: _ended("ended", NAMES),
    "ended_alone": lambda: _ended("ended_alone", NAMES[:1]),
}


@cache
def scene(name: str) -> Stage:
    """A match at a moment that nobody changes."""
    return SCENES[name]()


def season_end(match: str) -> Stage:
    """A match in which the next drawing ends a season; for one test, because it will be drawn."""
    stage = Stage(match, Options(), "cartographers 5", NAMES)
    stage.begin()
    stage.play_to_season_end(2, but=0)
    return stage


@cache
def longest(language: str) -> Stage:
    """A match with the longest names of a language: of one edict of each kind, and of an explore card."""
    name = texts(language).name

    def length(card: str) -> int:
        return len(name("card", card))

    edicts = [max((card.id for card in SCORING.values() if card.category is kind), key=length) for kind in Category]
    explore = max(EXPLORE, key=length)
    options = replace(COMBINED, scoring="both", edicts=tuple(edicts), explore=EXPLORE[explore].set)
    return sought(f"longest_{language}", options, NAMES, lambda table: table.card == explore)


class View(NamedTuple):
    """A page, or a state of one: whom one is there, where, and which keys lead to it."""

    scene: str = "company"
    path: str = ""
    seat: int | None = 0
    shows: str = "grid"  # the role of what is there last
    keys: tuple[str, ...] = ()
    then: str = ""  # a selector of what the keys lead to, where the server is asked first


VIEWS = {
    "start": View("company", "/", shows="listitem"),
    "start of a stranger": View("company", "/", None, shows="listitem"),
    "tables": View("company", "/lobby", shows="listitem"),
    "options": View("company", "/open", shows="spinbutton"),
    "rules": View("company", "/rules", shows="navigation"),
    "another device": View("company", "/move", shows="img"),
    "unknown table": View("company", "/t/nowhere", shows="alert"),
    "waiting room": View("gathering", shows="img"),
    "invitation": View("gathering", "/t/gathering#invite", None, shows="textbox"),
    "playing": View("company", keys=("n",)),
    "playing alone": View("alone", keys=("n",)),
    "clash": View("alone", keys=("n", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp")),
    "hints": View("hinted", keys=("h",), then=".hints"),
    "lit edict": View("alone", keys=("b",)),
    "other map": View("company", keys=("v",)),
    "watching": View("company", seat=None),
    "hero": View("hero", keys=("n",)),
    "ambush": View("ambush", keys=("n",)),
    "target": View("target", keys=("n",)),
    "dodge": View("dodge"),
    "ruins": View("ruins", keys=("ArrowUp", "ArrowUp")),
    "ended": View("ended"),
    "ended alone": View("ended_alone"),
    "replay": View("ended", "/replay/ended", shows="slider"),
    "analysis": View("ended", "/replay/ended#analysis", shows="slider", then=".ghost.best"),
}


def looked_at(sit: Sit, view: View, **more: object) -> Page:
    """A page that shows the view and has come to rest."""
    page = sit(scene(view.scene), view.seat, view.path, **more)
    come_to_rest(page, view)
    return page


def come_to_rest(page: Page, view: View) -> None:
    expect(page.get_by_role(view.shows).first).to_be_visible()  # type: ignore[arg-type]
    page.evaluate("document.fonts.ready")
    for key in view.keys:
        page.keyboard.press(key)
    if view.then:
        expect(page.locator(view.then).first).to_be_visible(timeout=THOUGHT)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Gives the page another size and lets it arrange itself."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
