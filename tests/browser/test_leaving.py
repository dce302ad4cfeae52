"""People who are away, who leave, and who agree to end a game: nobody is left alone with a table that stands still."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import Player
from cartographers.game.options import Options
from cartographers.server.hosting import staying
from serving import Server, served_aside
from staging import Stage


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server at which whoever has no connection is absent at once."""
    monkeypatch.setattr(staying, "PATIENCE", 0)
    with served_aside(tmp_path) as server:
        yield server


def begun(match: str, *names: str) -> Stage:
    stage = Stage(match, Options(), "1", list(names))
    stage.begin()
    return stage


def menu(page: Page) -> Page:
    page.get_by_role("button", name="Menu").click()
    return page


def test_a_table_goes_on_without_its_host_who_can_come_back(impatient: Server, sit: Sit) -> None:
    stage = begun("hostless", "Ann", "Bob")
    bob = Player(sit(stage, 1, on=impatient))
    bob.draw()
    expect(bob.seat_of("Ann")).to_contain_text(re.compile(r"away since \d"))
    bob.page.set_viewport_size({"width": 360, "height": 740})
    expect(bob.button("Let a bot play for Ann")).to_be_visible()
    bob.page.set_viewport_size({"width": 1440, "height": 900})
    bob.button("Let a bot play for Ann").click()
    expect(bob.seat_of("Ann")).not_to_contain_text("away")

    ann = Player(sit(stage, 0, on=impatient))
    expect(ann.page.get_by_text("A bot is playing for you.")).to_be_visible()
    ann.button("Take over").click()
    expect(ann.page.get_by_text("A bot is playing for you.")).to_be_hidden()
    expect(bob.button("Let a bot play for Ann")).to_be_hidden()


def test_who_leaves_is_told_what_that_means_and_a_bot_plays_on(sit: Sit) -> None:
    stage = begun("left", "Ann", "Bob")
    ann, bob = Player(sit(stage, 0)), Player(sit(stage, 1))
    bob.draw()
    leave = menu(ann.page).get_by_role("button", name="Leave the game")
    leave.click()
    expect(ann.page.get_by_text("A bot plays on for you. You can come back until the end.")).to_be_visible()
    leave.last.press("Enter")  # it has the focus
    expect(ann.button("Play solo")).to_be_visible()
    expect(bob.seat_of("Ann")).to_contain_text(re.compile("bot|has drawn"))


def test_a_game_ends_when_all_agree(sit: Sit) -> None:
    stage = begun("voted", "Ann", "Bob")
    ann, bob = Player(sit(stage, 0)), Player(sit(stage, 1, size=(360, 740), has_touch=True, is_mobile=True))
    menu(ann.page).get_by_role("button", name="End the game for all").click()
    expect(ann.page.get_by_text("Not yet agreed: Bob.")).to_be_visible()
    ann.button("Agree to end it").click()
    expect(
        ann.page.get_by_role("status").filter(has_text="You want to end the game. Not yet agreed: Bob.")
    ).to_be_visible()
    ann.button("Play on").click()
    expect(bob.button("Agree to end it")).to_be_hidden()
    menu(ann.page).get_by_role("button", name="End the game for all").click()
    ann.button("Agree to end it").click()
    expect(bob.page.get_by_role("status").filter(has_text="Ann wants to end the game.")).to_be_visible()
    bob.button("Agree to end it").click()
    for player in (ann, bob):
        expect(player.page.get_by_role("region", name="The game was ended early")).to_contain_text("No result")
        player.hears("The game was ended early")
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.get_by_role("slider")).to_be_visible()
    ann.page.goto("/lobby")
    expect(ann.page.get_by_role("link", name=re.compile("With Bob.*Ended early"))).to_be_visible()


def test_a_game_alone_is_ended_at_once(sit: Sit) -> None:
    ann = Player(sit(begun("given_up", "Ann")))
    ann.is_asked()
    menu(ann.page).get_by_role("button", name="End the game").click()
    expect(ann.button("Leave the game")).to_be_hidden()
    ann.button("End the game").last.click()
    expect(ann.page.get_by_role("region", name="The game was ended early")).to_be_visible()
    expect(ann.button("Play again")).to_be_visible()
