/** What keys do while a map is painted: 1 to 8 choose a brush, 0 rubs out, arrows move, Space paints or stamps. */
import { isOnSheet, cellOf, spaceAt, type Cell } from '../map/spaces';
import { EMPTY } from './painting';
import type { Brush, Scorer } from './scorer.svelte';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const BRUSHES: readonly Brush[] = [EMPTY, 'F', 'V', 'A', 'W', 'B', 'H', 'X', 'Y'];

/** Whether a key belongs to what is focused. A stamp that was chosen gives Enter back: its ghost waits on the map. */
function isTaken(event: KeyboardEvent, scorer: Scorer): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === 'Enter' && scorer.hand?.isPut && target?.closest('.stamps')) return false;
  if (event.metaKey || event.altKey || target?.closest('input, select, textarea, dialog')) return true;
  return (event.key === 'Enter' || event.key === ' ') && target?.closest('button, a, summary') !== null;
}

/** Does what a key asks for; true where it asked for something. */
export function pressKey(event: KeyboardEvent, scorer: Scorer): boolean {
  if (isTaken(event, scorer)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey) {
    if (key !== 'z') return false;
    scorer.undo();
    return true;
  }
  const arrow = ARROWS[key];
  if (arrow) return moved(scorer, arrow);
  const brush = /^[0-8]$/.test(key) ? BRUSHES[Number(key)] : undefined;
  if (brush !== undefined && scorer.brushes.includes(brush)) {
    scorer.chooseBrush(brush);
    return true;
  }
  switch (key) {
    case ' ':
    case 'Enter':
      return painted(scorer);
    case 'q':
      scorer.hand?.turn(-1);
      return scorer.hand !== null;
    case 'e':
    case 'r':
      scorer.hand?.turn(1);
      return scorer.hand !== null;
    case 'f':
    case 'm':
      scorer.hand?.mirror();
      return scorer.hand !== null;
    case 's':
      return nextStamp(scorer);
    case 'Escape':
      scorer.chooseBrush('F');
      return true;
    default:
      return false;
  }
}

function moved(scorer: Scorer, [down, right]: readonly [number, number]): boolean {
  if (scorer.hand) {
    scorer.hand.move(down, right);
    return true;
  }
  const [row, column] = cellOf(scorer.cursor ?? 0);
  const next: Cell = scorer.cursor === null ? [row, column] : [row + down, column + right];
  if (isOnSheet(next)) scorer.cursor = spaceAt(next);
  return true;
}

function painted(scorer: Scorer): boolean {
  if (scorer.hand) return scorer.set();
  if (scorer.cursor === null) return false;
  scorer.press(scorer.cursor);
  scorer.lift();
  return true;
}

/** The next stamp, or the other side of the only one. */
function nextStamp(scorer: Scorer): boolean {
  const cards = scorer.ordered.map(({ card }) => card);
  const next = cards[(cards.indexOf(scorer.card) + 1) % cards.length];
  if (next) scorer.choose(next);
  return next !== undefined;
}
