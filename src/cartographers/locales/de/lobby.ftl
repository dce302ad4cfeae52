# Around the game: start page, tables, options, waiting room, replay, another device. Short and friendly.

## Start

start-go-on = Weiterspielen
start-learn = Spielen lernen
    .solo = Solo spielen lernen
    .heroes = Held:innen kennenlernen
start-learn-note = Zwölf kleine Schritte, sechs Minuten.
    .solo = Sieben Schritte: Weg, Solowertung, Titel.
    .heroes = Sechs Schritte: Angriffe, Kräfte, zerstörte Felder.
start-learn-done = gelernt
start-bots = Gegen Bots spielen
start-bots-note = Einer bis fünf. Geht sofort los.
start-bots-how-many = Wie viele Bots?
start-bots-which = Wie gut zeichnen sie?
start-bots-begin = { $count ->
    [one] Gegen einen Bot beginnen
   *[other] Gegen { $count } Bots beginnen
}
start-open = Tisch eröffnen
start-open-note = Für Freunde, per Link. Bis zu { $most } Sitze.
start-join = Mitspielen
start-join-note = Füg Link oder Code ein.
start-join-field = Link oder Code des Tisches
start-join-go = Beitreten
start-join-unknown = Das ist weder Link noch Code eines Tisches von hier.
start-name = Du spielst als { $name }.
start-name-change = Ändern
start-name-another = Ein anderer
start-name-field = Dein Name
start-name-keep = Behalten
# Names that are offered to guests, with commas between them; at most 24 characters each.
start-pen-names = Tintenkompass, Munterer Meridian, Flinke Feder, Kapitän Kontur, Lady Längengrad, Altes Pergament, Kühner Kurs, Staubiger Atlas, Meister Maßstab, Nebelhafen, Stilles Delta, Keckes Kap, Lustige Lagune, Strenger Sextant, Heitere Halbinsel, Leises Lot, Kleiner Leuchtturm, Krumme Küste, Sanfte Steigung, Schnelle Skizze, Nordnadel, Ferner Fjord, Wandernde Insel, Emsiger Äquator
start-how = So läuft ein Spiel
start-how-try = In einer Lektion lernen
start-how-draw = Eine Karte, eine Form, ein Gelände.
    .why = In jeder Runde zeigt eine Karte, was alle auf ihre Landkarte zeichnen: Dreh die Form, wende sie, leg sie, wohin du willst.
start-how-edicts = Vier Dekrete bringen Punkte.
    .why = Sie sagen, was dieses Jahr eine gute Landkarte ist. Am Ende jeder Jahreszeit zählen zwei davon.
start-how-monsters = Monster kosten Punkte.
    .why = Nachbarn zeichnen sie auf deine Landkarte. Jedes leere Feld daneben kostet einen Punkt: Schließ sie also ein.
start-how-year = Vier Jahreszeiten, dann ist Schluss.
    .why = Wer die meisten Punkte hat, gewinnt; solo bekommst du einen Titel.

## Tables

lobby-page = Cartographers: Tische
lobby-title = Tische
lobby-all = Alle Tische
lobby-mine = Deine Tische
lobby-finished = Beendete Spiele
lobby-public = Öffentliche Tische
lobby-none-mine = Du sitzt noch an keinem Tisch.
lobby-none-public = Gerade ist kein öffentlicher Tisch offen. Eröffne einen: Hier finden ihn die anderen.
lobby-none-found = So einen Tisch gibt es nicht.
lobby-lost = Die Liste lässt sich gerade nicht laden. Neuer Versuch läuft.
lobby-filter = Zeigen
lobby-filter-all = Alle
lobby-filter-free = Mit freiem Sitz
lobby-filter-playing = Laufende
lobby-search = Name von jemandem dort
lobby-with = Mit dabei: { $names }
lobby-solo = Solospiel
lobby-own-table = Dein Tisch
lobby-empty-table = Noch niemand
lobby-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
lobby-open = { $free ->
    [0] Alle { $seats } Sitze besetzt
    [one] Ein Sitz von { $seats } frei
   *[other] { $free } von { $seats } Sitzen frei
}
lobby-playing = { $season }, Runde { $turn }
lobby-turn = Runde { $turn }
lobby-over = Zu Ende
lobby-closed = Geschlossen
lobby-abandoned = Vorzeitig beendet
lobby-place = Platz { $place } von { $of }
lobby-your-turn = Du bist dran
lobby-bot-random = Kritzler
    .note = legt seine Formen irgendwohin; allein etwa 27 Punkte
lobby-bot-greedy = Vermesser
    .note = nimmt sofort die meisten Punkte; allein etwa 104 Punkte
