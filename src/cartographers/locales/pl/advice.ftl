# Podpowiedzi i analizy: ile wart jest rysunek i dlaczego.

hint-needs-card = Mapa wymaga karty do narysowania i edyktów: dodaj --card i --edicts.
hint-no-turn = Gracz { $seat } nie ma nic do narysowania w rundzie { $turn } tego zapisu.
hint-turn = Runda { $turn }: { $card }
hint-other-map = Rysuje się na mapie gracza { $seat }.
hint-destroy = Zniszcz { $space }.
hint-dodge = Użyj akrobatyki przeciw tej zasadzce.
hint-no-dodge = Zachowaj akrobatykę na inną zasadzkę.
hint-value = oczekiwane gwiazdki na koniec: { $value }
hint-parts = zdobyte: { $scored }, z tego, co wtedy leży na mapie: { $lying }, jeszcze przyjdzie: { $later }
hint-now = teraz
hint-until-end = do końca
hint-left = liczy się
hint-rest = monety, potwory, miejsce na rysunki

analyse-thinking = Myślę
analyse-turn = Runda
analyse-card = Karta
analyse-drawn = Narysowano
analyse-best = Lepiej
analyse-value = Oczekiwane
analyse-given = Oddane
analyse-luck = Szczęście
analyse-nothing = Gracz { $seat } jeszcze nic nie narysował.
analyse-sum = Przy pierwszej karcie można było oczekiwać gwiazdek: { $start }, szczęście { $luck }, oddane { $given }; wynik końcowy: { $stars }.
analyse-sum-so-far = Przy pierwszej karcie można było oczekiwać gwiazdek: { $start }, szczęście { $luck }, oddane { $given }; teraz można oczekiwać: { $stars }.
analyse-spared = Szkody niewyrządzone na mapach sąsiadów, w gwiazdkach: { $stars }.
analyse-given-away = Punkt zwrotny: w rundzie { $turn } oddano gwiazdki: { $stars }.
analyse-lucky = Punkt zwrotny: w rundzie { $turn } szczęście dało gwiazdki: { $stars }.
analyse-unlucky = Punkt zwrotny: w rundzie { $turn } pech zabrał gwiazdki: { $stars }.
analyse-cut = Zapis się urywa; przeanalizowano go do rundy { $turn }.
analyse-unfinished = Gra nie jest skończona; przeanalizowano ją do rundy { $turn }.
