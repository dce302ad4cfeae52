"""The rules once more, as slowly as they are worded: sets of (row, column), one space at a time, no bitboards.

A scorer here answers the stars and every set of spaces that may rightly be said to have earned them: where clusters or
squares tie, the rulings name no winner.
"""

from collections.abc import Callable, Iterable, Iterator

from cartographers.board.sheet import Sheet

Space = tuple[int, int]
Spaces = frozenset[Space]
Drawing = tuple[str, ...]
Answer = tuple[int, list[Spaces]]

LINE = range(11)
ROWS: list[Spaces] = [frozenset((row, column) for column in LINE) for row in LINE]
COLUMNS: list[Spaces] = [frozenset((row, column) for row in LINE) for column in LINE]
SHEET: Spaces = frozenset().union(*ROWS)
NEIGHBOURS: dict[Space, Spaces] = {
    (row, column): SHEET & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    for row, column in SHEET
}


def spaces(board: int) -> Spaces:
    return frozenset((row, column) for row, column in SHEET if board >> (row * 11 + column) & 1)


def board(of: Iterable[Space]) -> int:
    return sum(1 << (row * 11 + column) for row, column in set(of))


def neighbours(space: Space) -> Spaces:
    """R1."""
    return NEIGHBOURS[space]


def filled(sheet: Sheet) -> Spaces:
    """R2."""
    terrains = (sheet.forest, sheet.village, sheet.farm, sheet.water, sheet.monster, sheet.hero)
    return frozenset().union(*map(spaces, (*terrains, sheet.mountain, sheet.wasteland, sheet.destroyed)))


def cluster(start: Space, land: Spaces) -> Spaces:
    """R3."""
    reached: set[Space] = set()
    waiting = [start]
    while waiting:
        space = waiting.pop()
        if space in land and space not in reached:
            reached.add(space)
            waiting.extend(neighbours(space))
    return frozenset(reached)


def clusters(land: Spaces) -> set[Spaces]:
    return {cluster(space, land) for space in land}


def beside(land: Spaces) -> Spaces:
    return frozenset(space for space in SHEET if neighbours(space) & land)


def on_edge(space: Space) -> bool:
    return len(neighbours(space)) < 4


def images(drawing: Drawing) -> set[Drawing]:
    """The drawing rotated and mirrored (R11)."""
    found: set[Drawing] = set()
    for _ in range(4):
        drawing = tuple("".join(column) for column in zip(*reversed(drawing), strict=True))
        found |= {drawing, tuple(line[::-1] for line in drawing)}
    return found


def cells(drawing: Drawing) -> list[Space]:
    """The cells of the drawing in reading order."""
    return [(row, column) for row, line in enumerate(drawing) for column, mark in enumerate(line) if mark == "#"]


def laid(drawing: Drawing, cell: Space, space: Space) -> Spaces:
    """The spaces the drawing covers when `cell` of it lies on `space`; some may be off the sheet."""
    return frozenset((row - cell[0] + space[0], column - cell[1] + space[1]) for row, column in cells(drawing))


def placements(drawing: Drawing, empty: Spaces) -> set[Spaces]:
    """R11."""
    tried = (laid(image, cells(image)[0], space) for image in images(drawing) for space in empty)
    return {placement for placement in tried if placement <= empty}


RIGHT, DOWN, LEFT, UP = (0, 1), (1, 0), (0, -1), (-1, 0)
CLOCKWISE = {RIGHT: DOWN, DOWN: LEFT, LEFT: UP, UP: RIGHT}
COUNTERCLOCKWISE = {after: before for before, after in CLOCKWISE.items()}
FIRST_WAY = {
    ("top_left", "clockwise"): RIGHT,
    ("top_left", "counterclockwise"): DOWN,
    ("top_right", "clockwise"): DOWN,
    ("top_right", "counterclockwise"): LEFT,
    ("bottom_right", "clockwise"): LEFT,
    ("bottom_right", "counterclockwise"): UP,
    ("bottom_left", "clockwise"): UP,
    ("bottom_left", "counterclockwise"): RIGHT,
}


def walk(corner: str, arrow: str) -> Iterator[Space]:
    """Steps along a ring until it is used up, turning where it turns, then along the next ring (R22)."""
    turn = CLOCKWISE if arrow == "clockwise" else COUNTERCLOCKWISE
    for depth in range(6):
        ring = {(row, column) for row, column in SHEET if min(row, column, 10 - row, 10 - column) == depth}
        row = depth if "top" in corner else 10 - depth
        column = depth if "left" in corner else 10 - depth
        way = FIRST_WAY[corner, arrow]
        while (row, column) in ring:
            ring.remove((row, column))
            yield row, column
            if (row + way[0], column + way[1]) not in ring:
                way = turn[way]
            row, column = row + way[0], column + way[1]


def fixed_walk(drawing: Drawing, corner: str, arrow: str, empty: Spaces) -> Spaces:
    """R22."""
    for space in walk(corner, arrow):
        for cell in cells(drawing):
            if laid(drawing, cell, space) <= empty:
                return laid(drawing, cell, space)
    return frozenset()


