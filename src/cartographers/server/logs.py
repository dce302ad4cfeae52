"""Logs that machines can read: one JSON object a line, with match and seq where there are some."""

import logging
from datetime import UTC, datetime

import msgspec

_KEPT = ("match", "seq", "code", "status", "seconds")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        told |= {key: getattr(record, key) for key in _KEPT if hasattr(record, key)}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class Words(logging.Formatter):
    """The same for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{key}={getattr(record, key)}" for key in _KEPT if hasattr(record, key))
        line = f"{record.levelname.lower()}: {record.getMessage()}{f' ({more})' if more else ''}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def start_logging(as_json: bool, level: str) -> None:
    """Sends everything to stderr, one line each."""
    showing = logging.StreamHandler()
    showing.setFormatter(JsonLines() if as_json else Words())
    # Other people's code writes all that it is given when it debugs, seeds and invites too: it may only warn.
    logging.basicConfig(level="ERROR" if level == "error" else "WARNING", handlers=[showing], force=True)
    logging.getLogger("cartographers").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether the server itself has erred; uvicorn calls it an error, too, when a client sends text that is none."""
    return "Invalid UTF-8" not in record.getMessage()
