### The herald deals a game for people who draw on paper: on the page, and in the terminal.

herald-title = The Queen’s herald
herald-lead = You draw on paper. The herald turns up the cards, large enough for a table or a hall, and adds up everybody’s stars.
herald-people = People at the table
herald-names = Names
herald-names-note = One a line, if you like. Those who count on a phone tell their names themselves.
herald-clock = Time to draw a card
herald-source = The cards
herald-deals = The herald deals
    .why = Nobody at the table needs a deck.
herald-box = We turn up our own
    .why = You have the box. Tell the herald each card, and which edicts lie on the table.
herald-open = To the table
herald-own = Your tables
herald-own-line = { $people ->
    [one] alone, { $date }
   *[other] { $people } people, { $date }
}

herald-first = First card
herald-next = Next card
herald-enter = Tell a card
herald-enter-which = Which card was turned up?
herald-count = Count { $season }
herald-back = One step back
herald-or = or
herald-then = then
herald-coin = and a coin
herald-time = time
herald-ruins = Cover a ruins space.
herald-ruins-else = Where that cannot be: one single space, anywhere.
herald-ruins-wait = The ruins wait for the next explore card.
herald-ruins-next = Another card follows at once.
herald-pass-left = Pass your sheet to the left.
herald-pass-right = Pass your sheet to the right.
herald-monsters = Draw these monsters on the sheet you get.
herald-return = Give it back.
herald-walk-top-left-clockwise = Begin in the top left corner and go right.
herald-walk-top-left-counterclockwise = Begin in the top left corner and go down.
herald-walk-top-right-clockwise = Begin in the top right corner and go down.
herald-walk-top-right-counterclockwise = Begin in the top right corner and go left.
herald-walk-bottom-right-clockwise = Begin in the bottom right corner and go left.
herald-walk-bottom-right-counterclockwise = Begin in the bottom right corner and go up.
herald-walk-bottom-left-clockwise = Begin in the bottom left corner and go up.
herald-walk-bottom-left-counterclockwise = Begin in the bottom left corner and go right.
herald-walk-fixed = Draw these monsters as printed, at the first place where they fit, ring after ring inwards.
herald-walk-free = Draw these monsters where they first cover a space on the way; turn and flip them as you like.
herald-hero-1 = Draw the hero on one empty space.
herald-hero-2 = Mark the crossed spaces. You may turn the pattern.
herald-hero-3 = A monster on a mark is destroyed.
herald-power = Then: { $card }
herald-does-dragon = Shut in or destroyed, it pays the map’s owner three coins.
herald-does-zombie = After each season, empty spaces beside zombies become zombies.
herald-does-troll = After each season, destroy one empty space beside it.
herald-does-gorgon = Whoever drew it destroys one space beside it, empty or drawn on.
herald-left = to draw
herald-left-in = { $seconds } seconds left
herald-time-up = Time is up.
herald-deck = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
herald-over = The year is over
herald-season-of-year = { $season }, time { $time } of { $of }
herald-scored = Counted at the end of this season: { $cards }
herald-skills = Skills
herald-waits = The herald has not begun yet.

# Read out to those who do not see the card
herald-say-explore = { $card }, { $terrains }, time { $time }.
herald-say-shape = a shape of { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
herald-say-coin = { $shape } and a coin
herald-say-or = Draw { $first }, or { $second }
herald-say-ambush = Ambush: { $card }.
herald-say-hero = { $card }, a hero.
herald-say-ends = { $season } is over. Count { $cards }, coins and monsters.

herald-turn = Turn the page round
herald-full = Full screen
herald-sound = Sound of the clock
herald-clock-start = Start the clock
herald-clock-stop = Stop the clock
herald-scan = Count your map
herald-scan-note = Scan this with your phone, paint your map, and your stars come here.
herald-scan-alone = Scan this with your phone to count your map. The cards so far come along; tell the herald your stars.
herald-see-totals = Totals
herald-see-card = Back to the card
herald-keys-next = next
herald-keys-back = back

totals-lead = { $counted } of { $of } maps are counted.
totals-next = { $season } begins
totals-waiting = still counting
totals-late = Whoever is late is counted when the map comes in.
totals-before = before
totals-sum = in all
totals-nobody = Nobody has counted yet.
totals-tie = Equal stars: fewer lost to monsters stands first.
totals-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
totals-all = Show all
totals-winner = { $names } wins
totals-winners = { $names } win together
totals-rating = Rating { $rating }
totals-type = Type in stars
totals-type-note = For somebody without a phone. Typed again, it is corrected.
totals-name = Name
totals-coins = Coins
totals-monsters = Lost to monsters
totals-tell = Write it down
totals-guest = A former guest

# In the terminal
herald-cli-keys = Enter: next · b: back · q: end
herald-cli-enter = Card (its name or id) · b: back · q: end
herald-cli-edict = { $letter } { $card }: { $rule }
herald-cli-now = now
herald-cli-enter-or-json = The whole deal at once needs cards that are dealt, not entered.

# Refused
refusal-unknown-herald = There is no table with this code.
refusal-edicts-not-entered = Say first which four edicts lie under A to D.
refusal-card-revealed-already = “{ $card }” was turned up already.
refusal-card-not-in-deck = “{ $card }” cannot be in the deck of this game now.
refusal-deck-is-done = The game is over; “{ $card }” is not needed any more.
refusal-enter-a-card = Say which card was turned up.
refusal-herald-is-done = The game is over: nothing is left to announce.
refusal-herald-deals = Here the herald deals the cards; none can be entered.
refusal-count-first = The season is over: go on to the count first.
refusal-no-clock = This table has no clock.
refusal-too-many-names = There are { $names } names for { $seats } people.
refusal-herald-is-full = Here are { $most } maps already; there is no room for another one.
refusal-season-to-come = This season has not begun yet.
refusal-wrong-total = The parts make { $sum }, not { $total }.
