"""The program's own help, without what typer imports for it and it never uses."""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from typer.core import TyperGroup

UNUSED = {"rich.markdown": "Markdown", "rich.traceback": "Traceback"}
"""What renders Markdown and tracebacks takes half of the time of the help. Ours has neither."""


class QuickHelp(TyperGroup):
    """A program that shows its help soon."""

    def format_help(self, *given: Any) -> None:
        if "typer.rich_utils" not in sys.modules:
            _import_typers_help()
        super().format_help(*given)


def _import_typers_help() -> None:
    """Imports it with empty classes in place of those that are never used; whoever needs these imports them anew."""
    missing = [name for name in UNUSED if name not in sys.modules]
    for name in missing:
        sys.modules[name] = ModuleType(name)
        setattr(sys.modules[name], UNUSED[name], type(UNUSED[name], (), {}))
    try:
        import_module("typer.rich_utils")
    finally:
        for name in missing:
            del sys.modules[name]
