# One clear sentence for every refusal of the core and of the notation, in German.

## Playing

refusal-match-over = Das Spiel ist zu Ende.
refusal-unknown-seat = An diesem Tisch gibt es keinen Sitz { $seat }.
refusal-turn-over = Runde { $turn } ist gerade nicht dran.
refusal-nothing-to-take-back = Du hast in dieser Runde noch nichts gezeichnet.
refusal-nothing-to-draw = Für dich gibt es in dieser Runde nichts zu zeichnen.
refusal-already-drawn = Du hast schon gezeichnet; nimm es erst zurück.
refusal-off-sheet = Zeichne mindestens ein Feld und bleib ganz auf der Landkarte.
refusal-spaces-taken = Einige dieser Felder sind schon ausgefüllt.
refusal-terrain-not-offered = Dieses Gelände bietet die Karte hier nicht: { $terrain }.
refusal-shape-not-offered = Diese Form bietet die Karte nicht.
refusal-ruins-not-covered = Die Form muss ein Ruinenfeld bedecken.
refusal-only-one-space = Keine Form der Karte passt: Zeichne ein einzelnes Feld.
refusal-off-the-walk = Der Hinterhalt muss das erste Feld bedecken, das er auf seinem Weg erreicht.
refusal-not-asked = Das ist jetzt nicht gefragt.
refusal-marks-not-offered = So lässt sich der Angriff nicht drehen.
refusal-target-not-offered = Dieses Feld kann jetzt nicht zerstört werden.
refusal-extra-without-skill = Mehr zeichnen darfst du nur mit einer Fertigkeit.
refusal-skill-not-usable = Die Fertigkeit „{ $skill }“ kannst du jetzt nicht nutzen.
refusal-skill-does-not-fit = Die Fertigkeit „{ $skill }“ erlaubt diese Zeichnung nicht.

## Options

refusal-wrong-seats = Ein Tisch hat 1 bis { $most } Sitze, nicht { $seats }.
refusal-unknown-choice = Option { $option }: „{ $choice }“ geht nicht, zur Wahl stehen { $known }.
refusal-unknown-edict = Die Wertungskarte „{ $card }“ gibt es nicht.
refusal-wrong-edicts = Die Dekrete sind vier Wertungskarten, eine aus jeder Kategorie.
refusal-unknown-ambush = Den Hinterhalt „{ $card }“ gibt es nicht.
refusal-wrong-ambushes = Ein Spiel hat vier verschiedene Hinterhalte oder gar keinen.
refusal-unknown-hero = Die Heldenkarte „{ $card }“ gibt es nicht.
refusal-wrong-heroes = Ein Spiel hat vier verschiedene Heldenkarten oder gar keine.
refusal-unknown-skill = Die Fertigkeit „{ $skill }“ gibt es nicht.
refusal-wrong-skills = Ein Spiel hat mindestens drei verschiedene Fertigkeiten oder gar keine.
refusal-edict-of-other-set = Die Wertungskarte „{ $card }“ stammt aus dem Set „{ $set }“, das nicht gewählt ist.

## Map notation

refusal-wrong-rows = Eine Landkarte hat 11 Zeilen, nicht { $rows }.
refusal-wrong-columns = Die Landkarte hat in Zeile { $row } nicht 11 Felder, sondern { $columns }.
refusal-unknown-letter = Das Zeichen „{ $letter }“ bei { $space } gehört nicht zur Kartenschrift.
refusal-unknown-line = Nach einer Landkarte dürfen „marks: …“ und „coins: …“ stehen, aber nicht „{ $line }“.
refusal-unknown-space = Das Feld „{ $space }“ gibt es nicht; die Felder heißen A1 bis K11.
refusal-unknown-sign = In Zeile { $row } der Landkarte steht „{ $sign }“. Der Code einer Landkarte besteht aus Zahlen und den Buchstaben M, R und W.
refusal-not-ground = Auf { $space } steht „{ $letter }“. Eine frische Landkarte hat nur Gebirge, Ruinen und Ödnis.
refusal-little-room = Die Landkarte hat { $empty } leere Felder. Eine Partie braucht mindestens { $fewest }.
refusal-bad-sheet-name = Der Name einer Landkarte hat 1 bis { $most } Buchstaben, Ziffern, Leerzeichen und Zeichen wie ’ und -.
refusal-many-sheet-names = Eine Landkarte hat einen Namen, nicht { $names }.

## Records

