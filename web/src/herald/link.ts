/** The link to the scorer: of a table at a server, or with a whole game in it, for a page that has none. */
import type { HeraldShown, Options, Printed } from '../protocol';
import { at } from '../shell/route.svelte';
import { linkTo } from '../shell/reach.svelte';

/** A paper game as a link brings it: its options, edicts, and the cards so far, season by season. */
export interface PaperGame {
  options: Options;
  edicts: readonly string[];
  cards: readonly (readonly string[])[];
}

export const scorerAddress = (code: string): string => `/score/${code}`;

export function scorerLink(shown: HeraldShown, facts: Printed, isShared: boolean): string {
  if (isShared) return linkTo(scorerAddress(shown.code));
  return new URL(at(`/score#${packed(gameOf(shown), facts)}`), location.href).href;
}

function gameOf({ options, edicts, announced }: HeraldShown): PaperGame {
  const seasons = [0, 1, 2, 3].map((season) => announced.filter((each) => each.season === season));
  const cards = seasons.map((each) => each.flatMap(({ before, card }) => (card ? [...before, card] : before)));
  return { options, edicts, cards };
}

/** As short as it can be said: what is as in the preset that comes first is left out. */
export function packed({ options, edicts, cards }: PaperGame, facts: Printed): string {
  const usual = facts.presets.polish_base;
  const changed = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual?.[name as keyof Options]),
  );
  // Ids of cards and sheets are plain letters.
  const text = JSON.stringify({ ...Object.fromEntries(changed), edicts, cards });
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The game in a link; null where there is none. */
export function unpacked(text: string, facts: Printed): PaperGame | null {
  try {
    const { edicts, cards, ...changed } = JSON.parse(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    ) as Partial<PaperGame> & Options;
    if (!Array.isArray(edicts) || !Array.isArray(cards)) return null;
    return { options: { ...facts.presets.polish_base, ...changed }, edicts, cards };
  } catch {
    return null;
  }
}
