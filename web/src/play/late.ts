import type { Turn } from '../match/turn.svelte';
import type { Event } from '../protocol';
import { t } from '../texts/texts.svelte';

/** Whether a bot has just drawn for a seat, because its clock ran out. */
export function isLate(events: readonly Event[], seat: number | null): boolean {
  if (seat === null) return false;
  const ended = events.findLastIndex(({ type }) => type === 'turn_drawn' || type === 'power_resolved');
  const begun = events.findLastIndex(({ type }, at) => type === 'card_revealed' && at < ended);
  return events.slice(begun + 1).some((event) => event.type === 'clock_ran_out' && event.seats.includes(seat));
}

/** What became of the reader's turn when its time was up. */
export function lateText(turn: Pick<Turn, 'match' | 'lastCall'>): string {
  if (isLate(turn.match.events, turn.match.seat)) return t('web-happened-late');
  return turn.lastCall.isHeard ? t('web-happened-in-time') : '';
}
