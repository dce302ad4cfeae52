"""What a package index shows: the README without what only a checkout has. Pictures and links would lead nowhere."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_CHECKOUT = re.compile(r"<!-- In a checkout: -->.*?<!-- Everywhere: -->\s*", re.DOTALL)
_CODE = re.compile(r"(```.*?```)", re.DOTALL)
_LINK = re.compile(r"\[([^]]+)\]\((?![a-z]+:)([^)\s]+)\)")
_WHERE = "The files that are named here lie in the source distribution."


def description(readme: str) -> str:
    """The README without the parts for a checkout; links to files become their names."""
    parts = _CODE.split(_CHECKOUT.sub("", readme))
    parts[::2] = [_LINK.sub(_named, text) for text in parts[::2]]  # code lies between them
    return f"{''.join(parts).rstrip()}\n\n{_WHERE}\n"


def _named(link: re.Match[str]) -> str:
    text, target = link.groups()
    return f"`{target}`" if text == target else f"{text}: `{target}`"


class DescriptionHook(MetadataHookInterface):
    """Puts it into the package's metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": description(readme)}
