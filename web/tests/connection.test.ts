import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, NO_SOCKET, type Line, type LinkState, type Story, type Wish } from '../src/match/connection';
import type { Request } from '../src/protocol';

class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Request[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason });
  }
}

describe('the connection', () => {
  let lines: FakeLine[];
  let states: LinkState[];
  let stories: Story[];
  let connection: Connection;
  const last = (): FakeLine => {
    const line = lines.at(-1);
    if (!line) throw new Error('nobody has called');
    return line;
  };
  const draw: Wish = { type: 'draw', id: 'one', turn: 3, terrain: 'water', spaces: ['A1'] };

  beforeEach(() => {
    vi.useFakeTimers();
    [lines, states, stories] = [[], [], []];
    const dial = (): Line => {
      lines.push(new FakeLine());
      return last();
    };
    connection = new Connection(
      dial,
      { told: (story) => stories.push(story), changed: (state) => states.push(state) },
      () => 1,
    );
    connection.start();
  });
  afterEach(() => {
    connection.end();
    vi.useRealTimers();
  });

  it('tells that no socket gets through, once several tries have failed', () => {
    const reasons: string[] = [];
    connection.end();
    connection = new Connection(
      () => {
        throw new Error('sockets are forbidden here');
      },
      { told: () => undefined, changed: (_, reason) => reasons.push(reason) },
    );
    connection.start();
    vi.advanceTimersByTime(60_000);
    expect(reasons).toEqual(['', NO_SOCKET]);
  });

  it('takes a line that was open once for lost, however long it stays away', () => {
    const reasons: string[] = [];
    connection.end();
    connection = new Connection(
      () => {
        lines.push(new FakeLine());
        return last();
      },
      { told: () => undefined, changed: (_, reason) => reasons.push(reason) },
    );
    connection.start();
    last().open();
    for (let tries = 0; tries < 6; tries += 1) {
      last().lose();
      vi.advanceTimersByTime(20_000);
    }
    expect(new Set(reasons)).toEqual(new Set(['']));
  });

  it('says hello first, from the beginning', () => {
    last().open();
    expect(last().sent).toEqual([{ type: 'hello', since: 0 }]);
    expect(states).toEqual(['open']);
  });

  it('asks for what it has missed when it comes back', () => {
    last().open();
    last().hear({ type: 'marks', seq: 17, waiting: [] });
    last().lose();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().sent[0]).toEqual({ type: 'hello', since: 17 });
    expect(states.at(-1)).toBe('open');
  });

  it('waits longer every time', () => {
    for (const pause of [500, 1000, 2000, 4000]) {
      const before = lines.length;
      last().lose();
      vi.advanceTimersByTime(pause - 1);
      expect(lines).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(lines).toHaveLength(before + 1);
    }
  });

  it('sends an unanswered wish again with the same id, and answers it once', async () => {
    last().open();
    const answer = connection.ask(draw);
    expect(last().sent.at(-1)).toEqual(draw);
    last().lose();
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().sent).toEqual([{ type: 'hello', since: 0 }, draw]);
    last().hear({ type: 'done', id: 'one', seq: 20 });
    await expect(answer).resolves.toMatchObject({ type: 'done', seq: 20 });
    last().lose();
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().sent).toHaveLength(1);
  });

  it('keeps a wish that was made without a connection', () => {
    void connection.ask(draw);
    expect(last().sent).toHaveLength(0);
    last().open();
    expect(last().sent[1]).toEqual(draw);
  });

  it('gives up a line that does not answer', () => {
    last().open();
    void connection.ask(draw);
    vi.advanceTimersByTime(12_000);
    expect(lines[0]?.isClosed).toBe(true);
    expect(states.at(-1)).toBe('lost');
  });

  it('waits longer for hints, but not for anything asked meanwhile', () => {
    last().open();
    void connection.ask({ type: 'ask_hints', id: 'two', turn: 3 });
    void connection.ask(draw);
    last().hear({ type: 'done', id: 'one', seq: 20 });
    vi.advanceTimersByTime(60_000);
    expect(lines[0]?.isClosed).toBe(false);
    void connection.ask({ ...draw, id: 'three' });
    vi.advanceTimersByTime(12_000);
    expect(lines[0]?.isClosed).toBe(true);
  });

  it('gives up a line that stays silent about hints, and asks for them again', () => {
    last().open();
    const hints: Wish = { type: 'ask_hints', id: 'two', turn: 3 };
    void connection.ask(hints);
    vi.advanceTimersByTime(240_000);
    expect(lines[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().sent.at(-1)).toEqual(hints);
  });

  it('comes back at once when the network does', () => {
    last().open();
    connection.drop();
    expect(states.at(-1)).toBe('lost');
    connection.retry();
    expect(lines).toHaveLength(2);
  });

  it('does not dial while the network is gone', () => {
    let isOnline = false;
    const patient = new Connection(
      () => {
        lines.push(new FakeLine());
        return last();
      },
      { told: () => undefined, changed: (state) => states.push(state) },
      () => 1,
      () => isOnline,
    );
    patient.start();
    expect([lines.length, states]).toEqual([1, ['lost']]);
    isOnline = true;
    patient.retry();
    expect(lines).toHaveLength(2);
    patient.end();
  });

  it('does not insist where it is not wanted', () => {
    last().open();
    last().lose(1008, 'no_watchers');
    expect(states.at(-1)).toBe('refused');
    vi.advanceTimersByTime(60_000);
    connection.retry();
    expect(lines).toHaveLength(1);
  });

  it('tries again after a passing refusal', () => {
    last().open();
    last().lose(1008, 'too_fast');
    expect(states.at(-1)).toBe('lost');
  });

  it('passes stories on in their order', () => {
    last().open();
    last().hear({ type: 'people', here: [0], watchers: 1 });
    last().hear({ type: 'marks', seq: 1, waiting: [0] });
    expect(stories.map((story) => story.type)).toEqual(['people', 'marks']);
  });
});
