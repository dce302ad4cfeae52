"""A whole game alone, from the start page to the title."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.player import Player
from cartographers.game.record import replayed
from cartographers.game.scores import rating, title
from cartographers.locales import texts


def played_to_the_end(page: Page) -> int:
    """Plays by the page's own buttons, then by its keys, until the year is over; how many drawings that took."""
    player = Player(page)
    asked = player.button("Choose a place on the map")
    counting = player.button(re.compile("^Skip to the total"))
    over = page.get_by_role("region", name="The year is over")
    drawings = 0
    while True:
        expect(asked.or_(counting).or_(over)).to_be_visible()
        if over.is_visible():
            return drawings
        if counting.is_visible():
            counting.click()
            player.button(re.compile("^(Next season|To the result)")).click()
        elif drawings < 5:
            player.draw()
            drawings += 1
        else:
            before = player.question
            page.keyboard.press("n")
            page.keyboard.press("Enter")
            expect(player.said.first).not_to_have_text(before)
            drawings += 1


def test_a_newcomer_plays_a_whole_game_to_the_title(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    page.get_by_role("button", name=re.compile("^Play solo")).click()
    drawings = played_to_the_end(page)

    end = page.get_by_role("region", name="The year is over")
    with page.expect_download() as download:
        end.get_by_role("link", name="Record").click()
    download.value.save_as(tmp_path / "record.txt")
    match = replayed((tmp_path / "record.txt").read_text())
    assert match.over
    assert 12 <= drawings <= match.table.turn  # ambushes come by themselves
    rated = rating(match.table)
    expect(end.get_by_role("heading", name=texts("en").name("title", title(rated)))).to_be_visible()
    expect(end).to_contain_text(f"Rating {str(rated).replace('-', '−')}")

    before = page.url
    end.get_by_role("button", name="Play again").click()
    Player(page).is_asked()
    assert page.url != before
