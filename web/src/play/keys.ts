/** What keys do at the table. */
import type { Turn } from '../match/turn.svelte';
import { EDICTS } from '../hand/gains';
import type { Lit } from './lit.svelte';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Whether a key belongs to what is focused, not to the table; what was only clicked gives its keys back. */
function isTaken(event: KeyboardEvent, clicked: Element | null): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.metaKey || event.ctrlKey || event.altKey) return true;
  if (target?.closest('input, select, textarea, dialog')) return true;
  const button = target?.closest('button, a') ?? null;
  return (event.key === 'Enter' || event.key === ' ') && button !== null && button !== clicked;
}

/** Does what a key asks for; true where it asked for something. */
export function pressKey(event: KeyboardEvent, turn: Turn, lit: Lit, clicked: Element | null): boolean {
  if (isTaken(event, clicked)) return false;
  const { hand } = turn;
  const arrow = ARROWS[event.key];
  if (arrow && turn.targets.length) return walkTargets(turn, arrow[0] + arrow[1] > 0 ? 1 : -1);
  if (arrow && hand) {
    hand.move(arrow[0], arrow[1]);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'escape':
      if (lit.shown) lit.clear();
      else turn.back();
      return true;
    case 'z':
    case 'u':
      if (turn.match.you?.answer) void turn.takeBack();
      return true;
    case 'enter':
      if (turn.targets.length) void turn.destroy();
      else void turn.confirm();
      return true;
    case 'n':
    case 'p': {
      const step = event.key === 'n' ? 1 : -1;
      if (turn.targets.length) return walkTargets(turn, step);
      hand?.nextFit(step);
      return hand !== null;
    }
    case 'h':
      void turn.hints.next();
      return turn.hints.isAllowed;
    case 'q':
      hand?.turn(-1);
      return hand !== null;
    case 'e':
    case 'r':
      hand?.turn(1);
      return hand !== null;
    case 'f':
    case 'm':
      hand?.mirror();
      return hand !== null;
    case 't':
      return nextTerrain(turn);
    case 'a':
    case 'b':
    case 'c':
    case 'd': {
      const edict = EDICTS.find((each) => each === event.key.toUpperCase());
      if (edict) lit.press(edict);
      return true;
    }
    case 'v':
      nextMap(turn, event.shiftKey ? -1 : 1);
      return true;
    default:
      if (hand && /^[1-9]$/.test(event.key)) hand.choose(Number(event.key) - 1);
      return false;
  }
}

function nextTerrain(turn: Turn): boolean {
  const { hand } = turn;
  if (!hand) return false;
  const terrains = hand.offers.offer.terrains;
  hand.terrain = terrains[(terrains.indexOf(hand.terrain) + 1) % terrains.length] ?? hand.terrain;
  return true;
}

function walkTargets(turn: Turn, step: 1 | -1): boolean {
  const { targets } = turn;
  const here = turn.target === null ? -1 : targets.indexOf(turn.target);
  turn.target = targets[(here + step + targets.length) % targets.length] ?? null;
  return true;
}

function nextMap(turn: Turn, step: 1 | -1): void {
  const size = turn.table?.sheets.length ?? 1;
  turn.look((turn.shown + step + size) % size);
}
