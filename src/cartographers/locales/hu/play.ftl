# The game in the terminal, in Hungarian: by keys, and line by line. A noun after a number stays in the singular.

## Who and what

play-you = Te
play-bot = Bot { $seat }
play-stars = Csillag
play-coins = Érme
play-coins-paid = { $coins } kifizetve
play-monsters = Szörny
play-edicts = Rendelet
play-sum = Össz.

## Around the map

play-turn = { $turn }. kör
play-time = { $time } / { $threshold }
play-map-of = Térkép: { $name }
play-stars-so-far = { $stars } ★
play-card-time = idő { $time }
play-ambush = Rajtaütés!
play-hero = Hős!
play-coin-mark = + érme
play-counts-now = most
play-counts-next = majd
play-counts-now-and-next = most, majd
play-if-it-ended-now = { $season } eddig
play-this-season = ebben az évszakban
play-skills = Képességek:
play-cost = { $coins ->
    [0] ingyen
    [one] egy érme
   *[other] { $coins } érme
}

## The card in hand

play-on-map-of = { $name } térképére rajzolsz.
play-choose-raid = Válaszd ki, hová törjenek be a szörnyek.
play-choose-target = Válaszd ki, melyik mező pusztuljon el.
play-choose-target-of = { $name } melyik mezője pusztuljon el?
play-with-skill = „{ $skill }” képességgel, { $cost }
play-skill-adds = most a ráadás: { $skill }
play-no-skill = Most nem használhatsz képességet.
play-use-it = Használod?
# A skill in one short line.
play-skill-acrobatics = { $skill }, { $cost }: a rajtaütés csak két szörnyet hoz a térképedre.
play-skill-concentration = { $skill }, { $cost }: ugyanaz a forma még egyszer, ugyanazzal a tereppel.
play-skill-heal = { $skill }, { $cost }: még két mező egy szörny mellé, a kártya egyik terepével.
play-skill-diplomacy = { $skill }, { $cost }: még egy mező, egyszerre farm és falu.
play-skill-lore = { $skill }, { $cost }: a forma falu lesz.
play-skill-stealth = { $skill }, { $cost }: a forma lelóghat a térképről.
play-skill-negotiation = { $skill }, { $cost }: a forma helyett kétszer kettes négyzet.
play-skill-search = { $skill }, { $cost }: még egy mező a forma mellé, ugyanazzal a tereppel.
# What the ambushes of Heroes do; short, and beginning with the letter on the map.
play-power-dragon = D: ha körbezárod vagy elpusztul, három érmét ad.
play-power-zombie = Z: minden évszak után átterjed a szomszédos üres mezőkre.
play-power-troll = T: minden évszak után elpusztít egy üres mezőt maga mellett.
play-power-gorgon = G: aki rajzolta, elpusztít mellette egy mezőt.
play-ruins-due = Rommezőt (∴) kell lefednie.
play-ruins-wait = A romok a következő kártyára várnak.

## The ghost

play-placement = { $terrain } { $spaces }
play-placement-and = { $placement } és { $extra }
play-farm-and-village = Farm és falu
play-destroying = Célpont { $spaces }
play-confirm = Berajzolod?
play-confirm-target = Elpusztítod?
play-drawn = Berajzolva…
play-lit = { $name }: { $stars } ★
play-looking = { $name }: { $stars } csillag, { $coins ->
    [0] nincs érme
    [one] egy érme
   *[other] { $coins } érme
}

## What happened

play-season-begins = Új évszak: { $season }.
play-map-full = Megtelt a térképed: nincs mit rajzolnod.
play-ruins-revealed = { $card }!
play-coins-gained = { $coins ->
    [one] Kaptál egy érmét.
   *[other] Kaptál { $coins } érmét.
}
play-ambush-walked = { $card }: szörnyek itt: { $spaces }.
play-ambush-drawn = { $card }: { $name } szörnyeket rajzolt a térképedre: { $spaces }.
play-zombies-spread = { $card }: zombik már itt is: { $spaces }.
play-destroyed-by = { $card }: { $name } ezt pusztította el a térképeden: { $spaces }.
play-struck = A támadásban elpusztult: { $spaces }.
play-dragon-treasure = A sárkány hátrahagyta a kincsét.
play-dodged = Akrobatika a rajtaütés ellen: { $names }.
play-dodged-here = Akrobatika: csak két mező.
play-paid = { $skill }: { $coins ->
    [one] egy
   *[other] { $coins }
} érmét fizettél.
play-ambush-ignored = { $card }: a szörnyeknek nem jutott hely a térképeden.

## The end of a season, and of the year

