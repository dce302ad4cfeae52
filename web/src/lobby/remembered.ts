/** What the start page last showed of this device's tables: there at once, while Python is still on its way. */
import type { LobbyLine, News } from '../protocol';
import { isOver } from './lines';

const NAME = 'cartographers.lines';
/** What another version of the page wrote is not read: its address has another name. */
const VERSION = import.meta.url;
const MOST_LINES = 12;
const MOST_NEWS = 2;

export interface Remembered {
  version: string;
  mine: LobbyLine[];
  news: Record<string, News>;
}

export function remember(mine: readonly LobbyLine[], news: ReadonlyMap<string, News>): void {
  const first = mine.filter((line) => !isOver(line)).slice(0, MOST_NEWS);
  const known = first.flatMap(({ match }) => {
    const found = news.get(match);
    return found ? [[match, found] as const] : [];
  });
  const kept: Remembered = { version: VERSION, mine: mine.slice(0, MOST_LINES), news: Object.fromEntries(known) };
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Then the page waits for Python.
  }
}

export function forgetLines(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // Nothing was kept.
  }
}

export function recall(): Remembered | null {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? 'null') as Remembered | null;
    return kept?.version === VERSION ? kept : null;
  } catch {
    return null;
  }
}
