"""Puzzles in the terminal: the position, an answer line by line, and what became of it."""

import sys
from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cartographers.board.notation import BadNotation, board_of
from cartographers.bots import uniform
from cartographers.cards.printed import Edict
from cartographers.cli.args.errors import sentence
from cartographers.cli.table.lines import card_lines, edict_lines
from cartographers.cli.table.parse import Unclear, answer_said, is_answer, legal_answers, said
from cartographers.cli.table.sentences import worded
from cartographers.cli.table.session import PERSON, Session
from cartographers.cli.table.view.board import SMALL, Overlay, drawn_map, map_width
from cartographers.cli.table.view.open_cards import power_lines, season_lines
from cartographers.cli.table.view.panel import headline, signed
from cartographers.game.refusals import Refused
from cartographers.game.state import Drawing
from cartographers.locales import texts
from cartographers.puzzles import Puzzle, Puzzles, Solver, Verdict, answered, judge, next_for, position, streak, view_of
from cartographers.puzzles.difficulty import Rating
from cartographers.puzzles.themes import EDICT, SEASON

SKIP, QUIT, LEGAL = "skip", "quit", "legal"
_FEW = 60
"""So many legal drawings are told without asking."""


def theme_name(theme: str) -> str:
    """What a theme is called."""
    for prefix, kind in ((EDICT, "card"), (SEASON, "season")):
        if theme.startswith(prefix):
            return texts().name(kind, theme.removeprefix(prefix))
    return texts().name("theme", theme)


def question(puzzle: Puzzle) -> RenderableType:
    """A puzzle without its answer: where it comes from, the map, the card, the edicts."""
    text, view = texts(), view_of(puzzle)
    session = session_of(puzzle)
    source = text(
        "puzzles-source",
        preset=text.name("preset", puzzle.preset),
        sheet=text.name("sheet", puzzle.sheet),
        seed=puzzle.seed,
        turn=puzzle.turn,
    )
    about = text("puzzles-about", themes=", ".join(map(theme_name, puzzle.themes)), rating=str(puzzle.rating))
    table = view.table
    beside = [*season_lines(table), *power_lines(table), "", *card_lines(session)]
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(width=map_width(SMALL))
    grid.add_column()
    grid.add_row(drawn_map(table.seats[PERSON].sheet, Overlay()), Text("\n".join(beside)))
    title = Text(text("puzzles-title", puzzle=puzzle.id), "bold")
    edicts = Text("\n".join(edict_lines(table)))
    return Group(title, Text(f"{source}\n{about}"), headline(table, PERSON), Text(), grid, Text(), edicts)


def explanation(puzzle: Puzzle, verdict: Verdict) -> RenderableType:
    """What became of an answer, and why: both maps, and the stars edict by edict."""
    text, view = texts(), view_of(puzzle)
    parts: list[RenderableType] = [Text(_sentence(verdict), "bold"), Text()]
    maps = Grid.grid(padding=(0, 3))
    shown = {"puzzles-best": verdict.best} | ({} if verdict.place == 1 else {"puzzles-yours": verdict.answer})
    for _ in shown:
        maps.add_column(width=map_width(SMALL))
    maps.add_row(*(Text(text(key, drawing=worded(drawing))) for key, drawing in shown.items()))
    maps.add_row(
        *(
            drawn_map(view.after(drawing).sheet, Overlay(ghost=drawing.spaces, marks=drawing.marks))
            for drawing in shown.values()
        )
    )
    return Group(*parts, maps, Text(), _reasons(verdict))


def _sentence(verdict: Verdict) -> str:
    text = texts()
    if verdict.is_solved:
        return text("puzzles-solved", lead=f"{verdict.lead:.1f}")
    return text("puzzles-behind" if verdict.place else "puzzles-far-behind", stars=f"{verdict.behind:.1f}")


def _reasons(verdict: Verdict) -> Grid:
    text = texts()
    grid = Grid(box=None, pad_edge=False)
    headings = ("puzzles-before", "puzzles-after-best", "puzzles-after-yours", "hint-left", "puzzles-of-lead")
    for heading in ("", *map(text, headings)):
        grid.add_column(heading, justify="right" if heading else "left")
    names = [f"{edict} {text.name('card', reason.card)}" for edict, reason in zip(Edict, verdict.reasons, strict=False)]
    names += [text("cli-coins"), text("cli-monsters")]
    for name, reason in zip(names, verdict.reasons, strict=True):
        lead = "" if reason.lead is None else f"{reason.lead:+.1f}".replace("-", "−")
        stars = (signed(number) for number in (reason.before, reason.best, reason.answer))
        grid.add_row(name, *stars, f"{reason.left}×", lead)
    grid.add_row(text("hint-rest"), "", "", "", "", f"{verdict.rest:+.1f}".replace("-", "−"))
    return grid


class Solving:
    """Asks one puzzle after the other, each as difficult as the solver is strong, until somebody leaves."""

    def __init__(self, puzzles: Puzzles, console: Console, theme: str = "") -> None:
        self._puzzles, self._console, self._theme = puzzles, console, theme
        self._solver = Solver()
        self._skipped: set[str] = set()

    def run(self) -> None:
        """Until there is no puzzle left, `quit`, or the end of the input."""
        while True:
            left = Puzzles(tuple(each for each in self._puzzles if each.id not in self._skipped))
            puzzle = next_for(self._solver, left, self._theme)
            self._console.print(question(puzzle))
            self._say("puzzles-how")
            word = self._asked(puzzle)
            if word == QUIT:
                return
            self._skipped.add(puzzle.id)

    def _asked(self, puzzle: Puzzle) -> str:
        """Asks until the puzzle is answered, skipped or left; the word that ended it."""
        while True:
            try:
                words = input("> " if sys.stdin.isatty() else "").split()
            except EOFError:
                return QUIT
            word = words[0].casefold() if words else ""
            if word in (SKIP, QUIT):
                return word
            try:
                if word == LEGAL:
                    self._print(self._legal(puzzle, words[1:]))
                elif word and is_answer(word):
                    self._answer(puzzle, words)
                    return ""
                else:
                    self._say("puzzles-how")
            except (Refused, BadNotation) as refused:
                self._print([sentence(refused)])
            except Unclear as unclear:
                self._print([str(unclear)])

    def _answer(self, puzzle: Puzzle, words: list[str]) -> None:
        answer = answer_said(session_of(puzzle), words)
        if not isinstance(answer, Drawing):
            raise Refused("not_asked")
        verdict = judge(puzzle, answer)
        self._solver, _ = answered(self._solver, puzzle.id, Rating(puzzle.rating), verdict.is_solved)
        self._console.print(explanation(puzzle, verdict))
        row = streak(self._solver.results)
        self._say("puzzles-row", now=row.now, rating=f"{self._solver.rating.value:.0f}")

    def _legal(self, puzzle: Puzzle, words: list[str]) -> list[str]:
        session = session_of(puzzle)
        number, answers = legal_answers(session)
        if not words and number > _FEW:
            return [texts()("puzzles-legal-many", number=number)]
        goal = board_of(word.upper() for word in words)
        return [said(session, each) for each in answers if isinstance(each, Drawing) and each.spaces & goal == goal]

    def _say(self, text: str, **details: str | int) -> None:
        self._print([texts()(text, **details)])

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._console.print(Text(line))


def session_of(puzzle: Puzzle) -> Session:
    """The place of whoever solves a puzzle: there are no other seats, so nobody else is ever asked."""
    return Session(position(puzzle), uniform.choose)
