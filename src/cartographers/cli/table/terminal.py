"""A match by keys: a ghost over the map, and everything it would change beside it."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.text import Text

from cartographers.cards.printed import Edict
from cartographers.cli.table import ghost as ghosts
from cartographers.cli.table.draft import answer_of, begun, open_skills, other_skill, put_down, taken_back, with_ghost
from cartographers.cli.table.ghost import Choice, Ghost
from cartographers.cli.table.screen import Page, Screen
from cartographers.cli.table.sentences import is_raid, told
from cartographers.cli.table.session import PERSON, Session, Unsaved
from cartographers.cli.table.view.open_cards import cards_page
from cartographers.cli.table.view.pages import Scene, counting_page, final_page, help_page, legend_page, scene_page
from cartographers.cli.table.view.panel import LIGHTS
from cartographers.cli.table.view.scenes import (
    as_drawn,
    dodge_scene,
    ghost_scene,
    lit_scene,
    looking_scene,
    raid_scene,
    with_maps,
)
from cartographers.game.events import SeasonScored
from cartographers.game.options import year
from cartographers.game.state import Answer, Dodging, Drawing, Table, Target, Task
from cartographers.locales import texts

_GHOST_KEYS: dict[str, Callable[[Ghost, Choice], Ghost]] = {
    **dict.fromkeys(("up", "k"), lambda ghost, _: ghosts.moved(ghost, -1, 0)),
    **dict.fromkeys(("down", "j"), lambda ghost, _: ghosts.moved(ghost, 1, 0)),
    **dict.fromkeys(("left", "h"), lambda ghost, _: ghosts.moved(ghost, 0, -1)),
    **dict.fromkeys(("right", "l"), lambda ghost, _: ghosts.moved(ghost, 0, 1)),
    "r": lambda ghost, _: ghosts.rotated(ghost),
    "R": lambda ghost, _: ghosts.rotated(ghost, clockwise=False),
    "m": lambda ghost, _: ghosts.mirrored(ghost),
    "s": ghosts.other_shape,
    "t": ghosts.other_terrain,
    "T": lambda ghost, choice: ghosts.other_terrain(ghost, choice, -1),
    **dict.fromkeys(("n", "tab"), ghosts.next_fit),
    **dict.fromkeys(("p", "back tab"), lambda ghost, choice: ghosts.next_fit(ghost, choice, -1)),
}
# Where a space is to be destroyed, arrows go from one that may be to the next.
_TARGET_KEYS: dict[str, Callable[[Ghost, Choice], Ghost]] = {
    **dict.fromkeys(("up", "k"), lambda ghost, choice: ghosts.next_towards(ghost, choice, -1, 0)),
    **dict.fromkeys(("down", "j"), lambda ghost, choice: ghosts.next_towards(ghost, choice, 1, 0)),
    **dict.fromkeys(("left", "h"), lambda ghost, choice: ghosts.next_towards(ghost, choice, 0, -1)),
    **dict.fromkeys(("right", "l"), lambda ghost, choice: ghosts.next_towards(ghost, choice, 0, 1)),
    **{key: _GHOST_KEYS[key] for key in ("n", "tab", "p", "back tab")},
}
_YES = ("enter", " ")
_BACK = ("escape", "u")
_SKILL_KEYS = {"a": 1, "A": -1}


class Left(Exception):  # noqa: N818  leaving is no error
    """The person has left the game."""


class Terminal:
    """One person's game on a screen."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self._sitting = session
        self._screen = screen
        self._notice = ""
        self._near = ghosts.MIDDLE

    def run(self) -> None:
        """Plays until the end of the year, or until the person leaves."""
        try:
            self._screen.open()
            self._tell()
            while not self._sitting.table.over:
                answer = self._asked()
                self._notice = ""
                self._sitting.answer(answer)
                self._keep()
                self._tell()
            self._finish()
        except Left:
            pass
        finally:
            self._screen.close()

    def _asked(self) -> Answer:
        """What the person answers to what is asked."""
        self._screen.page = scene_page
        return Dodging(self._dodge()) if self._sitting.table.task is Task.DODGE else self._draw()

    def _draw(self) -> Drawing | Target:
        """One ghost, until the person has drawn or destroyed what it covers."""
        draft = begun(self._sitting, self._near)
        keys = _GHOST_KEYS if draft.choice.terrains else _TARGET_KEYS
        while True:
            scene = ghost_scene(self._sitting, draft)
            scene = scene._replace(notice=scene.notice or self._notice)
            key = self._screen.ask(scene)
            if key == "e":
                key = self._walk_edicts(as_drawn(scene) if draft.is_sure else scene, range(LIGHTS))
            if key in _YES and draft.is_sure:
                main = (draft.put or draft).ghost
                self._near = main.row, main.column
                self._screen.show(scene._replace(message=Text(texts()("play-drawn")), keys=""))
                return answer_of(draft)
            if key in _YES:
                draft = put_down(self._sitting, draft) if scene.overlay.is_legal else draft
            elif key in _BACK:
                draft = taken_back(draft)
            elif key in keys:
                draft = with_ghost(draft, keys[key](draft.ghost, draft.choice))
            elif key in _SKILL_KEYS and open_skills(self._sitting):
                draft = other_skill(self._sitting, draft, _SKILL_KEYS[key])
            elif key in _SKILL_KEYS and self._sitting.table.skills:
                self._notice = texts()("play-no-skill")
            else:
                self._other(key, scene)

    def _dodge(self) -> bool:
        """Whether the person meets an ambush with acrobatics."""
        while True:
            scene = dodge_scene(self._sitting)._replace(notice=self._notice)
            key = self._screen.ask(scene)
            if key == "e":
                key = self._walk_edicts(scene, range(LIGHTS))
            if key in ("y", "Y", "n", "N"):
                return key in ("y", "Y")
            self._other(key, scene)

    def _other(self, key: str, scene: Scene) -> None:
        """Keys that do not touch the ghost."""
        if key in ("v", "V"):
            self._look(scene)
        elif key == "w":
            self._save(scene)
        elif key == "c":
            self._show(cards_page)
        elif key == "?":
            self._show(help_page)
            self._show(legend_page)
        elif key == "q":
            self._leave(scene)

    def _walk_edicts(self, scene: Scene, lights: Sequence[int]) -> str:
        """Lights what counts, edict by edict; returns the key that ended it, if it should do something else."""
        for number in lights:
            key = self._screen.ask(lit_scene(scene, number))
            if key != "e":
                return "" if key in (*_YES, *_BACK) else key
        return ""

    def _look(self, scene: Scene) -> None:
        """Shows the others' maps one after another."""
        seats = scene.table.options.seats
        page, self._screen.page = self._screen.page, scene_page
        seat = 1
        while seats > 1 and seat % seats != PERSON:
            looking = looking_scene(scene, seat)
            key = self._screen.ask(looking)
            if key == "e":
                key = self._walk_edicts(looking, range(LIGHTS))
            if key in ("v", "right", "l", "n", "tab"):
                seat += 1
            elif key in ("V", "left", "h", "p", "back tab"):
                seat -= 1
            elif key:
                break
        self._screen.page = page

    def _show(self, shown: Page) -> None:
        """Shows a page until a key is pressed."""
        page, self._screen.page = self._screen.page, shown
        self._screen.ask(Scene(self._sitting.table))
        self._screen.page = page

    def _tell(self) -> None:
        """Shows what happened: a page for an ambush and for a season's end, a line for the rest."""
        notices = [self._notice] if self._notice else []
        for step in self._sitting.news:
            if is_raid(step):
                self._screen.page = scene_page
                self._screen.forget()
                self._screen.ask(raid_scene(step))
            elif isinstance(step.event, SeasonScored):
                self._count(step.after)
                notices.clear()
            elif news := told(step):
                notices.append(news)
        self._notice = " ".join(notices)

    def _count(self, table: Table) -> None:
        """The end of a season."""
        self._screen.page = lambda scene, width, height: counting_page(table, scene, width, height)
        season = year(table.options)[table.season]
        lights = [list(Edict).index(edict) for edict in season.edicts] + [len(Edict)]
        message = Text(texts()("play-press-key"), "bold")
        scene = Scene(table, message=message, keys=with_maps(table, "play-keys-counting"))
        self._screen.forget()
        while (key := self._screen.ask(scene)) in ("e", "v"):
            if key == "v":
                self._look(scene)
            else:
                self._walk_edicts(scene, lights)

    def _finish(self) -> None:
        """The last page stays until the person leaves it."""
        session = self._sitting
        table, seed = session.table, session.match.state.seed
        self._screen.page = lambda scene, width, height: final_page(table, seed, scene, width, height)
        self._screen.forget()
        while True:
            kept = texts()("play-kept", file=str(session.file)) if session.file else ""
            scene = Scene(table, message=Text(self._notice or kept), keys=with_maps(table, "play-keys-final"))
            key = self._screen.ask(scene)
            if key in ("q", "escape", *_YES):
                return
            if key == "e":
                self._walk_edicts(scene, range(LIGHTS))
            else:
                self._other(key, scene)

    def _leave(self, scene: Scene) -> None:
        """Asks whether to save, then leaves; or stays."""
        text = texts()
        file = self._sitting.file
        question = text("play-leave-kept", file=str(file)) if file else text("play-leave")
        keys = text("play-keys-leave-kept") if file else text("play-keys-leave")
        while True:
            key = self._screen.ask(scene._replace(notice=self._notice, message=Text(question, "bold"), keys=keys))
            if key in ("y", "Y") and (file or self._save(scene)):
                raise Left
            if key in ("n", "N") and not file:
                raise Left
            if key in ("n", "N", *_BACK):
                return

    def _keep(self) -> None:
        """Brings the file up to date, if there is one."""
        if self._sitting.file:
            self._write(self._sitting.file)

    def _save(self, scene: Scene) -> bool:
        """Saves into the match's file, asking for its name if it has none yet."""
        file = self._sitting.file or self._asked_name(scene)
        if file is None or not self._write(file):
            return False
        self._notice = texts()("play-saved", file=str(file))
        return True

    def _write(self, file: Path) -> bool:
        try:
            self._sitting.save(file)
        except Unsaved as unsaved:
            self._notice = str(unsaved)
            return False
        return True

    def _asked_name(self, scene: Scene) -> Path | None:
        """The name of a file, typed in; none if the person thinks better of it."""
        seed = "".join(filter(str.isalnum, self._sitting.match.state.seed))
        name = texts()("play-file-name", seed=seed[:8])
        while True:
            prompt = Text(texts()("play-ask-name", name=f"{name}▏"), "bold")
            key = self._screen.ask(scene._replace(message=prompt, keys=texts()("play-keys-name")))
            if key == "escape":
                return None
            if key == "enter" and name.strip():
                return Path(name.strip())
            if key == "backspace":
                name = name[:-1]
            elif len(key) == 1:
                name += key
