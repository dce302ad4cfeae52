/** A match shown again, moment by moment. What lay on the table then comes from the server; nothing is worked out here. */
import type { Event, Gathering, News, SeasonView, Step, TableView } from '../protocol';

/** What a replay asks for, so that tests can bring their own. */
export interface Source {
  steps: () => Promise<readonly Step[]>;
  events: () => Promise<readonly Event[]>;
  news: (seq: number) => Promise<News>;
}

/** Something with moments, to go back and forth through. */
export interface Walk {
  readonly steps: readonly unknown[];
  readonly at: number;
  readonly isPlaying: boolean;
  readonly table: { readonly seasons: readonly SeasonView[] } | null;
  /** The steps at which seasons begin. */
  readonly seasons: readonly { at: number; season: number }[];
  go: (to: number) => void;
  walk: (by: number) => void;
  play: (isPlaying: boolean) => void;
}

/** Moments that are fetched ahead of the one that is shown. */
const AHEAD = 4;

/** What happens at the table but not in the game has no step. */
const BESIDE = new Set<Event['type']>(['clock_ran_out', 'match_abandoned']);
const REVEALING = new Set<Event['type']>(['card_revealed', 'season_started', 'season_scored', 'match_ended']);

export class Replay {
  steps = $state.raw<readonly Step[]>([]);
  /** All that happened, one event for each step. */
  events = $state.raw<readonly Event[]>([]);
  at = $state(0);
  seat = $state(0);
  isPlaying = $state(false);
  private news = $state.raw<ReadonlyMap<number, News>>(new Map());
  private last: News | null = null;
  private readonly asked = new Set<number>();

  /** The moment that is shown: while it is on its way, the one before. */
  readonly shown = $derived.by<News | null>(() => {
    const found = this.news.get(this.at) ?? null;
    if (found) this.last = found;
    return found ?? this.last;
  });

  constructor(private readonly source: Source) {}

  get table(): TableView | null {
    return this.shown?.table ?? null;
  }

  get gathering(): Gathering | null {
    return this.shown?.gathering ?? null;
  }

  get step(): Step | undefined {
    return this.steps[this.at];
  }

  get event(): Event | undefined {
    return this.events[this.at];
  }

  /** What had happened up to the moment that is shown. */
  get past(): readonly Event[] {
    return this.events.slice(0, this.at + 1);
  }

  /** The card that is being drawn or has just been drawn; none between seasons. */
  get card(): string {
    const newest = this.past.findLast((event) => REVEALING.has(event.type));
    return newest?.type === 'card_revealed' ? newest.card : '';
  }

  /** The steps at which seasons begin. */
  get seasons(): { at: number; season: number }[] {
    return this.steps.flatMap((step, at) => (step.event === 'season_started' ? [{ at, season: step.season }] : []));
  }

  async load(): Promise<void> {
    const [steps, events] = await Promise.all([this.source.steps(), this.source.events()]);
    this.steps = steps;
    this.events = events.filter((event) => !BESIDE.has(event.type));
    await this.fetch(this.at);
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, to));
    void this.fetch(this.at);
  }

  /** One moment on or back; playing ends where the match does. */
  walk(by: number): void {
    this.go(this.at + by);
    if (this.at >= this.steps.length - 1) this.isPlaying = false;
  }

  /** Plays from here; at the end, from the beginning. */
  play(isPlaying: boolean): void {
    if (isPlaying && this.at >= this.steps.length - 1) this.go(0);
    this.isPlaying = isPlaying;
  }

  private async fetch(at: number): Promise<void> {
    const wanted = [at, ...Array.from({ length: AHEAD }, (_, ahead) => at + ahead + 1), at - 1];
    await Promise.all(wanted.map((each) => this.fetchOne(each)));
  }

  private async fetchOne(at: number): Promise<void> {
    const step = this.steps[at];
    if (!step || this.asked.has(at)) return;
    this.asked.add(at);
    try {
      const news = await this.source.news(step.seq);
      this.news = new Map(this.news).set(at, news);
    } catch {
      this.asked.delete(at); // it is asked for again when it is needed again
    }
  }
}
