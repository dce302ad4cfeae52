/** An event in words and figures. */
import type { EventRound, EventRow, EventShown } from '../protocol';
import { language, listed, t } from '../texts/texts.svelte';

export const eventAddress = (event: string): string => `/event/${event}`;

const CODE = /^[a-z0-9]{6,16}$/;
const LINK = /\/event\/([a-z0-9]+)/;

/** The code of the event that a pasted link or a typed code means; null where it is none. */
export function codeMeant(text: string): string | null {
  const said = text.trim();
  return LINK.exec(said)?.[1] ?? (CODE.test(said.toLowerCase()) ? said.toLowerCase() : null);
}

export const openRound = ({ rounds }: EventShown): number => rounds.findIndex((round) => round.stage === 'open');
export const nextRound = ({ rounds }: EventShown): number => rounds.findIndex((round) => round.stage === 'coming');
export const closedRounds = ({ rounds }: EventShown): number =>
  rounds.filter((round) => round.stage === 'closed').length;
export const isOver = ({ rounds }: EventShown): boolean => rounds.every((round) => round.stage === 'closed');

/** The round that was closed last and that somebody drew, or -1. */
export const newestDrawn = ({ rounds }: EventShown): number => rounds.findLastIndex((round) => round.best !== null);

const DAY = 86_400;

/** A moment, by the reader's own clock: the day of the week, or the date where that would not tell. */
export function momentText(at: number, now: number): string {
  const far = Math.abs(at - now) > 6 * DAY;
  const day: Intl.DateTimeFormatOptions = far ? { day: 'numeric', month: 'short' } : { weekday: 'short' };
  return new Intl.DateTimeFormat(language(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at * 1000);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** How long, as a clock shows it. */
export function leftText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * DAY) return t('event-days', { count: Math.floor(left / DAY) });
  const hours = Math.floor(left / 3600);
  const rest = `${hours ? two(Math.floor((left % 3600) / 60)) : Math.floor(left / 60)}:${two(left % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** A span that somebody chooses. */
export function spanText(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('event-days', { count: seconds / DAY });
  if (seconds >= 3600 && seconds % 3600 === 0) return t('event-hours', { count: seconds / 3600 });
  return t('event-minutes', { count: Math.round(seconds / 60) });
}

/** What stands beside a round in the list of all. */
export function roundNote(round: EventRound, now: number): string {
  if (round.stage === 'closed') {
    return round.best ? t('event-won', { names: listed(round.best.names) }) : t('event-nobody-drew');
  }
  if (round.stage === 'open') return t('event-until', { time: momentText(round.closes, now) });
  return round.opens ? momentText(round.opens, now) : t('event-waits');
}

export const winnersOf = ({ rows }: EventShown): string[] =>
  rows.filter((row) => row.place === 1 && row.total > 0).map((row) => row.name);

/** One sentence: where the event stands. */
export function leadOf(shown: EventShown, now: number): string {
  const of = shown.rounds.length;
  const open = openRound(shown);
  if (open >= 0) return t('event-lead-open', { round: open + 1, of });
  const next = nextRound(shown);
  if (next < 0) return t('event-lead-over');
  const opens = shown.rounds[next]?.opens ?? 0;
  const details = { round: next + 1, of, time: momentText(opens, now) };
  if (next === 0) return t(opens ? 'event-lead-begins' : 'event-lead-waits', details);
  return t(opens ? 'event-lead-next' : 'event-lead-next-waits', details);
}

/** Who has not begun the round, and who is drawing it. */
export function missingIn(rows: readonly EventRow[], round: number): { missing: string[]; drawing: string[] } {
  const named = (drawing: string): string[] =>
    rows.filter((row) => row.cells[round]?.drawing === drawing).map((row) => row.name);
  return { missing: named('missing'), drawing: named('drawing') };
}
