"""What engines draw each in their own way looks like ours in all of them."""

from browser.engines.conftest import LOW, PHONE, TABLET, SeatPerson
from browser.engines.person import Person
from browser.scenes import scene

# Of each rail: how much it scrolls, and how far its first part is from the edges of its column.
RAILS = """
  const board = document.querySelector('.board');
  const [left, , right] = getComputedStyle(board).gridTemplateColumns.split(' ').map(parseFloat);
  return [[board.querySelector('.left'), left], [board.querySelector('.right'), right]].map(([rail, width]) => [
    rail.scrollHeight - rail.clientHeight,
    rail.querySelector('section').getBoundingClientRect().width - width,
    getComputedStyle(rail).scrollbarColor ?? 'auto',
  ]);
"""
# A cell that is no cell any more has rules of its own, beside those of its row.
CELLS = """
  const cells = [...document.querySelectorAll('.scores :is(th, td)')];
  return cells.map((cell) => getComputedStyle(cell).display);
"""
ROUND = """
  const boxes = [...document.querySelectorAll('.coins li')].map((coin) => coin.getBoundingClientRect());
  return boxes.map(({ width, height }) => width - height);
"""


def test_a_rail_that_scrolls_is_as_wide_as_its_column(seated: SeatPerson, engine: str) -> None:
    person = seated(scene("company"), LOW)
    person.finds("[role=grid]")
    for overflow, excess, colours in person.run(RAILS):
        assert overflow > 0
        assert abs(excess) < 0.6
        if engine == "firefox":
            assert colours.endswith("rgba(0, 0, 0, 0)")


def test_the_rules_between_the_stars_are_straight(seated: SeatPerson) -> None:
    person = seated(scene("company"))
    person.finds(".scores tbody tr")
    assert set(person.run(CELLS)) == {"table-cell"}


def test_no_bar_lies_across_the_stars_of_the_others(seated: SeatPerson) -> None:
    person = seated(scene("company"), LOW)
    row = person.finds(".people ol")
    assert person.run("return arguments[0].scrollWidth - arguments[0].clientWidth", row) == 0


def test_coins_are_round(seated: SeatPerson) -> None:
    person = seated(scene("company"), TABLET)
    person.finds(".coins li")
    assert all(abs(excess) < 0.6 for excess in person.run(ROUND))


def test_the_box_of_languages_is_dressed_as_we_like(person: Person) -> None:
    person.resize(*PHONE)
    person.visit("/lobby")
    box = person.finds("select", "English")
    dress = "const { appearance, borderTopWidth, backgroundColor } = getComputedStyle(arguments[0]);"
    assert person.run(f"{dress} return [appearance, borderTopWidth, backgroundColor]", box) == [
        "none",
        "0px",
        "rgba(0, 0, 0, 0)",
    ]
