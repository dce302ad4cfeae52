import { expect, test, vi } from 'vitest';
import type { Draw, PuzzleShown } from '../../src/protocol';
import { puzzleLine, type Marked } from '../../src/puzzles/line';
import { RefusedError } from '../../src/shell/refused';

const shown = {
  news: { type: 'news', seq: 1 },
  counted: { type: 'counted', id: '', seat: 0, edicts: [], monsters: { stars: 0, spaces: [] } },
} as unknown as PuzzleShown;

/** What a line says after each message. */
async function said(messages: readonly object[], marked: Marked): Promise<unknown[]> {
  const heard: unknown[] = [];
  const line = puzzleLine(shown, marked);
  line.onmessage = ({ data }) => heard.push(JSON.parse(data));
  for (const message of messages) line.send(JSON.stringify(message));
  await vi.waitFor(() => expect(heard).toHaveLength(messages.length));
  return heard;
}

const draw = { type: 'draw', id: 'a', turn: 3, terrain: 'forest', spaces: ['A1'] } satisfies Draw;

test('it tells the position, and what the map earns as it lies', async () => {
  const heard = await said(
    [
      { type: 'hello', since: 0 },
      { type: 'ask_count', id: 'c', seat: 0 },
    ],
    vi.fn(),
  );
  expect(heard).toEqual([shown.news, { ...shown.counted, id: 'c' }]);
});

test('it does not tell what a drawing would earn', async () => {
  const marked = vi.fn();
  const [gains] = await said([{ type: 'ask_gains', id: 'g', turn: 3 }], marked);
  expect(gains).toMatchObject({ type: 'refusal', id: 'g' });
  expect(marked).not.toHaveBeenCalled();
});

test('a drawing is marked', async () => {
  const marked = vi.fn(() => Promise.resolve());
  expect(await said([draw], marked)).toEqual([{ type: 'done', id: 'a', seq: 1 }]);
  expect(marked).toHaveBeenCalledWith(draw);
});

test('a drawing that is refused is told so', async () => {
  const refused = (): Promise<void> => Promise.reject(new RefusedError('off_sheet'));
  expect(await said([draw], refused)).toEqual([{ type: 'refusal', id: 'a', code: 'off_sheet', details: {} }]);
});
