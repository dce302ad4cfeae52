# Gedruckte Blätter und Poster: was darauf steht, was die Seite und das Terminal davon sagen.
print-name = Name
print-day = Tag
print-coins = Münzen
print-edicts = Erlasse
print-total = Sterne des Jahres
print-scan = Am Handy zählen
print-note = Ein inoffizielles Blatt von Fans.
print-sum = { $stars } ★ · Münzen { $coins } · Monster { $monsters }

print-written = { $file }: { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
}
print-unknown-sheet = Ein Blatt „{ $sheet }“ gibt es nicht; es gibt { $known }.
print-unknown-paper = Ein Papier „{ $paper }“ gibt es nicht; es gibt { $known }.
print-long-link = Ein Link mit mehr als { $most } Zeichen ergibt einen Code, den kein Drucker scharf druckt.
print-one-kind = Drucke Blätter oder ein Poster, nicht beides.

print-title = Drucken
print-lead = Blätter für den Bleistift, in einer Farbe. Das Spiel selbst kaufst du im Laden: Seine Karten werden hier nicht gedruckt.
print-sheets = Blätter
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-per-page = Auf einer Seite
print-one = Ein Blatt
print-two = Zwei kleinere
print-language-note = Die Wörter auf dem Blatt sind in deiner Sprache.
print-save = Als PDF sichern
print-preview = Seite { $page } von { $pages }
print-before = Vorige Seite
print-after = Nächste Seite
print-drawing = Wird gezeichnet …
print-none = Wähle ein Blatt.
print-scale = Drucke in voller Größe (100 %): Ein Feld ist { $space } mm breit.
print-poster = Als Poster drucken
print-poster-title = Ein Poster der Karte
