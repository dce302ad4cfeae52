import { expect, test } from 'vitest';
import { pathOf, qrOf } from '../../src/gathering/qr';

test('dark modules beside each other are one stroke', () => {
  expect(
    pathOf([
      [true, true, false, true],
      [false, false, false, false],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});

test('a link becomes a code with its quiet border', async () => {
  const { size, path } = await qrOf('https://maps.example/t/9kqa7dvrgwb4#yfc1Nu-2uOx9cPDSBEh74Q');
  expect(size).toBeGreaterThan(25);
  expect(path.startsWith('M2 2h7v1')).toBe(true); // the corner mark, two modules in
});
