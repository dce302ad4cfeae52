# What happened, event by event, in German: the log of a match.
# Names of cards, terrains, seasons and skills are put in as they are; spaces as A1 B2.
# $who and $owner are names of people, never inflected; log-seat stands for one where no name is known.

log-edict = Dekret { $edict }: { $card }.
log-skills = Fertigkeiten im Spiel: { $skills }.
log-season-started = Der { $season } beginnt.
log-ruins-revealed = { $card }: Die nächste Erkundungskarte muss ein Ruinenfeld bedecken.
log-card-revealed = Runde { $turn }: { $card }.
log-seat = Sitz { $seat }
log-dodged = { $who } begegnet dem Hinterhalt mit Akrobatik.
log-drawn = { $who } zeichnet: { $terrain } { $spaces }.
log-drawn-on = { $who } zeichnet auf der Landkarte von { $owner }: { $terrain } { $spaces }.
log-drawn-both = { $who } zeichnet: { $terrain } und zugleich { $also } { $spaces }.
log-marks = Heldenangriff von { $who }: { $spaces }.
log-skill = { $who } nutzt eine Fertigkeit: { $skill }.
log-destroyed = Zerstört auf der Landkarte von { $owner }: { $spaces }.
log-coins = { $owner } bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
log-nobody-drew = Niemand zeichnet etwas.
log-destruction-asked = { $card }: Ein Feld wird zerstört.
log-power = { $card } schlägt zu.
log-power-nothing = { $card } bleibt ohne Wirkung.
log-scored = { $who }: { $first } + { $second } durch Dekrete, { $coins } durch Münzen, { $monsters } durch Monster, insgesamt { $total }.
log-ended = Das Spiel ist zu Ende.
