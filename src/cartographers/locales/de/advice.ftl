# Tipps und Analysen: was eine Zeichnung wert ist und warum.

hint-needs-card = Zu einer Landkarte gehören die Karte, die gezeichnet wird, und die Dekrete: Ergänze --card und --edicts.
hint-no-turn = Sitz { $seat } hat in Runde { $turn } dieses Protokolls nichts zu zeichnen.
hint-turn = Runde { $turn }: { $card }
hint-other-map = Gezeichnet wird auf der Landkarte von Sitz { $seat }.
hint-destroy = Zerstöre { $space }.
hint-dodge = Nutze Akrobatik gegen diesen Hinterhalt.
hint-no-dodge = Spare Akrobatik für einen anderen Hinterhalt auf.
hint-value = { $value } Punkte sind am Ende zu erwarten
hint-parts = { $scored } gewertet, { $lying } durch das, was dann auf der Landkarte liegt, { $later } kommen noch
hint-now = jetzt
hint-until-end = bis zum Ende
hint-left = gewertet
hint-rest = Münzen, Monster, Platz zum Zeichnen

analyse-thinking = Denke nach
analyse-turn = Runde
analyse-card = Karte
analyse-drawn = Gezeichnet
analyse-best = Besser
analyse-value = Erwartet
analyse-given = Verschenkt
analyse-luck = Glück
analyse-nothing = Sitz { $seat } hat noch nichts gezeichnet.
analyse-sum = { $start } Punkte waren bei der ersten Karte zu erwarten, Glück { $luck }, verschenkt { $given }: am Ende { $stars } Punkte.
analyse-sum-so-far = { $start } Punkte waren bei der ersten Karte zu erwarten, Glück { $luck }, verschenkt { $given }: jetzt sind { $stars } zu erwarten.
analyse-spared = Auf den Landkarten der Nachbarn blieb Schaden von { $stars } Punkten aus.
analyse-given-away = Wendepunkt: Runde { $turn } hat { $stars } Punkte verschenkt.
analyse-lucky = Wendepunkt: In Runde { $turn } brachte Glück { $stars } Punkte.
analyse-unlucky = Wendepunkt: In Runde { $turn } kostete Pech { $stars } Punkte.
analyse-cut = Das Protokoll bricht ab; es ist bis Runde { $turn } analysiert.
analyse-unfinished = Das Spiel ist noch nicht zu Ende; es ist bis Runde { $turn } analysiert.
