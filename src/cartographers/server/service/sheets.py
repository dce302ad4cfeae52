"""What can be asked about sheets of one's own: whether one can be played, what is odd about it, what bots make of it.

No sheet is kept here: whoever asks has its code. What bots made of the last few is.
"""

from collections import OrderedDict

from cartographers.bots.trial import NOTHING, Trial
from cartographers.game.options import check_sheet
from cartographers.game.refusals import Refused
from cartographers.native import available
from cartographers.server.limits.single_flight import SingleFlight
from cartographers.server.limits.while_wanted import Few, while_wanted
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.thinking.questions import Thinking, Try
from cartographers.server.wire.sheets import AskSheet, AskTrial, Tried, shown

GAMES = {"random": 100, "greedy": 60, "planner": 60}
"""How many games each bot plays on a sheet. A master would take minutes."""
GAMES_WITHOUT_MACHINE_CODE = {"random": 40, "greedy": 8, "planner": 5}
AT_A_TIME = 2
"""Games after which hints come first again."""
KEPT = 256
MOST_TRIALS = 3
USUAL = "A"


class Sheets:
    """Answers requests about sheets."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._flights: SingleFlight[Trial] = SingleFlight()
        self._kept: OrderedDict[tuple[str, str], Trial] = OrderedDict()
        self._waiting = Few(MOST_TRIALS)
        self._games = GAMES if available() else GAMES_WITHOUT_MACHINE_CODE

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("POST", "/api/sheets", self.looked_at),
            Endpoint("POST", "/api/sheets/trial", self.tried),
        ]

    async def looked_at(self, call: Call) -> Answer:
        """A sheet, where it is one, and what is odd about it."""
        sheet = (await call.body(AskSheet)).sheet
        check_sheet(sheet)
        return Answer(shown(sheet))

    async def tried(self, call: Call) -> Answer:
        """What a bot makes of a sheet; made once for all who ask, and kept for a while."""
        asked = await call.body(AskTrial)
        check_sheet(asked.sheet)
        if asked.bot not in self._games:
            raise Refused("unknown_bot", bot=asked.bot[:40], known=" ".join(self._games))
        person = call.person_id or call.place
        if self._waiting.has_enough(person):
            raise Refused("reviews_waiting")
        try:
            with self._waiting.counted(person):
                here, usual = [
                    await while_wanted(call.hung_up(), self._trial(sheet, asked.bot, person))
                    for sheet in (asked.sheet.rpartition("=")[2], USUAL)
                ]
        except ConnectionError as error:
            raise Refused("not_now") from error
        return Answer(Tried(asked.bot, here.games, round(here.rating, 1), round(usual.rating, 1), here.left))

    async def _trial(self, sheet: str, bot: str, person: str) -> Trial:
        question = (sheet, bot)
        if question not in self._kept:
            made = await self._flights.answer(question, lambda: self._made(sheet, bot, question), person)
            self._flights.keep(lambda other: other != question)
            self._kept[question] = made
        self._kept.move_to_end(question)
        found = self._kept[question]
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _made(self, sheet: str, bot: str, question: tuple[str, str]) -> Trial:
        tried = NOTHING
        async with self._thinking.reviewing(self._flights.first(question)):
            while tried.games < self._games[bot]:
                to = min(tried.games + AT_A_TIME, self._games[bot])
                tried = tried.and_more(
                    await self._thinking.trial(Try(sheet, bot, tried.games, to), self._flights.first(question))
                )
        return tried
