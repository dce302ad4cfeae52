/** Games that are being scored, kept on this device: a page that is loaded anew goes on with them. */
import type { Chosen } from '../options/choices';
import type { Painting } from './painting';

export interface KeptGame {
  id: string;
  options: Chosen;
  /** The sheet before the first card. */
  sheet: string[];
  /** The season that is painted now. */
  season: number;
  /** Maps by season; null where nothing was painted. */
  paintings: (Painting | null)[];
  /** The cards that came, by season. */
  cards: string[][];
  /** Whether those are all that came: a herald tells it. */
  isWhole: boolean;
  name: string;
  /** The seasons that the herald was told of. */
  told: number[];
}

const KEY = 'cartographers.scorer';
const MOST = 20;

/** All that is kept, the latest first. */
export function keptGames(): KeptGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as KeptGame[]).filter((game) => Array.isArray(game.paintings)) : [];
  } catch {
    return []; // nothing was kept, storage is forbidden, or it is none of ours
  }
}

export const keptGame = (id: string): KeptGame | null => keptGames().find((game) => game.id === id) ?? null;

function write(games: readonly KeptGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // It holds for this visit.
  }
}

export const keep = (game: KeptGame): void => write([game, ...keptGames().filter((each) => each.id !== game.id)]);

export const forget = (id: string): void => write(keptGames().filter((each) => each.id !== id));
