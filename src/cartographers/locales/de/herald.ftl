### Der Herold gibt eine Partie für Leute, die auf Papier zeichnen: auf der Seite und im Terminal.

herald-title = Der Herold der Königin
herald-lead = Ihr zeichnet auf Papier. Der Herold deckt die Karten auf, groß genug für einen Tisch oder einen Saal, und zählt die Punkte aller zusammen.
herald-people = Leute am Tisch
herald-names = Namen
herald-names-note = Einer pro Zeile, wenn ihr mögt. Wer am Telefon zählt, nennt den eigenen Namen.
herald-clock = Zeit für eine Karte
herald-source = Die Karten
herald-deals = Der Herold gibt
    .why = Niemand am Tisch braucht einen Stapel.
herald-box = Wir decken unsere eigenen auf
    .why = Ihr habt die Schachtel. Nennt dem Herold jede Karte und die Dekrete auf dem Tisch.
herald-open = Zum Tisch
herald-own = Deine Tische
herald-own-line = { $people ->
    [one] allein, { $date }
   *[other] { $people } Leute, { $date }
}

herald-first = Erste Karte
herald-next = Nächste Karte
herald-enter = Karte nennen
herald-enter-which = Welche Karte wurde aufgedeckt?
herald-count = { $season } werten
herald-back = Ein Schritt zurück
herald-or = oder
herald-then = dann
herald-coin = und eine Münze
herald-time = Zeit
herald-ruins = Überdeckt ein Ruinenfeld.
herald-ruins-else = Geht das nicht: ein einzelnes Feld, irgendwo.
herald-ruins-wait = Die Ruinen warten auf die nächste Erkundungskarte.
herald-ruins-next = Gleich folgt noch eine Karte.
herald-pass-left = Gib dein Blatt nach links.
herald-pass-right = Gib dein Blatt nach rechts.
herald-monsters = Zeichne diese Monster auf das Blatt, das du bekommst.
herald-return = Gib es zurück.
herald-walk-top-left-clockwise = Beginne in der Ecke oben links und geh nach rechts.
herald-walk-top-left-counterclockwise = Beginne in der Ecke oben links und geh nach unten.
herald-walk-top-right-clockwise = Beginne in der Ecke oben rechts und geh nach unten.
herald-walk-top-right-counterclockwise = Beginne in der Ecke oben rechts und geh nach links.
herald-walk-bottom-right-clockwise = Beginne in der Ecke unten rechts und geh nach links.
herald-walk-bottom-right-counterclockwise = Beginne in der Ecke unten rechts und geh nach oben.
herald-walk-bottom-left-clockwise = Beginne in der Ecke unten links und geh nach oben.
herald-walk-bottom-left-counterclockwise = Beginne in der Ecke unten links und geh nach rechts.
herald-walk-fixed = Zeichne diese Monster wie gedruckt dorthin, wo sie zuerst passen. Ring für Ring nach innen.
herald-walk-free = Zeichne diese Monster dort, wo sie zuerst ein Feld des Weges überdecken; drehe und spiegle sie, wie du willst.
herald-hero-1 = Zeichne die Held:in auf ein leeres Feld.
herald-hero-2 = Markiere die angekreuzten Felder. Du darfst das Muster drehen.
herald-hero-3 = Ein Monster auf einer Markierung wird zerstört.
herald-power = Danach: { $card }
herald-does-dragon = Eingeschlossen oder zerstört bringt er drei Münzen.
herald-does-zombie = Nach jeder Wertung werden leere Felder neben Zombies zu Zombies.
herald-does-troll = Nach jeder Wertung zerstörst du ein leeres Feld daneben.
herald-does-gorgon = Wer sie zeichnet, zerstört ein Feld daneben, leer oder gezeichnet.
herald-left = zum Zeichnen
herald-left-in = noch { $seconds } Sekunden
herald-time-up = Die Zeit ist um.
herald-deck = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
herald-over = Das Jahr ist vorbei
herald-season-of-year = { $season }, Zeit { $time } von { $of }
herald-scored = Gewertet am Ende dieser Jahreszeit: { $cards }
herald-skills = Fertigkeiten
herald-waits = Der Herold hat noch nicht begonnen.

