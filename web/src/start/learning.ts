/** The lessons there are, and the way to them. */
import { api } from '../shell/api';
import { go, matchAddress } from '../shell/route.svelte';
import { t } from '../texts/texts.svelte';
import { bePenName } from './penname.svelte';

export const LESSONS = ['first', 'solo', 'heroes'] as const;

/** The text of a lesson; that of the first one is the text itself. */
const textOf = (id: string, lesson: string): string => t(lesson === 'first' ? id : `${id}.${lesson}`);
export const lessonName = (lesson: string): string => textOf('start-learn', lesson);
export const lessonNote = (lesson: string): string => textOf('start-learn-note', lesson);

/** Begins a lesson, or goes on with it. */
export async function learn(lesson = 'first'): Promise<void> {
  await bePenName();
  const opened = await api.learn(lesson);
  go(matchAddress(opened.match));
}
