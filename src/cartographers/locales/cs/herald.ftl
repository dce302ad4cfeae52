### Herold vede hru pro lidi, kteří kreslí na papír: na stránce i v terminálu.

herald-title = Královnin herold
herald-lead = Kreslíte na papír. Herold odkrývá karty, velké pro stůl i sál, a sčítá body všech.
herald-people = Lidé u stolu
herald-names = Jména
herald-names-note = Jedno na řádek, chcete-li. Kdo počítá na telefonu, řekne své jméno sám.
herald-clock = Čas na kartu
herald-source = Karty
herald-deals = Odkrývá herold
    .why = Nikdo u stolu nepotřebuje balíček.
herald-box = Odkrýváme vlastní
    .why = Máte krabici. Říkejte heroldovi každou kartu a výnosy na stole.
herald-open = Ke stolu
herald-own = Tvoje stoly
herald-own-line = { $people ->
    [one] sólo, { $date }
    [few] { $people } lidé, { $date }
    [many] { $people } lidí, { $date }
   *[other] { $people } lidí, { $date }
}

herald-first = První karta
herald-next = Další karta
herald-enter = Zadat kartu
herald-enter-which = Která karta byla odkryta?
herald-count = Spočítat: { $season }
herald-back = Krok zpět
herald-or = nebo
herald-then = potom
herald-coin = a mince
herald-time = čas
herald-ruins = Zakryj pole se zříceninami.
herald-ruins-else = Když to nejde: jedno pole kdekoli.
herald-ruins-wait = Zříceniny čekají na další kartu průzkumu.
herald-ruins-next = Hned přijde další karta.
herald-pass-left = Podej svůj list doleva.
herald-pass-right = Podej svůj list doprava.
herald-monsters = Nakresli tyto nestvůry na list, který dostaneš.
herald-return = Vrať ho.
herald-walk-top-left-clockwise = Začni v levém horním rohu a jdi doprava.
herald-walk-top-left-counterclockwise = Začni v levém horním rohu a jdi dolů.
herald-walk-top-right-clockwise = Začni v pravém horním rohu a jdi dolů.
herald-walk-top-right-counterclockwise = Začni v pravém horním rohu a jdi doleva.
herald-walk-bottom-right-clockwise = Začni v pravém dolním rohu a jdi doleva.
herald-walk-bottom-right-counterclockwise = Začni v pravém dolním rohu a jdi nahoru.
herald-walk-bottom-left-clockwise = Začni v levém dolním rohu a jdi nahoru.
herald-walk-bottom-left-counterclockwise = Začni v levém dolním rohu a jdi doprava.
herald-walk-fixed = Nakresli tyto nestvůry tak, jak jsou vytištěné, na první místo, kam se vejdou. Kruh za kruhem dovnitř.
herald-walk-free = Nakresli tyto nestvůry tam, kde poprvé zakryjí pole na cestě; smíš je otáčet a převracet.
herald-hero-1 = Nakresli hrdinu na jedno prázdné pole.
herald-hero-2 = Označ přeškrtnutá pole. Vzor smíš otočit.
herald-hero-3 = Nestvůra na označeném poli je zničena.
herald-power = Potom: { $card }
herald-does-dragon = Obklíčený nebo zničený dá majiteli mapy tři mince.
herald-does-zombie = Po každém bodování se prázdná pole vedle zombií změní v zombie.
herald-does-troll = Po každém bodování znič jedno prázdné pole vedle trolla.
herald-does-gorgon = Kdo ji nakreslí, zničí jedno pole vedle ní, prázdné nebo zakreslené.
herald-left = na kreslení
herald-left-in = Zbývá sekund: { $seconds }
herald-time-up = Čas vypršel.
herald-deck = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
    [many] zbývá { $count } karty
   *[other] zbývá { $count } karet
}
herald-over = Rok skončil
herald-season-of-year = { $season }, čas { $time } z { $of }
herald-scored = Na konci tohoto období se počítá: { $cards }
herald-skills = Dovednosti
herald-waits = Herold ještě nezačal.

# Čte se těm, kdo kartu nevidí
herald-say-explore = { $card }, { $terrains }, čas { $time }.
herald-say-shape = tvar: { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
    [many] { $spaces } pole
   *[other] { $spaces } polí
}
herald-say-coin = { $shape } a mince
herald-say-or = Na výběr: { $first }, nebo { $second }
herald-say-ambush = Přepadení: { $card }.
herald-say-hero = Hrdina: { $card }.
herald-say-ends = { $season } končí. Spočítejte { $cards }, mince a nestvůry.

herald-turn = Otočit stránku
herald-full = Celá obrazovka
herald-sound = Zvuk hodin
herald-clock-start = Spustit hodiny
herald-clock-stop = Zastavit hodiny
herald-scan = Spočítej svou mapu
herald-scan-note = Naskenuj to telefonem, překresli svou mapu a body přijdou sem.
herald-scan-alone = Naskenuj to telefonem a spočítej svou mapu. Dosavadní karty jdou s tebou; body řekni heroldovi.
herald-see-totals = Stav
herald-see-card = Zpět ke kartě
herald-keys-next = dál
herald-keys-back = zpět

totals-lead = Spočítáno { $counted } z { $of } map.
totals-next = Dál: { $season }
totals-waiting = ještě počítá
totals-late = Opožděná mapa se započítá, až dorazí.
totals-before = předtím
totals-sum = celkem
totals-nobody = Ještě nikdo nepočítal.
totals-tie = Při stejném počtu bodů je výš, kdo méně ztratil kvůli nestvůrám.
totals-more = { $count ->
    [one] a ještě { $count }
    [few] a ještě { $count }
    [many] a ještě { $count }
   *[other] a ještě { $count }
}
totals-all = Ukázat všechny
totals-winner = Vyhrává { $names }
totals-winners = Společně vyhrávají: { $names }
totals-rating = Hodnocení { $rating }
totals-type = Zapsat body
totals-type-note = Pro někoho bez telefonu. Nový zápis nahradí starý.
totals-name = Jméno
totals-coins = Mince
totals-monsters = Ztraceno kvůli nestvůrám
totals-tell = Zapsat
totals-guest = Bývalý host

# V terminálu
herald-cli-keys = Enter: dál · b: zpět · q: konec
herald-cli-enter = Karta (jméno nebo id) · b: zpět · q: konec
herald-cli-edict = { $letter } { $card }: { $rule }
herald-cli-now = teď
herald-cli-enter-or-json = Všechno najednou jde jen tam, kde karty odkrývá herold.

# Refused
refusal-unknown-herald = Stůl s tímto kódem neexistuje.
refusal-edicts-not-entered = Nejdřív řekni, které čtyři výnosy leží pod A až D.
refusal-card-revealed-already = Karta „{ $card }“ už byla odkryta.
refusal-card-not-in-deck = Karta „{ $card }“ teď v balíčku této hry být nemůže.
refusal-deck-is-done = Hra skončila; karta „{ $card }“ už není potřeba.
refusal-enter-a-card = Řekni, která karta byla odkryta.
refusal-herald-is-done = Hra skončila: není už co oznámit.
refusal-herald-deals = Tady karty odkrývá herold; zadávat se nedají.
refusal-count-first = Roční období skončilo: přejdi nejdřív k počítání.
refusal-no-clock = Tento stůl nemá hodiny.
refusal-too-many-names = Počet jmen je { $names }, počet lidí { $seats }.
refusal-herald-is-full = Počet map je už { $most }; na další není místo.
refusal-season-to-come = Toto roční období ještě nezačalo.
refusal-wrong-total = Součet částí je { $sum }, ne { $total }.
