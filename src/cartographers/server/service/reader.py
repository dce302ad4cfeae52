"""One reader of an open match: wishes come in one by one, answers and news go out, never more than can be read."""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import Protocol

import msgspec

from cartographers.board.notation import BadNotation, board_of
from cartographers.game import skills
from cartographers.game.commands import Reply, TakeBack
from cartographers.game.refusals import Refused
from cartographers.game.state import Dodging, Drawing, Target, Task
from cartographers.server import metrics
from cartographers.server.hosting import hosted
from cartographers.server.hosting.hosted import Wish, awaited
from cartographers.server.hosting.seating import Seating
from cartographers.server.hosting.staying import Return
from cartographers.server.limits.token_bucket import A_BYTE, READING, Purse, TokenBucket
from cartographers.server.match.room import Room
from cartographers.server.service.matches import check_may_look
from cartographers.server.thinking.questions import READY
from cartographers.server.wire import protocol, views
from cartographers.server.wire.counts import counted
from cartographers.server.wire.protocol import (
    LARGEST_FRAME,
    AskCount,
    AskGains,
    AskHints,
    AskOffer,
    Done,
    Hello,
    Message,
    Offered,
    Play,
    Question,
    Refusal,
    Request,
)
from cartographers.store.log import Unavailable

log = logging.getLogger("cartographers.reader")

MOST_UNREAD = 64
HELLO_WITHIN = 20.0
MOST_THOUGHTS = 2
"""Questions for hints that one reader may have open."""

_REQUEST: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_ENCODER = msgspec.json.Encoder()


class Gone(Exception):  # noqa: N818  it is how every line ends
    """The other side is not there any more."""


class Line(Protocol):
    """What carries texts to and fro: a socket, or the messages of a page to its worker."""

    credits: TokenBucket

    async def receive(self) -> str:
        """The next text; Gone where there will be none."""

    async def send(self, text: str) -> None:
        """Gone where nobody will read it."""

    async def close(self, refused: Refused) -> None:
        """Ends the line and says why."""


