/**
 * The browser's database: logs of matches, tries and small documents, as Python's shelf asks for them. Texts in, texts out.
 *
 * Several tabs share it; whoever writes checks in the same transaction that nobody else has.
 */
const NAME = 'cartographers';
const VERSION = 4;

interface KeptEntry {
  match: string;
  seq: number;
  text: string;
  /** What it answers; the same is not answered twice. */
  wish?: string;
}
interface KeptLine {
  match: string;
  newest: number;
  text: string;
}
interface KeptTry {
  deal: string;
  person: string;
  match: string;
  text: string;
}
interface KeptToken {
  token: string;
  until: number;
}
interface KeptDocument {
  owner: string;
  name: string;
  version: number;
  text: string;
}

export interface Keeper {
  append(match: string, line: string, entries: string, tried: string): Promise<boolean>;
  rewrite(match: string, entries: string): Promise<void>;
  entries(match: string, after: number, most: number): Promise<string>;
  lines(): Promise<string>;
  tries(): Promise<string>;
  keep(tried: string): Promise<void>;
  remove(match: string): Promise<void>;
  spend(token: string, until: number, now: number): Promise<boolean>;
  documents(): Promise<string>;
  write(owner: string, name: string, version: number, document: string): Promise<boolean>;
  remove_owned(owner: string): Promise<void>;
  tell(match: string, newest: number, message: string): void;
}

const listOf = (texts: readonly string[]): string => `[${texts.join(',')}]`;

/** What a request of the database comes to. */
export const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refuses'));
  });

/** A transaction is done when the disk has it, not when its requests are. */
export function done(transaction: IDBTransaction): Promise<void> {
  const kept = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'));
  });
  kept.catch(() => undefined); // where a request fails first, nobody waits for this any more
  return kept;
}

export function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    const database = request.result;
    if (oldVersion < 1) {
      database.createObjectStore('entries', { keyPath: ['match', 'seq'] });
      database.createObjectStore('lines', { keyPath: 'match' });
      database.createObjectStore('tokens', { keyPath: 'token' });
    }
    if (oldVersion < 2) {
      database.createObjectStore('notes');
      request.transaction?.objectStore('entries').createIndex('wishes', ['match', 'wish'], { unique: true });
    }
    if (oldVersion < 3) database.createObjectStore('documents', { keyPath: ['owner', 'name'] });
    database.createObjectStore('tries', { keyPath: ['deal', 'person'] });
  };
  return result(request);
}

/** Entries as they are kept, of a list of JSON. */
const keptEntries = (match: string, entries: string): KeptEntry[] =>
  (JSON.parse(entries) as { seq: number; wish?: string }[]).map((entry) => ({
    match,
    seq: entry.seq,
    text: JSON.stringify(entry),
    ...(entry.wish ? { wish: entry.wish } : {}),
  }));

/** A try as it is kept, of JSON; none of nothing. */
function keptTry(tried: string): KeptTry | null {
  if (!tried) return null;
  const { deal, person, match } = JSON.parse(tried) as KeptTry;
  return { deal, person, match, text: tried };
}

const keyOf = ({ deal, person }: KeptTry): string => JSON.stringify([deal, person]);

const follow = (entries: readonly KeptEntry[], newest: number): boolean =>
  entries.every(({ seq }, place) => seq === newest + 1 + place);

/** False for an error that says: this wish was answered before. Whatever else stands in the way is thrown. */
function ifTaken(error: unknown): false {
  if (error instanceof DOMException && error.name === 'ConstraintError') return false;
  throw error;
}

const logOf = (match: string, after = 0): IDBKeyRange => IDBKeyRange.bound([match, after], [match, Infinity], true);

class DatabaseKeeper implements Keeper {
  constructor(
    private readonly database: IDBDatabase,
    private readonly channel: BroadcastChannel,
  ) {}

  async append(match: string, line: string, entries: string, tried: string): Promise<boolean> {
    const all = ['entries', 'lines', 'tries'];
    const transaction = this.database.transaction(all, 'readwrite', { durability: 'strict' });
    const kept = done(transaction);
    const lines = transaction.objectStore('lines');
    const before = (await result(lines.get(match))) as KeptLine | undefined;
    const newest = before?.newest ?? 0;
    const added = keptEntries(match, entries);
    const trying = keptTry(tried);
    const tries = transaction.objectStore('tries');
    const other = trying ? ((await result(tries.get([trying.deal, trying.person]))) as KeptTry | undefined) : undefined;
    if (!follow(added, newest) || (other && other.match !== match)) {
      transaction.abort();
      return kept.then(() => false).catch(() => false);
    }
    const log = transaction.objectStore('entries');
    for (const entry of added) log.add(entry);
    lines.put({ match, newest: newest + added.length, text: line } satisfies KeptLine);
    if (trying) tries.put(trying);
    return kept.then(() => true).catch(ifTaken);
  }

