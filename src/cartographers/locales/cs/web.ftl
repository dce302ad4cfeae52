# The web page. Short words: many of these stand on buttons and slips.

## Everywhere

web-title-playing = Cartographers: tvoje mapa
web-menu = Menu
web-close = Zavřít
web-rules = Pravidla
# On a question mark or a number that explains $thing
web-explain = Vysvětlení: { $thing }
web-language = Jazyk
web-light = Světlý motiv
web-dark = Tmavý motiv
web-leave-page = Na úvodní stránku
web-you = Ty
web-guest = Host
web-my-games = Moje hry
web-paper = Pro hru na papíře
web-paper-deal = Odkrývat karty
web-paper-count = Spočítat mapu
web-paper-print = Tisknout listy
web-paper-sheet = Vlastní list
web-former-guest = bývalý host
web-bot-name = Bot { $seat }
web-seat-name = Hráč { $seat }
web-refused = Server to odmítl ({ $code }).
web-connecting = Jdeme ke stolu …
web-no-connection = Bez spojení.
web-trying-again = O kresbu nepřijdeš; zkouším to znovu.
web-no-cookies = Tento prohlížeč neukládá cookie této stránky, takže stůl neví, kdo jsi. Povol cookies pro { $host } a zkus to znovu.
web-no-socket = Server odpovídá, ale živé spojení se stolem (WebSocket) neprojde. Může ho zastavovat proxy, firewall nebo doplněk prohlížeče: zkus jinou síť nebo prohlížeč, nebo se zeptej toho, kdo server provozuje. Zkouším to dál.
web-unofficial = Neoficiální stůl od fanoušků. S vydavateli deskové hry není nijak spojený.

## Start

web-lead = Čtyři roční období a jedna prázdná mapa. Kresli lesy, vesnice, farmy a řeky a obklič nestvůry, než tě připraví o body.
web-play-solo = Hrát sólo
web-play-solo-note = Jedna mapa, asi 20 minut. Začínáš hned.

## Before the game

web-free-seat = Volné místo
web-host = hostitel

## Around the map

web-seasons = Období
web-season = Období
web-edicts = Výnosy
web-stars = Body
web-coins = Mince
web-monsters = Nestvůry
web-sum = Součet
web-skills = Dovednosti
web-in-force = Platí
web-log = Co se stalo
web-at-the-table = U stolu
# $time of $of, the time of a season: 5 of 7
web-time = { $time } z { $of }
web-now = teď
# On an edict that no longer counts
web-scored = hotovo
web-with-this-drawing = s touto kresbou
web-coins-of = { $coins ->
    [0] Bez mincí
    [one] Jedna mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}, místo pro { $room }.
web-so-far = Zatím
web-if-it-ended = { $season }, pokud skončí teď
web-after-this-drawing = po této kresbě
web-time-left = Zbývající čas na tento tah
web-days = { $count ->
    [one] 1 den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}

## Maps and spaces

web-your-map = Tvoje mapa
web-map-of = Mapa: { $name }
web-looking-at = Mapa: { $name }
web-look-back = Tvoje mapa
web-you-draw-on = Kreslíš do cizí mapy: { $name }.
# Goes on after the sentence before: the map, not said again
web-draws-on-yours = Do tvojí kreslí { $name }.
web-you-destroy-on = Ničíš pole na cizí mapě: { $name }.
web-row = Řádek { $row }
web-ground-empty = prázdné
web-ground-destroyed = zničené
web-ground-both = farma a vesnice
web-ground-ruins = zřícenina
web-ground-marked = pod útokem hrdiny
# { $season } as it stands alone: drawn, spring
web-drawn-in = nakresleno: { $season }

## The card

