/** What became of an answer, as it is shown. */
import type { PuzzleReason, PuzzleVerdict } from '../protocol';

export const EDICTS = 'ABCD';

export interface Row {
  /** A letter for an edict; empty for coins and monsters. */
  letter: string;
  card: string;
  /** What the own drawing and the best one change. */
  own: number;
  best: number;
  /** How often it will still be scored. */
  left: number;
}

const rowOf = ({ card, before, answer, best, left }: PuzzleReason, place: number): Row => ({
  letter: EDICTS[place] ?? '',
  card,
  own: answer - before,
  best: best - before,
  left,
});

/** Edict by edict, then coins and monsters where they matter; where there is little room, only what changes. */
export function rowsOf({ reasons }: PuzzleVerdict, isShort: boolean): Row[] {
  return reasons.map(rowOf).filter((row) => (row.letter && !isShort) || row.own !== 0 || row.best !== 0);
}

/** The edict that brings the most of the lead; null where all else brings more. */
export function decidingOf({ reasons, rest }: PuzzleVerdict): { card: string; lead: number } | null {
  const leads = reasons.map(({ card, lead }) => ({ card, lead: lead ?? 0 }));
  const most = leads.reduce((best, each) => (each.lead > best.lead ? each : best), { card: '', lead: 0 });
  return most.card && most.lead >= rest ? most : null;
}

export type Heading = 'best' | 'as-good' | 'behind' | 'far';

/** How good the answer is. */
export function headingOf({ place, is_solved }: PuzzleVerdict): Heading {
  if (place === 1) return 'best';
  if (is_solved) return 'as-good';
  return place ? 'behind' : 'far';
}
