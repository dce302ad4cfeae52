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
