/** A line to a puzzle: it tells where the position stands, takes one drawing, and says nothing of what that earns. */
import type { Line } from '../match/connection';
import { RefusedError } from '../shell/refused';
import type { Draw, Message, PuzzleShown, Request } from '../protocol';

/** Marks a drawing; what is refused is thrown. */
export type Marked = (drawing: Draw) => Promise<void>;

export function puzzleLine(shown: PuzzleShown, marked: Marked): Line {
  const say = (message: Message): void => line.onmessage?.({ data: JSON.stringify(message) });

  async function draw(drawing: Draw): Promise<void> {
    try {
      await marked(drawing);
      say({ type: 'done', id: drawing.id, seq: shown.news.seq });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      say({ type: 'refusal', id: drawing.id, code: error.code, details: error.details });
    }
  }

  function hear(request: Request): void {
    if (request.type === 'hello') say(shown.news);
    else if (request.type === 'draw') void draw(request);
    else if (request.type === 'ask_count') say({ ...shown.counted, id: request.id });
    else say({ type: 'refusal', id: request.id, code: 'not_now', details: {} });
  }

  const line: Line = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => queueMicrotask(() => hear(JSON.parse(text) as Request)),
    close: () => undefined,
  };
  queueMicrotask(() => line.onopen?.());
  return line;
}
