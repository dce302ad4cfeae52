"""The suites of the server, on tables without one: whole games, seats, hints and reviews."""

from server.test_games import *  # noqa: F403
from server.test_hints import (  # noqa: F401
    test_a_hint_can_be_drawn_and_gives_what_it_says,
    test_a_match_is_reviewed_when_it_is_over,
    test_hints_of_a_turn_stay_the_same,
    test_hints_say_what_edicts_coins_and_monsters_give_now,
    test_no_hints_unless_the_host_allows_them,
    test_nobody_who_waits_for_hints_is_kept_from_drawing,
)
from server.test_seating import *  # noqa: F403
