/**
 * Small notes of this device that outlive a browser that is killed.
 *
 * localStorage can be read at once, but a browser may take seconds to write it down; the database promises more.
 */
import { done, opened, result } from './keeper';

/** Milliseconds that a page waits at most for a database that does not answer. */
const PATIENCE = 500;

export function noted<Value>(name: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Writes something down; it is there for good when this is over. */
export async function note(name: string, value: unknown): Promise<void> {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Nothing is kept then; whoever plays on in this tab is still known.
  }
  const database = await opened().catch(() => null);
  if (!database) return;
  const transaction = database.transaction('notes', 'readwrite', { durability: 'strict' });
  transaction.objectStore('notes').put(value, name);
  await done(transaction).catch(() => undefined);
  database.close();
}

/** What was written down, where localStorage has lost it. */
export async function recovered<Value>(name: string): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([late, read<Value>(name).catch(() => null)]);
}

async function read<Value>(name: string): Promise<Value | null> {
  const database = await opened();
  const found = (await result(database.transaction('notes').objectStore('notes').get(name))) as Value | undefined;
  database.close();
  return found ?? null;
}
