/** Requests: JSON there and back, to the server or to the tables of this device; what is refused is thrown. */
import type {
  Analysis,
  Arrange,
  AskSheet,
  AskTrial,
  Beside,
  ChallengeList,
  ChallengeOpened,
  Changed,
  Course,
  DealList,
  DealShown,
  EndMatch,
  FreeSeat,
  HeraldCounts,
  HeraldList,
  HeraldOpened,
  HeraldShown,
  HeraldStep,
  LessonSteps,
  Lobby,
  LobbyLine,
  Me,
  Move,
  News,
  OpenChallenge,
  OpenHerald,
  OpenMatch,
  Opened,
  PaperCounted,
  PaperGame,
  Printed,
  PrintedPage,
  PrintPoster,
  PrintSheets,
  PuzzleList,
  PuzzleNext,
  PuzzleShown,
  PuzzleVerdict,
  RankedPage,
  Ranking,
  Reach,
  Refused,
  SeatBot,
  SetName,
  Share,
  SharedGames,
  Sharing,
  SheetShown,
  SitDown,
  Solve,
  Steps,
  Token,
  Tried,
  Weighed,
} from '../protocol';
import { askHere, isHere, type Told } from '../local/desk.svelte';
import { beHere, peopleAt, readerHere } from '../local/people.svelte';
import { hasServer, home, isOnDevice, noteServer } from './host.svelte';
import { NO_CONNECTION, RefusedError } from './refused';

export { NO_CONNECTION, NO_COOKIES, RefusedError } from './refused';

const MATCH = /^\/api\/matches\/([^/]+)/;
const bytes = new TextEncoder();
const text = new TextDecoder();

/** What a file of tables brought. */
export interface TakenIn {
  new: number;
  longer: number;
  known: number;
}

interface Asked {
  verb: 'GET' | 'POST';
  path: string;
  body?: object | Uint8Array;
  signal?: AbortSignal | undefined;
}

function taken<Answer>(isGood: boolean, body: unknown): Answer {
  if (isGood) return body as Answer;
  const refused = body as Refused | null;
  throw new RefusedError(refused?.refused ?? 'server_error', refused?.details ?? {});
}

/** Asks the server that the page came from. */
export async function askServer<Answer>({ verb, path, body, signal }: Asked): Promise<Answer> {
  const said = verb === 'POST' ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {};
  let response: Response;
  try {
    response = await fetch(path, { method: verb, signal: signal ?? null, ...said });
  } catch {
    if (!signal?.aborted) noteServer(false);
    throw new RefusedError(NO_CONNECTION);
  }
  noteServer(true);
  return taken<Answer>(response.ok, await response.json().catch(() => null));
}

/** Asks the tables of this device, as the reader, or as whoever plays the match here. */
async function askDevice<Answer>({ verb, path, body = {} }: Asked): Promise<Answer> {
  const match = MATCH.exec(path)?.[1] ?? '';
  const person = peopleAt(match)[0] ?? readerHere();
  const said = body instanceof Uint8Array ? body : bytes.encode(JSON.stringify(body));
  const told = await askHere(verb, path, person, said);
  if (told.person) await beHere(told.person);
  return taken<Answer>(told.status < 300, told.file ? told : JSON.parse(text.decode(told.body)));
}

/** Matches are asked where they are played. A game is begun at the server, unless it does not answer. */
function ask<Answer>(asked: Asked): Promise<Answer> {
  const match = MATCH.exec(asked.path)?.[1];
  const isDevice = match ? isHere(match) : asked.verb === 'GET' ? !hasServer() : isOnDevice();
  return isDevice ? askDevice<Answer>(asked) : askServer<Answer>(asked);
}

const get = <Answer>(path: string, signal?: AbortSignal): Promise<Answer> => ask<Answer>({ verb: 'GET', path, signal });
const post = <Answer>(path: string, body: object = {}): Promise<Answer> => ask<Answer>({ verb: 'POST', path, body });

/** What is printed on cards: a file where there is no server. */
async function cards(): Promise<Printed> {
  try {
    const response = await fetch(`${home()}api/cards`);
    if (response.ok) return (await response.json()) as Printed;
  } catch {
    // The device knows them too.
  }
  return askDevice<Printed>({ verb: 'GET', path: '/api/cards' });
}

/** Whom the page takes the reader for. */
async function me(): Promise<Me> {
  if (hasServer()) return get<Me>('/api/me');
  const reader = readerHere();
  return { name: reader?.name ?? '', known: reader !== null };
}

/** The reader's tables on this device. */
async function mineHere(): Promise<Lobby> {
  return readerHere() ? askDevice<Lobby>({ verb: 'GET', path: '/api/me/matches' }) : { matches: [] };
}

