"""Who sits at a match, and what has happened to that. Pure."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cartographers.bots import ladder
from cartographers.game.options import Options
from cartographers.game.refusals import Refused

Status = Literal["open", "playing", "over", "closed", "abandoned"]
"""`closed`: given up before it began; `abandoned`: ended before its end because all agreed."""


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
    lesson: str = ""  # that the match teaches
    deal: str = ""  # that the match is a try at
    ranks: bool = False  # it is the try that counts
    sealed: float = 0.0  # until then nothing is told of the deck, even when the match is over
    title: str = ""  # what the deal is called, where somebody has opened it


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
    agreed: tuple[int, ...] = ()  # the seats that want the match to end now
    place: str = ""  # stands for the address that it was opened from
    removed: tuple[Chair, ...] = ()  # whom the host wants at this table no more

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
    place: str = ""


class MatchArranged(Struct, frozen=True, tag="match_arranged"):
    options: Options
    house: House
    chairs: tuple[Chair, ...]


class ChairTaken(Struct, frozen=True, tag="chair_taken"):
    """A chair has got a person, a bot, both, or nobody."""

    seat: int
    chair: Chair
    host: str
    by: str = ""  # who handed it to a bot, where that was not the owner
    invite: str = ""  # the new one, where the host has removed whoever sat there


class RemovedAdmitted(Struct, frozen=True, tag="removed_admitted"):
    """Whom the host has removed may sit down again."""


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


class HostPassed(Struct, frozen=True, tag="host_passed"):
    """The host is absent or has left; somebody else is the host now."""

    host: str


class EndAgreed(Struct, frozen=True, tag="end_agreed"):
    """Somebody wants the match to end now, or no longer wants it."""

    seat: int
    agrees: bool


class MatchAbandoned(Struct, frozen=True, tag="match_abandoned"):
    """All have agreed to end the match here. Nobody wins."""


SeatingEvent = (
    MatchOpened
    | MatchArranged
    | ChairTaken
    | RemovedAdmitted
    | SeatingClosed
    | MatchClosed
    | RematchOpened
    | ClockRanOut
    | HostPassed
    | EndAgreed
    | MatchAbandoned
)


def opened(event: MatchOpened) -> Seating:
    """The seating after the first event of a log."""
    seating = Seating(event.host, event.options, event.house, event.chairs, event.seal, event.seed, event.invite)
    return replace(seating, place=event.place)


def apply(seating: Seating, event: SeatingEvent) -> Seating:
    """The seating after a further event. Trusts every fact."""
    match event:
        case MatchArranged(options, house, chairs):
            return replace(seating, options=options, house=house, chairs=chairs)
        case ChairTaken(seat, chair, host, _, invite):
            taken = replace(seating, chairs=_with(seating.chairs, seat, chair), host=host)
            return _without(taken, seating.chairs[seat], invite) if invite else taken
        case RemovedAdmitted():
            return replace(seating, removed=())
        case SeatingClosed(chairs):
            return replace(seating, chairs=chairs, status="playing")
        case MatchClosed():
            return replace(seating, status="closed")
        case RematchOpened(match):
            return replace(seating, rematch=match)
        case HostPassed(host):
            return replace(seating, host=host)
        case EndAgreed(seat, agrees):
            others = {each for each in seating.agreed if each != seat}
            return replace(seating, agreed=tuple(sorted({*others, seat} if agrees else others)))
        case MatchAbandoned():
            return replace(seating, status="abandoned")
    return seating


def _without(seating: Seating, removed: Chair, invite: str) -> Seating:
    """Somebody was removed, who knows the old invite."""
    return replace(seating, removed=(*seating.removed, removed)[-MOST_REMOVED:], invite=invite)


MOST_REMOVED = 100
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 14 * 24 * 3600


def check_house(house: House) -> None:
    """Refuses a clock that nobody could play with, and a lesson or a try on another deal than its own."""
    if house.lesson:
        raise Refused("lesson_elsewhere", lesson=house.lesson[:20])
    if house.deal or house.ranks or house.sealed or house.title:
        raise Refused("deal_elsewhere")
    if house.clock and not SHORTEST_CLOCK <= house.clock <= LONGEST_CLOCK:
        raise Refused("wrong_clock", least=SHORTEST_CLOCK, most=LONGEST_CLOCK)


def check_bot(bot: str) -> None:
    if bot not in ladder.names():
        raise Refused("unknown_bot", bot=bot, known=" ".join(ladder.names()))


def chair_at(seating: Seating, seat: int) -> Chair:
    if not 0 <= seat < len(seating.chairs):
        raise Refused("unknown_seat", seat=seat)
    return seating.chairs[seat]


def check_own(seating: Seating) -> None:
    """Refuses to give up a try that counts, or to let a bot draw it."""
    if seating.house.ranks:
        raise Refused("try_counts")


def own_seat(seating: Seating, person: str) -> int:
    seat = seating.seat_of(person)
    if seat is None:
        raise Refused("not_seated")
    return seat


def check_playing(seating: Seating) -> None:
    if seating.status == "open":
        raise Refused("match_not_begun")
    if seating.status == "closed":
        raise Refused("match_closed")
    if seating.status != "playing":
        raise Refused("match_over")


def _with(chairs: tuple[Chair, ...], seat: int, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])
