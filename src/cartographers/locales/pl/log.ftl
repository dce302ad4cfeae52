# What happened, event by event: the log of a match.
# Names of cards, terrains, seasons and skills are put in as they are; spaces as A1 B2.
# $who and $owner are names of people, never inflected; log-seat stands for one where no name is known.

log-edict = Edykt { $edict }: { $card }.
log-skills = Umiejętności w grze: { $skills }.
log-season-started = { $season } się zaczyna.
log-ruins-revealed = { $card }: następna karta odkryć musi zakryć obszar ruin.
log-card-revealed = Runda { $turn }: { $card }.
log-seat = Gracz { $seat }
log-dodged = { $who } odpowiada na zasadzkę akrobatyką.
log-drawn = { $who } rysuje: { $terrain } { $spaces }.
log-drawn-on = { $who } rysuje na cudzej mapie ({ $owner }): { $terrain } { $spaces }.
log-drawn-both = { $who } rysuje dwa tereny naraz: { $terrain } i { $also } { $spaces }.
log-marks = Atak herosa ({ $who }): { $spaces }.
log-skill = { $who } używa umiejętności: { $skill }.
log-destroyed = Zniszczone (mapa: { $owner }): { $spaces }.
log-coins = { $owner } zyskuje { $coins ->
    [one] monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
log-nobody-drew = Nikt nic nie rysuje.
log-destruction-asked = { $card }: czas zniszczyć obszar.
log-power = { $card } daje o sobie znać.
log-power-nothing = { $card } nic nie zmienia.
log-scored = { $who }: { $first } + { $second } za edykty, { $coins } za monety, { $monsters } za potwory, razem { $total }.
log-ended = Partia dobiegła końca.
