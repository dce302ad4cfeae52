/** What a step of the counting is called. */
import type { TableView } from '../protocol';
import { cardName, t } from '../texts/texts.svelte';
import type { Step } from './counting.svelte';

export const cardOf = (table: TableView, step: Step): string =>
  step.edict ? (table.edicts['ABCD'.indexOf(step.edict)] ?? '') : '';

export const nameOfStep = (table: TableView, step: Step): string =>
  step.kind === 'edict' ? cardName(cardOf(table, step)) : step.kind === 'coins' ? t('web-coins') : t('web-monsters');