lobby-bot-planner = Planer
    .note = wägt ab, was jede Zeichnung bis zum Winter verspricht; allein etwa 122 Punkte
lobby-bot-master = Meister
    .note = spielt im Kopf viele Male weiter, bevor er zeichnet; allein etwa 129 Punkte

## Options

options-page = Cartographers: Tisch eröffnen
options-title = Tisch eröffnen
options-open = Tisch eröffnen
options-loading = Karten werden geholt …
options-played = Was gespielt wird
options-preset = Was spielt ihr?
options-alike = Dasselbe: { $names }.
options-own-mix = Eigene Mischung
options-own-mix-note = Das ist eine eigene Mischung. Wähle oben ein Spiel, um dorthin zurückzukehren.
options-preset-english = Das Grundspiel; passt keine Form, hat das einzelne Feld ein Gelände der Karte.
options-preset-polish-base = Das Grundspiel; solo liegen Monster so, wie sie gedruckt sind.
options-preset-czech = Das Grundspiel; passt keine Form, hat das einzelne Feld ein Gelände der Karte.
options-preset-hungarian = Das Grundspiel; solo liegen Monster so, wie sie gedruckt sind.
options-preset-polish-heroes = Held:innen schlagen zurück, und Monster haben eigene Kräfte.
options-preset-german = Das Grundspiel; solo dürfen Monster passend gedreht werden.
options-preset-german-first-game = Der sanfte Einstieg: vier einfache Dekrete, keine Hinterhalte, keine Ruinen.
options-preset-combined = Beide Spiele zusammen: Dekrete und Hinterhalte aus beiden, Held:innen und Ruinen.
options-preset-everything = Alles auf einmal: Dekrete beider Sets, Held:innen und Fertigkeiten.
options-house = Der Tisch
options-seats = Sitze
options-seats-less = Ein Sitz weniger
options-seats-more = Ein Sitz mehr
options-seats-note = 1 bis { $most }. Leere Sitze verschwinden, wenn das Spiel beginnt.
options-who = Wer mitspielt
options-private = Mit Einladung
    .why = Nur wer deinen Link hat, setzt sich dazu.
options-public = Alle
    .why = Der Tisch steht in der öffentlichen Liste.
options-watchers = Zuschauer erlaubt
    .why = Wer die Adresse kennt, sieht die Landkarten, zeichnet aber nichts.
options-hints = Tipps erlaubt
    .why = Wer zeichnet, darf fragen, was am besten wäre.
options-hints-short = Tipps
options-hints-yes = Erlaubt
options-hints-no = Keine
options-clock = Zeit je Runde
options-clock-none = Ohne Uhr
options-clock-seconds = { $count ->
    [one] Eine Sekunde
   *[other] { $count } Sekunden
}
options-clock-minutes = { $count ->
    [one] Eine Minute
   *[other] { $count } Minuten
}
options-clock-hours = { $count ->
    [one] Eine Stunde
   *[other] { $count } Stunden
}
options-clock-days = { $count ->
    [one] Ein Tag
   *[other] { $count } Tage
}
options-clock-own = Andere Zeit
options-clock-count = Wie viele
options-clock-unit = Zeiteinheit
options-clock-note = Läuft sie ab, zeichnet ein Bot für alle, die noch fehlen, aber nur in dieser Runde.
options-unit-seconds = Sekunden
options-unit-minutes = Minuten
options-unit-hours = Stunden
options-unit-days = Tage
options-details = Einzelheiten
options-none = Keine
options-all = Alle
options-cards = { $count ->
    [0] Keine
    [one] Eine Karte
   *[other] { $count } Karten
}
options-map = Landkarte und Karten
options-map-with-ruins = { $map }, { $cards }, mit Ruinen
options-map-without-ruins = { $map }, { $cards }, ohne Ruinen
options-sheet = Landkarte
options-explore = Erkundungskarten
options-seasons = Jahreszeiten
options-ruins = Mit Ruinen
    .why = Nach einer Ruinenkarte muss die nächste Form ein Ruinenfeld bedecken.
options-scoring = Dekrete aus
options-scoring-both = Beide
options-edicts = Dekrete
options-edicts-dealt = Ausgelost
    .why = Der Zufall wählt eines je Kategorie.
options-edicts-chosen = Ausgewählt
    .why = Du wählst eines je Kategorie und die Reihenfolge.
options-edicts-random = Ausgewählt, Reihenfolge zufällig
    .why = Du wählst eines je Kategorie, der Zufall die Reihenfolge.
