/** Figures of finished games: pure, over what the server tells of them. What is printed on cards comes as `Printed`. */
import type { LobbyLine, Printed, Result } from '../protocol';

export type Company = 'alone' | 'bots' | 'people';

/** A finished game of the reader. */
export interface Game extends Result {
  match: string;
  /** Counted from 1, in the order in which they were played. */
  number: number;
  /** When it was over, in seconds since 1970. */
  at: number;
  sheet: string;
  /** The scoring cards that edicts were dealt from. */
  set: string;
  seasons: string;
  company: Company;
  /** The names of all people there, the reader's too; empty where one is not told. */
  names: readonly string[];
  bots: number;
  seats: number;
}

function companyOf(line: LobbyLine): Company {
  if (line.names.length > 1) return 'people';
  return line.seats > 1 ? 'bots' : 'alone';
}

/** Finished games, the oldest first. Lessons are no games of one's own. */
export function gamesOf(lines: readonly LobbyLine[]): Game[] {
  return lines
    .flatMap((line) => (line.result && !line.lesson ? [{ line, result: line.result }] : []))
    .sort((a, b) => a.line.updated - b.line.updated || (a.line.match < b.line.match ? -1 : 1))
    .map(({ line, result }, place) => ({
      ...result,
      match: line.match,
      number: place + 1,
      at: line.updated,
      sheet: line.options.sheet,
      set: line.options.scoring,
      seasons: line.options.seasons,
      company: companyOf(line),
      names: line.names,
      bots: line.bots,
      seats: line.seats,
    }));
}

/** What is wanted of each; empty for all. */
export interface Wanted {
  sheet: string;
  set: string;
  company: string;
}

export const ALL: Wanted = { sheet: '', set: '', company: '' };

export const wantedOf = (games: readonly Game[], wanted: Wanted): Game[] =>
  games.filter(
    (game) =>
      (!wanted.sheet || game.sheet === wanted.sheet) &&
      (!wanted.set || game.set === wanted.set) &&
      (!wanted.company || game.company === wanted.company),
  );

/** What games can be told apart by: the values that there are, sorted. */
export const valuesOf = (games: readonly Game[], what: keyof Wanted): string[] =>
  [...new Set(games.map((game) => game[what]))].sort();

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The mean; null of nothing. */
export const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length ? sumOf(numbers) / numbers.length : null;

const known = (numbers: readonly (number | null)[]): number[] => numbers.filter((each) => each !== null);

export const ratingsOf = (games: readonly Game[]): number[] => known(games.map(({ rating }) => rating));

/** How many games a mean goes over. */
export const WINDOW = 5;

export interface Mean {
  /** The number of the last game that it goes over. */
  number: number;
  mean: number;
}

/** The mean of five ratings each, as soon as there are five. */
export function meansOf(games: readonly Game[]): Mean[] {
  const rated = games.filter((game) => game.rating !== null);
  return rated.slice(WINDOW - 1).map((game, place) => ({
    number: game.number,
    mean: sumOf(ratingsOf(rated.slice(place, place + WINDOW))) / WINDOW,
  }));
}

export interface Rung {
  title: string;
  least: number;
  /** How often it was reached. */
  times: number;
}

/** Every title, the best first. */
export const ladderOf = (games: readonly Game[], titles: Printed['titles']): Rung[] =>
  titles.map(([title, least]) => ({ title, least, times: games.filter((game) => game.title === title).length }));

/** The numbers of the games that brought a better title than every game before. */
export function firstsOf(games: readonly Game[], titles: Printed['titles']): Set<number> {
  const rankOf = (title: string): number => titles.findIndex(([name]) => name === title);
  const firsts = new Set<number>();
  let best = titles.length;
  for (const game of games) {
    const rank = rankOf(game.title);
    if (rank < 0 || rank >= best) continue;
    best = rank;
    firsts.add(game.number);
  }
  return firsts;
}

export interface EdictFigures {
  card: string;
  category: string;
  /** By game, in all seasons in which it counted. */
  stars: readonly number[];
  mean: number;
}

const EDICTS = 'ABCD';

/** What each edict brought, the best mean first. */
export function edictsOf(games: readonly Game[], facts: Printed): EdictFigures[] {
  const got = new Map<string, number[]>();
  for (const game of games) {
    const seasons = facts.seasons[game.seasons] ?? [];
    game.edicts.forEach((card, place) => {
      const letter = EDICTS.charAt(place);
      const stars = game.scores.map(
        (score, season) => score.edicts[seasons[season]?.edicts.findIndex((edict) => edict === letter) ?? -1] ?? 0,
      );
      got.set(card, [...(got.get(card) ?? []), sumOf(stars)]);
    });
  }
  return [...got]
    .map(([card, stars]) => ({
      card,
      category: facts.scoring[card]?.category ?? '',
      stars,
      mean: sumOf(stars) / stars.length,
    }))
    .sort((a, b) => b.mean - a.mean || (a.card < b.card ? -1 : 1));
}

/** What a season brought on average. */
export interface SeasonMeans {
  edicts: number;
  coins: number;
  /** What monsters cost. */
  lost: number;
  total: number;
}

export interface SeasonFigures {
  season: string;
  /** In the first half of the games; null while there are too few to compare. */
  before: SeasonMeans | null;
  now: SeasonMeans;
}

/** Fewer games than this are not compared with each other. */
export const FEW = 5;

function seasonMeans(games: readonly Game[], place: number): SeasonMeans {
  const scores = games.flatMap((game) => game.scores[place] ?? []);
  const of = (part: (score: (typeof scores)[number]) => number): number => meanOf(scores.map(part)) ?? 0;
  return {
    edicts: of((score) => score.edicts[0] + score.edicts[1]),
    coins: of((score) => score.coins),
    lost: of((score) => -score.monsters),
    total: of((score) => score.total),
  };
}

/** What each season brought; games that tell nothing of it are left out. */
export function seasonsOf(games: readonly Game[], facts: Printed): SeasonFigures[] {
  const told = games.filter((game) => game.scores.length);
  const half = Math.floor(told.length / 2);
  const first = told[0];
  return (first ? (facts.seasons[first.seasons] ?? []) : []).map(({ id }, place) => ({
    season: id,
    before: told.length < FEW ? null : seasonMeans(told.slice(0, half), place),
    now: seasonMeans(told.length < FEW ? told : told.slice(half), place),
  }));
}

/** How many games at the beginning and at the end are compared. */
export const TEN = 10;

export interface Compared {
  first: number | null;
  last: number | null;
  all: number | null;
}

const compared = (numbers: readonly number[]): Compared => ({
  first: numbers.length < 2 * FEW ? null : meanOf(numbers.slice(0, TEN)),
  last: meanOf(numbers.slice(-TEN)),
  all: meanOf(numbers),
});

/** The first ten ratings, and the last ten. */
export const ratingFigures = (games: readonly Game[]): Compared => compared(ratingsOf(games));
/** Stars that cards brought, by reviews. */
export const luckFigures = (games: readonly Game[]): Compared => compared(known(games.map(({ luck }) => luck)));
/** Stars that were given away, by reviews. */
export const lostFigures = (games: readonly Game[]): Compared => compared(known(games.map(({ lost }) => lost)));

export const isWeighed = (game: Game): boolean => game.luck !== null && game.lost !== null;

/** The best games: by their rating, in company by their stars. */
export const bestOf = (games: readonly Game[], most: number): Game[] =>
  [...games]
    .sort((a, b) => (b.rating ?? -Infinity) - (a.rating ?? -Infinity) || b.stars - a.stars || a.number - b.number)
    .slice(0, most);
