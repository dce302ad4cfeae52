import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Wish } from '../../src/match/connection';
import { Match } from '../../src/match/match.svelte';
import { Turn } from '../../src/match/turn.svelte';
import type { Offer, Printed } from '../../src/protocol';
import { startCards } from '../../src/shell/cards.svelte';

const LYING: [number, number][] = [
  [0, 0],
  [0, 1],
];
const offer: Offer = {
  sheet: 0,
  terrains: ['water'],
  fits: [{ cells: LYING, at: ['A1', 'C3'] }],
  fallback: false,
  attacks: [],
};
const skill = { cost: 1, cells: LYING, hangs: false, both: false };
const facts = {
  explore: { great_river: { shapes: [{ cells: LYING, coin: false }], terrains: ['water'] } },
  ambushes: {},
  heroes: {},
  skills: { heal: { ...skill, adds: true }, lore: { ...skill, adds: false } },
  bots: [],
} as unknown as Printed;

/** The server's end of the line; its clock is 100 seconds ahead of the browser's. */
class Server implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  heard: Wish[] = [];

  send(text: string): void {
    const wish = JSON.parse(text) as Wish;
    this.heard.push(wish);
    queueMicrotask(() => this.tell({ ...this.answerTo(wish), id: wish.id }));
  }
  private answerTo(wish: Wish): object {
    if (wish.type === 'ask_offer') return { type: 'offered', offer };
    if (wish.type === 'draw' || wish.type === 'destroy') return { type: 'done', seq: 2 };
    return { type: 'refusal', code: 'not_now', details: {} };
  }
  close(): void {
    return undefined;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  news(turn: number, clock: number, more: object = {}): void {
    const now = Date.now() / 1000 + 100;
    const table = {
      turn,
      card: 'great_river',
      task: 'draw',
      season: 0,
      over: false,
      dodgers: [],
      sheets: [{ map: [] }],
      seasons: [],
      asked: now,
      due: clock ? now + clock : null,
    };
    const you = { seat: 0, answer: null, offer, targets: null, skills: ['heal', 'lore'], ...more };
    this.tell({
      type: 'news',
      seq: turn,
      now,
      events: [],
      gathering: { status: 'playing', house: {} },
      table,
      waiting: [0],
      you,
    });
  }
  get drawn(): Wish[] {
    return this.heard.filter((wish) => wish.type === 'draw' || wish.type === 'destroy');
  }
}

describe('shortly before the clock runs out', () => {
  let server: Server;
  let turn: Turn;
  const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

  beforeEach(async () => {
    vi.useFakeTimers();
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
  });
  afterEach(() => {
    turn.lastCall.end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('the drawing in the hand is sent, once and in time', async () => {
    server.news(1, 60);
    turn.hand?.nextFit();
    await pass(57);
    expect(server.drawn).toEqual([]);
    await pass(1.5);
    expect(server.drawn).toMatchObject([{ type: 'draw', turn: 1, terrain: 'water', spaces: ['A1', 'A2'], skill: '' }]);
    expect(turn.lastCall.isHeard).toBe(true);
    await pass(60);
    expect(server.drawn).toHaveLength(1);
    server.news(3, 60);
    expect(turn.lastCall.isHeard).toBe(false);
  });

  it('nothing is sent that does not fit, or lies nowhere', async () => {
    server.news(1, 60);
    await pass(60);
    server.news(2, 60);
    turn.hand?.drag([8, 8]);
    await pass(60);
    expect(server.drawn).toEqual([]);
    expect(turn.lastCall.isHeard).toBe(false);
  });

  it('a short clock is not cut by half', async () => {
    server.news(1, 5);
    turn.hand?.nextFit();
    await pass(3.2);
    expect(server.drawn).toEqual([]);
    await pass(0.3);
    expect(server.drawn).toHaveLength(1);
  });

  it('a slow line is given more time', async () => {
    turn.match.roundTrip = 2;
    server.news(1, 60);
    turn.hand?.nextFit();
    await pass(56.1);
    expect(server.drawn).toHaveLength(1);
  });

  it('every clock is met anew, and none where there is none', async () => {
    server.news(1, 60);
    await pass(30);
    server.news(2, 60);
    turn.hand?.nextFit();
    await pass(40);
    expect(server.drawn).toEqual([]);
    await pass(19);
    expect(server.drawn).toMatchObject([{ turn: 2 }]);
    server.news(3, 0);
    turn.hand?.nextFit();
    await pass(10_000);
    expect(server.drawn).toHaveLength(1);
  });

  it('nothing is sent when the time is over, as after a sleep', async () => {
    server.news(1, 60);
    turn.hand?.nextFit();
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(60);
    expect(server.drawn).toEqual([]);
  });

  it('a skill that was to add something is left out where nothing is added yet', async () => {
    server.news(1, 60);
    turn.hand?.nextFit();
    await turn.useSkill('heal');
    await turn.confirm();
    expect(turn.main).not.toBeNull();
    await pass(59);
    expect(server.drawn).toMatchObject([{ spaces: ['A1', 'A2'], skill: '' }]);
    expect(server.drawn[0]).not.toHaveProperty('extra');
  });

  it('a space to destroy that was chosen is destroyed', async () => {
    server.news(1, 60, { offer: null, targets: { sheet: 0, spaces: ['B2'] } });
    turn.target = 12;
    await pass(59);
    expect(server.drawn).toMatchObject([{ type: 'destroy', turn: 1, space: 'B2' }]);
  });
});
