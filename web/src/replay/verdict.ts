/** What a drawing gave away, or spared a neighbour, in words. */
import type { Reviewed } from '../protocol';
import { t } from '../texts/texts.svelte';

export function verdictOf({ turn, lost, drawn }: Reviewed): string {
  if (lost === 0) return t('replay-turn-best', { turn });
  const isAway = drawn.expected.length === 0; // what comes until the end is told of the own map only
  return t(isAway ? 'replay-turn-spared' : 'replay-turn-gave', { turn, stars: lost });
}
