/** The code of a sheet of one's own, written and read as docs/notation.md has it. Whether a game can be played on it, Python says. */
import { SIZE } from './spaces';

const SIGN_OF: Readonly<Record<string, string>> = { M: 'M', ',': 'R', '#': 'W' };
const LETTER_OF: Readonly<Record<string, string>> = { M: 'M', R: ',', W: '#' };
export const LONGEST_NAME = 40;
const PART = /[1-9]\d?|[MRW]/g;

/** The name that stands before a code; empty where there is none. */
export const nameIn = (sheet: string): string => sheet.slice(0, Math.max(0, sheet.lastIndexOf('=')));

/** The code without its name. */
export const rowsIn = (sheet: string): string => sheet.slice(sheet.lastIndexOf('=') + 1);

/** The map of a code; null where it has none. */
export function mapOfCode(sheet: string): string[] | null {
  const rows = rowsIn(sheet)
    .split('-')
    .map((row) => {
      const parts = row.match(PART) ?? [];
      if (parts.join('') !== row) return '';
      return parts.map((part) => LETTER_OF[part] ?? '.'.repeat(Number(part))).join('');
    });
  return rows.length === SIZE && rows.every((row) => row.length === SIZE) ? rows : null;
}

/** The code of a map on which nothing is drawn. */
export function codeOfMap(map: readonly string[], name = ''): string {
  const rows = map.map((row) => row.replace(/\.+|./g, (part) => SIGN_OF[part] ?? String(part.length)));
  return (name && `${name}=`) + rows.join('-');
}

/** The code that somebody has pasted: as it is, or out of a link. */
export function codeMeant(text: string): string {
  const said = text.trim();
  const linked = /\/sheet\/([^/?#]+)\/?$/.exec(said)?.[1];
  try {
    return linked ? decodeURIComponent(linked) : said;
  } catch {
    return said; // refused in words by whoever is asked about it
  }
}

/** A name as a code takes it: one space between words, and none of the signs that mean something in links. */
export const nameFor = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/["#$%&*+/:;<=>?@[\\\]^_`{|}~]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_NAME);
