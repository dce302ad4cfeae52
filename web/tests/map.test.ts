import { describe, expect, it } from 'vitest';
import { reasonOf } from '../src/hand/reasons';
import { exampleOf } from '../src/map/examples';
import { landOf } from '../src/map/land';
import { plotsOf } from '../src/map/notation';
import { outline } from '../src/map/outline';
import { cellOf, nameOf, spaceOf } from '../src/map/spaces';
import { patchesOf } from '../src/map/thumbnail';

const EMPTY = '...........';
const map = (...rows: string[]): string[] => [...rows, ...Array.from({ length: 11 - rows.length }, () => EMPTY)];
const around = { mayHang: false, isRuinsDue: false, isFallback: false, isWalk: false, isExtra: false };

describe('a map', () => {
  it('names its spaces', () => {
    expect(nameOf(0)).toBe('A1');
    expect(nameOf(120)).toBe('K11');
    expect(spaceOf('D5')).toBe(37);
  });

  it('is read sign by sign', () => {
    const plots = plotsOf(map('.,FfMX#Yd..'));
    expect(plots.slice(0, 9).map((plot) => plot.ground)).toEqual([
      'empty',
      'empty',
      'forest',
      'forest',
      'mountain',
      'destroyed',
      'wasteland',
      'both',
      'monster',
    ]);
    expect(plots[1]?.isRuins).toBe(true);
    expect(plots[3]?.isRuins).toBe(true);
    expect(plots[8]).toEqual({ ground: 'monster', isRuins: true, letter: 'D' });
  });

  it('refuses what is not a map', () => {
    expect(() => plotsOf(['?'])).toThrow();
    expect(() => plotsOf(map('Q..........'))).toThrow();
  });

  it('joins neighbours to regions, but not at a corner', () => {
    const land = landOf(plotsOf(map('FF.........', '..F........')), new Map());
    expect(land.regions.map((region) => region.cells.length)).toEqual([2, 1]);
  });

  it('keeps monsters of different cards apart', () => {
    const piece = (number: number) => ({ number, card: '', season: '' });
    const land = landOf(
      plotsOf(map('BB.........')),
      new Map([
        [0, piece(1)],
        [1, piece(2)],
      ]),
    );
    expect(land.regions).toHaveLength(2);
  });

  it('shows a seam where two drawings met', () => {
    const piece = (number: number) => ({ number, card: '', season: '' });
    const plots = plotsOf(map('FF.........'));
    expect(
      landOf(
        plots,
        new Map([
          [0, piece(1)],
          [1, piece(2)],
        ]),
      ).seams,
    ).not.toBe('');
    expect(
      landOf(
        plots,
        new Map([
          [0, piece(1)],
          [1, piece(1)],
        ]),
      ).seams,
    ).toBe('');
  });

  it('is always drawn by the same hand', () => {
    const cells = [cellOf(0), cellOf(1), cellOf(12)];
    expect(outline(cells)).toBe(outline(cells));
    expect(outline(cells).match(/M/g)).toHaveLength(1);
  });

  it('is a few paths as a thumbnail', () => {
    expect(patchesOf(map('FFVV,......')).map((patch) => patch.ground)).toEqual(['forest', 'village', 'ruins']);
  });
});

describe('a reason', () => {
  const plots = plotsOf(map('.F,........'));
  const reason = (names: string, more = {}) =>
    reasonOf(names.split(' ').map(spaceOf).map(cellOf), plots, { ...around, ...more });

  it('names what is taken', () => {
    expect(reason('A1 A2')).toMatchObject({ name: 'taken', spaces: 'A2' });
  });
  it('says that the sheet ends', () => {
    expect(
      reasonOf(
        [
          [0, 0],
          [-1, 0],
        ],
        plots,
        around,
      ).name,
    ).toBe('off');
  });
  it('says that ruins are due', () => {
    expect(reason('B1 B2', { isRuinsDue: true }).name).toBe('ruins');
    expect(reason('A3', { isRuinsDue: true }).name).toBe('shape');
  });
  it('says that a single space is all', () => {
    expect(reason('B1 B2', { isFallback: true }).name).toBe('single');
  });
});

describe('an example', () => {
  it('lights spaces that are on it', () => {
    const example = exampleOf({
      rows: ['.WA.', 'WWA.'],
      earning: [
        [0, 1],
        [1, 2],
      ],
    });
    expect([example.rows, example.columns, example.plots[1]?.ground]).toEqual([2, 4, 'water']);
    expect(example.lit).toHaveLength(2);
  });
});
