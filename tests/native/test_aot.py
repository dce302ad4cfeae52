"""Pieces of machine code: made once, by whoever comes first, and told how far they are."""

import threading
import time
from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from cartographers.bots import ladder
from cartographers.bots.explaining import advice
from cartographers.game.match import Match
from cartographers.game.presets import PRESETS
from cartographers.native.aot import build, pieces, prepare
from cartographers.native.aot.build import Progress
from cartographers.native.compiler import cache

SOME = pieces.for_bots(("canal_lake",))


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An empty shelf, and the pieces that are made, without a compiler."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    found: list[str] = []
    monkeypatch.setattr(build, "_make", found.append)
    return found


def test_what_is_made_lies_on_the_shelf(made: list[str]) -> None:
    assert {*pieces.missing(SOME)} == {*SOME}
    build.make_all(SOME)
    assert {*made} == {*SOME}
    assert not pieces.missing(SOME)
    build.make_all(SOME)
    assert len(made) == len(SOME), "nothing is made twice"


def test_changed_sources_are_compiled_anew(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    build.make_all(SOME)
    monkeypatch.setattr(cache, "sources", lambda: "f" * 64)
    assert {*pieces.missing(SOME)} == {*SOME}


def test_two_who_make_the_same_share_the_work(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2, timeout=20)

    def make(piece: str) -> None:
        made.append(piece)
        if len(made) <= 2:
            both.wait()  # each has begun something, and so something else

    monkeypatch.setattr(build, "_make", make)
    makers = [threading.Thread(target=build.make_all, args=(SOME,)) for _ in range(2)]
    for maker in makers:
        maker.start()
    for maker in makers:
        maker.join(20)
    assert sorted(made) == sorted(SOME)


def test_what_a_killed_process_was_making_is_taken_up(made: list[str]) -> None:
    def begin_and_die() -> None:
        with cache.making(SOME[0]) as is_ours:
            assert is_ours
            with cache.making(SOME[0]) as is_theirs:
                assert not is_theirs
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begin_and_die()
    assert not cache.is_made(SOME[0])
    build.make_all(SOME[:1])
    assert made == [SOME[0]]


def test_progress_grows_and_ends_at_done(made: list[str]) -> None:
    told = [build.progress_of(SOME)]
    for piece in SOME:
        build.make_all([piece])
        told.append(build.progress_of(SOME))
    shares = [progress.share for progress in told]
    assert shares[0] == pytest.approx(0)
    assert shares == sorted(shares)
    assert (told[-1].share, told[-1].seconds) == (1, 0)


def test_whoever_waits_long_is_told_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(range(100))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(clock)))
    prepare.tell_once(iter([Progress(0, 80), Progress(10, 80), Progress(40, 80), Progress(60, 80)]))
    (line,) = capsys.readouterr().err.splitlines()
    assert "50 %" in line


def test_bots_call_what_was_made_for_them() -> None:
    """Otherwise they would compile it again, in silence."""
    from cartographers.native import registry, signatures
    from cartographers.native.steps.stepper import Stepper

    for options in (PRESETS["polish_base"], replace(PRESETS["everything"], seats=2)):
        match, master = Match(options, "1"), ladder.bot("master:5")
        while match.table.turn < 6:
            for seat in sorted(match.table.waiting):
                advice(match.view(seat), Random(1), budget=5)
                match.play(master(match.view(seat), Random(1)))
    steps = Stepper(PRESETS["polish_base"], 1)
    steps.begin()
    steps.step(steps.any_actions(np.zeros(1, np.uint64)))
    for piece in (*pieces.THOUGHTS, *pieces.for_steps(PRESETS["polish_base"])):
        if not piece.startswith("entry"):
            continue
        _, name, *choice = piece.split()
        entry = registry.entry_named(name, tuple(signatures.names_of(name, *choice).items()))
        assert {*entry.signatures} <= {signatures.arguments_of(name)}, name
