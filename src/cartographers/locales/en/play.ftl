# The game in the terminal: by keys, and line by line.

## Who and what

play-you = You
play-bot = Bot { $seat }
play-stars = Stars
play-coins = Coins
play-monsters = Monsters
play-edicts = Edicts
play-sum = Sum

## Around the map

play-turn = Turn { $turn }
play-time = { $time } of { $threshold }
play-map-of = Map: { $name }
play-stars-so-far = { $stars } ★
play-card-time = time { $time }
play-ambush = Ambush!
play-coin-mark = + coin
play-counts-now = now
play-counts-next = next
play-counts-now-and-next = now, next
play-if-it-ended-now = { $season } so far
play-this-season = this season

## The card in hand

play-on-map-of = You draw on the map of { $name }.
play-choose-raid = Choose where the monsters come.
play-ruins-due = Must cover a ruins space (∴).
play-ruins-wait = The ruins wait for the next card.

## The ghost

play-placement = { $terrain } { $spaces }
play-confirm = Draw it?
play-drawn = Drawn …
play-lit = { $name }: { $stars } ★
play-looking = { $name }: { $stars ->
    [one] one star
   *[other] { $stars } stars
}, { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}

## What happened

play-season-begins = { $season } begins.
play-map-full = Your map is full: there is nothing for you to draw.
play-ruins-revealed = { $card }!
play-coins-gained = { $coins ->
    [one] You gained a coin.
   *[other] You gained { $coins } coins.
}
play-ambush-walked = { $card }: monsters on { $spaces }.
play-ambush-drawn = { $card }: { $name } drew monsters on your map, on { $spaces }.
play-ambush-ignored = { $card }: no monsters on your map, they found no room.

## The end of a season, and of the year

play-season-over = { $season } is over
play-stars-in-all = { $stars ->
    [one] One star in all
   *[other] { $stars } stars in all
}
play-more-players = … and { $players ->
    [one] one more
   *[other] { $players } more
}
play-year-over = The year is over
play-solo-numbers = The edicts' numbers
play-rating = Rating
play-title = You are: { $title }
play-you-win = You win with { $stars ->
    [one] one star
   *[other] { $stars } stars
}!
play-other-wins = { $name } wins with { $stars ->
    [one] one star
   *[other] { $stars } stars
}.
play-shared-win = { $names } win together with { $stars ->
    [one] one star
   *[other] { $stars } stars
}.
play-result = { $stars ->
    [one] One star
   *[other] { $stars } stars
}, rating { $rating }: { $title }.
play-seed = The same cards again: --seed { $seed }

## Keys, shortest words

play-press-key = Press a key to go on.
play-keys-move = ←↑↓→  r turn  m mirror
play-keys-shape = s shape
play-keys-terrain = t terrain
play-keys-fit = n next
play-keys-maps = v maps
play-keys-more = Enter put  e edicts  ? help
play-keys-placed = Enter draw it   Esc take it back   e edicts   q quit
play-keys-lit = e next   any other key: back
play-keys-looking = v next   V previous   e edicts   Esc back
play-keys-counting = e show what earned
play-keys-final = e edicts   w save the record   q leave
play-keys-leave = y save and leave   n leave without saving   Esc stay
play-keys-leave-kept = y leave   Esc stay
play-keys-name = Enter save   Esc cancel

## Help

play-help-title = Keys
play-help-keys =
    ← ↑ ↓ → or h j k l = move the shape
    r, R = turn it clockwise, counterclockwise
    m = mirror it, left to right
    s = next shape of the card
    t, T = next terrain, previous terrain
    n or Tab, p = next and previous place where it may be drawn
    Enter or Space = put it there; once more to draw it
    u or Esc = take it back before it is drawn
    e = walk through the edicts and see what earns
    v, V = look at the others' maps
    w = save the game
    q = leave the game
    Ctrl-L, Ctrl-Z = fresh screen, suspend
play-help-map =
    F forest  V village  A farm  W water  B monster  ▲ mountain  ▒ wasteland
    ∴ ruins; a small letter stands on ruins
    The shape: [F] fits, (F) does not, ×F× hits something
    On the map: *F* counts for an edict, <B> was drawn just now
play-too-small = This window is { $width } × { $height }. The game needs { $least_width } × { $least_height }: make it larger, or leave with Ctrl-C and try --plain.

## Saving and leaving

play-leave = Save before you leave?
play-leave-kept = Leave? The game is kept in { $file }.
play-file-name = cartographers-{ $seed }.txt
play-ask-name = Save as: { $name }
play-saved = Saved in { $file }.
play-kept = The game is kept in { $file }.
play-file-exists = { $file } is there already and is not this game: choose another name.
play-go-on = The game is kept in { $file }. Go on with: cartographers play --resume { $file }
play-not-saved = The game was not saved.
play-interrupted = Interrupted. Start with --save FILE and the game is kept after every turn.
play-interrupted-kept = Interrupted. The game is kept in { $file }. Go on with: cartographers play --resume { $file }
play-resume-fixes = A resumed game has its own options: leave out { $options }.
play-already-over = The game in { $file } is over. Look at it with: cartographers replay { $file }

## Line by line

play-plain-prompt = >
play-plain-start = Draw by terrain and spaces: village B4 B5 C5. Say “help” for all commands.
play-plain-turn = Turn { $turn }. { $coins ->
    [0] No coins
    [one] One coin
   *[other] { $coins } coins
}, { $stars ->
    [one] one star
   *[other] { $stars } stars
} so far.
play-plain-time = { $season }, time { $time } of { $threshold }.
play-plain-card = { $card }{ $time ->
    [-1] { "" }
   *[other] , time { $time }
}. { $terrains }.
play-plain-shape = Shape { $number }{ $coin ->
    [one] , with a coin
   *[other] { "" }
}:
play-plain-map-of = The map of { $name }:
play-plain-your-map = Your map:
play-plain-edict = { $edict } { $name }: { $stars ->
    [one] one star
   *[other] { $stars } stars
}.
play-plain-edict-counts = { $edict } { $name }, counts { $when }: { $stars ->
    [one] one star
   *[other] { $stars } stars
}.
play-plain-draft = { $placement }: { $changes }. Say “ok” to draw it or “undo” to think again.
play-plain-no-change = changes no stars
play-plain-undone = Taken back.
play-plain-nothing = There is nothing to confirm or to take back: draw first.
play-plain-legal = { $number ->
    [0] Nothing legal
    [one] One legal drawing
   *[other] { $number } legal drawings
}.
play-plain-legal-many = { $number } legal drawings: name a space (“legal B4”) or say “legal all”.
play-plain-no-player = Say “look” and the number of a player, 1 to { $last }.
play-plain-alone = You are alone at this table.
play-plain-unknown = “{ $word }” is neither a terrain nor a command. Say “help”.
play-plain-no-spaces = Name the spaces too: { $terrain } B4 B5 C5.
play-plain-name-file = Name a file: save game.txt.
play-plain-end = The input has ended.
play-plain-help =
    village B4 B5 C5: show what this drawing would change; “ok” draws it (or end the line with ok)
    ok, undo: draw what was shown, or think again
    legal, legal B4, legal all: what may be drawn
    map, card, edicts: say it again
    look 1: the map of another player
    save, save FILE: keep the game
    quit: leave
    On the map: F forest, V village, A farm, W water, B monster, M mountain, # wasteland,
    a point is an empty space, a comma empty ruins; a small letter stands on ruins.
