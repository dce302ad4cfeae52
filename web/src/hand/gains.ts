/** What a placement would change, looked up in the answer to ask_gains. */
import type { Edict, Gains, SeasonView } from '../protocol';
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
  if (numbers?.length !== NUMBERS) return null;
  const [first = 0, second = 0, third = 0, fourth = 0, coins = 0, monsters = 0] = numbers;
  return { edicts: { A: first, B: second, C: third, D: fourth }, coins, monsters };
}

/** What a season's score would change by: both edicts, coins and monsters. */
export const seasonGain = (gain: Gain, season: SeasonView): number =>
  gain.edicts[season.edicts[0]] + gain.edicts[season.edicts[1]] + gain.coins + gain.monsters;
