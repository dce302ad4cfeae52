"""`cartographers bench`: the project's own speeds in one run, as ratios where a peer or a limit is at hand."""

import platform
import sys
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from cartographers import __version__
from cartographers.bench import figures, peers
from cartographers.bench.figures import cores, ratios
from cartographers.bench.peers import PEERS, Measure
from cartographers.bench.yardstick import Speed, compared
from cartographers.cli.args.console import output
from cartographers.cli.args.errors import fail_with
from cartographers.cli.args.files import check_writable, write_or_fail
from cartographers.locales import texts
from cartographers.native import available
from cartographers.picture.bars import Bar, bars

_Seconds = Annotated[float, typer.Option(min=0.01, max=600, help="For each figure and round.")]
_Rounds = Annotated[int, typer.Option(min=1, max=100, help="How often each figure is measured.")]
_Seed = Annotated[int, typer.Option(min=0, help="The same seed measures the same games.")]
_Only = Annotated[str, typer.Option(help="Only these figures, separated by commas.", show_default="all")]
_Plot = Annotated[Path | None, typer.Option(help="Also draw the figures into this SVG file.")]
_Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def bench(
    seconds: _Seconds = 1.0,
    rounds: _Rounds = 3,
    seed: _Seed = 1,
    only: _Only = "",
    plot: _Plot = None,
    as_json: _Json = False,
) -> None:
    """Measure scoring calls, whole games and environment steps a second, beside other simulators that are installed."""
    if not available():
        fail_with("cli-bench-needs-native")
    measures = _chosen(figures.all_of(seed), only)
    if plot is not None:
        check_writable(plot)
    speeds: dict[str, Speed] = {}
    quiet = as_json or not sys.stderr.isatty()
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as progress:
        measuring = progress.add_task(texts()("cli-bench-measuring"), total=len(measures))
        for name, measure in measures.items():
            speeds[name] = compared(partial(measure, seconds), rounds)
            progress.advance(measuring)
    if plot is not None:
        _write_plot(plot, speeds)
    if as_json:
        answer = report(speeds, seconds=seconds, rounds=rounds, seed=seed)
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    else:
        _show(output(), speeds)


def _chosen(measures: dict[str, Measure], only: str) -> dict[str, Measure]:
    """Some of the measures, or all; ends the command where one is unknown."""
    wanted = [name.strip() for name in only.split(",")] if only else list(measures)
    for name in wanted:
        if name not in measures:
            fail_with("cli-bench-unknown", figure=name, known=", ".join(measures))
    return {name: measures[name] for name in wanted}


def report(speeds: dict[str, Speed], **arguments: float) -> dict[str, Any]:
    """The answer of `--json`."""
    packages = ("numba", "numpy", "gymnasium")
    return {
        "version": __version__,
        "machine": {"processor": processor(), "cores": cores(), "system": f"{platform.system()} {platform.machine()}"},
        "versions": {
            "python": platform.python_version(),
            **{name: version(name) for name in packages if find_spec(name)},
            **peers.installed(),
        },
        "not_installed": peers.missing(),
        **arguments,
        "speeds": {
            name: {"a_second": round(speed.a_second), "best_round": round(speed.best_round), "per_yard": speed.per_yard}
            for name, speed in speeds.items()
        },
        "ratios": {f"{one}/{other}": round(ratio, 2) for (one, other), ratio in ratios(speeds).items()},
    }


def processor() -> str:
    """What the machine says that it computes with."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def label(name: str) -> str:
    """A figure's name for people."""
    for peer, shown in zip(PEERS, ("OpenSpiel", "PGX"), strict=True):
        if name.startswith(peer):
            game = name.removeprefix(f"{peer}_").replace("_", " ")
            return texts()("cli-bench-peer", peer=shown, game=game)
    return texts()(f"cli-bench-{name.replace('_', '-')}")


def _show(console: Console, speeds: dict[str, Speed]) -> None:
    text = texts()
    grid = Table(title=f"{processor()} × {cores()}", title_justify="left", box=None, pad_edge=False)
    grid.add_column("")
    for column in ("cli-bench-a-second", "cli-bench-best", "cli-bench-per-yard"):
        grid.add_column(text(column), justify="right")
    for name, speed in speeds.items():
        grid.add_row(label(name), f"{speed.a_second:,.0f}", f"{speed.best_round:,.0f}", f"{speed.per_yard:.4g}")
    console.print(grid)
    for (one, other), ratio in ratios(speeds).items():
        console.print(f"{label(one)} : {label(other)} = {ratio:,.1f}", soft_wrap=True)
    if peers.missing():
        console.print(text("cli-bench-not-installed", names=", ".join(peers.missing())), soft_wrap=True)


def _write_plot(file: Path, speeds: dict[str, Speed]) -> None:
    rows = [Bar(label(name), speed.a_second, not name.startswith(PEERS)) for name, speed in speeds.items()]
    note = f"{processor()} × {cores()} · cartographers {__version__} · Python {platform.python_version()}"
    write_or_fail(file, bars(rows, title=texts()("cli-bench-title"), note=note))
