"""What happened since a person last answered, in sentences."""

from collections.abc import Iterator

from cartographers.board.grid import NONE, Board
from cartographers.board.notation import names
from cartographers.board.powers import has_loose_dragon
from cartographers.cards.printed import AMBUSH, DECK, SKILLS, ExploreCard, HeroCard, Power, RuinsCard
from cartographers.cli.table.session import PERSON, Step
from cartographers.game.events import AmbushMet, CardRevealed, Drawn, PowerResolved, SeasonStarted, TurnDrawn
from cartographers.game.options import year
from cartographers.game.state import Drawing, Target
from cartographers.locales import texts


def player(seat: int) -> str:
    """What a seat is called."""
    return texts()("play-bot", seat=seat) if seat != PERSON else texts()("play-you")


def named(spaces: Board) -> str:
    return " ".join(names(spaces))


def worded(answer: Drawing | Target) -> str:
    """What a person is about to draw or to destroy."""
    text = texts()
    if isinstance(answer, Target):
        return text("play-destroying", spaces=named(answer.space))
    said = text("play-placement", terrain=text.name("terrain", answer.terrain), spaces=named(answer.spaces))
    if answer.extra:
        terrain = text.name("terrain", answer.extra_terrain) if answer.extra_terrain else text("play-farm-and-village")
        extra = text("play-placement", terrain=terrain, spaces=named(answer.extra))
        said = text("play-placement-and", placement=said, extra=extra)
    return said


def cost(skill: str) -> str:
    """What a skill costs."""
    return texts()("play-cost", coins=SKILLS[skill].cost)


def in_short(skill: str) -> str:
    """A skill, what it costs and what it does, in a line."""
    return texts()(f"play-skill-{skill}", skill=texts().name("skill", skill), cost=cost(skill))


def card_of(step: Step) -> str:
    """The card that brought about a change of the maps."""
    return step.event.card if isinstance(step.event, PowerResolved) else step.before.card


def is_raid(step: Step) -> bool:
    """Whether the person's map was changed by somebody or something else, or an ambush found no room on it."""
    if isinstance(step.event, PowerResolved):
        is_zombie = AMBUSH[step.event.card].power is Power.ZOMBIE
        return any(is_zombie or change.seat != PERSON for change in changes_on_person(step))
    if not isinstance(step.event, TurnDrawn) or step.before.card not in AMBUSH:
        return False
    options = step.before.options
    is_choice = options.walks and (options.reading == "free" or PERSON in step.before.dodgers)
    return not (is_choice and changes_on_person(step))


def changes_on_person(step: Step) -> list[Drawn]:
    """What a turn or a power changed on the person's map."""
    assert isinstance(step.event, TurnDrawn | PowerResolved)
    return [change for change in step.event.drawings if change.sheet == PERSON]


def drawn_and_destroyed(step: Step) -> tuple[Board, Board]:
    """The spaces of the person's map that a step drew on, and those that it destroyed."""
    drawn = destroyed = NONE
    for change in changes_on_person(step):
        drawn |= change.spaces
        destroyed |= change.destroyed
    return drawn, destroyed


def told(step: Step) -> str:
    """What a person should hear of a step; empty where the screen says it anyway."""
    text = texts()
    match step.event:
        case TurnDrawn() | PowerResolved():
            return " ".join([*([raid_sentence(step)] if is_raid(step) else []), *results(step)])
        case AmbushMet(dodgers=dodgers) if dodgers:
            return text("play-dodged", names=", ".join(map(player, sorted(dodgers))))
        case SeasonStarted(season=season):
            return text("play-season-begins", season=text.name("season", year(step.after.options)[season].id))
        case CardRevealed(card=card, waiting=waiting):
            if isinstance(DECK[card], ExploreCard | HeroCard) and PERSON not in waiting:
                return text("play-map-full")
            if isinstance(DECK[card], RuinsCard):
                return text("play-ruins-revealed", card=text.name("card", card))
    return ""


def raid_sentence(step: Step) -> str:
    """What an ambush or its power did to the person's map."""
    text = texts()
    card = text.name("card", card_of(step))
    drawn, destroyed = drawn_and_destroyed(step)
    if not drawn and not destroyed:
        return text("play-ambush-ignored", card=card)
    seat = changes_on_person(step)[0].seat
    if not drawn:
        return text("play-destroyed-by", card=card, name=player(seat), spaces=named(destroyed))
    if isinstance(step.event, PowerResolved):
        return text("play-zombies-spread", card=card, spaces=named(drawn))
    if seat == PERSON:
        return text("play-ambush-walked", card=card, spaces=named(drawn))
    return text("play-ambush-drawn", card=card, name=player(seat), spaces=named(drawn))


def results(step: Step) -> Iterator[str]:
    """What a change of the person's map brought with it: destruction, treasure, coins."""
    text = texts()
    drawn, destroyed = drawn_and_destroyed(step)
    changes = changes_on_person(step)
    if drawn and destroyed:
        yield text("play-struck", spaces=named(destroyed))
    if any(change.paid for change in changes):
        skill = next(change.skill for change in changes if change.paid)
        yield text("play-paid", coins=sum(change.paid for change in changes), skill=text.name("skill", skill))
    if _is_treasure_found(step):
        yield text("play-dragon-treasure")
    if coins := sum(change.coins for change in changes):
        yield text("play-coins-gained", coins=coins)


def _is_treasure_found(step: Step) -> bool:
    """Whether the dragon of the person's map is loose no more (R33)."""
    is_new = any(change.letter is Power.DRAGON for change in changes_on_person(step))
    was_loose = is_new or has_loose_dragon(step.before.seats[PERSON].sheet)
    return was_loose and not has_loose_dragon(step.after.seats[PERSON].sheet)
