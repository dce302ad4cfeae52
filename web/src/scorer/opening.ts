/** How a game comes into the scorer: chosen here, by a link, from a herald, out of a record. */
import type { Chosen } from '../options/choices';
import type { HeraldShown, PaperCounted } from '../protocol';
import { spaceOf } from '../map/spaces';
import { api } from '../shell/api';
import { sheetMap } from '../shell/cards.svelte';
import { blank, type Painting } from './painting';
import { keptGame, type KeptGame } from './kept';
import { announcedCards, type Dealt } from './link';

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (each) => (each % 36).toString(36)).join('');

/** The sheet before the first card: printed, or told by whoever counts. */
async function sheetOf(options: Chosen): Promise<string[]> {
  const known = sheetMap(options.sheet);
  return known.length ? [...known] : (await api.paper({ options, seasons: [] })).sheet;
}

/** A new game; refused where no such game can be played. */
export async function begun(options: Chosen, id = newId()): Promise<KeptGame> {
  const sheet = await sheetOf(options);
  return { id, options, sheet, season: 0, paintings: [], cards: [], isWhole: false, name: '', told: [] };
}

/** The game of a table: the one that is kept of it, with all cards that came since. */
export async function dealtGame(dealt: Dealt): Promise<KeptGame> {
  const kept = dealt.game ? keptGame(dealt.game) : null;
  const game = kept ?? (await begun(dealt.options, dealt.game || newId()));
  return { ...game, cards: dealt.cards.map((season) => [...season]), isWhole: true };
}

/** The game at a herald's table. Who comes late begins with the season that is counted. */
export async function heraldGame(shown: HeraldShown): Promise<KeptGame> {
  const options: Chosen = { ...shown.options, edicts: shown.edicts, edict_order: 'given' };
  const game = await dealtGame({ game: heraldId(shown.code), options, cards: announcedCards(shown) });
  const isNew = game.paintings.length === 0;
  const season = isNew ? (shown.counting >= 0 ? shown.counting : shown.season) : game.season;
  return { ...game, season, name: game.name || shown.name };
}

const heraldId = (code: string): string => `herald ${code}`;

/** The game that a record tells. */
export function recorded({ game, sheet }: PaperCounted): KeptGame {
  const { options, seasons, name } = game;
  const paintings = seasons.map((season): Painting | null => {
    if (!season) return null;
    const marks = season.map.find((line) => line.startsWith('marks:'));
    return {
      ...blank(season.map),
      marks: marks ? marks.slice(6).trim().split(/\s+/).map(spaceOf) : [],
      coins: season.coins ?? 0,
    };
  });
  return {
    id: newId(),
    options: options as Chosen,
    sheet,
    season: Math.max(0, seasons.length - 1),
    paintings,
    cards: seasons.map((season) => season?.cards ?? []),
    isWhole: seasons.every((season) => !season || (season.is_whole ?? false)),
    name,
    told: [],
  };
}
