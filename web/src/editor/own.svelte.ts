/** Sheets of one's own, kept on this device as they are drawn. */
const NAME = 'cartographers.sheets';
const MOST = 40;

export interface Own {
  id: string;
  sheet: string;
}

const isOwn = (each: unknown): each is Own =>
  typeof each === 'object' && each !== null && 'id' in each && 'sheet' in each && typeof each.sheet === 'string';

function read(): Own[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwn) : [];
  } catch {
    return []; // storage may be forbidden, or hold something else
  }
}

let kept = $state.raw<readonly Own[]>(read());

export const ownSheets = (): readonly Own[] => kept;

/** Their codes, each once: two of them may be drawn alike. */
export const ownCodes = (): string[] => [...new Set(kept.map(({ sheet }) => sheet))];

function write(sheets: readonly Own[]): void {
  kept = sheets.slice(0, MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // They stay until the page is left.
  }
}

/** Keeps a sheet under its id, the newest first. */
export const keepSheet = (own: Own): void => write([own, ...others(own.id)]);

export const forgetSheet = (id: string): void => write(others(id));

/** All but one; another tab may have kept some meanwhile. */
const others = (id: string): Own[] => read().filter((each) => each.id !== id);
