/** What a placement would change, looked up in the answer to ask_gains. */
import type { Edict, Gains, SeasonView, TableView } from '../protocol';
import type { Offered } from './placements';

export const EDICTS: readonly Edict[] = ['A', 'B', 'C', 'D'];

export interface Gain {
  edicts: Record<Edict, number>;
  coins: number;
  monsters: number;
}

const NUMBERS = 6;

/** The gain of a placement; `ways` is how many ways a hero may be turned, `way` the one chosen. */
export function gainOf(gains: Gains | null, terrain: string, { fit, place }: Offered, way = 0, ways = 1): Gain | null {
  const numbers = gains?.gains[terrain]?.[fit * ways + way]?.slice(place * NUMBERS, (place + 1) * NUMBERS);
  return numbers?.length === NUMBERS ? gainIn(numbers) : null;
}

/** Six numbers as the server sends them: edicts A, B, C, D, coins, monsters. */
export function gainIn(numbers: readonly number[]): Gain {
  const [first = 0, second = 0, third = 0, fourth = 0, coins = 0, monsters = 0] = numbers;
  return { edicts: { A: first, B: second, C: third, D: fourth }, coins, monsters };
}

/** The edicts that still count in this season or a later one. */
export const edictsLeft = (table: Pick<TableView, 'season' | 'seasons'>): Edict[] =>
  EDICTS.filter((edict) => table.seasons.slice(table.season).some((season) => season.edicts.includes(edict)));

/** What a season's score would change by: both edicts, coins and monsters. */
export const seasonGain = (gain: Gain, season: SeasonView): number =>
  gain.edicts[season.edicts[0]] + gain.edicts[season.edicts[1]] + gain.coins + gain.monsters;
