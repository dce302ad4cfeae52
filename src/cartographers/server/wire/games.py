"""What is said about one's own games over HTTP (docs/protocol.md)."""

from msgspec import Struct

from cartographers.server.wire.protocol import LobbyLine


class Weighed(Struct, frozen=True):
    """What a review made of a finished match: stars that the cards brought, and that were given away."""

    luck: float
    lost: float


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """Let everybody who has a link read one's games, or no longer."""

    share: bool


class Sharing(Struct, frozen=True):
    """What a link to one's games ends with; empty where they are not shared."""

    token: str = ""


class SharedGames(Struct, frozen=True):
    """The games of somebody who shares them; who else sat there is not told."""

    name: str
    matches: tuple[LobbyLine, ...]
