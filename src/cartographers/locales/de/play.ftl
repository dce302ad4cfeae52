# The game in the terminal, in German: by keys, and line by line.

## Who and what

play-you = Du
play-bot = Bot { $seat }
play-stars = Punkte
play-coins = Münzen
play-coins-paid = { $coins } bezahlt
play-monsters = Monster
play-edicts = Dekrete
play-sum = Σ

## Around the map

play-turn = Runde { $turn }
play-time = { $time } von { $threshold }
play-map-of = Landkarte: { $name }
play-stars-so-far = { $stars } ★
play-card-time = Zeit { $time }
play-ambush = Hinterhalt!
play-hero = Held:in!
play-coin-mark = + Münze
play-counts-now = jetzt
play-counts-next = bald
play-counts-now-and-next = jetzt, bald
play-if-it-ended-now = { $season } bisher
play-this-season = in dieser Jahreszeit
play-skills = Fertigkeiten:
play-cost = { $coins ->
    [0] gratis
    [one] eine Münze
   *[other] { $coins } Münzen
}

## The card in hand

play-on-map-of = Du zeichnest auf der Landkarte von { $name }.
play-choose-raid = Wähle, wo die Monster einfallen.
play-choose-target = Wähle, welches Feld zerstört wird.
play-choose-target-of = Zerstöre ein Feld auf der Landkarte von { $name }.
play-with-skill = mit „{ $skill }“, { $cost }
play-skill-adds = jetzt, was „{ $skill }“ hinzufügt
play-no-skill = Du kannst jetzt keine Fertigkeit nutzen.
play-use-it = Willst du sie nutzen?
# A skill in one short line.
play-skill-acrobatics = { $skill }, { $cost }: Der Hinterhalt bringt dir nur zwei Monsterfelder.
play-skill-concentration = { $skill }, { $cost }: dieselbe Form noch einmal, mit demselben Gelände.
play-skill-heal = { $skill }, { $cost }: noch zwei Felder an ein Monster, Gelände der Karte.
play-skill-diplomacy = { $skill }, { $cost }: ein weiteres Feld, Acker und Dorf zugleich.
play-skill-lore = { $skill }, { $cost }: Die Form wird mit Dorf gefüllt.
play-skill-stealth = { $skill }, { $cost }: Die Form darf über den Rand der Landkarte ragen.
play-skill-negotiation = { $skill }, { $cost }: ein Quadrat von zwei mal zwei statt der Form.
play-skill-search = { $skill }, { $cost }: ein weiteres Feld neben der Form, mit demselben Gelände.
# What the ambushes of Heroes do; short, and beginning with the letter on the map.
play-power-dragon = D: eingeschlossen oder zerstört bringt er drei Münzen.
play-power-zombie = Z: breitet sich nach jeder Wertung auf leere Felder daneben aus.
play-power-troll = T: zerstört nach jeder Wertung ein leeres Feld daneben.
play-power-gorgon = G: Wer sie zeichnet, zerstört ein Feld daneben.
play-ruins-due = Muss ein Ruinenfeld (∴) bedecken.
play-ruins-wait = Die Ruinen warten auf die nächste Karte.

## The ghost

play-placement = { $terrain } { $spaces }
play-placement-and = { $placement } und { $extra }
play-farm-and-village = Acker und Dorf
play-destroying = Ziel { $spaces }
play-confirm = So zeichnen?
play-confirm-target = Zerstören?
play-drawn = Gezeichnet …
play-lit = { $name }: { $stars } ★
play-looking = { $name }: { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkte
}, { $coins ->
    [0] keine Münzen
    [one] eine Münze
   *[other] { $coins } Münzen
}

## What happened