const GAMES = '/api/me/games';

/** The reader's finished games that were played on this device. */
async function gamesHere(): Promise<LobbyLine[]> {
  return readerHere() ? (await askDevice<Lobby>({ verb: 'GET', path: GAMES })).matches : [];
}

/** The reader's finished games at the server. */
async function games(): Promise<LobbyLine[]> {
  return !isOnDevice() && (await me()).known ? (await get<Lobby>(GAMES)).matches : [];
}

/** What a review makes of an own game; it takes a while the first time, and ends where the signal tells so. */
const weigh = (match: string, signal: AbortSignal): Promise<Weighed> => {
  const asked: Asked = { verb: 'POST', path: `${GAMES}/${match}`, body: {}, signal };
  return isHere(match) ? askDevice<Weighed>(asked) : askServer<Weighed>(asked);
};

/** All that is kept of the reader, a file for each place that keeps something. */
async function exportMine(): Promise<Pick<Told, 'body' | 'file'>[]> {
  const files = readerHere() ? [await askDevice<Told>({ verb: 'GET', path: '/api/me/export' })] : [];
  if (isOnDevice() || !(await me()).known) return files;
  const response = await fetch('/api/me/export').catch(() => null);
  if (!response?.ok) throw new RefusedError(response ? 'server_error' : NO_CONNECTION);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return [{ body: new Uint8Array(await response.arrayBuffer()), file: name ?? 'cartographers.backup' }, ...files];
}

/** Deletes all that is kept of the reader, here and at the server. */
async function forgetMe(): Promise<void> {
  const asked: Asked = { verb: 'POST', path: '/api/me/forget', body: {} };
  if (!isOnDevice() && (await me()).known) await askServer<Me>(asked);
  if (readerHere()) await askDevice<Me>(asked);
}

/** Puzzles and deals are asked at the server, unless it does not answer. */
const askEither = <Answer>(path: string, body?: object): Promise<Answer> => {
  const asked: Asked = body ? { verb: 'POST', path, body } : { verb: 'GET', path };
  return isOnDevice() ? askDevice<Answer>(asked) : askServer<Answer>(asked);
};

/** A file that is made where puzzles are asked. */
async function fileOf(path: string, body: object): Promise<Pick<Told, 'body' | 'file'>> {
  if (isOnDevice()) return askDevice<Told>({ verb: 'POST', path, body });
  const said = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method: 'POST', ...said }).catch(() => null);
  if (!response) throw new RefusedError(NO_CONNECTION);
  if (!response.ok) return taken(false, await response.json().catch(() => null));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { body: new Uint8Array(await response.arrayBuffer()), file: name ?? 'cartographers.pdf' };
}

/** A herald's table is asked where it was opened. */
const askHerald = <Answer>(code: string, act = '', body?: object): Promise<Answer> => {
  const path = `/api/heralds/${code}${act && `/${act}`}`;
  const asked: Asked = body ? { verb: 'POST', path, body } : { verb: 'GET', path };
  return isHere(code) ? askDevice<Answer>(asked) : askServer<Answer>(asked);
};

const matchPath = (match: string, act = ''): string => `/api/matches/${match}${act && `/${act}`}`;

