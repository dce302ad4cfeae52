# The web page. Short words: many of these stand on buttons and slips.

## Everywhere

web-title-playing = Cartographers: deine Landkarte
web-menu = Menü
web-close = Schließen
web-rules = Regeln
# On a question mark or a number that explains $thing
web-explain = Erklärung: { $thing }
web-language = Sprache
web-light = Helles Design
web-dark = Dunkles Design
web-leave-page = Zur Startseite
web-you = Du
web-guest = Gast
web-my-games = Meine Spiele
web-paper = Für das Spiel auf Papier
web-paper-deal = Karten aufdecken
web-paper-count = Landkarte auswerten
web-paper-print = Blätter drucken
web-paper-sheet = Eigene Landkarte
web-former-guest = ein früherer Gast
web-bot-name = Bot { $seat }
web-seat-name = Sitz { $seat }
web-refused = Der Server sagt Nein ({ $code }).
web-connecting = Auf dem Weg zum Tisch …
web-no-connection = Keine Verbindung.
web-trying-again = Deine Zeichnung bleibt; neuer Versuch läuft.
web-no-cookies = Dieser Browser behält kein Cookie dieser Seite, daher weiß der Tisch nicht, wer du bist. Erlaube Cookies für { $host } und versuche es noch einmal.
web-no-socket = Der Server antwortet, aber die Live-Verbindung zum Tisch (WebSocket) kommt nicht durch. Ein Proxy, eine Firewall oder ein Blocker im Browser kann sie aufhalten: Versuche es in einem anderen Netz oder Browser, oder frage, wer den Server betreibt. Neue Versuche laufen.
web-unofficial = Ein inoffizieller Tisch von Fans. Ohne Verbindung zu den Verlagen des Brettspiels.

## Start

web-lead = Vier Jahreszeiten und eine leere Landkarte. Zeichne Wälder, Dörfer, Äcker und Flüsse, und schließ die Monster ein, bevor sie dich Punkte kosten.
web-play-solo = Solo spielen
web-play-solo-note = Eine Landkarte, etwa 20 Minuten. Geht sofort los.

## Before the game

web-free-seat = Freier Sitz
web-host = Gastgeber

## Around the map

web-seasons = Jahreszeiten
web-season = Jahreszeit
web-edicts = Dekrete
web-stars = Punkte
web-coins = Münzen
web-monsters = Monster
web-sum = Summe
web-skills = Fertigkeiten
web-in-force = In Kraft
web-log = Was geschah
web-at-the-table = Am Tisch
# $time of $of, the time of a season: 5 of 7
web-time = { $time } von { $of }
web-now = jetzt
# On an edict that no longer counts
web-scored = gewertet
web-with-this-drawing = mit dieser Zeichnung
web-coins-of = { $coins ->
    [0] Keine Münzen
    [one] Eine Münze
   *[other] { $coins } Münzen
}, Platz für { $room }.
web-so-far = Bisher
web-if-it-ended = { $season }, wenn er jetzt endet
web-after-this-drawing = nach dieser Zeichnung
web-time-left = Restzeit für diese Runde
web-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

## Maps and spaces

web-your-map = Deine Landkarte
web-map-of = Die Landkarte von { $name }
web-looking-at = Die Landkarte von { $name }
web-look-back = Deine Landkarte
web-you-draw-on = Du zeichnest auf der Landkarte von { $name }.
# Goes on after the sentence before: the map, not said again
web-draws-on-yours = { $name } zeichnet auf deiner.
web-you-destroy-on = Du zerstörst ein Feld auf der Landkarte von { $name }.
web-row = Zeile { $row }
web-ground-empty = leer
web-ground-destroyed = zerstört
web-ground-both = Acker und Dorf
web-ground-ruins = Ruinen
web-ground-marked = im Heldenangriff
# { $season } as it stands alone: drawn, spring
web-drawn-in = gezeichnet im { $season }

