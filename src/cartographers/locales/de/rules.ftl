# The rules as the page tells them, in our own words, and what explains itself on the screen.
# Each line of a .text is a paragraph. The numbers R… point to docs/rules.md.

rules-title = Die Regeln
rules-lead = Alles, was du zum Spielen brauchst, mit Beispielen. Ein Tisch kann etwas weglassen: Das sagen seine Einstellungen.
rules-contents = Inhalt

## What it is about

rules-goal = Das Ziel
    .text =
        Alle zeichnen ihre eigene Landkarte, auf ein Blatt mit 11 Zeilen und 11 Spalten. Vier Dekrete sagen, was in diesem Jahr Punkte bringt.
        Das Jahr hat vier Jahreszeiten, und jede endet mit einer Wertung. Wer nach dem Winter die meisten Punkte hat, gewinnt.
rules-shown-goal = Eine Landkarte am Ende des Jahres: Wälder, Dörfer, Äcker und Wasser, eingeschlossene Monster und mittendrin eine Heldin.

## A turn (R10, R11, R13)

rules-turn = Eine Runde
    .text =
        Eine Karte wird aufgedeckt. Alle zeichnen gleichzeitig, jeweils auf die eigene Landkarte.
        Wähle eine Form der Karte und eines ihrer Gelände. Zeichne dieses Gelände auf jedes Feld der Form. Alle diese Felder müssen auf der Landkarte liegen und leer sein. Deine Zeichnung muss nichts berühren.
        Steht neben der Form eine Münze, bekommst du eine Münze. Die Zahl neben der Uhr ist die Zeit, die die Karte braucht.
rules-shown-card = { $card } hat zwei Formen. Die kleinere bringt eine Münze.
rules-shown-turn = Die größere Form von { $card }, als Dorf auf fünf leere Felder gezeichnet.

## Turning and mirroring (R11, R20)

rules-shapes = Drehen und Wenden
    .text =
        Dreh und wende die Form, wie du willst.
        Manche Formen haben Lücken. Eine Lücke gehört nicht zur Form: Was dort liegt, ist egal, sie darf sogar außerhalb der Landkarte liegen.
rules-shown-shapes = Die Form von { $card } in acht Lagen. Alle sind erlaubt.

## Ruins (R10, R15, R16)

rules-ruins = Ruinen
    .text =
        Eine Ruinenkarte braucht keine Zeit, und sofort folgt die nächste Karte. Diese muss mindestens ein leeres Ruinenfeld bedecken. Auch nach zwei Ruinenkarten hintereinander genügt eines.
        Kann keine Form der Karte Ruinen bedecken, zeichne ein einzelnes Feld mit beliebigem Gelände, wo du willst.
        Kommt vorher ein Hinterhalt oder eine Heldenkarte, wird sie wie immer gespielt. Die Ruinen warten auf die nächste Erkundungskarte.
        Ein Ruinenfeld bleibt ein Ruinenfeld, auch wenn etwas darauf gezeichnet ist. Manche Dekrete zählen es.
rules-shown-ruins = Erlaubt: Der Fluss bedeckt die Ruinen auf C2.
rules-shown-missed = Nach einer Ruinenkarte nicht erlaubt: Die Ruinen auf C2 bleiben frei.

## Ambushes and monsters (R7, R19, R21, R25)

rules-ambush = Hinterhalte und Monster
    .text =
        Zu Beginn jeder Jahreszeit kommt ein Hinterhalt in den Stapel, und niemand weiß, welcher. Wird er aufgedeckt, wandert jede Landkarte zu einem Nachbarn: Der Pfeil der Karte sagt, auf welcher Seite. Zeichne die Monster auf die Landkarte, die bei dir ankommt, gedreht und gewendet, wie du willst. Dann kehren alle Landkarten zurück.
        Passt die Form nirgends, zeichne ein einzelnes Monsterfeld.
        Am Ende jeder Jahreszeit kostet jedes leere Feld neben einem Monster einen Punkt, egal wie viele Monster daneben sind. Zeichne also auf diese Felder: Schließ die Monster ein.
rules-shown-open = Neben diesen Monstern liegen zehn leere Felder: zehn Punkte verloren.
rules-shown-fenced = Auf sieben davon ist jetzt etwas gezeichnet. So gehen nur noch drei Punkte verloren.

## Mountains and coins (R5, R13, R14, R25)

