/** Who wants to end the game, and who has not said so yet. */
import type { Match } from '../match/match.svelte';
import { listed } from '../texts/texts.svelte';
import { seatName } from './names';

/** The seats of people who play themselves. Whoever is absent is not waited for. */
export function asked(match: Match): number[] {
  const chairs = match.gathering?.chairs ?? [];
  return chairs.flatMap((chair, seat) => (chair.name && !chair.bot && !match.absent.has(seat) ? [seat] : []));
}

export const agreed = (match: Match): readonly number[] => match.gathering?.agreed ?? [];
export const hasAgreed = (match: Match): boolean => match.seat !== null && agreed(match).includes(match.seat);

/** Those who have not agreed yet, without the reader. */
export const notYet = (match: Match): number[] =>
  asked(match).filter((seat) => seat !== match.seat && !agreed(match).includes(seat));

/** Whether nobody else has to agree. */
export const isAlone = (match: Match): boolean => asked(match).every((seat) => seat === match.seat);

export const namesOf = (match: Match, seats: readonly number[]): string =>
  listed(seats.map((seat) => seatName(match.gathering, seat, match.seat)));
