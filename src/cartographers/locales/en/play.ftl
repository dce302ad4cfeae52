# The game in the terminal: by keys, and line by line.

## Who and what

play-you = You
play-bot = Bot { $seat }
play-stars = Stars
play-coins = Coins
play-coins-paid = { $coins } paid
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
play-hero = Hero!
play-coin-mark = + coin
play-counts-now = now
play-counts-next = next
play-counts-now-and-next = now, next
play-if-it-ended-now = { $season } so far
play-this-season = this season
play-skills = Skills:
play-cost = { $coins ->
    [0] free
    [one] one coin
   *[other] { $coins } coins
}

## The card in hand

play-on-map-of = You draw on the map of { $name }.
play-choose-raid = Choose where the monsters appear.
play-choose-target = Choose a space to destroy.
play-choose-target-of = Choose a space to destroy on the map of { $name }.
play-with-skill = with { $skill }, { $cost }
play-skill-adds = now what { $skill } adds
play-no-skill = You cannot use a skill now.
play-use-it = Use it?
# A skill in one short line.
play-skill-acrobatics = { $skill }, { $cost }: the ambush puts only two monsters on your map.
play-skill-concentration = { $skill }, { $cost }: the same shape once more, in the same terrain.
play-skill-heal = { $skill }, { $cost }: two more spaces beside a monster, in a terrain from the card.
play-skill-diplomacy = { $skill }, { $cost }: one more space, farm and village at once.
play-skill-lore = { $skill }, { $cost }: the shape becomes village.
play-skill-stealth = { $skill }, { $cost }: the shape may hang over the edge of the map.
play-skill-negotiation = { $skill }, { $cost }: a square of two by two instead of the shape.
play-skill-search = { $skill }, { $cost }: one more space in the same terrain, beside the shape.
# What the ambushes of Heroes do; short, and beginning with the letter on the map.
play-power-dragon = D: shut in or slain, it leaves three coins.
play-power-zombie = Z: after each season it spreads to the empty spaces beside it.
play-power-troll = T: after each season it destroys an empty space beside it.
play-power-gorgon = G: whoever drew it destroys a space beside it.
play-ruins-due = Must cover a ruins space (∴).
play-ruins-wait = The ruins wait for the next card.

## The ghost

