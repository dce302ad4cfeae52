import { describe, expect, it, test } from 'vitest';
import { Hand } from '../../src/hand/hand.svelte';
import { dueStep, pressesOf, type Held, type Standing } from '../../src/lesson/steps';
import type { LessonStep, Offer } from '../../src/protocol';

const step = (kind: LessonStep['kind'], turn: number, changes: Partial<LessonStep> = {}): LessonStep => ({
  name: kind,
  kind,
  turn,
  terrain: null,
  spaces: [],
  marks: [],
  edict: null,
  about: '',
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
    dueStep(steps, { turn: 1, isOver: false, isGivenUp: false, isCounting: false, past: 0, ...changes });

  it.each([
    ['the first drawing', {}, 0],
    ['the next one, also in a turn that no step is about', { turn: 2 }, 1],
    ['a counting while it is shown', { turn: 4, isCounting: true }, 2],
    ['an edict once it is counted', { turn: 4 }, 3],
    ['a drawing once the edict was read', { turn: 4, past: 4 }, 4],
    ['the analysis after the drawing, read or not', { turn: 5 }, 5],
    ['nothing once all was read', { turn: 5, past: 6 }, 6],
    ['nothing when the learner plays on', { turn: 6 }, 6],
    ['nothing when the match was given up', { isOver: true, isGivenUp: true }, 6],
  ])('is %s', (_, standing, place) => expect(due(standing)).toBe(place));

  it('is what is read after the year, in its last turn', () => {
    const last = [step('free', 22), step('count', 22), step('read', 22), step('read', 22)];
    const over = { turn: 22, isOver: true, isGivenUp: false, past: 0 };
    expect(dueStep(last, { ...over, isOver: false, isCounting: false })).toBe(0);
    expect(dueStep(last, { ...over, isCounting: true })).toBe(1);
    expect(dueStep(last, { ...over, isCounting: false })).toBe(2);
    expect(dueStep(last, { ...over, isCounting: false, past: 3 })).toBe(3);
    expect(dueStep(last, { ...over, isCounting: false, past: 4 })).toBe(4);
  });

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
const told = (wanted: LessonStep, hand: Hand | null, held: Partial<Held> = {}): string =>
  pressesOf(wanted, { hand, target: null, misses: 0, ...held })
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

test('whoever has missed the place twice is led there by the next fit', () => {
  const hand = new Hand(offer, [corner, hook]);
  const wanted = step('draw', 1, { terrain: 'water', spaces: ['G7', 'G8', 'H8', 'I8'] });
  expect(told(wanted, hand, { misses: 2 })).toBe('fit due, draw next');
  hand.goal = { terrain: 'water', spaces: [72, 73, 84, 95], marks: [] };
  hand.nextFit();
  expect(told(wanted, hand, { misses: 2 })).toBe('fit done, draw due');
});

test('a hero is turned, then put and drawn', () => {
  const ahead: [number, number][] = [[0, 1]];
  const below: [number, number][] = [[1, 0]];
  const hero = { ...offer, terrains: ['hero' as const], fits: [{ cells: [[0, 0]] as [number, number][], at: ['E5'] }] };
  const hand = new Hand({ ...hero, attacks: [ahead, below] }, [{ cells: [[0, 0]], coin: false }]);
  const wanted = step('draw', 1, { terrain: 'hero', spaces: ['E5'], marks: ['F5'] });
  expect(told(wanted, hand)).toBe('turn due, put next, draw next');
  hand.turn(1);
  expect(told(wanted, hand)).toBe('turn done, put done, draw due');
  expect(told({ ...wanted, marks: ['E6'] }, hand)).toBe('turn due, put done, draw next');
});

test('a space is chosen, then destroyed', () => {
  expect(told(step('destroy', 1), null)).toBe('target due, destroy next');
  expect(told(step('destroy', 1), null, { target: 7 })).toBe('target done, destroy due');
});

test.each([
  ['free', 'place due, draw next'],
  ['edict', 'edict due'],
  ['read', 'read due'],
  ['count', 'count due'],
  ['review', ''],
] as const)('a step to %s', (kind, presses) => {
  expect(told(step(kind, 1, { edict: 'C' }), new Hand(offer, [corner]))).toBe(presses);
});
