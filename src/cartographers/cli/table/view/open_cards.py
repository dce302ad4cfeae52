"""The cards that lie open beside the map: those of the season, the ambushes that stay, the skills."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cartographers.cards.printed import AMBUSH
from cartographers.cli.table.session import PERSON
from cartographers.cli.table.view.pages import Scene
from cartographers.cli.table.view.panel import QUIET
from cartographers.game import skills
from cartographers.game.options import year
from cartographers.game.state import Table
from cartographers.locales import texts


def cards_page(scene: Scene, _width: int, _height: int) -> RenderableType:
    """All cards that lie open, and what they do."""
    text = texts()
    parts: list[RenderableType] = [Text(text("play-cards-title"), "bold"), "", *season_lines(scene.table)]
    for title, lines in (
        ("play-powers-title", list(power_lines(scene.table))),
        ("play-skills-title", list(skill_lines(scene.table))),
    ):
        if lines:
            parts += ["", Text(text(title), "bold"), *(Padding(Text(line), (0, 0, 0, 2)) for line in lines)]
    return Group(*parts, "", Text(text("play-press-key"), QUIET))


def season_lines(table: Table) -> Iterator[str]:
    """The cards of this season so far, and how many are still hidden."""
    text = texts()
    season = text.name("season", year(table.options)[table.season].id)
    cards = ", ".join(text.name("card", card) for card in table.revealed)
    yield text("play-cards-revealed", season=season, cards=cards)
    yield text("play-cards-hidden", cards=table.hidden)


def power_lines(table: Table) -> Iterator[str]:
    """The ambushes that stay on the table (R21), and what they go on doing."""
    for card in table.powers:
        yield f"{texts().name('card', card)}. {texts()(f'play-power-{AMBUSH[card].power}')}"


def skill_lines(table: Table) -> Iterator[str]:
    """The skills in play, and whether the person can pay for them and has not used them up."""
    text = texts()
    for skill in table.skills:
        said = "play-skill-open" if skills.is_open(table, PERSON, skill) else "play-skill-not-now"
        yield text(said, skill=text.name("skill", skill), rule=text(f"skill-{skill}.rule"))
