/** What is asked to be printed, in the words of the reader. */
import type { PrintPoster, PrintSheets, Score, SheetWords, TableView } from '../protocol';
import { cardName, nameOfThing, t } from '../texts/texts.svelte';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Where paper is sold in inches, the first choice is Letter. */
export function usualPaper(languages: readonly string[]): Paper {
  const region = languages.map((each) => each.split('-')[1]?.toUpperCase()).find(Boolean);
  return region && ['US', 'CA', 'MX', 'PH', 'CL', 'CO'].includes(region) ? 'letter' : 'a4';
}

function wordsOnSheet(): SheetWords {
  const [season, terrain] = [(id: string) => nameOfThing('season', id), (id: string) => nameOfThing('terrain', id)];
  return {
    name: t('print-name'),
    day: t('print-day'),
    coins: t('print-coins'),
    edicts: t('print-edicts'),
    total: t('print-total'),
    scan: t('print-scan'),
    note: t('print-note'),
    seasons: { spring: season('spring'), summer: season('summer'), fall: season('fall'), winter: season('winter') },
    terrains: {
      forest: terrain('forest'),
      village: terrain('village'),
      farm: terrain('farm'),
      water: terrain('water'),
      monster: terrain('monster'),
    },
  };
}

/** The name of a printed sheet, or that of an own one, which stands before its code. */
export function sheetTitle(sheet: string): string {
  if (sheet.length === 1) return nameOfThing('sheet', sheet);
  return sheet.includes('=') ? sheet.slice(0, sheet.lastIndexOf('=')) : nameOfThing('sheet', 'own');
}

interface Wanted {
  sheets: readonly string[];
  paper: Paper;
  perPage: 1 | 2;
  page: number;
  link: string;
}

export const sheetsAsked = ({ sheets, paper, perPage, page, link }: Wanted): PrintSheets => ({
  sheets: sheets.map((sheet) => ({ sheet, title: sheetTitle(sheet) })),
  words: wordsOnSheet(),
  paper,
  per_page: perPage,
  page,
  link,
});

/** A finished map with what each edict earned, two edicts a line. */
export function posterAsked(table: TableView, seat: number, title: string, paper: Paper): PrintPoster | null {
  const sheet = table.sheets[seat];
  if (!sheet) return null;
  const letters = ['A', 'B', 'C', 'D'];
  const earned = letters.map((edict, place) => {
    const stars = sheet.scores.flatMap((score, season) => {
      const at = table.seasons[season]?.edicts.findIndex((each) => `${each}` === edict) ?? -1;
      return at < 0 ? [] : [score.edicts[at] ?? 0];
    });
    return `${edict} ${cardName(table.edicts[place] ?? '')} ${stars.join('+')} ★`;
  });
  const { scores } = sheet;
  const sum = (of: (score: Score) => number): number => scores.reduce((all, score) => all + of(score), 0);
  const details = { stars: sheet.stars, coins: sum((each) => each.coins), monsters: sum((each) => each.monsters) };
  const marks = sheet.marks.length ? [`marks: ${sheet.marks.join(' ')}`] : [];
  const lines = [t('print-sum', details), earned.slice(0, 2).join(' · '), earned.slice(2).join(' · ')];
  return { map: [...sheet.map, ...marks], title, lines, paper };
}
