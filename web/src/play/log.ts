/** What happened, in words. Which sentence is said of what, the package's telling/sentences.json decides for both. */
import table from '../../../src/cartographers/telling/sentences.json';
import type { Drawn, Event, Printed, SeasonView } from '../protocol';
import { cardName, listed, nameOfThing, plain, t, type Details } from '../texts/texts.svelte';

/** What a person is called, by the seat. */
export type NameOf = (seat: number) => string;

type Fact = string | number | boolean;
type Facts = Readonly<Record<string, Fact>>;
type Kind = keyof typeof table;

/** Said with these facts where all of `when` are there and none of `unless`. */
interface Sentence {
  text: string;
  details?: readonly string[];
  when?: readonly string[];
  unless?: readonly string[];
}

/** A sentence by its id and what it is about: things by their ids, people by their seats. */
export interface Said {
  text: string;
  details: Facts;
}

/** All that happened, sentence by sentence. */
export function sentences(
  events: readonly Event[],
  seasons: readonly SeasonView[],
  facts: Printed | null,
  nameOf: NameOf,
): string[] {
  return said(events, seasons, facts).map(({ text, details }) => t(text, worded(details, nameOf)));
}

/** The same by ids. */
export function said(events: readonly Event[], seasons: readonly SeasonView[], printed: Printed | null): Said[] {
  let turn = 0;
  return events
    .flatMap((event) => {
      const isRuins = event.type === 'card_revealed' && printed?.ruins[event.card] !== undefined;
      if (event.type === 'card_revealed' && !isRuins) turn += 1;
      return factsOf(event, turn, isRuins, seasons);
    })
    .flatMap(([kind, facts]) =>
      (table[kind] as readonly Sentence[])
        .filter(
          ({ when = [], unless = [] }) => when.every((fact) => facts[fact]) && !unless.some((fact) => facts[fact]),
        )
        .map(({ text, details = [] }) => ({
          text,
          details: Object.fromEntries(details.map((name) => [name, facts[name] ?? ''])),
        })),
    );
}

/** Facts as sentences have them: things and people by their names. */
function worded(facts: Facts, nameOf: NameOf): Details {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, word(name, fact, nameOf)]));
}

function word(name: string, fact: Fact, nameOf: NameOf): string | number {
  switch (name) {
    case 'who':
    case 'owner':
      return nameOf(Number(fact));
    case 'names':
      return listed(parts(fact).map((seat) => nameOf(Number(seat))));
    case 'card':
      return cardName(String(fact));
    case 'season':
    case 'skill':
    case 'terrain':
      return nameOfThing(name, String(fact));
    case 'also':
      return nameOfThing('terrain', String(fact));
    case 'skills':
      return parts(fact)
        .map((skill) => nameOfThing('skill', skill))
        .join(', ');
    case 'monsters':
      return plain(Number(fact));
    default:
      return typeof fact === 'number' ? fact : String(fact);
  }
}

const parts = (fact: Fact): string[] => String(fact).split(' ').filter(Boolean);

/** What an event tells, piece by piece, in the order in which it is told. */
function factsOf(event: Event, turn: number, isRuins: boolean, seasons: readonly SeasonView[]): [Kind, Facts][] {
  switch (event.type) {
    case 'match_started':
      return [
        ...event.edicts.map((card, place): [Kind, Facts] => ['edict', { edict: 'ABCD'.charAt(place), card }]),
        ['skills', { skills: event.skills.join(' ') }],
      ];
    case 'season_started':
      return [['season_started', { season: seasons[event.season]?.id ?? '' }]];
    case 'card_revealed':
      return [['card_revealed', { card: event.card, turn, ruins: isRuins }]];
    case 'ambush_met':
      return event.dodgers.map((who) => ['dodged', { who }]);
    case 'clock_ran_out':
      return [['clock_ran_out', { names: event.seats.join(' ') }]];
    case 'turn_drawn':
      return [['turn_drawn', { drawings: event.drawings.length }], ...event.drawings.flatMap(changes)];
    case 'destruction_asked':
      return [['destruction_asked', { card: event.card }]];
    case 'power_resolved': {
      const { card, drawings } = event;
      return [['power_resolved', { card, drawings: drawings.length }], ...drawings.flatMap(changes)];
    }
    case 'season_scored':
      return event.scores.map(({ edicts: [first, second], coins, monsters }, who) => {
        const total = first + second + coins + monsters;
        return ['scored', { who, first, second, coins, monsters, total }];
      });
    case 'match_abandoned':
    case 'match_ended':
      return [[event.type, {}]];
    default:
      return [];
  }
}

function changes(drawn: Drawn): [Kind, Facts][] {
  const { seat: who, sheet: owner, skill, coins } = drawn;
  const [terrain, also, own] = [drawn.terrain ?? '', drawn.also ?? '', who === owner];
  return [
    ['drawn', { who, owner, terrain, also, skill, own, spaces: drawn.spaces.join(' ') }],
    ['marked', { who, owner, spaces: drawn.marks.join(' ') }],
    ['destroyed', { who, owner, spaces: drawn.destroyed.join(' ') }],
    ['gained', { who, owner, coins }],
  ];
}
