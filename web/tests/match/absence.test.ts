import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line } from '../../src/match/connection';
import { Match } from '../../src/match/match.svelte';
import { agreed, asked, isAlone, notYet } from '../../src/play/ending';
import { awaySince } from '../../src/play/people';
import { speak } from '../../src/texts/texts.svelte';

class Server implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(): void {
    return undefined;
  }
  close(): void {
    return undefined;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const NOW = 1_700_000_000;
const CHAIRS = [
  { name: 'Ann', bot: '' },
  { name: 'Bob', bot: '' },
  { name: 'Cyd', bot: 'greedy' },
  { name: '', bot: 'greedy' },
];

describe('absence', () => {
  let server: Server;
  let match: Match;
  let stop: () => void;
  const people = (...away: [number, number][]): void =>
    server.tell({
      type: 'people',
      here: [0],
      watchers: 0,
      away: away.map(([seat, since]) => ({ seat, since })),
      patience: 120,
    });

  beforeEach(() => {
    vi.useFakeTimers({ now: (NOW - 40) * 1000 }); // this browser's clock is slow
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('navigator', { onLine: true });
    server = new Server();
    match = new Match('one', () => server);
    stop = match.start();
    server.onopen?.();
    const gathering = { status: 'playing', chairs: CHAIRS, house: {}, agreed: [0] };
    server.tell({ type: 'news', seq: 1, now: NOW, events: [], gathering, table: null, waiting: [], you: { seat: 0 } });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes by itself when the patience of the table is over, by the clock of the server', () => {
    people([1, NOW - 100], [2, NOW - 10]);
    expect([...match.absent]).toEqual([]);
    vi.advanceTimersByTime(19_000);
    expect([...match.absent]).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect([...match.absent]).toEqual([1]);
    vi.advanceTimersByTime(90_000);
    expect([...match.absent]).toEqual([1, 2]);
  });

  it('ends with whoever comes back', () => {
    people([1, NOW - 500]);
    expect([...match.absent]).toEqual([1]);
    people();
    vi.advanceTimersByTime(500_000);
    expect([...match.absent]).toEqual([]);
  });

  it('lets nobody wait for the absent who would end the game', () => {
    people([1, NOW - 10]);
    expect([asked(match), agreed(match), notYet(match), isAlone(match)]).toEqual([[0, 1], [0], [1], false]);
    people([1, NOW - 500]);
    expect([asked(match), notYet(match), isAlone(match)]).toEqual([[0], [], true]);
  });

  it('is told with the time of day, after a day with the date', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('en');
    expect(awaySince(NOW, NOW + 60)).toMatch(/^away since \d?\d:\d\d\s[AP]M$/);
    expect(awaySince(NOW, NOW + 90_000)).toMatch(/^away since 11\/1\d\/23, /);
  });
});
