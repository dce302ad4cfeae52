/** One match as this browser sees it. News replaces everything; nothing is worked out from events but the log. */
import type { Advice, Counted, Event, Gains, Gathering, News, Offer, TableView, You } from '../protocol';
import { strongestFirst } from '../lobby/bots';
import { api, type RefusedError } from '../shell/api';
import { printed } from '../shell/cards.svelte';
import { Connection, newId, socketAddress, type Answer, type Line, type LinkState, type Story, type Wish } from './connection';

export interface Refusal {
  code: string;
  details: Record<string, string | number>;
}

/** A wish without its id. */
type Wanted<W> = W extends Wish ? Omit<W, 'id'> : never;

export class Match {
  news = $state.raw<News | null>(null);
  waiting = $state.raw<readonly number[]>([]);
  here = $state.raw<readonly number[]>([]);
  watchers = $state(0);
  link = $state<LinkState>('connecting');
  linkReason = $state('');
  events = $state.raw<readonly Event[]>([]);
  /** What each map earns as it lies, as far as it was asked. */
  counts = $state.raw<ReadonlyMap<number, Counted>>(new Map());
  /** What each drawing of this turn would change, by skill. */
  gains = $state.raw<ReadonlyMap<string, Gains>>(new Map());
  isSending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Called after each news, with the events that came with it. */
  onNews: (news: News, isFirst: boolean) => void = () => undefined;

  private readonly connection: Connection;
  private asked = '';
  private skew = 0;

  constructor(
    readonly code: string,
    dial: () => Line = () => new WebSocket(socketAddress(code)) as unknown as Line,
  ) {
    const changed = (state: LinkState, reason: string): void => {
      this.link = state;
      this.linkReason = reason;
    };
    const listener = { told: (story: Story): void => this.take(story), changed };
    this.connection = new Connection(dial, listener, Math.random, () => navigator.onLine);
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

  /** The server's time, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.skew;
  }

  start(): () => void {
    const online = (): void => this.connection.retry();
    const offline = (): void => this.connection.drop();
    addEventListener('online', online);
    addEventListener('offline', offline);
    this.connection.start();
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.connection.end();
    };
  }

  /** Comes in again, as whoever the server takes this browser for now. */
  reconnect(): void {
    this.connection.restart();
  }

  /** Sends a wish to play; true once it is done for good. */
  async play(wanted: Wanted<Extract<Wish, { type: 'draw' | 'destroy' | 'dodge' | 'take_back' | 'return' }>>): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.refusal = null;
    const answer = await this.ask(wanted);
    this.isSending = false;
    if (answer.type === 'refusal') this.refusal = { code: answer.code, details: answer.details };
    return answer.type === 'done';
  }

  /** Lets the best bot play for somebody who is away; they may come back to it at any time. */
  async handOver(seat: number): Promise<void> {
    const bot = strongestFirst(printed()?.bots ?? [])[0];
    if (!bot) return;
    this.refusal = null;
    await api.seatBot(this.code, { seat, bot }).catch((refused: RefusedError) => {
      this.refusal = { code: refused.code, details: refused.details };
    });
  }

  async askOffer(wanted: Omit<Extract<Wish, { type: 'ask_offer' }>, 'id' | 'type'>): Promise<Offer | null> {
    const answer = await this.ask({ type: 'ask_offer', ...wanted });
    if (answer.type === 'refusal') this.refusal = { code: answer.code, details: answer.details };
    return answer.type === 'offered' ? answer.offer : null;
  }

  async askCount(seat: number): Promise<Counted | null> {
    if (!this.table) return null;
    const asked = this.moment();
    const answer = await this.ask({ type: 'ask_count', seat });
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
  async askHints(): Promise<readonly Advice[] | null> {
    const table = this.table;
    if (!table) return null;
    this.refusal = null;
    const answer = await this.ask({ type: 'ask_hints', turn: table.turn });
    if (answer.type === 'refusal') this.refusal = { code: answer.code, details: answer.details };
    return answer.type === 'hints' && answer.turn === this.table?.turn ? answer.hints : null;
  }

  private ask(wanted: Wanted<Wish>): Promise<Answer> {
    return this.connection.ask({ ...wanted, id: newId() } as Wish);
  }

  private take(story: Story): void {
    if (story.type === 'marks') {
      this.waiting = story.waiting;
    } else if (story.type === 'people') {
      this.here = story.here;
      this.watchers = story.watchers;
    } else {
      this.replace(story);
    }
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
    return table ? `${table.turn} ${table.card} ${table.task} ${table.season} ${table.over} ${table.dodgers.join()}` : '';
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
