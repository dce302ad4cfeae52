/**
 * A table of paper in a link, for pages without a server: `v=1&game=GAME&preset=english&seats=4&edicts=…&cards=…`.
 *
 * Version 1 is a list of `name=value`. `game` names the table, so that a phone that scans a second time goes on with
 * the same map. `preset` names the preset that differs least; options follow only where they differ from it: lists with
 * commas, `yes` and `no`. `edicts` are the four, A to D. `cards` are the cards that came, in order, with commas, the
 * seasons with semicolons.
 */
import type { Chosen } from '../options/choices';
import type { HeraldShown, Printed } from '../protocol';

export interface Dealt {
  /** Names the table; the same each time it is told. */
  game: string;
  /** With its four edicts. */
  options: Chosen;
  /** What came so far, season by season. */
  cards: readonly (readonly string[])[];
}

const VERSION = '1';
const LONGEST = 4000;
const BESIDE = ['v', 'game', 'preset', 'edicts', 'cards'];

const written = (value: unknown): string =>
  Array.isArray(value) ? value.join() : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** The value that a text stands for, where the preset has such a value there. */
function read(text: string, usual: unknown): unknown {
  if (Array.isArray(usual)) return text ? text.split(',') : [];
  if (typeof usual === 'boolean') return text === 'yes';
  return typeof usual === 'number' ? Number(text) : text;
}

const differing = (options: Chosen, preset: Chosen): (keyof Chosen)[] =>
  (Object.keys(preset) as (keyof Chosen)[]).filter(
    (name) => !BESIDE.includes(name) && written(options[name]) !== written(preset[name]),
  );

export function packed({ game, options, cards }: Dealt, facts: Printed): string {
  const presets = Object.entries(facts.presets) as [string, Chosen][];
  const [[name, preset] = ['', options]] = presets.sort(
    ([, one], [, other]) => differing(options, one).length - differing(options, other).length,
  );
  const told = new URLSearchParams({ v: VERSION, game, preset: name });
  for (const option of differing(options, preset)) told.set(option, written(options[option]));
  told.set('edicts', options.edicts.join());
  told.set('cards', cards.map((season) => season.join()).join(';'));
  // These may stand in the part of an address that follows `#`.
  return told.toString().replaceAll('%2C', ',').replaceAll('%3B', ';').replaceAll('%3D', '=');
}

/** The table in a link; null where there is none that this page knows. */
export function unpacked(text: string, facts: Printed): Dealt | null {
  if (text.length > LONGEST) return null;
  const told = new URLSearchParams(text);
  const preset = facts.presets[told.get('preset') ?? ''] as Chosen | undefined;
  if (told.get('v') !== VERSION || !preset) return null;
  const changed = Object.fromEntries(
    Object.entries(preset).flatMap(([name, usual]) => {
      const value = BESIDE.includes(name) ? null : told.get(name);
      return value === null ? [] : [[name, read(value, usual)]];
    }),
  );
  const edicts = (told.get('edicts') ?? '').split(',').filter((card) => card in facts.scoring);
  if (edicts.length !== 4) return null;
  const cards = (told.get('cards') ?? '').split(';').map((season) => season.split(',').filter(Boolean));
  const options: Chosen = { ...preset, ...changed, edicts, edict_order: 'given' };
  return { game: told.get('game') ?? '', options, cards: cards.some((season) => season.length) ? cards : [] };
}

/** What a herald has announced so far, season by season. */
export const announcedCards = ({ announced, seasons }: Pick<HeraldShown, 'announced' | 'seasons'>): string[][] => {
  const told = seasons.map((_, season) => announced.filter((each) => each.season === season));
  const cards = told.map((each) => each.flatMap(({ before, card }) => (card ? [...before, card] : before)));
  return cards.slice(0, cards.findLastIndex((season) => season.length) + 1);
};
