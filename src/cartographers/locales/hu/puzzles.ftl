# Fejtörők: hová rajzolnád?

puzzles-bad-seeds = A kezdőértékek két egész szám, elöl a kisebb: 1:500 azt jelenti, 1-től 499-ig.
puzzles-need-native = A fejtörők készítése és ellenőrzése gépi kóddal fut, ehhez numba kell (telepítse: cartographers[native]).
puzzles-making = Készülnek a fejtörők
puzzles-thinking = Gondolkodás
puzzles-made = Ebben a fájlban { $puzzles } fejtörő van: { $file }.
puzzles-stopped = Megállt a { $seed }. kezdőértéknél. Ugyanez a parancs újra kiadva itt folytatja: { $file }.
puzzles-agreed = Egy mester lépésenként { $budget } ms idővel { $checked } fejtörőből { $agreed } esetben egyetért, hogy a legjobb rajz legalább { $stars } csillaggal vezet: { $share } % (95 %-os intervallum: { $low }–{ $high } %).
puzzles-same-best = Ugyanazt a legjobb rajzot { $checked } közül { $best } esetben találja meg.
puzzles-title = { $puzzle } fejtörő: hová rajzolnád?
puzzles-source = { $preset }, { $sheet }, kezdőérték { $seed }, { $turn }. kör
puzzles-about = { $themes }; nehézség { $rating }
puzzles-how = Írd be a terepet és a mezőket, például „forest A1 A2 B1”; vagy legal A1, skip, quit.
puzzles-legal-many = { $number } rajz lehetséges. Nevezz meg mezőket, hogy az azokat lefedőket lásd, például „legal B4 B5”.
puzzles-solved = Megoldva. Az előny { $lead } csillag.
puzzles-behind = Nincs megoldva. A legjobb rajz { $stars } csillaggal jobb.
puzzles-far-behind = Nincs megoldva. A legjobb rajz legalább { $stars } csillaggal jobb.
puzzles-best = Legjobb: { $drawing }
puzzles-yours = Tiéd: { $drawing }
puzzles-before = előtte
puzzles-after-best = legjobb
puzzles-after-yours = tiéd
puzzles-of-lead = az előnyből
puzzles-row = Egymás után: { $now }. Értékelésed: { $rating }.
theme-ambush = rajtaütés
theme-ruins = rom
theme-heroes = Hősök
