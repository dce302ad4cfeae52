# What happened, event by event, in German: the log of a match.
# Names of cards, terrains, seasons and skills are put in as they are; spaces as A1 B2.

log-edict = Dekret { $edict }: { $card }.
log-skills = Fertigkeiten im Spiel: { $skills }.
log-season-started = Der { $season } beginnt.
log-ruins-revealed = { $card }: Die nächste Erkundungskarte muss ein Ruinenfeld bedecken.
log-card-revealed = Runde { $turn }: { $card }.
log-dodged = Sitz { $seat } begegnet dem Hinterhalt mit Akrobatik.
log-drawn = Sitz { $seat } zeichnet: { $terrain } { $spaces }.
log-drawn-on = Sitz { $seat } zeichnet auf der Landkarte von Sitz { $owner }: { $terrain } { $spaces }.
log-drawn-both = Sitz { $seat } zeichnet: { $terrain } und zugleich { $also } { $spaces }.
log-marks = Heldenangriff von Sitz { $seat }: { $spaces }.
log-skill = Sitz { $seat } nutzt eine Fertigkeit: { $skill }.
log-destroyed = Zerstört auf der Landkarte von Sitz { $owner }: { $spaces }.
log-coins = Sitz { $owner } bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
log-nobody-drew = Niemand zeichnet etwas.
log-destruction-asked = { $card }: Ein Feld wird zerstört.
log-power = { $card } schlägt zu.
log-power-nothing = { $card } bleibt ohne Wirkung.
log-scored = Sitz { $seat }: { $first } + { $second } durch Dekrete, { $coins } durch Münzen, { $monsters } durch Monster, insgesamt { $total }.
log-ended = Das Spiel ist zu Ende.
