/** What a drawing gave away, in words. */
import type { Reviewed } from '../protocol';
import { plain, t } from '../texts/texts.svelte';

export const verdictOf = ({ turn, lost }: Reviewed): string =>
  lost > 0 ? t('replay-turn-gave', { turn, stars: plain(lost) }) : t('replay-turn-best', { turn });
