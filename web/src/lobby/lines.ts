/** A table in the words of a list. */
import { lessonName } from '../lesson/names';
import type { LobbyLine, Printed } from '../protocol';
import { matchAddress, replayAddress } from '../shell/route.svelte';
import { language, listed, nameOfThing, t } from '../texts/texts.svelte';

const MOST_NAMES = 3;

/** Who sits there, without the reader; `own` is the reader's name. */
export function people(line: LobbyLine, own: string): string[] {
  const others = [...line.names];
  if (line.yours) others.splice(Math.max(0, others.indexOf(own)), 1);
  return others.map((name) => name || t('web-former-guest'));
}

/** What a table is called in a list: by its people. */
export function titleOf(line: LobbyLine, own: string): string {
  if (line.lesson) return lessonName(line.lesson);
  if (line.title) return line.title;
  if (line.deal) return t(line.deal.includes('W') ? 'web-week' : 'web-today') + `, ${line.deal}`;
  const others = people(line, own);
  const named = others.slice(0, MOST_NAMES);
  const more = others.length - named.length;
  if (more > 0) named.push(t('web-more-people', { count: more }));
  if (line.bots) named.push(t('lobby-bots', { count: line.bots }));
  if (!line.yours) return named.length ? listed(named) : t('lobby-empty-table');
  if (named.length) return t('lobby-with', { names: listed(named) });
  return line.status === 'open' ? t('lobby-own-table') : t('lobby-solo');
}

/** How far the table has come. */
export function standOf(line: LobbyLine, facts: Printed | null): string {
  if (line.status === 'open') return t('lobby-open', { free: freeChairs(line), seats: line.seats });
  if (line.status === 'over') return resultOf(line);
  if (line.status === 'abandoned') return t('lobby-abandoned');
  if (line.status === 'closed') return t('lobby-closed');
  const season = seasonOf(line, facts);
  if (!season) return t('lobby-turn', { turn: line.turn });
  return t('lobby-playing', { season: nameOfThing('season', season), turn: line.turn });
}

/** The season that a table is in; empty while that is not known. */
export const seasonOf = (line: LobbyLine, facts: Printed | null): string =>
  facts?.seasons[line.options.seasons]?.[line.season]?.id ?? '';

/** What a finished game was for the reader, besides the stars: the title alone, the place in company. */
function resultOf(line: LobbyLine): string {
  if (!line.result) return t('lobby-over');
  const { place, title } = line.result;
  return title ? nameOfThing('title', title) : t('lobby-place', { place, of: line.seats });
}

/** Whether nothing more will be drawn there. */
export const isOver = (line: LobbyLine): boolean => line.status === 'over' || line.status === 'abandoned';

export const freeChairs = (line: LobbyLine): number => Math.max(0, line.seats - line.names.length - line.bots);

/** Where a click on the table leads. */
export const addressOf = (line: LobbyLine): string =>
  isOver(line) && !line.yours ? replayAddress(line.match) : matchAddress(line.match);

export type Filter = 'all' | 'free' | 'playing';

export function filtered(lines: readonly LobbyLine[], filter: Filter, search: string): LobbyLine[] {
  const wanted = search.trim().toLocaleLowerCase(language());
  return lines.filter((line) => {
    if (filter === 'free' && (line.status !== 'open' || freeChairs(line) === 0)) return false;
    if (filter === 'playing' && line.status !== 'playing') return false;
    return !wanted || line.names.some((name) => name.toLocaleLowerCase(language()).includes(wanted));
  });
}

/** Own tables: first where it is the reader's turn, then what goes on, then what is over; newest first. */
export function sortedMine(lines: readonly LobbyLine[]): LobbyLine[] {
  const rank = (line: LobbyLine): number => (line.awaited ? 0 : isOver(line) ? 2 : 1);
  return lines.filter((line) => line.status !== 'closed').sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, as the language says it. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, now - then);
  const [unit, length] = STEPS.find(([, each]) => seconds >= each) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}