## The card

web-revealed = Aufgedeckt
web-cards-left = { $count ->
    [one] Noch eine Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
}
web-time-of-card = Zeit
web-shapes = Form
web-terrain = Gelände
web-shape = { $cells ->
    [one] Form aus einem Feld
   *[other] Form aus { $cells } Feldern
}
web-with-coin = mit Münze
web-fits-nowhere = passt nirgends
web-ruins-due = Muss ein Ruinenfeld bedecken.
web-ruins-wait = Ruinen warten auf die nächste Erkundungskarte.
web-fallback = Keine Form der Karte passt: Zeichne irgendwo ein einzelnes Feld.
web-hero-note = Ein Feld. { $attack } Monster dort werden zerstört.
web-targets = { $card }: Wähle, welches Feld zerstört wird.
web-free = gratis
web-skill-adds = Jetzt, was „{ $skill }“ hinzufügt.
web-dodge-yes = { $coins ->
    [one] Eine Münze zahlen
   *[other] { $coins } Münzen zahlen
}
web-dodge-no = Jetzt nicht

## The ghost

web-turn = Drehen
web-turn-left = Gegen den Uhrzeigersinn drehen
web-turn-right = Im Uhrzeigersinn drehen
web-mirror = Wenden
web-next-fit = Wo passt’s?
web-hint = Tipp
web-hint-asked = Denkt nach …
web-hints = Die besten Züge
# Beside it a number of stars
web-hints-end = am Ende
# In its place where the drawings, and what they change now, are on the map of somebody else
web-hints-other = auf der Landkarte nebenan
# Above hints that were found before the strong bots were ready, and the button that asks for better ones
web-hints-quick = Ein schneller erster Blick.
web-hints-closer = Genauer hinsehen
web-preparing = Die starken Bots werden einmalig vorbereitet: etwa { $seconds } s, { $percent } % fertig
web-preparing-short = Die starken Bots werden vorbereitet
# Beside it what a drawing changes of the stars until the end, by edict, and of the rest
web-until-end = bis zum Ende
web-rest = Rest
    .what = Münzen, Monster, Platz zum Zeichnen
web-put-back = Zurücklegen
web-fits = Passt
web-does-not-fit = Passt nicht
web-why-off = Ragt über den Rand
web-why-taken = { $count ->
    [one] { $spaces } ist belegt
   *[other] { $spaces } sind belegt
}
web-why-ruins = Muss Ruinen bedecken
web-why-walk = Der Hinterhalt kommt woanders
web-why-single = Nur ein einzelnes Feld
web-why-skill = Die Fertigkeit reicht nicht hierher
web-why-shape = Keine Form der Karte
web-draw-it = Zeichnen
web-go-on = Weiter
web-destroy = { $space } zerstören
web-choose-place = Wähle, wo du zeichnest
web-choose-added = Wähle, was dazukommt
web-choose-target = Wähle ein Feld
web-sending = Sendet …
web-take-back = Zurücknehmen
web-until = noch am Zug: { $names }
web-waiting-for = Warten auf { $names }

## People

