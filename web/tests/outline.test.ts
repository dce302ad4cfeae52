/** The hand of the page draws as that of the pictures: tests/picture/test_outline.py checks the same file. */
import { expect, test } from 'vitest';
import golden from '../../tests/golden/outlines.json';
import { outline, ruled } from '../src/map/outline';
import { cellOf, spacesOf } from '../src/map/spaces';

test.each(golden.outlines)('the outline of $name, $pen.inset inside', ({ spaces, pen, path }) => {
  expect(outline(spacesOf(spaces).map(cellOf), pen)).toBe(path);
});

test.each(golden.lines)('the ruled line $line', ({ line, path }) => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, seed = 0, shake = 0] = line;
  expect(ruled(x1, y1, x2, y2, seed, shake)).toBe(path);
});
