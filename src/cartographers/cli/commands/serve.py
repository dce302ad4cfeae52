"""`cartographers serve`: the table for everybody, in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from cartographers.cli.args.database import Database
from cartographers.cli.args.errors import fail_with


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 for any free one.")] = 8000,
    database: Database = "",
    secret_file: Annotated[
        Path | None,
        typer.Option(
            show_default="in your data folder",
            help="The key that signs cookies; made where it is missing. Servers of one table share it.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another address that the page is served from, such as https://example.org."),
    ] = None,
    proxy: Annotated[
        str, typer.Option(help="Addresses of proxies in front, whose X-Forwarded headers are believed.")
    ] = "127.0.0.1",
    address_credits: Annotated[
        tuple[float, float], typer.Option(help="Requests of one address at once, and a second.")
    ] = (600, 60),
    person_tables: Annotated[
        tuple[int, int], typer.Option(help="Tables that one person may have at once, and the seats at them.")
    ] = (50, 300),
    address_tables: Annotated[
        tuple[int, int], typer.Option(help="Tables that all at one address may have at once, and the seats at them.")
    ] = (500, 5000),
    person_sockets: Annotated[
        tuple[int, int], typer.Option(help="Open connections of one person, and those that only watch.")
    ] = (50, 10),
    address_sockets: Annotated[
        tuple[int, int], typer.Option(help="Open connections of one address, and those that only watch.")
    ] = (2000, 200),
    keep: Annotated[
        float, typer.Option(min=0, help="Days that matches are kept after their last change; 0: for ever.")
    ] = 0,
    open_metrics: Annotated[bool, typer.Option(help="Show /metrics to others than this machine.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in your browser.")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_json: Annotated[bool, typer.Option(help="Write the log as JSON, a line each.")] = False,
) -> None:
    """Serve the web table: for you alone, for friends by a link, or for a club."""
    if log_level not in ("debug", "info", "warning", "error"):
        fail_with("cli-unknown-log-level", level=log_level)
    from cartographers.cli.hosting import server  # only this command needs it, and it takes its time

    server.start_logging(log_json, log_level)
    server.run(
        host,
        port,
        database,
        secret_file,
        tuple(origin or ()),
        proxy,
        address_credits,
        open_metrics,
        open_browser,
        (person_tables, address_tables, person_sockets, address_sockets),
        keep,
    )