rules-mountains = Gebirge und Münzen
    .text =
        Sind alle vier Felder um ein Gebirge gefüllt, bekommst du eine Münze, einmal je Gebirge. Egal ist, wer sie gefüllt hat und womit.
        Jede Münze ist am Ende jeder Jahreszeit einen Punkt wert. Eine Münze aus dem Frühling zählt also viermal.
        Platz ist für { $room } Münzen. Weitere verfallen.
rules-shown-mountain = Das Wasser füllt die letzte Seite des Gebirges auf F6: eine Münze.

## When nothing fits (R12, R18)

rules-nothing = Wenn nichts passt
    .text =
        Solange eine Form der Karte irgendwo passt, musst du eine passende zeichnen. Passt keine, zeichne stattdessen ein einzelnes Feld, wo du willst. Die Münze der Karte bringt es nicht.
        Die Ausgaben sind sich über sein Gelände uneins: Mal ist jedes erlaubt, mal nur eines der Karte. Der Tisch zeigt, was du wählen kannst.
        Hat deine Landkarte kein leeres Feld mehr, zeichnest du nichts.
rules-shown-nothing = { $card } passt auf dieser Landkarte nirgends. Stattdessen wird ein einzelnes Feld gezeichnet, hier auf { $space }.

## A season and its scoring (R8, R9, R17, R25)

rules-season = Eine Jahreszeit und ihre Wertung
    .text =
        Die Zeiten der Erkundungskarten werden zusammengezählt. Erreicht die Summe die Zahl der Jahreszeit oder übersteigt sie, wird die Karte noch gezeichnet, dann ist die Jahreszeit vorbei. Ruinen, Hinterhalte und Heldenkarten brauchen keine Zeit.
        Dann werden die Punkte gezählt: die zwei Dekrete der Jahreszeit, ein Punkt je Münze und ein Punkt weniger je leeres Feld neben einem Monster.
        Für die nächste Jahreszeit werden alle Erkundungskarten neu gemischt, mit einem weiteren Hinterhalt. Hinterhalte, die nicht aufgedeckt wurden, bleiben im Stapel.
rules-season-ends = Zeit
rules-season-scores = Dekrete
rules-shown-season = So zählt { $card }: Fünf Felder Wasser und Acker liegen nebeneinander, das gibt fünf Punkte.
rules-shown-sum = Eine Jahreszeit zusammengezählt: zwei Dekrete, zwei Münzen, drei leere Felder neben Monstern. Sieben Punkte.

## Edicts (R1 to R3, R6, R9)

rules-edicts = Die Dekrete
    .text =
        Zu den Buchstaben A, B, C und D kommt je eine Karte jeder Art. Jedes Dekret wird in zwei Jahreszeiten gewertet.
        Felder liegen nebeneinander, wenn sie eine Seite gemeinsam haben; eine Ecke genügt nicht. Ein Gebiet sind alle Felder eines Geländes, die über ihre Seiten zusammenhängen. Auch ein einzelnes Feld ist ein Gebiet.
        Gefüllt ist jedes Feld, das nicht leer ist: auch Gebirge, Ödnis, Monster und zerstörte Felder.
        Die Zeichnungen sind kleine Beispiele. Die umrandeten Felder bringen die Punkte.
rules-solo-number = solo { $solo }

## The end (R26)

rules-end = Das Ende des Spiels
    .text =
        Nach dem Winter ist das Jahr vorbei. Wer die meisten Punkte hat, gewinnt.
        Bei Gleichstand gewinnt, wer weniger Punkte an Monster verloren hat. Ist auch das gleich, ist der Sieg geteilt.

## Alone (R22 to R24)

rules-alone = Solo spielen
    .text =
        Ohne Nachbarn findet ein Hinterhalt seinen Platz selbst. Er beginnt in der Ecke, die die Karte nennt, und geht in Pfeilrichtung am Rand entlang, dann auf dem nächsten Ring weiter innen und so fort. Auf jedem Feld wird die Form so probiert, wie sie gedruckt ist. Wo sie zuerst passt, erscheinen die Monster. Passt sie nirgends, wird nichts gezeichnet.
        Nach den deutschen Regeln darf die Form gedreht und gewendet werden: Du wählst unter den Zeichnungen, die das erste erreichbare Feld bedecken.
        Am Ende werden die Solozahlen der vier Dekrete von deinen Punkten abgezogen. Das ist deine Solowertung, und sie bringt einen Titel.
