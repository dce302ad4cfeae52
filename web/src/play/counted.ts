/** What a step of the counting is called. */
import type { TableView } from '../protocol';
import { cardName, t } from '../texts/texts.svelte';
import type { About } from '../rules/about';
import type { Step } from './counting.svelte';

export const cardOf = (table: TableView, step: Step): string =>
  step.edict ? (table.edicts['ABCD'.indexOf(step.edict)] ?? '') : '';

export const nameOfStep = (table: TableView, step: Step): string =>
  step.kind === 'edict' ? cardName(cardOf(table, step)) : step.kind === 'coins' ? t('web-coins') : t('web-monsters');

/** What explains a step. */
export const aboutStep = (table: TableView, step: Step): About =>
  step.kind === 'edict' ? { topic: 'card', card: cardOf(table, step) } : { topic: step.kind };