play-season-begins = Der { $season } beginnt.
play-map-full = Deine Landkarte ist voll: Du zeichnest nichts.
play-ruins-revealed = { $card }!
play-coins-gained = { $coins ->
    [one] Du bekommst eine Münze.
   *[other] Du bekommst { $coins } Münzen.
}
play-ambush-walked = { $card }: Monster auf { $spaces }.
play-ambush-drawn = { $card }: { $name } zeichnet Monster auf deine Landkarte: { $spaces }.
play-zombies-spread = { $card }: Zombies jetzt auch auf { $spaces }.
play-destroyed-by = { $card }: { $name } zerstört auf deiner Landkarte { $spaces }.
play-struck = Der Angriff zerstört { $spaces }.
play-dragon-treasure = Der Drache hinterlässt seinen Schatz.
play-dodged = Mit Akrobatik gegen den Hinterhalt: { $names }.
play-dodged-here = Akrobatik: nur zwei Felder.
play-paid = Für „{ $skill }“ bezahlst du { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
play-ambush-ignored = { $card }: Deine Landkarte bleibt verschont, die Monster fanden keinen Platz.

## The end of a season, and of the year

play-season-over = Der { $season } ist vorbei
play-stars-in-all = { $stars ->
    [one] { $stars } Punkt insgesamt
   *[other] { $stars } Punkte insgesamt
}
play-more-players = … und { $players ->
    [one] eine weitere Person
   *[other] { $players } weitere
}
play-year-over = Das Jahr ist vorbei
play-solo-numbers = Zahlen der Dekrete
play-rating = Solowertung
play-title = Dein Titel: { $title }
play-you-win = Du gewinnst mit { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkten
}!
play-other-wins = { $name } gewinnt mit { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkten
}.
play-shared-win = Gemeinsamer Sieg mit { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkten
}: { $names }.
play-result = { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkte
}, Solowertung { $rating }: { $title }.
play-seed = Noch einmal mit denselben Karten: --seed { $seed }

## Keys, shortest words

play-press-key = Weiter mit beliebiger Taste.
play-keys-move = ←↑↓→  r drehen  m wenden
play-keys-turn = ←↑↓→  r Angriff drehen
play-keys-targets = ←↑↓→  n nächstes  p voriges
play-keys-dodge = y ja   n nein   c Karten   ? Hilfe   q verlassen
play-keys-shape = s Form
play-keys-terrain = t Land
play-keys-fit = n Platz
play-keys-maps = v Pläne
play-keys-more = Enter ok  e Dekrete  ? Hilfe
play-keys-more-target = Enter wählen  e Dekrete  ? Hilfe
play-keys-more-extra = Enter ok  Esc zurück  ?
play-keys-more-skills = Enter ok  a Fertigkeit  ?
play-keys-placed = Enter zeichnen   Esc zurücknehmen   e Dekrete   q verlassen
play-keys-sure-target = Enter zerstören   Esc zurücknehmen   e Dekrete   q verlassen
play-keys-lit = e weiter   andere Taste: zurück
play-keys-looking = v nächste   V vorige   e Dekrete   Esc zurück
play-keys-counting = e zeigen, was Punkte bringt
play-keys-final = e Dekrete   w Protokoll speichern   q verlassen
play-keys-leave = y speichern und verlassen   n ohne Speichern verlassen   Esc bleiben
play-keys-leave-kept = y verlassen   Esc bleiben
play-keys-name = Enter speichern   Esc abbrechen

## Help

play-help-title = Tasten
play-help-keys =
    ← ↑ ↓ → oder h j k l = Form bewegen
    r, R = Form oder Angriff drehen: im Uhrzeigersinn, gegen ihn
    m = wenden: links und rechts vertauschen
    s = nächste Form der Karte
    t, T = nächstes Gelände, voriges Gelände
    n oder Tab, p = nächster und voriger Platz, an dem sie passt
    a, A = nächste, vorige Fertigkeit; ihr Zusatz kommt danach
    Enter oder Leertaste = dort ablegen; noch einmal, um zu zeichnen
    u oder Esc = ein Schritt zurück, solange nicht gezeichnet ist
    e = Dekrete durchgehen und sehen, was Punkte bringt
    v, V = Landkarten der anderen ansehen
    c = Karten auf dem Tisch: Jahreszeit und Fertigkeiten
    w = Spiel speichern
    q = Spiel verlassen
    Strg-L, Strg-Z = Bild neu zeichnen, anhalten
play-legend-title = Landkarte
play-legend =
    F V A W = Wald, Dorf, Acker, Wasser
    Y = Acker und Dorf zugleich
    B = Monster
    D Z G T = Drache, Zombie, Gorgone, Riesentroll: auch Monster
    H = Held:in
    X = zerstört: nicht leer, aber auch kein Gelände
    ▲ ▒ = Gebirge, Ödnis
    ∴ = Ruinen; ein kleiner Buchstabe steht auf Ruinen
    ·+ F+ = angegriffenes Feld: Ein Monster darauf wird zerstört
    {"["}F] = die Form, wo sie passt
    (F) ×F× = wo sie nicht passt und wo sie auf etwas stößt
    {"{"}F{"}"} = schon abgelegt, während du wählst, was eine Fertigkeit hinzufügt
    +F+ !X! = was angegriffen und was zerstört wird
    {"*"}F* = zählt für ein Dekret oder steht zur Wahl
    <B> = eben gezeichnet
play-cards-title = Karten
play-cards-revealed = { $season }: { $cards }.
play-cards-hidden = Im Stapel { $cards ->
    [one] liegt noch eine Karte
   *[other] liegen noch { $cards } Karten
}.
play-powers-title = Bleibende Hinterhalte
play-skills-title = Fertigkeiten
play-skill-open = { $skill }. { $rule }
play-skill-not-now = { $skill } (jetzt nicht). { $rule }
play-too-small = Dieses Fenster hat { $width } × { $height }. Das Spiel braucht { $least_width } × { $least_height }: Mach es größer, oder brich mit Strg-C ab und probier --plain.

## Saving and leaving

