### Turniere: Runden, die viele zur selben Zeit zeichnen, die Tabelle und die Seite für den Beamer.

event-all = Turniere
event-all-lead = Mehrere Runden, dieselben Karten für alle, und eine Tabelle über alle Runden.
event-none = Du nimmst noch an keinem Turnier teil. Den Link oder Code gibt dir der Gastgeber.
event-code = Link oder Code eines Turniers
event-go = Dorthin
event-unknown = Das ist weder ein Link noch ein Code eines Turniers.
event-host = Gastgeber
event-needs-server = Turniere brauchen einen Server, bei dem alle Karten zusammenkommen. Diese Seite hat keinen.
event-new = Turnier eröffnen

event-form-name = Name des Turniers
event-form-club = Verein, wenn du magst
event-form-rounds = Runden
event-form-start = Beginn
event-form-press = Ich starte jede Runde selbst
event-form-time = Zu einer festen Zeit
event-form-date = Erste Runde
event-form-length = Dauer einer Runde
event-form-pause = Pause zwischen den Runden
event-form-no-pause = keine
event-form-clock = Uhr für einen Zug
event-form-clock-note = Läuft sie ab, zeichnet ein Bot diesen einen Zug. So werden alle rechtzeitig fertig.
event-form-cards = Karten
event-form-same = In jeder Runde dieselben
event-form-each = Für jede Runde eigene
event-form-sheet = Landkarte
event-form-go = Turnier eröffnen
event-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
event-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
event-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

event-people = { $count ->
    [0] noch niemand
    [one] { $count } Person
   *[other] { $count } Leute
}
event-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
event-lead-begins = Die erste Runde beginnt { $time }. Dieselben Karten für alle.
event-lead-waits = Der Gastgeber startet bald die erste Runde. Dieselben Karten für alle.
event-lead-open = Runde { $round } von { $of } läuft. Dieselben Karten für alle.
event-lead-next = Runde { $round } von { $of } beginnt { $time }.
event-lead-next-waits = Der Gastgeber startet bald Runde { $round } von { $of }.
event-lead-over = Alle Runden sind gezeichnet. Danke fürs Mitspielen!
event-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
event-round = Runde { $round }
event-won = gewonnen von { $names }
event-nobody-drew = niemand hat gezeichnet
event-until = bis { $time }
event-waits = wenn der Gastgeber sie startet
event-take-part = Teilnehmen
event-taking-part = Du nimmst teil. Die Runde erscheint hier, sobald sie beginnt.
event-draw = Runde { $round } zeichnen
event-go-on = Runde { $round } weiterzeichnen
event-left = noch { $time }
event-begins-in = Runde { $round } beginnt in { $time }
event-have-drawn = { $drawn } von { $people } haben gezeichnet
event-own-drawn = Deine Karte der Runde { $round }: { $stars } Sterne. Die anderen sehen sie, wenn die Runde endet.
event-rules = Die Sterne aller Runden werden addiert. Eine Runde zählt mit, sobald sie endet; bis dahin erfährt niemand, was andere gezeichnet haben. Was nach dem Ende fertig wird, zählt nicht. Bei Gleichstand: weniger Sterne an Monster verloren.
event-invite = Einladen
event-invite-note = Wer diesen Link öffnet, kann teilnehmen, vor dem Beginn oder später.
event-projector = Für den Beamer
event-records = Alle Protokolle
event-compare = Karten vergleichen
event-proof = Ist es fair?
event-proof-note = Der Startwert jeder Runde wurde gezogen, als das Turnier eröffnet wurde. Sein Siegel ist seitdem zu sehen, er selbst, sobald die Runde endet: SHA-256 von „cartographers“, einer neuen Zeile und dem Startwert ergibt das Siegel.
event-is-out = Der Gastgeber hat dich aus diesem Turnier entfernt.
event-by = Gastgeber: { $name }

event-standings = Tabelle
event-after = nach Runde { $round }
event-before-all = noch keine Runde beendet
event-total = Summe
event-place = Platz
event-name = Name
event-best = Beste der Runde
event-missing = nicht gezeichnet
event-drawing = zeichnet
event-drawn = hat gezeichnet
event-late = { $stars } Sterne, zu spät fertig, zählen nicht
event-empty = Noch nimmt niemand teil. Gib den Link weiter.

event-run = Du bist Gastgeber
event-start = Runde { $round } jetzt starten
event-longer = { $minutes } Minuten länger
event-close = Runde jetzt beenden
event-close-sure = { $count ->
    [0] Alle, die begonnen haben, sind fertig. Runde { $round } jetzt beenden?
    [one] Eine Person zeichnet noch; diese Karte zählt dann nicht. Runde { $round } jetzt beenden?
   *[other] { $count } Leute zeichnen noch; ihre Karten zählen dann nicht. Runde { $round } jetzt beenden?
}
event-close-yes = Beenden
event-close-no = Offen lassen
event-not-begun = Noch nicht begonnen: { $names }
event-are-drawing = Zeichnen: { $names }
event-all-drawn = Alle haben gezeichnet.
event-manage = Leute
event-remove = { $name } entfernen
event-let-in = { $name } wieder einlassen

event-join-here = Ansehen oder mitmachen
event-best-map = Beste Karte der Runde { $round }
event-time-left = noch
event-time-until = bis Runde { $round }
event-shown = Plätze { $from } bis { $to } von { $of }

event-closes-in = Runde { $round } endet in { $time }. Was dann nicht fertig ist, zählt nicht.
event-closed = Runde { $round } ist beendet. Du kannst diese Karte fertig zeichnen, aber sie zählt nicht.
event-to-event = Zum Turnier

event-line-open = { $name }: Runde { $round } läuft
event-line-next = { $name }: Runde { $round } beginnt { $time }
event-line-waits = { $name }: Der Gastgeber startet Runde { $round }

# Refused
refusal-unknown-event = Es gibt kein Turnier „{ $event }“.
refusal-unknown-entrant = Damit ist niemand in diesem Turnier gemeint.
refusal-not-taking-part = Du nimmst an diesem Turnier nicht teil.
refusal-event-removed = Der Gastgeber hat dich aus diesem Turnier entfernt. Nur er kann dich wieder einlassen.
refusal-event-over = Dieses Turnier ist vorbei.
refusal-event-full = Dieses Turnier ist voll: { $most } Leute nehmen teil.
refusal-too-many-events = Du hast innerhalb von 30 Tagen { $most } Turniere eröffnet, mehr geht nicht.
refusal-wrong-rounds = Ein Turnier hat 1 bis { $most } Runden.
refusal-wrong-round-length = Eine Runde dauert mindestens { $least } Minute und höchstens { $most } Tage, eine Pause höchstens 30 Tage.
refusal-wrong-event-start = Ein Turnier beginnt in der Zukunft, innerhalb eines Jahres.
refusal-nobody-takes-part = Noch nimmt niemand teil. Eine Runde braucht jemanden, der sie zeichnet.
refusal-round-open = Es ist schon eine Runde offen. Die nächste beginnt danach.
refusal-no-round-open = Gerade ist keine Runde offen.
refusal-round-drawn = Du hast diese Runde schon gezeichnet.
refusal-round-closing = Die Runde endet gleich. Zum Verlängern ist es zu spät.
refusal-too-long-round = Diese Runde kann höchstens noch { $minutes } Minuten länger dauern.
