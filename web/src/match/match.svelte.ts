/** One match as this browser sees it. News replaces everything; nothing is worked out from events but the log. */
import type { Counted, Event, Gains, Gathering, Hints, News, Offer, Preparing, TableView, You } from '../protocol';
import { botsThere, strongestFirst } from '../lobby/bots';
import { dialHere, isHere } from '../local/desk.svelte';
import { readerHere } from '../local/people.svelte';
import { api, RefusedError } from '../shell/api';
import { printed } from '../shell/cards.svelte';
import {
  Connection,
  newId,
  NO_SOCKET,
  socketAddress,
  type Answer,
  type Line,
  type LinkState,
  type Story,
  type Wish,
} from './connection';

/** Seconds; browsers cannot wait for more than some weeks. */
const LONGEST_LOOK = 24 * 3600;

export interface Refusal {
  code: string;
  details: Record<string, string | number>;
}

/** A wish without its id. */
type Wanted<W> = W extends Wish ? Omit<W, 'id'> : never;

/** A line to a match: to the server, or to the tables of this device. */
const dialled = (code: string): Line =>
  isHere(code) ? dialHere(code, readerHere()?.id ?? '') : (new WebSocket(socketAddress(code)) as unknown as Line);

export class Match {
  news = $state.raw<News | null>(null);
  waiting = $state.raw<readonly number[]>([]);
  here = $state.raw<readonly number[]>([]);
  watchers = $state(0);
  /** Since when seats have no connection, by the server's clock. */
  away = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The seats that are away for so long that others may hand them to a bot. */
  absent = $state.raw<ReadonlySet<number>>(new Set());
  link = $state<LinkState>('connecting');
  linkReason = $state('');
  events = $state.raw<readonly Event[]>([]);
  /** What each map earns as it lies, as far as it was asked. */
  counts = $state.raw<ReadonlyMap<number, Counted>>(new Map());
  /** What each drawing of this turn would change, by skill. */
  gains = $state.raw<ReadonlyMap<string, Gains>>(new Map());
  /** The server answers, but no socket gets through to it. */
  isBlocked = $state(false);
  /** How far strong bots are, while they are being prepared; null where they are ready. */
  preparing = $state.raw<Preparing | null>(null);
  isSending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Called after each news, with the events that came with it. */
  onNews: (news: News, isFirst: boolean) => void = () => undefined;

