# Rady a rozbory: jakou cenu má kresba a proč.

hint-needs-card = K mapě patří karta, která se kreslí, a výnosy: přidej --card a --edicts.
hint-no-turn = Hráč { $seat } nemá v tahu { $turn } tohoto záznamu co kreslit.
hint-turn = Tah { $turn }: { $card }
hint-other-map = Kreslí se do mapy hráče { $seat }.
hint-destroy = Znič { $space }.
hint-dodge = Použij proti tomuto přepadení akrobacii.
hint-no-dodge = Nech si akrobacii na jiné přepadení.
hint-value = čekané body na konci: { $value }
hint-parts = získáno: { $scored }, z toho, co pak leží na mapě: { $lying }, teprve přijde: { $later }
hint-now = teď
hint-until-end = do konce
hint-left = boduje se
hint-rest = mince, nestvůry, místo ke kreslení

analyse-thinking = Přemýšlím
analyse-turn = Tah
analyse-card = Karta
analyse-drawn = Nakresleno
analyse-best = Lepší
analyse-value = Čekané
analyse-given = Ztraceno
analyse-luck = Štěstí
analyse-nothing = Hráč { $seat } zatím nic nenakreslil.
analyse-sum = Při první kartě se daly čekat body: { $start }, štěstí { $luck }, ztraceno { $given }; na konci: { $stars }.
analyse-sum-so-far = Při první kartě se daly čekat body: { $start }, štěstí { $luck }, ztraceno { $given }; teď se dají čekat: { $stars }.
analyse-spared = Škody ušetřené na mapách sousedů, v bodech: { $stars }.
analyse-given-away = Zlomový okamžik: v tahu { $turn } se ztratily body: { $stars }.
analyse-lucky = Zlomový okamžik: v tahu { $turn } štěstí přineslo body: { $stars }.
analyse-unlucky = Zlomový okamžik: v tahu { $turn } smůla vzala body: { $stars }.
analyse-cut = Záznam se přerušuje; rozebrán je po tah { $turn }.
analyse-unfinished = Hra není dohraná; rozebrána je po tah { $turn }.
