# Sentences of the commands.

cli-interrupted = Přerušeno.
cli-broken-pipe = Výstup už nikdo nečte.
cli-bad-line = Tento řádek nejde přečíst: { $reason }.
cli-bad-lines = Bez odpovědi: { $bad ->
    [one] { $bad } řádek
    [few] { $bad } řádky
    [many] { $bad } řádku
   *[other] { $bad } řádků
} z { $total }.
cli-unreadable = Soubor { $file } nejde přečíst: { $reason }.
cli-unwritable = Soubor { $file } nejde zapsat: { $reason }.
cli-unwritable-output = Do výstupu nelze zapisovat: { $reason }.
cli-unknown-bot = Bot „{ $bot }“ neexistuje; jsou tu: { $known }.
cli-bot-needs-native = Bot „{ $bot }“ hraje strojovým kódem a potřebuje numbu (nainstalujte cartographers[native]). Bez ní jsou k dispozici: { $known }.
cli-training = Učení
cli-trained = Váhy jsou v souboru { $file }; učení trvalo tolik minut: { $minutes }.
cli-train-needs-native = Učení běží ve strojovém kódu a potřebuje numbu (nainstalujte cartographers[native]).
cli-bad-weights = Soubor { $file } neobsahuje váhy, které by tato verze mohla použít.
cli-own-bot-faults = Bota „{ $bot }“ nahradily náhodné odpovědi: chyby { $failed }, nedovolené { $illegal }, pozdě { $late }. První: { $trouble }
cli-bad-seed = Semínko je 1 až 128 tisknutelných znaků bez mezer na krajích.
cli-simulating = Hraje se
cli-preparing = Připravuje se strojový kód. Stává se to jednou; příště už bude hotový.
cli-preparing-far = Jednorázově se připravuje strojový kód: asi { $seconds } s, hotovo { $percent } %
cli-preparing-bar = Jednorázově se připravuje strojový kód: asi { $seconds } s
cli-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}
cli-mean = průměr
cli-median = medián
cli-sd = odchylka
cli-stars = Body
cli-rating = Hodnocení
cli-speed = Her za sekundu
cli-not-text = Soubor { $file } není text.
cli-no-seat = Hráč { $seat } tu není; u stolu { $seats ->
    [one] sedí { $seats } hráč
    [few] sedí { $seats } hráči
    [many] sedí { $seats } hráče
   *[other] sedí { $seats } hráčů
}.
cli-seat = Hráč { $seat }
cli-more-maps = Ještě { $hidden ->
    [one] { $hidden } mapa
    [few] { $hidden } mapy
    [many] { $hidden } mapy
   *[other] { $hidden } map
}: kteroukoli ukáže --seat.
cli-coins = Mince
cli-monsters = Nestvůry
cli-total = Celkem
cli-unfinished = Hra není dohraná: právě se kreslí tah { $turn }.
cli-solo-end = { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}, hodnocení { $rating }: { $title }.
cli-place = { $place }. místo, hráč { $seat }: { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}, ztráta kvůli nestvůrám: { $lost }
cli-picture-sum = Mince { $coins } · Nestvůry { $monsters } · Celkem { $stars } ★
cli-unknown-set = Sada „{ $set }“ neexistuje; jsou tu: { $known }.
cli-unknown-preset = Předvolba „{ $preset }“ neexistuje; jsou tu: { $known }.
cli-set-or-preset = Vyber sadu, nebo předvolbu, ne obojí.
cli-unknown-language = Jazyk „{ $language }“ tu není; jsou tu: { $known }.
cli-no-neighbours = Ve hře pro jednoho nejsou sousedé, kteří by kreslili přepadení.
cli-limit-without-skills = Omezení dovedností má smysl jen s dovednostmi ve hře.

