### The map of a day or a week that everybody is dealt alike.

deal-of-day = Die Karte vom { $date }
deal-of-week = Die Karte der Woche { $week }
deal-week-number = Woche { $week }
deal-kind-challenge = Herausforderung
deal-kind-event = Runde eines Turniers
deal-opened-by = von { $name }
deal-lead-opened = { $name } fordert dich heraus: dieselben Karten in derselben Reihenfolge für alle. Du zeichnest sie einmal, und was du zeichnest, zählt.
deal-lead = Dieselben Karten in derselben Reihenfolge für alle. Du zeichnest sie einmal, und was du zeichnest, zählt.
deal-lead-week = Ein größeres Spiel für die ganze Woche, für alle gleich. Du zeichnest es einmal, und was du zeichnest, zählt.
deal-lead-here = Dieselben Karten in derselben Reihenfolge für alle, die heute ohne Server spielen. Eine Rangliste gibt es nicht; deine Tage in Folge merkt sich dieser Browser.
deal-lead-open = Jetzt ist alles bekannt. Du kannst sie für dich zeichnen; sie zählt nicht mehr.
deal-lead-closed = Beginnen kann sie niemand mehr, aber andere zeichnen vielleicht noch. Der Stapel wird aufgedeckt: { $time }; dann kannst du sie für dich zeichnen.
deal-left = noch { $time }
deal-begin = Karte zeichnen
deal-begin-note = etwa { $minutes } Minuten
deal-go-on = Weiterzeichnen
deal-again = Noch einmal zeichnen
deal-compare = Karte für Karte vergleichen
deal-all = Alle Tage
deal-sealed = versiegelt
deal-revealed = aufgedeckt
deal-longest = am längsten: { $days }
deal-next = Nächste Karte in { $time }

deal-proof = Ist das fair?
deal-proof-sealed = Der Startwert aller Stapel wurde am { $drawn } gezogen und versiegelt. Bekannt wird er am { $time }, wenn niemand mehr rechtzeitig fertig werden kann.
deal-proof-open = Der Startwert aller Stapel wurde am { $drawn } gezogen und versiegelt. Jetzt ist er bekannt: SHA-256 von „cartographers“, einer neuen Zeile und dem Startwert ergibt das Siegel. Die Aufzeichnung eines Spiels beweist die Stapel.
deal-proof-next = Die nächste Karte ist schon versiegelt:
deal-seal = Siegel
deal-seed = Startwert

deal-place = Platz { $place } von { $of }
deal-better = besser als { $percent } von 100
deal-first = Sonst hat sie noch niemand gezeichnet
deal-missing = { $stars ->
    [one] Noch ein Punkt, und du bist: { $title }.
   *[other] Noch { $stars } Punkte, und du bist: { $title }.
}
deal-titles = Titel
deal-you-have = du hast { $rating }
deal-gap = Du und die beste Karte
deal-best = Beste
deal-best-map = Beste Karte
deal-next-best-map = Beste Karte der anderen
deal-by = { $name }, Wertung { $rating }
deal-difference = Unterschied
deal-late = Du bist erst fertig geworden, als der Stapel aufgedeckt war, deshalb hat diese Karte keinen Platz.
deal-final = Die Plätze stehen fest am { $time }.
deal-ranking = Rangliste
deal-whole-ranking = Die ganze Rangliste
deal-more = Mehr zeigen

deal-share = Teile deine Karte
deal-share-as-text = Als Text
deal-share-as-picture = Als Bild
deal-share-safe = Es zeigt deine Karte. Die Reihenfolge der Karten bleibt geheim.
deal-share-copy = Text kopieren
deal-share-copied = Kopiert
deal-share-send = Text senden
deal-share-save = Bild speichern
deal-share-line = { $title } ({ $rating })

deal-days = Tage
deal-weeks = Wochen
deal-not-drawn = nicht gezeichnet
deal-not-counted = zählte nicht
