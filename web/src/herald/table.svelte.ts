/** A herald's table as the page knows it: asked for again and again, and stepped through by its host. */
import type { Announcement, HeraldCounts, HeraldShown, HeraldStep } from '../protocol';
import { api } from '../shell/api';
import { isHere } from '../local/desk.svelte';
import { Wish } from '../start/wish.svelte';

const ASK_EVERY = 2500;

export class HeraldTable {
  shown = $state.raw<HeraldShown | null>(null);
  /** Seconds that are left of the clock; null where it does not run. */
  left = $state<number | null>(null);
  readonly loading = new Wish();
  readonly wish = new Wish();
  private ahead = 0; // of the server's clock

  constructor(readonly code: string) {}

  get announced(): Announcement | undefined {
    return this.shown?.announced.at(-1);
  }

  get isHost(): boolean {
    return this.shown?.host ?? false;
  }

  /** Whether scorers on other phones reach this table. */
  get isShared(): boolean {
    return !isHere(this.code);
  }

  /** Asks now and every few seconds while the page is looked at; the clock runs in between. */
  start(): () => void {
    void this.load();
    const asking = setInterval(() => {
      if (this.isShared && document.visibilityState === 'visible' && !this.wish.isBusy) void this.load();
    }, ASK_EVERY);
    const ticking = setInterval(() => this.look(), 200);
    return () => {
      clearInterval(asking);
      clearInterval(ticking);
    };
  }

  load(): Promise<boolean> {
    return this.loading.ask(async () => this.take(await api.herald(this.code)));
  }

  step(step: HeraldStep['step'], card = ''): Promise<boolean> {
    return this.wish.ask(async () =>
      this.take(await api.heraldStep(this.code, { step, at: this.shown?.at ?? 0, card })),
    );
  }

  tell(counts: HeraldCounts): Promise<boolean> {
    return this.wish.ask(async () => this.take(await api.heraldCounts(this.code, counts)));
  }

  private take(shown: HeraldShown): void {
    this.ahead = shown.now - Date.now() / 1000;
    this.shown = shown;
    this.look();
  }

  private look(): void {
    const due = this.shown?.due ?? null;
    this.left = due === null ? null : Math.max(0, Math.ceil(due - this.ahead - Date.now() / 1000));
  }
}