play-season-over = Évszak vége: { $season }
play-stars-in-all = Összesen { $stars } csillag
play-more-players = … és még { $players } játékos
play-year-over = Véget ért az év
play-solo-numbers = A rendeletek értéke
play-rating = Végeredmény
play-title = A rangod: { $title }
play-you-win = Győztél { $stars } csillaggal!
play-other-wins = { $name } győzött { $stars } csillaggal.
play-shared-win = Közös győzelem { $stars } csillaggal: { $names }.
play-result = { $stars } csillag, végeredmény { $rating }: { $title }.
play-seed = Még egyszer ugyanezekkel a kártyákkal: --seed { $seed }

## Keys, shortest words

play-press-key = Tovább: bármelyik billentyű.
play-keys-move = ←↑↓→  r forgat  m tükröz
play-keys-turn = ←↑↓→  r támadást forgat
play-keys-targets = ←↑↓→  n következő  p előző
play-keys-dodge = y igen   n nem   c kártyák   ? súgó   q kilép
play-keys-shape = s forma
play-keys-terrain = t terep
play-keys-fit = n hely
play-keys-maps = v többi
play-keys-more = Enter ok  e rendelet  ? súgó
play-keys-more-target = Enter választ  e rendelet  ? súgó
play-keys-more-extra = Enter ok  Esc vissza  ? súgó
play-keys-more-skills = Enter ok  a képesség  ? súgó
play-keys-placed = Enter berajzol   Esc visszavon   e rendeletek   q kilép
play-keys-sure-target = Enter elpusztít   Esc visszavon   e rendeletek   q kilép
play-keys-lit = e következő   más billentyű: vissza
play-keys-looking = v következő   V előző   e rendeletek   Esc vissza
play-keys-counting = e mutasd, mi ért csillagot
play-keys-final = e rendeletek   w napló mentése   q kilép
play-keys-leave = y mentés és kilépés   n kilépés mentés nélkül   Esc marad
play-keys-leave-kept = y kilép   Esc marad
play-keys-name = Enter ment   Esc mégse

## Help

play-help-title = Billentyűk
play-help-keys =
    ← ↑ ↓ → vagy h j k l = a forma mozgatása
    r, R = a forma vagy a támadás forgatása jobbra, balra
    m = tükrözés, bal és jobb között
    s = a kártya következő formája
    t, T = következő terep, előző terep
    n vagy Tab, p = következő és előző hely, ahol elfér
    a, A = következő, előző képesség; a ráadás a forma után jön
    Enter vagy szóköz = lerakod; még egyszer, és berajzolod
    u vagy Esc = egy lépés vissza, amíg nincs berajzolva
    e = végig a rendeleteken: mi ér csillagot
    v, V = a többiek térképe
    c = az asztal kártyái: az évszakéi, a képességek
    w = a játék mentése
    q = kilépés a játékból
    Ctrl-L, Ctrl-Z = képernyő frissítése, felfüggesztés
play-legend-title = A térkép
play-legend =
    F V A W = erdő, falu, farm, víz
    Y = egyszerre farm és falu
    B = szörny
    D Z G T = sárkány, zombi, gorgó, óriástroll: ezek is szörnyek
    H = hős
    X = elpusztult: nem üres, de már nem is terep
    ▲ ▒ = hegy, pusztaság
    ∴ = rom; a kisbetű romon áll
    ·+ F+ = egy hős támadja ezt a mezőt: a rajta lévő szörny elpusztul
    {"["}F] = a forma, ahol elfér
    (F) ×F× = ahol nem fér el, és ahol ütközik
    {"{"}F{"}"} = már lerakva, amíg a képesség ráadását választod
    +F+ !X! = amit a hős támadni fog, és ami elpusztul
    {"*"}F* = számít egy rendelethez, vagy választható
    <B> = most került oda
play-cards-title = Kártyák
play-cards-revealed = { $season }: { $cards }.
play-cards-hidden = A pakliban még { $cards } kártya van.
play-powers-title = Megmaradó rajtaütések
play-skills-title = Képességek
play-skill-open = { $skill }. { $rule }
play-skill-not-now = { $skill } (most nem). { $rule }
play-too-small = Ez az ablak { $width } × { $height }. A játékhoz { $least_width } × { $least_height } kell: nagyítsd meg, vagy lépj ki (Ctrl-C), és próbáld így: --plain.

## Saving and leaving

