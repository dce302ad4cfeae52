"""The suites of the server, on tables without one: whole games, seats, hints and reviews."""

from server.test_deals import (  # noqa: F401
    test_a_try_is_begun_once_from_however_many_devices,
    test_a_try_that_counts_is_neither_ended_nor_given_to_a_bot_nor_helped,
    test_bad_asking_is_refused,
    test_everybody_is_dealt_the_same_and_nobody_else_looks_on,
)
from server.test_games import *  # noqa: F403
from server.test_heralds import (  # noqa: F401
    ada,
    test_a_step_back_and_on_again_is_the_same,
    test_cards_of_a_box_are_entered,
    test_ties_go_to_who_lost_less_and_who_is_late_stands_below,
)
from server.test_hints import (  # noqa: F401
    test_a_hint_can_be_drawn_and_gives_what_it_says,
    test_a_match_is_reviewed_when_it_is_over,
    test_hints_of_a_turn_stay_the_same,
    test_hints_say_what_edicts_coins_and_monsters_give_now,
    test_no_hints_unless_the_host_allows_them,
    test_nobody_who_waits_for_hints_is_kept_from_drawing,
)
from server.test_lessons import (  # noqa: F401
    test_a_lesson_begins_at_once_and_alone,
    test_a_lesson_goes_on_where_it_was_left,
    test_a_step_out_of_order_is_refused,
    test_the_analysis_speaks_before_the_end_of_a_lesson_only,
    test_what_is_no_lesson_is_refused,
)
from server.test_puzzles import *  # noqa: F403
from server.test_seating import *  # noqa: F403
from server.test_sheets import (  # noqa: F401
    test_a_match_is_played_on_it,
    test_a_sheet_is_looked_at_and_tried,
    test_what_is_no_sheet_is_refused,
)
