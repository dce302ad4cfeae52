import { beforeAll, expect, test, vi } from 'vitest';
import type { Match } from '../../src/match/match.svelte';
import type { Noted } from '../../src/play/note';
import { question } from '../../src/play/saying';
import { until } from '../../src/play/waiting';
import type { Drawn, Event, Printed } from '../../src/protocol';
import { speak } from '../../src/texts/texts.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const facts = {
  explore: { hamlet: {}, farmland: {} },
  ruins: { temple_ruins: {} },
  ambushes: { goblin_attack: {} },
  heroes: { dobrik: {} },
} as unknown as Printed;
const revealed = (card: string): Event => ({ type: 'card_revealed', card }) as unknown as Event;
const drawn = (seat: number, sheet: number, terrain = 'forest'): Drawn =>
  ({ seat, sheet, terrain, spaces: ['A1', 'A2'], destroyed: [], marks: [], coins: 0, skill: '' }) as unknown as Drawn;
const turnDrawn = (...drawings: Drawn[]): Event => ({ type: 'turn_drawn', drawings }) as unknown as Event;

interface Moment {
  card: string;
  events: Event[];
  ruins?: boolean;
  asked?: number;
  waiting?: number[];
  link?: string;
  targets?: number[];
}

function said(
  { card, events, ruins = false, asked = 0, waiting = [0], link = 'open', targets = [] }: Moment,
  isCounting = false,
): string {
  const gathering = { chairs: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cyd' }] };
  const match = { events, waiting, link, gathering, seat: 0, you: { answer: null, drawn_by: asked === 0 ? null : 2 } };
  const table = { card, turn: 3, ruins, over: false };
  return question(
    { match, table, hand: null, targets, asked, lastCall: { isHeard: false } } as unknown as Noted,
    facts,
    isCounting,
  );
}

test('a card is announced, and that it is the turn to draw', () => {
  expect(said({ card: 'hamlet', events: [turnDrawn(drawn(0, 0)), revealed('hamlet')] })).toBe(
    'Turn 3: Hamlet. It is your turn to draw.',
  );
});

test('nothing is said of the next turn while a season is counted', () => {
  const moment = {
    card: 'hamlet',
    ruins: true,
    events: [turnDrawn(drawn(1, 0, 'monster')), revealed('temple_ruins'), revealed('hamlet')],
  };
  expect(said(moment, true)).toBe('');
  expect(said({ ...moment, link: 'lost' }, true)).toBe('No connection.');
  expect(said({ ...moment, targets: [5] }, true)).toBe('');
});

test('ruins are announced with the card that must cover them', () => {
  const events = [turnDrawn(drawn(0, 0)), revealed('temple_ruins'), revealed('hamlet')];
  expect(said({ card: 'hamlet', ruins: true, events })).toBe(
    'Temple Ruins! Turn 3: Hamlet. It is your turn to draw. Must cover a ruins space.',
  );
  expect(said({ card: 'farmland', events: [...events, turnDrawn(drawn(0, 0)), revealed('farmland')] })).toBe(
    'Turn 3: Farmland. It is your turn to draw.',
  );
});

test('monsters that find their own way onto a lone map are announced', () => {
  const events = [revealed('goblin_attack'), turnDrawn(drawn(0, 0, 'monster')), revealed('hamlet')];
  expect(said({ card: 'hamlet', events })).toBe(
    'Goblin Attack: monsters on A1 A2. Turn 3: Hamlet. It is your turn to draw.',
  );
});

test('an ambush says whose map is drawn on, and who drew on the reader’s', () => {
  expect(said({ card: 'goblin_attack', events: [revealed('goblin_attack')], asked: 1 })).toBe(
    'Turn 3: Goblin Attack. It is your turn to draw. You draw on the map of Bob. Cyd draws on yours.',
  );
  const events = [revealed('goblin_attack'), turnDrawn(drawn(2, 0, 'monster'))];
  expect(said({ card: 'hamlet', events, waiting: [] })).toBe('Goblin Attack: Cyd drew monsters on your map, on A1 A2.');
});

test('one of the others has drawn, or several have', () => {
  const chairs = [
    { name: '', bot: 'x' },
    { name: '', bot: 'x' },
    { name: '', bot: 'x' },
  ];
  const waiting = (...seats: number[]): Match =>
    ({ gathering: { chairs }, seat: 0, waiting: seats }) as unknown as Match;
  expect(until(waiting(1))).toBe('until Bot 2 has drawn');
  expect(until(waiting(1, 2))).toBe('until Bot 2 and Bot 3 have drawn');
});
