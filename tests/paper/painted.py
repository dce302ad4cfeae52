"""Games that the rules have played, written down as people at a table of paper would."""

from msgspec.structs import replace

from cartographers.board.notation import lines_of
from cartographers.game.apply import apply, opened
from cartographers.game.events import CardRevealed, MatchStarted, SeasonScored, SeasonStarted
from cartographers.game.match import Match
from cartographers.game.state import SeasonScore
from cartographers.paper.game import PaperGame, PaperSeason


def painted(match: Match, seat: int, is_whole: bool = True) -> tuple[PaperGame, tuple[SeasonScore, ...]]:
    """A seat's maps as they were scored, with all cards; and what the rules gave for them."""
    first, *rest = match.events
    assert isinstance(first, MatchStarted)
    state = opened(first)
    cards: list[str] = []
    seasons: list[PaperSeason] = []
    scores: list[SeasonScore] = []
    for event in rest:
        if isinstance(event, SeasonStarted):
            cards.clear()
        if isinstance(event, CardRevealed):
            cards.append(event.card)
        if isinstance(event, SeasonScored):
            player = state.table.seats[seat]
            seasons.append(PaperSeason(tuple(lines_of(player.sheet)), player.coins, tuple(cards), is_whole))
            scores.append(event.scores[seat])
        state = apply(state, event)
    options = replace(first.options, edicts=first.edicts, edict_order="given")
    return PaperGame(replace(options, scoring="both"), tuple(seasons)), tuple(scores)