class Reader:
    """One reader of a room."""

    def __init__(self, line: Line, room: Room, person: str, purse: Purse) -> None:
        self.person = person
        self._line = line
        self._room = room
        self._purse = purse  # of the address
        self._awake = asyncio.Event()
        self._answers: deque[Message] = deque()
        self._thoughts: set[asyncio.Task[None]] = set()
        self._greeted = False
        self._owed = False  # news, whether or not anything is new
        self._told = 0  # up to which entry
        self._version = 0  # which entry that is more than a mark was told last
        self._marked = 0
        self._seating: Seating | None = None
        self._own: int | None = None
        self._people = -1
        self._preparing = READY

    def wake(self) -> None:
        self._awake.set()

    async def run(self) -> None:
        """Serves until the other side goes, or misbehaves."""
        writing = asyncio.create_task(self._write())
        self._room.enter(self)
        metrics.SOCKETS.inc()
        try:
            await self._read()
        except Gone:
            pass
        except TimeoutError:
            await self._line.close(Refused("no_hello"))
        except Refused as refused:
            await self._line.close(refused)
        finally:
            metrics.SOCKETS.dec()
            self._room.leave(self)
            for task in (writing, *self._thoughts):  # nobody waits for hints any more
                task.cancel()
            with suppress(asyncio.CancelledError):
                await writing

    # In

    async def _read(self) -> None:
        until = asyncio.get_running_loop().time() + HELLO_WITHIN
        while True:
            async with asyncio.timeout_at(None if self._greeted else until):  # waits for words, not for what they bring
                text = await self._line.receive()
            if not self._line.credits.take() or len(self._answers) > MOST_UNREAD:
                raise Refused("too_fast")
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        wish_id = _id_of(text)
        try:
            request = _parsed(text)
            if not self._greeted and not isinstance(request, Hello):
                raise Refused("no_hello")
            if isinstance(request, AskHints) and len(self._thoughts) >= MOST_THOUGHTS:
                raise Refused("not_now")
        except Refused as refused:
            self._refuse(refused, wish_id)
            return
        if isinstance(request, Hello) and not self._purse.take(READING):
            raise Refused("too_fast")
        if not isinstance(request, AskHints):
            await self._respond(request, wish_id)
            return
        # Bots may think long: whoever waits for their hints can draw meanwhile.
        thought = asyncio.create_task(self._respond(request, wish_id))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _respond(self, request: Request, wish_id: str) -> None:
        try:
            if isinstance(request, Hello):
                await self._greet(request)
                return
            if isinstance(request, Question):
                self._answer(await self._told_about(request))
                return
            started = time.perf_counter()
            seq = await self._room.wish(self.person, wish_id, self._wish(request))
            metrics.ANSWER.observe(time.perf_counter() - started)
            metrics.WISHES.labels("done").inc()
            self._answer(Done(wish_id, seq))
        except (Refused, BadNotation) as refused:
            self._refuse(refused, wish_id)
        except Unavailable:
            metrics.WISHES.labels("unavailable").inc()
            self._answer(Refusal(Refused("not_saved").code, {}, wish_id))

    def _refuse(self, refused: Refused | BadNotation, wish_id: str) -> None:
        metrics.WISHES.labels("refused").inc()
        metrics.REFUSALS.labels(refused.code).inc()
        self._answer(Refusal(refused.code, refused.details, wish_id))

    async def _greet(self, hello: Hello) -> None:
        """From now on the reader is told what happens; first all that it has missed, or just where the match stands."""
        if hello.since > self._room.seq:
            await self._room.catch_up()
        self._told = hello.since
        self._people = -1
        self._preparing = READY
        self._greeted = self._owed = True
        self.wake()

    def _wish(self, request: Play) -> Wish:
        """What is wished for, with the seat that the person has."""
        if isinstance(request, protocol.Return):
            return Return()
        seat = self._seat()
        match request:
            case protocol.Draw():
                drawing = Drawing(
                    request.terrain,
                    board_of(request.spaces),
                    board_of(request.marks),
                    request.skill,
                    board_of(request.extra),
                    request.extra_terrain,
                )
                return hosted.Play(Reply(seat, request.turn, drawing))
            case protocol.Destroy():
                return hosted.Play(Reply(seat, request.turn, Target(board_of([request.space]))))
            case protocol.Dodge():
                return hosted.Play(Reply(seat, request.turn, Dodging(request.use)))
            case protocol.TakeBack():
                return hosted.Play(TakeBack(seat, request.turn))

    async def _told_about(self, question: Question) -> Message:
        state = self._room.hosted.state
        if state is None:
            raise Refused("match_not_begun")
        table = state.table
        if isinstance(question, AskCount):
            if question.seat >= table.options.seats:
                raise Refused("unknown_seat", seat=question.seat)
            return counted(question.id, table, question.seat)
        seat = self._seat()
        if seat not in awaited(self._room.hosted) or table.task is not Task.DRAW or question.turn != table.turn:
            raise Refused("turn_over", turn=question.turn)
        if isinstance(question, AskHints):
            return await self._hints(question, seat)
        is_plain = isinstance(question, AskGains) and not question.skill
        if not is_plain and question.skill not in skills.usable(table, seat):
            raise Refused("skill_not_usable", skill=question.skill)
        if isinstance(question, AskOffer):
            return Offered(question.id, views.offer_with(table, seat, question))
        try:
            gains = await self._room.thoughts.gains(seat, question.skill)
        except ConnectionError as error:
            raise Refused("not_now") from error
        return protocol.Gains(question.id, question.turn, question.skill, gains)

    async def _hints(self, question: AskHints, seat: int) -> Message:
        if not self._room.hosted.seating.house.hints:
            raise Refused("no_hints")
        try:
            hints = await self._room.thoughts.hints(seat)
        except ConnectionError as error:
            raise Refused("not_now") from error
        return protocol.Hints(question.id, question.turn, hints.hints, hints.is_quick)

    def _seat(self) -> int:
        seat = self._room.hosted.seating.seat_of(self.person)
        if seat is None:
            raise Refused("not_seated")
        return seat

    # Out

    def _answer(self, message: Message) -> None:
        self._answers.append(message)
        self.wake()

    async def _write(self) -> None:
        """Tells what there is to tell. Whoever reads slowly is told less often, not later."""
        try:
            while True:
                await self._awake.wait()
                self._awake.clear()
                if self._greeted:
                    await self._send_news()  # first, so that whoever is answered knows what came of it
                while self._answers:
                    await self._send(self._answers.popleft())
        except Refused as refused:
            await self._line.close(refused)
        except Gone:
            pass  # which the reading side is told too

    async def _send_news(self) -> None:
        room = self._room
        self._look_around()
        if self._owed or room.told != self._version:
            await self._send_changes()
        elif room.is_changed(self._own, self._told):
            yours = room.yours(self.person)
            self._told = self._marked = yours.seq
            await self._send(yours)
        elif room.seq > self._marked:
            marks = room.marks()
            self._marked = marks.seq
            await self._send(marks)
        if room.company.version != self._people:
            self._people = room.company.version
            await self._send(room.company.everywhere(time.time()))
        if room.thoughts.preparing != self._preparing:
            self._preparing = room.thoughts.preparing
            await self._send(room.thoughts.preparing)

    def _look_around(self) -> None:
        """Where the seating is another: the host may want no watchers any more, and the reader sit elsewhere."""
        seating = self._room.hosted.seating
        if seating is not self._seating:
            self._seating = seating
            check_may_look(seating, self.person)
            self._own = seating.seat_of(self.person)

    async def _send_changes(self) -> None:
        """Only what has changed where that can be told, else all."""
        room, since, is_asked = self._room, self._version, self._owed
        changes = None if is_asked else room.changes(self.person, since)
        self._owed, self._version = False, room.told
        if changes is None:
            news = room.news(self.person, self._told)
            self._told = self._marked = news.seq
            text = _ENCODER.encode(news).decode()
            if is_asked:
                self._charge(len(text) * A_BYTE)
            await self._send_text("news", text)
            return
        self._told = self._marked = changes.seq
        for text in changes.texts:
            await self._send_text("changes", text)

    def _charge(self, cost: float) -> None:
        """For an answer that is longer than others: the socket pays, and the address, which can open another one."""
        self._line.credits.owe(cost)
        self._purse.owe(cost)

    async def _send(self, message: Message) -> None:
        await self._send_text(message.__struct_config__.tag, _ENCODER.encode(message).decode())

    async def _send_text(self, kind: object, text: str) -> None:
        metrics.MESSAGES.labels(kind).inc()
        await self._line.send(text)


class _Any(msgspec.Struct):
    """The id of a message, whatever else is in it, so that its refusal can be told from others."""

    id: protocol.Id = ""


_ANY = msgspec.json.Decoder(_Any)


def _id_of(text: str) -> str:
    try:
        return _ANY.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return ""


def _parsed(text: str) -> Request:
    if len(text) > LARGEST_FRAME:
        raise Refused("bad_message", reason="too long")
    try:
        return _REQUEST.decode(text)
    except msgspec.DecodeError as error:  # a ValidationError is one too
        raise Refused("bad_message", reason=str(error)[:200]) from error
    except RecursionError as error:
        raise Refused("bad_message", reason="too deep") from error
