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
