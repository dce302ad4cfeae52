/** Which page is shown: `/`, `/lobby`, `/open`, `/rules#SECTION`, `/move#token`, `/t/CODE#invite`, `/replay/CODE#analysis-CHAIR`, `/puzzles`, `/puzzle/ID`, `/games`, `/games/TOKEN`, `/print#SHEET`, `/today`, `/week`, `/day/NAME#INVITE`, `/days`, `/challenges`, `/challenge`, `/compare/NAME/MATCH`, `/events`, `/events/open`, `/event/CODE`, `/event/CODE/projector`, `/open#SHEET`, `/sheet/CODE`, `/score`, `/score/CODE`, `/score#TABLE`, `/herald` and `/herald/CODE`. */
import { hasServer } from './host.svelte';

export type Route =
  | { page: 'start' | 'lobby' | 'puzzles' | 'days' | 'challenges' | 'challenge' | 'nowhere' }
  | { page: 'open' | 'sheet'; sheet: string }
  | { page: 'deal'; deal: string }
  | { page: 'compare'; deal: string; match: string }
  | { page: 'score'; code: string; told: string }
  | { page: 'herald'; code: string }
  | { page: 'events'; part: '' | 'open' }
  | { page: 'event'; event: string; isProjector: boolean }
  | { page: 'puzzle'; puzzle: string }
  | { page: 'print'; own: string }
  | { page: 'games'; token: string }
  | { page: 'move'; token: string }
  | { page: 'rules'; section: string }
  | { page: 'match'; match: string; invite: string }
  | { page: 'replay'; match: string; analysis: { seat: number | null } | null };

const RULES = '/rules';
const MATCH = /^\/t\/([A-Za-z0-9_-]+)\/?$/;
const REPLAY = /^\/replay\/([A-Za-z0-9_-]+)\/?$/;
/** Whose map a link shows is for previews; the page shows the deal. */
const DEAL = /^\/day\/([0-9]{4}-[0-9W-]{3,5}|(?:challenge|event)-[A-Za-z0-9-]+)(?:\/[A-Za-z0-9_-]*)?$/;
const COMPARE = /^\/compare\/([A-Za-z0-9-]+)(?:\/([A-Za-z0-9_-]+))?\/?$/;
const EVENTS = /^\/events(?:\/(open))?\/?$/;
const EVENT = /^\/event\/([a-z0-9]+)(?:\/(projector))?\/?$/;
const PUZZLE = /^\/puzzle\/([a-z0-9]+)\/?$/;
const SHEET = /^\/sheet(?:\/([^/]+))?\/?$/;
const SCORE = /^\/score(?:\/([A-Za-z0-9_-]+))?\/?$/;
const GAMES = /^\/games(?:\/([A-Za-z0-9_-]+))?\/?$/;
const HERALD = /^\/herald(?:\/([A-Za-z0-9_-]+))?\/?$/;
// Chairs are counted from 1, as people do; without a chair, the own map is meant.
const ANALYSIS = /^#analysis(?:-([1-9]\d{0,2}))?$/;

