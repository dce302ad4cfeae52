import { beforeEach, describe, expect, it } from 'vitest';
import type { Analysis, Event, News, Reviewed, Step } from '../../src/protocol';
import { Analyses } from '../../src/replay/analyses.svelte';
import { Replay } from '../../src/replay/replay.svelte';
import { RefusedError } from '../../src/shell/api';

const STEPS: Step[] = (
  ['match_started', 'card_revealed', 'turn_drawn', 'card_revealed', 'turn_drawn', 'match_ended'] as const
).map((event, at) => ({ seq: at, event, turn: Math.ceil(at / 2), season: 0 }));
const reviewed = (turn: number, lost: number): Reviewed => ({ turn, lost }) as Reviewed;
// The second turn is reviewed first: the order is the server's own.
const ANALYSIS = {
  seat: 0,
  turns: [reviewed(2, 3.2), reviewed(1, 0)],
  start: 40,
  luck: 2,
  lost: 3.2,
  spared: 0,
  turning: [2],
} satisfies Analysis;

describe('analyses', () => {
  let replay: Replay;
  let asked: number[];
  let signals: AbortSignal[];
  let answer: () => Promise<Analysis>;
  let analyses: Analyses;

  beforeEach(async () => {
    asked = [];
    signals = [];
    answer = () => Promise.resolve(ANALYSIS);
    replay = new Replay({
      steps: () => Promise.resolve(STEPS),
      events: () => Promise.resolve(STEPS.map(({ event }) => ({ type: event }) as unknown as Event)),
      news: (seq) => Promise.resolve({ seq } as News),
    });
    await replay.load();
    analyses = new Analyses(replay, (seat, signal) => {
      asked.push(seat);
      signals.push(signal);
      return answer();
    });
    analyses.isOpen = true;
  });

  it('are asked for once for each map', async () => {
    await Promise.all([analyses.ask(0), analyses.ask(0)]);
    await analyses.ask(0);
    expect(asked).toEqual([0]);
    replay.seat = 1;
    expect(analyses.shown).toBeNull();
    await analyses.ask(1);
    expect(asked).toEqual([0, 1]);
  });

  it('are given up for another map, and when nobody waits', async () => {
    const never = (): Promise<Analysis> =>
      new Promise((_, reject) =>
        signals.at(-1)?.addEventListener('abort', () => reject(new RefusedError('no_connection'))),
      );
    answer = never;
    const first = analyses.ask(0);
    const second = analyses.ask(1);
    await first;
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    analyses.giveUp();
    await second;
    expect(analyses.refusal).toBeNull();
    answer = () => Promise.resolve(ANALYSIS);
    await analyses.ask(0);
    expect(analyses.shown).toBe(ANALYSIS);
  });

  it('stand on the slider where their turns were drawn', async () => {
    await analyses.ask(0);
    expect(analyses.bars.map(({ at, review, isTurning }) => [at, review.turn, review.lost, isTurning])).toEqual([
      [4, 2, 3.2, true],
      [2, 1, 0, false],
    ]);
    expect(analyses.lostIn(2)).toBe(3.2);
    analyses.isOpen = false;
    expect(analyses.bars).toEqual([]);
  });

  it('judge the drawing of the moment that is shown', async () => {
    await analyses.ask(0);
    expect(analyses.review).toBeNull();
    analyses.goTo(2);
    expect([replay.at, analyses.review?.lost]).toEqual([4, 3.2]);
    replay.walk(-1);
    expect(analyses.review).toBeNull();
    analyses.goTo(99);
    expect(replay.at).toBe(3);
  });

  it('say why they are refused, and can be asked for again', async () => {
    answer = () => Promise.reject(new RefusedError('not_now'));
    await analyses.ask(0);
    expect(analyses.refusal?.code).toBe('not_now');
    replay.seat = 1;
    expect(analyses.refusal).toBeNull();
    replay.seat = 0;
    answer = () => Promise.resolve(ANALYSIS);
    await analyses.ask(0);
    expect(analyses.refusal).toBeNull();
    expect(analyses.shown).toBe(ANALYSIS);
  });
});
