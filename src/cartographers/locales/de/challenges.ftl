### Challenges: deals that somebody opens for others.

challenges-lead = Dieselben Karten in derselben Reihenfolge für alle, die du fragst, jeder zu seiner Zeit. Wer fertig ist, sieht die Karten der anderen.
challenges-need-server = Eine Herausforderung braucht einen Server: Er hütet den Stapel und die Rangliste. Ohne Server schick jemandem einen Tag: Wer ihn auf so einer Seite öffnet, bekommt dieselben Karten.
challenges-days = Alle Tage
challenges-mine = Deine
challenges-mine-none = Du hast noch keine eröffnet oder begonnen.
challenges-open = Offen für alle
challenges-open-none = Gerade ist keine offen. Eröffne eine!
challenge-new = Neue Herausforderung
challenge-open = Herausforderung eröffnen
challenge-title = Titel
challenge-title-hint = Spieleabend, Runde 3
challenge-who = Wer darf sie zeichnen?
challenge-private = Wer den Link hat
    .why = Sie steht in keiner Liste.
challenge-public = Alle
    .why = Sie steht hier in der Liste für alle.
challenge-how-long = Wie lange ist sie offen?
challenge-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
challenge-date = Bis zu einem Datum
challenge-note = Alle zeichnen für sich. Du bekommst einen Link zum Verschicken.
challenge-until = Offen bis { $time }.
challenge-closed-at = Geschlossen am { $time }.
challenge-left = noch { $time }
challenge-begun = begonnen
challenge-maps = { $count ->
    [0] noch keine Karte
    [one] { $count } Karte
   *[other] { $count } Karten
}
challenge-by = von { $name }
challenge-yours-public = deine, öffentlich
challenge-yours-private = deine, per Link
challenge-invite = Frag andere
challenge-invite-private = Nur wer diesen Link hat, kann sie zeichnen.
challenge-invite-public = Alle können sie zeichnen; sie steht in der Liste.
challenge-close = Jetzt schließen
challenge-remove = Löschen

# Refused
refusal-bad-title = Eine Herausforderung hat einen Titel mit 1 bis { $most } Zeichen, keines davon unsichtbar.
refusal-wrong-close = Eine Herausforderung schließt frühestens in einer Stunde und spätestens in { $days } Tagen.
refusal-too-many-challenges = Du hast { $most } Herausforderungen offen, mehr geht nicht. Schließe eine davon, oder warte, bis eine schließt.
refusal-too-many-challenges-at-address = Aus deinem Netz sind { $most } Herausforderungen offen, mehr geht nicht. Versuche es wieder, wenn eine geschlossen ist.
refusal-opener-only = Das darf nur, wer die Herausforderung eröffnet hat.
refusal-challenge-begun = Jemand hat diese Herausforderung begonnen: Sie lässt sich schließen, aber nicht mehr löschen.