play-leave = Vor dem Verlassen speichern?
play-leave-kept = Verlassen? Das Spiel bleibt in { $file } gespeichert.
play-file-name = cartographers-{ $seed }.txt
play-ask-name = Speichern als: { $name }
play-saved = Gespeichert in { $file }.
play-kept = Das Spiel ist in { $file } gespeichert.
play-file-exists = In { $file } steht schon etwas anderes: Wähle einen anderen Namen.
play-go-on = Das Spiel ist in { $file } gespeichert. Weiter geht es mit: { $command }
play-not-saved = Das Spiel wurde nicht gespeichert.
play-interrupted = Abgebrochen. Starte mit --save DATEI, dann wird nach jeder Runde gespeichert.
play-interrupted-kept = Abgebrochen. Das Spiel ist in { $file } gespeichert. Weiter geht es mit: { $command }
play-resume-fixes = Ein fortgesetztes Spiel hat seine eigenen Optionen: Lass { $options } weg.
play-already-over = Das Spiel in { $file } ist zu Ende. Sieh es dir an mit: cartographers replay { $file }

## Line by line

play-plain-prompt = >
play-plain-start = Zeichne mit Gelände und Feldern: dorf B4 B5 C5. Alle Befehle nennt „help“.
play-plain-turn = Runde { $turn }. { $coins ->
    [0] Keine Münzen
    [one] Eine Münze
   *[other] { $coins } Münzen
}, bisher { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkte
}.
play-plain-paid = Für Fertigkeiten bezahlt: { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
play-plain-time = { $season }, Zeit { $time } von { $threshold }.
play-plain-card = { $card }{ $time ->
    [-1] { "" }
   *[other] , Zeit { $time }
}. { $terrains }.
play-plain-shape = Form { $number }{ $coin ->
    [one] , mit Münze
   *[other] { "" }
}:
play-plain-map-of = Die Landkarte von { $name }:
play-plain-your-map = Deine Landkarte:
play-plain-marks = Angegriffen: { $spaces }.
play-plain-asks = { $card }!
play-plain-targets = Gib „destroy“ und eines dieser Felder ein: { $spaces }.
play-plain-yes-no = Gib „yes“ oder „no“ ein.
play-plain-skills = Mit Fertigkeit, wenn du magst: { $skills }.
play-plain-edict = { $edict } { $name }: { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkte
}.
play-plain-edict-counts = { $edict } { $name }, zählt { $when }: { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkte
}.
play-plain-draft = { $placement }: { $changes }. „ok“ bestätigt, „undo“ verwirft.
play-plain-no-change = ändert keine Punkte
play-plain-attacks = greift { $spaces } an
play-plain-destroys = zerstört { $spaces }
play-plain-undone = Zurückgenommen.
play-plain-nothing = Nichts zu bestätigen oder zurückzunehmen: Zeichne zuerst.
play-plain-legal = { $number ->
    [0] Nichts ist erlaubt
    [one] Eine erlaubte Zeichnung
   *[other] { $number } erlaubte Zeichnungen
}.
play-plain-legal-many = { $number } erlaubte Zeichnungen: Nenne ein Feld („legal B4“) oder gib „legal all“ ein.
play-plain-no-player = Gib „look“ und die Nummer einer Person ein, 1 bis { $last }.
play-plain-alone = Du bist allein an diesem Tisch.
play-plain-unknown = „{ $word }“ ist weder ein Gelände noch ein Befehl. Hilfe gibt „help“.
play-plain-no-spaces = Nenne auch die Felder: { $terrain } B4 B5 C5.
play-plain-no-target = Nenne auch ein Feld: destroy B4.
play-plain-which-turn = Nenne auch die Drehung des Angriffs: { $turns }.
play-plain-which-extra = Nenne auch, was „{ $skill }“ hinzufügt: { $extras }.
play-plain-no-skills = In diesem Spiel gibt es keine Fertigkeiten.
play-plain-name-file = Nenne eine Datei: save spiel.txt.
play-plain-end = Die Eingabe ist zu Ende.
play-plain-help =
    dorf B4 B5 C5: zeigt, was diese Zeichnung ändern würde; „ok“ zeichnet sie (oder häng ok an die Zeile an)
    hero C4 marks B4 D4 oder hero C4 turn 2: Held:in mit Angriff
    wald A1 A2 skill lore; wald A1 A2 skill search and wald A3: mit einer Fertigkeit
    destroy B4: bei Gorgone oder Riesentroll; yes, no: Akrobatik nutzen oder nicht
    ok, undo: das Gezeigte ausführen oder neu überlegen
    legal, legal B4, legal all, legal skill lore: was du zeichnen darfst
    map, card, cards, edicts, skills: Landkarte, Karte, alle Karten, Dekrete, Fertigkeiten noch einmal
    look 1: die Landkarte einer anderen Person
    save, save DATEI: Spiel speichern
    quit: verlassen
    Auf der Landkarte: F Wald, V Dorf, A Acker, W Wasser, Y Acker und Dorf, B Monster, H Held:in,
    M Gebirge, # Ödnis, X zerstört; D Drache, Z Zombie, G Gorgone, T Riesentroll sind auch Monster;
    ein Punkt ist ein leeres Feld, ein Komma leere Ruinen; ein kleiner Buchstabe steht auf Ruinen.
