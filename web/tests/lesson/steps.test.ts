import { describe, expect, it, test } from 'vitest';
import { Hand } from '../../src/hand/hand.svelte';
import { dueStep, pressesOf, type Standing } from '../../src/lesson/steps';
import type { LessonStep, Offer } from '../../src/protocol';

const step = (kind: LessonStep['kind'], turn: number, changes: Partial<LessonStep> = {}): LessonStep => ({
  name: kind,
  kind,
  turn,
  terrain: null,
  spaces: [],
  edict: null,
  ...changes,
});

describe('the step that is due', () => {
  const steps = [
    step('draw', 1),
    step('draw', 3),
    step('count', 4),
    step('edict', 4, { edict: 'C' }),
    step('free', 4),
    step('review', 5),
  ];
  const due = (changes: Partial<Standing>): number =>
    dueStep(steps, { turn: 1, isOver: false, isCounting: false, past: 0, ...changes });

  it.each([
    ['the first drawing', {}, 0],
    ['the next one, also in a turn that no step is about', { turn: 2 }, 1],
    ['a counting while it is shown', { turn: 4, isCounting: true }, 2],
    ['an edict once it is counted', { turn: 4 }, 3],
    ['a drawing once the edict was read', { turn: 4, past: 4 }, 4],
    ['the analysis after the drawing, read or not', { turn: 5 }, 5],
    ['nothing once all was read', { turn: 5, past: 6 }, 6],
    ['nothing when the learner plays on', { turn: 6 }, 6],
    ['nothing when the match is over', { isOver: true }, 6],
  ])('is %s', (_, standing, place) => expect(due(standing)).toBe(place));

  it('is never one of a later turn, however much was left behind', () => expect(due({ past: 99 })).toBe(0));
});

// An L of three, and a longer one of four that looks different in a mirror; on a sheet where they fit in two ways each.
const corner = {
  cells: [
    [0, 0],
    [1, 0],
    [1, 1],
  ] as [number, number][],
  coin: true,
};
const hook = {
  cells: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ] as [number, number][],
  coin: false,
};
const offer: Offer = {
  sheet: 0,
  terrains: ['village', 'water'],
  fits: [
    {
      cells: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      at: ['A1', 'E5'],
    },
    {
      cells: [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 2],
      ],
      at: ['A1', 'E5'],
    },
    {
      cells: [
        [0, 0],
        [0, 1],
        [1, 1],
        [2, 1],
      ],
      at: ['G7'],
    },
  ],
  fallback: false,
  attacks: [],
};
const told = (wanted: LessonStep, hand: Hand): string =>
  pressesOf(wanted, hand)
    .map(({ act, state }) => `${act} ${state}`)
    .join(', ');

test('a drawing lists what is to be pressed, and ticks it off', () => {
  const hand = new Hand(offer, [corner, hook]);
  const wanted = step('draw', 1, { terrain: 'water', spaces: ['G7', 'G8', 'H8', 'I8'] });
  expect(told(wanted, hand)).toBe('shape due, terrain next, mirror next, turn next, put next, draw next');
  hand.choose(1);
  expect(told(wanted, hand)).toBe('shape done, terrain due, mirror next, turn next, put next, draw next');
  hand.terrain = 'water';
  hand.mirror();
  expect(told(wanted, hand)).toBe('shape done, terrain done, mirror done, turn due, put next, draw next');
  hand.putOn([72, 73, 84, 95], 'water');
  expect(told(wanted, hand)).toBe('shape done, terrain done, mirror done, turn done, put done, draw due');
});

test('what lies as it is printed is only put and drawn', () => {
  const hand = new Hand({ ...offer, fits: offer.fits.slice(0, 1) }, [corner]);
  expect(told(step('draw', 1, { terrain: 'village', spaces: ['E5', 'F5', 'F6'] }), hand)).toBe('put due, draw next');
});

test('a place that is taken by now is left to the learner', () => {
  const hand = new Hand(offer, [corner, hook]);
  expect(told(step('draw', 1, { terrain: 'village', spaces: ['K1'] }), hand)).toBe('place due, draw next');
});

test.each([
  ['free', 'place due, draw next'],
  ['edict', 'edict due'],
  ['count', 'count due'],
  ['review', ''],
] as const)('a step to %s', (kind, presses) => {
  expect(told(step(kind, 1, { edict: 'C' }), new Hand(offer, [corner]))).toBe(presses);
});
