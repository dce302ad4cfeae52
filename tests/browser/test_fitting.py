"""Small phones, phones held sideways, a page at 200 %, a tablet, a low laptop: nothing is cut, covered or broken."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ChangeSeat, Sit
from browser.scenes import VIEWS, come_to_rest, longest, looked_at, resize, scene, season_end
from browser.seen import faults
from browser.speaking import speak
from browser.words import word
from cartographers.game.options import Options
from staging import Stage

LAPTOP = (1366, 768)
TABLET = (820, 1180)
SIZES = [(320, 568), (667, 375), (683, 384), TABLET, LAPTOP]
# The longest words are German and Hungarian; English is what most see.
WALK = {
    "en": ["start", "tables", "options", "waiting room", "playing", "ambush", "target", "dodge", "ended", "replay"],
    "de": ["start of a stranger", "options", "waiting room", "playing alone", "hero", "ruins", "ended alone", "replay"],
    "hu": ["start", "options", "waiting room", "invitation", "playing", "hero", "ended", "replay"],
}


def at_every_size(page: Page) -> list[str]:
    found = []
    for size in SIZES:
        resize(page, size)
        found += faults(page)
    return found


@pytest.mark.parametrize("language", WALK)
def test_nothing_is_cut_covered_or_broken(sit: Sit, change_seat: ChangeSeat, language: str) -> None:
    first, *others = WALK[language]
    page = looked_at(sit, VIEWS[first], size=SIZES[0], locale=language, has_touch=True, paints=False)
    found = {first: at_every_size(page)}
    for name in others:
        view = VIEWS[name]
        change_seat(page, scene(view.scene), view.seat, view.path)
        come_to_rest(page, view)
        page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
        found[name] = at_every_size(page)
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("language", ["de", "hu"])
def test_the_longest_names_find_room(sit: Sit, language: str) -> None:
    page = sit(longest(language), size=SIZES[0], locale=language, has_touch=True, paints=False)
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("n")
    assert at_every_size(page) == []
    page.locator(".tools button").last.click()
    assert at_every_size(page) == []


def test_a_count_is_seen_whole(sit: Sit) -> None:
    page = sit(season_end("counted_at_every_size"), size=SIZES[0], locale="de", has_touch=True, paints=False)
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="ist vorbei")).to_be_visible()
    assert at_every_size(page) == []
    for size in SIZES[:3]:
        resize(page, size)
        expect(page.get_by_role("button", name=word("de", "web-skip"))).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    assert at_every_size(page) == []


def test_a_tablet_shows_edicts_by_name(sit: Sit) -> None:
    stage = scene("company")
    page = sit(stage, size=TABLET, has_touch=True, paints=False)
    edicts = page.get_by_role("region", name="Edicts")
    for size in (TABLET, (1180, 820), (1024, 768)):
        resize(page, size)
        for card in stage.table.edicts:
            expect(edicts.get_by_text(word("en", f"card-{card.replace('_', '-')}"))).to_be_visible()


def test_the_table_of_stars_is_whole_on_a_low_laptop(sit: Sit, change_seat: ChangeSeat) -> None:
    languages = ("en", "de", "hu")
    page = sit(scene("company"), size=LAPTOP)
    looks = [(scene(name), languages) for name in ("company", "alone", "hero", "ended")]
    for stage, spoken in [*looks, *[(longest(language), (language,)) for language in languages]]:
        change_seat(page, stage)
        expect(page.get_by_role("grid")).to_be_visible()
        page.keyboard.press("n")
        rail = page.locator(".board > .left")
        expect(rail.locator("table")).to_be_visible()
        for language in spoken:
            speak(page, language)
            overflow = rail.evaluate("rail => rail.scrollHeight - rail.clientHeight")
            assert overflow <= 0, f"{stage.match} in {language}"


def test_a_long_name_wraps(sit: Sit, change_seat: ChangeSeat) -> None:
    names = ["Ada", "W" * 24, "👩‍👩‍👧" * 6, "Przemysława_Konstantyna"]
    playing, ended = (Stage(match, Options(), "cartographers 5", names) for match in ("long_names", "long_names_ended"))
    for stage in (playing, ended):
        stage.begin()
    playing.play(2, but=0)
    ended.play(100, bot="random")
    page = sit(playing, size=SIZES[0], has_touch=True, paints=False)
    found = []
    for stage, path in ((playing, ""), (ended, ""), (ended, f"/replay/{ended.match}"), (playing, "/lobby")):
        change_seat(page, stage, path=path)
        expect(page.get_by_role("main")).to_be_visible()
        page.keyboard.press("v")
        found += at_every_size(page)
    assert found == []
