/** The page says of each event what the program says: tests/telling/test_sentences.py checks the same file. */
import { expect, test } from 'vitest';
import golden from '../../../tests/golden/sentences.json';
import { said } from '../../src/play/log';
import type { Event, Printed, SeasonView } from '../../src/protocol';

test.each(golden)('the sentences of $match', ({ seasons, ruins, events, said: sentences }) => {
  const printed = { ruins: Object.fromEntries(ruins.map((card) => [card, {}])) } as unknown as Printed;
  const year = seasons.map((id) => ({ id }) as SeasonView);
  expect(said(events as unknown as Event[], year, printed)).toEqual(sentences);
});

test('what only a table of the server knows is said too', () => {
  const events = [{ type: 'clock_ran_out', seats: [2, 0] }, { type: 'match_abandoned' }] as unknown as Event[];
  expect(said(events, [], null)).toEqual([
    { text: 'web-clock-ran-out', details: { names: '2 0' } },
    { text: 'web-ended-early', details: {} },
  ]);
});
