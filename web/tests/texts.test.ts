import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { bundleOf, preferred } from '../src/texts/texts.svelte';

const english: Record<string, string> = import.meta.glob('../../src/cartographers/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code: Record<string, string> = import.meta.glob(
  ['../src/**/*.{ts,svelte}', '../../src/cartographers/telling/*.json'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const all = Object.values(code).join('\n');
const source = (file: string): string =>
  Object.entries(english).find(([path]) => path.endsWith(`/${file}.ftl`))?.[1] ?? '';

describe('texts', () => {
  it('are all there in English', () => {
    const bundle = bundleOf('en', Object.values(english));
    const used = [...all.matchAll(/['"]((?:web|play|log)-[a-z-]+[a-z])['"]/g)].map((found) => found[1] ?? '');
    const missing = [...new Set(used)].filter((id) => !bundle.hasMessage(id));
    expect(used.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const known = new FluentResource(source('web')).body.map((message) => message.id);
    // Some ids are put together: a doing, a reason, a key, a step of counting.
    const unused = known.filter(
      (id) => !all.includes(id) && !/^web-(puzzle-(is|about)|doing|why|key|counting)/.test(id),
    );
    expect(unused).toEqual([]);
  });

  it('begin with the language that was chosen, else with one of the browser', () => {
    expect(preferred('cs', ['de-DE'])).toBe('cs');
    expect(preferred(null, ['fr-FR', 'hu-HU', 'en'])).toBe('hu');
    expect(preferred('xx', ['fr'])).toBe('en');
  });
});
