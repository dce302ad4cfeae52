"""A game that was played on paper, as far as it is known, and what is wrong with how it is told."""

from msgspec import Struct

from cartographers.board.notation import BadNotation, Map, map_of
from cartographers.cards.printed import DECK, Edict, ExploreCard, RuinsCard
from cartographers.game.effects import COIN_TRACK
from cartographers.game.options import Options, check, year
from cartographers.game.refusals import Refused

LONGEST_NAME = 40
LONGEST_SEASON = 40
"""Cards: a deck has fewer."""
_LONGEST_LINE = 500


class PaperSeason(Struct, frozen=True, forbid_unknown_fields=True):
    """A map at the end of a season, or in the middle of it, and how it came about."""

    map: tuple[str, ...]  # eleven lines, and perhaps the attack marks
    coins: int = 0
    cards: tuple[str, ...] = ()  # in the order in which they came, as far as known
    is_whole: bool = False  # no other card came; it is sure, too, where their time ends the season


class PaperGame(Struct, frozen=True, forbid_unknown_fields=True):
    """One player's game. A season that is not known is none."""

    options: Options  # with the four edicts, A to D
    seasons: tuple[PaperSeason | None, ...]
    name: str = ""


def check_game(game: PaperGame) -> None:
    """Refuses what is no game."""
    check(game.options)
    if len(game.options.edicts) != len(Edict):
        raise Refused("paper_edicts")
    if len(game.name) > LONGEST_NAME or not game.name.isprintable():
        raise Refused("paper_name", most=LONGEST_NAME)
    seasons = year(game.options)
    if len(game.seasons) > len(seasons):
        raise Refused("paper_seasons", most=len(seasons))
    for told in game.seasons:
        if told is not None:
            _check_cards(game.options, told.cards)


def drawn_map(told: PaperSeason) -> Map:
    """The map of a season, with its coins; refused where it is none."""
    if any(len(line) > _LONGEST_LINE for line in told.map):
        raise Refused("paper_map")
    try:
        sheet, coins = map_of(told.map)
    except BadNotation as error:
        raise Refused(error.code, **error.details) from error
    coins = told.coins or coins
    if not 0 <= coins <= COIN_TRACK:
        raise Refused("wrong_coins", coins=coins, most=COIN_TRACK)
    return Map(sheet, coins)


def deck_of(options: Options) -> frozenset[str]:
    """Every card that may come in a game."""
    common = (
        card.id
        for card in DECK.values()
        if (isinstance(card, ExploreCard) and card.set == options.explore)
        or (isinstance(card, RuinsCard) and options.ruins)
    )
    return frozenset((*common, *options.ambushes, *options.heroes))


def has_all_cards(options: Options, season: int, told: PaperSeason) -> bool:
    """Whether all cards of a season are known: it was told so, or their time ends it (R17)."""
    time = sum(card.time for name in told.cards if isinstance(card := DECK[name], ExploreCard))
    return told.is_whole or time >= year(options)[season].time


def _check_cards(options: Options, cards: tuple[str, ...]) -> None:
    if len(cards) > LONGEST_SEASON:
        raise Refused("paper_many_cards", cards=len(cards), most=LONGEST_SEASON)
    known = deck_of(options)
    for number, card in enumerate(cards):
        if card not in known:
            raise Refused("paper_card", card=card[:LONGEST_NAME])
        if card in cards[:number]:
            raise Refused("paper_card_twice", card=card)