refusal-not-a-record = Das ist kein Spielprotokoll: Die erste Zeile lautet nicht „cartographers record 1“.
refusal-record-lacks = Im Protokoll fehlt „{ $key }“.
refusal-record-options = Mit den Optionen des Protokolls geht kein Spiel: { $reason }
refusal-record-seed = Zeile { $line } des Protokolls enthält keinen Seed.
refusal-record-version = Das Protokoll stammt von Regeln { $rules } und Karten { $cards }; diese Version kennt sie nicht.
refusal-record-refused = Zeile { $line } des Protokolls ist nicht spielbar: { $reason }
refusal-unknown-terrain = Das Gelände „{ $terrain }“ gibt es nicht.
refusal-record-differs = Zeile { $line } des Protokolls stimmt nicht: Dort steht „{ $was }“, das Spiel ergibt „{ $should }“.

## Questions of scripts

refusal-unknown-card = Eine Karte „{ $card }“, die hier passt, gibt es nicht.
refusal-nothing-on-ruins-card = Auf der Ruinenkarte „{ $card }“ gibt es nichts zu zeichnen.
refusal-wrong-coins = In die Schatztruhe passen 0 bis { $most } Münzen, nicht { $coins }.
refusal-season-edicts = Eine Jahreszeit wertet zwei Dekrete, nicht { $number }.
refusal-card-seen-twice = Die Karte „{ $card }“ ist bei den schon gesehenen zweimal genannt.
refusal-card-is-drawn-now = Die Karte „{ $card }“ wird jetzt gezeichnet: Gesehen wurde sie noch nicht.
refusal-card-of-other-deck = Die Karte „{ $card }“ ist nicht im Stapel dieses Spiels.
refusal-season-over = Die Jahreszeit endet bei { $end }: Vor einer Karte können nicht { $time } vergangen sein.

# At the table's server.
refusal-bad-message = Der Server hat die Nachricht nicht verstanden ({ $reason }).
refusal-bad-name = Ein Name hat 1 bis { $most } Zeichen, keines davon unsichtbar.
refusal-bad-token = Dieser Link zum Gerätewechsel ist falsch oder zu alt. Erstelle einen neuen.
refusal-clock-changed = Die Uhr wurde gerade kürzer gestellt. Du kannst in { $seconds } s beginnen, wenn alle es gesehen haben.
refusal-host-only = Das darf nur der Gastgeber.
refusal-match-begun = Das Spiel hat schon begonnen.
refusal-match-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
refusal-match-not-begun = Das Spiel hat noch nicht begonnen.
refusal-match-not-over = Das Spiel ist noch nicht zu Ende.
refusal-no-free-seat = Alle Sitze sind besetzt.
refusal-no-hello = Die Verbindung hat nicht mit einem Gruß begonnen, darum antwortet der Server nicht.
refusal-no-hints = Der Gastgeber dieses Tisches lässt keine Tipps zu.
refusal-no-watchers = Der Gastgeber möchte an diesem Tisch keine Zuschauer.
refusal-not-absent = Nur den Platz von jemandem, der schon eine Weile nicht da ist, kann ein Bot übernehmen.
refusal-nobody-seated = Am Tisch sitzt noch niemand.
refusal-not-invited = Das ist ein privater Tisch: Du brauchst den Link mit der Einladung.
refusal-not-json = Der Server nimmt nur JSON an.
refusal-not-now = Das lässt sich gerade nicht beantworten. Versuch es gleich noch einmal.
refusal-not-saved = Nichts wurde gespeichert: Der Speicher ist voll oder antwortet nicht. Versuch es gleich noch einmal.
refusal-not-shared = Diese Spiele sind nicht oder nicht mehr geteilt.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-other-origin = Die Anfrage kam von einer anderen Seite.
refusal-page-not-built = Der Server läuft, aber seine Seite wurde nicht gebaut.
refusal-rematch-open = Das nächste Spiel ist schon offen.
refusal-reviews-waiting = Analysen, um die du gebeten hast, entstehen noch. Warte eine davon ab.
refusal-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Nur er kann dich wieder einlassen.
refusal-seat-taken = Dieser Sitz ist besetzt.
refusal-server-error = Der Server hat einen Fehler gemacht. Er steht im Log; nichts wurde geändert.
refusal-stranger = Sag dem Server zuerst deinen Namen.
refusal-too-fast = Zu viele Nachrichten in kurzer Zeit.
refusal-too-few-seats =
    { $taken ->
        [one] { $taken } Sitz ist schon besetzt: Weniger darf der Tisch nicht haben.
       *[other] { $taken } Sitze sind schon besetzt: Weniger darf der Tisch nicht haben.
    }
