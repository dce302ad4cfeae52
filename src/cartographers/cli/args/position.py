"""A table as somebody describes it in a few words: a map, a card, the edicts, how far the year has come."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from cartographers.board.ground import code_of
from cartographers.board.notation import BadNotation, map_of
from cartographers.board.sheet import Sheet
from cartographers.cards.printed import AMBUSH, DECK, EXPLORE, RUINS, SCORING, SHEETS, ExploreCard, RuinsCard
from cartographers.cli.args import traces
from cartographers.cli.args.choices import card_id
from cartographers.game import offers
from cartographers.game import options as game_options
from cartographers.game.effects import COIN_TRACK
from cartographers.game.options import Options, year
from cartographers.game.presets import HEROES_GAME
from cartographers.game.refusals import Refused
from cartographers.game.state import Seat, Table, Task
from cartographers.game.view import View

Season = Literal["spring", "summer", "fall", "winter"]
SEASONS: tuple[Season, ...] = ("spring", "summer", "fall", "winter")


def position(
    lines: Sequence[str],
    card: str,
    edicts: Sequence[str],
    season: Season = "spring",
    time: int | None = None,
    coins: int | None = None,
    ruins: bool = False,
    seen: Sequence[str] = (),
) -> View:
    """What a person who plays alone sees there; refused where the description makes no sense.

    `seen` are the cards that this season has revealed before; without `time`, their times tell how far it has come.
    """
    sheet, noted = map_of(lines)
    marked = _marked(noted if coins is None else coins)
    name = card_id(card, DECK)
    if not edicts:
        raise Refused("wrong_edicts")
    if isinstance(DECK[name], RuinsCard):
        raise Refused("nothing_on_ruins_card", card=name)
    before = tuple(card_id(other, DECK) for other in seen)
    number = SEASONS.index(season)
    options = replace(_options(name, sheet), edicts=tuple(card_id(edict, SCORING) for edict in edicts))
    game_options.check(options)
    _check_seen(before, name, options)
    passed = _time(before) if time is None else time
    _check_time(passed, year(options)[number].time)
    revealed = (*before, *([card for card in RUINS if card not in before][:1] if ruins else []), name)
    gone = traces.gone(options, number, revealed, sheet)
    table = Table(
        options=options,
        edicts=options.edicts,
        seal="",
        seats=(Seat(sheet, marked),),
        season=number,
        revealed=revealed,
        gone=gone,
        time=passed + _time([name]),
        hidden=_hidden(options, number, {*revealed, *gone}),
        ruins=ruins,
        turn=1,
        card=name,
        task=Task.DRAW,
        waiting=frozenset({0}),
        powers=tuple(card.id for card in AMBUSH.values() if card.power and getattr(sheet, card.power)),
    )
    if not offers.offer(table, 0).fits or (name in AMBUSH and options.reading == "fixed"):
        raise Refused("nothing_to_draw")
    return View(table, 0)


def _marked(coins: int) -> int:
    """Coins, if the track has room for them."""
    if not 0 <= coins <= COIN_TRACK:
        raise Refused("wrong_coins", coins=coins, most=COIN_TRACK)
    return coins


def _options(card: str, sheet: Sheet) -> Options:
    """A game in which the card and the map may come up."""
    printed = DECK[card]
    options = HEROES_GAME if printed.set == "heroes" else Options()
    return replace(options, sheet=_ground_of(sheet) or options.sheet, scoring="both")


def _ground_of(sheet: Sheet) -> str:
    """The sheet that a map was drawn on: a printed one, or the code of one's own; empty where it can be neither."""
    filled = sheet.mountain | sheet.wasteland
    blank = Sheet(mountain=sheet.mountain, wasteland=sheet.wasteland, ruins=sheet.ruins, filled=filled)
    known = [name for name, printed in SHEETS.items() if printed == blank]
    try:
        return known[0] if known else code_of(blank)
    except BadNotation:
        return ""


def _check_seen(seen: Sequence[str], card: str, options: Options) -> None:
    """Refuses cards that cannot have come before `card`."""
    explore = [other.id for other in EXPLORE.values() if other.set == options.explore]
    deck = {*explore, *(RUINS if options.ruins else ()), *options.ambushes, *options.heroes}
    for other in seen:
        if other == card:
            raise Refused("card_is_drawn_now", card=other)
        if seen.count(other) > 1:
            raise Refused("card_seen_twice", card=other)
        if other not in deck:
            raise Refused("card_of_other_deck", card=other)


def _check_time(passed: int, end: int) -> None:
    if passed >= end:
        raise Refused("season_over", time=passed, end=end)


def _time(cards: Sequence[str]) -> int:
    return sum(card.time for name in cards if isinstance(card := DECK[name], ExploreCard))


def _hidden(options: Options, season: int, come: set[str]) -> int:
    """How many cards lie in the deck when some have come (R7, R8)."""
    explore = [card.id for card in EXPLORE.values() if card.set == options.explore]
    left = len({*explore, *(RUINS if options.ruins else ())} - come)
    for joining in (options.ambushes, options.heroes):
        left += max(min(season + 1, len(joining)) - len(come.intersection(joining)), 0)
    return left
