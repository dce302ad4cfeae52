/** Shortly before the clock of a turn runs out, what lies in the hand is drawn, where it fits. */
import type { Turn } from './turn.svelte';

/** Seconds before the end: browsers let a page in the background wake once a second only. */
const AHEAD = 2;
const SLOWEST = 3;

export class LastCall {
  /** The turn whose drawing was sent so. */
  private sent = $state<number | null>(null);
  private due: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly turn: Turn) {}

  /** Follows the news. The timer is set here and not by another timer: browsers let such a one sleep in the background. */
  follow(): void {
    const due = this.turn.table?.due ?? null;
    if (due === this.due) return;
    this.end();
    this.due = due;
    if (due === null) return;
    const wait = due - this.ahead - this.turn.match.now();
    this.timer = setTimeout(() => void this.call(due), Math.max(0, wait) * 1000);
  }

  end(): void {
    clearTimeout(this.timer);
    this.due = null;
  }

  /** Whether the drawing of the last turn, or of this one, was sent because its time was up. */
  get isHeard(): boolean {
    return this.sent !== null && (this.turn.table?.turn ?? 0) - this.sent <= 1;
  }

  /** How many seconds before the end it is called: enough for the way there, and never much of a short clock. */
  private get ahead(): number {
    const { match, table } = this.turn;
    const clock = (table?.due ?? 0) - (table?.asked ?? 0);
    return Math.min(AHEAD + Math.min(match.roundTrip, SLOWEST), clock / 3);
  }

  private async call(due: number): Promise<void> {
    const { match, table } = this.turn;
    if (match.link !== 'open' || match.now() >= due || table?.due !== due) return;
    if (await this.turn.drawNow()) this.sent = table.turn;
  }
}
