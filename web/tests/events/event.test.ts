import { describe, expect, it } from 'vitest';
import { codeMeant, leadOf, leftText, missingIn, nextRound, openRound, winnersOf } from '../../src/events/event';
import type { EventRound, EventShown } from '../../src/protocol';

const round = (stage: EventRound['stage'], opens = 0): EventRound => ({
  stage,
  options: {} as EventRound['options'],
  opens,
  closes: opens + 1800,
  latest: opens + 2700,
  seal: '',
  seed: '',
  drawn: 0,
  drawing: 0,
  best: null,
});
const shown = (...stages: EventRound['stage'][]): EventShown => ({
  event: 'code',
  name: 'Cup',
  club: '',
  by: '',
  length: 1800,
  pause: 300,
  clock: 0,
  rounds: stages.map((stage) => round(stage)),
  rows: [
    { who: 'a', name: 'Ada', place: 1, total: 9, lost: 0, cells: [{ drawing: 'drawn', stars: null, is_best: false }] },
    {
      who: 'b',
      name: 'Bob',
      place: 1,
      total: 9,
      lost: 0,
      cells: [{ drawing: 'drawing', stars: null, is_best: false }],
    },
    {
      who: 'c',
      name: 'Cyd',
      place: 3,
      total: 0,
      lost: 0,
      cells: [{ drawing: 'missing', stars: null, is_best: false }],
    },
  ],
});

describe('an event', () => {
  it('is found by its code or any link to it', () => {
    expect(codeMeant(' ABCDEF23 ')).toBe('abcdef23');
    expect(codeMeant('https://maps.example/event/abcdef23/projector')).toBe('abcdef23');
    expect(codeMeant('my club!')).toBeNull();
  });
  it('knows its open and its next round', () => {
    expect([openRound(shown('closed', 'open', 'coming')), nextRound(shown('closed', 'open', 'coming'))]).toEqual([
      1, 2,
    ]);
    expect([openRound(shown('closed')), nextRound(shown('closed'))]).toEqual([-1, -1]);
  });
  it('says where it stands in one sentence each', () => {
    const said = [['open'], ['coming'], ['closed', 'coming'], ['closed']] as EventRound['stage'][][];
    expect(said.map((stages) => leadOf(shown(...stages), 0))).toEqual([
      'event-lead-open',
      'event-lead-waits',
      'event-lead-next-waits',
      'event-lead-over',
    ]);
  });
  it('tells who is missing, and who has won', () => {
    expect(missingIn(shown('open').rows, 0)).toEqual({ missing: ['Cyd'], drawing: ['Bob'] });
    expect(winnersOf(shown('closed'))).toEqual(['Ada', 'Bob']);
  });
  it('counts down as a clock does', () => {
    expect([0, -5, 59.2, 61, 3600, 3725].map(leftText)).toEqual(['0:00', '0:00', '1:00', '1:01', '1:00:00', '1:02:05']);
  });
});
