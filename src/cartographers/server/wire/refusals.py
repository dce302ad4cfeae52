"""How a refusal is answered: a request with a status, a reader by closing the line with the code as the reason."""

from cartographers.game.refusals import Refused
from cartographers.server.wire import protocol

# Refusals that are about the rules or the state of a match are answered with 409.
_STATUS = {
    "damaged_backup": 400,
    "newer_backup": 400,
    "bad_message": 400,
    "bad_name": 400,
    "bad_title": 400,
    "wrong_close": 400,
    "bad_token": 400,
    "used_token": 400,
    "stranger": 401,
    "event_removed": 403,
    "host_only": 403,
    "no_hints": 403,
    "no_watchers": 403,
    "not_asked_here": 403,
    "not_invited": 403,
    "not_seated": 403,
    "not_taking_part": 403,
    "opener_only": 403,
    "other_origin": 403,
    "removed": 403,
    "round_not_closed": 403,
    "try_first": 403,
    "not_shared": 404,
    "page_not_built": 404,
    "unknown_deal": 404,
    "unknown_herald": 404,
    "unknown_entrant": 404,
    "unknown_event": 404,
    "unknown_lesson": 404,
    "unknown_match": 404,
    "unknown_page": 404,
    "unknown_puzzle": 404,
    "unknown_step": 404,
    "unknown_theme": 404,
    "wrong_method": 405,
    "too_large": 413,
    "not_json": 415,
    "reviews_waiting": 429,
    "too_fast": 429,
    "server_error": 500,
    "not_saved": 503,
}
_POLICY, _TRY_LATER = 1008, 1013


def status_of(refused: Refused) -> int:
    return _STATUS.get(refused.code, 409)


def close_code_of(refused: Refused) -> int:
    """The code of RFC 6455 with which a line is closed."""
    return _TRY_LATER if refused.code == "not_saved" else _POLICY


def told(refused: Refused) -> protocol.Refused:
    return protocol.Refused(refused.code, refused.details)
