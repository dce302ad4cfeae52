# The game in the terminal: by keys, and line by line.

## Who and what

play-you = Ty
play-bot = Bot { $seat }
play-stars = Body
play-coins = Mince
play-coins-paid = zaplaceno: { $coins }
play-monsters = Nestvůry
play-edicts = Výnosy
play-sum = Součet

## Around the map

play-turn = Tah { $turn }
play-time = { $time } z { $threshold }
play-map-of = Mapa: { $name }
play-stars-so-far = { $stars } ★
play-card-time = čas { $time }
play-ambush = Přepadení!
play-hero = Hrdina!
play-coin-mark = + mince
play-counts-now = teď
play-counts-next = příště
play-counts-now-and-next = teď, příště
play-if-it-ended-now = { $season } zatím
play-this-season = v tomto období
play-skills = Dovednosti:
play-cost = { $coins ->
    [0] zdarma
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}

## The card in hand

play-on-map-of = Kreslíš do cizí mapy: { $name }.
play-choose-raid = Vyber, kam přijdou nestvůry.
play-choose-target = Vyber pole ke zničení.
play-choose-target-of = Znič pole na cizí mapě: { $name }.
play-with-skill = dovednost: { $skill }, { $cost }
play-skill-adds = teď přikresli: { $skill }
play-no-skill = Teď žádnou dovednost použít nemůžeš.
play-use-it = Použít?
# A skill in one short line.
play-skill-acrobatics = { $skill }, { $cost }: přepadení u tebe zakreslí jen dvě nestvůry.
play-skill-concentration = { $skill }, { $cost }: stejný tvar ještě jednou, se stejným terénem.
play-skill-heal = { $skill }, { $cost }: ještě dvě pole vedle nestvůry, s terénem z karty.
play-skill-diplomacy = { $skill }, { $cost }: ještě jedno pole, farma i vesnice zároveň.
play-skill-lore = { $skill }, { $cost }: z tvaru bude vesnice.
play-skill-stealth = { $skill }, { $cost }: tvar smí přesahovat přes okraj mapy.
play-skill-negotiation = { $skill }, { $cost }: čtverec dva krát dva místo tvaru z karty.
play-skill-search = { $skill }, { $cost }: ještě jedno pole stejného terénu vedle tvaru.
# What the ambushes of Heroes do; short, and beginning with the letter on the map.
play-power-dragon = D: obklíčený nebo zničený po sobě nechá tři mince.
play-power-zombie = Z: po každém období se rozšíří na prázdná pole vedle sebe.
play-power-troll = T: po každém období zničí prázdné pole vedle sebe.
play-power-gorgon = G: kdo ji nakreslí, zničí pole vedle ní.
play-ruins-due = Zakryj pole se zříceninou (∴).
play-ruins-wait = Zříceniny čekají na další kartu.

## The ghost

play-placement = { $terrain } { $spaces }
play-placement-and = { $placement } a { $extra }
play-farm-and-village = Farma a vesnice
play-destroying = Zničení { $spaces }
play-confirm = Nakreslit?
play-confirm-target = Zničit?
play-drawn = Nakresleno …
play-lit = { $name }: { $stars } ★
play-looking = { $name }: { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}, { $coins ->
    [0] bez mincí
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}

## What happened

