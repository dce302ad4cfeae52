"""What a herald announces, in words."""

from collections.abc import Iterable

from cartographers.cards.printed import AMBUSH, EXPLORE, HEROES, AmbushCard, ExploreCard
from cartographers.game.herald import Announcement
from cartographers.game.options import Options, year
from cartographers.locales import texts


def announced(told: Announcement, options: Options) -> list[str]:
    """The announcement as short sentences, the most important one first."""
    if told.ends:
        return _ending(told, options)
    said = [_card(told.card, options)] if told.card else [f"{_names(told.before)}."]
    return [each for each in [*said, _ruins(told), *_powers(told.powers)] if each]


def _ending(told: Announcement, options: Options) -> list[str]:
    text = texts()
    season = text.name("season", year(options)[told.season].id)
    said = [text("herald-say-ends", season=season, cards=_names(told.scored)), *_powers(told.powers)]
    return [*said, text("herald-over")] if told.over else said


def _card(card: str, options: Options) -> str:
    text = texts()
    if card in EXPLORE:
        return _explore(EXPLORE[card])
    if card in HEROES:
        said = [text("herald-say-hero", card=text.name("card", card))]
        return " ".join([*said, *(text(f"herald-hero-{number}") for number in (1, 2, 3))])
    return " ".join([text("herald-say-ambush", card=text.name("card", card)), *_ambush(AMBUSH[card], options)])


def _explore(card: ExploreCard) -> str:
    text = texts()
    terrains = ", ".join(text.name("terrain", terrain) for terrain in card.terrains)
    said = text("herald-say-explore", card=text.name("card", card.id), terrains=terrains, time=card.time)
    if len(card.shapes) == 1:
        return said
    shapes = [text("herald-say-shape", spaces=len(offered.shape.cells)) for offered in card.shapes]
    first, second = (
        text("herald-say-coin", shape=shape) if offered.coin else shape
        for shape, offered in zip(shapes, card.shapes, strict=True)
    )
    return f"{said} {text('herald-say-or', first=first, second=second)}."


def _ambush(card: AmbushCard, options: Options) -> Iterable[str]:
    text = texts()
    if options.walks:
        yield text(f"herald-walk-{card.corner.replace('_', '-')}-{card.arrow}")
        yield text(f"herald-walk-{options.reading}")
    else:
        yield text("herald-pass-left" if card.arrow == "clockwise" else "herald-pass-right")
        yield text("herald-monsters")
        yield text("herald-return")


def _ruins(told: Announcement) -> str:
    if not told.ruins:
        return ""
    if not told.card:
        return texts()("herald-ruins-next")
    return texts()("herald-ruins" if told.card in EXPLORE else "herald-ruins-wait")


def _powers(cards: Iterable[str]) -> list[str]:
    text = texts()
    return [f"{text('herald-power', card=text.name('card', card))}. {text.rule(card)}" for card in cards]


def _names(cards: Iterable[str]) -> str:
    return ", ".join(texts().name("card", card) for card in cards)
