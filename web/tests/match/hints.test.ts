import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameOf } from '../../src/map/spaces';
import type { Line, Wish } from '../../src/match/connection';
import { Match } from '../../src/match/match.svelte';
import { Turn } from '../../src/match/turn.svelte';
import type { Hint, Drawing, Message, Offer, Printed, Terrain } from '../../src/protocol';
import { startCards } from '../../src/shell/cards.svelte';

// A card with a line of two; heal adds a line of two, lore lets another terrain be drawn.
const LYING: [number, number][] = [
  [0, 0],
  [0, 1],
];
const STANDING: [number, number][] = [
  [0, 0],
  [1, 0],
];
const offerOf = (more: Partial<Offer> = {}): Offer => ({
  sheet: 0,
  terrains: ['water'],
  fits: [
    { cells: LYING, at: ['A1', 'C3'] },
    { cells: STANDING, at: ['E5'] },
  ],
  fallback: false,
  attacks: [],
  ...more,
});
const facts = {
  explore: { great_river: { shapes: [{ cells: LYING, coin: false }], terrains: ['water'] } },
  ambushes: {},
  heroes: {},
  skills: {
    heal: { cost: 1, cells: LYING, adds: true, hangs: false, both: false },
    lore: { cost: 0, cells: null, adds: false, hangs: false, both: false },
  },
  bots: [],
} as unknown as Printed;
const drawing = (spaces: string, more: Partial<Drawing> = {}): Drawing => ({
  type: 'drawing',
  sheet: 0,
  terrain: 'water',
  spaces: spaces.split(' '),
  marks: [],
  skill: '',
  extra: [],
  extra_terrain: null,
  ...more,
});
const advice = (value: number, drawn: Drawing): Hint => ({
  drawing: drawn,
  gains: [0, 0, 0, 0, 0, 0],
  expected: [0, 0, 0, 0, 0],
  value,
});

/** The server's end of the line: it answers what it is asked. */
class Server implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  heard: Wish[] = [];
  hints: Hint[] = [];
  isAllowed = true;
  isSilent = false;
  isQuick = false;
  turn = 1;

  send(text: string): void {
    const wish = JSON.parse(text) as Wish;
    this.heard.push(wish);
    const answer = this.answerTo(wish);
    if (answer && !this.isSilent) queueMicrotask(() => this.tell(answer));
  }
  close(): void {
    return undefined;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  news(turn: number, answer: Drawing | null = null): void {
    this.turn = turn;
    const table = {
      turn,
      card: 'great_river',
      task: 'draw',
      season: 0,
      over: false,
      dodgers: [],
      sheets: [{ map: [] }],
      seasons: [],
    };
    const you = { seat: 0, answer, offer: answer ? null : offerOf(), targets: null, skills: ['heal', 'lore'] };
    this.tell({
      type: 'news',
      seq: turn,
      now: 0,
      events: [],
      gathering: { house: { hints: this.isAllowed } },
      table,
      waiting: [0],
      you,
    });
  }
  private answerTo(wish: Wish): Message | null {
    if (wish.type === 'ask_hints' && !this.isAllowed)
      return { type: 'refusal', id: wish.id, code: 'no_hints', details: {} };
    if (wish.type === 'ask_hints')
      return { type: 'hints', id: wish.id, turn: wish.turn, hints: this.hints, is_quick: this.isQuick };
    if (wish.type !== 'ask_offer') return null;
    const terrains: Terrain[] = wish.skill === 'lore' ? ['farm'] : wish.spaces ? ['water', 'forest'] : ['water'];
    const offer = offerOf({ terrains });
    return { type: 'offered', id: wish.id, offer };
  }
}

