/** Games in words. */
import type { Game } from './figures';
import { language, listed, nameOfThing, plain, t } from '../texts/texts.svelte';

const MOST_NAMES = 3;

/** The day of a game, short; with its year where that is another one. */
export function dayOf(at: number, now = Date.now()): string {
  const day = new Date(at * 1000);
  const isThisYear = day.getFullYear() === new Date(now).getFullYear();
  return day.toLocaleDateString(language(), {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** The month in which something began. */
export const monthOf = (at: number): string =>
  new Date(at * 1000).toLocaleDateString(language(), { month: 'long', year: 'numeric' });

/** Whom a game was played with; `own` is the reader's name, empty where others read. */
export function companyText(game: Game, own: string): string {
  const others = [...game.names];
  others.splice(Math.max(0, others.indexOf(own)), 1);
  const named = others.filter(Boolean).slice(0, MOST_NAMES);
  const more = others.length - named.length;
  if (more > 0) named.push(t('games-people', { count: more }));
  if (game.bots) named.push(t('lobby-bots', { count: game.bots }));
  return named.length ? listed(named) : t('games-alone');
}

/** What came of it: alone the title, in company the place. */
export const resultText = (game: Game): string =>
  game.title ? nameOfThing('title', game.title) : t('lobby-place', { place: game.place, of: game.seats });

export const setName = (set: string): string =>
  set === 'both' ? nameOfThing('preset', 'combined') : nameOfThing('set', set);

/** A mean, to one digit behind the comma. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const rounded = (value: number): string => plain(Math.round(value));
