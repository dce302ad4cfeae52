/** What happened in one moment, in words, as far as it concerns one seat. */
import { type NameOf, sentences } from '../play/log';
import type { Event, Printed, SeasonView } from '../protocol';

/** The same event with the drawings by and on one seat alone. */
export function concerning(event: Event, seat: number): Event {
  if (event.type !== 'turn_drawn' && event.type !== 'power_resolved') return event;
  return { ...event, drawings: event.drawings.filter((drawn) => drawn.seat === seat || drawn.sheet === seat) };
}

/** The sentences of the newest event; those before are needed to count turns. */
export function toldAt(
  events: readonly Event[],
  seat: number,
  seasons: readonly SeasonView[],
  facts: Printed | null,
  nameOf: NameOf,
): string[] {
  const event = events.at(-1);
  if (!event) return [];
  const before = events.slice(0, -1).filter((each) => each.type === 'card_revealed');
  const toldBefore = sentences(before, seasons, facts, nameOf).length;
  const all = sentences([...before, concerning(event, seat)], seasons, facts, nameOf).slice(toldBefore);
  return event.type === 'season_scored' ? all.slice(seat, seat + 1) : all;
}
