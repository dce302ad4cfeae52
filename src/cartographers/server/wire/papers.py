"""What is said about games on paper over HTTP (docs/protocol.md). A game itself is told as it is kept (`paper/`)."""

from msgspec import Struct

from cartographers.board.notation import lines_of, names
from cartographers.cards.sheets import ground
from cartographers.paper.counting import CountedGame, CountedSeason
from cartographers.paper.game import PaperGame
from cartographers.paper.oddities import Oddity
from cartographers.paper.record import record
from cartographers.scoring.earned import Earned as Stars
from cartographers.server.wire.protocol import Earned


class PaperRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A game on paper as text."""

    record: str


class SeasonCounted(Struct, frozen=True):
    """What a map earns at the end of a season, and where."""

    edicts: tuple[Earned, ...]  # A, B, C, D, those that are not scored now too
    monsters: Earned  # minus the stars lost, and the empty spaces that cost them
    scores: tuple[int, int]  # of the two edicts that are scored
    coins: int
    total: int
    oddities: tuple[Oddity, ...]


class PaperCounted(Struct, frozen=True):
    """A game on paper with its stars."""

    game: PaperGame
    sheet: tuple[str, ...]  # as it was before the first card
    seasons: tuple[SeasonCounted | None, ...]
    stars: int
    lost: int  # to monsters, which decides where stars are equal
    rating: int | None  # of a whole game that was played alone
    title: str
    record: str


def paper_counted(played: CountedGame) -> PaperCounted:
    return PaperCounted(
        played.game,
        tuple(lines_of(ground(played.game.options.sheet))),
        tuple(season and _season(season) for season in played.seasons),
        played.stars,
        played.lost,
        played.rating,
        played.title,
        record(played),
    )


def _season(season: CountedSeason) -> SeasonCounted:
    return SeasonCounted(
        tuple(map(_earned, season.edicts)),
        _earned(season.monsters),
        season.score.edicts,
        season.score.coins,
        season.score.total,
        season.oddities,
    )


def _earned(stars: Stars) -> Earned:
    return Earned(stars.stars, tuple(names(stars.spaces)))
