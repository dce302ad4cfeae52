"""Many games between equal bots, summed up, in the quickest way there is."""

from collections.abc import Iterator

from cartographers.arena.games import series
from cartographers.arena.summary import Summary
from cartographers.bots import BOTS, ladder
from cartographers.bots.own import OwnBot, is_own
from cartographers.game.options import Options, possible_edicts
from cartographers.native import available
from cartographers.native.aot.pieces import Pieces, for_batch, for_bots, for_gains

WORTH_COMPILING = 50
"""From so many games on, bots with compiled rules are sooner done, even where they have to be compiled first."""

WORTH_A_BATCH = {"random": 20_000, "greedy": 200, "planner": 20}
"""From so many games on, whole games as machine code are. They have deals of their own, so it is never a race."""


def tally(
    summary: Summary, options: Options, seed: str, bot: str, games: int, own: OwnBot | None = None
) -> Iterator[int]:
    """Plays games with `bot` in every seat and adds them to the summary; tells how many were added, again and again."""
    if _is_batch(bot, games):
        yield from _batches(summary, options, seed, bot, games)
        return
    plain = _is_plain(bot, games)
    for table in series(options, seed, own or (BOTS[bot] if plain else ladder.bot(bot)), games):
        summary.add(table)
        yield 1


def needed(options: Options, bot: str, games: int) -> Pieces:
    """The machine code that so many games need: nobody shall wait for it in the middle of them."""
    if not available() or _is_plain(bot, games) or is_own(bot):
        return ()
    if _is_batch(bot, games):
        from cartographers.native.batch.batch import chooser

        return for_batch(options, chooser(options, bot).__name__)
    if bot in BOTS:
        return for_gains(options) if bot == "greedy" else ()
    return for_bots(possible_edicts(options))


def _is_plain(bot: str, games: int) -> bool:
    return bot in BOTS and games < WORTH_COMPILING


def _is_batch(bot: str, games: int) -> bool:
    return available() and games >= WORTH_A_BATCH.get(bot, games + 1)


def _batches(summary: Summary, options: Options, seed: str, bot: str, games: int) -> Iterator[int]:
    from cartographers.native.batch.batch import played

    for chunk in played(options, bot, games, seed):
        ratings = chunk.ratings[:, 0].tolist() if options.seats == 1 else []
        summary.add_many(len(chunk.stars), chunk.stars.ravel().tolist(), ratings)
        yield len(chunk.stars)
