/** Tables on this device: asked like a server, by the worker in which they run. It is started at the first need. */
import { RefusedError } from '../shell/refused';
import type { Line } from '../match/connection';
import type { FromWorker, Person, ToWorker } from './messages';

/** How the codes of matches begin that are played on this device. */
export const HERE = 'here-';
export const isHere = (match: string): boolean => match.startsWith(HERE);

export type DeskState = 'off' | 'loading' | 'ready' | 'failed';

let state = $state<DeskState>('off');
let share = $state(0);
let keeps = $state(true);

/** How far the device's own tables are, from 0 to 1 while they are loaded. */
export const deskState = (): DeskState => state;
export const deskShare = (): number => share;
/** Whether what is played stays when the tab is closed. */
export const isKept = (): boolean => keeps;

export interface Told {
  status: number;
  body: Uint8Array<ArrayBuffer>;
  file: string;
  person: Person | null;
}

let worker: Worker | null = null;
/** What was said while it was loaded: a second try hears it again. */
let early: ToWorker[] = [];
let isSecondTry = false;
let newest = 0;
const asked = new Map<number, { resolve: (told: Told) => void; reject: (error: Error) => void }>();
const lines = new Map<number, Line>();

function hear({ data }: MessageEvent<FromWorker>): void {
  switch (data.type) {
    case 'progress':
      share = Math.max(share, data.share);
      break;
    case 'ready':
      state = 'ready';
      keeps = data.keeps;
      forget();
      break;
    case 'failed':
      fail(data.reason);
      break;
    case 'answer':
      asked.get(data.id)?.resolve(data);
      asked.delete(data.id);
      break;
    case 'said':
      lines.get(data.line)?.onmessage?.({ data: data.text });
      break;
    case 'closed': {
      const line = lines.get(data.line);
      lines.delete(data.line);
      line?.onclose?.({ code: data.code, reason: data.reason });
      break;
    }
  }
}

function forget(): void {
  early = [];
  isSecondTry = false;
}

/**
 * It could not be loaded, as without a network before the first visit, or has broken down.
 *
 * Some browsers fail once in many loads, so loading is tried twice; after that the next question tries again.
 */
function fail(reason: string): void {
  console.warn(`The table on this device has failed: ${reason}`);
  worker?.terminate();
  worker = null;
  if (state === 'loading' && !isSecondTry) {
    isSecondTry = true;
    const again = startDesk();
    for (const message of early) again.postMessage(message);
    return;
  }
  state = 'failed';
  forget();
  for (const { reject } of asked.values()) reject(new RefusedError('no_connection'));
  asked.clear();
  for (const line of [...lines.values()]) line.onclose?.({ code: 1006, reason: '' });
  lines.clear();
}

/** Starts the worker, unless it is. */
export function startDesk(): Worker {
  if (worker) return worker;
  state = 'loading';
  share = 0;
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'cartographers' });
  made.onmessage = (event: MessageEvent<FromWorker>) => {
    if (worker === made) hear(event); // not one that was given up
  };
  made.onerror = (event) => fail(event.message || 'the worker does not start');
  worker = made;
  return made;
}

function send(message: ToWorker): void {
  const to = startDesk();
  if (state === 'loading') early.push(message);
  to.postMessage(message);
}

export function askHere(verb: string, path: string, person: Person | null, body: Uint8Array): Promise<Told> {
  newest += 1;
  const id = newest;
  return new Promise((resolve, reject) => {
    asked.set(id, { resolve, reject });
    send({ type: 'request', id, verb, path, person, body });
  });
}

/** A line to a match of this device. */
export function dialHere(match: string, person: string): Line {
  newest += 1;
  const number = newest;
  const line: Line = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => send({ type: 'say', line: number, text }),
    close: () => {
      lines.delete(number);
      worker?.postMessage({ type: 'hang_up', line: number } satisfies ToWorker);
    },
  };
  lines.set(number, line);
  send({ type: 'connect', line: number, match, person });
  queueMicrotask(() => line.onopen?.());
  return line;
}
