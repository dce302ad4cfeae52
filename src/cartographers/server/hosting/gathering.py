"""Before a match begins: who may sit down, and what its host may arrange. Pure."""

from math import inf

from msgspec import Struct

from cartographers.game import options as game_options
from cartographers.game.options import Options
from cartographers.game.refusals import Refused
from cartographers.server.hosting.seating import (
    Chair,
    ChairTaken,
    House,
    MatchArranged,
    MatchClosed,
    RemovedAdmitted,
    Seating,
    SeatingClosed,
    SeatingEvent,
    chair_at,
    check_bot,
    check_house,
    own_seat,
)


class Sit(Struct, frozen=True):
    """Take a free chair, any or this one; `invited` where the person knows the invite."""

    name: str
    seat: int | None = None
    invited: bool = False


class Leave(Struct, frozen=True):
    """Give the own chair back before the match begins."""


class SeatBot(Struct, frozen=True):
    """Let a bot play in a free chair before the match begins (host)."""

    seat: int
    bot: str


class Free(Struct, frozen=True):
    """Empty a chair before the match begins (host); whoever is removed does not know the new invite."""

    seat: int
    invite: str


class Admit(Struct, frozen=True):
    """Let those who were removed sit down again (host)."""


class Arrange(Struct, frozen=True):
    """Change what is played before the match begins (host)."""

    options: Options
    house: House


class Begin(Struct, frozen=True):
    """Begin the match with those who sit (host), at this moment."""

    at: float = inf


class Close(Struct, frozen=True):
    """Give a match up that has not begun (host)."""


class GiveUp(Struct, frozen=True):
    """The server itself closes a table at which nothing has happened for long."""


GatheringWish = Sit | Leave | SeatBot | Free | Admit | Arrange | Begin | Close | GiveUp


def decide(seating: Seating, person: str, wish: GatheringWish) -> list[SeatingEvent]:
    """What a person's wish brings about; nothing where it is so already."""
    match wish:
        case Sit():
            return _sit(seating, person, wish)
        case Leave():
            return _leave(seating, person)
        case SeatBot(seat, bot):
            _check_host(seating, person)
            return _seat_bot(seating, seat, bot)
        case Free(seat, invite):
            _check_host(seating, person)
            _check_open(seating)
            return _free(seating, seat, invite)
        case Admit():
            _check_host(seating, person)
            _check_open(seating)
            return [RemovedAdmitted()] if seating.removed else []
        case Arrange(options, house):
            _check_host(seating, person)
            _check_open(seating)
            return [arranged(seating.chairs, options, house)]
        case Begin():
            _check_host(seating, person)
            _check_open(seating)
            return [_closed(seating)]
        case Close():
            _check_host(seating, person)
            _check_open(seating)
            return [MatchClosed()]
        case GiveUp():
            return [MatchClosed()] if seating.status == "open" else []


def arranged(chairs: tuple[Chair, ...], options: Options, house: House) -> MatchArranged:
    """Chairs for as many seats as the options ask for; whoever sits keeps sitting."""
    game_options.check(options)
    check_house(house)
    taken = [chair for chair in chairs if not chair.free]
    if len(taken) > options.seats:
        raise Refused("too_few_seats", taken=len(taken))
    if len(chairs) > options.seats:
        chairs = tuple(taken)
    return MatchArranged(options, house, (*chairs, *[Chair()] * (options.seats - len(chairs))))


def _sit(seating: Seating, person: str, wish: Sit) -> list[SeatingEvent]:
    if seating.seat_of(person) is not None:
        return []
    _check_open(seating)
    if any(chair.person == person for chair in seating.removed):
        raise Refused("removed")
    if not (wish.invited or seating.house.public):
        raise Refused("not_invited")
    free = [seat for seat, chair in enumerate(seating.chairs) if chair.free]
    if not free:
        raise Refused("no_free_seat")
    seat = free[0] if wish.seat is None else wish.seat
    if not chair_at(seating, seat).free:
        raise Refused("seat_taken")
    return [ChairTaken(seat, Chair(person, wish.name), seating.host)]


def _free(seating: Seating, seat: int, invite: str) -> list[SeatingEvent]:
    chair = chair_at(seating, seat)
    if chair.person == seating.host:
        return _leave(seating, seating.host)
    return [ChairTaken(seat, Chair(), seating.host, invite=invite if chair.person else "")]


def _leave(seating: Seating, person: str) -> list[SeatingEvent]:
    seat = own_seat(seating, person)
    _check_open(seating)
    if seating.host != person:
        return [ChairTaken(seat, Chair(), seating.host)]
    others = [chair.person for chair in seating.chairs if chair.person and chair.person != person]
    return [ChairTaken(seat, Chair(), others[0])] if others else [MatchClosed()]


def _closed(seating: Seating) -> SeatingClosed:
    taken = tuple(chair for chair in seating.chairs if not chair.free)
    if not taken:
        raise Refused("nobody_seated")
    return SeatingClosed(taken)


def _seat_bot(seating: Seating, seat: int, bot: str) -> list[SeatingEvent]:
    _check_open(seating)
    check_bot(bot)
    if chair_at(seating, seat).person:
        raise Refused("seat_taken")
    return [ChairTaken(seat, Chair(bot=bot), seating.host)]


def _check_host(seating: Seating, person: str) -> None:
    if not person or person != seating.host:
        raise Refused("host_only")


def _check_open(seating: Seating) -> None:
    if seating.status == "closed":
        raise Refused("match_closed")
    if seating.status != "open":
        raise Refused("match_begun")
