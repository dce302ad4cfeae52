"""People and bots at one table: from the invitation through a season with an ambush to the next game."""

import re
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage, Sit
from browser.player import Player
from browser.scenes import THOUGHT
from cartographers.cards.printed import AMBUSH, DECK
from cartographers.game.offers import sheet_drawn_on
from cartographers.game.options import Options
from cartographers.game.state import Table, Task
from cartographers.locales import texts
from cartographers.server.hosting.seating import House
from staging import Stage, sought

NAMES = ["Ann", "Bob"]
COUNTED = "Spring is over"


def begun(match: str, names: list[str] = NAMES, bots: int = 1) -> Stage:
    """A match whose first card lies open."""
    stage = Stage(match, Options(), "1", names, bots=bots)
    stage.begin()
    return stage


def is_ambush_in_spring(table: Table) -> bool:
    return table.season == 0 and table.card in AMBUSH and table.task is Task.DRAW


@dataclass
class Mark:
    """What the page of one player says about another."""

    player: Player
    name: str

    def says(self, doing: str) -> None:
        expect(self.player.seat_of(self.name)).to_contain_text(doing)


def test_strangers_gather_by_a_link_and_begin(open_page: OpenPage) -> None:
    ann = open_page()
    ann.get_by_role("link", name=re.compile("^Open a table")).click()
    ann.get_by_role("textbox", name="Your name").fill("Ann")
    ann.get_by_role("spinbutton", name="Seats").fill("3")
    ann.get_by_role("button", name="Open the table").click()
    link = ann.get_by_role("textbox", name="Link to this page").input_value()
    expect(ann.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(ann.get_by_role("note")).to_contain_text("cartographers serve --host 0.0.0.0")  # only this machine can come
    ann.get_by_role("button", name="Chair 3: Seat a bot").click()
    expect(ann.get_by_text("Bot 3")).to_be_visible()

    bob = open_page(link)
    expect(bob.get_by_role("heading", name="Ann invites you to this table.")).to_be_visible()
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down", exact=True).click()
    expect(bob.get_by_text("Ann will begin the game.")).to_be_visible()

    expect(ann.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("here")
    ann.get_by_role("button", name="Begin with 3").click()
    for page, others in ((ann, ["Bob", "Bot 3"]), (bob, ["Ann", "Bot 3"])):
        player = Player(page)
        player.is_asked()
        for other in others:
            expect(player.people).to_contain_text(other)
    cyd = open_page(link)
    expect(cyd.get_by_role("status").filter(has_text="The game has begun: you are watching.")).to_be_visible()


def test_an_invitation_that_comes_too_late_to_a_table_without_watchers_says_so(sit: Sit) -> None:
    stage = Stage("unseen", Options(), "1", NAMES, House(watchers=False))
    stage.begin()
    page = sit(stage, seat=None, path="/t/unseen#invite")
    expect(page.get_by_role("alert")).to_have_text(
        "The game has begun without you, and the host of this table wants no watchers."
    )


def test_a_stranger_without_the_invitation_only_watches(open_page: OpenPage, sit: Sit) -> None:
    stage = Stage("watched", Options(), "1", ["Ann", ""])
    ann = sit(stage)
    expect(ann.get_by_role("button", name="Begin alone")).to_be_visible()
    stranger = sit(stage, seat=None)
    expect(stranger.get_by_text("To sit down you need the link with the invitation.")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit down", exact=True)).to_be_hidden()
    expect(ann.get_by_text("one watcher")).to_be_visible()


def test_everybody_sees_who_has_drawn_and_a_drawing_can_be_taken_back(sit: Sit) -> None:
    stage = begun("marks")
    ann, bob = Player(sit(stage, 0)), Player(sit(stage, 1))
    ann.is_asked()
    ann_at_bobs = Mark(bob, "Ann")
    ann_at_bobs.says("drawing")
    ann.choose_fit()
    drawn = ann.ghost()
    ann.confirm()
    take_back = ann.button(re.compile("^Take back"))
    expect(take_back).to_contain_text("until Bob has drawn")
    ann_at_bobs.says("has drawn")
    Mark(ann, "Bob").says("drawing")
    take_back.click()
    ann_at_bobs.says("drawing")
    assert ann.ghost() == drawn
    ann.confirm()
    ann_at_bobs.says("has drawn")
    bob.draw()
    ann.hears("Turn 2:")
    bob.hears("Turn 2:")
    ann_at_bobs.says("drawing")


def test_nobody_sees_a_drawing_before_all_have_drawn(sit: Sit) -> None:
    stage = begun("secret")
    ann, bob, watcher = Player(sit(stage, 0)), Player(sit(stage, 1)), Player(sit(stage, seat=None))
    for other in (bob, watcher):
        other.seat_of("Ann").click()
        expect(other.page.get_by_role("grid", name="The map of Ann")).to_be_visible()
    ann.choose_fit()
    drawn = ann.ghost()
    ann.confirm()
    for other in (bob, watcher):
        Mark(other, "Ann").says("has drawn")
        assert {other.ground(space) for space in drawn} <= {"empty", "empty, ruins"}
    bob.button("Your map").click()
    bob.draw()
    for space in drawn:
        expect(watcher.space(space)).to_have_accessible_name(re.compile("drawn in"))


def test_a_watcher_is_asked_for_nothing(sit: Sit) -> None:
    stage = begun("looking_on")
    ann, watcher = Player(sit(stage, 0)), Player(sit(stage, seat=None))
    expect(ann.page.get_by_text("one watcher")).to_be_visible()
    expect(watcher.button(re.compile("^Waiting for Ann and Bob"))).to_be_disabled()
    expect(watcher.button("Next fit")).to_be_hidden()


def test_the_map_of_somebody_else_can_be_looked_at(sit: Sit) -> None:
    stage = begun("looking")
    stage.play(6, but=0)
    ann = Player(sit(stage, 0))
    ann.is_asked()
    bobs = stage.table.seats[1].sheet
    ann.seat_of("Bob").click()
    expect(ann.page.get_by_role("grid", name="The map of Bob")).to_be_visible()
    filled = ann.map.get_by_role("gridcell", name=re.compile("drawn in"))
    expect(filled).to_have_count((bobs.filled & ~bobs.mountain).bit_count())
    ann.button("Your map").click()
    expect(ann.page.get_by_role("grid", name="Your map")).to_be_visible()
    ann.page.keyboard.press("v")
    expect(ann.page.get_by_role("grid", name="The map of Bob")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("grid", name="Your map")).to_be_visible()


def test_two_people_and_a_bot_play_a_season_with_an_ambush(sit: Sit) -> None:
    seed = sought("sought", Options(), NAMES, is_ambush_in_spring, bots=1).hosted.seating.seed
    stage = Stage("season", Options(), seed, NAMES, bots=1)
    stage.begin()
    players = Player(sit(stage, 0)), Player(sit(stage, 1))
    ann, bob = players
    ambushes = []
    turn = 1
    while not is_counted(ann.page):
        card = revealed(players, turn)
        if card in AMBUSH:
            ambushes.append(card)
            draw_ambush(stage, card, players)
        else:
            ann.draw()
            expect(ann.button(re.compile("^Take back"))).to_be_visible()
            bob.draw()
        turn += 1
        told = ann.said.filter(has_text=f"Turn {turn}:").or_(ann.page.get_by_role("heading", name=COUNTED))
        expect(told.first).to_be_attached()
    assert ambushes
    for player in players:
        count_season(player)
        expect(player.page.get_by_role("list", name="Seasons")).to_contain_text(re.compile(r"Summer.*0 of 8"))


def revealed(players: tuple[Player, ...], turn: int) -> str:
    """The card that everybody is asked to draw, as everybody hears it."""
    for player in players:
        player.hears(f"Turn {turn}:")
    named = {texts("en").name("card", card): card for card in DECK}
    said = {re.sub(r"^.*\bTurn \d+: (.*)\. It is your turn.*", r"\1", player.question) for player in players}
    assert len(said) == 1
    return named[said.pop()]


def is_counted(page: Page) -> bool:
    return page.get_by_role("heading", name=COUNTED).is_visible()


def draw_ambush(stage: Stage, card: str, players: tuple[Player, ...]) -> None:
    """Everybody draws monsters on the map of a neighbour, is told whose it is, and who drew on the own one."""
    names = [*NAMES, "Bot 3"]
    drawn: dict[int, tuple[str, list[str]]] = {}
    for seat, player in enumerate(players):
        owner = sheet_drawn_on(stage.table.options, AMBUSH[card], seat)
        expect(player.turn).to_contain_text(f"You draw on the map of {names[owner]}.")
        expect(player.map).to_have_accessible_name(f"The map of {names[owner]}")
        player.choose_fit()
        drawn[owner] = names[seat], player.ghost()
        player.confirm()
    for owner, player in enumerate(players):
        expect(player.map).to_have_accessible_name("Your map")
        if owner in drawn:
            artist, spaces = drawn[owner]
            told = f"{artist} drew monsters on your map, on {' '.join(spaces)}."
            expect(player.page.get_by_role("paragraph").filter(has_text=told)).to_be_visible()
            for space in spaces:
                expect(player.space(space)).to_have_accessible_name(re.compile("Monster"))


def count_season(player: Player) -> None:
    """Walks through the counting; the sum is that of its steps."""
    main = player.page.get_by_role("main")
    stars = 0
    for _ in range(4):
        step = main.get_by_role("listitem").filter(has_text=re.compile(r"in all"))
        expect(step).to_be_visible()
        stars += number(step.text_content() or "", "in all")
        player.button(re.compile("^Next")).click()
    total = main.get_by_role("listitem").filter(has_text=re.compile("^Spring"))
    expect(total).to_have_text(re.compile(r"\d"))
    assert number(total.text_content() or "", "") == stars
    expect(player.page.get_by_role("region", name="Everybody")).to_contain_text("Bot 3")
    player.button(re.compile("^Next season")).click()
    player.is_asked()


def number(text: str, before: str) -> int:
    """The number that stands before some words."""
    found = re.search(rf"([−-]?\d+)\s*{before}", text)
    assert found, text
    return int(found[1].replace("−", "-"))


def test_everybody_meets_again_at_the_next_table(sit: Sit) -> None:
    stage = begun("over", bots=0)
    stage.play(100, bot="random")
    ann, bob = sit(stage, 0), sit(stage, 1)
    end = bob.get_by_role("region", name="The year is over")
    expect(end.get_by_role("listitem")).to_have_count(2)
    expect(end.get_by_role("button", name="Play again")).to_be_visible()
    ann.get_by_role("button", name="Play again").click()
    expect(ann.get_by_role("heading", name="The table gathers")).to_be_visible()
    end.get_by_role("button", name="Join the next game").click()
    sit_down = bob.get_by_role("button", name="Sit down", exact=True)
    begin = ann.get_by_role("button", name="Begin with 2")
    expect(sit_down.or_(bob.get_by_text("Ann will begin the game."))).to_be_visible()
    if sit_down.is_visible():
        sit_down.click()
    begin.click()
    Player(bob).is_asked()


def test_whoever_is_late_is_told_that_a_bot_drew(sit: Sit) -> None:
    stage = Stage("late", Options(), "1", ["Ann"], House(clock=5))
    stage.begin()
    ann = Player(sit(stage, size=(360, 740), has_touch=True, is_mobile=True))
    ann.is_asked()
    late = "Time is up: a bot drew for you."
    expect(ann.page.get_by_text(late)).to_have_count(0)
    expect(ann.said.filter(has_text=re.compile(rf"^{late} Turn \d+: ")).first).to_be_attached(timeout=THOUGHT)
    expect(ann.turn.get_by_text(late)).to_be_visible()
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    expect(ann.page.locator(".right").get_by_text(late)).to_be_visible()


def test_what_lies_in_the_hand_is_drawn_before_the_clock_runs_out(sit: Sit) -> None:
    stage = Stage("last_call", Options(), "1", ["Ann"], House(clock=300))
    stage.begin()
    ann = Player(sit(stage, clock=True))
    ann.is_asked()
    ann.choose_fit()
    drawn = ann.ghost()
    # All that was asked is answered: five minutes that take a moment are too long to wait for an answer.
    expect(ann.button(re.compile(r"^Draw it\s+[+−±]?\d"))).to_be_visible()
    ann.page.clock.run_for("05:00")
    ann.hears(re.compile(r"^Time was up: your drawing was sent\. Turn 2: "))
    for space in drawn:
        expect(ann.space(space)).to_have_accessible_name(re.compile("drawn in"))
