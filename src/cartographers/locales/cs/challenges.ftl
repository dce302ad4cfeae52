### Challenges: deals that somebody opens for others.

challenges-lead = Stejné karty ve stejném pořadí pro všechny, které pozveš, každý ve svém čase. Kdo dokreslí, vidí mapy ostatních.
challenges-need-server = Výzva potřebuje server: ten střeží balíček i žebříček. Bez serveru pošli někomu mapu dne: kdo ji otevře na takové stránce, dostane stejné karty.
challenges-days = Všechny dny
challenges-mine = Tvoje
challenges-mine-none = Zatím žádnou nemáš otevřenou ani začatou.
challenges-open = Otevřené všem
challenges-open-none = Teď není otevřená žádná. Otevři vlastní!
challenge-new = Nová výzva
challenge-open = Otevřít výzvu
challenge-title = Název
challenge-title-hint = Herní večer, 3. kolo
challenge-who = Kdo ji smí kreslit?
challenge-private = Kdo má odkaz
    .why = Není v žádném seznamu.
challenge-public = Všichni
    .why = Je tu v seznamu pro všechny.
challenge-how-long = Jak dlouho je otevřená?
challenge-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
challenge-date = Do určitého data
challenge-note = Každý kreslí sám. Dostaneš odkaz k poslání.
challenge-until = Otevřená do { $time }.
challenge-closed-at = Uzavřená { $time }.
challenge-left = zbývá { $time }
challenge-begun = začatá
challenge-maps = { $count ->
    [0] zatím žádná mapa
    [one] { $count } mapa
    [few] { $count } mapy
    [many] { $count } mapy
   *[other] { $count } map
}
challenge-by = od: { $name }
challenge-yours-public = tvoje, veřejná
challenge-yours-private = tvoje, přes odkaz
challenge-invite = Pozvi ostatní
challenge-invite-private = Kreslit ji může jen ten, kdo má tento odkaz.
challenge-invite-public = Kreslit ji může kdokoli; je v seznamu.
challenge-close = Uzavřít teď
challenge-remove = Smazat

# Refused
refusal-bad-title = Název výzvy má 1 až { $most } znaků a žádný z nich není neviditelný.
refusal-wrong-close = Výzva se zavírá nejdříve za hodinu a nejpozději za { $days } dní.
refusal-too-many-challenges = Máš otevřených { $most } výzev, víc jich být nemůže. Zavři některou z nich, nebo počkej, až se nějaká zavře.
refusal-too-many-challenges-at-address = Z tvé sítě je otevřeno { $most } výzev, víc jich být nemůže. Zkus to, až se některá zavře.
refusal-opener-only = To smí jen ten, kdo výzvu otevřel.
refusal-challenge-begun = Někdo už tuto výzvu začal: dá se zavřít, ale ne smazat.
