/** Requests over HTTP: JSON there and back; what is refused is thrown as a refusal. */
import type {
  Analysis,
  Arrange,
  Changed,
  EndMatch,
  FreeSeat,
  Lobby,
  Me,
  Move,
  News,
  OpenMatch,
  Opened,
  Printed,
  Reach,
  Refused,
  SeatBot,
  SetName,
  SitDown,
  Steps,
  Token,
} from '../protocol';

/** What is no refusal of the server: it was not reached, or the browser keeps none of its cookies. */
export const NO_CONNECTION = 'no_connection';
export const NO_COOKIES = 'no_cookies';

/** A wish that the server refused; `code` is the id of its sentence. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

async function answered<Answer>(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Answer;
  const refused = body as Refused | null;
  throw new RefusedError(refused?.refused ?? 'server_error', refused?.details ?? {});
}

async function asked(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new RefusedError(NO_CONNECTION);
  }
}

const get = async <Answer>(path: string, signal?: AbortSignal): Promise<Answer> =>
  answered<Answer>(await asked(path, { signal: signal ?? null }));

async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return answered<Answer>(await asked(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

const matchPath = (match: string, act = ''): string => `/api/matches/${match}${act && `/${act}`}`;

export const api = {
  cards: () => get<Printed>('/api/cards'),
  me: () => get<Me>('/api/me'),
  reach: () => get<Reach>('/api/reach'),
  setName: (body: SetName) => post<Me>('/api/me', body),
  token: () => post<Token>('/api/me/token'),
  move: (body: Move) => post<Me>('/api/me/move', body),
  matches: () => get<Lobby>('/api/matches'),
  mine: () => get<Lobby>('/api/me/matches'),
  news: (match: string) => get<News>(matchPath(match)),
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
  recordAddress: (match: string) => matchPath(match, 'record'),
};