rules-shown-walk = { $card } auf einer leeren Landkarte B: Der Weg beginnt auf A11 und führt nach unten. Auf C11 passt die Form zum ersten Mal.
rules-rating-from = ab { $least }
rules-rating-below = unter { $least }

## Heroes (R29 to R35)

rules-heroes = Die Kartographin: Held:innen
    .text =
        Hier kommt in jeder Jahreszeit auch eine Heldenkarte in den Stapel, wie ein Hinterhalt. Sie braucht keine Zeit. Alle zeichnen ein Heldenfeld auf die eigene Landkarte, wo immer sie leer ist, und drehen den Angriff, wie sie wollen. Die Zeichen des Angriffs dürfen auf gefüllten Feldern und außerhalb liegen.
        Ein Monster auf einem angegriffenen Feld wird sofort zerstört, auch wenn es erst später dorthin kommt. Ein zerstörtes Feld ist gefüllt, aber kein Gelände: Es kostet keine Punkte und gehört zu keinem Gebiet.
rules-shown-hero = { $card } steht auf F4 und greift die vier Felder daneben an. Das Monster auf F3 ist zerstört.
rules-powers = Monster mit Buchstaben
    .text = Diese Hinterhalte bleiben auf dem Tisch, denn ihre Monster wirken weiter. Ein einzelnes Monster, das statt einer unpassenden Form gezeichnet wird, hat weder Buchstaben noch Wirkung.

## Skills (R38, R39)

rules-skills = Fertigkeiten
    .text =
        Ein Tisch kann mit Fertigkeiten spielen: drei Karten, die für alle offen liegen. Einmal je Jahreszeit darfst du eine davon nutzen und bezahlst ihre Münzen. Was du bezahlst, wird durchgestrichen und bringt keine Punkte mehr.
        Was eine Fertigkeit hinzufügt, muss keine Ruinen bedecken.

## Sheets (R2, R35)

rules-sheets = Die Landkarten
    .text =
        Alle spielen auf der gleichen Landkarte. A und B gehören zum Grundspiel, C und D zu Die Kartographin. Ödnis gilt von Anfang an als gefüllt.
        In Spielen ohne Ruinenkarten ist ein Ruinenfeld ein leeres Feld wie jedes andere.

## What explains itself on the screen

explain-more = Mehr in den Regeln
explain-time = Zeit
    .text = Jede Erkundungskarte fügt der Jahreszeit ihre Zeit hinzu. Ruinen, Hinterhalte und Heldenkarten fügen keine hinzu. Ist die Zahl der Jahreszeit erreicht, wird gewertet.
explain-season =
    .text = Endet, wenn die Zeiten der Karten zusammen { $time } erreichen. Dann werden die Dekrete { $edicts } gewertet, dazu Münzen und Monster.
explain-coins = Münzen
    .text = Jede Münze ist am Ende jeder Jahreszeit einen Punkt wert. Münzen gibt es für Formen mit einer Münze und für Gebirge, die auf allen vier Seiten umgeben sind.
explain-monsters = Monster
    .text = Am Ende jeder Jahreszeit kostet jedes leere Feld neben einem Monster einen Punkt. Zeichne auf diese Felder, dann kosten sie nichts mehr.
explain-stars = Punkte
    .text = Eine Jahreszeit bringt die Punkte ihrer zwei Dekrete, einen Punkt je Münze und einen Punkt weniger je leeres Feld neben einem Monster.
explain-rating = Solowertung
    .text = Deine Punkte des Jahres minus die Solozahlen der vier Dekrete. Die Solowertung bringt einen Titel.
explain-card-time = Braucht Zeit: { $time }.
explain-card-no-time = Braucht keine Zeit.
explain-solo = Solozahl { $solo }: So viel wird von den Punkten abgezogen, wenn jemand solo spielt.
explain-terrain-forest = In jedem Spiel zählt ein Dekret Wald.
explain-terrain-village = In jedem Spiel zählt ein Dekret Dörfer.
explain-terrain-farm = In jedem Spiel zählt ein Dekret Äcker und Wasser.
explain-terrain-water = In jedem Spiel zählt ein Dekret Wasser und Äcker.
explain-terrain-monster = Jedes leere Feld daneben kostet in jeder Jahreszeit einen Punkt.
explain-terrain-hero = Zerstört Monster auf den angegriffenen Feldern.
