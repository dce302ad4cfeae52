"""What is asked of a database about tries."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    func,
    literal,
    literal_column,
    not_,
    or_,
    select,
)

from cartographers.store.log import Try
from cartographers.store.schema import is_ranked, tries

NOW = {
    "sqlite": "(julianday('now') - 2440587.5) * 86400.0",
    "postgresql": "extract(epoch FROM clock_timestamp())",
}
TRY = select(*tries.columns)
_ORDER = (tries.c.score.desc(), tries.c.lost, tries.c.finished, tries.c.person)
_BODILESS = [literal("").label("body") if column.name == "body" else column for column in tries.columns]


def now(connection: Connection) -> float:
    """What time the database has."""
    return float(connection.execute(select(literal_column(NOW[connection.dialect.name]))).scalar_one())


def of_person(person: str) -> Select[Any]:
    """All tries of somebody, without their bodies, the newest first."""
    return select(*_BODILESS).where(tries.c.person == person).order_by(tries.c.begun.desc(), tries.c.deal)


def at_deal(deal: str) -> Select[Any]:
    """All tries of a deal, in the order in which they were begun."""
    return TRY.where(tries.c.deal == deal).order_by(tries.c.begun, tries.c.person)


def ranked(deal: str, after: int, most: int) -> Select[Any]:
    return TRY.where(tries.c.deal == deal, is_ranked).order_by(*_ORDER).offset(after).limit(most)


def counted(deal: str, own: Try | None) -> Select[Any]:
    """How many tries of a deal rank; then, beside one that does, how many are better, worse, and come before it."""
    found = select(func.count()).select_from(tries).where(tries.c.deal == deal, is_ranked)
    return found.add_columns(*map(_number, _beside(own))) if own and own.ranks else found


def _beside(own: Try) -> Sequence[ColumnElement[bool]]:
    score, lost, finished = tries.c.score, tries.c.lost, tries.c.finished
    better = or_(score > own.score, and_(score == own.score, lost < own.lost))
    worse = or_(score < own.score, and_(score == own.score, lost > own.lost))
    sooner = or_(finished < own.finished, and_(finished == own.finished, tries.c.person < own.person))
    return better, worse, or_(better, and_(not_(worse), sooner))


def _number(are: ColumnElement[bool]) -> ColumnElement[int]:
    return func.coalesce(func.sum(case((are, 1), else_=0)), 0)
