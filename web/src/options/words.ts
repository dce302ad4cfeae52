/** Options in words, for folds that are closed and for the waiting room. */
import type { Printed } from '../protocol';
import { cardName, language, listed, nameOfThing, t } from '../texts/texts.svelte';
import { bySet, isAlike, presetsOf, type Chosen, type WordOption } from './choices';

const dashed = (id: string): string => id.toLowerCase().replaceAll('_', '-');

/** The name of one choice of an option. */
export function choiceName(option: WordOption, choice: string): string {
  if (option === 'sheet') return nameOfThing('sheet', choice);
  if (choice === 'base' || choice === 'heroes') return nameOfThing('set', choice);
  return t(`options-${dashed(option)}-${dashed(choice)}`);
}

/** The preset that is played, be it on a sheet of one's own; or that it is a mix. */
export function presetName(options: Chosen, facts: Printed): string {
  const isOwn = options.sheet.length > 1;
  const preset = presetsOf(facts, language()).find((each) =>
    isAlike(each.options, isOwn ? { ...options, sheet: each.options.sheet } : options),
  );
  return preset ? nameOfThing('preset', preset.id) : t('options-own-mix');
}

export function edictsText(options: Chosen): string {
  if (options.edicts.length === 0) return t('options-edicts-dealt');
  const names = listed(options.edicts.map(cardName));
  return options.edict_order === 'random' ? t('options-edicts-shuffled', { names }) : names;
}

/** The sets that whole lists of cards come from, else how many there are. */
export function cardsText(chosen: readonly string[], cards: Readonly<Record<string, { set: string }>>): string {
  if (chosen.length === 0) return t('options-none');
  const whole = bySet(cards).find(([, ids]) => ids.length === chosen.length && ids.every((id) => chosen.includes(id)));
  return whole ? nameOfThing('set', whole[0]) : t('options-cards', { count: chosen.length });
}

export const skillsText = (options: Chosen): string =>
  options.skills.length ? t('options-skills-of', { count: options.skills.length }) : t('options-none');
