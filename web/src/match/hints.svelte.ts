/** The best few drawings, where the host allows to ask for them. They go with the turn. */
import type { Hint, Hints as Told } from '../protocol';
import type { Turn } from './turn.svelte';

export class Hints {
  best = $state.raw<readonly Hint[]>([]);
  isOpen = $state(false);
  isAsking = $state(false);
  /** Whether they come from a quick first look only, because strong bots are still being prepared. */
  isQuick = $state(false);
  /** The place of the hint that is in the hand; -1 for none. */
  readonly held = $derived.by(() => this.best.findIndex((each) => this.turn.isHeld(each.drawing)));
  private last = -1;
  private question = 0;
  private asked: Promise<Told | null> | null = null;

  constructor(private readonly turn: Turn) {}

  get isAllowed(): boolean {
    return this.turn.hand !== null && !this.turn.wanted?.isOnly && this.turn.match.gathering?.house.hints === true;
  }

  /** Shows them, or hides them again; while they are on their way, waits no longer. */
  async toggle(): Promise<void> {
    if (this.isOpen) this.isOpen = false;
    else if (this.isAsking) this.isAsking = false;
    else await this.show();
  }

  /** Shows them; where they are shown, takes the next one in the hand. */
  async next(): Promise<void> {
    if (this.isAsking) return;
    if (!this.isOpen) await this.show();
    else await this.choose((this.last + 1) % this.best.length);
  }

  async choose(place: number): Promise<void> {
    const chosen = this.best[place];
    if (!chosen) return;
    this.last = place;
    await this.turn.hold(chosen.drawing);
  }

  /** Whether better ones can be had than those that are there. */
  get mayLookCloser(): boolean {
    return this.isQuick && this.turn.match.preparing === null;
  }

  /** Asks again, after a quick first look. */
  async lookCloser(): Promise<void> {
    if (this.isAsking || !this.mayLookCloser) return;
    this.isOpen = false;
    this.best = [];
    await this.show();
  }

  /** The stars that a hint is behind the best one at the end, below zero. */
  behind(hint: Hint): number {
    return Math.round((hint.value - (this.best[0]?.value ?? hint.value)) * 10) / 10;
  }

  /** Another question is asked: what was told no longer holds. */
  clear(): void {
    this.question += 1;
    this.best = [];
    this.isQuick = false;
    this.asked = null;
    this.isOpen = false;
    this.isAsking = false;
    this.last = -1;
  }

  private async show(): Promise<void> {
    if (!this.isAllowed) return;
    if (this.best.length === 0) {
      const question = this.question;
      this.isAsking = true;
      this.asked ??= this.turn.match.askHints();
      const told = await this.asked;
      if (question !== this.question) return;
      this.asked = null;
      this.best = told?.hints ?? [];
      this.isQuick = told?.is_quick ?? false;
      if (!this.isAsking) return; // nobody waits any more
      this.isAsking = false;
    }
    this.isOpen = this.best.length > 0;
  }
}
