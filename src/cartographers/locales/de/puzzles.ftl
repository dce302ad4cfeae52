# Rätsel: Wo würdest du das zeichnen?

puzzles-bad-seeds = Seeds sind zwei ganze Zahlen, die kleinere zuerst: 1:500 heißt 1 bis 499.
puzzles-need-native = Rätsel zu machen und zu prüfen läuft in Maschinencode und braucht numba (cartographers[native] installieren).
puzzles-making = Rätsel entstehen
puzzles-thinking = Denke nach
puzzles-made =
    { $puzzles ->
        [one] { $puzzles } Rätsel ist in { $file }.
       *[other] { $puzzles } Rätsel sind in { $file }.
    }
puzzles-stopped = Angehalten bei Seed { $seed }. Derselbe Befehl noch einmal macht in { $file } weiter.
puzzles-agreed = Ein Meister mit { $budget } ms je Zug stimmt bei { $agreed } von { $checked } Rätseln zu, dass die beste Zeichnung mit { $stars } Punkten oder mehr führt: { $share } % (95-%-Intervall { $low } bis { $high } %).
puzzles-same-best = Dieselbe beste Zeichnung findet er bei { $best } von { $checked }.
puzzles-title = Rätsel { $puzzle }: Wo würdest du das zeichnen?
puzzles-source = { $preset }, { $sheet }, Seed { $seed }, Runde { $turn }
puzzles-about = { $themes }; Schwierigkeit { $rating }
puzzles-how = Nenne Gelände und Felder, etwa „forest A1 A2 B1“; oder legal A1, skip, quit.
puzzles-legal-many = Es gibt { $number } Zeichnungen. Nenne Felder, um die zu sehen, die sie bedecken, etwa „legal B4 B5“.
puzzles-solved = Gelöst. Der Vorsprung beträgt { $lead } Punkte.
puzzles-behind = Nicht gelöst. Die beste Zeichnung ist { $stars } Punkte besser.
puzzles-far-behind = Nicht gelöst. Die beste Zeichnung ist mindestens { $stars } Punkte besser.
puzzles-best = Beste: { $drawing }
puzzles-yours = Deine: { $drawing }
puzzles-before = vorher
puzzles-after-best = beste
puzzles-after-yours = deine
puzzles-of-lead = vom Vorsprung
puzzles-row = In Folge: { $now }. Deine Wertung: { $rating }.
theme-ambush = Hinterhalt
theme-ruins = Ruinen
theme-heroes = Die Kartographin