web-doing-drawing = zeichnet
web-doing-drawn = fertig
web-doing-away = nicht da
# $time of day, with the date after a day
web-away-since = nicht da seit { $time }
web-doing-bot = Bot
web-have-drawn = { $drawn } von { $of } fertig
web-more-people = { $count ->
    [one] eine weitere Person
   *[other] { $count } weitere
}
web-all-maps = Alle { $count } Landkarten
web-watchers = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
web-bot-plays = Ein Bot spielt für dich.
web-return = Selbst spielen
web-hand-over = Bot für { $name } spielen lassen
web-late = Das Spiel hat schon begonnen: Du siehst zu.
web-late-unseen = Das Spiel hat ohne dich begonnen, und der Gastgeber dieses Tisches möchte keine Zuschauer.
web-leave-game = Spiel verlassen
web-leave-game-why = Ein Bot spielt für dich weiter. Du kannst bis zum Ende zurückkommen.
web-end-game = Spiel für alle beenden
web-end-game-why = Das Spiel endet, wenn alle zustimmen, die mitspielen. Niemand gewinnt.
web-end-game-alone = Spiel beenden
web-end-game-alone-why = Das Spiel endet hier, ohne Ergebnis.
web-end-agree = Dem Ende zustimmen
web-end-not = Weiterspielen
web-end-agreed = Zugestimmt: { $names }.
web-end-not-yet = Noch nicht zugestimmt: { $names }.
web-wants-end = { $count ->
    [one] { $names } möchte das Spiel beenden.
   *[other] { $names } möchten das Spiel beenden.
}
web-you-want-end = Du möchtest das Spiel beenden.
web-stay = Abbrechen
web-clock-ran-out = Die Zeit ist um: Ein Bot hat für { $names } gezeichnet.
web-happened-late = Die Zeit ist um: Ein Bot hat für dich gezeichnet.
web-happened-in-time = Die Zeit war um: Deine Zeichnung wurde abgeschickt.
web-happened-spread = { $card }: Die Monster breiten sich aus auf { $spaces }.
# $count is the number of $spaces
web-happened-destroyed = { $card }: { $count ->
    [one] { $spaces } wurde
   *[other] { $spaces } wurden
} zerstört.

## Counting

web-season-over = Der { $season } ist vorbei
web-counting-now = { $stars } insgesamt
web-counting-coins = ein Punkt je Münze
web-counting-monsters = ein Punkt weniger je leeres Feld daneben
web-everybody = Alle
web-stars-so-far = Punkte bisher
web-before = vorher { $stars },
web-pause = Pause
web-resume = Fortsetzen
web-next-edict = Nächstes
web-skip = Direkt zur Summe
web-next-season = Nächste Jahreszeit
web-to-the-end = Zum Ergebnis

## The end

web-stars-of-the-year = Punkte des Jahres
web-rating-why = Die Solowertung ist die Summe der Punkte des Jahres minus die Zahlen der vier Dekrete.
# $least: the rating it needs; $more: what is missing
web-rating-next = Nächster Titel: { $title }, ab { $least } (noch { $more }).
web-rating-top = Einen höheren Titel gibt es nicht.
web-tie-break = Bei Gleichstand entscheidet, wer weniger Punkte an Monster verloren hat.
web-ended-early = Das Spiel wurde vorzeitig beendet
web-ended-without-result = Ohne Ergebnis
web-rematch = Noch einmal
web-join-rematch = Zum nächsten Spiel
web-replay = Rückblick
web-record = Protokoll
web-fair = Seed und Siegel
web-seed = Seed:
web-seal = Siegel
web-seal-why = Alle Stapel folgen aus einem Seed, den du am Ende erfährst. Sein Siegel, schon jetzt gezeigt, beweist, dass niemand sie ändert:

## Keys

web-keys = Tasten
web-key-turn = Q E
    .does = drehen
web-key-mirror = F
    .does = wenden
web-key-move = ← ↑ ↓ →
    .does = bewegen
web-key-fit = N P
    .does = nächster und voriger Platz
web-key-hint = H
    .does = Tipp, nächster Tipp
web-key-draw = Enter
    .does = zeichnen
web-key-back = Esc Z
    .does = zurücklegen, zurücknehmen
web-key-shape = 1 2
    .does = Form
web-key-terrain = T
    .does = Gelände
web-key-edict = A B C D
    .does = Dekret beleuchten
web-key-maps = V
    .does = andere Landkarten

## For screen readers

