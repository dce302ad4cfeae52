/** Sentences and names for people, by stable ids, in the language of the reader. The same files as in Python. */
import { nameIn } from '../map/sheetcode';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'pl', 'cs', 'de', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Details = Record<string, FluentVariable>;

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  cs: 'Čeština',
  de: 'Deutsch',
  hu: 'Magyar',
};

const KEPT = 'cartographers.language';

// Each language is a chunk of its own.
const LOAD: Readonly<Record<Language, () => Promise<{ sources: readonly string[] }>>> = {
  en: () => import('./languages/en'),
  pl: () => import('./languages/pl'),
  cs: () => import('./languages/cs'),
  de: () => import('./languages/de'),
  hu: () => import('./languages/hu'),
};

/** Texts that most visits need none of: fetched where they are read. */
const PARTS = import.meta.glob<string>(
  '../../../src/cartographers/locales/*/{rules,lesson,games,deals,events,sheets,print,challenges,compare,paper,scorer,herald,photo}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);
type Part =
  | 'rules'
  | 'lesson'
  | 'games'
  | 'deals'
  | 'events'
  | 'sheets'
  | 'print'
  | 'challenges'
  | 'compare'
  | 'paper'
  | 'scorer'
  | 'herald'
  | 'photo';
const parts = new Map<Part, Promise<void>>();
let speaking: Promise<void> = Promise.resolve();

let spoken = $state.raw<Language>('en');
let bundles = $state.raw<FluentBundle[]>([]);
let isComplete = true;

export const language = (): Language => spoken;

/** A bundle of texts from sources in Fluent's notation. */
export function bundleOf(name: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** English stands in for what is not translated yet; it is fetched at the first need. */
async function standIn(): Promise<void> {
  if (isComplete) return;
  isComplete = true;
  const wanted = spoken;
  const english = await loaded('en');
  if (spoken === wanted) bundles = [...bundles, english];
}

async function loaded(name: Language): Promise<FluentBundle> {
  const more = [...parts.keys()].map((part) => PARTS[`../../../src/cartographers/locales/${name}/${part}.ftl`]?.());
  const [{ sources }, ...added] = await Promise.all([LOAD[name](), ...more]);
  return bundleOf(name, [...sources, ...added.map((text) => text ?? '')]);
}

/** Fetches further texts, in the language that is spoken and in each that will be. */
export function withTexts(part: Part): Promise<void> {
  const asked = parts.get(part);
  if (asked) return asked;
  // Noted first: speaking anew fetches every part that is noted.
  parts.set(part, Promise.resolve());
  const fetched = speaking
    .then(() => speak(spoken))
    .catch((error: unknown) => {
      parts.delete(part); // the next reader asks again
      throw error;
    });
  speaking = fetched.catch(() => undefined); // one after the other: each brings all that are noted by then
  parts.set(part, fetched);
  return fetched;
}

/** Speaks a language from now on. */
export async function speak(name: Language): Promise<void> {
  bundles = [await loaded(name)];
  spoken = name;
  isComplete = name === 'en';
  document.documentElement.lang = name;
  keep(name);
}

/** The language that was chosen before, or the first of the browser's that is ours. */
export function preferred(kept: string | null, wanted: readonly string[]): Language {
  const known = [kept ?? '', ...wanted].map((each) => each.split('-')[0]?.toLowerCase());
  return LANGUAGES.find((name) => name === known.find((each) => LANGUAGES.some((one) => one === each))) ?? 'en';
}

export function firstLanguage(): Language {
  return preferred(kept(), navigator.languages);
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // storage may be forbidden
  }
}

function keep(name: Language): void {
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // The choice holds for this visit.
  }
}

/** The text `id`, or one of its attributes as `id.attribute`; empty where there is none. */
function found(id: string, details: Details): string {
  const [name = '', attribute] = id.split('.');
  for (const bundle of bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, details, []);
  }
  return '';
}

export function t(id: string, details: Details = {}): string {
  const text = found(id, details);
  if (text) return text;
  void standIn();
  return id;
}

const dashed = (id: string): string => id.toLowerCase().replaceAll('_', '-');

export type Kind = 'card' | 'terrain' | 'season' | 'skill' | 'title' | 'category' | 'sheet' | 'set' | 'preset';

/** The name of a card, terrain, season and so on by its id. */
export const nameOfThing = (kind: Kind, id: string): string =>
  kind === 'sheet' && id.length > 1 ? nameIn(id) || t('sheet-own') : t(`${kind}-${dashed(id)}`);
export const cardName = (id: string): string => nameOfThing('card', id);

/** Our own sentence about a card or skill; empty where its drawing says all. */
export const ruleOf = (kind: 'card' | 'skill', id: string): string => found(`${kind}-${dashed(id)}.rule`, {});

/** The sentence for a refusal. Details that name a thing are said by its name. */
export function refusalText(code: string, details: Details = {}): string {
  const said = { ...details };
  for (const kind of ['skill', 'terrain', 'card'] as const) {
    const thing = said[kind];
    if (typeof thing === 'string') said[kind] = found(`${kind}-${dashed(thing)}`, {}) || thing;
  }
  return found(`refusal-${dashed(code)}`, said) || t('web-refused', { code });
}

/** Some things in one line, as the language joins them. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(spoken, { type: 'conjunction' }).format(items);
}

/** A number as the language writes it, with at most one digit behind its comma. */
const written = (value: number): string =>
  Number.isInteger(value) ? String(value) : new Intl.NumberFormat(spoken, { maximumFractionDigits: 1 }).format(value);

/** A number with its sign, as it is written on slips and buttons. */
export const signed = (value: number): string =>
  value > 0 ? `+${written(value)}` : value < 0 ? `−${written(-value)}` : '±0';

/** A number that may be below zero, with a true minus. */
export const plain = (value: number): string => (value < 0 ? `−${written(-value)}` : written(value));
