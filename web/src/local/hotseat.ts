/** A game for which one device is passed around: everybody is a person of their own at the table. */
import type { News, Opened, Options } from '../protocol';
import { RefusedError } from '../shell/refused';
import { askHere } from './desk.svelte';
import type { Person } from './messages';
import { beHere, peopleAt, readerHere, seatHere } from './people.svelte';

const bytes = new TextEncoder();
const text = new TextDecoder();

async function asAt<Answer>(person: Person | null, path: string, body?: object): Promise<[Answer, Person | null]> {
  const told = await askHere(body ? 'POST' : 'GET', path, person, bytes.encode(JSON.stringify(body ?? {})));
  const answer = JSON.parse(text.decode(told.body)) as Answer & { refused?: string; details?: Record<string, string> };
  if (told.status >= 300) throw new RefusedError(answer.refused ?? 'server_error', answer.details ?? {});
  return [answer, told.person];
}

async function called(name: string, before: Person | null): Promise<Person> {
  const [, person] = await asAt<object>(before, '/api/me', { name });
  if (!person) throw new RefusedError('server_error');
  return person;
}

/** Whoever plays at this device, at their seat. */
export interface SeatedPerson {
  person: Person;
  seat: number;
}

/** Takes one more person to a match that gathers here. */
export async function addPerson(match: string, invite: string, name: string): Promise<void> {
  const there = peopleAt(match);
  const reader = readerHere();
  const person = await called(name, null);
  await asAt(person, `/api/matches/${match}/sit`, { invite });
  await seatHere(match, [...(there.length || !reader ? there : [reader]), person]);
}

/** Which of these people sit at a match, in the order of their seats: the host may have taken a chair away again. */
export async function seatsOf(match: string, people: readonly Person[]): Promise<SeatedPerson[]> {
  const asked = people.map(async (person) => {
    const [news] = await asAt<News>(person, `/api/matches/${match}`);
    return { person, seat: news.you.seat };
  });
  const found = (await Promise.all(asked)).flatMap(({ person, seat }) => (seat === null ? [] : [{ person, seat }]));
  return found.sort((one, other) => one.seat - other.seat);
}

/** Opens a match for these people and begins it; its code. The first one is the reader. */
export async function openForAll(names: readonly string[], options: Options): Promise<string> {
  const people: Person[] = [];
  for (const [place, name] of names.entries()) people.push(await called(name, place === 0 ? readerHere() : null));
  const [host, ...others] = people;
  if (!host) throw new RefusedError('server_error');
  await beHere(host);
  const asked = { options: { ...options, seats: people.length }, house: { hints: true } };
  const [opened] = await asAt<Opened>(host, '/api/matches', asked);
  for (const person of others) await asAt(person, `/api/matches/${opened.match}/sit`, { invite: opened.invite });
  await asAt(host, `/api/matches/${opened.match}/begin`, {});
  await seatHere(opened.match, people);
  return opened.match;
}
