/** The game that begins where nobody chooses one. */
import { ownEdition } from '../options/choices';
import type { Options } from '../protocol';
import { printed, startCards } from '../shell/cards.svelte';
import { language } from '../texts/texts.svelte';

/** For a first game alone: nothing but cards to draw, edicts, coins and mountains. */
export async function gentleGame(): Promise<Options> {
  return { ...(await usualGame(1)), ambushes: [], ruins: false };
}

/** The game of one's own after a lesson: what it taught. */
export async function gameAfter(lesson: string): Promise<Options> {
  if (lesson === 'first') return gentleGame();
  const usual = await usualGame(1);
  return lesson === 'heroes' ? { ...(printed()?.presets.polish_heroes ?? usual), seats: 1 } : usual;
}

/** The base game of the reader's own edition; without the cards, what the server takes for it. */
export async function usualGame(seats: number): Promise<Options> {
  await startCards();
  const facts = printed();
  return facts ? { ...ownEdition(facts, language()), seats } : { seats };
}
