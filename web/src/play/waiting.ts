/** Who the table waits for, in words. */
import type { Match } from '../match/match.svelte';
import { listed, t } from '../texts/texts.svelte';
import { seatName } from './names';

export function awaited(match: Match): string {
  const others = match.waiting.filter((seat) => seat !== match.seat);
  const names = others.slice(0, 3).map((seat) => seatName(match.gathering, seat, match.seat));
  const more = others.length - names.length;
  return listed(more > 0 ? [...names, t('web-more-people', { count: more })] : names);
}

/** Whether the table waits for the reader. */
export const isAwaited = (match: Match): boolean => match.seat !== null && match.waiting.includes(match.seat);