export const api = {
  cards,
  me,
  reach: () => get<Reach>('/api/reach'),
  setName: (body: SetName) => post<Me>('/api/me', body),
  token: () => post<Token>('/api/me/token'),
  move: (body: Move) => post<Me>('/api/me/move', body),
  matches: async (): Promise<Lobby> => (hasServer() ? get<Lobby>('/api/matches') : { matches: [] }),
  mine: () => get<Lobby>('/api/me/matches'),
  mineHere,
  news: (match: string) => get<News>(matchPath(match)),
  lesson: (name: string) => get<LessonSteps>(`/api/lessons/${name}`),
  /** Begins a lesson, or goes on with it. */
  learn: (name: string) => post<Opened>(`/api/lessons/${name}`),
  open: (body: OpenMatch) => post<Opened>('/api/matches', body),
  sit: (match: string, body: SitDown) => post<Changed>(matchPath(match, 'sit'), body),
  leave: (match: string) => post<Changed>(matchPath(match, 'leave')),
  seatBot: (match: string, body: SeatBot) => post<Changed>(matchPath(match, 'bot'), body),
  free: (match: string, body: FreeSeat) => post<Changed>(matchPath(match, 'free'), body),
  admit: (match: string) => post<Changed>(matchPath(match, 'admit')),
  arrange: (match: string, body: Arrange) => post<Changed>(matchPath(match, 'arrange'), body),
  begin: (match: string) => post<Changed>(matchPath(match, 'begin')),
  close: (match: string) => post<Changed>(matchPath(match, 'close')),
  end: (match: string, body: EndMatch) => post<Changed>(matchPath(match, 'end'), body),
  rematch: (match: string) => post<Opened>(matchPath(match, 'rematch')),
  steps: (match: string) => get<Steps>(matchPath(match, 'steps')),
  step: (match: string, seq: number) => get<News>(matchPath(match, `steps/${seq}`)),
  /** Takes a while; the server thinks no further once the signal tells that nobody waits. */
  analysis: (match: string, seat: number, signal: AbortSignal) =>
    get<Analysis>(matchPath(match, `analysis/${seat}`), signal),
  sheet: (body: AskSheet) => askEither<SheetShown>('/api/sheets', body),
  /** Takes a while. */
  trial: (body: AskTrial) => askEither<Tried>('/api/sheets/trial', body),
  puzzles: () => askEither<PuzzleList>('/api/puzzles'),
  /** The puzzle that fits next, of a theme or of any. */
  nextPuzzle: (theme = '') => askEither<PuzzleNext>(`/api/puzzles/next${theme && `/${theme}`}`),
  puzzle: (id: string) => askEither<PuzzleShown>(`/api/puzzles/${id}`),
  solve: (id: string, body: Solve) => askEither<PuzzleVerdict>(`/api/puzzles/${id}`, body),
  /** Counts a game on paper, or opens the record of one. */
  paper: (body: PaperGame) => askEither<PaperCounted>('/api/paper', body),
  paperRecord: (record: string) => askEither<PaperCounted>('/api/paper/record', { record }),
  deals: () => askEither<DealList>('/api/deals'),
  /** A deal by its name, or `today`, or `week`. */
  deal: (name: string) => askEither<DealShown>(`/api/deals/${name}`),
  /** Begins a try, or goes on with it. */
  draw: (deal: string) => askEither<Opened>(`/api/deals/${deal}`, {}),
  ranking: (deal: string) => askEither<Ranking>(`/api/deals/${deal}/ranking`),
  ranked: (deal: string, after: number) => askEither<RankedPage>(`/api/deals/${deal}/ranking/${after}`),
  /** One page as it will be printed; the file; a finished map as a poster. */
  printPage: (body: PrintSheets) => askEither<PrintedPage>('/api/print/page', body),
  print: (body: PrintSheets) => fileOf('/api/print', body),
  printPoster: (body: PrintPoster) => fileOf('/api/poster', body),
  /** Whose games on a deal can be put beside each other, some after others. */
  beside: (deal: string, after: number) => askEither<Beside>(`/api/deals/${deal}/beside/${after}`),
  /** How a game on a deal went; of the master it takes a few seconds the first time. */
  course: (deal: string, match: string) => askEither<Course>(`/api/deals/${deal}/courses/${match}`),
  challenges: () => askServer<ChallengeList>({ verb: 'GET', path: '/api/challenges' }),
  challenge: (body: OpenChallenge) => askServer<ChallengeOpened>({ verb: 'POST', path: '/api/challenges', body }),
  closeChallenge: (deal: string) => post<ChallengeOpened>(`/api/challenges/${deal}/close`),
  removeChallenge: (deal: string) => post<object>(`/api/challenges/${deal}/remove`),
  heralds: () => askEither<HeraldList>('/api/heralds'),
  openHerald: (body: OpenHerald) => askEither<HeraldOpened>('/api/heralds', body),
  herald: (code: string) => askHerald<HeraldShown>(code),
  heraldStep: (code: string, body: HeraldStep) => askHerald<HeraldShown>(code, 'steps', body),
  heraldCounts: (code: string, body: HeraldCounts) => askHerald<HeraldShown>(code, 'counts', body),
  games,
  gamesHere,
  weigh,
  sharing: () => askServer<Sharing>({ verb: 'GET', path: '/api/me/sharing' }),
  share: (body: Share) => askServer<Sharing>({ verb: 'POST', path: '/api/me/sharing', body }),
  sharedGames: (token: string) => askServer<SharedGames>({ verb: 'GET', path: `/api/shared/${token}` }),
  exportMine,
  forgetMe,
  recordAddress: (match: string) => matchPath(match, 'record'),
  /** The record of a match that was played on this device. */
  recordHere: (match: string) => get<Told>(matchPath(match, 'record')),
  /** All tables of this device as a file, and such a file taken in. */
  archive: () => askDevice<Told>({ verb: 'GET', path: '/api/archive' }),
  takeIn: (file: Uint8Array) => askDevice<TakenIn>({ verb: 'POST', path: '/api/archive', body: file }),
  takeRecord: (file: Uint8Array) => askDevice<Opened>({ verb: 'POST', path: '/api/records', body: file }),
};
