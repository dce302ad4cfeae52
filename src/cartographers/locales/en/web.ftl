# The web page. Short words: many of these stand on buttons and slips.

## Everywhere

web-title-playing = Cartographers: your map
web-menu = Menu
web-close = Close
web-rules = Rules
# On a question mark or a number that explains $thing
web-explain = Explanation: { $thing }
web-language = Language
web-light = Light theme
web-dark = Dark theme
web-leave-page = To the start page
web-you = You
web-guest = Guest
web-my-games = My games
web-paper = For the paper game
web-paper-deal = Deal the cards
web-paper-count = Count a map
web-paper-print = Print sheets
web-paper-sheet = A sheet of your own
web-former-guest = a former guest
web-bot-name = Bot { $seat }
web-seat-name = Seat { $seat }
web-refused = The server said no ({ $code }).
web-connecting = Going to the table …
web-no-connection = No connection.
web-trying-again = Your drawing is kept; trying again.
web-no-cookies = This browser keeps no cookie of this page, so the table cannot know who you are. Allow cookies for { $host }, then try again.
web-no-socket = The server answers, but the live connection to the table (WebSocket) does not get through. A proxy, a firewall or a blocker in the browser may stop it: try another network or browser, or ask whoever runs the server. Trying on.
web-unofficial = An unofficial fan-made table. Not connected with the publishers of the board game.

## Start

web-lead = Four seasons and one blank map. Draw forests, villages, farms and rivers, and fence the monsters in before they cost you stars.
web-play-solo = Play solo
web-play-solo-note = One map, about 20 minutes. Starts at once.

## Before the game

web-free-seat = Free seat
web-host = host

## Around the map

web-seasons = Seasons
web-season = Season
web-edicts = Edicts
web-stars = Stars
web-coins = Coins
web-monsters = Monsters
web-sum = Sum
web-skills = Skills
web-in-force = In force
web-log = What happened
web-at-the-table = At the table
# $time of $of, the time of a season: 5 of 7
web-time = { $time } of { $of }
web-now = now
# On an edict that no longer counts
web-scored = scored
web-with-this-drawing = with this drawing
web-coins-of = { $coins ->
    [0] No coins
    [one] One coin
   *[other] { $coins } coins
}, room for { $room }.
web-so-far = So far
web-if-it-ended = { $season }, if it ended now
web-after-this-drawing = after this drawing
web-time-left = Time left for this turn
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## Maps and spaces

web-your-map = Your map
web-map-of = The map of { $name }
web-looking-at = The map of { $name }
web-look-back = Your map
web-you-draw-on = You draw on the map of { $name }.
# Goes on after the sentence before: the map, not said again
web-draws-on-yours = { $name } draws on yours.
web-you-destroy-on = You destroy a space on the map of { $name }.
web-row = Row { $row }
web-ground-empty = empty
web-ground-destroyed = destroyed
web-ground-both = farm and village
web-ground-ruins = ruins
web-ground-marked = attacked by a hero
# { $season } as it stands alone: drawn, spring
web-drawn-in = drawn in { $season }

## The card

web-revealed = Revealed
web-cards-left = { $count ->
    [one] One card left in the deck
   *[other] { $count } cards left in the deck
}
web-time-of-card = Time
web-shapes = Shape
web-terrain = Terrain
web-shape = { $cells ->
    [one] Shape of one space
   *[other] Shape of { $cells } spaces
}
web-with-coin = with a coin
web-fits-nowhere = fits nowhere
web-ruins-due = Must cover a ruins space.
web-ruins-wait = Ruins wait for the next explore card.
web-fallback = No shape of the card fits: draw a single space, anywhere.
web-hero-note = One space. { $attack } Monsters there are destroyed.
web-targets = { $card }: choose a space to destroy.
web-free = free
web-skill-adds = Now draw what { $skill } adds.
web-dodge-yes = { $coins ->
    [one] Pay one coin
   *[other] Pay { $coins } coins
}
web-dodge-no = Not now

## The ghost