export function routeOf(path: string, hash: string): Route {
  const match = MATCH.exec(path)?.[1];
  if (match) return { page: 'match', match, invite: hash.replace(/^#/, '') };
  const replay = REPLAY.exec(path)?.[1];
  if (replay) return { page: 'replay', match: replay, analysis: analysisIn(hash) };
  const puzzle = PUZZLE.exec(path)?.[1];
  if (puzzle) return { page: 'puzzle', puzzle };
  const games = GAMES.exec(path);
  if (games) return { page: 'games', token: games[1] ?? '' };
  const herald = HERALD.exec(path);
  if (herald) return { page: 'herald', code: herald[1] ?? '' };
  const events = EVENTS.exec(path);
  if (events) return { page: 'events', part: events[1] ? 'open' : '' };
  const event = EVENT.exec(path);
  if (event) return { page: 'event', event: event[1] ?? '', isProjector: event[2] !== undefined };
  const sheet = SHEET.exec(path);
  if (sheet) return { page: 'sheet', sheet: unescaped(sheet[1] ?? '') };
  const score = SCORE.exec(path);
  if (score) return { page: 'score', code: score[1] ?? '', told: hash.replace(/^#/, '') };
  const deal = DEAL.exec(path)?.[1];
  if (deal) return { page: 'deal', deal: deal + hash.replace('#', '.') };
  const compared = COMPARE.exec(path);
  if (compared) return { page: 'compare', deal: compared[1] + hash.replace('#', '.'), match: compared[2] ?? '' };
  switch (path.replace(/\/$/, '')) {
    case '':
      return { page: 'start' };
    case '/lobby':
      return { page: 'lobby' };
    case '/open':
      return { page: 'open', sheet: unescaped(hash.replace(/^#/, '')) };
    case '/today':
      return { page: 'deal', deal: 'today' };
    case '/week':
      return { page: 'deal', deal: 'week' };
    case '/days':
      return { page: 'days' };
    case '/print':
      return { page: 'print', own: unescaped(hash.replace(/^#/, '')) };
    case '/challenges':
      return { page: 'challenges' };
    case '/challenge':
      return { page: 'challenge' };
    case '/puzzles':
      return { page: 'puzzles' };
    case RULES:
      return { page: 'rules', section: hash.replace(/^#/, '') };
    case '/move':
      return { page: 'move', token: hash.replace(/^#/, '') };
    default:
      return { page: 'nowhere' };
  }
}

/** What an address says, whoever has typed it. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function analysisIn(hash: string): { seat: number | null } | null {
  const found = ANALYSIS.exec(hash);
  return found && { seat: found[1] ? Number(found[1]) - 1 : null };
}

/** A host of files knows one document: there, pages are told apart by what follows its `#`. */
const IN_HASH = /^#(\/[^#]*)(#.*)?$/;

/** The address as the browser has to be told it. */
export const at = (address: string): string => (hasServer() ? address : `#${address}`);

function here(): Route {
  if (hasServer()) return routeOf(location.pathname, location.hash);
  const found = IN_HASH.exec(location.hash);
  return found ? routeOf(found[1] ?? '/', found[2] ?? '') : { page: 'start' };
}

let shown = $state.raw<Route>({ page: 'start' });

export const route = (): Route => shown;

export function startRoute(): void {
  shown = here();
  addEventListener('popstate', () => (shown = here()));
}

/** Goes to another page without leaving this one. */
export function go(address: string): void {
  history.pushState(null, '', at(address));
  shown = here();
  scrollTo(0, 0);
}

/** Changes the address of what is shown, so that it can be shared; nothing else. */
export const readdress = (address: string): void => history.replaceState(null, '', at(address));

/** Lets a plain click on a link of ours change the page in place. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (link?.origin !== location.origin || link.hasAttribute('download') || link.target) return;
  if (link.pathname.startsWith('/api')) return;
  if (hasServer()) {
    event.preventDefault();
    go(link.pathname + link.hash);
  } else if (IN_HASH.test(link.hash)) {
    event.preventDefault();
    go(link.hash.slice(1));
  }
}

/** A section of the rules, or their beginning. */
export const rulesAddress = (section = ''): string => at(RULES + (section && `#${section}`));

/** The editor of sheets, with one of them or a blank one. */
export const sheetAddress = (sheet = ''): string => `/sheet${sheet && `/${escaped(sheet)}`}`;

/** Where a table is opened on a sheet. */
export const openAddress = (sheet: string): string => `/open#${escaped(sheet)}`;

/** Signs of a code stay readable; its name may hold anything. */
const escaped = (sheet: string): string => encodeURIComponent(sheet).replaceAll('%3D', '=');

/** The reader's own games. */
export const GAMES_ADDRESS = '/games';

/** Sheets to print; with one's own, by its code. */
export const printAddress = (sheet = ''): string => `/print${sheet && `#${encodeURIComponent(sheet)}`}`;

/** A puzzle by its id, or the one of the day. */
export const puzzleAddress = (puzzle: string): string => `/puzzle/${puzzle}`;

/** The scorer of a paper table, or alone. */
export const scoreAddress = (code = ''): string => `/score${code && `/${code}`}`;
/** The herald of a paper table, or where one is opened. */
export const heraldAddress = (code = ''): string => `/herald${code && `/${code}`}`;

/** What the deal of an event's round is called: its code, and its number from 1. */
export const EVENT_ROUND = /^event-([a-z0-9]+)-(\d+)$/;

/** The map of a day or a week; a round is found in its event. */
export function dealAddress(deal: string, match = ''): string {
  const event = EVENT_ROUND.exec(deal)?.[1];
  return event ? `/event/${event}` : `/day/${deal}${match && `/${match}`}`;
}

/** The own game on a deal beside others, or beside somebody's. */
export const compareAddress = (deal: string, match = ''): string => `/compare/${deal}${match && `/${match}`}`;

/** A challenge to send to others, with its invite where it takes one. */
export const challengeAddress = (deal: string, invite: string): string => `/day/${deal}${invite && `#${invite}`}`;

/** A match shown again; with the seat whose analysis is open. */
export const replayAddress = (match: string, analysed: number | null = null): string =>
  `/replay/${match}${analysed === null ? '' : `#analysis-${analysed + 1}`}`;
export const matchAddress = (match: string, invite = ''): string => `/t/${match}${invite ? `#${invite}` : ''}`;