  private readonly connection: Connection;
  private asked = '';
  /** The seconds from a question to its answer. */
  roundTrip = 0;
  private skew = 0;
  private patience = 0;
  private absence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    dial: () => Line = () => dialled(code),
  ) {
    const changed = (state: LinkState, reason: string): void => {
      this.link = state;
      this.linkReason = reason;
      this.isBlocked = false;
      if (reason === NO_SOCKET) void this.askWhy();
    };
    const listener = { told: (story: Story): void => this.take(story), changed };
    this.connection = new Connection(dial, listener, Math.random, () => isHere(code) || navigator.onLine);
  }

  get table(): TableView | null {
    return this.news?.table ?? null;
  }

  get gathering(): Gathering | null {
    return this.news?.gathering ?? null;
  }

  get you(): You | null {
    return this.news?.you ?? null;
  }

  get seat(): number | null {
    return this.you?.seat ?? null;
  }

  /** Whether nothing more will be drawn: at the end of the year, or because all agreed to end it. */
  get isOver(): boolean {
    return this.gathering?.status === 'over' || this.gathering?.status === 'abandoned';
  }

  /** Whether the table waits for the reader. */
  get isAsked(): boolean {
    return this.seat !== null && this.waiting.includes(this.seat) && !this.isOver;
  }

  /** The server's time, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.skew;
  }

  start(): () => void {
    const online = (): void => this.connection.retry();
    const offline = (): void => void (isHere(this.code) || this.connection.drop());
    addEventListener('online', online);
    addEventListener('offline', offline);
    this.connection.start();
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      clearTimeout(this.absence);
      this.connection.end();
    };
  }

  /** Comes in again, as whoever the server takes this browser for now. */
  reconnect(): void {
    this.connection.restart();
  }

  /** Sends a wish to play; true once it is done for good. */
  async play(
    wanted: Wanted<Extract<Wish, { type: 'draw' | 'destroy' | 'dodge' | 'take_back' | 'return' }>>,
  ): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.refusal = null;
    const answer = await this.ask(wanted);
    this.isSending = false;
    if (answer.type === 'refusal') this.refusal = { code: answer.code, details: answer.details };
    return answer.type === 'done';
  }

  /** Lets the best bot play for somebody who is absent, or for the reader who leaves; they may come back at any time. */
  async handOver(seat: number): Promise<boolean> {
    const bot = strongestFirst(botsThere(printed()?.bots ?? [], isHere(this.code)))[0];
    return bot !== undefined && this.wish(() => api.seatBot(this.code, { seat, bot }));
  }

  /** Agrees to end the match now, or does so no longer. */
  agreeToEnd(agree: boolean): Promise<boolean> {
    return this.wish(() => api.end(this.code, { agree }));
  }

  private async wish(asked: () => Promise<unknown>): Promise<boolean> {
    this.refusal = null;
    try {
      await asked();
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refusal = { code: error.code, details: error.details };
      return false;
    }
  }

  async askOffer(wanted: Omit<Extract<Wish, { type: 'ask_offer' }>, 'id' | 'type'>): Promise<Offer | null> {
    const answer = await this.ask({ type: 'ask_offer', ...wanted });
    if (answer.type === 'refusal') this.refusal = { code: answer.code, details: answer.details };
    return answer.type === 'offered' ? answer.offer : null;
  }

  async askCount(seat: number): Promise<Counted | null> {
    if (!this.table) return null;
    const asked = this.moment();
    const begun = Date.now();
    const answer = await this.ask({ type: 'ask_count', seat });
    this.roundTrip = (Date.now() - begun) / 1000;
    if (answer.type !== 'counted') return null;
    if (asked === this.moment()) this.counts = new Map(this.counts).set(seat, answer);
    return answer;
  }

  async askGains(skill: string): Promise<void> {
    const table = this.table;
    if (!table) return;
    const answer = await this.ask({ type: 'ask_gains', turn: table.turn, skill });
    if (answer.type === 'gains' && answer.turn === this.table?.turn)
      this.gains = new Map(this.gains).set(skill, answer);
  }

  /** The best few drawings for this turn; null where the server refuses to tell, or the turn is over by then. */
  async askHints(): Promise<Hints | null> {
    const table = this.table;
    if (!table) return null;
    this.refusal = null;
    const answer = await this.ask({ type: 'ask_hints', turn: table.turn });
    if (answer.type === 'refusal') this.refusal = { code: answer.code, details: answer.details };
    return answer.type === 'hints' && answer.turn === this.table?.turn ? answer : null;
  }

  /** Finds out whether the server is away or only its sockets are kept from us. */
  private async askWhy(): Promise<void> {
    const isThere = await api
      .me()
      .then(() => true)
      .catch(() => false);
    this.isBlocked = isThere && this.linkReason === NO_SOCKET;
  }

  private ask(wanted: Wanted<Wish>): Promise<Answer> {
    return this.connection.ask({ ...wanted, id: newId() });
  }

  private take(story: Story): void {
    if (story.type === 'marks') {
      this.waiting = story.waiting;
    } else if (story.type === 'people') {
      // Those with whom a device is passed around sit beside it.
      const isRound = isHere(this.code);
      this.here = isRound ? [...story.here, ...story.away.map(({ seat }) => seat)] : story.here;
      this.watchers = story.watchers;
      this.patience = story.patience;
      this.away = new Map(isRound ? [] : story.away.map(({ seat, since }) => [seat, since]));
      this.noteAbsent();
    } else if (story.type === 'preparing') {
      this.preparing = story.percent < 100 ? story : null;
    } else {
      this.replace(story);
    }
  }

  /** Notes who is absent by now, and looks again when the next one will be. */
  private noteAbsent(): void {
    clearTimeout(this.absence);
    const now = this.now();
    const left = [...this.away].map(([seat, since]) => ({ seat, seconds: since + this.patience - now }));
    this.absent = new Set(left.filter(({ seconds }) => seconds <= 0).map(({ seat }) => seat));
    const next = Math.min(...left.filter(({ seconds }) => seconds > 0).map(({ seconds }) => seconds), LONGEST_LOOK);
    if (this.absent.size < left.length) this.absence = setTimeout(() => this.noteAbsent(), next * 1000);
  }

  private replace(news: News): void {
    const isFirst = this.news === null;
    this.skew = news.now - Date.now() / 1000;
    this.events = news.events[0]?.type === 'match_started' ? news.events : [...this.events, ...news.events];
    this.news = news;
    this.waiting = news.waiting;
    this.askAgain();
    this.onNews(news, isFirst);
  }

  /** Where the match stands, as far as stars depend on it. */
  private moment(): string {
    const table = this.table;
    return table
      ? `${table.turn} ${table.card} ${table.task} ${table.season} ${table.over} ${table.dodgers.join()}`
      : '';
  }

  /** Asks for stars where the maps may have changed. */
  private askAgain(): void {
    const moment = this.moment();
    if (!moment || moment === this.asked) return;
    this.asked = moment;
    this.counts = new Map();
    this.gains = new Map();
    const sheet = this.you?.offer?.sheet ?? this.you?.targets?.sheet ?? null;
    for (const seat of new Set([this.seat, sheet])) if (seat !== null) void this.askCount(seat);
    if (this.you?.offer) void this.askGains('');
  }
}