web-turn = Turn
web-turn-left = Turn counterclockwise
web-turn-right = Turn clockwise
web-mirror = Mirror
web-next-fit = Next fit
web-hint = Hint
web-hint-asked = Thinking …
web-hints = The best drawings
# Beside it a number of stars
web-hints-end = at the end
# In its place where the drawings, and what they change now, are on the map of somebody else
web-hints-other = on the neighbour’s map
# Above hints that were found before the strong bots were ready, and the button that asks for better ones
web-hints-quick = A quick first look.
web-hints-closer = Look closer
web-preparing = The strong bots are being prepared, once: about { $seconds } s, { $percent } % done
web-preparing-short = The strong bots are being prepared
# Beside it what a drawing changes of the stars until the end, by edict, and of the rest
web-until-end = until the end
web-rest = rest
    .what = Coins, monsters, room to draw
web-put-back = Put it back
web-fits = Fits
web-does-not-fit = Does not fit
web-why-off = Leaves the sheet
web-why-taken = { $count ->
    [one] { $spaces } is taken
   *[other] { $spaces } are taken
}
web-why-ruins = Must cover ruins
web-why-walk = The ambush strikes elsewhere
web-why-single = Only a single space
web-why-skill = The skill does not reach here
web-why-shape = Not a shape of the card
web-draw-it = Draw it
web-go-on = Go on
web-destroy = Destroy { $space }
web-choose-place = Choose a place on the map
web-choose-added = Choose what is added
web-choose-target = Choose a space
web-sending = Sending …
web-take-back = Take back
# $count is the number of $names
web-until = { $count ->
    [one] until { $names } has drawn
   *[other] until { $names } have drawn
}
web-waiting-for = Waiting for { $names }

## People

web-doing-drawing = drawing
web-doing-drawn = has drawn
web-doing-away = away
# $time of day, with the date after a day
web-away-since = away since { $time }
web-doing-bot = bot
web-have-drawn = { $drawn ->
    [one] { $drawn } of { $of } has drawn
   *[other] { $drawn } of { $of } have drawn
}
web-more-people = { $count } more
web-all-maps = All { $count } maps
web-watchers = { $count ->
    [one] one watcher
   *[other] { $count } watchers
}
web-bot-plays = A bot is playing for you.
web-return = Take over
web-hand-over = Let a bot play for { $name }
web-late = The game has begun: you are watching.
web-late-unseen = The game has begun without you, and the host of this table wants no watchers.
web-leave-game = Leave the game
web-leave-game-why = A bot plays on for you. You can come back until the end.
web-end-game = End the game for all
web-end-game-why = The game ends when everybody who plays agrees. Nobody wins.
web-end-game-alone = End the game
web-end-game-alone-why = The game ends here, without a result.
web-end-agree = Agree to end it
web-end-not = Play on
web-end-agreed = Agreed: { $names }.
web-end-not-yet = Not yet agreed: { $names }.
web-wants-end = { $count ->
    [one] { $names } wants to end the game.
   *[other] { $names } want to end the game.
}
web-you-want-end = You want to end the game.
web-stay = Cancel
web-clock-ran-out = Time is up: a bot drew for { $names }.
web-happened-late = Time is up: a bot drew for you.
web-happened-in-time = Time was up: your drawing was sent.
web-happened-spread = { $card }: the monsters spread to { $spaces }.
# $count is the number of $spaces
web-happened-destroyed = { $card }: { $count ->
    [one] { $spaces } was
   *[other] { $spaces } were
} destroyed.

## Counting

web-season-over = { $season } is over
web-counting-now = { $stars } in all
web-counting-coins = one star for each coin
web-counting-monsters = one star lost for each empty space beside them
web-everybody = Everybody
web-stars-so-far = stars so far
web-before = { $stars } before,
web-pause = Pause
web-resume = Go on
web-next-edict = Next
web-skip = Skip to the total
web-next-season = Next season
web-to-the-end = To the result

## The end

web-stars-of-the-year = Stars of the year
web-rating-why = The rating is the stars of the year minus the numbers of the four edicts.
# $least: the rating it needs; $more: what is missing
web-rating-next = Next title: { $title }, from { $least } on ({ $more } to go).
web-rating-top = There is no higher title.
web-tie-break = A tie goes to whoever lost fewer stars to monsters.
web-ended-early = The game was ended early
web-ended-without-result = No result
web-rematch = Play again
web-join-rematch = Join the next game
web-replay = Replay
web-record = Record
web-fair = Seed and seal
web-seed = Seed:
web-seal = Seal
web-seal-why = All decks come from a seed that is revealed at the end. Its seal, shown now, proves that nobody changes them:

## Keys

web-keys = Keys
web-key-turn = Q E
    .does = turn
web-key-mirror = F
    .does = mirror
web-key-move = ← ↑ ↓ →
    .does = move
web-key-fit = N P
    .does = next and previous fit
web-key-hint = H
    .does = hint, next hint
web-key-draw = Enter
    .does = draw it
web-key-back = Esc Z
    .does = put back, take back
web-key-shape = 1 2
    .does = shape
web-key-terrain = T
    .does = terrain
web-key-edict = A B C D
    .does = light an edict
web-key-maps = V
    .does = other maps

## For screen readers

web-say-card = Turn { $turn }: { $card }. It is your turn to draw.
web-say-drawn = Drawn. You can take it back until everybody has drawn.
web-say-fits = Fits: { $terrain } { $spaces }. Stars this season: { $stars }.
web-say-hints = { $count ->
    [one] One hint
   *[other] { $count } hints
}. The best: { $terrain } { $spaces }.
web-say-hint = Hint { $number } of { $count }. Stars at the end, compared with the best: { $stars }.
web-say-fits-only = Fits: { $terrain } { $spaces }.

## Puzzles

web-puzzle = Puzzle
web-puzzles = Puzzles
web-puzzles-all = All puzzles
web-puzzles-lead = One card, one map, one drawing. Every position comes from a game.
web-puzzles-solved = { $solved } of { $all } solved
web-puzzle-of-the-day = Puzzle of the day
web-puzzle-next = Next puzzle
# How many were solved one after the other
web-puzzle-row = In a row: { $now }, at best { $longest }
web-puzzle-rating = Your rating: { $rating }
web-puzzle-rating-moved = Your rating: { $before } before, { $after } now
web-puzzle-difficulty = Difficulty { $rating }
web-puzzle-ask = Where would you draw this?
web-puzzle-quiet = What a drawing earns is shown after you have drawn it.
web-puzzle-is-best = The best drawing
web-puzzle-is-as-good = As good as the best
web-puzzle-is-behind = { $stars ->
    [one] { $stars } star from the best
   *[other] { $stars } stars from the best
}
web-puzzle-is-far = { $stars ->
    [one] { $stars } star or more from the best
   *[other] { $stars } stars or more from the best
}
web-puzzle-yours = Yours
web-puzzle-best = Best
web-puzzle-why = Why
web-puzzle-map = The map with both drawings
web-puzzle-left = { $count ->
    [one] scored once more
   *[other] scored { $count } more times
}
web-puzzle-gone = scored no more
web-puzzle-decides = { $lead ->
    [one] At the end the best drawing is { $lead } star ahead of the second. Most of it comes from { $card }.
   *[other] At the end the best drawing is { $lead } stars ahead of the second. Most of it comes from { $card }.
}
web-puzzle-all-else = { $lead ->
    [one] At the end the best drawing is { $lead } star ahead of the second: by coins, monsters and the room it leaves.
   *[other] At the end the best drawing is { $lead } stars ahead of the second: by coins, monsters and the room it leaves.
}
web-puzzle-said = Yours: { $own }. Best: { $best }.
web-puzzle-about-ruins = Ruins
web-puzzle-about-ambush = Ambushes

## Today's map

web-today = Today’s map
web-week = This week’s map
web-events = Events
web-challenges = Challenges
web-today-drawn = { $count ->
    [0] Nobody has drawn it yet.
    [one] One person has drawn it.
   *[other] { $count } people have drawn it.
}
web-today-here = The same cards for everybody today.
web-today-begun = You have begun it.
web-today-done = You have drawn it. Your rating: { $rating }
web-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-deal-place = See how you did
web-deal-stays = This map counts. You can leave it and go on later, on any device; it cannot be begun again.
web-deal-sealed = The record and the analysis come when the deck is revealed: { $time }