web-revealed = Odhaleno
web-cards-left = { $count ->
    [one] V balíčku zbývá jedna karta
    [few] V balíčku zbývají { $count } karty
    [many] V balíčku zbývá { $count } karty
   *[other] V balíčku zbývá { $count } karet
}
web-time-of-card = Čas
web-shapes = Tvar
web-terrain = Terén
web-shape = { $cells ->
    [one] Tvar o jednom poli
    [few] Tvar o { $cells } polích
    [many] Tvar o { $cells } pole
   *[other] Tvar o { $cells } polích
}
web-with-coin = s mincí
web-fits-nowhere = nevejde se
web-ruins-due = Zakryj pole se zříceninou.
web-ruins-wait = Zříceniny čekají na další kartu průzkumu.
web-fallback = Žádný tvar z karty se nevejde: nakresli jediné pole, kam chceš.
web-hero-note = Jedno pole. { $attack } Ničí tam nestvůry.
web-targets = { $card }: vyber pole ke zničení.
web-free = zdarma
web-skill-adds = Teď přikresli: { $skill }.
web-dodge-yes = { $coins ->
    [one] Zaplatit jednu minci
    [few] Zaplatit { $coins } mince
    [many] Zaplatit { $coins } mince
   *[other] Zaplatit { $coins } mincí
}
web-dodge-no = Teď ne

## The ghost

web-turn = Otočit
web-turn-left = Otočit doleva
web-turn-right = Otočit doprava
web-mirror = Převrátit
web-next-fit = Další
web-hint = Nápověda
web-hint-asked = Přemýšlím …
web-hints = Nejlepší tahy
# Beside it a number of stars
web-hints-end = na konci
# In its place where the drawings, and what they change now, are on the map of somebody else
web-hints-other = na mapě souseda
# Above hints that were found before the strong bots were ready, and the button that asks for better ones
web-hints-quick = Rychlý první pohled.
web-hints-closer = Podívat se blíž
web-preparing = Jednorázově se připravují silní boti: asi { $seconds } s, hotovo { $percent } %
web-preparing-short = Připravují se silní boti
# Beside it what a drawing changes of the stars until the end, by edict, and of the rest
web-until-end = do konce
web-rest = ostatní
    .what = Mince, nestvůry, místo ke kreslení
web-put-back = Odložit
web-fits = Sedí
web-does-not-fit = Nesedí
web-why-off = Přesahuje přes okraj
web-why-taken = { $count ->
    [one] { $spaces } už je obsazené
    [few] { $spaces } už jsou obsazená
    [many] { $spaces } už jsou obsazená
   *[other] { $spaces } už jsou obsazená
}
web-why-ruins = Musí zakrýt zříceninu
web-why-walk = Přepadení přijde jinam
web-why-single = Jen jediné pole
web-why-skill = Dovednost sem nedosáhne
web-why-shape = Tenhle tvar na kartě není
web-draw-it = Nakreslit
web-go-on = Dál
web-destroy = Zničit { $space }
web-choose-place = Vyber místo na mapě
web-choose-added = Vyber, co přikreslit
web-choose-target = Vyber pole
web-sending = Odesílám …
web-take-back = Vzít zpět
web-until = dokud kreslí { $names }
web-waiting-for = Čekáme na: { $names }

## People

