# Hints and analyses: what a drawing is worth, and why.

hint-needs-card = A map needs the card to draw and the edicts: add --card and --edicts.
hint-no-turn = Seat { $seat } has nothing to draw in turn { $turn } of this record.
hint-turn = Turn { $turn }: { $card }
hint-other-map = Drawn on the map of seat { $seat }.
hint-destroy = Destroy { $space }.
hint-dodge = Use acrobatics against this ambush.
hint-no-dodge = Save acrobatics for another ambush.
hint-value = { $value } stars expected in the end
hint-parts = { $scored } scored, { $lying } from what then lies on the map, { $later } still to come
hint-now = now
hint-until-end = until the end
hint-left = scored
hint-rest = coins, monsters, room to draw

analyse-thinking = Thinking
analyse-turn = Turn
analyse-card = Card
analyse-drawn = Drawn
analyse-best = Better
analyse-value = Expected
analyse-given = Given away
analyse-luck = Luck
analyse-nothing = Seat { $seat } has drawn nothing yet.
analyse-sum = { $start } stars could be expected at the first card, luck { $luck }, given away { $given }: { $stars } stars in the end.
analyse-sum-so-far = { $start } stars could be expected at the first card, luck { $luck }, given away { $given }: { $stars } can be expected now.
analyse-spared = On neighbours’ maps, { $stars } stars of damage were left undone.
analyse-given-away = Turning point: turn { $turn } gave away { $stars } stars.
analyse-lucky = Turning point: in turn { $turn } luck brought { $stars } stars.
analyse-unlucky = Turning point: in turn { $turn } luck took { $stars } stars.
analyse-cut = The record breaks off; it was analysed as far as turn { $turn }.
analyse-unfinished = The game is not finished; it was analysed as far as turn { $turn }.
