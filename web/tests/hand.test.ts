import { beforeEach, describe, expect, it, test } from 'vitest';
import { edictsLeft, gainOf, seasonGain } from '../src/hand/gains';
import { Hand } from '../src/hand/hand.svelte';
import { nameOf, spaceOf } from '../src/map/spaces';
import type { Edict, Gains, Offer } from '../src/protocol';

// A line of three: lying on row A from A1 to A3 or from A2, standing in column 5 from E5.
const offer: Offer = {
  sheet: 0,
  terrains: ['water', 'farm'],
  fits: [
    {
      cells: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      at: ['A1', 'A2'],
    },
    {
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      at: ['E5'],
    },
  ],
  fallback: false,
  attacks: [],
};
const line = {
  cells: [
    [0, 0],
    [0, 1],
    [0, 2],
  ] as [number, number][],
  coin: true,
};
const stairs = {
  cells: [
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 0],
    [2, 1],
  ] as [number, number][],
  coin: false,
};
const names = (hand: Hand): string => (hand.found?.spaces ?? []).map(nameOf).join(' ');

test('a lone hero is a terrain like others: no attack goes with it', () => {
  const single: Offer = {
    ...offer,
    terrains: ['forest', 'hero'],
    fits: [{ cells: [[0, 0]], at: ['K11'] }],
    fallback: true,
  };
  const hand = new Hand(single, [line, stairs]);
  expect(hand.putOn([spaceOf('K11')], 'hero')).toBe(true);
  expect([hand.isHero, hand.terrain, hand.marks]).toEqual([false, 'hero', []]);
});

describe('the hand', () => {
  let hand: Hand;
  beforeEach(() => {
    hand = new Hand(offer, [line, stairs]);
  });

  it('holds the first shape that fits somewhere', () => {
    expect(hand.choices.map((choice) => choice.placements.length)).toEqual([3, 0]);
    hand.choose(1);
    expect(hand.chosenNumber).toBe(0);
  });

  it('fits where the offer says so, and nowhere else', () => {
    hand.put(spaceOf('A2'), false);
    expect(names(hand)).toBe('A1 A2 A3');
    hand.move(1, 0);
    expect(hand.found).toBeNull();
  });

  it('comes by the first arrow to where it fits closest to the middle', () => {
    hand.move(1, 0);
    expect(names(hand)).toBe('A2 A3 A4');
    hand.putAway();
    hand.turn(1);
    hand.putAway();
    hand.move(0, -1);
    expect(names(hand)).toBe('E5 F5 G5');
  });

  it('goes to a place that fits and covers the space pointed at', () => {
    hand.hover(spaceOf('A4'));
    expect(names(hand)).toBe('A2 A3 A4');
  });

  it('snaps to a fitting place near a fingertip', () => {
    hand.put(spaceOf('B3'), true);
    expect(names(hand)).toBe('A2 A3 A4');
    hand.put(spaceOf('H8'), true);
    expect(hand.found).toBeNull();
  });

  it('walks through everything that fits, there and back', () => {
    const walked: string[] = [];
    for (let step = 0; step < 4; step++) {
      hand.nextFit();
      walked.push(names(hand));
    }
    expect(walked).toEqual(['A1 A2 A3', 'A2 A3 A4', 'E5 F5 G5', 'A1 A2 A3']);
    hand.nextFit(-1);
    expect(names(hand)).toBe('E5 F5 G5');
  });

  it('takes a drawing by its spaces and its terrain, as long as the offer holds it', () => {
    expect(hand.putOn(['G5', 'E5', 'F5'].map(spaceOf), 'farm')).toBe(true);
    expect([names(hand), hand.terrain, hand.isPut]).toEqual(['E5 F5 G5', 'farm', true]);
    expect(hand.putOn(['A1', 'A2'].map(spaceOf), 'farm')).toBe(false);
    expect(hand.putOn(['A1', 'A2', 'A3'].map(spaceOf), 'forest')).toBe(false);
    expect(names(hand)).toBe('E5 F5 G5');
  });

  it('turns around its middle', () => {
    hand.put(spaceOf('F5'), false);
    hand.turn(1);
    expect(names(hand)).toBe('E5 F5 G5');
  });

  it('offers a single space where that is all there is', () => {
    const single = new Hand({ ...offer, fits: [{ cells: [[0, 0]], at: ['C3'] }], fallback: true }, [line]);
    expect(single.choices.map((choice) => choice.isPrinted)).toEqual([true, false]);
    expect(single.chosenNumber).toBe(1);
  });

  it('may hang over the edge only with the skill for it', () => {
    // As sent for stealth: what is left on the sheet, as steps from A1.
    const clipped = {
      ...offer,
      fits: [
        {
          cells: [
            [3, 0],
            [3, 1],
          ] as [number, number][],
          at: ['A1'],
        },
      ],
    };
    const bold = new Hand(clipped, [line], true);
    bold.put(spaceOf('D1'), false);
    expect(names(bold)).toBe('D1 D2');
    expect(new Hand(clipped, [line], false).choices[0]?.placements).toEqual([]);
  });

  it('turns the attack of a hero and leaves out marks off the sheet', () => {
    const hero = new Hand(
      {
        sheet: 0,
        terrains: ['hero'],
        fits: [{ cells: [[0, 0]], at: ['A1'] }],
        fallback: false,
        attacks: [
          [
            [0, 1],
            [0, -1],
          ],
          [
            [1, 0],
            [-1, 0],
          ],
        ],
      },
      [{ cells: [[0, 0]], coin: false }],
    );
    hero.put(spaceOf('A1'), false);
    expect(hero.marks.map(nameOf)).toEqual(['A2']);
    hero.turn(1);
    expect(hero.way).toBe(1);
    expect(hero.marks.map(nameOf)).toEqual(['B1']);
    expect(hero.putOn([spaceOf('A1')], 'hero', [spaceOf('A2')])).toBe(true);
    expect(hero.way).toBe(0);
    hero.putOn([spaceOf('A1')], 'hero', [spaceOf('B1')]);
    expect(hero.way).toBe(1);
  });
});