web-doing-drawing = kreslí
web-doing-drawn = nakresleno
web-doing-away = pryč
# $time of day, with the date after a day
web-away-since = pryč od { $time }
web-doing-bot = bot
web-have-drawn = hotovo { $drawn } z { $of }
web-more-people = ještě { $count }
web-all-maps = Všechny mapy ({ $count })
web-watchers = { $count ->
    [one] jeden divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
web-bot-plays = Hraje za tebe bot.
web-return = Zpět do hry
web-hand-over = Nechat hrát bota za: { $name }
web-late = Hra už začala: díváš se.
web-late-unseen = Hra začala bez tebe a hostitel tohoto stolu nechce diváky.
web-leave-game = Opustit hru
web-leave-game-why = Bot bude hrát dál za tebe. Vrátit se můžeš až do konce.
web-end-game = Ukončit hru pro všechny
web-end-game-why = Hra skončí, až budou souhlasit všichni, kdo hrají. Nikdo nevyhraje.
web-end-game-alone = Ukončit hru
web-end-game-alone-why = Hra tady skončí, bez výsledku.
web-end-agree = Souhlasím s koncem
web-end-not = Hrát dál
web-end-agreed = Souhlasí: { $names }.
web-end-not-yet = Zatím nesouhlasí: { $names }.
web-wants-end = { $count ->
    [one] { $names } chce hru ukončit.
    [few] { $names } chtějí hru ukončit.
    [many] { $names } chtějí hru ukončit.
   *[other] { $names } chtějí hru ukončit.
}
web-you-want-end = Chceš hru ukončit.
web-stay = Zrušit
web-clock-ran-out = Čas vypršel. Bot kreslí za: { $names }.
web-happened-late = Čas vypršel: bot nakreslil za tebe.
web-happened-in-time = Čas vypršel: tvá kresba byla odeslána.
web-happened-spread = { $card }: nestvůry se šíří na { $spaces }.
# $count is the number of $spaces
web-happened-destroyed = { $card }: { $count ->
    [one] zničené pole { $spaces }
    [few] zničená pole { $spaces }
    [many] zničená pole { $spaces }
   *[other] zničená pole { $spaces }
}.

## Counting

web-season-over = { $season } končí
web-counting-now = celkem { $stars }
web-counting-coins = jeden bod za každou minci
web-counting-monsters = o bod méně za každé prázdné pole vedle nich
web-everybody = Všichni
web-stars-so-far = zatím bodů
web-before = předtím { $stars },
web-pause = Pauza
web-resume = Dál
web-next-edict = Další
web-skip = Rovnou k součtu
web-next-season = Další období
web-to-the-end = K výsledku

## The end

web-stars-of-the-year = Body za celý rok
web-rating-why = Hodnocení jsou body za celý rok minus čísla čtyř výnosů.
# $least: the rating it needs; $more: what is missing
web-rating-next = Další titul: { $title }, od { $least } (chybí { $more }).
web-rating-top = Vyšší titul není.
web-tie-break = Při shodě bodů rozhoduje menší ztráta kvůli nestvůrám.
web-ended-early = Hra byla předčasně ukončena
web-ended-without-result = Bez výsledku
web-rematch = Hrát znovu
web-join-rematch = Do další partie
web-replay = Přehrát
web-record = Záznam
web-fair = Semínko a pečeť
web-seed = Semínko:
web-seal = Pečeť
web-seal-why = Všechny balíčky plynou ze semínka, které se dozvíš na konci. Jeho pečeť, známá už teď, dokazuje, že je nikdo nemění:

## Keys

web-keys = Klávesy
web-key-turn = Q E
    .does = otoč
web-key-mirror = F
    .does = převrať
web-key-move = ← ↑ ↓ →
    .does = posuň
web-key-fit = N P
    .does = další a předchozí místo
web-key-hint = H
    .does = nápověda, další nápověda
web-key-draw = Enter
    .does = nakresli
web-key-back = Esc Z
    .does = odlož, vezmi zpět
web-key-shape = 1 2
    .does = tvar
web-key-terrain = T
    .does = terén
web-key-edict = A B C D
    .does = zvýrazni výnos
web-key-maps = V
    .does = jiné mapy

## For screen readers

web-say-card = Tah { $turn }: { $card }. Teď kreslíš ty.
web-say-drawn = Nakresleno. Můžeš to vzít zpět, dokud ostatní ještě kreslí.
web-say-fits = Sedí: { $terrain } { $spaces }. Body v tomto období: { $stars }.
web-say-hints = { $count ->
    [one] Jedna nápověda
    [few] { $count } nápovědy
    [many] { $count } nápovědy
   *[other] { $count } nápověd
}. Nejlepší: { $terrain } { $spaces }.
web-say-hint = Nápověda { $number } z { $count }. Body na konci oproti nejlepší: { $stars }.
web-say-fits-only = Sedí: { $terrain } { $spaces }.

## Puzzles

web-puzzle = Hádanka
web-puzzles = Hádanky
web-puzzles-all = Všechny hádanky
web-puzzles-lead = Jedna karta, jedna mapa, jedna kresba. Každá pozice pochází ze hry.
web-puzzles-solved = Vyřešeno: { $solved } z { $all }
web-puzzle-of-the-day = Hádanka dne
web-puzzle-next = Další hádanka
web-puzzle-row = V řadě: { $now }, nejvíce { $longest }
web-puzzle-rating = Tvé hodnocení: { $rating }
web-puzzle-rating-moved = Tvé hodnocení: předtím { $before }, teď { $after }
web-puzzle-difficulty = Obtížnost { $rating }
web-puzzle-ask = Kam to nakreslíš?
web-puzzle-quiet = Co kresba přinese, se ukáže, až ji nakreslíš.
web-puzzle-is-best = Nejlepší kresba
web-puzzle-is-as-good = Stejně dobrá jako nejlepší
web-puzzle-is-behind = { $stars ->
    [one] { $stars } bod za nejlepší
    [few] { $stars } body za nejlepší
    [many] { $stars } bodu za nejlepší
   *[other] { $stars } bodů za nejlepší
}
web-puzzle-is-far = { $stars ->
    [one] Nejméně { $stars } bod za nejlepší
    [few] Nejméně { $stars } body za nejlepší
    [many] Nejméně { $stars } bodu za nejlepší
   *[other] Nejméně { $stars } bodů za nejlepší
}
web-puzzle-yours = Tvoje
web-puzzle-best = Nejlepší
web-puzzle-why = Proč
web-puzzle-map = Mapa s oběma kresbami
web-puzzle-left = { $count ->
    [one] boduje ještě jednou
    [few] boduje ještě { $count }krát
    [many] boduje ještě { $count }krát
   *[other] boduje ještě { $count }krát
}
web-puzzle-gone = už neboduje
web-puzzle-decides = { $lead ->
    [one] Na konci je nejlepší kresba o { $lead } bod před druhou. Nejvíce z toho přináší { $card }.
    [few] Na konci je nejlepší kresba o { $lead } body před druhou. Nejvíce z toho přináší { $card }.
    [many] Na konci je nejlepší kresba o { $lead } bodu před druhou. Nejvíce z toho přináší { $card }.
   *[other] Na konci je nejlepší kresba o { $lead } bodů před druhou. Nejvíce z toho přináší { $card }.
}
web-puzzle-all-else = { $lead ->
    [one] Na konci je nejlepší kresba o { $lead } bod před druhou: díky mincím, nestvůrám a volnému místu.
    [few] Na konci je nejlepší kresba o { $lead } body před druhou: díky mincím, nestvůrám a volnému místu.
    [many] Na konci je nejlepší kresba o { $lead } bodu před druhou: díky mincím, nestvůrám a volnému místu.
   *[other] Na konci je nejlepší kresba o { $lead } bodů před druhou: díky mincím, nestvůrám a volnému místu.
}
web-puzzle-said = Tvoje: { $own }. Nejlepší: { $best }.
web-puzzle-about-ruins = Zříceniny
web-puzzle-about-ambush = Přepadení

## Today's map

web-today = Mapa dne
web-week = Mapa týdne
web-events = Turnaje
web-challenges = Výzvy
web-today-drawn = { $count ->
    [0] Ještě ji nikdo nenakreslil.
    [one] Nakreslil ji { $count } člověk.
    [few] Nakreslili ji { $count } lidé.
    [many] Nakreslilo ji { $count } člověka.
   *[other] Nakreslilo ji { $count } lidí.
}
web-today-here = Dnes stejné karty pro všechny.
web-today-begun = Máš ji rozkreslenou.
web-today-done = Máš ji nakreslenou. Tvé hodnocení: { $rating }
web-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
}
web-deal-place = Podívej se, jak to dopadlo
web-deal-stays = Tahle mapa se počítá. Můžeš ji opustit a dokreslit později na jakémkoli zařízení; začít znovu ji nejde.
web-deal-sealed = Záznam a rozbor budou k dispozici, až se balíček odhalí: { $time }