play-season-begins = { $season } začíná.
play-map-full = Tvoje mapa je plná: nemáš co kreslit.
play-ruins-revealed = { $card }!
play-coins-gained = { $coins ->
    [one] Získáváš minci.
    [few] Získáváš { $coins } mince.
    [many] Získáváš { $coins } mince.
   *[other] Získáváš { $coins } mincí.
}
play-ambush-walked = { $card }: nestvůry na { $spaces }.
play-ambush-drawn = { $card }: { $name } kreslí nestvůry do tvé mapy, na { $spaces }.
play-zombies-spread = { $card }: zombie se šíří na { $spaces }.
play-destroyed-by = { $card }: { $name } ničí na tvé mapě { $spaces }.
play-struck = Útok ničí { $spaces }.
play-dragon-treasure = Drak po sobě nechává poklad.
play-dodged = Akrobacie proti přepadení: { $names }.
play-dodged-here = Akrobacie: jen dvě pole.
play-paid = { $skill }: platíš { $coins ->
    [one] minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
play-ambush-ignored = { $card }: pro nestvůry není na tvé mapě místo.

## The end of a season, and of the year

play-season-over = { $season } končí
play-stars-in-all = Celkem { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}
play-more-players = … a ještě { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}
play-year-over = Rok je u konce
play-solo-numbers = Čísla výnosů
play-rating = Hodnocení
play-title = Tvůj titul: { $title }
play-you-win = Vyhráváš! Máš { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}.
play-other-wins = Vyhrává { $name }: { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}.
play-shared-win = Společné vítězství: { $names }. Výsledek: { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}.
play-result = { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}, hodnocení { $rating }: { $title }.
play-seed = Stejné karty znovu: --seed { $seed }

## Keys, shortest words

play-press-key = Pokračuj libovolnou klávesou.
play-keys-move = ←↑↓→  r otoč  m převrať
play-keys-turn = ←↑↓→  r otoč útok
play-keys-targets = ←↑↓→  n další  p předchozí
play-keys-dodge = y ano   n ne   c karty   ? pomoc   q konec
play-keys-shape = s tvar
play-keys-terrain = t terén
play-keys-fit = n další
play-keys-maps = v mapy
play-keys-more = Enter sem  e výnosy  ? pomoc
play-keys-more-target = Enter vyber  e výnosy  ? pomoc
play-keys-more-extra = Enter sem  Esc zpět  ? pomoc
play-keys-more-skills = Enter sem  a dovednost  ?
play-keys-placed = Enter nakresli   Esc zpět   e výnosy   q konec
play-keys-sure-target = Enter znič   Esc zpět   e výnosy   q konec
play-keys-lit = e další   jiná klávesa: zpět
play-keys-looking = v další   V předchozí   e výnosy   Esc zpět
play-keys-counting = e za co jsou body
play-keys-final = e výnosy   w ulož záznam   q konec
play-keys-leave = y ulož a skonči   n skonči bez uložení   Esc zůstaň
play-keys-leave-kept = y skonči   Esc zůstaň
play-keys-name = Enter ulož   Esc zruš

## Help

play-help-title = Klávesy
play-help-keys =
    ← ↑ ↓ → nebo h j k l = posuň tvar
    r, R = otoč tvar nebo útok hrdiny doprava, doleva
    m = převrať ho zleva doprava
    s = další tvar z karty
    t, T = další terén, předchozí terén
    n nebo Tab, p = další a předchozí místo, kam smíš kreslit
    a, A = další dovednost, předchozí; přikreslíš až po tvaru
    Enter nebo mezerník = polož ho sem; ještě jednou ho nakreslí
    u nebo Esc = o krok zpět, než ho nakreslíš
    e = projdi výnosy a podívej se, co boduje
    v, V = prohlédni si mapy ostatních
    c = karty na stole: z tohoto období a dovednosti
    w = ulož hru
    q = skonči hru
    Ctrl-L, Ctrl-Z = obnov obrazovku, pozastav hru
play-legend-title = Mapa
play-legend =
    F V A W = les, vesnice, farma, voda
    Y = farma a vesnice zároveň
    B = nestvůra
    D Z G T = drak, zombie, gorgona, obří troll: taky nestvůry
    H = hrdina
    X = zničené pole: počítá se jako obsazené a nic víc
    ▲ ▒ = hory, pustina
    ∴ = zřícenina; malé písmeno stojí na zřícenině
    ·+ F+ = na toto pole útočí hrdina a zničí na něm nestvůru
    {"["}F] = tvar, kde sedí
    (F) ×F× = kde nesedí a kde na něčem leží
    {"{"}F{"}"} = už položené, když vybíráš, co přikreslit díky dovednosti
    +F+ !X! = na co zaútočí hrdina a co bude zničeno
    {"*"}F* = boduje pro výnos, nebo je na výběr
    <B> = přibylo právě teď
play-cards-title = Karty
play-cards-revealed = { $season }: { $cards }.
play-cards-hidden = V balíčku { $cards ->
    [one] zbývá { $cards } karta
    [few] zbývají { $cards } karty
    [many] zbývá { $cards } karty
   *[other] zbývá { $cards } karet
}.
play-powers-title = Přepadení, která zůstávají
play-skills-title = Dovednosti
play-skill-open = { $skill }. { $rule }
play-skill-not-now = { $skill } (teď ne). { $rule }
play-too-small = Tohle okno má { $width } × { $height }. Hra potřebuje { $least_width } × { $least_height }: zvětši ho, nebo skonči přes Ctrl-C a zkus --plain.

## Saving and leaving