refusal-too-large = Die Nachricht ist zu groß.
refusal-too-many-at-address = Aus deinem Netz sind zu viele Tische offen: höchstens { $tables } mit zusammen { $chairs } Plätzen. Schließe oder beende erst einige.
refusal-too-many-chairs = Die Tische, die du öffnest, dürfen zusammen { $most } Plätze haben. Schließe oder beende erst einen davon.
refusal-too-many-sockets = Du hast zu viele Tische auf einmal offen. Schließe einige ihrer Seiten und lade diese neu.
refusal-too-many-sockets-at-address = Aus deinem Netz schauen oder spielen gerade zu viele. Versuche es später noch einmal.
refusal-too-many-tables = Du bist an { $most } Tischen, die noch nicht zu Ende sind; mehr geht nicht. Schließe, verlasse oder beende erst einen davon.
refusal-unknown-lesson = Es gibt keine Lektion { $lesson }. Es gibt: { $known }.
refusal-lesson-elsewhere = Eine Lektion hat ihre eigenen Karten. Beginne { $lesson } auf der Startseite.
refusal-unknown-match = Diesen Tisch gibt es nicht.
refusal-unknown-page = Unter dieser Adresse gibt es nichts.
refusal-unknown-step = Das Spiel hat keinen Schritt { $step }.
refusal-damaged-backup = Diese Datei ist keine Sicherung oder eine beschädigte.
refusal-newer-backup = Diese Sicherung stammt von einer neueren Version. Aktualisiere zuerst diese Seite.
refusal-used-token = Dieser Link für ein anderes Gerät wurde schon benutzt. Mache einen neuen.
refusal-wrong-clock = Eine Uhr läuft mindestens { $least } Sekunden und höchstens zwei Wochen.
refusal-wrong-method = So lässt sich diese Adresse nicht abfragen.
refusal-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; zur Wahl stehen { $known }.

## Rätsel

refusal-unknown-puzzle = Ein Rätsel „{ $puzzle }“ gibt es nicht.
refusal-unknown-theme = Rätsel über „{ $theme }“ gibt es nicht. Die Themen sind: { $known }.
refusal-puzzle-answered = Das Rätsel „{ $puzzle }“ hast du schon beantwortet.
refusal-no-puzzle-left = Alle Rätsel dieser Art hast du schon beantwortet.
refusal-no-puzzles = Das ist keine Datei mit Rätseln.
refusal-puzzles-version = Diese Rätsel wurden für andere Regeln oder Karten gemacht, als diese Version hat.
refusal-puzzles-line = Zeile { $line } der Datei ist kein Rätsel.
refusal-broken-puzzle = Das Rätsel „{ $puzzle }“ ist beschädigt: Seine Partie lässt sich nicht nachspielen.
refusal-other-puzzles = Die Datei enthält andere Rätsel: Sie wurden aus anderen Seeds oder auf andere Weise gemacht.

## Deals

refusal-unknown-deal = Eine Karte „{ $deal }“ gibt es nicht.
refusal-deal-not-open = Die Karte { $deal } ist noch versiegelt. Sie öffnet sich, wenn dieser Tag in UTC beginnt.
refusal-deal-closed = Die Karte { $deal } ist geschlossen: In zwei Stunden kannst du sie beginnen, aber ohne Platz in der Rangliste.
refusal-deal-sealed = Andere zeichnen diese Karte vielleicht noch. Aufzeichnung und Analyse gibt es, wenn der Stapel aufgedeckt ist.
refusal-deal-elsewhere = Eine Karte, die alle gleich bekommen, wird auf ihrer eigenen Seite begonnen.
refusal-deal-for-one = Hier zeichnen alle für sich: Die Partie ist für eine Person, nicht für { $seats }.
refusal-deal-opens-later = Das ist noch nicht offen.
refusal-deal-ended = Das ist geschlossen: Niemand kann es mehr beginnen. Wenn es für alle vorbei ist, kannst du es ohne Platz in der Rangliste zeichnen.
refusal-not-asked-here = Das ist für Eingeladene: Du brauchst den Link mit der Einladung.
refusal-try-counts = Das ist dein Versuch, der zählt. Du kannst ihn verlassen und zurückkommen, aber nicht beenden, und kein Bot zeichnet ihn für dich.
refusal-try-first = Zeichne zuerst diese Karte. Dann siehst du, was die anderen daraus gemacht haben.
