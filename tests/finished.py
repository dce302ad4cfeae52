"""Logs of whole matches, written into a store without anybody having played them at a server."""

from random import Random

from cartographers.bots.uniform import choose
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.server.hosting.hosted import LogEvent, apply, encoded
from cartographers.server.hosting.seating import Chair, House, MatchOpened, SeatingClosed
from cartographers.server.match.ledger import line_of
from cartographers.store.log import Entry, Store

AT = 1_700_000_000.0


def log_of(seats: int, seed: str = "finished", turns: int = 1000, house: House | None = None) -> list[LogEvent]:
    """All events of a match between bots, to its end or for some turns, at a table that its host only looks at."""
    options = Options(seats=seats, ambushes=(), ruins=False)
    chairs = tuple(Chair(bot="random") for _ in range(seats))
    match, chance = Match(options, seed), Random(seed)
    opened = MatchOpened("host", options, house or House(), chairs, match.table.seal, seed, "invite")
    while not match.over and match.table.turn <= turns:
        for seat in sorted(match.table.waiting):
            match.play(choose(match.view(seat), chance))
    return [opened, SeatingClosed(chairs), *match.events]


async def written(store: Store, match: str, events: list[LogEvent], after: int = 0) -> None:
    """Writes such a log under the code of a match, or what follows the first entries of it."""
    hosted = None
    for event in events:
        hosted = apply(hosted, event, AT)
    assert hosted is not None
    entries = [Entry(seq, AT, encoded(event)) for seq, event in enumerate(events, start=1)]
    await store.append(line_of(match, hosted, AT), entries[after:])
