/** What has to be said about the card that is drawn now. */
import type { Turn } from '../match/turn.svelte';
import type { Printed } from '../protocol';
import { cardName, ruleOf, t } from '../texts/texts.svelte';
import { seatName } from './names';

export type Noted = Pick<Turn, 'match' | 'table' | 'hand' | 'targets' | 'asked' | 'lastCall'>;

/** Who draws on whose map, while an ambush passes the sheets around. */
function passing({ match }: Noted, sheet: number): string {
  const nameOf = (seat: number): string => seatName(match.gathering, seat, match.seat);
  const by = match.you?.drawn_by ?? null;
  const there = t('web-you-draw-on', { name: nameOf(sheet) });
  return by === null ? there : `${there} ${t('web-draws-on-yours', { name: nameOf(by) })}`;
}

/** The most urgent first; empty where the card says all. */
export function noteOf(turn: Noted, facts: Printed | null): string {
  const { table, hand, match } = turn;
  if (!table) return '';
  const { card } = table;
  const ambush = facts?.ambushes[card];
  if (turn.targets.length) return t('web-targets', { card: cardName(card) });
  if (hand?.offers.offer.fallback) return t('web-fallback');
  if (table.ruins && facts?.explore[card]) return t('web-ruins-due');
  if (ambush && turn.asked !== null && turn.asked !== match.seat) return passing(turn, turn.asked);
  if (facts?.heroes[card]) return t('web-hero-note', { attack: ruleOf('card', card) });
  return ambush ? ruleOf('card', card) : '';
}