def free_walk(drawing: Drawing, corner: str, arrow: str, empty: Spaces) -> set[Spaces]:
    """R23."""
    legal = placements(drawing, empty)
    for space in walk(corner, arrow):
        covering = {placement for placement in legal if space in placement}
        if covering:
            return covering
    return set()


def one_each(earning: Iterable[Space]) -> Answer:
    """One star for each space."""
    earned = frozenset(earning)
    return len(earned), [earned]


def each(stars: int, groups: Iterable[Spaces]) -> Answer:
    """So many stars for each group of spaces."""
    found = list(groups)
    return stars * len(found), [frozenset().union(*found)]


def best(choices: Iterable[tuple[int, Spaces]]) -> Answer:
    """The stars of the best choice, and the spaces of every choice as good."""
    found = list(choices)
    most = max((stars for stars, _ in found), default=0)
    return most, [earning for stars, earning in found if stars == most] if most else [frozenset()]


def sentinel_wood(sheet: Sheet) -> Answer:
    return one_each(space for space in spaces(sheet.forest) if on_edge(space))


def greenbough(sheet: Sheet) -> Answer:
    forest = spaces(sheet.forest)
    return len({row for row, _ in forest}) + len({column for _, column in forest}), [forest]


def treetower(sheet: Sheet) -> Answer:
    taken = filled(sheet)
    return one_each(space for space in spaces(sheet.forest) if neighbours(space) <= taken)


def stoneside_forest(sheet: Sheet) -> Answer:
    stone = spaces(sheet.mountain)
    joined: set[Space] = set()
    joining: set[Space] = set()
    for wood in clusters(spaces(sheet.forest)):
        mountains = beside(wood) & stone
        if len(mountains) > 1:
            joined |= mountains
            joining |= wood
    return 3 * len(joined), [frozenset(joined | joining)]


def faunlost_thicket(sheet: Sheet) -> Answer:
    forest = spaces(sheet.forest)
    tops = [(top, column, length) for top, column in forest for length in range(1, 12)]
    runs = [frozenset((top + step, column) for step in range(length)) for top, column, length in tops]
    return best((2 * len(run), run) for run in runs if run <= forest)


def deepwood(sheet: Sheet) -> Answer:
    village = spaces(sheet.village)
    woods = clusters(spaces(sheet.forest))
    return each(6, (wood for wood in woods if len(wood) >= 5 and not beside(wood) & village))


def heart_of_the_forest(sheet: Sheet) -> Answer:
    forest = spaces(sheet.forest)
    return each(2, (frozenset([space]) for space in forest if neighbours(space) <= forest))


def sleepy_valley(sheet: Sheet) -> Answer:
    woods = [row & spaces(sheet.forest) for row in ROWS]
    return each(4, (wood for wood in woods if len(wood) >= 3))


def canal_lake(sheet: Sheet) -> Answer:
    water, farm = spaces(sheet.water), spaces(sheet.farm)
    return one_each((water & beside(farm)) | (farm & beside(water)))


def mages_valley(sheet: Sheet) -> Answer:
    foothills = beside(spaces(sheet.mountain))
    water, farm = spaces(sheet.water) & foothills, spaces(sheet.farm) & foothills
    return 2 * len(water) + len(farm), [water | farm]


def the_golden_granary(sheet: Sheet) -> Answer:
    ruins = spaces(sheet.ruins)
    water, farm = spaces(sheet.water) & beside(ruins), spaces(sheet.farm) & ruins
    return len(water) + 3 * len(farm), [water | farm]


def shoreside_expanse(sheet: Sheet) -> Answer:
    water, farm = spaces(sheet.water), spaces(sheet.farm)
    farms = {group for group in clusters(farm) if not beside(group) & water}
    waters = {group for group in clusters(water) if not beside(group) & farm}
    return each(3, (group for group in farms | waters if not any(map(on_edge, group))))


def craylund(sheet: Sheet) -> Answer:
    water = spaces(sheet.water)
    shores = [(field, beside(field) & water) for field in clusters(spaces(sheet.farm))]
    return each(7, (field | shore for field, shore in shores if len(shore) >= 3))


def ulems_wallow(sheet: Sheet) -> Answer:
    farm = spaces(sheet.farm)
    return each(4, (frozenset([space]) for space in spaces(sheet.water) if len(neighbours(space) & farm) >= 2))


def clawsgrave_peaks(sheet: Sheet) -> Answer:
    stone, farm = spaces(sheet.mountain), spaces(sheet.farm)
    lakes = {lake for lake in clusters(spaces(sheet.water)) if beside(lake) & farm and beside(lake) & stone}
    peaks = {peak for peak in stone if any(neighbours(peak) & lake for lake in lakes)}
    return 5 * len(peaks), [frozenset(peaks).union(*lakes)]


