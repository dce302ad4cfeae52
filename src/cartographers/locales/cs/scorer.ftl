# Počítání: papírová mapa namalovaná a spočítaná na stránce.

scorer-page = Spočítat papírovou mapu
scorer-lead = Překresli mapu ze svého listu, spočítej každé období a podívej se, která pole přinášejí hvězdy. Na to, co být nemůže, stránka ukáže. Všechno zůstává v tomto zařízení.
scorer-begun = Začato na tomto zařízení
scorer-forget = Smazat
scorer-begin = Malovat mapu
scorer-open = Otevřít záznam
scorer-no-table = Tento odkaz nevede k žádnému stolu, který stránka zná.
scorer-season = Období
scorer-name = Tvoje jméno
scorer-to-herald = K heroldovi
scorer-other = Jiná mapa
scorer-leave = Úvodní stránka
scorer-desk = Malování
scorer-stamps = Razítka karet, které přišly
scorer-cards = Razítka: { $season }
scorer-stamped = { $card }, na mapě
scorer-which = Které karty?
scorer-which-title = Karty období: { $season }
scorer-which-note = Mačkej karty v pořadí, v jakém přišly. Stanou se razítky a dají se najít chyby. Malovat jde i bez nich.
scorer-explore = Karty průzkumu
scorer-ruins = Karty zřícenin
scorer-no-cards = Maluj prstem. Nebo řekni, které karty přišly, a razítkuj jejich tvary.
scorer-no-card-yet = Ještě nepřišla žádná karta.
scorer-brush = Štětec
scorer-rub = Vymazat
scorer-undo = Zpět
scorer-coin-less = O minci méně
scorer-coin-more = O minci více
scorer-count = Spočítat: { $season }
scorer-missing =
    { $n ->
        [one] chybí { $n } karta
        [few] chybí { $n } karty
        [many] chybí { $n } karty
       *[other] chybí { $n } karet
    }
scorer-line =
    { $spaces ->
        [one] { $name }: hvězdy { $stars }, { $spaces } pole
        [few] { $name }: hvězdy { $stars }, { $spaces } pole
        [many] { $name }: hvězdy { $stars }, { $spaces } pole
       *[other] { $name }: hvězdy { $stars }, { $spaces } polí
    }
scorer-odd = Tohle nemůže být
scorer-change = Změnit mapu
scorer-year = Rok doposud
scorer-sum = Součet
scorer-rating = Hodnocení { $rating }: { $title }.
scorer-tell = Říct heroldovi
scorer-next = Dál: { $season }
scorer-keep = Uložit a sdílet
scorer-copy = Kopírovat text
scorer-copied = Zkopírováno
scorer-on-paper = na papíře
scorer-record-note = Záznam je text s výnosy, kartami a mapami. Tato stránka ho zase otevře a cartographers replay ho znovu spočítá.
scorer-seats = Sám hráč dostane hodnocení a titul.
scorer-again = Klepni znovu
scorer-known = Herold to ví.
scorer-photo = Fotka listu
