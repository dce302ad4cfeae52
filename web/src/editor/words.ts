/** Oddities of a sheet in words. */
import type { SheetOddity } from '../protocol';
import { t } from '../texts/texts.svelte';

const MOST_NAMED = 6;

const idOf = (oddity: SheetOddity): string => `odd-${oddity.odd.replaceAll('_', '-')}`;

/** What there is. */
export function oddityText(oddity: SheetOddity): string {
  const named = oddity.spaces.slice(0, MOST_NAMED).join(' ');
  const more = oddity.spaces.length - MOST_NAMED;
  const spaces = more > 0 ? t('odd-and-more', { spaces: named, number: more }) : named;
  return t(idOf(oddity), { number: oddity.count, spaces });
}

/** What comes of it. */
export const oddityWhy = (oddity: SheetOddity): string => t(`${idOf(oddity)}.why`);
