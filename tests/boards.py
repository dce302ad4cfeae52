"""Boards for tests: drawn as text, thought up by hypothesis, turned and mirrored."""

from collections.abc import Callable

from hypothesis import settings
from hypothesis import strategies as st

from cartographers.board.grid import ALL, SIZE, SPACES, Board, count
from cartographers.board.ground import FEWEST_EMPTY
from cartographers.board.notation import board_of, names, numbers, sheet_of
from cartographers.board.sheet import Sheet, empty
from cartographers.scoring import Scorer
from oracle import Space, board, spaces

LAW = settings(deadline=None)


def drawing(text: str, at: str = "A1") -> Sheet:
    """The sheet that `text` draws; a small drawing has its top left space at `at`, and the rest is empty."""
    block = text.split()
    assert len({len(line) for line in block}) == 1, "the lines of a drawing are equally long"
    [corner] = numbers(board_of([at]))
    row, column = divmod(corner, SIZE)
    drawn = [("." * column + line).ljust(SIZE, ".") for line in block]
    return sheet_of(["." * SIZE] * row + drawn + ["." * SIZE] * (SIZE - row - len(drawn)))


def area(text: str, at: str = "A1") -> Board:
    """The spaces on which a drawing, as in `drawing`, shows anything but `.`."""
    return drawing(text, at).filled


def named(text: str) -> Board:
    """The spaces named in a line: `A1 A2`."""
    return board_of(text.split())


def full(letter: str) -> Sheet:
    return sheet_of([letter * SIZE] * SIZE)


def checkered(first: str, second: str) -> Sheet:
    """Two letters by turns like a chessboard, the first in the corners."""
    line = (first + second) * SIZE
    return sheet_of([line[row % 2 :][:SIZE] for row in range(SIZE)])


def scored(card: Scorer, sheet: Sheet) -> tuple[int, str]:
    """The stars and the names of the spaces that earned them."""
    earned = card(sheet)
    return earned.stars, " ".join(names(earned.spaces))


SHEET_A = drawing("""
    ...........
    ...M.,.....
    .,......M,.
    ...........
    ...........
    .....M.....
    ...........
    ...........
    .,M......,.
    .....,.M...
    ...........
""")
SHEET_B = drawing("""
    ...........
    ......,.M..
    ..,M.......
    .....#.....
    ....##,....
    ....###....
    .,...#.....
    .....M..,..
    .........M.
    ..M,.......
    ...........
""")

# Every shape of the explore, ambush and promo cards, up to turning.
SHAPES: dict[str, tuple[str, ...]] = {
    "single": ("#",),
    "domino": ("#", "#"),
    "diagonal 2": ("#.", ".#"),
    "I3": ("#", "#", "#"),
    "L3": ("#.", "##"),
    "diagonal 3": ("#..", ".#.", "..#"),
    "I4": ("####",),
    "L4": ("###", "..#"),
    "O4": ("##", "##"),
    "S4": ("#.", "##", ".#"),
    "T4": ("#.", "##", "#."),
    "gap 4": ("#.#", "#.#"),
    "N5": ("..##", "###."),
    "P5": ("###", "##."),
    "T5": ("#..", "###", "#.."),
    "U5": ("##", "#.", "##"),
    "V5": ("###", "#..", "#.."),
    "W5": ("..#", ".##", "##."),
    "X5": (".#.", "###", ".#."),
}

# Emptiness comes up more often, or hardly any shape would fit and nothing would ever be left to lose.
LETTERS = "....,," + "FVAWYBDZGTHM#X" + "fvawybdzgthmx"


def maps(letters: str = LETTERS) -> st.SearchStrategy[list[str]]:
    """Eleven lines of some of `letters`; with few of them at a time clusters grow large."""
    palettes = st.lists(st.sampled_from(letters), min_size=1, max_size=12)
    texts = palettes.flatmap(lambda palette: st.text(st.sampled_from(palette), min_size=SPACES, max_size=SPACES))
    return texts.map(lambda text: [text[start : start + SIZE] for start in range(0, SPACES, SIZE)])


def boards() -> st.SearchStrategy[Board]:
    """Sets of spaces: a few, half or most of the sheet."""
    halves = st.integers(0, ALL)
    return st.one_of(
        halves,
        st.builds(Board.__and__, halves, halves),
        st.builds(Board.__or__, halves, halves),
        st.builds(lambda first, second, third: first | second | third, halves, halves, halves),
    )


def grounds() -> st.SearchStrategy[Sheet]:
    """Sheets that a game can begin on: mountains, ruins and wasteland, wherever they come to lie."""
    return st.builds(_with_holes, maps("......,,,MM##").map(sheet_of), holes(), st.just(0)).filter(
        lambda sheet: count(empty(sheet)) >= FEWEST_EMPTY
    )


def sheets() -> st.SearchStrategy[Sheet]:
    """Any sheet that can be written down, attack marks included."""
    marks = st.one_of(st.just(0), boards())
    return st.builds(_with_holes, maps().map(sheet_of), holes(), marks)


def holes() -> st.SearchStrategy[Board]:
    """What to leave empty: hypothesis likes full sheets, on which nothing can happen any more."""
    return st.one_of(st.just(0), boards())


def played_sheets() -> st.SearchStrategy[Sheet]:
    """Sheet A or B with the base game's terrains drawn on some of what is empty."""
    return st.builds(_overdrawn, st.sampled_from([SHEET_A, SHEET_B]), maps("..FFVVAAWWB").map(sheet_of), holes())


def _with_holes(sheet: Sheet, empty: Board, marks: Board) -> Sheet:
    return Sheet(*(layer & ~empty for layer in sheet))._replace(ruins=sheet.ruins, marks=marks)


def _overdrawn(base: Sheet, terrains: Sheet, empty: Board) -> Sheet:
    free = ALL & ~base.filled & ~empty
    return base._replace(
        forest=terrains.forest & free,
        village=terrains.village & free,
        farm=terrains.farm & free,
        water=terrains.water & free,
        monster=terrains.monster & free,
        filled=base.filled | (terrains.filled & free),
    )


def turned_board(of: Board) -> Board:
    """The spaces after a quarter turn clockwise."""
    return _moved(of, lambda space: (space[1], SIZE - 1 - space[0]))


def mirrored_board(of: Board) -> Board:
    """The spaces with left and right exchanged."""
    return _moved(of, lambda space: (space[0], SIZE - 1 - space[1]))


def _moved(of: Board, to: Callable[[Space], Space]) -> Board:
    return board(map(to, spaces(of)))


def turned(sheet: Sheet) -> Sheet:
    """The sheet after a quarter turn clockwise."""
    return Sheet(*map(turned_board, sheet))


def mirrored(sheet: Sheet) -> Sheet:
    """The sheet with left and right exchanged."""
    return Sheet(*map(mirrored_board, sheet))
