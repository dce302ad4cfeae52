# Hádanky: kam to nakreslit?

puzzles-bad-seeds = Semínka jsou dvě celá čísla, nejdřív menší: 1:500 znamená 1 až 499.
puzzles-need-native = Tvorba a kontrola hádanek běží ve strojovém kódu a potřebuje numbu (nainstalujte cartographers[native]).
puzzles-making = Tvoří se hádanky
puzzles-thinking = Přemýšlí se
puzzles-made =
    { $puzzles ->
        [one] V souboru { $file } je { $puzzles } hádanka.
        [few] V souboru { $file } jsou { $puzzles } hádanky.
        [many] V souboru { $file } je { $puzzles } hádanky.
       *[other] V souboru { $file } je { $puzzles } hádanek.
    }
puzzles-stopped = Zastaveno u semínka { $seed }. Spusť stejný příkaz znovu a bude se pokračovat v { $file }.
puzzles-agreed = Mistr s { $budget } ms na tah souhlasí v { $agreed } z { $checked } hádanek, že nejlepší kresba vede aspoň o { $stars } body: { $share } % (interval 95 %: { $low } až { $high } %).
puzzles-same-best = Stejnou nejlepší kresbu najde v { $best } z { $checked }.
puzzles-title = Hádanka { $puzzle }: kam to nakreslit?
puzzles-source = { $preset }, { $sheet }, semínko { $seed }, tah { $turn }
puzzles-about = { $themes }; obtížnost { $rating }
puzzles-how = Napiš terén a pole, třeba „forest A1 A2 B1“; nebo legal A1, skip, quit.
puzzles-legal-many = Možných kreseb je { $number }. Uveď pole, a uvidíš ty, které je zakryjí, třeba „legal B4 B5“.
puzzles-solved = Vyřešeno. Náskok je { $lead } bodu.
puzzles-behind = Nevyřešeno. Nejlepší kresba je lepší o { $stars } bodu.
puzzles-far-behind = Nevyřešeno. Nejlepší kresba je lepší aspoň o { $stars } bodu.
puzzles-best = Nejlepší: { $drawing }
puzzles-yours = Tvoje: { $drawing }
puzzles-before = předtím
puzzles-after-best = nejlepší
puzzles-after-yours = tvoje
puzzles-of-lead = z náskoku
puzzles-row = V řadě: { $now }. Tvé hodnocení: { $rating }.
theme-ambush = přepadení
theme-ruins = zřícenina
theme-heroes = Hrdinové