web-say-card = Runde { $turn }: { $card }. Du bist dran.
web-say-drawn = Gezeichnet. Du kannst es zurücknehmen, bis alle gezeichnet haben.
web-say-fits = Passt: { $terrain } { $spaces }. Punkte in dieser Jahreszeit: { $stars }.
web-say-hints = { $count ->
    [one] Ein Tipp
   *[other] { $count } Tipps
}. Am besten: { $terrain } { $spaces }.
web-say-hint = Tipp { $number } von { $count }. Punkte am Ende gegenüber dem besten: { $stars }.
web-say-fits-only = Passt: { $terrain } { $spaces }.

## Puzzles

web-puzzle = Rätsel
web-puzzles = Rätsel
web-puzzles-all = Alle Rätsel
web-puzzles-lead = Eine Karte, eine Landkarte, eine Zeichnung. Jede Stellung stammt aus einer Partie.
web-puzzles-solved = { $solved } von { $all } gelöst
web-puzzle-of-the-day = Rätsel des Tages
web-puzzle-next = Nächstes Rätsel
web-puzzle-row = In Folge: { $now }, höchstens { $longest }
web-puzzle-rating = Deine Wertung: { $rating }
web-puzzle-rating-moved = Deine Wertung: vorher { $before }, jetzt { $after }
web-puzzle-difficulty = Schwierigkeit { $rating }
web-puzzle-ask = Wo würdest du das zeichnen?
web-puzzle-quiet = Was eine Zeichnung bringt, siehst du, wenn du sie gezeichnet hast.
web-puzzle-is-best = Die beste Zeichnung
web-puzzle-is-as-good = So gut wie die beste
web-puzzle-is-behind = { $stars ->
    [one] { $stars } Punkt hinter der besten
   *[other] { $stars } Punkte hinter der besten
}
web-puzzle-is-far = { $stars ->
    [one] Mindestens { $stars } Punkt hinter der besten
   *[other] Mindestens { $stars } Punkte hinter der besten
}
web-puzzle-yours = Deine
web-puzzle-best = Beste
web-puzzle-why = Warum
web-puzzle-map = Die Landkarte mit beiden Zeichnungen
web-puzzle-left = { $count ->
    [one] wird noch einmal gewertet
   *[other] wird noch { $count }-mal gewertet
}
web-puzzle-gone = wird nicht mehr gewertet
web-puzzle-decides = { $lead ->
    [one] Am Ende liegt die beste Zeichnung { $lead } Punkt vor der zweiten. Am meisten bringt „{ $card }“.
   *[other] Am Ende liegt die beste Zeichnung { $lead } Punkte vor der zweiten. Am meisten bringt „{ $card }“.
}
web-puzzle-all-else = { $lead ->
    [one] Am Ende liegt die beste Zeichnung { $lead } Punkt vor der zweiten: durch Münzen, Monster und den Platz, den sie lässt.
   *[other] Am Ende liegt die beste Zeichnung { $lead } Punkte vor der zweiten: durch Münzen, Monster und den Platz, den sie lässt.
}
web-puzzle-said = Deine: { $own }. Beste: { $best }.
web-puzzle-about-ruins = Ruinen
web-puzzle-about-ambush = Hinterhalte

## Today's map

web-today = Karte des Tages
web-week = Karte der Woche
web-events = Turniere
web-challenges = Herausforderungen
web-today-drawn = { $count ->
    [0] Noch niemand hat sie gezeichnet.
    [one] Eine Person hat sie gezeichnet.
   *[other] { $count } Leute haben sie gezeichnet.
}
web-today-here = Heute dieselben Karten für alle.
web-today-begun = Du hast sie begonnen.
web-today-done = Du hast sie gezeichnet. Deine Wertung: { $rating }
web-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
web-deal-place = Sieh, wie du abgeschnitten hast
web-deal-stays = Diese Karte zählt. Du kannst sie verlassen und später auf jedem Gerät weiterzeichnen; neu begonnen wird sie nicht.
web-deal-sealed = Aufzeichnung und Analyse gibt es, wenn der Stapel aufgedeckt ist: { $time }
