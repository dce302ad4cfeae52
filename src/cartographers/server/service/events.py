"""Events over several rounds: opened, joined, drawn, run by their hosts, and followed by everybody."""

import secrets
from collections import OrderedDict
from functools import partial

from cartographers.game.refusals import Refused
from cartographers.server.hosting.deals import check_solo
from cartographers.server.hosting.events import (
    Event,
    Round,
    check_plan,
    ended,
    is_over,
    next_round,
    open_round,
    planned,
    prolonged,
    stage_of,
    started,
)
from cartographers.server.hosting.seating import House, check_house
from cartographers.server.limits.coalesce import Coalesced
from cartographers.server.limits.token_bucket import A_LINE
from cartographers.server.match.rooms import Rooms
from cartographers.server.service import event_store
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.dealt import Dealt, new_seed
from cartographers.server.service.event_board import Board, Boards, deal_of, news
from cartographers.server.service.event_records import packed
from cartographers.server.service.names import clean_name
from cartographers.server.wire.events import (
    LONGEST_EVENT_NAME,
    EventLine,
    EventList,
    EventOpened,
    OpenEvent,
    Prolong,
    RemoveEntrant,
)
from cartographers.server.wire.protocol import Nothing, Opened

MOST_FOLLOWED = 200
"""Events whose boards are kept ready in this process."""
MOST_HOSTED, LATELY = 20, 30 * 24 * 3600.0
"""Events that one person may have opened within so many seconds."""
MOST_LISTED = 20
A_ROW = A_LINE / 8
"""Credits of a line of the standings, which are made once for all: a whole club may ask from one address."""
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_event_code() -> str:
    """Unguessable, and short enough to be typed from a wall."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


class Events:
    """Answers requests about events."""

    def __init__(self, rooms: Rooms, dealt: Dealt) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._dealt = dealt
        self._boards = Boards(rooms.store)
        self._followed: OrderedDict[str, Coalesced[Board]] = OrderedDict()

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/events", self.mine),
            Endpoint("POST", "/api/events", self.open),
            Endpoint("GET", "/api/events/{event}", self.shown),
            Endpoint("GET", "/api/events/{event}/since/{tag}", self.shown),
            Endpoint("GET", "/api/events/{event}/records", self.records),
            Endpoint("POST", "/api/events/{event}/join", self.join),
            Endpoint("POST", "/api/events/{event}/draw", self.draw),
            Endpoint("POST", "/api/events/{event}/start", self.start),
            Endpoint("POST", "/api/events/{event}/prolong", self.prolong),
            Endpoint("POST", "/api/events/{event}/close", self.close),
            Endpoint("POST", "/api/events/{event}/remove", self.remove),
        ]

    # Found

    async def mine(self, call: Call) -> Answer:
        """The events of the asker, the newest first."""
        person, now = call.asked(), await self._store.now()
        codes = [*await event_store.mine(self._store, person.id)][:MOST_LISTED]
        call.purse.owe(len(codes) * A_LINE)
        found = [await self._store.document("", event_store.EVENTS + code) for code in codes]
        events = [event_store.event_in(document) for document in found if document]
        return Answer(EventList(tuple(_line(event, person.id, now) for event in events), now))

    async def shown(self, call: Call) -> Answer:
        """Where an event stands; nothing but that it stands there still, to those who know."""
        board = await self._board(call)
        known = call.params.get("tag", "")
        if known != board.tag:
            call.purse.owe(len(board.rows) * A_ROW)
        return Answer(news(board, call.person_id, known))

    async def records(self, call: Call) -> Answer:
        """One file with everything, for those who take part and for the host."""
        person, board = call.asked(), await self._board(call)
        takes_part = any(row.entrant.person == person.id for row in board.rows)
        if not takes_part and board.event.host != person.id:
            raise Refused("not_taking_part")
        file = await packed(board, self._store, self._rooms.pace, call.purse)
        return Answer(file, file=f"cartographers-event-{board.event.code}.zip")

    async def _board(self, call: Call) -> Board:
        """Those who ask at the same time are answered together; only what is there is kept ready."""
        code = call.params["event"]
        following = self._followed.get(code)
        if following is None:
            await event_store.found(self._store, code)
            following = self._followed.setdefault(code, Coalesced(partial(self._boards.read, code)))
            if len(self._followed) > MOST_FOLLOWED:
                self._boards.forget(self._followed.popitem(last=False)[0])
        self._followed.move_to_end(code)
        return await following.answer()

    # Taking part

    async def open(self, call: Call) -> Answer:
        person = call.asked()
        asked = await call.body(OpenEvent)
        now = await self._store.now()
        check_plan(len(asked.rounds), asked.opens, asked.length, asked.pause, now)
        check_house(House(clock=asked.clock))
        for options in asked.rounds:
            check_solo(options)
        name = clean_name(asked.name, LONGEST_EVENT_NAME)
        club = clean_name(asked.club, LONGEST_EVENT_NAME) if asked.club.strip() else ""
        hosted = [each for each in (await event_store.mine(self._store, person.id)).values() if each.is_host]
        if sum(each.at > now - LATELY for each in hosted) >= MOST_HOSTED:
            raise Refused("too_many_events", most=MOST_HOSTED)
        rounds = tuple(Round(options, new_seed()) for options in asked.rounds)
        plan = (asked.length, asked.pause, asked.clock, rounds)
        event = Event(new_event_code(), name, club, person.id, person.name, now, *plan)
        await event_store.opened(self._store, planned(event, asked.opens))
        return Answer(EventOpened(event.code), 201)

    async def join(self, call: Call) -> Answer:
        person = call.asked()
        await call.body(Nothing)
        event = await event_store.found(self._store, call.params["event"])
        await event_store.joined(self._store, event, person, await self._store.now())
        return await self._told(call)

    async def draw(self, call: Call) -> Answer:
        """Begins the open round, or goes on with it, from any device."""
        person = call.asked()
        await call.body(Nothing)
        now = await self._store.now()
        event = await event_store.found(self._store, call.params["event"])
        entrant = await event_store.entrant(self._store, event.code, person.id)
        if entrant is None:
            raise Refused("not_taking_part")
        if entrant.is_out:
            raise Refused("event_removed")
        number = open_round(event, now)
        if number is None:
            raise Refused("no_round_open")
        deal = deal_of(event, number)
        tried = await self._dealt.tried(deal.name, person.id)
        if tried and tried.finished is not None:
            raise Refused("round_drawn")
        begun = await self._dealt.begin(deal, person, call.place, now)
        return Answer(Opened(begun.match, ""), 201 if begun.is_new else 200)

    # What the host does

    async def start(self, call: Call) -> Answer:
        await call.body(Nothing)
        event, now = await self._hosted(call), await self._store.now()
        people = await event_store.entrants(self._store, event.code)
        if all(entrant.is_out for entrant in people):
            raise Refused("nobody_takes_part")
        before = next_round(event, now)

        def begin(event: Event) -> Event:
            # Pressed twice it starts one round, not two.
            return started(event, now) if next_round(event, now) == before else event

        await event_store.changed(self._store, event.code, begin)
        return await self._told(call)

    async def prolong(self, call: Call) -> Answer:
        asked = await call.body(Prolong)
        event, now = await self._hosted(call), await self._store.now()
        await event_store.changed(self._store, event.code, lambda event: prolonged(event, asked.seconds, now))
        return await self._told(call)

    async def close(self, call: Call) -> Answer:
        await call.body(Nothing)
        event, now = await self._hosted(call), await self._store.now()
        await event_store.changed(self._store, event.code, lambda event: ended(event, now))
        return await self._told(call)

    async def remove(self, call: Call) -> Answer:
        asked = await call.body(RemoveEntrant)
        event = await self._hosted(call)
        await event_store.removed(self._store, event.code, asked.who, asked.is_out)
        return await self._told(call)

    async def _hosted(self, call: Call) -> Event:
        """The event, for its host."""
        person = call.asked()
        event = await event_store.found(self._store, call.params["event"])
        if event.host != person.id:
            raise Refused("host_only")
        return event

    async def _told(self, call: Call) -> Answer:
        """Where the event stands after what was done."""
        return Answer(news(await self._board(call), call.person_id, ""))


def _line(event: Event, person: str, now: float) -> EventLine:
    number = open_round(event, now)
    number = next_round(event, now) if number is None else number
    each = event.rounds[-1 if number is None else number]
    return EventLine(
        event.code,
        event.name,
        event.club,
        event.host == person,
        len(event.rounds),
        0 if is_over(event, now) or number is None else number + 1,
        stage_of(each, now),
        each.opens,
        each.closes,
    )
