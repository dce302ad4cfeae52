"""What the finished games of an arena amount to, as data: for a table, a page, or a script."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean, median, stdev

from msgspec import Struct

from cartographers import __version__
from cartographers.arena.entrants import budget_of, is_clairvoyant
from cartographers.arena.estimates import Estimate, estimate, paired_difference, quantile, without_luck
from cartographers.arena.finished import TOLERANCE, Finished, SeatEnd
from cartographers.arena.question import Question, seats_that_count
from cartographers.bots.own import Fault, is_own
from cartographers.cards.printed import SCORING, TITLES, Edict
from cartographers.game.options import Options, year
from cartographers.game.presets import nearest
from cartographers.game.scores import title


class Times(Struct, frozen=True):
    """How long moves took, in milliseconds."""

    moves: int
    mean: float
    p50: float
    p95: float
    p99: float
    worst: float
    budget: int | None
    kept: float | None  # the share of moves within 1.2 times the budget


class CardStars(Struct, frozen=True):
    """The stars a game that a scoring card gave where it was an edict, in all seasons together."""

    mean: float
    games: int


class Entrant(Struct, frozen=True):
    """One bot: the means are those of a deal, the spread that of single games."""

    bot: str
    deals: int
    games: int
    points: Estimate  # the rating of who plays alone, else the stars
    stars: Estimate
    median: float
    sd: float
    counts: dict[int, int]  # how often each number of points was reached
    titles: dict[str, int]
    legendary: float | None  # the share of games with the highest title
    place: Estimate | None
    wins: Estimate | None  # the share of games won, alone or with others
    edicts: dict[str, CardStars]
    seasons: tuple[float, ...]
    coins: float
    monsters: float
    times: Times | None
    faults: dict[Fault, int] = {}  # answers of a bot of one's own that random ones replaced
    trouble: str = ""  # what was wrong with the first of them
    without_luck: Estimate | None = None  # the points without the luck of the cards, where that is told apart


class Difference(Struct, frozen=True):
    """By how many stars the first bot was ahead of the second on the same deals."""

    first: str
    second: str
    stars: Estimate
    without_luck: Estimate | None = None  # the same without the luck of the cards


class Report(Struct, frozen=True):
    """An arena, as far as it was played."""

    question: Question
    planned: int
    played: int
    entrants: tuple[Entrant, ...]
    differences: tuple[Difference, ...]
    clairvoyant: tuple[str, ...]  # the entrants that saw the deck: what they reach, the best such play reaches too
    preset: str = ""  # the game with a name that the options are nearest to
    version: str = __version__


class _End(Struct, frozen=True):
    """One game of one bot."""

    deal: int
    edicts: tuple[str, ...]
    seat: SeatEnd


def report(question: Question, games: Sequence[Finished], planned: int) -> Report:
    """The bots in the order of their points, and every pair of them."""
    ends = {bot: list(_ends(question, games, bot)) for bot in question.bots}
    entrants = [_entrant(question.options, bot, found) for bot, found in ends.items() if found]
    entrants.sort(key=lambda entrant: -entrant.points.mean)
    pairs = combinations([entrant.bot for entrant in entrants], 2)
    compared = [_difference(first, second, ends[first], ends[second]) for first, second in pairs]
    return Report(
        question,
        planned,
        len(games),
        tuple(entrants),
        tuple(found for found in compared if found),
        tuple(entrant.bot for entrant in entrants if is_clairvoyant(entrant.bot)),
        nearest(question.options),
    )


def _ends(question: Question, games: Iterable[Finished], bot: str) -> Iterable[_End]:
    for game in games:
        for seat in seats_that_count(question, game.deal):
            if game.seats[seat].bot == bot:
                yield _End(game.deal, game.edicts, game.seats[seat])


def _difference(first: str, second: str, ends: Sequence[_End], others: Sequence[_End]) -> Difference | None:
    """How two bots compare on the deals that both have played; nothing where there are none."""
    one, other = (_by_deal((end.deal, end.seat.stars) for end in found) for found in (ends, others))
    stars = paired_difference(one, other)
    if stars is None:
        return None
    lucks = [{end.deal: end.seat.luck for end in found if end.seat.luck is not None} for found in (ends, others)]
    shared = sorted(lucks[0].keys() & lucks[1].keys())
    differences = [one[deal] - other[deal] for deal in shared]
    return Difference(
        first, second, stars, without_luck(differences, [lucks[0][deal] - lucks[1][deal] for deal in shared])
    )


def _by_deal(numbers: Iterable[tuple[int, float]]) -> dict[int, float]:
    """The mean of the numbers of each deal: seats of one game are not independent of each other."""
    grouped: dict[int, list[float]] = {}
    for deal, number in numbers:
        grouped.setdefault(deal, []).append(number)
    return {deal: fmean(found) for deal, found in grouped.items()}


def _entrant(options: Options, bot: str, ends: list[_End]) -> Entrant:
    alone = options.seats == 1
    points = [end.seat.stars - (_solo(end.edicts) if alone else 0) for end in ends]
    reached = Counter(title(number) for number in points) if alone else Counter[str]()
    scores = [score for end in ends for score in end.seat.scores]
    return Entrant(
        bot=bot,
        deals=len({end.deal for end in ends}),
        games=len(ends),
        points=_of_deals(ends, points),
        stars=_of_deals(ends, [end.seat.stars for end in ends]),
        median=float(median(points)),
        sd=stdev(points) if len(points) > 1 else 0.0,
        counts=dict(sorted(Counter(points).items())),
        titles={name: reached[name] for name, _ in TITLES if reached[name]},
        legendary=reached[TITLES[0][0]] / len(ends) if alone else None,
        place=None if alone else _of_deals(ends, [end.seat.place for end in ends]),
        wins=None if alone else _of_deals(ends, [end.seat.place == 1 for end in ends]),
        edicts=_edicts(options, ends),
        seasons=tuple(fmean(end.seat.scores[season].total for end in ends) for season in range(4)),
        coins=sum(score.coins for score in scores) / len(ends),
        monsters=sum(score.monsters for score in scores) / len(ends),
        times=_times(bot, sorted(move for end in ends for move in end.seat.moves)),
        faults=_faults(ends) if is_own(bot) else {},
        trouble=next((end.seat.trouble for end in ends if end.seat.trouble), ""),
        without_luck=_without_luck(ends, points),
    )


def _solo(edicts: Iterable[str]) -> int:
    """What a rating takes off (R24)."""
    return sum(SCORING[card].solo for card in edicts)


def _of_deals(ends: Sequence[_End], numbers: Sequence[float]) -> Estimate:
    return estimate(list(_by_deal(zip((end.deal for end in ends), numbers, strict=True)).values()))


def _without_luck(ends: Sequence[_End], points: Sequence[float]) -> Estimate | None:
    known = [(number, end.seat.luck) for number, end in zip(points, ends, strict=True) if end.seat.luck is not None]
    return without_luck([number for number, _ in known], [luck for _, luck in known])


def _edicts(options: Options, ends: Iterable[_End]) -> dict[str, CardStars]:
    found: dict[str, list[int]] = {}
    for end in ends:
        for place, card in zip(Edict, end.edicts, strict=True):
            stars = sum(
                score.edicts[season.edicts.index(place)]
                for season, score in zip(year(options), end.seat.scores, strict=True)
                if place in season.edicts
            )
            found.setdefault(card, []).append(stars)
    return {card: CardStars(fmean(found[card]), len(found[card])) for card in SCORING if card in found}


def _faults(ends: Sequence[_End]) -> dict[Fault, int]:
    return {fault: sum(end.seat.faults.get(fault, 0) for end in ends) for fault in Fault}


def _times(bot: str, moves: Sequence[float]) -> Times | None:
    if not moves:
        return None
    budget = budget_of(bot)
    kept = None if budget is None else sum(move <= TOLERANCE * budget for move in moves) / len(moves)
    p50, p95, p99 = (quantile(moves, share) for share in (0.5, 0.95, 0.99))
    return Times(len(moves), fmean(moves), p50, p95, p99, moves[-1], budget, kept)
