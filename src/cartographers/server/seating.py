"""Who sits at a match, and who may change it. Pure: wishes of people become events, or are refused."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cartographers.bots import ladder
from cartographers.game import options as game_options
from cartographers.game.options import Options
from cartographers.game.refusals import Refused

Status = Literal["open", "playing", "over", "closed"]


class Chair(Struct, frozen=True):
    """One seat: free, a person's, a bot's, or a person's for whom a bot plays meanwhile."""

    person: str = ""
    name: str = ""
    bot: str = ""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides besides the options of the game."""

    public: bool = False  # shown in the lobby; anybody may sit down
    watchers: bool = True  # others may look on
    clock: int = 0  # seconds for a turn; 0: none
    hints: bool = False  # players may ask what would be best


class Seating(Struct, frozen=True):
    """The people side of a match."""

    host: str
    options: Options
    house: House
    chairs: tuple[Chair, ...]
    seal: str
    seed: str  # secret until the match is over
    invite: str  # secret: who knows it may sit down
    status: Status = "open"
    rematch: str = ""  # the match that was opened after this one

    def seat_of(self, person: str) -> int | None:
        """Where a person sits, if anywhere."""
        return next((seat for seat, chair in enumerate(self.chairs) if person and chair.person == person), None)


class MatchOpened(Struct, frozen=True, tag="match_opened"):
    host: str
    options: Options
    house: House
    chairs: tuple[Chair, ...]
    seal: str
    seed: str
    invite: str


class MatchArranged(Struct, frozen=True, tag="match_arranged"):
    options: Options
    house: House
    chairs: tuple[Chair, ...]


class ChairTaken(Struct, frozen=True, tag="chair_taken"):
    """A chair has got a person, a bot, both, or nobody."""

    seat: int
    chair: Chair
    host: str


class SeatingClosed(Struct, frozen=True, tag="seating_closed"):
    """The match begins; chairs that nobody took are carried away."""

    chairs: tuple[Chair, ...]


class MatchClosed(Struct, frozen=True, tag="match_closed"):
    """Nobody is left, or the host gave it up before it began."""


class RematchOpened(Struct, frozen=True, tag="rematch_opened"):
    match: str


class ClockRanOut(Struct, frozen=True, tag="clock_ran_out"):
    """Bots draw for these seats, in this turn only."""

    seats: tuple[int, ...]


SeatingEvent = MatchOpened | MatchArranged | ChairTaken | SeatingClosed | MatchClosed | RematchOpened | ClockRanOut


class Sit(Struct, frozen=True):
    """Take a free chair, any or this one; `invited` where the person knows the invite."""

    name: str
    seat: int | None = None
    invited: bool = False


class Leave(Struct, frozen=True):
    """Give the own chair back before the match begins."""


class SeatBot(Struct, frozen=True):
    """Let a bot play: in a free chair before the match, for a person during it (host)."""

    seat: int
    bot: str


class Free(Struct, frozen=True):
    """Empty a chair before the match begins (host)."""

    seat: int


class Arrange(Struct, frozen=True):
    """Change what is played before the match begins (host)."""

    options: Options
    house: House


class Begin(Struct, frozen=True):
    """Begin the match with those who sit (host)."""


class Close(Struct, frozen=True):
    """Give a match up that has not begun (host)."""


class Return(Struct, frozen=True):
    """Play the own seat again that a bot was given."""


SeatingWish = Sit | Leave | SeatBot | Free | Arrange | Begin | Close | Return


def opened(event: MatchOpened) -> Seating:
    """The seating after the first event of a log."""
    return Seating(event.host, event.options, event.house, event.chairs, event.seal, event.seed, event.invite)


def follow(seating: Seating, event: SeatingEvent) -> Seating:
    """The seating after a further event. Trusts every fact."""
    match event:
        case MatchArranged(options, house, chairs):
            return replace(seating, options=options, house=house, chairs=chairs)
        case ChairTaken(seat, chair, host):
            return replace(seating, chairs=_with(seating.chairs, seat, chair), host=host)
        case SeatingClosed(chairs):
            return replace(seating, chairs=chairs, status="playing")
        case MatchClosed():
            return replace(seating, status="closed")
        case RematchOpened(match):
            return replace(seating, rematch=match)
    return seating


def decide(seating: Seating, person: str, wish: SeatingWish) -> list[SeatingEvent]:
    """What a person's wish brings about; nothing where it is so already."""
    match wish:
        case Sit():
            return _sit(seating, person, wish)
        case Leave():
            return _leave(seating, person)
        case SeatBot(seat, bot):
            _check_host(seating, person)
            return _seat_bot(seating, seat, bot)
        case Free(seat):
            _check_host(seating, person)
            _check_open(seating)
            if _chair(seating, seat).person == person:
                return _leave(seating, person)
            return [ChairTaken(seat, Chair(), seating.host)]
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
        case Return():
            return _return(seating, person)


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


SHORTEST_CLOCK, LONGEST_CLOCK = 5, 14 * 24 * 3600


def check_house(house: House) -> None:
    """Refuses a clock that nobody could play with."""
    if house.clock and not SHORTEST_CLOCK <= house.clock <= LONGEST_CLOCK:
        raise Refused("wrong_clock", least=SHORTEST_CLOCK, most=LONGEST_CLOCK)


def check_bot(bot: str) -> None:
    if bot not in ladder.names():
        raise Refused("unknown_bot", bot=bot, known=" ".join(ladder.names()))


def _sit(seating: Seating, person: str, wish: Sit) -> list[SeatingEvent]:
    if seating.seat_of(person) is not None:
        return []
    _check_open(seating)
    if not (wish.invited or seating.house.public):
        raise Refused("not_invited")
    free = [seat for seat, chair in enumerate(seating.chairs) if chair.free]
    if not free:
        raise Refused("no_free_seat")
    seat = free[0] if wish.seat is None else wish.seat
    if not _chair(seating, seat).free:
        raise Refused("seat_taken")
    return [ChairTaken(seat, Chair(person, wish.name), seating.host)]


def _leave(seating: Seating, person: str) -> list[SeatingEvent]:
    seat = _own_seat(seating, person)
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
    check_bot(bot)
    chair = _chair(seating, seat)
    if seating.status == "open":
        if chair.person:
            raise Refused("seat_taken")
        return [ChairTaken(seat, Chair(bot=bot), seating.host)]
    _check_playing(seating)
    if not chair.person:
        raise Refused("seat_taken")
    return [ChairTaken(seat, replace(chair, bot=bot), seating.host)]


def _return(seating: Seating, person: str) -> list[SeatingEvent]:
    seat = _own_seat(seating, person)
    chair = seating.chairs[seat]
    return [ChairTaken(seat, replace(chair, bot=""), seating.host)] if chair.bot else []


def _with(chairs: tuple[Chair, ...], seat: int, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def _chair(seating: Seating, seat: int) -> Chair:
    if not 0 <= seat < len(seating.chairs):
        raise Refused("unknown_seat", seat=seat)
    return seating.chairs[seat]


def _own_seat(seating: Seating, person: str) -> int:
    seat = seating.seat_of(person)
    if seat is None:
        raise Refused("not_seated")
    return seat


def _check_host(seating: Seating, person: str) -> None:
    if not person or person != seating.host:
        raise Refused("host_only")


def _check_open(seating: Seating) -> None:
    if seating.status == "closed":
        raise Refused("match_closed")
    if seating.status != "open":
        raise Refused("match_begun")


def _check_playing(seating: Seating) -> None:
    if seating.status == "over":
        raise Refused("match_over")
    if seating.status == "closed":
        raise Refused("match_closed")
