# Spiele auf Papier: was an der Beschreibung falsch ist und was auf einer Karte nicht sein kann.

refusal-paper-edicts = Ein Spiel auf Papier braucht seine vier Dekrete.
refusal-paper-name = Ein Name ist eine Zeile mit höchstens { $most } Buchstaben.
refusal-paper-seasons = Ein Jahr hat { $most } Jahreszeiten.
refusal-paper-map = Das ist keine Landkarte: Ihre Zeilen sind zu lang.
refusal-paper-card = Die Karte „{ $card }“ ist nicht in diesem Spiel.
refusal-paper-card-twice = Die Karte „{ $card }“ kommt in einer Jahreszeit nur einmal.
refusal-paper-many-cards = Keine Jahreszeit hat { $cards } Karten; { $most } sind mehr, als es gibt.
refusal-not-a-paper-record = Das ist kein Protokoll eines Spiels auf Papier: Die erste Zeile lautet nicht „cartographers paper record 1“.
refusal-record-long = Das ist kein Protokoll eines Spiels auf Papier: Es hat mehr als { $most } Buchstaben.

oddity-other-sheet = Gebirge, Ruinen oder Ödnis liegen nicht dort, wo sie auf diesem Blatt sind: { $spaces }.
oddity-changed = Was gezeichnet ist, bleibt. Vor einer Jahreszeit sah das anders aus: { $spaces }.
oddity-card-missing = „{ $card }“ kam und passt, aber die Form ist nirgends.
oddity-ambush-missing = „{ $card }“ kam, aber die Monster sind nirgends.
oddity-hero-missing = „{ $card }“ kam, aber niemand ist eingezeichnet.
oddity-ruins-not-covered = „{ $card }“ kam nach Ruinen, bedeckt aber keine.
oddity-no-room-for = „{ $card }“ und die Karten davor können hier nicht alle liegen: Sie müssten sich Felder teilen.
oddity-too-many-of = Zu viele Felder ({ $terrain }): { $drawn } gezeichnet, die Karten bisher geben höchstens { $most }.
oddity-too-many-spaces = Zu viele neue Felder: { $drawn } gezeichnet, die Karten bisher geben höchstens { $most }.
oddity-destroyed-by-none = Zu viele zerstörte Felder: { $drawn }, die Karten bisher zerstören höchstens { $most }.
oddity-few-coins = Umschlossene Gebirge bringen Münzen: Es müssen mindestens { $least } sein, nicht { $coins }.
oddity-many-coins = Zu viele Münzen: { $coins }, Formen und Gebirge brachten bisher höchstens { $most }.

paper-stars = Sterne insgesamt: { $stars }. An Monster verloren: { $lost }.
paper-year = Jahr
