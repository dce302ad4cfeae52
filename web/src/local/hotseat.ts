/** A game for which one device is passed around: everybody is a person of their own at the table. */
import type { Opened, Options } from '../protocol';
import { RefusedError } from '../shell/refused';
import { askHere } from './desk.svelte';
import type { Person } from './messages';
import { beHere, readerHere, seatHere } from './people.svelte';

const bytes = new TextEncoder();
const text = new TextDecoder();

async function asAt<Answer>(person: Person | null, path: string, body: object): Promise<[Answer, Person | null]> {
  const told = await askHere('POST', path, person, bytes.encode(JSON.stringify(body)));
  const answer = JSON.parse(text.decode(told.body)) as Answer & { refused?: string; details?: Record<string, string> };
  if (told.status >= 300) throw new RefusedError(answer.refused ?? 'server_error', answer.details ?? {});
  return [answer, told.person];
}

async function called(name: string, before: Person | null): Promise<Person> {
  const [, person] = await asAt<object>(before, '/api/me', { name });
  if (!person) throw new RefusedError('server_error');
  return person;
}

/** Opens a match for these people and begins it; its code. The first one is the reader. */
export async function openForAll(names: readonly string[], options: Options): Promise<string> {
  const people: Person[] = [];
  for (const [place, name] of names.entries()) people.push(await called(name, place === 0 ? readerHere() : null));
  const [host, ...others] = people;
  if (!host) throw new RefusedError('server_error');
  beHere(host);
  const asked = { options: { ...options, seats: people.length }, house: { hints: true } };
  const [opened] = await asAt<Opened>(host, '/api/matches', asked);
  for (const person of others) await asAt(person, `/api/matches/${opened.match}/sit`, { invite: opened.invite });
  await asAt(host, `/api/matches/${opened.match}/begin`, {});
  seatHere(opened.match, people);
  return opened.match;
}
