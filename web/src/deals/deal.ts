/** A deal in words and figures. */
import { plotsOf, type Ground } from '../map/notation';
import { SIZE } from '../map/spaces';
import type { DealShown, Ranking, Result, SeasonView } from '../protocol';
import { language, t } from '../texts/texts.svelte';

export const isWeek = (deal: string): boolean => /^\d+-W/.test(deal);
export const weekOf = (deal: string): number => Number(deal.split('W')[1] ?? 0);

/** A deal that somebody has opened, with a title of its own. */
type Named = Pick<DealShown, 'deal' | 'kind' | 'title'>;
export const isOpened = ({ kind }: Pick<DealShown, 'kind'>): boolean => kind === 'challenge' || kind === 'event';

/** What kind of deal it is, and what it is called. */
export const kindName = (deal: Omit<Named, 'title'>): string =>
  isOpened(deal) ? t(`deal-kind-${deal.kind}`) : t(isWeek(deal.deal) ? 'web-week' : 'web-today');
export const nameOf = (deal: Named): string => deal.title || kindName(deal);

/** Which one of its kind: its day or week; whose it is. */
export const whichOf = (deal: DealShown): string =>
  isOpened(deal) ? (deal.by ? t('deal-opened-by', { name: deal.by }) : '') : dateOf(deal.deal, deal.opens);

/** A UTC day: the same for everybody, wherever they are. */
const written = (opens: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), { timeZone: 'UTC', ...how }).format(opens * 1000);

/** `Monday, 16 November`, or the week. */
export const dateOf = (deal: string, opens: number): string =>
  isWeek(deal)
    ? t('deal-week-number', { week: weekOf(deal) })
    : written(opens, { weekday: 'long', day: 'numeric', month: 'long' });
export const dayOf = (opens: number): string => written(opens, { day: 'numeric' });
export const monthOf = (opens: number): string =>
  written(opens, { day: 'numeric', month: 'long' }).replace(/[\d.]/g, '').trim();

/** A moment, by the reader's own clock. */
export const momentOf = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000);

/** How long, in hours or minutes. */
export function spanOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const [value, unit] =
    hours >= 48
      ? [Math.floor(hours / 24), 'day']
      : hours
        ? [hours, 'hour']
        : [Math.max(1, Math.ceil(seconds / 60)), 'minute'];
  return new Intl.NumberFormat(language(), { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    Number(value),
  );
}

export type Stand = 'open' | 'begun' | 'over' | 'closed' | 'revealed';

/** What the reader can do with a deal. */
export function standOf({ own, now, closes, reveals }: DealShown): Stand {
  if (own?.is_over) return 'over';
  if (now >= reveals) return 'revealed';
  if (own) return 'begun';
  return now < closes ? 'open' : 'closed';
}

/** Of a hundred others, how many a map is better than. */
export const percentOf = ({ worse, tries }: Ranking): number => Math.floor((100 * worse) / Math.max(1, tries - 1));

/** Where the stars of a year came from: edicts A to D, coins, monsters. */
export function partsOf(result: Result, seasons: readonly SeasonView[]): number[] {
  const parts = [0, 0, 0, 0, 0, 0];
  const add = (place: number, stars: number): void => void (parts[place] = (parts[place] ?? 0) + stars);
  result.scores.forEach((score, season) => {
    seasons[season]?.edicts.forEach((edict, place) => add('ABCD'.indexOf(edict), score.edicts[place] ?? 0));
    add(4, score.coins);
    add(5, score.monsters);
  });
  return parts;
}

const SQUARES: Readonly<Record<Ground, string>> = {
  empty: '⬜',
  forest: '🟩',
  village: '🟥',
  farm: '🟨',
  water: '🟦',
  both: '🟨',
  monster: '🟪',
  hero: '🟧',
  mountain: '⬛',
  wasteland: '🟫',
  destroyed: '🟫',
};

/** A map as rows of squares: what lies where, and nothing of when. */
export function squaresOf(map: readonly string[]): string {
  const squares = plotsOf(map).map((plot) => SQUARES[plot.ground]);
  return Array.from({ length: SIZE }, (_, row) => squares.slice(row * SIZE, (row + 1) * SIZE).join('')).join('\n');
}