play-leave = Uložit před odchodem?
play-leave-kept = Skončit? Hra je uložená v { $file }.
play-file-name = cartographers-{ $seed }.txt
play-ask-name = Uložit jako: { $name }
play-saved = Uloženo v { $file }.
play-kept = Hra je uložená v { $file }.
play-file-exists = Soubor { $file } už existuje a není to tato hra: zvol jiný název.
play-go-on = Hra je uložená v { $file }. Pokračuj příkazem: { $command }
play-not-saved = Hra není uložená.
play-interrupted = Přerušeno. Začni s --save SOUBOR a hra se uloží po každém tahu.
play-interrupted-kept = Přerušeno. Hra je uložená v { $file }. Pokračuj příkazem: { $command }
play-resume-fixes = Obnovená hra má vlastní volby: vynech { $options }.
play-already-over = Hra v { $file } je dohraná. Prohlédni si ji: cartographers replay { $file }

## Line by line

play-plain-prompt = >
play-plain-start = Kreslíš tak, že napíšeš terén a pole: vesnice B4 B5 C5. Všechny příkazy ukáže „help“.
play-plain-turn = Tah { $turn }. { $coins ->
    [0] Bez mincí
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}, zatím { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}.
play-plain-paid = Zaplaceno za dovednosti: { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
play-plain-time = { $season }, čas { $time } z { $threshold }.
play-plain-card = { $card }{ $time ->
    [-1] { "" }
   *[other] , čas { $time }
}. { $terrains }.
play-plain-shape = Tvar { $number }{ $coin ->
    [1] , s mincí
   *[other] { "" }
}:
play-plain-map-of = Mapa, { $name }:
play-plain-your-map = Tvoje mapa:
play-plain-marks = Pod útokem: { $spaces }.
play-plain-asks = { $card }!
play-plain-targets = Napiš „destroy“ a jedno z polí: { $spaces }.
play-plain-yes-no = Napiš „yes“, nebo „no“.
play-plain-skills = Můžeš použít dovednost: { $skills }.
play-plain-edict = { $edict } { $name }: { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}.
play-plain-edict-counts = { $edict } { $name }, počítá se { $when }: { $stars ->
    [one] { $stars } bod
    [few] { $stars } body
    [many] { $stars } bodu
   *[other] { $stars } bodů
}.
play-plain-draft = { $placement }: { $changes }. „ok“ to potvrdí, „undo“ to vezme zpět.
play-plain-no-change = body beze změny
play-plain-attacks = útok na { $spaces }
play-plain-destroys = zničení { $spaces }
play-plain-undone = Vzato zpět.
play-plain-nothing = Není co potvrdit ani vzít zpět: nejdřív něco nakresli.
play-plain-legal = { $number ->
    [0] Nic se nakreslit nedá
    [one] { $number } možná kresba
    [few] { $number } možné kresby
    [many] { $number } možné kresby
   *[other] { $number } možných kreseb
}.
play-plain-legal-many = Možných kreseb: { $number }. Uveď pole („legal B4“), nebo napiš „legal all“.
play-plain-no-player = Napiš „look“ a číslo hráče, 1 až { $last }.
play-plain-alone = U tohoto stolu nikdo další nehraje.
play-plain-unknown = „{ $word }“ není terén ani příkaz. Napiš „help“.
play-plain-no-spaces = Uveď i pole: { $terrain } B4 B5 C5.
play-plain-no-target = Uveď i pole: destroy B4.
play-plain-which-turn = Uveď, jak útok otočit: { $turns }.
play-plain-which-extra = Uveď, co přikreslit ({ $skill }): { $extras }.
play-plain-no-skills = V této hře dovednosti nejsou.
play-plain-name-file = Uveď soubor: save hra.txt.
play-plain-end = Vstup skončil.
play-plain-help =
    vesnice B4 B5 C5: ukaž, co ta kresba změní; „ok“ ji nakreslí (nebo dej ok na konec řádku)
    hrdina C4 marks B4 D4 nebo hrdina C4 turn 2: hrdina a to, na co útočí
    les A1 A2 skill vědomosti; les A1 A2 skill pátrání and les A3: s dovedností
    destroy B4: když to chce gorgona nebo obří troll; yes, no: jestli použít akrobacii
    ok, undo: proveď ukázané, nebo si to rozmysli
    legal, legal B4, legal all, legal skill vědomosti: co se smí nakreslit
    map, card, cards, edicts, skills: zopakuj mapu, kartu, karty na stole, výnosy, dovednosti
    look 1: mapa jiného hráče
    save, save SOUBOR: ulož hru
    quit: skonči
    Na mapě: F les, V vesnice, A farma, W voda, Y farma a vesnice, B nestvůra, H hrdina, M hory,
    # pustina, X zničené pole; D drak, Z zombie, G gorgona, T troll jsou taky nestvůry;
    tečka je prázdné pole, čárka prázdná zřícenina; malé písmeno stojí na zřícenině.
