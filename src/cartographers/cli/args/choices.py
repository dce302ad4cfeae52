"""The options of a table as the commands take them: a set or a preset, and what is to be different."""

import inspect
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal

import typer
from msgspec.structs import replace

from cartographers.cards.printed import AMBUSH, HEROES, SCORING, SKILLS
from cartographers.cli.args.errors import fail, fail_with, sentence
from cartographers.cli.args.sheets import sheet_named
from cartographers.game import options as game_options
from cartographers.game.options import FIRST_EDICTS, MOST_SEATS, Options, with_ruins
from cartographers.game.presets import EDITIONS, PRESETS, SETS
from cartographers.game.refusals import Refused
from cartographers.locales import texts

_AMBUSHES = {
    name: tuple(card.id for card in AMBUSH.values() if card.set == name) for name in ("base", "promo", "heroes")
}

_Set = Annotated[str | None, typer.Option("--set", help=f"Whose cards: {', '.join(SETS)}.", show_default="base")]
_Preset = Annotated[str | None, typer.Option(help=f"A game with a name: {', '.join(PRESETS)}.")]
_Players = Annotated[int, typer.Option(min=1, max=MOST_SEATS, help="Seats at the table.")]
_Sheet = Annotated[str | None, typer.Option(help="The map: A, B, C or D, or one of your own: its code or a file.")]
_Explore = Annotated[str | None, typer.Option(help="The explore cards: base or heroes.")]
_Seasons = Annotated[str | None, typer.Option(help="The season cards: base or heroes.")]
_Scoring = Annotated[str | None, typer.Option(help="Where edicts are dealt from: base, heroes or both.")]
_Edicts = Annotated[
    str | None,
    typer.Option(help="Four scoring cards for A to D, separated by commas; or dealt; or first, for a first game."),
]
_Order = Annotated[
    Literal["given", "random"] | None, typer.Option(help="Chosen edicts come to A to D as given, or at random.")
]
_Ambushes = Annotated[
    str | None, typer.Option(help="Four ambush cards, separated by commas; or base, promo, heroes or none.")
]
_Heroes = Annotated[str | None, typer.Option(help="Four hero cards, separated by commas; or all or none.")]
_Skills = Annotated[str | None, typer.Option(help="Three skills, separated by commas; or dealt or none.")]
_Ruins = Annotated[bool | None, typer.Option("--ruins/--no-ruins", help="With or without the ruins cards.")]
_Ambush = Annotated[
    Literal["neighbours", "walk"] | None, typer.Option(help="Who draws ambushes; alone it is always the solo walk.")
]
_Reading = Annotated[
    Literal["fixed", "free"] | None, typer.Option(help="The solo walk: fixed to the printed shape, or free to turn it.")
]
_Fallback = Annotated[
    Literal["any", "card"] | None,
    typer.Option(help="The single space when nothing fits: any terrain, or one of the card (under ruins, any)."),
]
_Limit = Annotated[
    Literal["season", "game"] | None, typer.Option(help="Skills: one a season, or each of the three once a game.")
]


