"""Readers are told only what has changed: a patch and what was known before give what is so now."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from boards import LAW
from cartographers.bots.uniform import choose
from cartographers.game.chance import seal
from cartographers.game.options import Options
from cartographers.game.state import State
from cartographers.game.view import view
from cartographers.server.hosting.gathering import Begin
from cartographers.server.hosting.hosted import Play, encoded
from cartographers.server.hosting.seating import Chair, House, MatchOpened
from cartographers.server.match.ledger import Ledger, Wished
from cartographers.server.wire.patches import patch
from cartographers.store.log import Entry
from client import patched


class Sheet(Struct, frozen=True):
    map: tuple[str, ...]
    coins: int = 0
    due: float | None = None


class Table(Struct, frozen=True):
    sheets: tuple[Sheet, ...]
    revealed: tuple[str, ...] = ()
    first: Sheet | None = None


SHEETS = st.builds(Sheet, st.tuples(*[st.sampled_from("FV.")] * 3), st.integers(0, 2), st.none() | st.just(1.5))
TABLES = st.builds(
    Table,
    st.lists(SHEETS, max_size=3).map(tuple),
    st.lists(st.sampled_from("ab"), max_size=2).map(tuple),
    st.none() | SHEETS,
)


def as_sent(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(before=TABLES, after=TABLES)
@LAW
def test_a_patch_turns_what_was_into_what_is(before: Table, after: Table) -> None:
    assert patched(as_sent(before), as_sent(patch(before, after))) == as_sent(after)


def test_a_patch_holds_only_what_has_changed() -> None:
    before = Table((Sheet(("F", ".")), Sheet((".", "."))), ("a",))
    after = Table((Sheet(("F", ".")), Sheet((".", "V"), coins=1)), ("a", "b"))
    assert patch(before, after) == {"sheets": {"1": {"map": {"1": "V"}, "coins": 1}}, "revealed": ("a", "b")}
    assert patch(before, before) == {}


class Match:
    """A ledger and readers who hear of everything as it comes."""

    def __init__(self, seats: int) -> None:
        chairs = tuple(Chair(f"p{seat}", f"player {seat}") for seat in range(seats))
        opened = MatchOpened("p0", Options(seats=seats), House(), chairs, seal("oak"), "oak", "invite")
        self.ledger = Ledger()
        self.ledger.read([Entry(1, 1.0, encoded(opened))])
        self._do("p0", Begin())
        self._chance = Random(1)

    def _do(self, person: str, wish: Begin | Play) -> None:
        written, _ = self.ledger.decided([Wished(person, "", wish)], 2.0)
        self.ledger.take(written)

    def answer(self) -> None:
        """The next seat that is awaited draws."""
        state = self._state
        seat = min(state.table.waiting)
        self._do(f"p{seat}", Play(choose(view(state, seat), self._chance)))

    def finish_turn(self) -> None:
        before = self.ledger.told
        while self.ledger.told == before:
            self.answer()

    @property
    def is_over(self) -> bool:
        return self._state.table.over

    @property
    def _state(self) -> State:
        assert self.ledger.hosted
        assert self.ledger.hosted.state
        return self.ledger.hosted.state


@pytest.mark.parametrize("seats", [1, 3, 40])
def test_changes_lead_to_what_news_tell(seats: int) -> None:
    match = Match(seats)
    known = as_sent(match.ledger.news("p0", 0))
    while not match.is_over:
        before = match.ledger.told
        match.finish_turn()
        told = match.ledger.changes("p0", before)
        assert told
        first, *others = [msgspec.json.decode(text) for text in told.texts]
        you = others[0]["you"] if others else first["you"]
        now = as_sent(match.ledger.news("p0", before))
        for name in ("gathering", "table"):
            known[name] = patched(known[name], first["patch"].get(name, {}))
            assert known[name] == now[name]
        assert (first["events"], first["waiting"], you, told.seq) == (
            now["events"],
            now["waiting"],
            now["you"],
            now["seq"],
        )


def test_whoever_missed_something_is_told_all() -> None:
    match = Match(2)
    match.ledger.news("p0", 0)
    before = match.ledger.told
    for _ in range(2):
        match.finish_turn()
        match.ledger.news("p1", 0)
    assert match.ledger.changes("p0", before) is None


def test_many_are_sent_the_same_text_beside_what_is_theirs() -> None:
    match = Match(100)
    match.ledger.news("p0", 0)
    before = match.ledger.told
    match.finish_turn()
    told = [match.ledger.changes(f"p{seat}", before) for seat in range(100)]
    assert len({each.texts[0] for each in told if each}) == 1
    match.answer()  # somebody was fast: the others are sent the very same all the same
    late = match.ledger.changes("p99", before)
    assert late
    assert told[0]
    assert late.texts[0] == told[0].texts[0]
