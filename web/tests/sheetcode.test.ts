import { describe, expect, it } from 'vitest';
import { codeMeant, codeOfMap, mapOfCode, nameFor, nameIn, rowsIn } from '../src/map/sheetcode';
import { openAddress, routeOf, sheetAddress } from '../src/shell/route.svelte';

// The same sheet and code as in tests/board/test_ground.py.
const CODE_B = '11-6R1M2-2RM7-5W5-4WWR4-4WWW4-1R3W5-5M2R2-9M1-2MR7-11';
const SHEET_B = [
  '...........',
  '......,.M..',
  '..,M.......',
  '.....#.....',
  '....##,....',
  '....###....',
  '.,...#.....',
  '.....M..,..',
  '.........M.',
  '..M,.......',
  '...........',
];

describe('the code of a sheet', () => {
  it('is written and read as Python does', () => {
    expect(codeOfMap(SHEET_B)).toBe(CODE_B);
    expect(codeOfMap(SHEET_B, 'Two Rivers')).toBe(`Two Rivers=${CODE_B}`);
    expect(mapOfCode(`Two Rivers=${CODE_B}`)).toEqual(SHEET_B);
    expect([nameIn(`a-b=${CODE_B}`), nameIn(CODE_B), rowsIn(`a-b=${CODE_B}`)]).toEqual(['a-b', '', CODE_B]);
  });

  it.each([
    '',
    'A',
    CODE_B.replace('-5W5-', '-5W4-'),
    CODE_B.replace('-5W5-', '-5X5-'),
    `${CODE_B}-11`,
    '0'.repeat(999),
  ])('has no map where it is none: %s', (code) => {
    expect(mapOfCode(code)).toBeNull();
  });

  it('is found in a link', () => {
    const link = `https://table.example/club/#/sheet/${encodeURIComponent(`Łysa Góra=${CODE_B}`)}`;
    expect(codeMeant(` ${link} `)).toBe(`Łysa Góra=${CODE_B}`);
    expect(codeMeant('/sheet/%E0%A4%A')).toBe('/sheet/%E0%A4%A');
  });

  it('survives its address', () => {
    const sheet = `O’Brien, 100 (Łysa)=${CODE_B}`;
    expect(routeOf(sheetAddress(sheet), '')).toEqual({ page: 'sheet', sheet });
    expect(routeOf('/open', openAddress(sheet).replace('/open', ''))).toEqual({ page: 'open', sheet });
    expect(routeOf('/sheet', '')).toEqual({ page: 'sheet', sheet: '' });
  });

  it('leaves out of a name what means something in links', () => {
    expect(nameFor('  The <Long>  Scar=#1 ')).toBe('The Long Scar1');
    expect(nameFor('n'.repeat(10_000))).toHaveLength(40);
  });
});
