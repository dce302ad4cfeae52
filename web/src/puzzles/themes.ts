/** What puzzles are about, in words and in order. */
import type { PuzzleTheme } from '../protocol';
import { cardName, nameOfThing, t } from '../texts/texts.svelte';

const EDICT = 'edict:';
const SEASON = 'season:';

/** The card of a theme that is an edict; empty for others. */
export const edictOf = (theme: string): string => (theme.startsWith(EDICT) ? theme.slice(EDICT.length) : '');
export const seasonOf = (theme: string): string => (theme.startsWith(SEASON) ? theme.slice(SEASON.length) : '');

export function themeName(theme: string): string {
  const edict = edictOf(theme);
  if (edict) return cardName(edict);
  const season = seasonOf(theme);
  if (season) return nameOfThing('season', season);
  return theme === 'heroes' ? nameOfThing('set', theme) : t(`web-puzzle-about-${theme}`);
}

const ORDER = ['season:spring', 'season:summer', 'season:fall', 'season:winter', 'ruins', 'ambush', 'heroes'];

/** The themes that are no edicts, as the year goes; then those that are, by name. */
export function ordered(themes: readonly PuzzleTheme[]): { kinds: PuzzleTheme[]; edicts: PuzzleTheme[] } {
  const place = ({ theme }: PuzzleTheme): number => ORDER.indexOf(theme);
  const kinds = themes.filter(({ theme }) => !edictOf(theme)).sort((one, other) => place(one) - place(other));
  const edicts = themes
    .filter(({ theme }) => edictOf(theme))
    .sort((one, other) => themeName(one.theme).localeCompare(themeName(other.theme)));
  return { kinds, edicts };
}
