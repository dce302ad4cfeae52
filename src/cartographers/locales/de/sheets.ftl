# Eigene Landkarten, auf Deutsch.

## Was an einer auffällt. Zuerst was da ist, dann was daraus folgt.

odd-shut-in = { $number ->
        [one] { $spaces } ist eingeschlossen.
       *[other] { $spaces } sind eingeschlossen.
    }
    .why = Keine Form aus zwei Feldern passt dorthin.
odd-nook = { $spaces } liegen abseits.
    .why = Nur wenige Formen passen dorthin.
odd-parts = Das Land zerfällt in { $number } Teile.
    .why = Keine Form und kein Gebiet reicht von einem zum anderen.
odd-no-ruins = Keine Ruinen.
    .why = Nach jeder Ruinenkarte kann nur ein einzelnes Feld gezeichnet werden.
odd-few-ruins = { $number ->
        [one] Nur ein Ruinenfeld.
       *[other] Nur { $number } Ruinenfelder.
    }
    .why = Gedruckte Landkarten haben sechs. Sind alle bedeckt, bleibt nach einer Ruinenkarte ein einzelnes Feld.
odd-no-mountains = Keine Gebirge.
    .why = Niemand verdient ihre Münzen, und Dekrete über Gebirge bringen nichts.
odd-few-mountains = { $number ->
        [one] Nur ein Gebirge.
       *[other] Nur { $number } Gebirge.
    }
    .why = Gedruckte Landkarten haben fünf.
odd-closed-mountain = { $number ->
        [one] Das Gebirge auf { $spaces } ist von Anfang an umschlossen.
       *[other] Die Gebirge auf { $spaces } sind von Anfang an umschlossen.
    }
    .why = Niemand kann es umschließen und seine Münze verdienen.
odd-little-room = Wenig Platz: { $number } leere Felder.
    .why = Gedruckte Landkarten haben mindestens 109. Das Jahr endet vielleicht auf einer vollen Karte.
odd-and-more = { $spaces } und { $number } weitere

## Der Befehl `sheet`

sheets-fine = Nichts fällt auf.
sheets-bots = Mittlere Wertung allein, { $games } Partien
sheets-here = diese Landkarte
sheets-usual = { $sheet } (A)
