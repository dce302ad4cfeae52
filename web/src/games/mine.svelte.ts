/** The reader's finished games, or those that somebody shares; and what reviews make of them, one after the other. */
import { api, RefusedError } from '../shell/api';
import { reasonOf } from '../start/wish.svelte';
import { gamesOf, isWeighed, type Game } from './figures';
import type { LobbyLine } from '../protocol';

export class Mine {
  lines = $state.raw<readonly LobbyLine[]>([]);
  /** Whose they are, where somebody shares them. */
  name = $state('');
  isKnown = $state(false);
  refusal = $state.raw<RefusedError | null>(null);
  /** How many games are to be looked at, and how many were; null where none is. */
  weighing = $state.raw<{ done: number; all: number } | null>(null);

  private readonly leaving = new AbortController();

  constructor(private readonly token: string) {}

  readonly games = $derived.by((): Game[] => gamesOf(this.lines));

  get text(): string {
    return this.refusal ? reasonOf(this.refusal.code, this.refusal.details) : '';
  }

  async load(): Promise<void> {
    await this.tried(async () => {
      if (this.token) {
        const shared = await api.sharedGames(this.token);
        this.name = shared.name;
        this.lines = shared.matches;
      } else {
        const there = await api.games();
        this.lines = there;
        this.isKnown = there.length > 0; // what was played on this device may have to be loaded first
        this.lines = [...there, ...(await api.gamesHere())];
      }
    });
    this.isKnown = true;
  }

  /** Asks for a review of every game that has none, the newest first; it goes on until the page is left. */
  async weigh(): Promise<void> {
    if (this.weighing) return;
    const asked = this.games.filter((game) => !isWeighed(game)).reverse();
    await this.tried(async () => {
      for (const [done, { match }] of asked.entries()) {
        this.weighing = { done, all: asked.length };
        const weighed = await api.weigh(match, this.leaving.signal);
        if (this.leaving.signal.aborted) return;
        this.lines = this.lines.map((line) =>
          line.match === match && line.result ? { ...line, result: { ...line.result, ...weighed } } : line,
        );
      }
    });
    this.weighing = null;
  }

  /** Nobody reads any more. */
  leave(): void {
    this.leaving.abort();
  }

  private async tried(act: () => Promise<void>): Promise<void> {
    this.refusal = null;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refusal = error;
    }
  }
}