play-placement = { $terrain } { $spaces }
play-placement-and = { $placement } and { $extra }
play-farm-and-village = Farm and village
play-destroying = Destroy { $spaces }
play-confirm = Draw it?
play-confirm-target = Destroy it?
play-drawn = Drawn …
play-lit = { $name }: { $stars } ★
play-looking = { $name }: { $stars ->
    [1] one star
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
play-zombies-spread = { $card }: the zombies spread to { $spaces }.
play-destroyed-by = { $card }: { $name } destroyed { $spaces } on your map.
play-struck = The attack destroyed { $spaces }.
play-dragon-treasure = The dragon leaves its treasure.
play-dodged = { $names } met the ambush with acrobatics.
play-dodged-here = Acrobatics: only two spaces.
play-paid = { $skill } cost { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
play-ambush-ignored = { $card }: no monsters on your map; they found no room.

## The end of a season, and of the year

play-season-over = { $season } is over
play-stars-in-all = { $stars ->
    [1] One star in all
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
    [1] one star
   *[other] { $stars } stars
}!
play-other-wins = { $name } wins with { $stars ->
    [1] one star
   *[other] { $stars } stars
}.
play-shared-win = { $names } win together with { $stars ->
    [1] one star
   *[other] { $stars } stars
}.
play-result = { $stars ->
    [1] One star
   *[other] { $stars } stars
}, rating { $rating }: { $title }.
play-seed = The same cards again: --seed { $seed }

## Keys, shortest words

play-press-key = Press a key to go on.
play-keys-move = ←↑↓→  r turn  m mirror
play-keys-turn = ←↑↓→  r turn the attack
play-keys-targets = ←↑↓→  n next  p previous
play-keys-dodge = y yes   n no   c cards   ? help   q quit
play-keys-shape = s shape
play-keys-terrain = t terrain
play-keys-fit = n next
play-keys-maps = v maps
play-keys-more = Enter put  e edicts  ? help
play-keys-more-target = Enter choose  e edicts  ? help
play-keys-more-extra = Enter put  Esc back  ? help
play-keys-more-skills = Enter put  a skill  ? help
play-keys-placed = Enter draw it   Esc take it back   e edicts   q quit
play-keys-sure-target = Enter destroy it   Esc take it back   e edicts   q quit
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
    r, R = turn it, or a hero's attack, clockwise, counterclockwise
    m = mirror it, left to right
    s = next shape of the card
    t, T = next terrain, previous terrain
    n or Tab, p = next and previous place where it may be drawn
    a, A = next skill, previous skill; what it adds comes after the shape
    Enter or Space = put it there; once more to draw it
    u or Esc = one step back before it is drawn
    e = walk through the edicts and see what earns
    v, V = look at the others' maps
    c = the cards on the table: this season's, the skills
    w = save the game
    q = leave the game
    Ctrl-L, Ctrl-Z = fresh screen, suspend
play-legend-title = The map
play-legend =
    F V A W = forest, village, farm, water
    Y = farm and village at once
    B = monster
    D Z G T = dragon, zombie, gorgon, giant troll: monsters too
    H = hero
    X = destroyed: full, but nothing any more
    ▲ ▒ = mountain, wasteland
    ∴ = ruins; a small letter stands on ruins
    ·+ F+ = a hero attacks this space: a monster on it is destroyed
    {"["}F] = the shape, where it fits
    (F) ×F× = where it does not fit, and where it hits something
    {"{"}F{"}"} = put there already, while you choose what a skill adds
    +F+ !X! = what the hero will attack, and what is destroyed
    {"*"}F* = counts for an edict, or may be chosen
    <B> = was drawn just now
play-cards-title = Cards
play-cards-revealed = { $season }: { $cards }.
play-cards-hidden = { $cards ->
    [one] One card is
   *[other] { $cards } cards are
} left in the deck.
play-powers-title = Ambushes that stay
play-skills-title = Skills
play-skill-open = { $skill }. { $rule }
play-skill-not-now = { $skill } (not now). { $rule }
play-too-small = This window is { $width } × { $height }. The game needs { $least_width } × { $least_height }: make it larger, or leave with Ctrl-C and try --plain.

## Saving and leaving

play-leave = Save before you leave?
play-leave-kept = Leave? The game is kept in { $file }.
play-file-name = cartographers-{ $seed }.txt
play-ask-name = Save as: { $name }
play-saved = Saved in { $file }.
play-kept = The game is kept in { $file }.
play-file-exists = { $file } is there already and is not this game: choose another name.
play-go-on = The game is kept in { $file }. Go on with: { $command }
play-not-saved = The game was not saved.
play-interrupted = Interrupted. Start with --save FILE and the game is kept after every turn.
play-interrupted-kept = Interrupted. The game is kept in { $file }. Go on with: { $command }
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
    [1] one star
   *[other] { $stars } stars
} so far.
play-plain-paid = { $coins ->
    [one] One coin
   *[other] { $coins } coins
} paid for skills.
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
play-plain-marks = Attacked: { $spaces }.
play-plain-asks = { $card }!
play-plain-targets = Say “destroy” and one of { $spaces }.
play-plain-yes-no = Say “yes” or “no”.
play-plain-skills = With a skill, if you like: { $skills }.
play-plain-edict = { $edict } { $name }: { $stars ->
    [1] one star
   *[other] { $stars } stars
}.
play-plain-edict-counts = { $edict } { $name }, counts { $when }: { $stars ->
    [1] one star
   *[other] { $stars } stars
}.
play-plain-draft = { $placement }: { $changes }. Say “ok” to draw it or “undo” to think again.
play-plain-no-change = changes no stars
play-plain-attacks = attacks { $spaces }
play-plain-destroys = destroys { $spaces }
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
play-plain-no-target = Name a space too: destroy B4.
play-plain-which-turn = Say how the attack is turned: { $turns }.
play-plain-which-extra = Say what { $skill } adds: { $extras }.
play-plain-no-skills = There are no skills in this game.
play-plain-name-file = Name a file: save game.txt.
play-plain-end = The input has ended.
play-plain-help =
    village B4 B5 C5: show what this drawing would change; “ok” draws it (or end the line with ok)
    hero C4 marks B4 D4, or hero C4 turn 2: a hero, and what it attacks
    forest A1 A2 skill lore; forest A1 A2 skill search and forest A3: with a skill
    destroy B4: for a gorgon or a giant troll; yes, no: whether to use acrobatics
    ok, undo: do what was shown, or think again
    legal, legal B4, legal all, legal skill lore: what may be drawn
    map, card, cards, edicts, skills: say it again
    look 1: the map of another player
    save, save FILE: keep the game
    quit: leave
    On the map: F forest, V village, A farm, W water, Y farm and village, B monster, H hero, M mountain,
    # wasteland, X destroyed; D dragon, Z zombie, G gorgon, T troll are monsters too;
    a point is an empty space, a comma empty ruins; a small letter stands on ruins.
