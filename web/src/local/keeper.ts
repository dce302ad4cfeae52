/**
 * The browser's database: logs of matches, as Python's shelf asks for them. Texts in, texts out.
 *
 * Several tabs share it; whoever writes checks in the same transaction that nobody else has.
 */
const NAME = 'cartographers';
const VERSION = 1;

interface KeptEntry {
  match: string;
  seq: number;
  text: string;
}
interface KeptLine {
  match: string;
  newest: number;
  text: string;
}

export interface Keeper {
  append(match: string, first: number, line: string, entries: string): Promise<boolean>;
  entries(match: string, after: number, most: number): Promise<string>;
  lines(): Promise<string>;
  remove(match: string): Promise<void>;
  spend(token: string, until: number, now: number): Promise<boolean>;
  tell(match: string, newest: number, message: string): void;
}

const listOf = (texts: readonly string[]): string => `[${texts.join(',')}]`;

/** What a request of the database comes to. */
const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refuses'));
  });

/** A transaction is done when the disk has it, not when its requests are. */
const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'));
    transaction.onerror = () => reject(transaction.error ?? new Error('the database refuses'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore('entries', { keyPath: ['match', 'seq'] });
    database.createObjectStore('lines', { keyPath: 'match' });
    database.createObjectStore('tokens', { keyPath: 'token' });
  };
  return result(request);
}

const logOf = (match: string, after = 0): IDBKeyRange => IDBKeyRange.bound([match, after], [match, Infinity], true);

class DatabaseKeeper implements Keeper {
  constructor(
    private readonly database: IDBDatabase,
    private readonly channel: BroadcastChannel,
  ) {}

  async append(match: string, first: number, line: string, entries: string): Promise<boolean> {
    const transaction = this.database.transaction(['entries', 'lines'], 'readwrite', { durability: 'strict' });
    const kept = done(transaction);
    const lines = transaction.objectStore('lines');
    const before = (await result(lines.get(match))) as KeptLine | undefined;
    const newest = before?.newest ?? 0;
    const texts = (JSON.parse(entries) as unknown[]).map((entry) => JSON.stringify(entry));
    if (texts.length && first !== newest + 1) {
      transaction.abort();
      await kept.catch(() => undefined);
      return false;
    }
    const log = transaction.objectStore('entries');
    texts.forEach((text, place) => log.add({ match, seq: first + place, text } satisfies KeptEntry));
    lines.put({ match, newest: newest + texts.length, text: line } satisfies KeptLine);
    await kept;
    return true;
  }

  async entries(match: string, after: number, most: number): Promise<string> {
    const log = this.database.transaction('entries').objectStore('entries');
    const found = (await result(log.getAll(logOf(match, after), most || undefined))) as KeptEntry[];
    return listOf(found.map(({ text }) => text));
  }

  async lines(): Promise<string> {
    const found = (await result(this.database.transaction('lines').objectStore('lines').getAll())) as KeptLine[];
    return listOf(found.map(({ text }) => text));
  }

  async remove(match: string): Promise<void> {
    const transaction = this.database.transaction(['entries', 'lines'], 'readwrite');
    transaction.objectStore('entries').delete(logOf(match));
    transaction.objectStore('lines').delete(match);
    await done(transaction);
  }

  async spend(token: string, until: number): Promise<boolean> {
    const transaction = this.database.transaction('tokens', 'readwrite');
    const kept = done(transaction);
    const tokens = transaction.objectStore('tokens');
    const isFirst = !(await result(tokens.get(token)));
    if (isFirst) tokens.put({ token, until });
    await kept;
    return isFirst;
  }

  tell(match: string, newest: number, message: string): void {
    this.channel.postMessage({ match, newest, message });
  }
}

/** Keeps nothing beyond the tab: for a browser that has no database to give. */
class FleetingKeeper implements Keeper {
  private readonly logs = new Map<string, { line: string; entries: string[] }>();
  private readonly tokens = new Set<string>();

  append(match: string, first: number, line: string, entries: string): Promise<boolean> {
    const log = this.logs.get(match) ?? { line, entries: [] };
    const texts = (JSON.parse(entries) as unknown[]).map((entry) => JSON.stringify(entry));
    if (texts.length && first !== log.entries.length + 1) return Promise.resolve(false);
    this.logs.set(match, { line, entries: [...log.entries, ...texts] });
    return Promise.resolve(true);
  }

  entries(match: string, after: number, most: number): Promise<string> {
    const found = this.logs.get(match)?.entries.slice(after) ?? [];
    return Promise.resolve(listOf(most ? found.slice(0, most) : found));
  }

  lines(): Promise<string> {
    return Promise.resolve(listOf([...this.logs.values()].map(({ line }) => line)));
  }

  remove(match: string): Promise<void> {
    this.logs.delete(match);
    return Promise.resolve();
  }

  spend(token: string): Promise<boolean> {
    const isFirst = !this.tokens.has(token);
    this.tokens.add(token);
    return Promise.resolve(isFirst);
  }

  tell(): void {
    // There is no other tab.
  }
}

export type Heard = (match: string, newest: number, message: string) => void;

/** The keeper of this browser, and whether it keeps anything when the tab is closed. */
export async function openKeeper(heard: Heard): Promise<{ keeper: Keeper; keeps: boolean }> {
  try {
    const database = await opened();
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<{ match: string; newest: number; message: string }>) =>
      heard(data.match, data.newest, data.message);
    // A newer page wants another form of the database: it must not have to wait for this one.
    database.onversionchange = () => database.close();
    return { keeper: new DatabaseKeeper(database, channel), keeps: true };
  } catch {
    return { keeper: new FleetingKeeper(), keeps: false };
  }
}
