/** An event as it goes on: asked again now and then, and whenever a round opens or closes. */
import type { EventNews, EventShown, EventYou } from '../protocol';
import { RefusedError } from '../shell/refused';
import { reasonOf } from '../start/wish.svelte';
import { asking } from './asking';
import { isOver } from './event';

const OFTEN = 4000;
const SELDOM = 30_000;
/** A round opens or closes for all at once; they ask within this time after it. */
const SPREAD = 1500;

export class Following {
  shown = $state.raw<EventShown | null>(null);
  you = $state.raw<EventYou | null>(null);
  /** The server's clock, by the second. */
  now = $state(Date.now() / 1000);
  /** Why nothing is known. */
  said = $state('');
  private tag = '';
  private ahead = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isGone = false;

  constructor(readonly code: string) {}

  /** Follows until what it gives is called. */
  start(): () => void {
    const tick = setInterval(() => this.tick(), 1000);
    const look = (): void => {
      if (!document.hidden) void this.ask();
    };
    document.addEventListener('visibilitychange', look);
    void this.ask();
    return () => {
      this.isGone = true;
      clearInterval(tick);
      clearTimeout(this.timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** Takes what the server told in answer to something else. */
  take(news: EventNews): void {
    this.ahead = news.now - Date.now() / 1000;
    this.tag = news.tag;
    this.you = news.you;
    if (news.shown) this.shown = news.shown;
    this.said = '';
    this.tick();
  }

  private tick(): void {
    this.now = Date.now() / 1000 + this.ahead;
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take(await asking.news(this.code, this.tag));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.said = reasonOf(error.code, error.details);
    }
    if (!this.isGone) this.timer = setTimeout(() => void (document.hidden || this.ask()), this.rest());
  }

  /** Milliseconds until it asks again. */
  private rest(): number {
    if (!this.shown || isOver(this.shown)) return SELDOM;
    const often = OFTEN * (0.8 + 0.4 * Math.random());
    const moments = this.shown.rounds.flatMap(({ opens, closes }) => [opens, closes]);
    const due = Math.min(...moments.filter((moment) => moment > this.now)) - this.now;
    return Math.min(often, due * 1000 + 200 + SPREAD * Math.random());
  }
}
