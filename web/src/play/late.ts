import type { Event } from '../protocol';

/** Whether a bot has just drawn for a seat, because its clock ran out. */
export function isLate(events: readonly Event[], seat: number | null): boolean {
  if (seat === null) return false;
  const ended = events.findLastIndex(({ type }) => type === 'turn_drawn' || type === 'power_resolved');
  const begun = events.findLastIndex(({ type }, at) => type === 'card_revealed' && at < ended);
  return events.slice(begun + 1).some((event) => event.type === 'clock_ran_out' && event.seats.includes(seat));
}
