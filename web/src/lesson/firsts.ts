/** What comes up for the first time in the games after a lesson: one sentence each, once. */
import type { Event, Printed } from '../protocol';

export const FIRSTS = ['coin', 'ruins', 'ambush', 'season'] as const;
export type First = (typeof FIRSTS)[number];

/** What an event of a game alone brings up. */
function broughtBy(event: Event, facts: Printed): First | null {
  if (event.type === 'season_scored') return 'season';
  if (event.type === 'turn_drawn') return event.drawings.some(({ coins }) => coins > 0) ? 'coin' : null;
  if (event.type !== 'card_revealed') return null;
  return facts.ruins[event.card] ? 'ruins' : facts.ambushes[event.card] ? 'ambush' : null;
}

/** The first of these that has come up and was never told. */
export function untold(events: readonly Event[], facts: Printed | null, told: readonly string[]): First | null {
  if (!facts) return null;
  for (const event of events) {
    const first = broughtBy(event, facts);
    if (first && !told.includes(first)) return first;
  }
  return null;
}
