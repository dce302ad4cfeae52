/** The choices of a table as the form holds them. It restates no rule: what there is comes from the server, what does not fit is refused there. */
import type { Category, House, Options, Printed, PrintedScoring } from '../protocol';

export type Chosen = Required<Options>;
export type Rules = Omit<Chosen, 'seats'>;
export type ListOption = 'ambushes' | 'heroes' | 'skills';
export type WordOption = 'sheet' | 'explore' | 'seasons' | 'scoring' | 'ambush' | 'reading' | 'fallback_terrain' | 'skill_limit';

/** A part of the form that a refusal can be about. */
export type Field = 'name' | 'seats' | 'clock' | 'edicts' | 'ruins' | ListOption | WordOption | 'form';

export const NEW_HOUSE: Required<House> = { public: false, watchers: true, clock: 0, hints: false };

/** Where a refusal of the server belongs. */
export function fieldOf(code: string, details: Readonly<Record<string, string | number>>, facts: Printed | null): Field {
  switch (code) {
    case 'bad_name':
    case 'stranger':
      return 'name';
    case 'wrong_seats':
    case 'too_few_seats':
      return 'seats';
    case 'wrong_clock':
      return 'clock';
    case 'unknown_edict':
    case 'wrong_edicts':
    case 'edict_of_other_set':
      return 'edicts';
    case 'unknown_ambush':
    case 'wrong_ambushes':
      return 'ambushes';
    case 'unknown_hero':
    case 'wrong_heroes':
      return 'heroes';
    case 'unknown_skill':
    case 'wrong_skills':
      return 'skills';
    case 'unknown_choice': {
      const option = String(details['option']);
      return facts && option in facts.choices ? (option as WordOption) : 'form';
    }
    default:
      return 'form';
  }
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

/** Whether two tables are played alike, however many sit there. */
export function isAlike(a: Options, b: Options): boolean {
  return (
    a.sheet === b.sheet &&
    a.explore === b.explore &&
    a.seasons === b.seasons &&
    a.scoring === b.scoring &&
    (a.edicts ?? []).join() === (b.edicts ?? []).join() &&
    isSameList(a.ambushes ?? [], b.ambushes ?? []) &&
    isSameList(a.heroes ?? [], b.heroes ?? []) &&
    isSameList(a.skills ?? [], b.skills ?? []) &&
    a.ruins === b.ruins &&
    a.ambush === b.ambush &&
    a.reading === b.reading &&
    a.fallback_terrain === b.fallback_terrain &&
    a.skill_limit === b.skill_limit
  );
}

/** Presets that are played alike are one choice; the reader's own edition gives it its name. */
export interface Preset {
  id: string;
  alike: string[];
  options: Chosen;
}

const EDITIONS: Readonly<Record<string, string>> = { pl: 'polish', cs: 'czech', de: 'german', hu: 'hungarian' };

export function presetsOf(facts: Printed, language: string): Preset[] {
  const groups: Preset[] = [];
  for (const [id, options] of Object.entries(facts.presets)) {
    const group = groups.find((each) => isAlike(each.options, options));
    if (group) group.alike.push(id);
    else groups.push({ id, alike: [], options: options as Chosen });
  }
  const own = EDITIONS[language] ?? '';
  return groups.map((group) => {
    const ids = [group.id, ...group.alike];
    const id = ids.find((each) => own && each.startsWith(own)) ?? group.id;
    return { ...group, id, alike: ids.filter((each) => each !== id) };
  });
}

/** The scoring cards of the sets that are played with, by category. */
export function scoringCards(facts: Printed, scoring: string): Map<Category, string[]> {
  const cards = new Map<Category, string[]>();
  for (const [id, card] of Object.entries(facts.scoring)) {
    if (scoring !== 'both' && card.set !== scoring) continue;
    cards.set(card.category, [...(cards.get(card.category) ?? []), id]);
  }
  return cards;
}

const categoryOf = (cards: Readonly<Record<string, PrintedScoring>>, card: string | undefined): Category | undefined =>
  cards[card ?? '']?.category;

/** Edicts to begin choosing with: the first card of each category. */
export const firstEdicts = (facts: Printed, scoring: string): string[] =>
  [...scoringCards(facts, scoring).values()].flatMap((cards) => cards.slice(0, 1));

/** Puts a card at a place; the card of the same category that lay elsewhere makes room. */
export function withEdict(facts: Printed, edicts: readonly string[], place: number, card: string): string[] {
  const category = categoryOf(facts.scoring, card);
  const before = edicts[place] ?? card;
  const other = edicts.findIndex((each, at) => at !== place && categoryOf(facts.scoring, each) === category);
  return edicts.map((each, at) => (at === place ? card : at === other ? before : each));
}

/** The edicts after another set was chosen: what is not in it is replaced by a card of the same category. */
export function edictsIn(facts: Printed, edicts: readonly string[], scoring: string): string[] {
  const cards = scoringCards(facts, scoring);
  return edicts.map((card) => {
    const category = categoryOf(facts.scoring, card);
    const fitting = category ? (cards.get(category) ?? []) : [];
    return fitting.includes(card) ? card : (fitting[0] ?? card);
  });
}

/** A list with a card more or less. */
export const turned = (cards: readonly string[], card: string): string[] =>
  cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card];

/** Cards by the set they come from, in the order of the server. */
export function bySet(cards: Readonly<Record<string, { set: string }>>): [string, string[]][] {
  const sets = new Map<string, string[]>();
  for (const [id, card] of Object.entries(cards)) sets.set(card.set, [...(sets.get(card.set) ?? []), id]);
  return [...sets];
}