def chosen(
    players: _Players = 1,
    card_set: _Set = None,
    preset: _Preset = None,
    sheet: _Sheet = None,
    explore: _Explore = None,
    seasons: _Seasons = None,
    scoring: _Scoring = None,
    edicts: _Edicts = None,
    edict_order: _Order = None,
    ambushes: _Ambushes = None,
    heroes: _Heroes = None,
    skills: _Skills = None,
    ruins: _Ruins = None,
    ambush: _Ambush = None,
    reading: _Reading = None,
    fallback_terrain: _Fallback = None,
    skill_limit: _Limit = None,
) -> Options:
    """The options that were chosen; ends the command where no game can be played with them."""
    named = replace(_named(card_set, preset), seats=players)
    plain = {
        "sheet": None if sheet is None else sheet_named(sheet),
        "explore": explore,
        "seasons": seasons,
        "scoring": scoring,
        "ruins": ruins,
        "ambush": ambush,
        "reading": reading,
        "fallback_terrain": fallback_terrain,
        "skill_limit": skill_limit,
        "edict_order": edict_order or _order(edicts, scoring or named.scoring),
    }
    options = replace(named, **{name: value for name, value in plain.items() if value is not None})
    first = FIRST_EDICTS["heroes" if options.scoring == "heroes" else "base"]
    cards = {
        "edicts": _cards(edicts, SCORING, {"dealt": (), "first": first}),
        "ambushes": _cards(ambushes, AMBUSH, {**_AMBUSHES, "none": ()}),
        "heroes": _cards(heroes, HEROES, {"all": tuple(HEROES), "none": ()}),
        "skills": _cards(skills, SKILLS, {"dealt": tuple(SKILLS), "none": ()}, "skill"),
    }
    options = replace(options, **{name: value for name, value in cards.items() if value is not None})
    if ambush == "neighbours" and players == 1:
        fail_with("cli-no-neighbours")
    if skill_limit is not None and not options.skills:
        fail_with("cli-limit-without-skills")
    try:
        game_options.check(options)
    except Refused as refused:
        fail(sentence(refused))
    return with_ruins(named, options) if ruins is None else options


def _order(edicts: str | None, scoring: str) -> str | None:
    """In which order edicts come that the command line chooses: as they are listed, or as R37 says."""
    if edicts is None:
        return None
    return "random" if edicts == "first" and scoring != "heroes" else "given"


TABLE_OPTIONS = tuple(inspect.signature(chosen).parameters)
"""The names of the parameters that settle a table."""


def takes_options(command: Callable[..., None], usual: Callable[[], str] = lambda: SETS["base"]) -> Callable[..., None]:
    """Gives a command the options of a table on its command line; it gets them itself as one value, `options`.

    `usual` names the preset that is played where neither a set nor a preset is chosen.
    """
    own = inspect.signature(command)
    table = inspect.signature(chosen).parameters
    parameters = [parameter for parameter in own.parameters.values() if parameter.name != "options"]

    def run(**given: Any) -> None:
        if given["card_set"] is None and given["preset"] is None:
            given["preset"] = usual()
        options = chosen(**{name: given.pop(name) for name in table})
        command(options=options, **given)

    run.__name__, run.__doc__ = command.__name__, command.__doc__
    shown = [*table.values(), *(parameter.replace(kind=parameter.KEYWORD_ONLY) for parameter in parameters)]
    run.__signature__ = own.replace(parameters=shown)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in shown}
    return run


def own_edition() -> str:
    """The preset of people who speak the language of the program."""
    return EDITIONS[texts().language]


def card_id(card: str, known: Iterable[str], kind: str = "card") -> str:
    """The id of a card given by id or by its name, in English or in the language of the program."""
    for name in known:
        called = {language.name(kind, name).casefold() for language in (texts("en"), texts())}
        if card == name or card.casefold() in called:
            return name
    if kind == "skill":
        raise Refused("unknown_skill", skill=card)
    raise Refused("unknown_card", card=card)


def _named(card_set: str | None, preset: str | None) -> Options:
    if card_set is not None and preset is not None:
        fail_with("cli-set-or-preset")
    if card_set is not None and card_set not in SETS:
        fail_with("cli-unknown-set", set=card_set, known=", ".join(SETS))
    if preset is not None and preset not in PRESETS:
        fail_with("cli-unknown-preset", preset=preset, known=", ".join(PRESETS))
    return PRESETS[preset or SETS[card_set or "base"]]


def _cards(
    text: str | None, known: Iterable[str], named: dict[str, tuple[str, ...]], kind: str = "card"
) -> tuple[str, ...] | None:
    """The cards of a list, or of a name for some of them."""
    if text is None:
        return None
    if text in named:
        return named[text]
    try:
        return tuple(card_id(card.strip(), known, kind) for card in text.split(","))
    except Refused as refused:
        fail(sentence(refused))
