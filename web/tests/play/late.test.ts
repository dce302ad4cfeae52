import { expect, test } from 'vitest';
import { isLate } from '../../src/play/late';
import type { Event } from '../../src/protocol';

const event = (type: Event['type'], ...seats: number[]): Event => ({ type, seats }) as unknown as Event;
const turn = (...late: number[]): Event[] => [
  event('card_revealed'),
  ...(late.length ? [event('clock_ran_out', ...late)] : []),
  event('turn_drawn'),
];

test('a drawing of a bot is said until the next turn is over', () => {
  const first = [...turn(), ...turn(1, 2)];
  expect([0, 1, 2].map((seat) => isLate(first, seat))).toEqual([false, true, true]);
  expect(isLate([...first, event('card_revealed')], 1)).toBe(true);
  expect(isLate([...first, ...turn(), event('card_revealed')], 1)).toBe(false);
  expect(isLate(first, null)).toBe(false);
});

test('an answer of a bot within the turn is said at once', () => {
  expect(isLate([...turn(), event('card_revealed'), event('clock_ran_out', 0), event('ambush_met')], 0)).toBe(true);
  expect(isLate([event('match_started'), event('card_revealed'), event('clock_ran_out', 0)], 0)).toBe(true);
});