describe('gains', () => {
  const row = (...numbers: number[]): number[] => numbers;
  const gains: Gains = {
    type: 'gains',
    id: 'x',
    turn: 1,
    skill: '',
    gains: { water: [row(1, 2, 3, 4, 1, -1, 0, 0, 7, 0, 0, 0), row(9, 0, 0, 0, 0, 0)], farm: [] },
  };

  it('are found by terrain, fit and place', () => {
    expect(gainOf(gains, 'water', { fit: 0, place: 1 })?.edicts.C).toBe(7);
    expect(gainOf(gains, 'water', { fit: 1, place: 0 })?.edicts.A).toBe(9);
    expect(gainOf(gains, 'farm', { fit: 0, place: 0 })).toBeNull();
    expect(gainOf(null, 'water', { fit: 0, place: 0 })).toBeNull();
  });

  it('of a hero are found by the way it is turned', () => {
    expect(gainOf(gains, 'water', { fit: 0, place: 0 }, 1, 2)?.edicts.A).toBe(9);
  });

  it('of a season are both edicts, coins and monsters', () => {
    const gain = gainOf(gains, 'water', { fit: 0, place: 0 });
    expect(gain && seasonGain(gain, { id: 'fall', time: 7, edicts: ['C', 'D'] })).toBe(3 + 4 + 1 - 1);
  });
});

test('an edict counts until the last season that names it', () => {
  const seasons = (['AB', 'BC', 'CD', 'DA'] as const).map((edicts) => ({
    id: '',
    time: 0,
    edicts: [...edicts] as [Edict, Edict],
  }));
  expect(edictsLeft({ season: 0, seasons })).toEqual(['A', 'B', 'C', 'D']);
  expect(edictsLeft({ season: 2, seasons })).toEqual(['A', 'C', 'D']);
  expect(edictsLeft({ season: 3, seasons })).toEqual(['A', 'D']);
});
