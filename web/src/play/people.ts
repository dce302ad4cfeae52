/** What a person at the table is doing. */
import type { IconName } from '../map/icons';
import type { Match } from '../match/match.svelte';
import { language, t } from '../texts/texts.svelte';

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

/** What somebody is doing; of whoever is away, since when. */
export function doingNow(match: Match, seat: number, doing: Doing): string {
  const since = match.away.get(seat);
  return doing === 'away' && since !== undefined ? awaySince(since, match.now()) : doingText(doing);
}

/** Since when somebody is away: the time of day, after a day the date too. */
export function awaySince(since: number, now: number): string {
  const style =
    now - since < 86_400
      ? { timeStyle: 'short' as const }
      : { dateStyle: 'short' as const, timeStyle: 'short' as const };
  return t('web-away-since', { time: new Intl.DateTimeFormat(language(), style).format(since * 1000) });
}
