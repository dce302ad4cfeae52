# What happened, event by event: the log of a match.
# Names of cards, terrains, seasons and skills are put in as they are; spaces as A1 B2.

log-edict = Výnos { $edict }: { $card }.
log-skills = Dovednosti ve hře: { $skills }.
log-season-started = { $season } začíná.
log-ruins-revealed = { $card }: příští karta průzkumu musí zakrýt pole se zříceninou.
log-card-revealed = Tah { $turn }: { $card }.
log-dodged = Hráč { $seat } proti přepadení použije akrobacii.
log-drawn = Hráč { $seat } kreslí: { $terrain } { $spaces }.
log-drawn-on = Hráč { $seat } kreslí do mapy hráče { $owner }: { $terrain } { $spaces }.
log-drawn-both = Hráč { $seat } kreslí dva terény zároveň: { $terrain } a { $also } { $spaces }.
log-marks = Hrdina hráče { $seat } útočí na { $spaces }.
log-skill = Hráč { $seat } použije dovednost: { $skill }.
log-destroyed = Zničeno na mapě hráče { $owner }: { $spaces }.
log-coins = Hráč { $owner } získává { $coins ->
    [one] minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
log-nobody-drew = Nikdo nic nekreslí.
log-destruction-asked = { $card }: je čas zničit pole.
log-power = { $card } o sobě dává vědět.
log-power-nothing = { $card } nic nezmění.
log-scored = Hráč { $seat }: { $first } + { $second } za výnosy, { $coins } za mince, { $monsters } za nestvůry, celkem { $total }.
log-ended = Partie skončila.
