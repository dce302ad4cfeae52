import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const pages: Record<string, string> = import.meta.glob('../../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const english: Record<string, string> = import.meta.glob('../../../src/cartographers/locales/en/lobby.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const all = Object.values(pages).join('\n');
const known = Object.values(english).flatMap((source) => new FluentResource(source).body.map((message) => message.id));

test('every text around the game is there in English', () => {
  const used = [...all.matchAll(/'((?:start|lobby|options|gathering|replay|move)-[a-z-]+[a-z])(?:\.[a-z]+)?'/g)].map(
    (found) => found[1] ?? '',
  );
  expect([...new Set(used)].filter((id) => !known.includes(id))).toEqual([]);
});

test('every text around the game is used', () => {
  // Some ids are put together: a bot, a preset, a unit of time, a choice of an option.
  const made =
    /^(lobby-(bot|filter)|options-(preset|clock|unit|scoring|ambush|reading|skill-limit|fallback-terrain|explore|seasons))-|^options-(explore|seasons)$/;
  expect(known.filter((id) => !all.includes(`'${id}`) && !made.test(id))).toEqual([]);
});
