### The map of a day or a week that everybody is dealt alike.

deal-of-day = The map of { $date }
deal-of-week = The map of week { $week }
deal-week-number = Week { $week }
deal-kind-challenge = Challenge
deal-kind-event = Round of an event
deal-opened-by = by { $name }
deal-lead-opened = { $name } challenges you: the same cards in the same order for everybody. You draw it once, and what you draw counts.
deal-lead = The same cards in the same order for everybody. You draw it once, and what you draw counts.
deal-lead-week = A bigger game for the whole week, the same for everybody. You draw it once, and what you draw counts.
deal-lead-here = The same cards in the same order for everybody who plays without a server today. Nobody is ranked; your days in a row are kept in this browser.
deal-lead-open = Everything is known now. You can draw it for yourself; it does not count any more.
deal-lead-closed = No one can begin it any more, but others may still be drawing. At { $time } the deck is revealed; then you can draw it for yourself.
deal-left = { $time } left
deal-begin = Draw the map
deal-begin-note = about { $minutes } minutes
deal-go-on = Go on drawing
deal-again = Draw it again
deal-compare = Compare card by card
deal-all = All days
deal-sealed = sealed
deal-revealed = revealed
deal-longest = your longest: { $days }
deal-next = Next map in { $time }

deal-proof = Is it fair?
deal-proof-sealed = The seed of all decks was drawn on { $drawn } and sealed. It will be told on { $time }, when nobody can finish in time any more.
deal-proof-open = The seed of all decks was drawn on { $drawn } and sealed. Now it is told: SHA-256 of “cartographers”, a new line and the seed gives the seal. The record of a game proves the decks.
deal-proof-next = The next map is sealed already:
deal-seal = Seal
deal-seed = Seed

deal-place = Place { $place } of { $of }
deal-better = better than { $percent } of 100
deal-first = Nobody else has drawn it yet
deal-missing = { $stars ->
    [one] One more star, and you are: { $title }.
   *[other] { $stars } more stars, and you are: { $title }.
}
deal-titles = Titles
deal-you-have = you have { $rating }
deal-gap = You and the best
deal-best = Best
deal-best-map = Best map
deal-next-best-map = Best map of the others
deal-by = { $name }, rating { $rating }
deal-difference = Difference
deal-late = You finished after the deck was revealed, so this map has no place.
deal-final = Places are final on { $time }.
deal-ranking = Ranking
deal-whole-ranking = The whole ranking
deal-more = Show more

deal-share = Share your map
deal-share-as-text = As text
deal-share-as-picture = As a picture
deal-share-safe = It shows your map. The order of the cards stays secret.
deal-share-copy = Copy the text
deal-share-copied = Copied
deal-share-send = Send the text
deal-share-save = Save the picture
deal-share-line = { $title } ({ $rating })

deal-days = Days
deal-weeks = Weeks
deal-not-drawn = not drawn
deal-not-counted = did not count
