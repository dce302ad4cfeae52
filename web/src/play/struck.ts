/** What others, or an ambush that finds its own way, have just done to the reader's map. */
import type { Event, Gathering } from '../protocol';
import { cardName, t } from '../texts/texts.svelte';
import { seatName } from './names';

export function struck(events: readonly Event[], gathering: Gathering | null, own: number | null): string {
  const newest = events.findLast((event) => event.type === 'turn_drawn' || event.type === 'power_resolved');
  if (own === null || !newest) return '';
  const at = events.lastIndexOf(newest);
  const before = events.slice(0, at).findLast((event) => event.type === 'card_revealed');
  const card = newest.type === 'power_resolved' ? newest.card : (before?.card ?? '');
  const drawn = newest.drawings.find((each) => each.sheet === own && (each.seat !== own || each.terrain === 'monster'));
  if (!drawn) return '';
  const spaces = drawn.spaces.length ? drawn.spaces : drawn.destroyed;
  const details = { card: cardName(card), spaces: spaces.join(' '), count: spaces.length };
  if (newest.type === 'power_resolved')
    return t(drawn.spaces.length ? 'web-happened-spread' : 'web-happened-destroyed', details);
  if (drawn.seat === own) return t('play-ambush-walked', details);
  return t('play-ambush-drawn', { ...details, name: seatName(gathering, drawn.seat, own) });
}
