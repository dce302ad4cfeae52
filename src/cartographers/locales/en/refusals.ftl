# One clear sentence for every refusal of the core and of the notation.

## Playing

refusal-match-over = The match is over.
refusal-unknown-seat = There is no seat { $seat } at this table.
refusal-turn-over = Turn { $turn } is not being drawn now.
refusal-nothing-to-take-back = You have not drawn yet this turn.
refusal-nothing-to-draw = There is nothing for you to draw this turn.
refusal-already-drawn = You have drawn already; take it back first.
refusal-off-sheet = A drawing needs at least one space, all of them on the map.
refusal-spaces-taken = Some of these spaces are filled already.
refusal-terrain-not-offered = The card does not offer { $terrain } here.
refusal-shape-not-offered = The card does not offer this shape.
refusal-ruins-not-covered = The shape must cover a ruins space.
refusal-only-one-space = None of the card's shapes can be drawn: draw a single space.
refusal-off-the-walk = The ambush must cover the first space on its walk that it can reach.
refusal-not-asked = This is not what you are asked to do now.
refusal-marks-not-offered = The hero's attack cannot be turned like this.
refusal-target-not-offered = This space cannot be destroyed now.
refusal-extra-without-skill = Only a skill lets you draw more.
refusal-skill-not-usable = You cannot use the skill “{ $skill }” now.
refusal-skill-does-not-fit = The skill “{ $skill }” does not let you draw this.

## Options

refusal-wrong-seats = A table has 1 to { $most } seats, not { $seats }.
refusal-unknown-choice = The option { $option } is one of { $known }, not “{ $choice }”.
refusal-unknown-edict = There is no scoring card “{ $card }”.
refusal-wrong-edicts = The edicts are four scoring cards, one of each category.
refusal-unknown-ambush = There is no ambush card “{ $card }”.
refusal-wrong-ambushes = A game has four different ambush cards or none.
refusal-unknown-hero = There is no hero card “{ $card }”.
refusal-wrong-heroes = A game has four different hero cards or none.
refusal-unknown-skill = There is no skill “{ $skill }”.
refusal-wrong-skills = A game has at least three different skills or none.
refusal-edict-of-other-set = The scoring card “{ $card }” is of the set “{ $set }”, which is not chosen.

## Map notation

refusal-wrong-rows = A map has 11 rows, not { $rows }.
refusal-wrong-columns = Row { $row } of the map has { $columns } spaces, not 11.
refusal-unknown-letter = The letter “{ $letter }” at { $space } is not in the map notation.
refusal-unknown-line = A map may be followed by “marks: …” and “coins: …”, not by “{ $line }”.
refusal-unknown-space = There is no space “{ $space }”; spaces are A1 to K11.
refusal-unknown-sign = Row { $row } of the sheet has “{ $sign }”. The code of a sheet has numbers and the letters M, R and W.
refusal-not-ground = { $space } has “{ $letter }”. A fresh sheet has mountains, ruins and wasteland, nothing else.
refusal-little-room = The sheet has { $empty } empty spaces. A game needs at least { $fewest }.
refusal-bad-sheet-name = The name of a sheet has 1 to { $most } letters, digits, spaces and signs such as ’ and -.
refusal-many-sheet-names = A sheet has one name, not { $names }.

## Records

refusal-not-a-record = This is not a game record: its first line is not “cartographers record 1”.
refusal-record-lacks = The record does not say “{ $key }”.
refusal-record-options = The record's options make no game: { $reason }
refusal-record-seed = Line { $line } of the record holds no seed.
refusal-record-version = The record was made with rules { $rules } and cards { $cards }, which this version does not know.
refusal-record-refused = Line { $line } of the record cannot be played: { $reason }
refusal-unknown-terrain = There is no terrain “{ $terrain }”.
refusal-record-differs = Line { $line } of the record is wrong: it says “{ $was }”, but the game gives “{ $should }”.

## Questions of scripts

refusal-unknown-card = There is no card “{ $card }” that fits here.
refusal-nothing-on-ruins-card = There is nothing to draw on the ruins card “{ $card }”.
refusal-wrong-coins = A coin track holds 0 to { $most } coins, not { $coins }.
refusal-season-edicts = A season scores two edicts, not { $number }.
refusal-card-seen-twice = The card “{ $card }” is named twice among those seen before.
refusal-card-is-drawn-now = The card “{ $card }” is drawn now: it was not seen before.
refusal-card-of-other-deck = The card “{ $card }” is not in the deck of this game.
refusal-season-over = The season is over at { $end }: before a card, { $time } cannot have passed.

