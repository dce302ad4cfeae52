# Saját térképek, magyarul.

## Mi a különös rajta. Először az, ami van, aztán az, ami következik belőle.

odd-shut-in = { $number ->
        [one] Elzárt mező: { $spaces }.
       *[other] Elzárt mezők: { $spaces }.
    }
    .why = Egyetlen kétmezős alakzat sem fér oda.
odd-nook = Különálló zug: { $spaces }.
    .why = Kevés alakzat fér oda.
odd-parts = A táj { $number } részre esik szét.
    .why = Sem alakzat, sem összefüggő terület nem ér át egyikből a másikba.
odd-no-ruins = Nincsenek romok.
    .why = Minden romkártya után csak egyetlen mezőt lehet rajzolni.
odd-few-ruins = { $number ->
        [one] Csak egy rommező van.
       *[other] Csak { $number } rommező van.
    }
    .why = A nyomtatott térképeken hat van. Ha mind fedett, a romkártya után egyetlen mező rajzolható.
odd-no-mountains = Nincsenek hegyek.
    .why = Senki sem kap értük érmét, a hegyekről szóló rendeletek pedig semmit sem érnek.
odd-few-mountains = { $number ->
        [one] Csak egy hegy van.
       *[other] Csak { $number } hegy van.
    }
    .why = A nyomtatott térképeken öt van.
odd-closed-mountain = { $number ->
        [one] Ez a hegy kezdettől körül van zárva: { $spaces }.
       *[other] Ezek a hegyek kezdettől körül vannak zárva: { $spaces }.
    }
    .why = Senki sem tudja körülzárni és megszerezni az érméjét.
odd-little-room = Kevés a hely: { $number } üres mező.
    .why = A nyomtatott térképeken legalább 109 van. Az év betelt térképpel érhet véget.
odd-and-more = { $spaces } és még { $number }

## A `sheet` parancs

sheets-fine = Nincs rajta semmi különös.
sheets-bots = Átlagos értékelés egyedül, { $games } játék
sheets-here = ez a térkép
sheets-usual = { $sheet } (A)
