import { beforeAll, expect, it, vi } from 'vitest';
import type { Reviewed } from '../../src/protocol';
import { verdictOf } from '../../src/replay/verdict';
import { speak } from '../../src/texts/texts.svelte';

const own = (lost: number): Reviewed =>
  ({ turn: 22, lost, drawn: { expected: [0, 0, 0, 0, 0] } }) as unknown as Reviewed;
const away = (lost: number): Reviewed => ({ turn: 22, lost, drawn: { expected: [] } }) as unknown as Reviewed;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

it('tells damage that a neighbour was spared from stars given away', () => {
  expect(verdictOf(own(2.5))).toBe('Turn 22: 2.5 stars given away.');
  expect(verdictOf(away(2.5))).toBe('Turn 22: 2.5 stars of damage left undone.');
  expect(verdictOf(away(1))).toBe('Turn 22: one star of damage left undone.');
  expect(verdictOf(own(0))).toBe('Turn 22: the best there was.');
});

it.each([
  ['en', 'Turn 22: one star given away.', 'Turn 22: 1.5 stars given away.'],
  ['de', 'Runde 22: ein Punkt verschenkt.', 'Runde 22: 1,5 Punkte verschenkt.'],
  ['pl', 'Runda 22, oddane gwiazdki: 1.', 'Runda 22, oddane gwiazdki: 1,5.'],
  ['cs', 'Tah 22, ztracené body: 1.', 'Tah 22, ztracené body: 1,5.'],
  ['hu', '22. kör: 1 csillag veszett el.', '22. kör: 1,5 csillag veszett el.'],
] as const)('counts one star as one in %s', async (language, one, more) => {
  await speak(language);
  expect(verdictOf(own(1))).toBe(one);
  expect(verdictOf(own(1.5))).toBe(more);
});