cli-serving = Stůl je otevřený na adrese { $address }
cli-serving-friends = Přátelé ve tvé síti otevřou { $address }
cli-serving-only-here = Otevře ho jen tento počítač. Pro přátele ve tvé síti: { $command }
cli-serving-preparing = Jednorázově se připravují silní boti: asi { $seconds } s. Do té doby odpovídají jednodušší.
cli-cannot-listen = Nejde naslouchat na { $host }, port { $port }: { $reason }.
cli-database = Databázi nejde použít: { $reason }.
cli-backed-up = { $matches ->
    [one] { $matches } hra je uložena v souboru { $file }.
    [few] { $matches } hry jsou uloženy v souboru { $file }.
    [many] { $matches } hry je uloženo v souboru { $file }.
   *[other] { $matches } her je uloženo v souboru { $file }.
}
cli-damaged-backup = Soubor { $file } není záloha, nebo je poškozený.
cli-newer-backup = Zálohu { $file } zapsala novější verze tohoto programu.
cli-not-empty = V databázi už jsou hry; zálohu lze obnovit jen do prázdné.
cli-restored = { $matches ->
    [one] { $matches } hra je obnovena.
    [few] { $matches } hry jsou obnoveny.
    [many] { $matches } hry je obnoveno.
   *[other] { $matches } her je obnoveno.
}
cli-empty-secret = Klíč v souboru { $file } byl prázdný, a tak vznikl nový. Kdo tu měl jméno a místa, je teď cizí; máš-li kopii starého klíče, zastav server a vrať ji zpět.
cli-short-secret = Klíč v souboru { $file } je příliš krátký: musí mít aspoň { $least ->
    [one] { $least } znak
    [few] { $least } znaky
    [many] { $least } znaku
   *[other] { $least } znaků
}.
cli-unknown-log-level = Úroveň logu „{ $level }“ neexistuje; jsou tu: debug, info, warning, error.
cli-verified =
    { $decks ->
        [one] Ověřeno: pečeť { $seal } patří k semínku { $seed } a plynou z něj výnosy i balíček.
        [few] Ověřeno: pečeť { $seal } patří k semínku { $seed } a plynou z něj výnosy i všechny { $decks } balíčky.
        [many] Ověřeno: pečeť { $seal } patří k semínku { $seed } a plynou z něj výnosy i všechny balíčky ({ $decks }).
       *[other] Ověřeno: pečeť { $seal } patří k semínku { $seed } a plynou z něj výnosy i všechny balíčky ({ $decks }).
    }
cli-compare-seal = Porovnej pečeť s tou, kterou stůl ukázal před první kartou, nebo ji zadej pomocí --seal.
cli-other-seal = Tohle není ohlášená hra: pečeť záznamu je { $seal }.

cli-bench-title = Co se stihne za vteřinu
cli-bench-measuring = Měření
cli-bench-needs-native = Měření potřebuje zkompilovaná pravidla: pip install cartographers[native].
cli-bench-unknown = Údaj „{ $figure }“ neexistuje; jsou { $known }.
cli-bench-a-second = za vteřinu
cli-bench-best = nejlepší kolo
cli-bench-per-yard = vůči měřítku
cli-bench-scoring-calls = bodování, 200 map × 16 karet
cli-bench-scoring-calls-on-ints = totéž v prostém Pythonu
cli-bench-random-games = celé náhodné hry
cli-bench-random-games-heroes = celé náhodné hry, Hrdinové
cli-bench-random-games-combined = celé náhodné hry s dovednostmi
cli-bench-random-games-one-by-one = náhodné hry jedna po druhé, prostý Python
cli-bench-greedy-games = celé hladové hry
cli-bench-greedy-games-heroes = celé hladové hry, Hrdinové
cli-bench-draws = náhodné kresby, hra vedle hry
cli-bench-environment-steps = kroky prostředí s maskami
cli-bench-environment-steps-heroes = kroky prostředí, Hrdinové
cli-bench-environment-steps-combined = kroky prostředí s dovednostmi
cli-bench-environment-steps-on-all-cores = kroky prostředí, všechna jádra
cli-bench-peer = tahy ve hře { $game }, { $peer }
cli-bench-not-installed = Není nainstalováno, a tedy neporovnáno: { $names }.
