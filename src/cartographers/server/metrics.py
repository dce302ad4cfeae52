"""What can be watched of a running server, for Prometheus; where that is not installed, nobody watches."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("prometheus_client"):
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
else:
    from cartographers.server.unwatched import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

SOCKETS = Gauge("cartographers_sockets", "Open sockets.", registry=REGISTRY)
ROOMS = Gauge("cartographers_rooms", "Matches in memory.", registry=REGISTRY)
WISHES = Counter("cartographers_wishes", "Answered wishes, by outcome.", ["outcome"], registry=REGISTRY)
REFUSALS = Counter("cartographers_refusals", "Refusals, by code.", ["code"], registry=REGISTRY)
CONFLICTS = Counter("cartographers_conflicts", "Appends that another process was faster with.", registry=REGISTRY)
UNAVAILABLE = Counter("cartographers_store_unavailable", "Times the store did not answer.", registry=REGISTRY)
APPEND = Histogram("cartographers_append_seconds", "Time to write to the log.", buckets=_FAST, registry=REGISTRY)
ANSWER = Histogram("cartographers_answer_seconds", "Time to answer a wish.", buckets=_FAST, registry=REGISTRY)
MESSAGES = Counter("cartographers_messages", "Messages sent over sockets, by kind.", ["kind"], registry=REGISTRY)
REQUESTS = Counter("cartographers_requests", "HTTP requests, by status.", ["status"], registry=REGISTRY)