options-edicts-shuffled = { $names }, in zufälliger Reihenfolge
options-edict = Dekret { $edict }
options-ambushes = Hinterhalte
options-ambushes-which = Welche Hinterhalte
options-ambush = Wer die Monster zeichnet
options-ambush-neighbours = Nachbarn
    .why = Alle zeichnen auf der Landkarte eines Nachbarn.
options-ambush-walk = Die Karte selbst
    .why = Monster finden selbst auf jede Landkarte, wie im Solospiel.
options-reading = Wenn die Karte selbst ihren Platz findet
options-reading-fixed = Wie gedruckt
    .why = Die Form wird weder gedreht noch gewendet.
options-reading-free = Frei gedreht
    .why = Die Form darf gedreht und gewendet werden, und du wählst.
options-heroes = Held:innen
options-heroes-which = Welche Held:innen
options-skills = Fertigkeiten
options-skills-which = Welche Fertigkeiten
options-skills-of = { $count ->
    [one] Eine Fertigkeit
   *[other] { $count } Fertigkeiten
}
options-skill-limit = Wie oft
options-skill-limit-season = Eine je Jahreszeit
    .why = Jede der offen liegenden Fertigkeiten.
options-skill-limit-game = Jede einmal im Spiel
    .why = Auch mehrere in einer Jahreszeit.
options-readings = Hausregeln
options-fallback-terrain = Wenn keine Form der Karte passt
options-fallback-terrain-any = Beliebiges Gelände
    .why = Das einzelne Feld darf Wald, Dorf, Acker, Wasser oder Monster sein; mit Held:innen im Spiel auch Held:in.
options-fallback-terrain-card = Ein Gelände der Karte
    .why = Das einzelne Feld wird zu etwas, das die Karte zeigt; liegt es an Ruinen, zu beliebigem Gelände.

## The waiting room

gathering-page = Cartographers: { $taken ->
    [one] eine Person am Tisch
   *[other] { $taken } am Tisch
}
gathering-title = Der Tisch füllt sich
gathering-hidden = Du bist eingeladen
gathering-closed = Der Tisch ist geschlossen
gathering-taken = { $taken } von { $seats } Sitzen besetzt.
gathering-wait = { $name } startet das Spiel.
gathering-invited = Du bist an diesen Tisch eingeladen.
gathering-invited-by = { $name } lädt dich an diesen Tisch ein.
gathering-sit = Hinsetzen
gathering-sit-here = Hier sitzen
gathering-watching = Du siehst zu. Zum Hinsetzen brauchst du den Link mit der Einladung.
gathering-full = Alle Sitze sind besetzt. Du kannst zusehen.
gathering-chair = Sitz { $seat }:
gathering-you = das bist du
gathering-here = da
gathering-bots = Bots
gathering-add-bot = Bot dazusetzen
gathering-fill = { $count ->
    [one] Einen Sitz mit einem Bot füllen
   *[other] { $count } Sitze mit Bots füllen
}
gathering-free = { $name } vom Tisch bitten
gathering-begin = { $count ->
    [one] Allein beginnen
   *[other] Zu { $count } beginnen
}
gathering-change = Optionen ändern
gathering-keep = Optionen übernehmen
gathering-leave = Tisch verlassen
gathering-close = Tisch schließen
gathering-removed = Vom Tisch entfernt: { $names }. Der Link der Einladung ist jetzt ein neuer: Andere Eingeladene brauchen ihn.
gathering-admit = Wieder einlassen
gathering-share = Andere einladen
gathering-share-private = Wer diesen Link hat, kann sich setzen.
gathering-share-public = Alle können sich setzen; der Link führt hierher.
# A command follows
gathering-only-here = Diesen Link kann nur dieser Computer öffnen. Starte den Tisch so, dass Freunde in deinem Netz kommen können:
gathering-link = Link zu dieser Seite
gathering-qr = QR-Code des Links
gathering-copy = Kopieren
gathering-copied = Kopiert
gathering-copy-failed = Kopieren ging nicht. Der Link ist markiert: Drücke Strg+C (⌘C), oder halte ihn mit dem Finger und wähle „Kopieren“.
gathering-send = Senden
gathering-seal = Ein fairer Stapel.
    .why = Alle Stapel sind schon gemischt. Dieses Siegel gehört zu ihrem Seed; nach dem Spiel wird der Seed verraten, und alle können prüfen, dass keine Karte verschoben wurde.
gathering-sat-down = { $name } setzt sich.
gathering-bot-sat-down = Ein Bot nimmt Sitz { $seat }.
gathering-stood-up = { $name } verlässt den Tisch.
gathering-host-passed = { $name } leitet jetzt den Tisch.
gathering-arranged = Der Gastgeber hat die Optionen geändert.

## Replay

