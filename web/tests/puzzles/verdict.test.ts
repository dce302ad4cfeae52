import { expect, test } from 'vitest';
import type { PuzzleReason, PuzzleVerdict } from '../../src/protocol';
import { decidingOf, headingOf, rowsOf } from '../../src/puzzles/verdict';

const reason = (card: string, before: number, best: number, answer: number, lead: number | null): PuzzleReason => ({
  card,
  before,
  best,
  answer,
  left: 1,
  lead,
});

const REASONS = [
  reason('treetower', 4, 4, 4, 0),
  reason('borderlands', 0, 6, 0, 3.5),
  reason('canal_lake', 2, 2, 5, -1),
  reason('shieldgate', 0, 0, 0, 0),
  reason('coins', 3, 4, 3, null),
  reason('monsters', -2, -2, -2, null),
];

const verdict = (more: Partial<PuzzleVerdict> = {}): PuzzleVerdict =>
  ({ is_solved: false, place: 0, reasons: REASONS, rest: 0.5, ...more }) as PuzzleVerdict;

test('every edict has a row, coins and monsters only where they matter', () => {
  expect(rowsOf(verdict(), false).map(({ letter, card }) => letter || card)).toEqual(['A', 'B', 'C', 'D', 'coins']);
});

test('where there is little room only what changes is told', () => {
  expect(rowsOf(verdict(), true).map(({ card, own, best }) => [card, own, best])).toEqual([
    ['borderlands', 0, 6],
    ['canal_lake', 3, 0],
    ['coins', 0, 1],
  ]);
});

test('the edict that brings the most of the lead decides', () => {
  expect(decidingOf(verdict())).toEqual({ card: 'borderlands', lead: 3.5 });
});

test('no edict decides where all else brings more', () => {
  expect(decidingOf(verdict({ rest: 4 }))).toBeNull();
  expect(decidingOf(verdict({ reasons: REASONS.slice(3), rest: -1 }))).toBeNull();
});

test('an answer is the best, as good as it, behind, or far behind', () => {
  expect(headingOf(verdict({ place: 1, is_solved: true }))).toBe('best');
  expect(headingOf(verdict({ place: 2, is_solved: true }))).toBe('as-good');
  expect(headingOf(verdict({ place: 3 }))).toBe('behind');
  expect(headingOf(verdict({ place: 0 }))).toBe('far');
});
