# What happened, event by event: the log of a match.
# Names of cards, terrains, seasons and skills are put in as they are; spaces as A1 B2.
# $who and $owner are names of people, never inflected; log-seat stands for one where no name is known.

log-edict = Edict { $edict }: { $card }.
log-skills = Skills in play: { $skills }.
log-season-started = { $season } begins.
log-ruins-revealed = { $card }: the next explore card must cover a ruins space.
log-card-revealed = Turn { $turn }: { $card }.
log-seat = Seat { $seat }
log-dodged = { $who } meets the ambush with acrobatics.
log-drawn = { $who } draws { $terrain }: { $spaces }.
log-drawn-on = { $who } draws on the map of { $owner }: { $terrain } { $spaces }.
log-drawn-both = { $who } draws { $terrain } and { $also } at once: { $spaces }.
log-marks = The hero of { $who } attacks { $spaces }.
log-skill = { $who } uses a skill: { $skill }.
log-destroyed = Destroyed on the map of { $owner }: { $spaces }.
log-coins = { $owner } gains { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-nobody-drew = Nobody draws anything.
log-destruction-asked = { $card }: a space will be destroyed.
log-power = { $card } strikes.
log-power-nothing = { $card } finds nothing to do.
log-scored = { $who }: { $first } + { $second } from edicts, { $coins } from coins, { $monsters } from monsters, { $total } in all.
log-ended = The match is over.
