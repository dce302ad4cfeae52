/** Who plays at this device: the reader first, then those with whom it is passed around. */
import type { Person } from './messages';

const PEOPLE = 'cartographers.people';
const SEATED = 'cartographers.seated';

function read<Value>(name: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Nothing is kept then; whoever plays on in this tab is still known.
  }
}

let people = $state.raw<readonly Person[]>(read<Person[]>(PEOPLE, []));
/** By match, for those that several people play here: who, in the order of their chairs. */
let seated: Readonly<Record<string, Person[]>> = read<Record<string, Person[]>>(SEATED, {});

export const readerHere = (): Person | null => people[0] ?? null;

export function beHere(person: Person): void {
  people = [person, ...people.filter(({ id }) => id !== person.id)];
  write(PEOPLE, people);
}

/** Those who pass this device around at a match; empty where one person plays. */
export const peopleAt = (match: string): readonly Person[] => seated[match] ?? [];

export function seatHere(match: string, persons: readonly Person[]): void {
  seated = { ...seated, [match]: [...persons] };
  write(SEATED, seated);
}
