import { beforeAll, expect, it, vi } from 'vitest';
import type { Reviewed } from '../../src/protocol';
import { verdictOf } from '../../src/replay/verdict';
import { speak } from '../../src/texts/texts.svelte';

const own = (lost: number): Reviewed => ({ turn: 22, lost, drawn: { expected: [0, 0, 0, 0, 0] } }) as unknown as Reviewed;
const away = (lost: number): Reviewed => ({ turn: 22, lost, drawn: { expected: [] } }) as unknown as Reviewed;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

it('tells damage that a neighbour was spared from stars given away', () => {
  expect(verdictOf(own(2.5))).toBe('Turn 22: 2.5 stars given away.');
  expect(verdictOf(away(2.5))).toBe('Turn 22: 2.5 stars of damage left out.');
  expect(verdictOf(away(1))).toBe('Turn 22: one star of damage left out.');
  expect(verdictOf(own(0))).toBe('Turn 22: the best there was.');
});
