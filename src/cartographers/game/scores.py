"""Stars at the end of a season, and who stands where at the end of the match."""

from collections.abc import Sequence

from msgspec import Struct

from cartographers.board.sheet import Sheet
from cartographers.cards.printed import SCORING, TITLES, Edict
from cartographers.game.options import year
from cartographers.game.state import SeasonScore, Seat, Table
from cartographers.scoring import SCORERS, monsters

_POSITION = {edict: position for position, edict in enumerate(Edict)}


def season_edicts(table: Table) -> tuple[str, str]:
    """The two scoring cards that count at the end of this season (R9)."""
    first, second = year(table.options)[table.season].edicts
    return table.edicts[_POSITION[first]], table.edicts[_POSITION[second]]


def season_score(table: Table, seat: Seat) -> SeasonScore:
    """What a seat earns if the season ends now (R25)."""
    return sheet_score(season_edicts(table), seat.sheet, seat.coins)


def sheet_score(edicts: tuple[str, str], sheet: Sheet, coins: int) -> SeasonScore:
    """What a sheet earns at the end of a season that scores two edicts (R25)."""
    first, second = edicts
    stars = SCORERS[first](sheet).stars, SCORERS[second](sheet).stars
    return SeasonScore(stars, coins, monsters(sheet).stars)


def scorings_left(table: Table) -> list[int]:
    """How often each edict, A to D, will still be scored."""
    seasons = year(table.options)[table.season :]
    return [sum(edict in season.edicts for season in seasons) for edict in Edict]


def seasons_left(table: Table) -> int:
    """How often coins and monsters will still be scored."""
    return len(year(table.options)) - table.season


class Standing(Struct, frozen=True, gc=False):
    seat: int
    place: int  # from 1; shared places are equal
    stars: int
    lost: int  # stars lost to monsters over the year


def standings(table: Table) -> list[Standing]:
    """The seats from first to last; ties go to fewer stars lost to monsters, then are shared (R26)."""
    stars = [seat.stars for seat in table.seats]
    lost = [-sum(score.monsters for score in seat.scores) for seat in table.seats]
    places = placed([*zip(stars, lost, strict=True)])
    ordered = sorted(range(len(places)), key=places.__getitem__)
    return [Standing(number, places[number], stars[number], lost[number]) for number in ordered]


def placed(results: Sequence[tuple[int, int]]) -> list[int]:
    """The place of each result, which is its stars and those lost to monsters (R26); equal ones share one."""
    keys = [(-stars, lost) for stars, lost in results]
    places: dict[tuple[int, int], int] = {}
    for place, key in enumerate(sorted(keys), start=1):
        places.setdefault(key, place)
    return [places[key] for key in keys]


def rating(table: Table, seat: int = 0) -> int:
    """Stars minus the four cards' solo numbers (R24)."""
    return rating_of(table.seats[seat].stars, table.edicts)


def rating_of(stars: int, edicts: Sequence[str]) -> int:
    """Stars minus the solo numbers of the edicts (R24)."""
    return stars - sum(SCORING[card].solo for card in edicts)


def title(rated: int) -> str:
    """The highest title whose threshold a rating meets; the last one below them all (R24)."""
    return next((name for name, threshold in TITLES if rated >= threshold), TITLES[-1][0])
