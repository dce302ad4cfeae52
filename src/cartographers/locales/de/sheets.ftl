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
sheets-stopped = Angehalten nach { $played } von { $planned } Partien.

## Der Editor

sheets-page = Eigene Landkarte
sheets-name = Name der Landkarte
sheets-kept = Wird beim Zeichnen auf diesem Gerät gemerkt. Nur deine, bis du sie teilst.
sheets-unread = Dieser Link enthält keine Landkarte. Hier ist eine leere.
sheets-map = Die Landkarte. Pfeile bewegen, Leertaste setzt.
sheets-brush = Pinsel
sheets-brush-mountain = Gebirge
sheets-brush-ruins = Ruinen
sheets-brush-wasteland = Ödnis
sheets-brush-empty = Leer
sheets-symmetry = Symmetrie
sheets-one = ein Feld
sheets-halves = beide Hälften
sheets-quarters = alle Viertel
sheets-usual-mountain = fünf in der Regel
sheets-usual-ruins = sechs in der Regel
sheets-usual-wasteland = keine oder sieben
sheets-play = Darauf spielen
sheets-with-others = Mit anderen
sheets-undo = Zurück
sheets-new = Neue Karte
sheets-print = Drucken
sheets-share = Teilen
    .why = Wer den Link hat, kann darauf spielen und weiterzeichnen.
sheets-yours = Deine Landkarten
sheets-delete = { $name } löschen
sheets-bots-title = Was Bots daraus machen
sheets-bots-caption = Mittlere Wertung von Bots, die allein spielen
sheets-bot = Bot
sheets-games = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
sheets-key = { $sheet }; mittlere Wertung allein
sheets-ask = Bots darauf spielen lassen
sheets-playing = { $bot } spielt …
sheets-old = Die Landkarte hat sich seitdem geändert.
sheets-where = Wo nichts wächst.
    .why = Je dichter die Schraffur, desto öfter lässt der Planer ein Feld leer.

## Wo ein Tisch eröffnet wird

sheets-code = Eigene Landkarte: Code oder Link
sheets-take = Nehmen
sheets-draw = Landkarte zeichnen
