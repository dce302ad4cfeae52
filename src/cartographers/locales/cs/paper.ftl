# Hry na papíře: co je špatně na popisu hry a co na mapě být nemůže.

refusal-paper-edicts = Hra na papíře potřebuje své čtyři výnosy.
refusal-paper-name = Jméno je jeden řádek o nejvýše { $most } písmenech.
refusal-paper-seasons = Rok má { $most } období.
refusal-paper-map = Tohle není mapa: její řádky jsou příliš dlouhé.
refusal-paper-card = Karta „{ $card }“ v této hře není.
refusal-paper-card-twice = Karta „{ $card }“ přijde v období jen jednou.
refusal-paper-many-cards = Žádné období nemá { $cards } karet; { $most } je víc, než jich je.
refusal-not-a-paper-record = Tohle není záznam hry na papíře: první řádek není „cartographers paper record 1“.
refusal-record-long = Tohle není záznam hry na papíře: má přes { $most } písmen.

oddity-other-sheet = Hory, zříceniny nebo pustiny neleží tam, kde je má tento list: { $spaces }.
oddity-changed = Co je nakresleno, zůstává. Minulé období to vypadalo jinak: { $spaces }.
oddity-card-missing = Karta „{ $card }“ přišla a vejde se, ale její tvar nikde není.
oddity-ambush-missing = Karta „{ $card }“ přišla, ale její nestvůry nikde nejsou.
oddity-hero-missing = Karta „{ $card }“ přišla, ale hrdina nikde není.
oddity-ruins-not-covered = Karta „{ $card }“ přišla po zříceninách, ale žádné nezakrývá.
oddity-no-room-for = Karta „{ $card }“ a ty před ní tu nemohou ležet všechny: musely by sdílet pole.
oddity-too-many-of = Příliš mnoho polí ({ $terrain }): nakresleno { $drawn }, dosavadní karty dávají nejvýše { $most }.
oddity-too-many-spaces = Příliš mnoho nových polí: nakresleno { $drawn }, dosavadní karty dávají nejvýše { $most }.
oddity-destroyed-by-none = Příliš mnoho zničených polí: { $drawn }, dosavadní karty jich ničí nejvýše { $most }.
oddity-few-coins = Uzavřené hory přinášejí mince: musí jich být aspoň { $least }, ne { $coins }.
oddity-many-coins = Příliš mnoho mincí: { $coins }, tvary a hory dosud daly nejvýše { $most }.

paper-stars = Hvězd celkem: { $stars }. Ztraceno kvůli nestvůrám: { $lost }.
paper-year = Rok