def jorekburg(sheet: Sheet) -> Answer:
    water, farm = spaces(sheet.water), spaces(sheet.farm)
    columns = [column for column in COLUMNS if len(column & water) == len(column & farm)]
    return each(4, (column & (water | farm) for column in columns if column & water))


def wildholds(sheet: Sheet) -> Answer:
    return each(8, (group for group in clusters(spaces(sheet.village)) if len(group) >= 6))


def great_city(sheet: Sheet) -> Answer:
    mountain = spaces(sheet.mountain)
    cities = [group for group in clusters(spaces(sheet.village)) if not beside(group) & mountain]
    size = max(map(len, cities), default=0)
    return size, [city for city in cities if len(city) == size] or [frozenset()]


def greengold_plains(sheet: Sheet) -> Answer:
    terrains = (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.hero, sheet.mountain)
    lands = [spaces(terrain) for terrain in terrains]
    villages = clusters(spaces(sheet.village))
    return each(3, (group for group in villages if sum(bool(beside(group) & land) for land in lands) >= 3))


def shieldgate(sheet: Sheet) -> Answer:
    villages = sorted(clusters(spaces(sheet.village)), key=len, reverse=True)
    if len(villages) < 2:
        return 0, [frozenset()]
    size = len(villages[1])
    return 2 * size, [village for village in villages if len(village) == size]


def traylo_monastery(sheet: Sheet) -> Answer:
    return each(7, (group for group in clusters(spaces(sheet.village)) if placements(("####",), group)))


def outer_enclave(sheet: Sheet) -> Answer:
    taken = filled(sheet)
    around = [beside(group) - taken for group in clusters(spaces(sheet.village))]
    return best((len(empty), empty) for empty in around)


def gnomish_colony(sheet: Sheet) -> Answer:
    return each(6, (group for group in clusters(spaces(sheet.village)) if placements(("##", "##"), group)))


def caravansary(sheet: Sheet) -> Answer:
    villages = clusters(spaces(sheet.village))
    return best((len({row for row, _ in group}) + len({column for _, column in group}), group) for group in villages)


def full_lines(sheet: Sheet, stars: int, lines: Iterable[Spaces]) -> Answer:
    taken = filled(sheet)
    return each(stars, (line for line in lines if line <= taken))


def borderlands(sheet: Sheet) -> Answer:
    return full_lines(sheet, 6, ROWS + COLUMNS)


def lost_barony(sheet: Sheet) -> Answer:
    taken = filled(sheet)
    for side in range(11, 0, -1):
        corners = [(top, left) for top in range(12 - side) for left in range(12 - side)]
        squares = [
            frozenset((top + down, left + right) for down in range(side) for right in range(side))
            for top, left in corners
        ]
        if any(square <= taken for square in squares):
            return 3 * side, [square for square in squares if square <= taken]
    return 0, [frozenset()]


def the_broken_road(sheet: Sheet) -> Answer:
    return full_lines(sheet, 3, (frozenset((row + step, step) for step in range(11 - row)) for row in LINE))


def the_cauldrons(sheet: Sheet) -> Answer:
    taken = filled(sheet)
    return one_each(space for space in SHEET - taken if neighbours(space) <= taken)


def dwarvenholds(sheet: Sheet) -> Answer:
    mountain = spaces(sheet.mountain)
    return full_lines(sheet, 7, (line for line in ROWS + COLUMNS if line & mountain))


def silos(sheet: Sheet) -> Answer:
    return full_lines(sheet, 10, (column for number, column in enumerate(COLUMNS, start=1) if number % 2 == 1))


def banded_hills(sheet: Sheet) -> Answer:
    terrains = (sheet.forest, sheet.village, sheet.farm, sheet.water, sheet.monster, sheet.hero, sheet.mountain)
    rows = [[row & spaces(terrain) for terrain in terrains if row & spaces(terrain)] for row in ROWS]
    return each(4, (frozenset().union(*bands) for bands in rows if len(bands) >= 5))


def starlit_sigil(sheet: Sheet) -> Answer:
    return each(4, (group for group in clusters(SHEET - filled(sheet)) if len(group) == 3))


def monsters(sheet: Sheet) -> Answer:
    """R25."""
    threatened = beside(spaces(sheet.monster)) - filled(sheet)
    return -len(threatened), [threatened]


ORACLE: dict[str, Callable[[Sheet], Answer]] = {
    rule.__name__: rule
    for rule in (
        sentinel_wood,
        greenbough,
        treetower,
        stoneside_forest,
        faunlost_thicket,
        deepwood,
        heart_of_the_forest,
        sleepy_valley,
        canal_lake,
        mages_valley,
        the_golden_granary,
        shoreside_expanse,
        craylund,
        ulems_wallow,
        clawsgrave_peaks,
        jorekburg,
        wildholds,
        great_city,
        greengold_plains,
        shieldgate,
        traylo_monastery,
        outer_enclave,
        gnomish_colony,
        caravansary,
        borderlands,
        lost_barony,
        the_broken_road,
        the_cauldrons,
        dwarvenholds,
        silos,
        banded_hills,
        starlit_sigil,
        monsters,
    )
}
