/** What a person at the table is doing. */
import type { IconName } from '../map/icons';
import type { Match } from '../match/match.svelte';
import { t } from '../texts/texts.svelte';

export type Doing = 'drawing' | 'drawn' | 'away' | 'bot' | 'idle';

export function doingOf(match: Match, seat: number): Doing {
  const chair = match.gathering?.chairs[seat];
  const isWaiting = match.waiting.includes(seat);
  if (!isWaiting && match.waiting.length) return 'drawn';
  if (chair?.bot) return 'bot';
  if (chair?.name && !match.here.includes(seat)) return 'away';
  return isWaiting ? 'drawing' : 'idle';
}

export const DOING_ICONS: Readonly<Record<Doing, IconName>> = {
  drawing: 'pen',
  drawn: 'check',
  away: 'away',
  bot: 'bot',
  idle: 'eye',
};

export const doingText = (doing: Doing): string => (doing === 'idle' ? '' : t(`web-doing-${doing}`));
