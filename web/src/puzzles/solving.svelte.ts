/** A puzzle on the page: its position as a match that can be drawn in once, and then the verdict. */
import { HERE } from '../local/desk.svelte';
import { Match } from '../match/match.svelte';
import { Turn } from '../match/turn.svelte';
import type { Draw, PuzzleShown, PuzzleVerdict } from '../protocol';
import { api, RefusedError } from '../shell/api';
import { bePenName } from '../start/penname.svelte';
import { puzzleLine } from './line';
import { TODAY } from './today';

export class Solving {
  shown = $state.raw<PuzzleShown | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  turn = $state.raw<Turn | null>(null);
  refusal = $state.raw<RefusedError | null>(null);
  private stop = (): void => undefined;

  /** Loads a puzzle, by its id or the one of the day. */
  async load(id: string): Promise<void> {
    this.refusal = null;
    try {
      const named = id === TODAY ? (await api.puzzles()).day : id;
      this.take(await api.puzzle(named));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refusal = error;
    }
  }

  end(): void {
    this.stop();
  }

  private take(shown: PuzzleShown): void {
    this.stop();
    // It is here already, so no network is waited for.
    const match = new Match(`${HERE}puzzle`, () => puzzleLine(shown, (drawing) => this.mark(drawing)));
    const turn = new Turn(match);
    match.onNews = () => {
      turn.follow();
      this.turn = turn;
    };
    this.shown = shown;
    this.verdict = shown.verdict;
    this.stop = match.start();
  }

  private async mark({ terrain, spaces, marks = [] }: Draw): Promise<void> {
    const shown = this.shown;
    if (!shown) return;
    await bePenName();
    try {
      this.verdict = await api.solve(shown.puzzle, { terrain, spaces, marks });
    } catch (error) {
      // Answered before, on another device or in another tab: what became of that is shown.
      if (!(error instanceof RefusedError) || error.code !== 'puzzle_answered') throw error;
      this.verdict = (await api.puzzle(shown.puzzle)).verdict;
      throw error;
    }
  }
}
