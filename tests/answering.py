"""What a process answers in tests of processes that answer."""

import os
import sys
import time
from collections.abc import Callable


def arithmetic() -> Callable[[str], object]:
    """Answers with what an expression is worth, and prints what is none of the answer."""
    print("ready")  # noqa: T201
    return lambda expression: eval(expression, {"os": os, "sys": sys, "time": time, "print": print, "input": input})
