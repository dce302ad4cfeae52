/** Two games on one deal, shown in step: the cards are the same, so each step is of the same card. */
import { SIZE } from '../map/spaces';
import type { Course, CourseStep, SeasonView } from '../protocol';
import type { Walk } from '../replay/replay.svelte';

/** The spaces, by number, at which two maps differ. */
export function changed(before: readonly string[], after: readonly string[]): number[] {
  const spaces: number[] = [];
  after.forEach((line, row) => {
    const [was, is] = [before[row] ?? '', line];
    for (let column = 0; column < SIZE; column += 1) if (was[column] !== is[column]) spaces.push(row * SIZE + column);
  });
  return spaces;
}

export class Comparison implements Walk {
  mine = $state.raw<Course | null>(null);
  theirs = $state.raw<Course | null>(null);
  at = $state(0);
  isPlaying = $state(false);

  constructor(private readonly year: () => readonly SeasonView[]) {}

  get steps(): readonly CourseStep[] {
    return (this.mine ?? this.theirs)?.steps ?? [];
  }

  get table(): { seasons: readonly SeasonView[] } {
    return { seasons: this.year() };
  }

  get seasons(): { at: number; season: number }[] {
    return this.steps.flatMap(({ season }, at) =>
      at === 0 || this.steps[at - 1]?.season !== season ? [{ at, season }] : [],
    );
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, to));
  }

  walk(by: number): void {
    this.go(this.at + by);
    if (this.at >= this.steps.length - 1) this.isPlaying = false;
  }

  /** Plays from here; at the end, from the beginning. */
  play(isPlaying: boolean): void {
    if (isPlaying && this.at >= this.steps.length - 1) this.go(0);
    this.isPlaying = isPlaying;
  }
}
