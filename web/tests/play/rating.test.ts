import { expect, test } from 'vitest';
import { nextTitle } from '../../src/play/rating';

const TITLES: [string, number][] = [
  ['master', 20],
  ['surveyor', 0],
  ['doodler', -20],
];

test('the next title is the lowest that a rating does not reach', () => {
  expect(nextTitle(TITLES, 3)).toEqual({ title: 'master', least: 20 });
  expect(nextTitle(TITLES, 0)).toEqual({ title: 'master', least: 20 });
  expect(nextTitle(TITLES, -1)).toEqual({ title: 'surveyor', least: 0 });
});

test('below all of them the last title is earned already', () => {
  expect(nextTitle(TITLES, -50)).toEqual({ title: 'surveyor', least: 0 });
});

test('above the highest there is none', () => {
  expect(nextTitle(TITLES, 20)).toBeNull();
});
