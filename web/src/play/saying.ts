/** What is read out to those who do not see the table: what happened, and what is asked now. */
import type { Event, Printed } from '../protocol';
import { cardName, t } from '../texts/texts.svelte';
import { lateText } from './late';
import { noteOf, type Noted } from './note';
import { struck } from './struck';
import { isAwaited } from './waiting';

/** The ruins cards that came before the card on the table, since the last drawing. */
function ruinsRevealed(events: readonly Event[], facts: Printed | null): string[] {
  const drawn = events.findLastIndex(({ type }) => type === 'turn_drawn' || type === 'power_resolved');
  return events
    .slice(drawn + 1)
    .flatMap((event) =>
      event.type === 'card_revealed' && facts?.ruins[event.card]
        ? [t('play-ruins-revealed', { card: cardName(event.card) })]
        : [],
    );
}

/** While a season is counted nothing is said of the turn that waits behind it. */
export function question(turn: Noted, facts: Printed | null, isCounting: boolean): string {
  const { match, table } = turn;
  if (!table) return '';
  if (match.link === 'lost') return t('web-no-connection');
  if (isCounting) return '';
  if (match.gathering?.status === 'abandoned') return t('web-ended-early');
  if (table.over) return t('log-ended');
  const happened = [lateText(turn), struck(match.events, match.gathering, match.seat)];
  if (turn.targets.length) return joined([...happened, noteOf(turn, facts)]);
  if (!isAwaited(match)) return match.you?.answer ? t('web-say-drawn') : joined(happened);
  const card = t('web-say-card', { card: cardName(table.card), turn: table.turn });
  return joined([...happened, ...ruinsRevealed(match.events, facts), card, noteOf(turn, facts)]);
}

const joined = (sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
