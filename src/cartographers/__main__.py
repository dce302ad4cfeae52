"""`python -m cartographers` is the program."""

from cartographers.cli.app import main

main()
