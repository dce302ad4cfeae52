/** The lessons there are, in words. */
import { t } from '../texts/texts.svelte';

export const LESSONS = ['first', 'solo', 'heroes'] as const;

/** The text of a lesson; that of the first one is the text itself. */
const textOf = (id: string, lesson: string): string => t(lesson === 'first' ? id : `${id}.${lesson}`);
export const lessonName = (lesson: string): string => textOf('start-learn', lesson);
export const lessonNote = (lesson: string): string => textOf('start-learn-note', lesson);
