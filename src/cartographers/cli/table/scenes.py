"""What a scene shows at each moment of a game. Pure: a sitting and a ghost in, a scene out."""

from msgspec.structs import replace
from rich.text import Text

from cartographers.board.grid import NONE, Board
from cartographers.board.notation import names
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import Edict
from cartographers.cli.errors import sentence
from cartographers.cli.table import cursor
from cartographers.cli.table.board import Overlay
from cartographers.cli.table.cursor import Choice, Ghost
from cartographers.cli.table.hand import bare_hand, hand_of
from cartographers.cli.table.news import player, raid_on_person, raid_sentence
from cartographers.cli.table.pages import Scene
from cartographers.cli.table.panel import NO, YES, change, light, signed
from cartographers.cli.table.sitting import PERSON, Sitting, Step
from cartographers.game.refusals import Refused
from cartographers.game.scores import season_score
from cartographers.game.state import Seat, Table
from cartographers.locales import texts


def ghost_scene(sitting: Sitting, choice: Choice, ghost: Ghost, is_placed: bool) -> Scene:
    """A ghost over the map that is drawn on: what it would change, or why it may not be drawn."""
    terrain, spaces = choice.terrains[ghost.terrain], cursor.spaces(ghost)
    hand = hand_of(sitting, choice, ghost)
    scene = Scene(sitting.table, sitting.target, hand=hand, keys=_keys(sitting.table, choice, is_placed))
    try:
        after = sitting.preview(terrain, spaces)
    except Refused as refused:
        message = Text(sentence(refused), NO)
        return scene._replace(overlay=Overlay(spaces, terrain, is_legal=False), message=message)
    message = _message(sitting, terrain, spaces, after)
    if is_placed:
        message.append("  " + texts()("play-confirm"), YES)
    return scene._replace(overlay=Overlay(spaces, terrain), after=after, message=message)


def as_drawn(scene: Scene) -> Scene:
    """The scene as if the ghost were drawn already."""
    if scene.after is None:
        return scene
    seats = (*scene.table.seats[: scene.seat], scene.after, *scene.table.seats[scene.seat + 1 :])
    return scene._replace(table=replace(scene.table, seats=seats))


def lit_scene(scene: Scene, number: int) -> Scene:
    """The same map with the spaces lit that one edict, or the monsters, counts."""
    text = texts()
    earned = light(scene.table, scene.table.seats[scene.seat].sheet, number)
    name = text.name("card", scene.table.edicts[number]) if number < len(Edict) else text("play-monsters")
    return scene._replace(
        overlay=Overlay(lit=earned.spaces),
        after=None,
        lit=number,
        notice="",
        message=Text(text("play-lit", name=name, stars=signed(earned.stars)), "bold"),
        keys=text("play-keys-lit"),
    )


def looking_scene(scene: Scene, seat: int) -> Scene:
    """Somebody else's map."""
    other = scene.table.seats[seat]
    message = Text(texts()("play-looking", name=player(seat), stars=other.stars, coins=other.coins), "bold")
    return Scene(scene.table, seat, hand=scene.hand, message=message, keys=texts()("play-keys-looking"))


def raid_scene(step: Step) -> Scene:
    """What an ambush did to the person's map, and what it costs."""
    drawn = raid_on_person(step)
    return Scene(
        step.before,
        overlay=Overlay(fresh=drawn.spaces if drawn else NONE),
        after=step.after.seats[PERSON],
        hand=bare_hand(step.before.card),
        message=Text(raid_sentence(step), NO),
        keys=texts()("play-press-key"),
    )


def with_maps(table: Table, keys: str) -> str:
    """A line of keys, with the one for the others' maps where there are others."""
    maps = ["play-keys-maps"] if table.options.seats > 1 else []
    return "  ".join(map(texts(), [*maps, keys]))


def _message(sitting: Sitting, terrain: Terrain, spaces: Board, after: Seat) -> Text:
    text = texts()
    table = sitting.table
    now = season_score(table, table.seats[sitting.target])
    gain = season_score(table, after).total - now.total
    what = text("play-placement", terrain=text.name("terrain", terrain), spaces=" ".join(names(spaces)))
    message = Text(what, "bold")
    if gain:
        message.append("  ").append_text(change(gain)).append(" " + text("play-this-season"))
    return message


def _keys(table: Table, choice: Choice, is_placed: bool) -> str:
    text = texts()
    if is_placed:
        return text("play-keys-placed")
    keys = [text("play-keys-move")]
    keys += [text("play-keys-shape")] if len(choice.shapes) > 1 else []
    keys += [text("play-keys-terrain")] if len(choice.terrains) > 1 else []
    return "  ".join([*keys, text("play-keys-fit"), with_maps(table, "play-keys-more")])
