import { expect, test } from 'vitest';
import { closing, localDate, momentIn } from '../../src/deals/closing';

test('a moment survives the field that holds it, to the minute', () => {
  const week = closing(7);
  expect(momentIn(localDate(week))).toBe(Math.floor(week.getTime() / 60_000) * 60);
});

test('a date that was never is none', () => {
  for (const field of ['', '2026-13-01T10:00', 'soon']) expect(momentIn(field)).toBe(0);
});
