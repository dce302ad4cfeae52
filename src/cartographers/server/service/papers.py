"""Games on paper can be counted, and opened again from their records. Nothing of them is kept here."""

from cartographers.paper.counting import counted
from cartographers.paper.game import PaperGame
from cartographers.paper.record import read
from cartographers.server.limits.slices import Pace
from cartographers.server.limits.token_bucket import A_SEASON
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.wire.papers import PaperRecord, paper_counted

SEASONS = 4


class Papers:
    """Answers requests about games on paper."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("POST", "/api/paper", self.count),
            Endpoint("POST", "/api/paper/record", self.open),
        ]

    async def count(self, call: Call) -> Answer:
        """The stars of every season, the spaces that earn them, and what cannot be."""
        game = await call.body(PaperGame)
        call.purse.owe(min(len(game.seasons), SEASONS) * A_SEASON)
        return Answer(await self._pace.call(lambda: paper_counted(counted(game))))

    async def open(self, call: Call) -> Answer:
        """A game as its record tells it, every sum checked."""
        asked = await call.body(PaperRecord)
        call.purse.owe(SEASONS * A_SEASON)
        return Answer(await self._pace.call(lambda: paper_counted(read(asked.record))))
