/** Who the table waits for, in words. */
import type { Match } from '../match/match.svelte';
import { listed, t } from '../texts/texts.svelte';
import { seatName } from './names';

const MOST = 3;

const othersOf = (match: Match): number[] => match.waiting.filter((seat) => seat !== match.seat);

export function awaited(match: Match): string {
  const others = othersOf(match);
  const names = others.slice(0, MOST).map((seat) => seatName(match.gathering, seat, match.seat));
  const more = others.length - names.length;
  return listed(more > 0 ? [...names, t('web-more-people', { count: more })] : names);
}

/** How long a drawing may be taken back. */
export const until = (match: Match): string => t('web-until', { names: awaited(match), count: othersOf(match).length });

/** Whether the table waits for the reader. */
export const isAwaited = (match: Match): boolean => match.seat !== null && match.waiting.includes(match.seat);