play-leave = Mentesz, mielőtt kilépsz?
play-leave-kept = Kilépsz? A játék mentve van: { $file }.
play-file-name = cartographers-{ $seed }.txt
play-ask-name = Mentés ide: { $name }
play-saved = Mentve: { $file }.
play-kept = A játék mentve van: { $file }.
play-file-exists = { $file } már létezik, és nem ez a játék: válassz másik nevet.
play-go-on = A játék mentve van: { $file }. Folytatás: { $command }
play-not-saved = A játék nincs elmentve.
play-interrupted = Megszakítva. A --save FÁJL kapcsolóval minden kör után mentődik a játék.
play-interrupted-kept = Megszakítva. A játék mentve van: { $file }. Folytatás: { $command }
play-resume-fixes = A folytatott játéknak saját beállításai vannak; ezt hagyd el: { $options }.
play-already-over = Ez a játék már véget ért: { $file }. Megnézheted: cartographers replay { $file }

## Line by line

play-plain-prompt = >
play-plain-start = Rajzoláshoz írd be a terepet és a mezőket: falu B4 B5 C5. A „help” minden parancsot megmutat.
play-plain-turn = { $turn }. kör. { $coins ->
    [0] Nincs érméd
    [one] Egy érme
   *[other] { $coins } érme
}, eddig { $stars } csillag.
play-plain-paid = Képességekre kifizetve: { $coins } érme.
play-plain-time = { $season }, idő: { $time } / { $threshold }.
play-plain-card = { $card }{ $time ->
    [-1] { "" }
   *[other] , idő { $time }
}. { $terrains }.
play-plain-shape = { $number }. forma{ $coin ->
    [one] , érmével
   *[other] { "" }
}:
play-plain-map-of = { $name } térképe:
play-plain-your-map = A térképed:
play-plain-marks = Támadott mezők: { $spaces }.
play-plain-asks = { $card }!
play-plain-targets = Írd be: „destroy” és az egyik mező: { $spaces }.
play-plain-yes-no = Írd be: „yes” vagy „no”.
play-plain-skills = Képességgel, ha szeretnéd: { $skills }.
play-plain-edict = { $edict } { $name }: { $stars } csillag.
play-plain-edict-counts = { $edict } { $name } (számít: { $when }): { $stars } csillag.
play-plain-draft = { $placement }: { $changes }. „ok”: legyen így, „undo”: mégsem.
play-plain-no-change = a csillagok nem változnak
play-plain-attacks = támadás { $spaces }
play-plain-destroys = elpusztul { $spaces }
play-plain-undone = Visszavonva.
play-plain-nothing = Nincs mit megerősíteni vagy visszavonni: előbb rajzolj.
play-plain-legal = { $number ->
    [0] Semmi sem szabályos
    [one] Egy szabályos rajz
   *[other] { $number } szabályos rajz
}.
play-plain-legal-many = { $number } szabályos rajz: adj meg egy mezőt („legal B4”), vagy írd be: „legal all”.
play-plain-no-player = Írd be: „look” és egy játékos száma, 1–{ $last }.
play-plain-alone = Egyedül ülsz ennél az asztalnál.
play-plain-unknown = Ez se nem terep, se nem parancs: „{ $word }”. Segít a „help”.
play-plain-no-spaces = A mezőket is add meg: { $terrain } B4 B5 C5.
play-plain-no-target = Egy mezőt is adj meg: destroy B4.
play-plain-which-turn = A támadás irányát is add meg: { $turns }.
play-plain-which-extra = A ráadást is add meg ({ $skill }): { $extras }.
play-plain-no-skills = Ebben a játékban nincsenek képességek.
play-plain-name-file = Adj meg egy fájlt: save jatek.txt.
play-plain-end = Véget ért a bemenet.
play-plain-help =
    falu B4 B5 C5: megmutatja, mit változtatna ez a rajz; „ok”-ra bekerül (vagy írj ok-t a sor végére)
    hero C4 marks B4 D4 vagy hero C4 turn 2: egy hős, és amit támad
    erdő A1 A2 skill lore; erdő A1 A2 skill search and erdő A3: képességgel
    destroy B4: gorgónál vagy óriástrollnál; yes, no: használsz-e akrobatikát
    ok, undo: legyen, amit láttál, vagy újragondolod
    legal, legal B4, legal all, legal skill lore: mit rajzolhatsz
    map, card, cards, edicts, skills: térkép, kártya, az asztal kártyái, rendeletek, képességek újra
    look 1: egy másik játékos térképe
    save, save FÁJL: a játék mentése
    quit: kilépés
    A térképen: F erdő, V falu, A farm, W víz, Y farm és falu, B szörny, H hős, M hegy,
    # pusztaság, X elpusztult; D sárkány, Z zombi, G gorgó, T óriástroll is szörny;
    a pont üres mező, a vessző üres rom; a kisbetű romon áll.
