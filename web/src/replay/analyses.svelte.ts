/** What the server makes of a finished match, for each map that is looked at. */
import type { Analysis, Reviewed } from '../protocol';
import { RefusedError } from '../shell/api';
import type { Replay } from './replay.svelte';

/** A turn on the slider: where it is, and what it gave away. */
export interface Bar {
  at: number;
  review: Reviewed;
  isTurning: boolean;
}

export class Analyses {
  isOpen = $state(false);
  private refusals = $state.raw<ReadonlyMap<number, RefusedError>>(new Map());
  private known = $state.raw<ReadonlyMap<number, Analysis>>(new Map());
  private asking: { seat: number; given: AbortController } | null = null;

  /** Why there is none of the map that is looked at. */
  readonly refusal = $derived.by(() => this.refusals.get(this.replay.seat) ?? null);
  /** The analysis of the map that is looked at, once it is there. */
  readonly shown = $derived.by(() => (this.isOpen ? (this.known.get(this.replay.seat) ?? null) : null));
  /** What it says about the drawing of this moment. */
  readonly review = $derived.by<Reviewed | null>(() => {
    const step = this.replay.step;
    return step?.event === 'turn_drawn' ? (this.shown?.turns.find((each) => each.turn === step.turn) ?? null) : null;
  });
  readonly bars = $derived.by<Bar[]>(() =>
    (this.shown?.turns ?? []).flatMap((review) => {
      const at = this.momentOf(review.turn);
      return at < 0 ? [] : [{ at, review, isTurning: this.shown?.turning.includes(review.turn) ?? false }];
    }),
  );

  constructor(
    private readonly replay: Replay,
    private readonly source: (seat: number, signal: AbortSignal) => Promise<Analysis>,
  ) {}

  /** What a turn gave away. */
  lostIn(turn: number): number {
    return this.shown?.turns.find((each) => each.turn === turn)?.lost ?? 0;
  }

  /** Shows the moment in which a turn was drawn. */
  goTo(turn: number): void {
    const at = this.momentOf(turn);
    if (at >= 0) this.replay.go(at);
  }

  /** Asks for the analysis of a map; that of another one, which nobody looks at any more, is given up. */
  async ask(seat: number): Promise<void> {
    if (this.known.has(seat) || this.asking?.seat === seat) return;
    this.giveUp();
    const given = new AbortController();
    this.asking = { seat, given };
    this.refuse(seat, null);
    try {
      const found = await this.source(seat, given.signal);
      this.known = new Map(this.known).set(seat, found);
    } catch (error) {
      if (given.signal.aborted) return;
      if (!(error instanceof RefusedError)) throw error;
      this.refuse(seat, error);
    } finally {
      if (this.asking?.given === given) this.asking = null;
    }
  }

  /** Waits for nothing any more. */
  giveUp(): void {
    this.asking?.given.abort();
    this.asking = null;
  }

  private refuse(seat: number, refusal: RefusedError | null): void {
    const others = [...this.refusals].filter(([each]) => each !== seat);
    this.refusals = new Map(refusal ? [...others, [seat, refusal]] : others);
  }

  private momentOf(turn: number): number {
    return this.replay.steps.findIndex((step) => step.event === 'turn_drawn' && step.turn === turn);
  }
}
