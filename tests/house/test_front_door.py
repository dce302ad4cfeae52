"""The front door: what `import cartographers` offers, and that neither it nor the program's help brings more along."""

import ast
import doctest
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import cartographers

HEAVY = {"numba", "numpy", "sqlalchemy", "starlette", "uvicorn"}
SOURCE = Path(cartographers.__file__)


def imported_by(program: str) -> set[str]:
    """The modules that a program has imported at its end, in a fresh process."""
    told = "import atexit, sys; atexit.register(lambda: sys.stderr.write(' '.join(sys.modules)))"
    ended = subprocess.run(
        [sys.executable, "-c", f"{told}\n{program}"], capture_output=True, text=True, check=True, timeout=60
    )
    return set(ended.stderr.split())


def test_importing_it_imports_nothing_else() -> None:
    found = imported_by("import cartographers")
    assert found.isdisjoint({*HEAVY, "rich", "typer", "msgspec"})
    assert {name for name in found if name.startswith("cartographers.")} == set()


def test_a_match_needs_no_machine_code_and_no_server() -> None:
    found = imported_by("import cartographers; cartographers.Match(cartographers.Options(), seed='1')._repr_svg_()")
    assert found.isdisjoint({*HEAVY, "rich", "typer", "cartographers.server"})


@pytest.mark.parametrize("arguments", [["--help"], ["--version"]])
def test_the_help_of_the_program_imports_no_command(arguments: list[str]) -> None:
    program = f"import sys; sys.argv[1:] = {arguments}; from cartographers.cli.app import main; main()"
    found = imported_by(program)
    assert found.isdisjoint({*HEAVY, "cartographers.server", "cartographers.native", "cartographers.cards.printed"})
    assert found.isdisjoint({"markdown_it", "pygments", "attr"}), "what renders Markdown and tracebacks"


def test_the_doors_of_people_and_of_type_checkers_lead_to_the_same_rooms() -> None:
    checked = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for block in ast.parse(SOURCE.read_text(encoding="utf-8")).body
        if isinstance(block, ast.If)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    rooms = {name: f"cartographers.{home}" for name, home in cartographers._ROOMS.items()}
    assert checked == rooms
    assert set(cartographers.__all__) == {*rooms, "__version__"} <= set(dir(cartographers))


@pytest.mark.parametrize("name", cartographers.__all__)
def test_everything_offered_is_there_and_told_of(name: str) -> None:
    assert getattr(cartographers, name) is not None
    assert f"`{name}" in (SOURCE.parents[2] / "docs" / "stability.md").read_text(encoding="utf-8")


def test_what_is_not_offered_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="'cartographers' has no attribute 'castle'"):
        getattr(cartographers, "castle")  # noqa: B009


def test_the_example_of_the_package_is_true() -> None:
    assert doctest.testmod(cartographers).failed == 0


def test_a_sheet_is_read_scored_and_shown() -> None:
    text = """
        FF.........
        FF.M.,.....
        .,......M,.
        ...........
        .....V.....
        .....M.....
        .....V.....
        ...........
        .,M.....,..
        .....,.M...
        ........BBB
        marks: A1
    """
    sheet = cartographers.sheet_of(text)
    assert cartographers.sheet_of(str(sheet)) == sheet
    earned = cartographers.score("stoneside_forest", sheet)
    assert (earned.stars, cartographers.space_names(earned.spaces)) == (0, [])
    assert cartographers.score("monsters", sheet).stars == -4
    assert len(ElementTree.fromstring(sheet._repr_svg_())) > 0
    assert cartographers.svg(sheet, title="A map") != sheet._repr_svg_()


def test_placements_are_all_drawings_of_a_card() -> None:
    sheet = cartographers.SHEETS["A"]
    found = cartographers.placements("hamlet", sheet)
    assert len(found) == len(set(found)) > 200
    assert {drawing.terrain for drawing in found} == {cartographers.Terrain.VILLAGE}
    covering = cartographers.placements("hamlet", sheet, ruins=True)
    assert set(covering) == {drawing for drawing in found if drawing.spaces & sheet.ruins}
    with pytest.raises(cartographers.Refused, match="unknown_card"):
        cartographers.placements("castle", sheet)


@pytest.mark.parametrize("seats", [1, 3, 7])
def test_a_match_shows_itself(seats: int) -> None:
    match = cartographers.Match(cartographers.Options(seats=seats), seed="shown")
    cartographers.finish(match, "random")
    shown = ElementTree.fromstring(match._repr_svg_())
    told = ["".join(text.itertext()) for text in shown.iter("{http://www.w3.org/2000/svg}text")]
    captions = [text for text in told if text.startswith("★")]
    assert captions == [f"★ {seat.stars}" for seat in match.table.seats[:4]]


def test_a_bot_in_each_seat_or_one_for_all() -> None:
    match = cartographers.Match(cartographers.Options(seats=2), seed="1")
    with pytest.raises(ValueError, match="one bot for all seats or 2"):
        cartographers.finish(match, "random", "random", "random")
    cartographers.finish(match, "random", lambda view, chance: view.reply(chance.choice(view.answers())))
    assert match.over
    assert [standing.place for standing in cartographers.standings(match.table)] == [1, 2]


def test_what_the_help_did_without_can_be_imported_after_it() -> None:
    program = (
        "from cartographers.cli.app import run; run(['--help']); from rich.markdown import Markdown; Markdown('*')"
    )
    assert "markdown_it" in imported_by(program)
