import { describe, expect, it } from 'vitest';
import { boxed, formOf, held, pivotOf, shapeName, turningsOf, type Cells } from '../src/hand/shapes';

const drawn = (...rows: string[]): Cells =>
  rows.flatMap((line, row) => [...line].flatMap((sign, column) => (sign === '#' ? [[row, column] as const] : [])));

describe('shapes', () => {
  it('turn clockwise around their pivot', () => {
    const corner = drawn('#.', '##');
    expect(boxed(held(corner, { quarter: 1, isMirrored: false }))).toEqual(drawn('##', '#.'));
  });

  it('come back after four turns', () => {
    const shape = drawn('..##', '###.');
    expect(held(shape, { quarter: 4, isMirrored: false })).toEqual(held(shape, { quarter: 0, isMirrored: false }));
  });

  it('keep the pivot in place', () => {
    for (const quarter of [0, 1, 2, 3])
      expect(held(drawn('###', '#..', '#..'), { quarter, isMirrored: true })).toContainEqual([0, 0]);
    expect(pivotOf(drawn('###'))).toEqual([0, 1]);
  });

  it('have as many turnings as they look different', () => {
    expect(turningsOf(drawn('#'))).toHaveLength(1);
    expect(turningsOf(drawn('###'))).toHaveLength(2);
    expect(turningsOf(drawn('#.', '##'))).toHaveLength(4);
    expect(turningsOf(drawn('..##', '###.'))).toHaveLength(8);
  });

  it('have one name however they are held', () => {
    expect(shapeName(drawn('##', '.#'))).toBe(shapeName(drawn('#.', '##')));
    expect(shapeName(drawn('###'))).not.toBe(shapeName(drawn('##', '#.')));
    expect(
      formOf([
        [5, 5],
        [5, 6],
      ]),
    ).toBe(formOf(drawn('##')));
  });
});