# At the table's server.
refusal-bad-message = The server did not understand the message ({ $reason }).
refusal-bad-name = A name has 1 to { $most } characters and nothing invisible in it.
refusal-bad-token = This link to move to another device is wrong or too old. Make a new one.
refusal-clock-changed = The clock was made shorter just now. You can begin in { $seconds } s, when everybody has seen it.
refusal-host-only = Only the host may do that.
refusal-match-begun = The game has already begun.
refusal-match-closed = This table was closed before the game began.
refusal-match-not-begun = The game has not begun yet.
refusal-match-not-over = The game is not over yet.
refusal-no-free-seat = All seats are taken.
refusal-no-hello = The connection did not begin with a greeting, so the server does not answer.
refusal-no-hints = The host of this table allows no hints.
refusal-no-watchers = The host does not want anybody to watch this table.
refusal-not-absent = Only the seat of somebody who has been away for a while can be handed to a bot.
refusal-nobody-seated = Nobody sits at the table yet.
refusal-not-invited = This is a private table: you need the link with the invitation.
refusal-not-json = The server takes JSON only.
refusal-not-now = That cannot be answered right now. Try again in a moment.
refusal-not-saved = Nothing was saved: the storage is full or does not answer. Try again in a moment.
refusal-not-shared = These games are not shared, or no longer.
refusal-not-seated = You do not sit at this table.
refusal-other-origin = The request came from another page.
refusal-page-not-built = The server runs, but its page was not built.
refusal-rematch-open = The next game is already open.
refusal-reviews-waiting = Analyses that you asked for are still being made. Wait for one of them.
refusal-removed = The host has removed you from this table. Only the host can let you in again.
refusal-seat-taken = This seat is taken.
refusal-server-error = The server made a mistake. It is in its log; nothing was changed.
refusal-stranger = Tell the server your name first.
refusal-too-fast = That was too many messages in a short time.
refusal-too-few-seats =
    { $taken ->
        [one] { $taken } seat is taken already: the table needs at least as many.
       *[other] { $taken } seats are taken already: the table needs at least as many.
    }
refusal-too-large = The message is too large.
refusal-too-many-at-address = From your network, too many tables are open: at most { $tables }, with { $chairs } seats in all. Close or end some first.
refusal-too-many-chairs = The tables that you have opened may have { $most } seats in all. Close or end one of them first.
refusal-too-many-sockets = You have too many tables open at once. Close some of their pages, then load this one again.
refusal-too-many-sockets-at-address = From your network, too many people watch or play at once. Try again later.
refusal-too-many-tables = You are at { $most } tables that are not over, which is the most. Close, leave or end one of them first.
refusal-unknown-lesson = There is no lesson called { $lesson }. There are: { $known }.
refusal-lesson-elsewhere = A lesson has a deal of its own. Begin { $lesson } from the start page.
refusal-unknown-match = There is no such table.
refusal-unknown-page = There is nothing at this address.
refusal-unknown-step = The game has no step { $step }.
refusal-damaged-backup = This file is no backup, or a damaged one.
refusal-newer-backup = This backup was written by a newer version. Update this page first.
refusal-used-token = This link to move to another device was used already. Make a new one.
refusal-wrong-clock = A clock runs for { $least } seconds at least and for two weeks at most.
refusal-wrong-method = This address does not take such a request.
refusal-unknown-bot = There is no bot called { $bot }. There are: { $known }.

## Puzzles

refusal-unknown-puzzle = There is no puzzle “{ $puzzle }”.
refusal-unknown-theme = There are no puzzles about “{ $theme }”. The themes are: { $known }.
refusal-puzzle-answered = You have answered the puzzle “{ $puzzle }” already.
refusal-no-puzzle-left = You have answered every puzzle of this kind.
refusal-no-puzzles = This is not a file of puzzles.
refusal-puzzles-version = These puzzles were made for other rules or cards than this version has.
refusal-puzzles-line = Line { $line } of the file is not a puzzle.
refusal-broken-puzzle = The puzzle “{ $puzzle }” is broken: its game cannot be played again.
refusal-other-puzzles = The file holds other puzzles: they were made from other seeds or in another way.

## Deals

refusal-unknown-deal = There is no map of “{ $deal }”.
refusal-deal-not-open = The map of { $deal } is still sealed. It opens when that day begins in UTC.
refusal-deal-closed = The map of { $deal } is closed: you can begin it again in two hours, without a place in the ranking.
refusal-deal-sealed = Others may still be drawing this map. Its record and its analysis come when the deck is revealed.
refusal-deal-elsewhere = A map that everybody is dealt alike is begun from its own page.
refusal-deal-for-one = Everybody draws alone here: the game is for one person, not for { $seats }.
refusal-deal-opens-later = This is not open yet.
refusal-deal-ended = This is closed: nobody can begin it any more. Once it is over for all, you can draw it without a place in the ranking.
refusal-not-asked-here = This is for invited people: you need the link with the invitation.
refusal-try-counts = This is your try that counts. You can leave it and come back, but not end it, and no bot draws it for you.
refusal-try-first = Draw this map first. Then you see what the others made of it.
