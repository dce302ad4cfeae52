/** What is odd about a sheet, asked a moment after it has changed; and what bots make of it, asked on request. */
import type { SheetOddity, Tried } from '../protocol';
import { api, RefusedError } from '../shell/api';
import { reasonOf } from '../start/wish.svelte';
import { rowsIn } from '../map/sheetcode';

const BOTS = ['random', 'greedy', 'planner'];
const SOON = 300;

export class Judging {
  oddities = $state.raw<readonly SheetOddity[]>([]);
  /** Why no game can be played on it. */
  refusal = $state('');
  tried = $state.raw<readonly Tried[]>([]);
  /** The bot that is playing now. */
  playing = $state('');
  why = $state('');
  #triedOn = $state('');
  #asked = '';
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  isOld(sheet: string): boolean {
    return this.tried.length > 0 && this.#triedOn !== rowsIn(sheet);
  }

  /** Looks at a sheet, unless it changes again at once. */
  look(sheet: string): void {
    this.#asked = sheet;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(sheet), SOON);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = '';
    this.#isOver = true;
  }

  async #look(sheet: string): Promise<void> {
    let [oddities, refusal]: [readonly SheetOddity[], string] = [[], ''];
    try {
      oddities = (await api.sheet({ sheet })).oddities;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refusal = reasonOf(error.code, error.details);
    }
    if (this.#asked !== sheet) return;
    this.oddities = oddities;
    this.refusal = refusal;
  }

  /** Lets one bot after the other play on it. */
  async ask(sheet: string): Promise<void> {
    if (this.playing) return;
    const rows = rowsIn(sheet);
    this.#triedOn = rows;
    this.tried = [];
    this.why = '';
    try {
      for (const bot of BOTS) {
        if (this.#isOver) return;
        this.playing = bot;
        this.tried = [...this.tried, await api.trial({ sheet: rows, bot })];
      }
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.why = reasonOf(error.code, error.details);
    } finally {
      this.playing = '';
    }
  }
}