describe('hints', () => {
  let server: Server;
  let turn: Turn;
  const held = (): string => (turn.hand?.found?.spaces ?? []).map(nameOf).join(' ');

  beforeEach(async () => {
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(facts))));
    await startCards();
    server = new Server();
    const match = new Match('one', () => server);
    turn = new Turn(match);
    match.onNews = () => turn.follow();
    match.start();
    server.onopen?.();
    server.hints = [advice(50.2, drawing('C3 C4')), advice(48.8, drawing('F5 E5'))];
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are shown when they are asked for, then one after the other is in the hand', async () => {
    server.news(1);
    await turn.hints.next();
    expect(turn.hints.isOpen).toBe(true);
    expect(held()).toBe('');
    expect(turn.hints.best.map((each) => turn.hints.behind(each))).toEqual([0, -1.4]);
    const walked: [string, number][] = [];
    for (let press = 0; press < 3; press++) {
      await turn.hints.next();
      walked.push([held(), turn.hints.held]);
    }
    expect(walked).toEqual([
      ['C3 C4', 0],
      ['E5 F5', 1],
      ['C3 C4', 0],
    ]);
    expect(server.heard.filter((wish) => wish.type === 'ask_hints')).toHaveLength(1);
    turn.hand?.move(1, 0);
    expect(turn.hints.held).toBe(-1);
  });

  it('go with the turn, even those that are still on their way', async () => {
    server.news(1);
    const asked = turn.hints.next();
    server.news(2);
    await asked;
    expect(turn.hints.best).toEqual([]);
    expect(turn.hints.isAsking).toBe(false);
    await turn.hints.next();
    expect(turn.hints.isOpen).toBe(true);
    server.news(3);
    expect(turn.hints.isOpen).toBe(false);
  });

  it('need not be waited for, and are there once they come', async () => {
    server.isSilent = true;
    server.news(1);
    void turn.hints.toggle();
    expect(turn.hints.isAsking).toBe(true);
    void turn.hints.toggle();
    expect(turn.hints.isAsking).toBe(false);
    const asked = server.heard.filter((wish) => wish.type === 'ask_hints');
    expect(asked).toHaveLength(1);
    server.tell({ type: 'hints', id: asked[0]?.id, turn: 1, hints: server.hints });
    await vi.waitFor(() => expect(turn.hints.best).toHaveLength(2));
    expect(turn.hints.isOpen).toBe(false);
    await turn.hints.toggle();
    expect(turn.hints.isOpen).toBe(true);
    expect(server.heard.filter((wish) => wish.type === 'ask_hints')).toHaveLength(1);
  });

  it('open where somebody waits again before they come', async () => {
    server.isSilent = true;
    server.news(1);
    for (let press = 0; press < 3; press++) void turn.hints.toggle();
    const asked = server.heard.filter((wish) => wish.type === 'ask_hints');
    expect(asked).toHaveLength(1);
    server.tell({ type: 'hints', id: asked[0]?.id, turn: 1, hints: server.hints });
    await vi.waitFor(() => expect(turn.hints.isOpen).toBe(true));
    expect(turn.hints.isAsking).toBe(false);
  });

  it('choose the skill that they need, and put it away again', async () => {
    server.hints = [advice(50, drawing('A1 A2', { terrain: 'farm', skill: 'lore' })), advice(49, drawing('C3 C4'))];
    server.news(1);
    await turn.hints.next();
    await turn.hints.next();
    expect([turn.skill, turn.hand?.terrain, held()]).toEqual(['lore', 'farm', 'A1 A2']);
    await turn.hints.next();
    expect([turn.skill, turn.hand?.terrain, held()]).toEqual(['', 'water', 'C3 C4']);
    expect(turn.hints.held).toBe(1);
  });

  it('bring what a skill adds, so that only the whole is left to be drawn', async () => {
    server.hints = [
      advice(50, drawing('A1 A2', { skill: 'heal', extra: ['C3', 'C4'] })),
      advice(49, drawing('C3 C4', { skill: 'heal', extra: ['E5', 'F5'] })),
    ];
    server.news(1);
    await turn.hints.next();
    await turn.hints.next();
    expect(turn.main?.spaces.map(nameOf)).toEqual(['A1', 'A2']);
    expect(held()).toBe('C3 C4');
    await turn.hints.next();
    expect(turn.main?.spaces.map(nameOf)).toEqual(['C3', 'C4']);
    expect([held(), turn.hints.held]).toEqual(['E5 F5', 1]);
    void turn.confirm();
    await Promise.resolve();
    expect(server.heard.at(-1)).toMatchObject({
      type: 'draw',
      skill: 'heal',
      spaces: ['C3', 'C4'],
      extra: ['E5', 'F5'],
    });
  });

  it('are told apart by the terrain that a skill adds', async () => {
    const heal = (terrain: Terrain): Drawing =>
      drawing('A1 A2', { skill: 'heal', extra: ['C3', 'C4'], extra_terrain: terrain });
    server.hints = [advice(50, heal('water')), advice(49, heal('forest'))];
    server.news(1);
    await turn.hints.next();
    await turn.hints.choose(1);
    expect([turn.hand?.terrain, turn.hints.held]).toEqual(['forest', 1]);
    await turn.hints.choose(0);
    expect([turn.hand?.terrain, turn.hints.held]).toEqual(['water', 0]);
  });

  it('lie in the hand again, with what a skill adds, once they are taken back', async () => {
    const [healed, plain] = [
      drawing('A1 A2', { skill: 'heal', extra: ['C3', 'C4'], extra_terrain: 'forest' }),
      drawing('E5 F5'),
    ];
    for (const drawn of [healed, plain]) {
      server.news(1, drawn);
      expect(turn.hand).toBeNull();
      server.news(1);
      await vi.waitFor(() => expect(turn.isHeld(drawn)).toBe(true));
    }
    server.news(1, healed);
    server.news(2);
    await Promise.resolve();
    expect([turn.skill, held()]).toEqual(['', '']);
  });

  it('say that they are a quick first look, and can be asked for again once strong bots are ready', async () => {
    server.tell({ type: 'preparing', percent: 60, seconds: 12 });
    server.isQuick = true;
    server.news(1);
    await turn.hints.next();
    expect([turn.hints.isQuick, turn.hints.mayLookCloser, turn.match.preparing?.percent]).toEqual([true, false, 60]);
    server.tell({ type: 'preparing', percent: 100, seconds: 0 });
    server.isQuick = false;
    server.hints = [advice(52, drawing('A1 A2'))];
    expect([turn.hints.mayLookCloser, turn.match.preparing]).toEqual([true, null]);
    await turn.hints.lookCloser();
    expect([turn.hints.isOpen, turn.hints.isQuick, turn.hints.best.length]).toEqual([true, false, 1]);
  });

  it('are not asked for where the host allows none', async () => {
    server.isAllowed = false;
    server.news(1);
    expect(turn.hints.isAllowed).toBe(false);
    await turn.hints.next();
    expect(server.heard.filter((wish) => wish.type === 'ask_hints')).toEqual([]);
    await turn.match.askHints();
    expect(turn.match.refusal?.code).toBe('no_hints');
  });
});
