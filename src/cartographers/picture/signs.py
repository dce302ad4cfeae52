"""What pictures in pixels show in a space: one sign of eight by eight for each kind of land."""

from cartographers.board.notation import letters_of
from cartographers.board.sheet import Sheet

SIGNS = {
    "forest": ("...##...", "..####..", ".######.", "..####..", ".######.", "########", "...##...", "...##..."),
    "village": ("...##...", "..####..", ".######.", "########", ".#.##.#.", ".######.", ".##..##.", ".##..##."),
    "farm": ("#..#..#.", "#..#..#.", "#..#..#.", "#..#..#.", "#..#..#.", "#..#..#.", "#..#..#.", "#..#..#."),
    "water": ("........", ".##...##", "#..###..", "........", ".##...##", "#..###..", "........", "........"),
    "monster": ("#......#", "##....##", ".######.", ".#.##.#.", ".######.", "..####..", "..#..#..", "...##..."),
    "hero": ("...##...", "...##...", "...##...", "...##...", ".######.", "...##...", "...##...", "...##..."),
    "mountain": ("...#....", "..###...", "..####..", ".#####..", ".######.", "#######.", "########", "########"),
    "wasteland": ("#...#...", "..#...#.", "#...#...", "..#...#.", "#...#...", "..#...#.", "#...#...", "..#...#."),
    "destroyed": ("#......#", ".#....#.", "..#..#..", "...##...", "...##...", "..#..#..", ".#....#.", "#......#"),
    "ruins": ("........", ".#.##.#.", ".#.##.#.", ".######.", "..#..#..", "..#..#..", "..#..#..", ".######."),
}


def layers_of(sheet: Sheet) -> list[tuple[str, bool]]:
    """What each space holds, and whether it is ruins."""
    names = {"F": "forest", "V": "village", "Y": "village", "A": "farm", "W": "water", "H": "hero"}
    names |= {"M": "mountain", "#": "wasteland", "X": "destroyed", **dict.fromkeys("BDZGT", "monster")}
    return [(names.get(letter.upper(), ""), letter in ",fvawybdzgthmx") for letter in letters_of(sheet)]
