# What happened, event by event, in Hungarian: the log of a match.
# Names of cards, terrains, seasons and skills are put in as they are; spaces as A1 B2.
# $who and $owner are names of people, never inflected; log-seat stands for one where no name is known.

log-edict = „{ $edict }” rendelet: { $card }.
log-skills = Képességek a játékban: { $skills }.
log-season-started = Új évszak: { $season }.
log-ruins-revealed = { $card }: a következő felfedezéskártyának rommezőt kell lefednie.
log-card-revealed = { $turn }. kör: { $card }.
log-seat = { $seat }. játékos
log-dodged = { $who } akrobatikával fogadja a rajtaütést.
log-drawn = { $who } rajza: { $terrain } { $spaces }.
log-drawn-on = { $who } rajza ({ $owner } térképén): { $terrain } { $spaces }.
log-drawn-both = { $who } rajza: { $terrain } és egyben { $also } { $spaces }.
log-marks = { $who } hősének támadása: { $spaces }.
log-skill = { $who } képességet használ: { $skill }.
log-destroyed = { $owner } térképén elpusztult: { $spaces }.
log-coins = { $owner } kap { $coins ->
    [one] egy
   *[other] { $coins }
} érmét.
log-nobody-drew = Senki sem rajzol.
log-destruction-asked = { $card }: egy mező elpusztul.
log-power = { $card } lecsap.
log-power-nothing = { $card }: nincs hatása.
log-scored = { $who }: rendeletek { $first } + { $second }, érmék { $coins }, szörnyek { $monsters }, összesen { $total } csillag.
log-ended = A játék véget ért.
