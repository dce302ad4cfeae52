# Sheets of one's own, in English.

## What is odd about one. Each begins with what there is, and goes on with what comes of it.

odd-shut-in = { $number ->
        [one] { $spaces } is shut in.
       *[other] { $spaces } are shut in.
    }
    .why = No shape of two spaces fits there.
odd-nook = { $spaces } lie apart.
    .why = Few shapes fit there.
odd-parts = The land falls into { $number } parts.
    .why = No shape and no cluster reaches from one to another.
odd-no-ruins = No ruins.
    .why = After each ruins card only a single space can be drawn.
odd-few-ruins = { $number ->
        [one] Only one ruins space.
       *[other] Only { $number } ruins spaces.
    }
    .why = The printed sheets have six. Once all are covered, ruins cards leave a single space to draw.
odd-no-mountains = No mountains.
    .why = Nobody earns their coins, and edicts about mountains give nothing.
odd-few-mountains = { $number ->
        [one] Only one mountain.
       *[other] Only { $number } mountains.
    }
    .why = The printed sheets have five.
odd-closed-mountain = { $number ->
        [one] The mountain on { $spaces } is closed from the start.
       *[other] The mountains on { $spaces } are closed from the start.
    }
    .why = Nobody can close it in and earn its coin.
odd-little-room = Little room: { $number } empty spaces.
    .why = The printed sheets have 109 or more. The year may end on a full map.
odd-and-more = { $spaces } and { $number } more

## The command `sheet`

sheets-fine = Nothing is odd about it.
sheets-bots = Mean rating alone, { $games } games
sheets-here = this sheet
sheets-usual = { $sheet } (A)
sheets-stopped = Stopped after { $played } of { $planned } games.

## The editor

sheets-page = A sheet of your own
sheets-name = Name of the sheet
sheets-kept = Kept as you draw, on this device. Yours until you share it.
sheets-unread = This link holds no sheet. Here is a blank one.
sheets-map = The sheet. Arrows move, Space sets.
sheets-brush = Brush
sheets-brush-mountain = Mountain
sheets-brush-ruins = Ruins
sheets-brush-wasteland = Wasteland
sheets-brush-empty = Empty
sheets-symmetry = Symmetry
sheets-one = one space
sheets-halves = both halves
sheets-quarters = all quarters
sheets-usual-mountain = five, as a rule
sheets-usual-ruins = six, as a rule
sheets-usual-wasteland = none, or seven
sheets-play = Play on it
sheets-with-others = With others
sheets-undo = Undo
sheets-new = New sheet
sheets-print = Print
sheets-share = Share it
    .why = Whoever has the link can play on it and draw on.
sheets-yours = Your sheets
sheets-delete = Delete { $name }
sheets-bots-title = What bots make of it
sheets-bots-caption = Mean rating of bots that play alone
sheets-bot = Bot
sheets-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
sheets-key = { $sheet }; mean rating alone
sheets-ask = Let bots play on it
sheets-playing = { $bot } is playing …
sheets-old = The sheet has changed since.
sheets-where = Where nothing grows.
    .why = The closer the hatching, the more often the planner leaves a space empty.

## Where a table is opened

sheets-code = A sheet of your own: its code or link
sheets-take = Take it
sheets-draw = Draw a sheet
