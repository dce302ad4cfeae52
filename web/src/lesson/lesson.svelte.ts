/** A lesson at the table: which step is due, what it wants, and what is said of the learner's own drawing. */
import { EDICTS } from '../hand/gains';
import type { Turn, Wanted } from '../match/turn.svelte';
import { spaceOf } from '../map/spaces';
import type { Edict, LessonStep, Reviewed } from '../protocol';
import { api, RefusedError } from '../shell/api';
import { withTexts } from '../texts/texts.svelte';
import { keepLearned, keepPast, pastSteps } from './kept';
import { dueStep, pressesOf, wantedIn } from './steps';

export class Lesson {
  isCounting = $state(false);
  /** What the analysis says of the last drawing; null until it is known. */
  reviewed = $state.raw<Reviewed | null>(null);
  private past = $state(0);

  readonly place = $derived.by(() => {
    const { table, match } = this.turn;
    const { isCounting, past } = this;
    const isGivenUp = match.gathering?.status === 'abandoned';
    return dueStep(this.steps, { turn: table?.turn ?? 0, isOver: match.isOver, isGivenUp, isCounting, past });
  });
  readonly step = $derived.by<LessonStep | null>(() => this.steps[this.place] ?? null);
  readonly presses = $derived.by(() => (this.step ? pressesOf(this.step, this.turn) : []));

  /** What is dashed on the map: what the step wants, or what the analysis would have drawn. */
  readonly wanted = $derived.by<Wanted | null>(() => {
    const { step, reviewed } = this;
    const { hand } = this.turn;
    if (step?.kind === 'review' && reviewed && reviewed.lost > 0)
      return {
        terrain: reviewed.best.drawing.terrain,
        spaces: reviewed.best.drawing.spaces.map(spaceOf),
        marks: reviewed.best.drawing.marks.map(spaceOf),
        isOnly: false,
      };
    if (step?.kind !== 'draw' || !step.terrain || !hand || !wantedIn(hand, step)) return null;
    return { terrain: step.terrain, spaces: step.spaces.map(spaceOf), marks: step.marks.map(spaceOf), isOnly: true };
  });

  /** The edicts that were taught so far, or are now. */
  readonly edicts = $derived.by<readonly Edict[]>(() => {
    if (this.isLeft) return EDICTS;
    if (this.step?.edict) return [this.step.edict];
    const first = this.steps.findIndex((step) => step.edict);
    const { table } = this.turn;
    return this.place > first ? (table?.seasons[table.season]?.edicts ?? []) : [];
  });

  private constructor(
    readonly turn: Turn,
    readonly name: string,
    readonly steps: readonly LessonStep[],
  ) {
    this.past = pastSteps(turn.match.code);
  }

  /** The lesson of a match, with its words; null where the server knows no such lesson. */
  static async of(turn: Turn, name: string): Promise<Lesson | null> {
    try {
      const [{ steps }] = await Promise.all([api.lesson(name), withTexts('lesson')]);
      return new Lesson(turn, name, steps);
    } catch (error) {
      if (error instanceof RefusedError) return null;
      throw error;
    }
  }

  /** Whether all is taught. */
  get isOver(): boolean {
    return this.place >= this.steps.length;
  }

  /** Remembers the lesson as a finished one, unless it was given up. */
  keep(): void {
    if (this.isOver && this.turn.match.gathering?.status !== 'abandoned') keepLearned(this.name);
  }

  /** Whether the learner plays on without it. */
  get isLeft(): boolean {
    return this.isOver && this.past > this.steps.length;
  }

  /** Leaves a step behind that asks for no drawing; after the last one, the lesson. */
  pass(): void {
    this.past = this.place + 1;
    keepPast(this.turn.match.code, this.past);
  }

  /** Does for the learner what the step asks for. */
  async skip(): Promise<void> {
    const { step } = this;
    const { hand, targets } = this.turn;
    const spaces = step?.spaces.map(spaceOf) ?? [];
    if (step?.kind === 'destroy') {
      this.turn.target = targets.find((space) => spaces.includes(space)) ?? targets[0] ?? null;
      return void (await this.turn.destroy());
    }
    if (step?.kind !== 'draw' && step?.kind !== 'free') return this.pass();
    if (!hand) return;
    if (!step.terrain || !hand.putOn(spaces, step.terrain, step.marks.map(spaceOf))) hand.nextFit();
    await this.turn.confirm();
  }

  /** Asks what the analysis says of the learner's own drawing. */
  async review(signal: AbortSignal): Promise<void> {
    const { match } = this.turn;
    try {
      const { turns } = await api.analysis(match.code, match.seat ?? 0, signal);
      this.reviewed = turns.at(-1) ?? null;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
  }
}