replay-page = Cartographers: Rückblick
replay-title = Rückblick
replay-loading = Das Spiel wird geholt …
replay-controls = Schritte des Spiels
replay-moment = Schritt
replay-step = { $step } von { $steps }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-place = { $place }.
replay-keep = Speichern und teilen
replay-share = Rückblick teilen
    .why = Wer den Link hat, kann das Spiel noch einmal ansehen.
replay-png = Landkarte als PNG
replay-svg = Landkarte als SVG
replay-record = Protokoll als Text
    .why = Das Protokoll erzählt das ganze Spiel. Alle können es prüfen: cartographers replay --verify.
replay-analysis = Analyse
replay-analysis-busy = Es wird berechnet, was am besten gewesen wäre …
replay-given-in-all = { $stars ->
    [one] Insgesamt ein Punkt
   *[other] Insgesamt { $stars } Punkte
} verschenkt
replay-start-and-luck = Bei der ersten Karte waren { $start } zu erwarten, Glück { $luck }.
replay-spared = Auf den Landkarten der Nachbarn blieb Schaden von { $stars ->
    [one] einem Punkt
   *[other] { $stars } Punkten
} aus.
replay-turning = Wendepunkte
replay-drawn = Gezeichnet
replay-best = Am besten
replay-turn-gave = Runde { $turn }: { $stars ->
    [one] ein Punkt
   *[other] { $stars } Punkte
} verschenkt.
replay-turn-spared = Runde { $turn }: Schaden von { $stars ->
    [one] einem Punkt
   *[other] { $stars } Punkten
} blieb aus.
replay-turn-best = Runde { $turn }: besser ging es nicht.
replay-no-choice = In dieser Runde gab es nichts zu entscheiden.
replay-bars = Verschenkte Punkte, Runde für Runde
replay-draws-on = { $name } zeichnet auf der Landkarte von { $other }.

## Another device

move-link = Anderes Gerät
move-page = Cartographers: anderes Gerät
move-title = Am anderen Gerät weiter
move-why = Öffne dort diesen Link, oder scanne den Code: Du behältst deinen Namen und alle deine Tische.
move-share = Ein Link nur für dich
    .why = Er gilt { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }. Wer ihn hat, spielt als du: Behalte ihn also für dich.
move-again = Neuen Link erstellen
move-stranger = Noch kennt dich hier niemand: Spiel erst, dann nimm deine Spiele mit.
move-ask = Mit diesem Link machst du hier als { $name } weiter. Er gilt nur einmal.
move-ask-instead = Dieser Browser spielt als { $name }. Mit diesem Link wird er jemand anders: Die Tische von { $name } bleiben zurück.
move-go = Hier weiter

## Tische auf diesem Gerät, ohne Server

start-pass = Ein Gerät herumgeben
start-pass-note = Zwei bis sechs Leute, nacheinander.
start-pass-who = Wer spielt?
start-pass-name = Person { $number }
start-pass-add = Noch eine Person
start-pass-remove = Ohne Person { $number }
start-pass-begin = Los geht’s
gathering-person = Noch jemand an diesem Gerät
gathering-person-add = Dazusetzen
start-options = Karten und Regeln wählen
start-options-note = Ausgaben, Blatt, Dekrete, Bots.
start-server = Mit mehreren Geräten spielen
start-server-note = Das braucht einen Server. Füge seine Adresse ein.
start-server-field = Adresse eines Servers
start-server-go = Dorthin
start-server-own = Ein eigener: pip install cartographers, dann cartographers serve.
pass-to = Weiter an { $name }
pass-hidden = { $name } hat gezeichnet. Niemand sieht es, bevor alle gezeichnet haben.
pass-look-away = Die anderen schauen weg.
pass-me = Ich bin { $name }
pass-back = Zurück zur Karte von { $name }
pass-done = hat gezeichnet
pass-now = jetzt
pass-later = wartet
desk-loading = Der Tisch wird gedeckt: { $percent } %
desk-failed = Der Tisch konnte nicht geladen werden. Prüfe die Verbindung; der nächste Klick versucht es wieder.
desk-offline = Keine Verbindung: Neue Spiele laufen auf diesem Gerät.
desk-ready = Alles liegt auf diesem Gerät: Du kannst ohne Netz spielen.
desk-fleeting = Dieser Browser behält nichts: Mit dem Tab sind seine Spiele weg.
desk-keep = Alle Spiele als Datei
desk-bring = Spiele aus einer Datei holen
desk-brought = { $new ->
    [one] Ein Spiel ist dazugekommen.
   *[other] { $new } Spiele sind dazugekommen.
}
update-ready = Eine neue Version dieser Seite ist bereit.
update-take = Jetzt laden
