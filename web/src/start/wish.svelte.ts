/** One thing asked of the server: whether it is under way, and why it was refused. */
import { RefusedError } from '../shell/api';
import { refusalText } from '../texts/texts.svelte';

export class Wish {
  isBusy = $state(false);
  refusal = $state.raw<RefusedError | null>(null);

  /** The refusal in words; empty where there is none. */
  get text(): string {
    return this.refusal ? refusalText(this.refusal.code, this.refusal.details) : '';
  }

  /** Does it, once at a time; true where it was not refused. */
  async ask(act: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.refusal = null;
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
