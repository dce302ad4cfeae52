# What happened, event by event: the log of a match.
# Names of cards, terrains, seasons and skills are put in as they are; spaces as A1 B2.

log-edict = Edykt { $edict }: { $card }.
log-skills = Umiejętności w grze: { $skills }.
log-season-started = { $season } się zaczyna.
log-ruins-revealed = { $card }: następna karta odkryć musi zakryć obszar ruin.
log-card-revealed = Runda { $turn }: { $card }.
log-dodged = Gracz { $seat } odpowiada na zasadzkę akrobatyką.
log-drawn = Gracz { $seat } rysuje: { $terrain } { $spaces }.
log-drawn-on = Gracz { $seat } rysuje na mapie gracza { $owner }: { $terrain } { $spaces }.
log-drawn-both = Gracz { $seat } rysuje dwa tereny naraz: { $terrain } i { $also } { $spaces }.
log-marks = Heros gracza { $seat } atakuje { $spaces }.
log-skill = Gracz { $seat } używa umiejętności: { $skill }.
log-destroyed = Zniszczone na mapie gracza { $owner }: { $spaces }.
log-coins = Gracz { $owner } zyskuje { $coins ->
    [one] monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
log-nobody-drew = Nikt nic nie rysuje.
log-destruction-asked = { $card }: czas zniszczyć obszar.
log-power = { $card } daje o sobie znać.
log-power-nothing = { $card } nic nie zmienia.
log-scored = Gracz { $seat }: { $first } + { $second } za edykty, { $coins } za monety, { $monsters } za potwory, razem { $total }.
log-ended = Partia dobiegła końca.
