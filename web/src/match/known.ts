/** What the server has told so far, so that it need tell only what has changed. */
import type { Changes, News, Yours } from '../protocol';

type Tree = Record<string, unknown> | unknown[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** A value with what a patch says has changed: fields of an object, items of a list by their place. */
export function patched<T>(before: T, patch: unknown): T {
  if (!isTree(patch) || Array.isArray(patch) || !isTree(before)) return patch as T;
  const copy = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [name, change] of Object.entries(patch)) copy[name] = patched(copy[name], change);
  return copy as T;
}

export class Known {
  private news: News | null = null;
  /** Changes that lack what concerns the reader alone: it comes next. */
  private held: Changes | null = null;

  /** Where the match stands after a message; null until all of it is there. */
  take(message: News | Changes | Yours): News | null {
    const news = this.after(message);
    if (news) this.news = news;
    return news;
  }

  private after(message: News | Changes | Yours): News | null {
    const held = this.held;
    this.held = null;
    if (message.type === 'news') return message;
    if (message.type === 'changes') {
      if (message.you) return this.changed(message, message.you);
      this.held = message;
      return null;
    }
    if (held?.seq === message.seq) return this.changed(held, message.you);
    const { seq, you, waiting } = message;
    return this.news && { ...this.news, seq, you, waiting: waiting ?? this.news.waiting, events: [] };
  }

  private changed(changes: Changes, you: News['you']): News | null {
    if (!this.news) return null;
    const { seq, now, events, waiting, patch } = changes;
    const { gathering, table } = patched({ gathering: this.news.gathering, table: this.news.table }, patch);
    return { type: 'news', seq, now, events, gathering, table, waiting, you };
  }
}
