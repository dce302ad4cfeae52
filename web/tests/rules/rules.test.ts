import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Printed } from '../../src/protocol';
import { placeInRules } from '../../src/rules/about';
import { exampleOf, type ExampleName } from '../../src/rules/examples';
import written from '../../src/rules/examples.json';
import { paragraphsOf, sectionOf, SECTIONS } from '../../src/rules/sections';
import { SUM } from '../../src/rules/sum';
import { rulesAddress, routeOf } from '../../src/shell/route.svelte';
import { bundleOf } from '../../src/texts/texts.svelte';

const languages: Record<string, string> = import.meta.glob('../../../src/cartographers/locales/*/rules.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code: Record<string, string> = import.meta.glob('../../src/rules/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the rules', () => {
  it('tell every section in five languages', () => {
    expect(Object.keys(languages)).toHaveLength(5);
    for (const [name, source] of Object.entries(languages)) {
      const bundle = bundleOf('en', [source]);
      for (const section of SECTIONS) {
        const message = bundle.getMessage(`rules-${section}`);
        expect(message?.value, `${name} ${section}`).toBeTruthy();
        const text = message?.attributes.text;
        expect(text && paragraphsOf(bundle.formatPattern(text, { room: 14 })).length).toBeGreaterThan(0);
      }
    }
  });

  it('have no text that nobody reads', () => {
    const all = Object.values(code).join('\n');
    const english = Object.entries(languages).find(([path]) => path.includes('/en/'))?.[1] ?? '';
    const known = new FluentResource(english).body.map((message) => message.id);
    // Some ids are put together: of a section, of what is shown, of what is explained; terrains come from the cards.
    const part = (id: string): string => id.replace(/^(rules-shown|rules|explain)-/, '');
    const isUsed = (id: string): boolean =>
      all.includes(id) || all.includes(`'${part(id)}'`) || all.includes(`"${part(id)}"`);
    expect(known.filter((id) => !isUsed(id) && !id.startsWith('explain-terrain-'))).toEqual([]);
  });

  it('add their season up as it is counted', () => {
    expect(SUM.total).toBe(7);
  });
});

describe('a drawn example', () => {
  it('is a piece of a map with what lies above it', () => {
    for (const name of Object.keys(written) as ExampleName[]) {
      const example = exampleOf(name);
      const [top, left] = example.corner;
      expect(example.plots).toHaveLength(121);
      expect([top + example.rows <= 11, left + example.columns <= 11]).toEqual([true, true]);
    }
  });

  it('of ruins shows what was missed', () => {
    expect(exampleOf('missed').ghost?.isMissed).toBe(true);
    expect(exampleOf('ruins').ghost?.isMissed).toBe(false);
    expect(exampleOf('ruins').ghost?.seals).toHaveLength(1);
  });
});

describe('an address of the rules', () => {
  it('leads to a section or to their beginning', () => {
    expect(routeOf('/rules', '')).toEqual({ page: 'rules', section: '' });
    expect(routeOf('/rules', '#ruins')).toEqual({ page: 'rules', section: 'ruins' });
  });

  it('names its section', () => {
    expect(rulesAddress('ruins')).toBe('/rules#ruins');
    expect(rulesAddress()).toBe('/rules');
  });
});

describe('what is explained', () => {
  const facts = {
    explore: { hamlet: {} },
    ruins: { temple_ruins: {} },
    ambushes: { goblin_attack: { power: null }, dragon: { power: 'dragon' } },
    heroes: { dobrik: {} },
    scoring: { canal_lake: {} },
  } as unknown as Printed;

  it('leads to a section that there is, or to the card itself', () => {
    const season = { id: 'spring', time: 8, edicts: ['A', 'B'] } as const;
    for (const about of [
      { topic: 'time' },
      { topic: 'coins' },
      { topic: 'monsters' },
      { topic: 'stars' },
      { topic: 'end' },
      { topic: 'skills', skills: [] },
      { topic: 'rating', title: '' },
      { topic: 'terrain', terrain: 'forest', card: 'hamlet' },
      { topic: 'season', season: { ...season, edicts: [...season.edicts] } },
    ] as const)
      expect(sectionOf(placeInRules(about as never, facts)), about.topic).not.toBeNull();
    const places = ['hamlet', 'temple_ruins', 'goblin_attack', 'dragon', 'dobrik', 'canal_lake'].map((card) =>
      placeInRules({ topic: 'card', card }, facts),
    );
    expect(places).toEqual(['turn', 'ruins', 'ambush', 'dragon', 'dobrik', 'canal_lake']);
  });
});
