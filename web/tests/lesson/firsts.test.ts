import { expect, it } from 'vitest';
import { untold } from '../../src/lesson/firsts';
import type { Event, Printed } from '../../src/protocol';

const facts = { ruins: { temple_ruins: {} }, ambushes: { goblin_attack: {} } } as unknown as Printed;
const revealed = (card: string): Event => ({ type: 'card_revealed', card, task: 'draw', waiting: [0] });
const drawn = (coins: number): Event => ({ type: 'turn_drawn', drawings: [{ coins }] }) as unknown as Event;
const scored = { type: 'season_scored', scores: [] } as Event;

it.each([
  ['a coin', [revealed('orchard'), drawn(1)], 'coin'],
  ['ruins', [revealed('temple_ruins')], 'ruins'],
  ['an ambush', [drawn(0), revealed('goblin_attack')], 'ambush'],
  ["a season's end", [drawn(0), scored], 'season'],
  ['nothing', [revealed('orchard'), drawn(0)], null],
])('%s comes up', (_, events, first) => expect(untold(events, facts, [])).toBe(first));

it('tells nothing twice, and what came first at first', () => {
  const events = [drawn(1), scored, revealed('temple_ruins')];
  expect(untold(events, facts, [])).toBe('coin');
  expect(untold(events, facts, ['coin'])).toBe('season');
  expect(untold(events, facts, ['coin', 'season', 'ruins'])).toBeNull();
});
