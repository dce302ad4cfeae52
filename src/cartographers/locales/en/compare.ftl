### Games on one deal beside each other, card by card.

compare-title = Where the stars went
compare-with = Beside whom?
compare-best = The best map
compare-master = Master bot
compare-you = You
compare-thinking = The bot is drawing this map. It takes a few seconds.
compare-after = After { $card }
compare-before = Before the first card
compare-stars = Stars, season by season
compare-order = yours, then theirs
compare-total = Total
compare-more = More people …
refusal-round-not-closed = This round is not closed yet. Then everybody sees the maps of all.
