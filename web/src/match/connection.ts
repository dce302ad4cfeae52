/** The socket of a match. It comes back by itself, and sends again what was never answered, with the same id. */
import type { Message, Request } from '../protocol';
import { Known } from './known';

export type Answer = Exclude<Message, { type: 'news' | 'changes' | 'yours' | 'marks' | 'people' | 'preparing' }>;
export type Story = Extract<Message, { type: 'news' | 'marks' | 'people' | 'preparing' }>;
export type Wish = Exclude<Request, { type: 'hello' }>;
export type LinkState = 'connecting' | 'open' | 'lost' | 'refused';

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  told(story: Story): void;
  changed(state: LinkState, reason: string): void;
}

interface Waiting {
  wish: Wish;
  resolve: (answer: Answer) => void;
  patience?: ReturnType<typeof setTimeout>;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** An answer that takes longer means a line that only seems to be open. */
const PATIENCE = 12_000;
/** Whoever thinks about hints may take longer than any line: on a fresh machine, minutes. */
const PATIENCE_WITH_HINTS = 240_000;
const POLICY = 1008;
/** Why there is no line, where so many tries have never opened one. */
export const NO_SOCKET = 'no_socket';
const TRIES = 3;
/** Refusals that another try may not meet again. */
const PASSING = new Set(['', 'too_fast', 'no_hello', 'not_saved']);

export class Connection {
  state: LinkState = 'connecting';
  private line: Line | null = null;
  private seq = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private readonly known = new Known();
  private isEnded = false;
  private wasOpen = false;
  private reason = '';

  constructor(
    private readonly dial: () => Line,
    private readonly listener: Listener,
    private readonly random: () => number = Math.random,
    private readonly isOnline: () => boolean = () => true,
  ) {}

  start(): void {
    if (this.isEnded || this.line) return;
    clearTimeout(this.timer);
    if (!this.isOnline()) {
      this.change('lost');
      return; // `retry` is called when the network is there again
    }
    if (this.tries === 0) this.change('connecting');
    const line = this.dialled();
    this.line = line;
    if (!line) {
      this.wait();
      return;
    }
    line.onopen = () => this.greet(line);
    line.onmessage = (event) => this.hear(event.data);
    line.onclose = (event) => this.lose(line, event.code, event.reason);
  }

  /** The network is there again: no need to wait. */
  retry(): void {
    if (this.state !== 'refused') this.start();
  }

  /** The network is gone, whatever the socket thinks. */
  drop(): void {
    const line = this.line;
    if (!line) return;
    this.lose(line, 1006, '');
    line.close();
  }

  /** Greets anew, as when the person has changed who they are. */
  restart(): void {
    this.drop();
    this.start();
  }

  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
    this.stopWaiting();
    this.line?.close();
    this.line = null;
  }

  /** Sends a wish; resolves with its answer, however often the line breaks in between. */
  ask(wish: Wish): Promise<Answer> {
    return new Promise((resolve) => {
      const waiting = { wish, resolve };
      this.waiting.set(wish.id, waiting);
      if (this.state === 'open') this.send(waiting);
    });
  }

  private greet(line: Line): void {
    line.send(JSON.stringify({ type: 'hello', since: this.seq } satisfies Request));
    this.tries = 0;
    this.wasOpen = true;
    this.change('open');
    for (const waiting of this.waiting.values()) this.send(waiting);
  }

  private send(waiting: Waiting): void {
    this.line?.send(JSON.stringify(waiting.wish));
    const patience = waiting.wish.type === 'ask_hints' ? PATIENCE_WITH_HINTS : PATIENCE;
    waiting.patience = setTimeout(() => this.drop(), patience);
  }

  private stopWaiting(): void {
    for (const { patience } of this.waiting.values()) clearTimeout(patience);
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Message;
    switch (message.type) {
      case 'news':
      case 'changes':
      case 'yours': {
        const news = this.known.take(message);
        if (news) this.tell(news);
        return;
      }
      case 'marks':
        this.tell(message);
        return;
      case 'people':
      case 'preparing':
        this.listener.told(message);
        return;
      default:
        this.answer(message);
    }
  }

  private tell(story: Extract<Story, { seq: number }>): void {
    this.seq = Math.max(this.seq, story.seq);
    this.listener.told(story);
  }

  private answer(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    clearTimeout(waiting.patience);
    this.waiting.delete(answer.id);
    waiting.resolve(answer);
  }

  private lose(line: Line, code: number, reason: string): void {
    if (this.line !== line) return;
    this.line = null;
    this.stopWaiting();
    if (this.isEnded) return;
    if (code === POLICY && !PASSING.has(reason)) {
      this.change('refused', reason);
      return;
    }
    this.wait();
  }

  /** A new line; null where the browser has none to give. */
  private dialled(): Line | null {
    try {
      return this.dial();
    } catch {
      return null;
    }
  }

  /** Tries again after a while. */
  private wait(): void {
    // Half of the pause is chance, so that not everybody comes back at the same moment.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries) * (0.5 + this.random() / 2);
    this.tries += 1;
    this.change('lost', !this.wasOpen && this.tries >= TRIES ? NO_SOCKET : '');
    this.timer = setTimeout(() => this.start(), pause);
  }

  private change(state: LinkState, reason = ''): void {
    if (this.state === state && this.reason === reason && state !== 'refused') return;
    this.state = state;
    this.reason = reason;
    this.listener.changed(state, reason);
  }
}

/** An id that nobody else has. `randomUUID` is missing on plain HTTP, as in a home network. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const socketAddress = (match: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/matches/${match}/socket`;
