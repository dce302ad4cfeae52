"""What a puzzle is about: an edict, a season, an ambush, ruins, the cards of Heroes."""

from cartographers.cards.printed import AMBUSH
from cartographers.game.options import year
from cartographers.game.state import Drawing
from cartographers.game.view import View
from cartographers.scoring import monsters

EDICT, SEASON = "edict:", "season:"
AMBUSHED, RUINS, HEROES = "ambush", "ruins", "heroes"
LEAST = 0.5
"""An edict that brings less of the lead is no theme, in stars."""
SAVED = 2
"""So many stars more than the second drawing the best saves from monsters at once, where they are a theme."""


def themes_of(view: View, best: Drawing, second: Drawing, why: tuple[float, ...]) -> tuple[str, ...]:
    """The themes of a position in which the best drawing leads the second by so much in each edict, and in all else."""
    table = view.table
    *edicts, _ = why
    found = [f"{SEASON}{year(table.options)[table.season].id}"]
    if max(edicts) >= LEAST:
        found.insert(0, f"{EDICT}{table.edicts[edicts.index(max(edicts))]}")
    saved = monsters(view.after(best).sheet).stars - monsters(view.after(second).sheet).stars
    if table.card in AMBUSH or saved >= SAVED:
        found.append(AMBUSHED)
    if table.ruins:
        found.append(RUINS)
    if table.options.heroes:
        found.append(HEROES)
    return tuple(found)
