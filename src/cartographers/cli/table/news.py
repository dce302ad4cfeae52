"""What happened since a person last drew, in sentences."""

from cartographers.board.notation import names
from cartographers.cards.printed import AMBUSH, DECK, ExploreCard, RuinsCard
from cartographers.cli.table.sitting import PERSON, Step
from cartographers.game.events import CardRevealed, Drawn, SeasonStarted, TurnDrawn
from cartographers.game.options import year
from cartographers.locales import texts


def player(seat: int) -> str:
    """What a seat is called."""
    return texts()("play-bot", seat=seat) if seat != PERSON else texts()("play-you")


def is_raid(step: Step) -> bool:
    """Whether somebody or something else drew an ambush on the person's map, or had no room to."""
    options = step.before.options
    if not isinstance(step.event, TurnDrawn) or step.before.card not in AMBUSH:
        return False
    return not (options.walks and options.reading == "free" and raid_on_person(step))


def raid_on_person(step: Step) -> Drawn | None:
    """What a turn drew on the person's map."""
    assert isinstance(step.event, TurnDrawn)
    return next((drawn for drawn in step.event.drawings if drawn.sheet == PERSON), None)


def told(step: Step) -> str:
    """What a person should hear of a step; empty where the screen says it anyway."""
    match step.event:
        case TurnDrawn():
            return raid_sentence(step) if is_raid(step) else _gain(step)
        case SeasonStarted(season=season):
            name = texts().name("season", year(step.after.options)[season].id)
            return texts()("play-season-begins", season=name)
        case CardRevealed(card=card, waiting=waiting):
            if isinstance(DECK[card], ExploreCard) and PERSON not in waiting:
                return texts()("play-map-full")
            if isinstance(DECK[card], RuinsCard):
                return texts()("play-ruins-revealed", card=texts().name("card", card))
    return ""


def raid_sentence(step: Step) -> str:
    """What an ambush did to the person's map."""
    text = texts()
    card = text.name("card", step.before.card)
    drawn = raid_on_person(step)
    if drawn is None:
        return text("play-ambush-ignored", card=card)
    spaces = " ".join(names(drawn.spaces))
    if drawn.seat == PERSON:
        return text("play-ambush-walked", card=card, spaces=spaces)
    return text("play-ambush-drawn", card=card, name=player(drawn.seat), spaces=spaces)


def _gain(step: Step) -> str:
    coins = step.after.seats[PERSON].coins - step.before.seats[PERSON].coins
    return texts()("play-coins-gained", coins=coins) if coins else ""
