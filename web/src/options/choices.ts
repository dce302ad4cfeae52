/** The choices of a table as the form holds them. It restates no rule: what there is comes from the server, what does not fit is refused there. */
import type { Category, House, Options, Printed, PrintedScoring } from '../protocol';

export type Chosen = Required<Options>;
export type Rules = Omit<Chosen, 'seats'>;
export type ListOption = 'ambushes' | 'heroes' | 'skills';
export type WordOption =
  'sheet' | 'explore' | 'seasons' | 'scoring' | 'ambush' | 'reading' | 'fallback_terrain' | 'skill_limit';

/** A part of the form that a refusal can be about. */
export type Field = 'name' | 'seats' | 'clock' | 'edicts' | 'ruins' | ListOption | WordOption | 'form';

export const NEW_HOUSE: Required<House> = {
  public: false,
  watchers: true,
  clock: 0,
  hints: false,
  lesson: '',
  deal: '',
  ranks: false,
  sealed: 0,
  title: '',
};

/** Where a refusal of the server belongs. */
export function fieldOf(
  code: string,
  details: Readonly<Record<string, string | number>>,
  facts: Printed | null,
): Field {
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
    case 'wrong_rows':
    case 'wrong_columns':
    case 'unknown_sign':
    case 'not_ground':
    case 'little_room':
    case 'bad_sheet_name':
      return 'sheet';
    case 'unknown_choice': {
      const option = String(details.option);
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
    a.skill_limit === b.skill_limit &&
    (a.edicts?.length ? a.edict_order : 'given') === (b.edicts?.length ? b.edict_order : 'given')
  );
}

/** Presets that are played alike are one choice; the reader's own edition gives it its name. */
export interface Preset {
  id: string;
  alike: string[];
  options: Chosen;
}

/** The base game as the reader's own edition has it. */
export const ownEdition = (facts: Printed, language: string): Chosen =>
  facts.presets[facts.editions[language] ?? ''] as Chosen;

/** All presets, the one of the reader's own edition first. */
export function presetsOf(facts: Printed, language: string): Preset[] {
  const groups: Preset[] = [];
  for (const [id, options] of Object.entries(facts.presets)) {
    const group = groups.find((each) => isAlike(each.options, options));
    if (group) group.alike.push(id);
    else groups.push({ id, alike: [], options: options as Chosen });
  }
  const own = facts.editions[language];
  const named = groups.map((group) => {
    const ids = [group.id, ...group.alike];
    const id = ids.find((each) => each === own) ?? group.id;
    return { ...group, id, alike: ids.filter((each) => each !== id) };
  });
  return [...named.filter((group) => group.id === own), ...named.filter((group) => group.id !== own)];
}

/** Whether ruins cards come with what is chosen: as soon as anything of the game is chosen that they are printed for. */
export function doRuinsJoin(options: Chosen, facts: Printed): boolean {
  const cards = [
    ...options.edicts.map((id) => facts.scoring[id]),
    ...options.ambushes.map((id) => facts.ambushes[id]),
    ...options.heroes.map((id) => facts.heroes[id]),
  ];
  const pools = options.edicts.length
    ? []
    : options.scoring === 'both'
      ? Object.keys(facts.seasons)
      : [options.scoring];
  const sets = [
    facts.sheet_sets[options.sheet],
    options.explore,
    options.seasons,
    ...pools,
    ...cards.map((card) => card?.set),
  ];
  return Object.values(facts.ruins).some((card) => sets.includes(card.set));
}

/** Options that were changed: ruins cards join or leave with what is chosen, unless somebody settled them otherwise. */
export const withRuins = (before: Chosen, after: Chosen, facts: Printed): Chosen =>
  before.ruins === doRuinsJoin(before, facts) ? { ...after, ruins: doRuinsJoin(after, facts) } : after;

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
