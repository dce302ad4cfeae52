"""The report of an arena as one page: tables and plots, no scripts, nothing from elsewhere."""

from collections.abc import Iterator
from html import escape
from string import Template

from cartographers.arena.report import Report
from cartographers.cards.printed import SCORING, SHEETS
from cartographers.cli.report import plots
from cartographers.cli.report.numbers import with_margin
from cartographers.cli.report.tables import Shown, notes_of, tables_of
from cartographers.game.options import Options
from cartographers.locales import texts
from cartographers.picture.tokens import COLOURS

# The pigments of the map, told apart by day; the washes of the same, by night.
_BOTS = ("forest_deep", "village_deep", "water_deep", "farm_deep", "monster_wash", "hero_line", "mountain_deep", "ink")
_BOTS_BY_NIGHT = (
    "forest_wash", "village_wash", "water_wash", "farm_wash", "mask", "gold", "mountain_wash", "pale",
)  # fmt: skip

_STYLE = Template("""
:root { color-scheme: light dark; --ink: $ink; --second: $second_ink; --paper: $paper; --card: $card; --rim: $dim;
  --alarm: $cinnabar; $bots }
@media (prefers-color-scheme: dark) { :root { --ink: $pale; --second: $dim; --paper: #17201f; --card: #1f2a2a;
  --rim: #3a4746; --alarm: $village_wash; $bots_by_night } }
body { margin: 0 auto; padding: 1rem 1rem 3rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Georgia, serif; }
h1 { font-weight: normal; font-style: italic; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
section { background: var(--card); border: 1px solid var(--rim); border-radius: 8px; padding: 1rem; margin: 1rem 0;
  overflow-x: auto; }
p { color: var(--second); margin: .3rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .8rem .15rem 0; text-align: right; white-space: nowrap; }
th { font-weight: normal; color: var(--second); }
th:first-child, td:first-child { text-align: left; }
tbody tr { border-top: 1px solid var(--rim); }
svg { display: block; width: 100%; min-width: 36rem; margin-top: .8rem; }
svg text { font: 14px Georgia, serif; fill: var(--ink); }
.name { text-anchor: end; } .tick { text-anchor: middle; fill: var(--second) !important; }
.grid { stroke: var(--rim); fill: none; } .zero { stroke: var(--second); stroke-dasharray: 4 3; fill: none; }
span { color: var(--bot); } .fill { fill: var(--bot); } .stroke { stroke: var(--bot); stroke-width: 2; fill: none; }
.limit { stroke: var(--alarm); stroke-width: 2; fill: none; }
$classes
""")


def page_of(report: Report) -> str:
    """The page as HTML."""
    text = texts()
    title = escape(text("arena-title"))
    drawn = dict(_plots(report))
    sections = "".join(
        f"<section><h2>{escape(shown.heading)}</h2>{_table(shown)}{drawn.pop(shown.heading, '')}</section>"
        for shown in tables_of(report)
    )
    others = "".join(f"<section><h2>{escape(heading)}</h2>{plot}</section>" for heading, plot in drawn.items())
    notes = "".join(f"<p>{escape(note)}</p>" for note in (*_asked(report), *notes_of(report)))
    return (
        f'<!doctype html>\n<html lang="{text.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_style()}</style>\n"
        f"<h1>{title}</h1>\n{notes}\n{sections}\n{others}\n</html>\n"
    )


def _asked(report: Report) -> Iterator[str]:
    """What was played, so that the page tells how to play it again."""
    question = report.question
    yield texts()("arena-asked", deals=question.deals, seed=question.seed, games=report.played)
    options = question.options
    sheet = options.sheet if options.sheet in SHEETS else texts().name("sheet", options.sheet)
    preset = texts().name("preset", report.preset)
    yield texts()("arena-where", preset=f"{preset}, {report.preset}", sheet=sheet, version=report.version)
    settled = [f"{name}={_told(getattr(options, name))}" for name in Options.__struct_fields__]
    settled += [f"{name}={value}" for name in ("against", "weights") if (value := getattr(question, name))]
    yield " · ".join(settled)


def _told(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(value) or "-" if isinstance(value, tuple) else str(value)


def _plots(report: Report) -> Iterator[tuple[str, str]]:
    """Plots by the heading under which they stand."""
    text = texts()
    entrants = report.entrants
    colour = {entrant.bot: place % len(_BOTS) for place, entrant in enumerate(entrants)}
    rows = [
        plots.Whisker(found.bot, point.low, point.mean, point.high, with_margin(point), colour[found.bot])
        for found in entrants
        for point in [found.points]
    ]
    yield text("arena-standings"), plots.whiskers(text("arena-standings"), rows)
    if report.differences:
        compared = [
            plots.Whisker(
                f"{found.first} − {found.second}",
                found.stars.low,
                found.stars.mean,
                found.stars.high,
                with_margin(found.stars),
                colour[found.first],
            )
            for found in report.differences
        ]
        yield text("arena-differences"), plots.whiskers(text("arena-differences"), compared, zero=True)
    hills = [plots.Steps(found.bot, found.counts, colour[found.bot]) for found in entrants]
    yield text("arena-spread"), plots.steps(text("arena-spread"), hills)
    cards = [
        plots.Dots(
            text.name("card", card),
            tuple((found.edicts[card].mean, colour[found.bot]) for found in entrants if card in found.edicts),
        )
        for card in SCORING
        if any(card in found.edicts for found in entrants)
    ]
    names = " ".join(f'<span class="bot{colour[found.bot]}">●</span> {escape(found.bot)}' for found in entrants)
    yield text("arena-edicts"), f"{plots.dots(text('arena-edicts'), cards)}<p>{names}</p>"
    reaches = [
        plots.Reach(found.bot, (times.p50, times.p95, times.p99, times.worst), times.budget, colour[found.bot])
        for found in entrants
        if (times := found.times)
    ]
    if reaches:
        yield text("arena-times"), plots.reaches(text("arena-times"), reaches)


def _table(shown: Shown) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in shown.columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in shown.rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _style() -> str:
    by_day = " ".join(f"--bot{place}: {COLOURS[name]};" for place, name in enumerate(_BOTS))
    by_night = " ".join(f"--bot{place}: {COLOURS[name]};" for place, name in enumerate(_BOTS_BY_NIGHT))
    classes = "\n".join(f".bot{place} {{ --bot: var(--bot{place}); }}" for place in range(len(_BOTS)))
    return _STYLE.substitute(COLOURS, bots=by_day, bots_by_night=by_night, classes=classes)
