/** One thing asked of the server: whether it is under way, and why it was refused. */
import { NO_CONNECTION, NO_COOKIES, RefusedError } from '../shell/api';
import { refusalText, t, type Details } from '../texts/texts.svelte';

/** Why not, in words; a server that cannot be reached has refused nothing. */
export function reasonOf(code: string, details: Details): string {
  if (code === NO_CONNECTION) return t('web-no-connection');
  if (code === NO_COOKIES) return t('web-no-cookies', { host: location.host });
  return refusalText(code, details);
}

export class Wish {
  isBusy = $state(false);
  refusal = $state.raw<RefusedError | null>(null);

  /** The refusal in words; empty where there is none. */
  get text(): string {
    return this.refusal ? reasonOf(this.refusal.code, this.refusal.details) : '';
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
