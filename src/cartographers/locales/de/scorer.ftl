# Das Zählen: eine Landkarte auf Papier, auf der Seite gemalt und gezählt.

scorer-page = Papierkarte auswerten
scorer-lead = Male deine Landkarte vom Blatt ab, zähle jede Jahreszeit und sieh, welche Felder Sterne bringen. Was nicht sein kann, wird gezeigt. Alles bleibt auf diesem Gerät.
scorer-begun = Auf diesem Gerät begonnen
scorer-forget = Löschen
scorer-begin = Landkarte malen
scorer-open = Protokoll öffnen
scorer-no-table = Dieser Link führt zu keinem Tisch, den diese Seite kennt.
scorer-season = Jahreszeit
scorer-name = Dein Name
scorer-to-herald = Zum Herold
scorer-other = Andere Landkarte
scorer-leave = Startseite
scorer-desk = Malen
scorer-stamps = Stempel der Karten, die kamen
scorer-cards = Stempel: { $season }
scorer-stamped = { $card }, auf der Landkarte
scorer-which = Welche Karten?
scorer-which-title = Karten der Jahreszeit: { $season }
scorer-which-note = Drücke die Karten in der Reihenfolge, in der sie kamen. Sie werden zu Stempeln, und Fehler lassen sich finden. Du kannst auch ohne sie malen.
scorer-explore = Erkundungskarten
scorer-ruins = Ruinenkarten
scorer-no-cards = Male mit dem Finger. Oder sag, welche Karten kamen, und stempele ihre Formen.
scorer-no-card-yet = Noch ist keine Karte gekommen.
scorer-brush = Pinsel
scorer-rub = Wegradieren
scorer-undo = Rückgängig
scorer-coin-less = Eine Münze weniger
scorer-coin-more = Eine Münze mehr
scorer-count = { $season } zählen
scorer-missing =
    { $n ->
        [one] { $n } Karte fehlt
       *[other] { $n } Karten fehlen
    }
scorer-line =
    { $spaces ->
        [one] { $name }: { $stars } Sterne, { $spaces } Feld
       *[other] { $name }: { $stars } Sterne, { $spaces } Felder
    }
scorer-odd = Das kann nicht sein
scorer-change = Landkarte ändern
scorer-year = Das Jahr bisher
scorer-sum = Summe
scorer-rating = Wertung { $rating }: { $title }.
scorer-tell = Dem Herold sagen
scorer-next = Weiter: { $season }
scorer-keep = Behalten und teilen
scorer-copy = Text kopieren
scorer-copied = Kopiert
scorer-on-paper = auf Papier
scorer-record-note = Das Protokoll ist ein Text mit Dekreten, Karten und Landkarten. Diese Seite öffnet es wieder, und cartographers replay zählt es neu.
scorer-seats = Alleine gibt es eine Wertung und einen Titel.
scorer-again = Noch einmal drücken
scorer-known = Der Herold weiß Bescheid.
scorer-photo = Foto des Blatts
