# Die eigenen beendeten Spiele, auf der Seite.

games-of = Spiele von { $name }
games-since = { $count ->
    [one] { $count } Spiel seit { $month }.
   *[other] { $count } Spiele seit { $month }.
}
games-mean = Die Solowertung ist im Mittel { $mean }.
games-means = Die letzten zehn Solospiele hatten im Mittel eine Solowertung von { $last }, die ersten zehn { $first }.
games-none = Noch kein Spiel ist zu Ende gespielt. Das erste beginnt dieses Notizbuch.
games-none-shared = Noch kein Spiel ist zu Ende gespielt.
games-none-found = So ein Spiel gibt es nicht.
games-few = Die Linie ist das Mittel von { $count ->
    [one] { $count } Solospiel
   *[other] { $count } Solospielen
}; sie beginnt beim letzten davon.
games-unrated = Nur Solospiele haben eine Solowertung.
games-plate = Solowertung, und die Titel, die sie wert ist
games-plate-said = { $count ->
    [one] Solowertung von { $count } Spiel, { $last }.
   *[other] Solowertung über { $count } Spiele, von { $first } bis { $last }.
}
games-plate-means = Das Mittel von fünf geht von { $from } bis { $to }.
games-titles = Titel, und wie oft
games-by-time = Spiele in der Reihenfolge der Zeit
games-last-some = Die letzten { $shown } von { $all } Spielen.
games-luck = Glück
games-given-away = Verschenkt
games-a-game = { $stars } je Spiel
games-then-now = { $first }, jetzt { $last } je Spiel
games-now = jetzt
games-from = ab { $least }
games-below = unter { $least }
games-weigh = Alle Spiele ansehen
games-weigh-note = Ein Bot kann sagen, wie viele Punkte Glück waren und wie viele verschenkt sind. Er braucht einige Sekunden je Spiel.
games-weighing = Spiel { $done } von { $all } …
games-by-edict = Punkte nach Dekret
games-by-edict-note = beide Jahreszeiten zusammen, im Mittel; ein Strich ist ein Spiel
games-over-games = { $count ->
    [one] in { $count } Spiel
   *[other] in { $count } Spielen
}
games-all-edicts = Alle Dekrete
games-fewer-edicts = Weniger Dekrete
games-by-season = Punkte nach Jahreszeit
games-by-season-note = erste Hälfte blass
games-best = Beste Landkarten
games-all = Alle Spiele
games-more = { $count ->
    [one] { $count } weiteres
   *[other] { $count } weitere
}
games-number = Spiel { $number }
games-game = Spiel
games-map = Landkarte
games-day = Tag
games-with = Mit
games-result = Ergebnis
games-stars = Punkte
games-rating = Solowertung
games-replay = Rückblick
games-alone = allein
games-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
games-filter = Welche Spiele
games-filter-company = Mit wem
games-filter-set = Karten
games-filter-sheet = Landkarte
games-every-company = Allein und in Gesellschaft
games-every-set = Alle Karten
games-every-sheet = Alle Landkarten
games-company-alone = Allein
games-company-bots = Mit Bots
games-company-people = Mit Menschen
games-oneself = Nur deine
games-private = Niemand sonst kann diese Seite lesen, außer du teilst sie.
games-private-here = All das liegt in diesem Browser und nirgends sonst.
games-share = Meine Spiele teilen
games-share-note = Wer den Link hat, kann sie lesen. Namen anderer werden nicht gezeigt.
games-share-link = Link zu meinen Spielen
games-copy = Kopieren
games-copied = Kopiert
games-take = Alles mitnehmen
games-delete = Alles über mich löschen
games-delete-what = Deine Spiele allein und mit Bots, deine Rätsel und alles, was daraus wurde, werden gelöscht, und dein Name mit ihnen.
games-delete-others = Spiele mit anderen Menschen bleiben die ihren. Dort bist du dann ein früherer Gast; wo ein Spiel noch läuft, spielt ein Bot weiter.
games-delete-sure = Das lässt sich nicht zurücknehmen. Vorher kann man eine Datei mit allem mitnehmen.
games-delete-not = Behalten
games-delete-yes = Alles löschen
