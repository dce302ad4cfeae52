# What happened, event by event: the log of a match.
# Names of cards, terrains, seasons and skills are put in as they are; spaces as A1 B2.

log-edict = Edict { $edict }: { $card }.
log-skills = Skills in play: { $skills }.
log-season-started = { $season } begins.
log-ruins-revealed = { $card }: the next explore card must cover a ruins space.
log-card-revealed = Turn { $turn }: { $card }.
log-dodged = Seat { $seat } meets the ambush with acrobatics.
log-drawn = Seat { $seat } draws { $terrain }: { $spaces }.
log-drawn-on = Seat { $seat } draws on the map of seat { $owner }: { $terrain } { $spaces }.
log-drawn-both = Seat { $seat } draws { $terrain } and { $also } at once: { $spaces }.
log-marks = The hero of seat { $seat } attacks { $spaces }.
log-skill = Seat { $seat } uses a skill: { $skill }.
log-destroyed = Destroyed on the map of seat { $owner }: { $spaces }.
log-coins = Seat { $owner } gains { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-nobody-drew = Nobody draws anything.
log-destruction-asked = { $card }: a space will be destroyed.
log-power = { $card } strikes.
log-power-nothing = { $card } finds nothing to do.
log-scored = Seat { $seat }: { $first } + { $second } by edicts, { $coins } by coins, { $monsters } by monsters, { $total } in all.
log-ended = The match is over.
