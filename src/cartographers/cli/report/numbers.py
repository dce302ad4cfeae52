"""Numbers of a report as people read them."""

from cartographers.arena.estimates import Estimate


def short(number: float) -> str:
    """A number with one digit after the point, below zero with a real minus."""
    return f"{round(number, 1) + 0.0:.1f}".replace("-", "−")


def signed(number: float) -> str:
    """A number of stars or points with its sign, which may be a real minus."""
    return f"{number:+.1f}".replace("-", "−") if round(number, 1) else "0.0"


def with_margin(found: Estimate) -> str:
    """A mean and how far its 95 % interval reaches."""
    return signed(found.mean) if found.margin is None else f"{signed(found.mean)} ± {found.margin:.1f}"


def plain(found: Estimate) -> str:
    """The same for what is hardly ever below zero."""
    return short(found.mean) if found.margin is None else f"{short(found.mean)} ± {found.margin:.1f}"


def share(found: Estimate) -> str:
    return f"{found.mean:.0%}" if found.margin is None else f"{found.mean:.0%} ± {found.margin:.0%}"


def milliseconds(time: float) -> str:
    """A time with about three digits that matter."""
    if time >= 100:
        return f"{time:,.0f}"
    return f"{time:.1f}" if time >= 10 else f"{time:.2f}"


def is_sure(found: Estimate) -> bool:
    """Whether the 95 % interval leaves no doubt about the sign."""
    return found.margin is not None and abs(found.mean) > found.margin