# Wird denen vorgelesen, die die Karte nicht sehen
herald-say-explore = { $card }, { $terrains }, Zeit { $time }.
herald-say-shape = eine Form aus { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Feldern
}
herald-say-coin = { $shape } und eine Münze
herald-say-or = Zeichnet { $first }, oder { $second }
herald-say-ambush = Hinterhalt: { $card }.
herald-say-hero = Held:in: { $card }.
herald-say-ends = { $season } ist vorbei. Wertet { $cards }, Münzen und Monster.

herald-turn = Seite umdrehen
herald-full = Vollbild
herald-sound = Ton der Uhr
herald-clock-start = Uhr starten
herald-clock-stop = Uhr anhalten
herald-scan = Landkarte auszählen
herald-scan-note = Scanne das mit dem Telefon, male deine Landkarte ab, und deine Punkte kommen hierher.
herald-scan-alone = Scanne das mit dem Telefon, um deine Landkarte auszuzählen. Die bisherigen Karten kommen mit; sag dem Herold deine Punkte.
herald-see-totals = Stände
herald-see-card = Zurück zur Karte
herald-keys-next = weiter
herald-keys-back = zurück

totals-lead = { $counted } von { $of } Landkarten sind gezählt.
totals-next = Weiter: { $season }
totals-waiting = zählt noch
totals-late = Wer später fertig wird, wird später gezählt.
totals-before = vorher
totals-sum = gesamt
totals-nobody = Noch hat niemand gezählt.
totals-tie = Bei gleichen Punkten steht vorn, wer weniger an Monster verlor.
totals-more = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
}
totals-all = Alle zeigen
totals-winner = { $names } gewinnt
totals-winners = { $names } gewinnen gemeinsam
totals-rating = Wertung { $rating }
totals-type = Punkte eintippen
totals-type-note = Für jemanden ohne Telefon. Noch einmal eingetippt, wird es berichtigt.
totals-name = Name
totals-coins = Münzen
totals-monsters = An Monster verloren
totals-tell = Aufschreiben
totals-guest = Ehemaliger Gast

# Im Terminal
herald-cli-keys = Enter: weiter · b: zurück · q: Ende
herald-cli-enter = Karte (Name oder id) · b: zurück · q: Ende
herald-cli-edict = { $letter } { $card }: { $rule }
herald-cli-now = jetzt
herald-cli-enter-or-json = Alles auf einmal gibt es nur, wo der Herold die Karten gibt.

# Refused
refusal-unknown-herald = Einen Tisch mit diesem Code gibt es nicht.
refusal-edicts-not-entered = Sag zuerst, welche vier Dekrete unter A bis D liegen.
refusal-card-revealed-already = „{ $card }“ wurde schon aufgedeckt.
refusal-card-not-in-deck = „{ $card }“ kann jetzt nicht im Stapel dieser Partie sein.
refusal-deck-is-done = Die Partie ist vorbei; „{ $card }“ wird nicht mehr gebraucht.
refusal-enter-a-card = Sag, welche Karte aufgedeckt wurde.
refusal-herald-is-done = Die Partie ist vorbei: Es gibt nichts mehr anzusagen.
refusal-herald-deals = Hier gibt der Herold die Karten; eintragen lässt sich keine.
refusal-count-first = Die Jahreszeit ist vorbei: Geh zuerst weiter zur Wertung.
refusal-no-clock = Dieser Tisch hat keine Uhr.
refusal-too-many-names = Das sind { $names } Namen für { $seats } Leute.
refusal-herald-is-full = Hier sind schon { $most } Karten; für eine weitere ist kein Platz.
refusal-season-to-come = Diese Jahreszeit hat noch nicht begonnen.
refusal-wrong-total = Die Teile ergeben { $sum }, nicht { $total }.
