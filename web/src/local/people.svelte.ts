/** Who plays at this device: the reader first, then those with whom it is passed around. */
import type { Person } from './messages';
import { note, noted, recovered } from './notes';

/** How many people pass one device around. */
export const MOST_PEOPLE = 6;
const PEOPLE = 'cartographers.people';
const SEATED = 'cartographers.seated';

let people = $state.raw<readonly Person[]>(noted<Person[]>(PEOPLE) ?? []);
/** By match, for those that several people play here: who, in the order of their chairs. */
let seated = $state.raw<Readonly<Record<string, Person[]>>>(noted<Record<string, Person[]>>(SEATED) ?? {});

export const readerHere = (): Person | null => people[0] ?? null;

/** Becomes the reader; over when the device has written it down. */
export function beHere(person: Person): Promise<void> {
  people = [person, ...people.filter(({ id }) => id !== person.id)];
  return note(PEOPLE, people);
}

/** The reader leaves this device for good; over when the device has written it down. */
export async function leaveHere(): Promise<void> {
  const gone = readerHere()?.id;
  if (!gone) return;
  const isThere = ({ id }: Person): boolean => id !== gone;
  people = people.filter(isThere);
  seated = Object.fromEntries(Object.entries(seated).map(([match, there]) => [match, there.filter(isThere)]));
  await Promise.all([note(PEOPLE, people), note(SEATED, seated)]);
}

/** Those who pass this device around at a match; empty where one person plays. */
export const peopleAt = (match: string): readonly Person[] => seated[match] ?? [];

export function seatHere(match: string, persons: readonly Person[]): Promise<void> {
  seated = { ...seated, [match]: [...persons] };
  return note(SEATED, seated);
}

/** Remembers who plays here, where a browser that was killed has forgotten it. */
export async function recoverPeople(): Promise<void> {
  if (people.length) return;
  people = (await recovered<Person[]>(PEOPLE)) ?? [];
  seated = (await recovered<Record<string, Person[]>>(SEATED)) ?? {};
}
