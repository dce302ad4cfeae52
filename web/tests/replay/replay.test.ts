import { expect, test } from 'vitest';
import type { Event, News, Step } from '../../src/protocol';
import { Replay } from '../../src/replay/replay.svelte';
import { concerning } from '../../src/replay/told';

const TYPES = [
  'match_started',
  'season_started',
  'card_revealed',
  'turn_drawn',
  'season_scored',
  'season_started',
  'match_ended',
] as const;

function replayed(beside: readonly string[] = []): { replay: Replay; asked: number[] } {
  const asked: number[] = [];
  const steps: Step[] = TYPES.map((event, at) => ({ seq: 10 + at, event, turn: 0, season: at < 5 ? 0 : 1 }));
  const events = [...TYPES.slice(0, 3), ...beside, ...TYPES.slice(3)].map(
    (type) => ({ type, card: 'great_river', drawings: [] }) as unknown as Event,
  );
  const replay = new Replay({
    steps: () => Promise.resolve(steps),
    events: () => Promise.resolve(events),
    news: (seq) => {
      asked.push(seq);
      return Promise.resolve({ seq } as News);
    },
  });
  return { replay, asked };
}

test('a moment is fetched with those after it, and never twice', async () => {
  const { replay, asked } = replayed();
  await replay.load();
  expect(asked).toEqual([10, 11, 12, 13, 14]);
  replay.walk(1);
  await Promise.resolve();
  expect(asked).toEqual([10, 11, 12, 13, 14, 15]);
});

test('the walk ends at both ends', async () => {
  const { replay } = replayed();
  await replay.load();
  replay.walk(-1);
  expect(replay.at).toBe(0);
  replay.go(99);
  expect(replay.at).toBe(6);
});

test('playing stops at the end, and begins again from the beginning', async () => {
  const { replay } = replayed();
  await replay.load();
  replay.go(5);
  replay.play(true);
  replay.walk(1);
  expect(replay.isPlaying).toBe(false);
  replay.play(true);
  expect([replay.at, replay.isPlaying]).toEqual([0, true]);
});

test('the card stays while it is drawn, and is gone between seasons', async () => {
  const { replay } = replayed();
  await replay.load();
  const cards = TYPES.map((_, at) => {
    replay.go(at);
    return replay.card;
  });
  expect(cards).toEqual(['', '', 'great_river', 'great_river', '', '', '']);
});

test('seasons are marked where they begin', async () => {
  const { replay } = replayed();
  await replay.load();
  expect(replay.seasons).toEqual([
    { at: 1, season: 0 },
    { at: 5, season: 1 },
  ]);
});

test('of many drawings only those by a seat or on its map concern it', () => {
  const event = {
    type: 'turn_drawn',
    drawings: [
      { seat: 0, sheet: 1 },
      { seat: 1, sheet: 2 },
      { seat: 2, sheet: 0 },
    ],
  } as unknown as Event;
  expect(concerning(event, 0)).toMatchObject({ drawings: [{ seat: 0 }, { sheet: 0 }] });
});

test('what happens beside the game moves no event to another moment', async () => {
  const { replay } = replayed(['clock_ran_out', 'match_abandoned']);
  await replay.load();
  replay.go(4);
  expect([replay.step?.event, replay.event?.type]).toEqual(['season_scored', 'season_scored']);
});
