# Tippek és elemzések: mennyit ér egy rajz, és miért.

hint-needs-card = A térképhez kell a rajzolandó kártya és a rendeletek: add meg a --card és --edicts kapcsolóval.
hint-no-turn = A napló { $turn }. körében nincs mit rajzolnia: { $seat }. játékos.
hint-turn = { $turn }. kör: { $card }
hint-other-map = A rajz ide kerül: { $seat }. játékos térképe.
hint-destroy = Pusztítsd el: { $space }.
hint-dodge = Használd az akrobatikát ez ellen a rajtaütés ellen.
hint-no-dodge = Tartogasd az akrobatikát egy másik rajtaütésre.
hint-value = { $value } csillag várható a végén
hint-parts = { $scored } már megvan, { $lying } abból, ami akkor a térképen van, { $later } még hátravan
hint-now = most
hint-until-end = a végéig
hint-left = pontozás
hint-rest = érmék, szörnyek, hely a rajzoláshoz

analyse-thinking = Gondolkodom
analyse-turn = Kör
analyse-card = Kártya
analyse-drawn = Rajz
analyse-best = Jobb lett volna
analyse-value = Várható
analyse-given = Elveszett
analyse-luck = Szerencse
analyse-nothing = Még semmit sem rajzolt: { $seat }. játékos.
analyse-sum = Az első kártyánál { $start } csillag volt várható, szerencse { $luck }, elveszett { $given }: a végén { $stars } csillag.
analyse-sum-so-far = Az első kártyánál { $start } csillag volt várható, szerencse { $luck }, elveszett { $given }: most { $stars } várható.
analyse-spared = A szomszédok térképén elmaradt kár csillagban: { $stars }.
analyse-given-away = Fordulópont: a(z) { $turn }. körben { $stars } csillag veszett el.
analyse-lucky = Fordulópont: a(z) { $turn }. körben a szerencse { $stars } csillagot hozott.
analyse-unlucky = Fordulópont: a(z) { $turn }. körben a balszerencse { $stars } csillagot vitt el.
analyse-cut = A napló megszakad; az elemzés a(z) { $turn }. körig tart.
analyse-unfinished = A játék még tart; az elemzés a(z) { $turn }. körig tart.
