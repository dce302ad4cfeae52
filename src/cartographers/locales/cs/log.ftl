# What happened, event by event: the log of a match.
# Names of cards, terrains, seasons and skills are put in as they are; spaces as A1 B2.
# $who and $owner are names of people, never inflected; log-seat stands for one where no name is known.

log-edict = Výnos { $edict }: { $card }.
log-skills = Dovednosti ve hře: { $skills }.
log-season-started = { $season } začíná.
log-ruins-revealed = { $card }: příští karta průzkumu musí zakrýt pole se zříceninou.
log-card-revealed = Tah { $turn }: { $card }.
log-seat = Hráč { $seat }
log-dodged = { $who } proti přepadení použije akrobacii.
log-drawn = { $who } kreslí: { $terrain } { $spaces }.
log-drawn-on = { $who } kreslí do cizí mapy ({ $owner }): { $terrain } { $spaces }.
log-drawn-both = { $who } kreslí dva terény zároveň: { $terrain } a { $also } { $spaces }.
log-marks = Útok hrdiny ({ $who }): { $spaces }.
log-skill = { $who } použije dovednost: { $skill }.
log-destroyed = Zničeno (mapa: { $owner }): { $spaces }.
log-coins = { $owner } získává { $coins ->
    [one] minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
log-nobody-drew = Nikdo nic nekreslí.
log-destruction-asked = { $card }: je čas zničit pole.
log-power = { $card } o sobě dává vědět.
log-power-nothing = { $card } nic nezmění.
log-scored = { $who }: { $first } + { $second } za výnosy, { $coins } za mince, { $monsters } za nestvůry, celkem { $total }.
log-ended = Partie skončila.
