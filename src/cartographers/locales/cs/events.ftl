### Turnaje: kola, která mnozí kreslí ve stejnou dobu, tabulka a stránka pro projektor.

event-all = Turnaje
event-all-lead = Několik kol, stejné karty pro všechny a tabulka za všechna kola.
event-none = Zatím se žádného turnaje neúčastníš. Odkaz nebo kód ti dá hostitel.
event-code = Odkaz nebo kód turnaje
event-go = Přejít
event-unknown = To není odkaz ani kód turnaje.
event-host = hostitel
event-needs-server = Turnaje potřebují server, kde se mapy všech sejdou. Tato stránka žádný nemá.
event-new = Otevřít turnaj

event-form-name = Název turnaje
event-form-club = Klub, chceš-li
event-form-rounds = Kola
event-form-start = Začátek
event-form-press = Každé kolo spustím sám
event-form-time = V pevný čas
event-form-date = První kolo
event-form-length = Délka kola
event-form-pause = Přestávka mezi koly
event-form-no-pause = žádná
event-form-clock = Hodiny na tah
event-form-clock-note = Když čas vyprší, nakreslí tento jeden tah bot. Tak jsou všichni hotovi včas.
event-form-cards = Karty
event-form-same = V každém kole stejné
event-form-each = Pro každé kolo zvlášť
event-form-sheet = Mapa
event-form-go = Otevřít turnaj
event-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minut
}
event-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodin
   *[other] { $count } hodin
}
event-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dní
   *[other] { $count } dní
}

event-people = { $count ->
    [0] zatím nikdo
    [one] { $count } člověk
    [few] { $count } lidé
    [many] { $count } lidí
   *[other] { $count } lidí
}
event-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
    [many] { $count } kol
   *[other] { $count } kol
}
event-lead-begins = První kolo začíná { $time }. Stejné karty pro všechny.
event-lead-waits = Hostitel brzy spustí první kolo. Stejné karty pro všechny.
event-lead-open = Běží kolo { $round } z { $of }. Stejné karty pro všechny.
event-lead-next = Kolo { $round } z { $of } začíná { $time }.
event-lead-next-waits = Hostitel brzy spustí kolo { $round } z { $of }.
event-lead-over = Všechna kola jsou nakreslena. Díky za hru!
event-winner = { $count ->
    [one] Vítězí { $names }
    [few] Vítězí { $names }
    [many] Vítězí { $names }
   *[other] Vítězí { $names }
}
event-round = Kolo { $round }
event-won = nejlepší mapa: { $names }
event-nobody-drew = nikdo nekreslil
event-until = do { $time }
event-waits = až ho hostitel spustí
event-take-part = Zúčastnit se
event-taking-part = Účastníš se. Kolo se tu objeví, jakmile začne.
event-draw = Kreslit kolo { $round }
event-go-on = Kreslit dál kolo { $round }
event-left = zbývá { $time }
event-begins-in = Kolo { $round } začne za { $time }
event-have-drawn = { $drawn } z { $people } už má nakresleno
event-own-drawn = Tvá mapa kola { $round }: hvězd { $stars }. Ostatní je uvidí, až se kolo uzavře.
event-rules = Hvězdy ze všech kol se sčítají. Kolo se započte, až se uzavře; do té doby se nikdo nedozví, co nakreslili ostatní. Co je hotové až po uzavření, se nepočítá. Při shodě: méně hvězd ztracených kvůli příšerám.
event-invite = Pozvat
event-invite-note = Kdo otevře tento odkaz, může se zúčastnit, před začátkem i později.
event-projector = Pro projektor
event-records = Všechny záznamy
event-compare = Porovnat mapy
event-proof = Je to férové?
event-proof-note = Semínko každého kola bylo vylosováno při otevření turnaje. Jeho pečeť je od té doby vidět, semínko samo po uzavření kola: SHA-256 slova „cartographers“, nového řádku a semínka dá pečeť.
event-is-out = Hostitel tě z tohoto turnaje vykázal.
event-by = Hostitel: { $name }

event-standings = Tabulka
event-after = po kole { $round }
event-before-all = žádné kolo ještě neskončilo
event-total = Celkem
event-place = Místo
event-name = Jméno
event-best = nejlepší mapa kola
event-missing = nenakresleno
event-drawing = kreslí
event-drawn = nakresleno
event-late = hvězd { $stars }, pozdě, nepočítají se
event-empty = Zatím se nikdo neúčastní. Pošli odkaz dál.

event-run = Jsi hostitel
event-start = Spustit teď kolo { $round }
event-longer = O { $minutes } min déle
event-close = Uzavřít teď kolo
event-close-sure = { $count ->
    [0] Všichni, kdo začali, jsou hotovi. Uzavřít teď kolo { $round }?
    [one] Jeden člověk ještě kreslí; jeho mapa se nebude počítat. Uzavřít teď kolo { $round }?
    [few] { $count } lidé ještě kreslí; jejich mapy se nebudou počítat. Uzavřít teď kolo { $round }?
    [many] { $count } lidí ještě kreslí; jejich mapy se nebudou počítat. Uzavřít teď kolo { $round }?
   *[other] { $count } lidí ještě kreslí; jejich mapy se nebudou počítat. Uzavřít teď kolo { $round }?
}
event-close-yes = Uzavřít
event-close-no = Nechat otevřené
event-not-begun = Ještě nezačali: { $names }
event-are-drawing = Kreslí: { $names }
event-all-drawn = Všichni mají nakresleno.
event-manage = Lidé
event-remove = Vykázat: { $name }
event-let-in = Pustit zpět: { $name }

event-join-here = Podívej se, nebo se přidej
event-best-map = Nejlepší mapa kola { $round }
event-time-left = zbývá
event-time-until = do kola { $round }
event-shown = Místa { $from } až { $to } z { $of }

event-closes-in = Kolo { $round } se uzavře za { $time }. Co nebude hotové, se nepočítá.
event-closed = Kolo { $round } je uzavřené. Mapu můžeš dokreslit, ale nepočítá se.
event-to-event = K turnaji

event-line-open = { $name }: běží kolo { $round }
event-line-next = { $name }: kolo { $round } začíná { $time }
event-line-waits = { $name }: hostitel spustí kolo { $round }

# Refused
refusal-unknown-event = Turnaj „{ $event }“ neexistuje.
refusal-unknown-entrant = Nikdo takový v tomto turnaji není.
refusal-not-taking-part = Tohoto turnaje se neúčastníš.
refusal-event-removed = Hostitel tě z tohoto turnaje vykázal. Pustit tě zpět může jen on.
refusal-event-over = Tento turnaj už skončil.
refusal-event-full = Turnaj je plný: účastní se ho { $most } lidí.
refusal-too-many-events = Během 30 dnů máš otevřených už { $most } turnajů, víc jich být nemůže.
refusal-wrong-rounds = Turnaj má 1 až { $most } kol.
refusal-wrong-round-length = Kolo trvá nejméně { $least } minutu a nejvýš { $most } dní, přestávka nejvýš 30 dní.
refusal-wrong-event-start = Turnaj začíná v budoucnu, nejpozději do roka.
refusal-nobody-takes-part = Zatím se nikdo neúčastní. Kolo musí mít kdo kreslit.
refusal-round-open = Jedno kolo už běží. Další začne po něm.
refusal-no-round-open = Teď neběží žádné kolo.
refusal-round-drawn = Toto kolo už máš nakreslené.
refusal-round-closing = Kolo za okamžik končí. Na prodloužení je pozdě.
refusal-too-long-round = Toto kolo lze prodloužit nejvýš o { $minutes } min.
