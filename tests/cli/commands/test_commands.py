"""The commands that the program lists without importing them."""

import pytest

from cartographers.cli.commands import COMMANDS, loaded


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_the_program_says_what_the_command_itself_says(name: str) -> None:
    command = loaded(name)
    assert command.name == name
    assert command.help is not None
    first, *_ = command.help.split("\n\n")
    assert " ".join(first.split()) == COMMANDS[name]
