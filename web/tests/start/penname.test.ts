import { expect, test } from 'vitest';
import { penNames } from '../../src/start/penname.svelte';

const files: Record<string, string> = import.meta.glob('../../../src/cartographers/locales/*/lobby.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('names are parted by commas', () => {
  expect(penNames(' Inky Compass, Lady Latitude ,')).toEqual(['Inky Compass', 'Lady Latitude']);
});

test('every offered name is one that the server takes', () => {
  const lists = Object.values(files).map((source) => /^start-pen-names = (.*)$/m.exec(source)?.[1] ?? '');
  expect(lists.length).toBeGreaterThan(0);
  for (const name of lists.flatMap(penNames)) expect(name.length, name).toBeLessThanOrEqual(24);
});
