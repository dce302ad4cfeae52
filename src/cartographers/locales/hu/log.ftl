# What happened, event by event, in Hungarian: the log of a match.
# Names of cards, terrains, seasons and skills are put in as they are; spaces as A1 B2.

log-edict = „{ $edict }” rendelet: { $card }.
log-skills = Képességek a játékban: { $skills }.
log-season-started = Új évszak: { $season }.
log-ruins-revealed = { $card }: a következő felfedezéskártyának rommezőt kell lefednie.
log-card-revealed = { $turn }. kör: { $card }.
log-dodged = { $seat }. játékos akrobatikával fogadja a rajtaütést.
log-drawn = { $seat }. játékos rajza: { $terrain } { $spaces }.
log-drawn-on = { $seat }. játékos rajza ({ $owner }. játékos térképén): { $terrain } { $spaces }.
log-drawn-both = { $seat }. játékos rajza: { $terrain } és egyben { $also } { $spaces }.
log-marks = { $seat }. játékos hősének támadása: { $spaces }.
log-skill = { $seat }. játékos képességet használ: { $skill }.
log-destroyed = { $owner }. játékos térképén elpusztult: { $spaces }.
log-coins = { $owner }. játékos kap { $coins ->
    [one] egy
   *[other] { $coins }
} érmét.
log-nobody-drew = Senki sem rajzol.
log-destruction-asked = { $card }: egy mező elpusztul.
log-power = { $card } lecsap.
log-power-nothing = { $card }: nincs hatása.
log-scored = { $seat }. játékos: rendeletek { $first } + { $second }, érmék { $coins }, szörnyek { $monsters }, összesen { $total } csillag.
log-ended = A játék véget ért.
