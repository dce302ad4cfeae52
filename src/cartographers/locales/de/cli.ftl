# Sentences of the commands, in German.

cli-interrupted = Abgebrochen.
cli-broken-pipe = Niemand liest die Ausgabe mehr.
cli-bad-line = Diese Zeile ist nicht lesbar: { $reason }.
cli-bad-lines = { $bad ->
    [one] Eine Zeile von { $total } ließ
   *[other] { $bad } Zeilen von { $total } ließen
} sich nicht beantworten.
cli-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
cli-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
cli-unwritable-output = Die Ausgabe kann nicht geschrieben werden: { $reason }.
cli-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; zur Wahl stehen { $known }.
cli-bot-needs-native = Der Bot „{ $bot }“ spielt in Maschinencode und braucht numba (cartographers[native] installieren). Ohne sie gibt es { $known }.
cli-training = Lernen
cli-trained = Die Gewichte stehen in { $file }; das Lernen hat { $minutes } Minuten gedauert.
cli-train-needs-native = Das Lernen läuft in Maschinencode und braucht numba (cartographers[native] installieren).
cli-bad-weights = Die Datei { $file } enthält keine Gewichte, die diese Version verwenden kann.
cli-own-bot-faults = An die Stelle des Bots „{ $bot }“ traten zufällige Antworten: fehlgeschlagen { $failed }, unerlaubt { $illegal }, zu spät { $late }. Die erste: { $trouble }
cli-bad-seed = Ein Seed hat 1 bis 128 druckbare Zeichen, ohne Leerzeichen davor oder danach.
cli-simulating = Spiele laufen
cli-preparing = Maschinencode wird vorbereitet. Das geschieht einmal; beim nächsten Mal ist er da.
cli-preparing-far = Maschinencode wird einmalig vorbereitet: etwa { $seconds } s, { $percent } % fertig
cli-preparing-bar = Maschinencode wird einmalig vorbereitet: etwa { $seconds } s
cli-games = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}
cli-mean = Mittel
cli-median = Median
cli-sd = Streuung
cli-stars = Punkte
cli-rating = Solowertung
cli-speed = Spiele je Sekunde
cli-not-text = Die Datei { $file } ist kein Text.
cli-no-seat = Sitz { $seat } gibt es nicht; der Tisch hat { $seats ->
    [one] einen Sitz
   *[other] { $seats } Sitze
}.
cli-seat = Sitz { $seat }
cli-more-maps = { $hidden ->
    [one] Eine weitere Landkarte
   *[other] { $hidden } weitere Landkarten
}: Jede zeigst du mit --seat.
cli-coins = Münzen
cli-monsters = Monster
cli-total = Summe
cli-unfinished = Das Spiel ist noch nicht zu Ende: Runde { $turn } läuft.
cli-solo-end = { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkte
}, Solowertung { $rating }: { $title }.
cli-place = Platz { $place }: Sitz { $seat } mit { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkten
}, { $lost } an Monster verloren
cli-picture-sum = Münzen { $coins } · Monster { $monsters } · Summe { $stars } ★
cli-unknown-set = Ein Set „{ $set }“ gibt es nicht; zur Wahl stehen { $known }.
cli-unknown-preset = Eine Voreinstellung „{ $preset }“ gibt es nicht; zur Wahl stehen { $known }.
cli-set-or-preset = Wähle ein Set oder eine Voreinstellung, nicht beides.
cli-unknown-language = Die Sprache „{ $language }“ gibt es nicht; zur Wahl stehen { $known }.
cli-no-neighbours = Allein gibt es keine Nachbarn, die Hinterhalte zeichnen.
cli-limit-without-skills = Eine Grenze für Fertigkeiten braucht Fertigkeiten im Spiel.

cli-serving = Der Tisch ist offen unter { $address }
cli-serving-friends = Freunde in deinem Netz öffnen { $address }
cli-serving-only-here = Nur dieser Computer kann ihn öffnen. Für Freunde in deinem Netz: { $command }
cli-serving-preparing = Die starken Bots werden einmalig vorbereitet: etwa { $seconds } s. Bis dahin antworten einfachere.
cli-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $reason }.
cli-database = Die Datenbank lässt sich nicht nutzen: { $reason }.
cli-backed-up = { $matches ->
    [one] Ein Spiel ist in { $file } gesichert.
   *[other] { $matches } Spiele sind in { $file } gesichert.
}
cli-damaged-backup = Die Datei { $file } ist keine Sicherung oder eine beschädigte.
cli-newer-backup = Die Sicherung { $file } stammt von einer neueren Version dieses Programms.
cli-not-empty = Die Datenbank enthält schon Spiele; eine Sicherung wird nur in eine leere eingespielt.
cli-restored = { $matches ->
    [one] Ein Spiel ist wiederhergestellt.
   *[other] { $matches } Spiele sind wiederhergestellt.
}
cli-empty-secret = Der Schlüssel in { $file } war leer, darum wurde ein neuer gemacht. Wer hier Namen und Plätze hatte, ist jetzt fremd; hast du eine Kopie des alten Schlüssels, halte den Server an und lege sie zurück.
cli-short-secret = Der Schlüssel in { $file } ist zu kurz: Er braucht mindestens { $least } Zeichen.
cli-unknown-log-level = Eine Log-Stufe „{ $level }“ gibt es nicht; zur Wahl stehen debug, info, warning und error.
cli-verified =
    { $decks ->
        [one] Geprüft: Das Siegel { $seal } gehört zum Seed { $seed }, und aus ihm folgen die Dekrete und der Stapel.
       *[other] Geprüft: Das Siegel { $seal } gehört zum Seed { $seed }, und aus ihm folgen die Dekrete und alle { $decks } Stapel.
    }
cli-compare-seal = Vergleiche das Siegel mit dem, das der Tisch vor der ersten Karte gezeigt hat, oder gib es mit --seal an.
cli-other-seal = Das ist nicht das angekündigte Spiel: Das Siegel des Protokolls ist { $seal }.

cli-bench-title = Was in einer Sekunde geschieht
cli-bench-measuring = Messung
cli-bench-needs-native = Zum Messen braucht es die kompilierten Regeln: pip install cartographers[native].
cli-bench-unknown = Es gibt keinen Messwert „{ $figure }“; es gibt { $known }.
cli-bench-a-second = pro Sekunde
cli-bench-best = beste Runde
cli-bench-per-yard = neben dem Maßstab
cli-bench-scoring-calls = Wertungen, 200 Karten × 16 Dekrete
cli-bench-scoring-calls-on-ints = dasselbe in reinem Python
cli-bench-random-games = ganze zufällige Partien
cli-bench-random-games-heroes = ganze zufällige Partien, Die Kartographin
cli-bench-random-games-combined = ganze zufällige Partien mit Fertigkeiten
cli-bench-random-games-one-by-one = zufällige Partien nacheinander, reines Python
cli-bench-greedy-games = ganze gierige Partien
cli-bench-greedy-games-heroes = ganze gierige Partien, Die Kartographin
cli-bench-draws = zufällige Zeichnungen, Partie neben Partie
cli-bench-environment-steps = Schritte der Umgebung mit Masken
cli-bench-environment-steps-heroes = Schritte der Umgebung, Die Kartographin
cli-bench-environment-steps-combined = Schritte der Umgebung mit Fertigkeiten
cli-bench-environment-steps-on-all-cores = Schritte der Umgebung, alle Kerne
cli-bench-peer = Züge in { $game }, { $peer }
cli-bench-not-installed = Nicht installiert und darum nicht verglichen: { $names }.
