import { describe, expect, it } from 'vitest';
import { Known, patched } from '../../src/match/known';
import type { Changes, News } from '../../src/protocol';

const you = (seat: number): News['you'] => ({ seat }) as News['you'];
const news = {
  type: 'news',
  seq: 4,
  now: 1,
  events: [{ type: 'match_started' }],
  waiting: [0, 1],
  you: you(0),
  gathering: { status: 'playing', chairs: [{ name: 'Ann' }, { name: 'Bob' }] },
  table: {
    turn: 1,
    revealed: ['hamlet'],
    sheets: [
      { map: ['...', '...'], coins: 0 },
      { map: ['...', '...'], coins: 0 },
    ],
  },
} as unknown as News;
const changes = (more: object): Changes =>
  ({ type: 'changes', seq: 9, now: 2, events: [], patch: {}, waiting: [1], you: null, ...more }) as unknown as Changes;

describe('a patch', () => {
  it('changes fields, and items of lists by their place; all else stays the very same', () => {
    const before = {
      turn: 1,
      sheets: [
        { map: ['a', 'b'], coins: 0 },
        { map: ['c', 'd'], coins: 1 },
      ],
    };
    const after = patched(before, { turn: 2, sheets: { 0: { map: { 1: 'x' } } } });
    expect(after).toEqual({
      turn: 2,
      sheets: [
        { map: ['a', 'x'], coins: 0 },
        { map: ['c', 'd'], coins: 1 },
      ],
    });
    expect(after.sheets[1]).toBe(before.sheets[1]);
    expect(before.sheets[0]?.map).toEqual(['a', 'b']);
  });
  it('replaces what is no part of anything: lists of another length, nothing, and what there was not', () => {
    expect(
      patched({ revealed: ['a'], due: 3, table: null }, { revealed: ['a', 'b'], due: null, table: { turn: 1 } }),
    ).toEqual({
      revealed: ['a', 'b'],
      due: null,
      table: { turn: 1 },
    });
  });
});

describe('what is known', () => {
  it('is the news with what has changed since', () => {
    const known = new Known();
    known.take(news);
    const after = known.take(changes({ patch: { table: { turn: 2, sheets: { 1: { coins: 3 } } } }, you: you(0) }));
    expect(after?.table?.turn).toBe(2);
    expect(after?.table?.sheets.map((sheet) => sheet.coins)).toEqual([0, 3]);
    expect(after?.gathering).toEqual(news.gathering);
    expect([after?.type, after?.seq, after?.now, after?.waiting, after?.events]).toEqual(['news', 9, 2, [1], []]);
  });
  it('is told once, where what concerns the reader alone comes by itself', () => {
    const known = new Known();
    known.take(news);
    expect(known.take(changes({ patch: { table: { turn: 2 } } }))).toBeNull();
    const after = known.take({ type: 'yours', seq: 9, you: you(1), waiting: null });
    expect([after?.seq, after?.table?.turn, after?.you.seat, after?.waiting]).toEqual([9, 2, 1, [1]]);
  });
  it('changes for the reader alone where only the own answer is new, without events', () => {
    const known = new Known();
    known.take(news);
    const after = known.take({ type: 'yours', seq: 5, you: you(1), waiting: [1] });
    expect([after?.seq, after?.you.seat, after?.waiting, after?.events]).toEqual([5, 1, [1], []]);
    expect(after?.table).toBe(news.table);
  });
  it('forgets changes of a line that broke before all was there', () => {
    const known = new Known();
    known.take(news);
    known.take(changes({ patch: { table: { turn: 2 } } }));
    expect(known.take({ ...news, seq: 12 })?.seq).toBe(12);
    expect(known.take({ type: 'yours', seq: 13, you: you(1), waiting: [] })?.table?.turn).toBe(1);
  });
});
