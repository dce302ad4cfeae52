"""The stars of a game on paper, season by season, and what is odd about its maps."""

from collections.abc import Iterator
from typing import NamedTuple

from cartographers.board.sheet import Sheet
from cartographers.cards.printed import SCORING, Edict
from cartographers.cards.sheets import ground
from cartographers.game.options import Options, year
from cartographers.game.scores import sheet_score, title
from cartographers.game.state import SeasonScore
from cartographers.paper.game import PaperGame, check_game, deck_of, drawn_map, has_all_cards
from cartographers.paper.oddities import Oddity, Span, oddities
from cartographers.scoring import SCORERS, Earned, monsters


class CountedSeason(NamedTuple):
    """What a map earns at the end of a season, and why."""

    sheet: Sheet
    coins: int
    score: SeasonScore
    edicts: tuple[Earned, ...]  # A to D, those that are not scored now too
    monsters: Earned
    oddities: tuple[Oddity, ...]


class CountedGame(NamedTuple):
    """A game on paper with its stars."""

    game: PaperGame
    seasons: tuple[CountedSeason | None, ...]

    @property
    def is_over(self) -> bool:
        return len(self.seasons) == len(year(self.game.options)) and None not in self.seasons

    @property
    def stars(self) -> int:
        return sum(season.score.total for season in self.seasons if season)

    @property
    def lost(self) -> int:
        """Stars lost to monsters, which decide where stars are equal (R26)."""
        return -sum(season.score.monsters for season in self.seasons if season)

    @property
    def rating(self) -> int | None:
        """Of a whole game that was played alone (R24)."""
        if not self.is_over or self.game.options.seats > 1:
            return None
        return self.stars - sum(SCORING[card].solo for card in self.game.options.edicts)

    @property
    def title(self) -> str:
        return "" if self.rating is None else title(self.rating)


def counted(game: PaperGame) -> CountedGame:
    """Counts every season that is known; refused where something is no map or no card."""
    check_game(game)
    return CountedGame(game, tuple(_seasons(game)))


def _seasons(game: PaperGame) -> Iterator[CountedSeason | None]:
    options = game.options
    sheet, coins, since = ground(options.sheet), 0, 0
    for number, told in enumerate(game.seasons):
        if told is None:
            yield None
            continue
        now = drawn_map(told)
        odd = oddities(_span(game, sheet, coins, since, number), now.sheet, now.coins)
        yield _counted(options, number, now.sheet, now.coins, odd)
        sheet, coins, since = now.sheet, now.coins, number + 1


def _span(game: PaperGame, before: Sheet, coins: int, since: int, number: int) -> Span:
    """What came since the last map that is known."""
    told = game.seasons[since : number + 1]
    is_all = all(each and has_all_cards(game.options, since + place, each) for place, each in enumerate(told))
    return Span(
        game.options, before, coins, tuple(each.cards if each else () for each in told), is_all, _earlier(game, since)
    )


def _earlier(game: PaperGame, until: int) -> frozenset[str]:
    """The cards of the first seasons; all that there are, where some are not known."""
    cards: set[str] = set()
    for season, told in enumerate(game.seasons[:until]):
        if told is None or not has_all_cards(game.options, season, told):
            return deck_of(game.options)
        cards.update(told.cards)
    return frozenset(cards)


def _counted(options: Options, season: int, sheet: Sheet, coins: int, odd: list[Oddity]) -> CountedSeason:
    order = list(Edict)
    first, second = (options.edicts[order.index(edict)] for edict in year(options)[season].edicts)
    return CountedSeason(
        sheet,
        coins,
        sheet_score((first, second), sheet, coins),
        tuple(SCORERS[card](sheet) for card in options.edicts),
        monsters(sheet),
        tuple(odd),
    )