  async rewrite(match: string, entries: string): Promise<void> {
    const transaction = this.database.transaction(['entries', 'lines'], 'readwrite', { durability: 'strict' });
    const kept = done(transaction);
    const line = (await result(transaction.objectStore('lines').get(match))) as KeptLine | undefined;
    const log = transaction.objectStore('entries');
    for (const entry of keptEntries(match, entries)) if (entry.seq <= (line?.newest ?? 0)) log.put(entry);
    await kept;
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

  async tries(): Promise<string> {
    const found = (await result(this.database.transaction('tries').objectStore('tries').getAll())) as KeptTry[];
    return listOf(found.map(({ text }) => text));
  }

  async keep(tried: string): Promise<void> {
    const transaction = this.database.transaction('tries', 'readwrite', { durability: 'strict' });
    const kept = done(transaction);
    const tries = transaction.objectStore('tries');
    const trying = keptTry(tried);
    if (trying && !(await result(tries.get([trying.deal, trying.person])))) tries.put(trying);
    await kept;
  }

  async remove(match: string): Promise<void> {
    const transaction = this.database.transaction(['entries', 'lines'], 'readwrite');
    transaction.objectStore('entries').delete(logOf(match));
    transaction.objectStore('lines').delete(match);
    await done(transaction);
  }

  async spend(token: string, until: number, now: number): Promise<boolean> {
    const transaction = this.database.transaction('tokens', 'readwrite');
    const kept = done(transaction);
    const tokens = transaction.objectStore('tokens');
    const known = (await result(tokens.getAll())) as KeptToken[];
    for (const old of known) if (old.until <= now) tokens.delete(old.token);
    const isFirst = !known.some((one) => one.token === token && one.until > now);
    if (isFirst) tokens.put({ token, until } satisfies KeptToken);
    await kept;
    return isFirst;
  }

  async documents(): Promise<string> {
    const kept = this.database.transaction('documents').objectStore('documents');
    return listOf(((await result(kept.getAll())) as KeptDocument[]).map(({ text }) => text));
  }

  async write(owner: string, name: string, version: number, document: string): Promise<boolean> {
    const transaction = this.database.transaction('documents', 'readwrite', { durability: 'strict' });
    const kept = done(transaction);
    const documents = transaction.objectStore('documents');
    const before = (await result(documents.get([owner, name]))) as KeptDocument | undefined;
    const follows = version === (before?.version ?? 0) + 1;
    if (follows) documents.put({ owner, name, version, text: document } satisfies KeptDocument);
    await kept;
    return follows;
  }

  async remove_owned(owner: string): Promise<void> {
    const transaction = this.database.transaction(['documents', 'tries'], 'readwrite');
    const kept = done(transaction);
    const [documents, tries] = [transaction.objectStore('documents'), transaction.objectStore('tries')];
    for (const each of (await result(documents.getAll())) as KeptDocument[])
      if (each.owner === owner) documents.delete([owner, each.name]);
    for (const each of (await result(tries.getAll())) as KeptTry[])
      if (each.person === owner) tries.delete([each.deal, owner]);
    await kept;
  }

  tell(match: string, newest: number, message: string): void {
    this.channel.postMessage({ match, newest, message });
  }
}

/** Keeps nothing beyond the tab: for a browser that has no database to give. */
export class FleetingKeeper implements Keeper {
  private readonly logs = new Map<string, { line: string; entries: KeptEntry[] }>();
  private readonly tokens = new Map<string, number>();
  private readonly tried = new Map<string, KeptTry>();
  private kept: KeptDocument[] = [];

  append(match: string, line: string, entries: string, tried: string): Promise<boolean> {
    const trying = keptTry(tried);
    const key = trying ? keyOf(trying) : '';
    const other = this.tried.get(key);
    const log = this.logs.get(match)?.entries ?? [];
    const added = keptEntries(match, entries);
    const all = [...log, ...added];
    const wishes = all.map(({ wish }) => wish).filter(Boolean);
    if (!follow(added, log.length) || new Set(wishes).size < wishes.length) return Promise.resolve(false);
    if (other && other.match !== match) return Promise.resolve(false);
    if (trying) this.tried.set(key, trying);
    this.logs.set(match, { line, entries: all });
    return Promise.resolve(true);
  }

  rewrite(match: string, entries: string): Promise<void> {
    const kept = this.logs.get(match);
    const anew = new Map(keptEntries(match, entries).map((entry) => [entry.seq, entry]));
    if (kept) kept.entries = kept.entries.map((entry) => anew.get(entry.seq) ?? entry);
    return Promise.resolve();
  }

  entries(match: string, after: number, most: number): Promise<string> {
    const found =
      this.logs
        .get(match)
        ?.entries.slice(after)
        .map(({ text }) => text) ?? [];
    return Promise.resolve(listOf(most ? found.slice(0, most) : found));
  }

  lines(): Promise<string> {
    return Promise.resolve(listOf([...this.logs.values()].map(({ line }) => line)));
  }

  tries(): Promise<string> {
    return Promise.resolve(listOf([...this.tried.values()].map(({ text }) => text)));
  }

  keep(tried: string): Promise<void> {
    const trying = keptTry(tried);
    const key = trying ? keyOf(trying) : '';
    if (trying && !this.tried.has(key)) this.tried.set(key, trying);
    return Promise.resolve();
  }

  remove(match: string): Promise<void> {
    this.logs.delete(match);
    return Promise.resolve();
  }

  spend(token: string, until: number, now: number): Promise<boolean> {
    const isFirst = (this.tokens.get(token) ?? -Infinity) <= now;
    if (isFirst) this.tokens.set(token, until);
    return Promise.resolve(isFirst);
  }

  documents(): Promise<string> {
    return Promise.resolve(listOf(this.kept.map(({ text }) => text)));
  }

  write(owner: string, name: string, version: number, document: string): Promise<boolean> {
    const is = (one: KeptDocument) => one.owner === owner && one.name === name;
    const follows = version === (this.kept.find(is)?.version ?? 0) + 1;
    if (follows) this.kept = [...this.kept.filter((one) => !is(one)), { owner, name, version, text: document }];
    return Promise.resolve(follows);
  }

  remove_owned(owner: string): Promise<void> {
    for (const [key, { person }] of this.tried) if (person === owner) this.tried.delete(key);
    this.kept = this.kept.filter((one) => one.owner !== owner);
    return Promise.resolve();
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
