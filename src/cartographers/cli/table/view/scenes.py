"""What a scene shows at each moment of a game. Pure: a session and a draft in, a scene out."""

from msgspec.structs import replace
from rich.text import Text

from cartographers.board.grid import NONE
from cartographers.cards.printed import Edict
from cartographers.cli.args.errors import sentence
from cartographers.cli.table import ghost as ghosts
from cartographers.cli.table.draft import Draft, answer_of, open_skills, step_of, terrain_of
from cartographers.cli.table.sentences import (
    card_of,
    drawn_and_destroyed,
    in_short,
    player,
    raid_sentence,
    results,
    worded,
)
from cartographers.cli.table.session import PERSON, Session, Step
from cartographers.cli.table.view.board import LETTERS, Overlay
from cartographers.cli.table.view.hand import bare_hand, hand_of
from cartographers.cli.table.view.pages import Scene
from cartographers.cli.table.view.panel import NO, YES, change, is_counted, light, signed
from cartographers.game import powers
from cartographers.game.options import year
from cartographers.game.refusals import Refused
from cartographers.game.scores import season_score
from cartographers.game.state import Drawing, Seat, Table, Target
from cartographers.locales import texts


def ghost_scene(session: Session, draft: Draft) -> Scene:
    """A ghost over the map that is drawn on: what it would change, or why it may not be drawn."""
    table, target = coming(session.table), session.target
    ghost, put = ghosts.spaces(draft.ghost), ghosts.spaces(draft.put.ghost) if draft.put else NONE
    scene = Scene(table, target, hand=hand_of(session, draft), keys=_keys(session, draft))
    if draft.skill:
        scene = scene._replace(notice=in_short(draft.skill))
    try:
        after = step_of(session, draft).after.seats[target]
    except Refused as refused:
        overlay = Overlay(ghost, LETTERS[terrain_of(draft)], put=put)
        settled = step_of(session, draft.put).after.seats[target] if draft.put else None
        return scene._replace(overlay=overlay, after=settled, message=Text(sentence(refused), NO))
    before = table.seats[target]
    struck = after.sheet.destroyed & ~before.sheet.destroyed
    marks = ghosts.marks((draft.put or draft).ghost)
    message = _message(table, answer_of(draft), before, after)
    if draft.is_sure:
        message.append("  " + texts()("play-confirm" if draft.choice.terrains else "play-confirm-target"), YES)
    others = NONE if draft.choice.terrains else powers.targets(session.table, session.table.card, PERSON)
    overlay = Overlay(ghost, put=put, struck=struck, marks=marks, lit=others)
    return scene._replace(overlay=overlay, after=after, message=message)


def dodge_scene(session: Session) -> Scene:
    """The question whether to meet an ambush with a skill; shows where the monsters will come, if that is sure."""
    table = session.table
    question = Text(f"{in_short('acrobatics')} {texts()('play-use-it')}", "bold")
    scene = Scene(table, hand=bare_hand(table.card), message=question, keys=with_maps(table, "play-keys-dodge"))
    step = session.foreseen()
    return scene._replace(overlay=raid_overlay(step), after=step.after.seats[PERSON]) if step else scene


def coming(table: Table) -> Table:
    """The table as it will count: after a season's scoring, as that of the season to come."""
    if not is_counted(table) or table.season + 1 == len(year(table.options)):
        return table
    return replace(table, season=table.season + 1, time=0)


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
    """What an ambush or its power did to the person's map, and what it costs."""
    return Scene(
        coming(step.before),
        overlay=raid_overlay(step),
        after=step.after.seats[PERSON],
        hand=bare_hand(card_of(step)),
        notice=" ".join(results(step)),
        message=Text(raid_sentence(step), NO),
        keys=texts()("play-press-key"),
    )


def raid_overlay(step: Step) -> Overlay:
    """Points at what a step drew on the person's map, and at what it destroyed."""
    drawn, destroyed = drawn_and_destroyed(step)
    return Overlay(fresh=drawn, struck=destroyed)


def with_maps(table: Table, keys: str) -> str:
    """A line of keys, with the one for the others' maps where there are others."""
    maps = ["play-keys-maps"] if table.options.seats > 1 else []
    return "  ".join(map(texts(), [*maps, keys]))


def _message(table: Table, answer: Drawing | Target, before: Seat, after: Seat) -> Text:
    text = texts()
    message = Text(worded(answer), "bold")
    gain = season_score(table, after).total - season_score(table, before).total
    if gain and not is_counted(table):
        message.append("  ").append_text(change(gain)).append(" " + text("play-this-season"))
    return message


def _keys(session: Session, draft: Draft) -> str:
    text = texts()
    is_target = not draft.choice.terrains
    if draft.is_sure:
        return text("play-keys-sure-target" if is_target else "play-keys-placed")
    if is_target:
        return "  ".join([text("play-keys-targets"), with_maps(session.table, "play-keys-more-target")])
    choice = draft.choice
    keys = [text("play-keys-turn" if draft.ghost.marks else "play-keys-move")]
    keys += [text("play-keys-shape")] if len(choice.shapes) > 1 else []
    keys += [text("play-keys-terrain")] if len(choice.terrains) > 1 else []
    keys.append(text("play-keys-fit"))
    if draft.put:
        return "  ".join([*keys, text("play-keys-more-extra")])
    more = "play-keys-more-skills" if open_skills(session) else "play-keys-more"
    return "  ".join([*keys, with_maps(session.table, more)])
