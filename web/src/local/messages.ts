/** What the page and its worker say to each other. */
export interface Person {
  id: string;
  name: string;
}

export type ToWorker =
  | { type: 'request'; id: number; verb: string; path: string; person: Person | null; body: Uint8Array }
  | { type: 'connect'; line: number; match: string; person: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'hang_up'; line: number };

export type FromWorker =
  | { type: 'progress'; share: number }
  | { type: 'ready'; keeps: boolean }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; id: number; status: number; body: Uint8Array<ArrayBuffer>; file: string; person: Person | null }
  | { type: 'said'; line: number; text: string }
  | { type: 'closed'; line: number; code: number; reason: string };
