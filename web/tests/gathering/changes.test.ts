import { expect, test } from 'vitest';
import { changesOf, freeSeats } from '../../src/gathering/changes';
import type { Gathering } from '../../src/protocol';

const gathering = (...names: string[]): Gathering =>
  ({
    status: 'open',
    options: {},
    house: {},
    host: 0,
    chairs: names.map((name) => (name === 'bot' ? { name: '', bot: 'greedy' } : { name, bot: '' })),
    seal: '',
    rematch: '',
  }) as unknown as Gathering;

// Without texts a sentence is its id.
test('people and bots who come and go are told', () => {
  const before = gathering('Ann', 'Ben', '', '');
  expect(changesOf(before, gathering('Ann', '', 'bot', ''))).toEqual(['gathering-stood-up', 'gathering-bot-sat-down']);
  expect(changesOf(before, gathering('Ann', 'Ben', '', 'Cleo'))).toEqual(['gathering-sat-down']);
});

test('nothing is told at first, and nothing where nothing changed', () => {
  expect(changesOf(null, gathering('Ann'))).toEqual([]);
  expect(changesOf(gathering('Ann'), gathering('Ann'))).toEqual([]);
});

test('free seats are those without person and bot', () => {
  expect(freeSeats(gathering('Ann', '', 'bot', ''))).toEqual([1, 3]);
});

test('a new host is told', () => {
  const after = { ...gathering('Ann', 'Ben'), host: 1 };
  expect(changesOf(gathering('Ann', 'Ben'), after)).toEqual(['gathering-host-passed']);
});
