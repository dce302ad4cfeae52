/** The link to the scorer: of a table at a server, or with the cards so far in it, for a page that has none. */
import type { HeraldShown, Printed } from '../protocol';
import { announcedCards, packed } from '../scorer/link';
import { at, scoreAddress } from '../shell/route.svelte';
import { linkTo } from '../shell/reach.svelte';

export function scorerLink(shown: HeraldShown, facts: Printed, isShared: boolean): string {
  if (isShared) return linkTo(scoreAddress(shown.code));
  const options = { ...shown.options, edicts: shown.edicts, edict_order: 'given' as const };
  const told = packed({ game: shown.code, options, cards: announcedCards(shown) }, facts);
  return new URL(at(`${scoreAddress()}#${told}`), location.href).href;
}
