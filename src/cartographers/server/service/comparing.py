"""Games on one deal beside each other, card by card: those of people, and what the strongest bot makes of it.

Whoever has finished a deal knows its cards, so they may see how others drew them. The bot plays as a person would: it
is shown what lies open, and never the deck. It is asked once somebody may see it, and what it made is kept.
"""

from contextlib import suppress

import msgspec

from cartographers.bots import BOTS, ladder
from cartographers.game.events import Event
from cartographers.game.match import Match
from cartographers.game.refusals import Refused
from cartographers.server.hosting.deals import Deal, kind_of, opening
from cartographers.server.hosting.hosted import decoded
from cartographers.server.limits.single_flight import SingleFlight
from cartographers.server.limits.token_bucket import A_LINE, A_MAP, AN_ENTRY, Purse
from cartographers.server.match.courses import course
from cartographers.server.match.rooms import Rooms
from cartographers.server.service import rounds
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.dealt import A_COUNT, PAGE, Dealt
from cartographers.server.thinking.questions import READY, Choose, Thinking
from cartographers.server.wire.deals import Beside, BesideRow, Course
from cartographers.store.log import Conflict

MASTER = "master"
"""Asked for instead of a match."""
MADE = "made-by-bot/"
"""How the documents begin that hold what the bot made of deals."""


class Comparing:
    """Answers requests about how games on a deal went."""

    def __init__(self, rooms: Rooms, dealt: Dealt, thinking: Thinking) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._dealt = dealt
        self._thinking = thinking
        self._playing: SingleFlight[Course] = SingleFlight()

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/deals/{deal}/beside/{after}", self.listed),
            Endpoint("GET", "/api/deals/{deal}/courses/{match}", self.shown),
        ]

    async def listed(self, call: Call) -> Answer:
        """Whose games can be asked for, some after others."""
        if not A_COUNT.fullmatch(call.params["after"]):
            raise Refused("unknown_page")
        after, (deal, closed) = int(call.params["after"]), await self._comparable(call)
        tried = await self._dealt.tried(deal.name, call.person_id)
        own = tried.match if tried and tried.finished is not None else ""
        call.purse.owe(PAGE * A_LINE)
        if closed:
            all_rows = await rounds.rows(self._store, closed, call.person_id)
            tries, rows = len(all_rows), all_rows[after : after + PAGE]
        else:
            ranked = await self._dealt.rows(deal.name, call.person_id, after, PAGE)
            rows = tuple(BesideRow(row.place, row.name, row.rating, row.yours, row.match) for row in ranked)
            tries = (await self._dealt.standing(deal.name)).tries
        facts = (deal.name, kind_of(deal.name), deal.title, deal.options, opening(deal.options, deal.seed).edicts)
        return Answer(Beside(*facts, ladder.names()[-1], own, tries, rows))

    async def _comparable(self, call: Call) -> tuple[Deal, rounds.Closed | None]:
        """A deal whose games the asker may see; the round that it is, if any."""
        now, name = await self._dealt.now(), call.params["deal"]
        if not self._dealt.public and (closed := await rounds.closed_round(self._store, name, now)):
            return closed.deal, closed
        deal = await self._dealt.named(name, call.person_id, now)
        await self._dealt.check_comparable(deal, call.person_id, now)
        return deal, None

    async def shown(self, call: Call) -> Answer:
        deal, _ = await self._comparable(call)
        if call.params["match"] == MASTER:
            return Answer(await self._by_bot(deal, call.person_id))
        return Answer(await self._by_person(deal, call.params["match"], call.purse))

    async def _by_person(self, deal: Deal, match: str, purse: Purse) -> Course:
        """Of a try that counts and is finished."""
        room = await self._rooms.room(match, purse)
        seating, state = room.hosted.seating, room.hosted.state
        if seating.house.deal != deal.name or not seating.house.ranks or state is None or not state.table.over:
            raise Refused("unknown_page")
        entries = await self._store.entries(match)
        purse.owe(len(entries) * AN_ENTRY + len(entries) * A_MAP / 4)
        events = [event for entry in entries if isinstance(event := decoded(entry.body), Event)]
        return Course(seating.chairs[0].name, "", *await self._rooms.pace.result(course(events)))

    async def _by_bot(self, deal: Deal, person: str) -> Course:
        if kept := await self._store.document("", MADE + deal.name):
            return msgspec.json.decode(kept.body, type=Course)
        try:
            return await self._playing.answer(deal.name, lambda: self._play(deal, person), person)
        except ConnectionError as error:
            raise Refused("not_now") from error

    async def _play(self, deal: Deal, person: str) -> Course:
        bot = ladder.names()[-1]
        await self._wait_for(bot)
        async with self._thinking.reviewing(person):
            match = Match(deal.options, deal.seed)
            while not match.over:
                choice = Choose(bot, match.view(0), f"{deal.name} {len(match.events)}")
                match.play(await self._thinking.choice(choice, person))
            made = Course("", bot, *await self._rooms.pace.result(course(match.events)))
        if not self._dealt.public:
            with suppress(Conflict):  # another server was faster
                await self._store.write_document("", MADE + deal.name, msgspec.json.encode(made).decode(), 0)
            self._playing.keep(lambda name: name != deal.name)
        return made

    async def _wait_for(self, bot: str) -> None:
        """Until a bot that plays by machine code can play: what would stand in for it is no master."""
        if bot in BOTS:
            return
        await self._thinking.ready()
        if self._thinking.preparing != READY:
            raise Refused("not_now")

    async def close(self) -> None:
        """Stops playing."""
        await self._playing.close()
