/** Which step of a lesson is due, and what is to be pressed for it. Where the match stands says nearly all of it. */
import type { Hand } from '../hand/hand.svelte';
import { keyOf, type Placement } from '../hand/placements';
import { formOf, held } from '../hand/shapes';
import { spaceOf, type Space } from '../map/spaces';
import type { LessonStep, Terrain } from '../protocol';

/** What the match and the page tell of how far a learner is. */
export interface Standing {
  turn: number;
  /** Whether the year is over; what is read after it comes then. */
  isOver: boolean;
  /** Whether the learner has ended the match before. */
  isGivenUp: boolean;
  isCounting: boolean;
  /** How many steps the learner has left behind; only those without a drawing need it. */
  past: number;
}

/** The steps that answer what the table asks: the next turn shows that they are done. */
const ANSWERS: readonly LessonStep['kind'][] = ['draw', 'free', 'destroy'];

function isDone(step: LessonStep, place: number, standing: Standing): boolean {
  const { turn, isOver, isCounting, past } = standing;
  if (standing.isGivenUp || turn > step.turn) return true;
  if (ANSWERS.includes(step.kind)) return isOver;
  if (step.kind === 'count') return turn === step.turn && (!isCounting || past > place);
  return turn === step.turn && past > place;
}

/** The place of the first step that is not done; as many as there are where all are. */
export function dueStep(steps: readonly LessonStep[], standing: Standing): number {
  const due = steps.findIndex((step, place) => !isDone(step, place, standing));
  return due < 0 ? steps.length : due;
}

export type Act =
  | 'shape'
  | 'terrain'
  | 'mirror'
  | 'turn'
  | 'put'
  | 'fit'
  | 'place'
  | 'hint'
  | 'draw'
  | 'target'
  | 'destroy'
  | 'edict'
  | 'read'
  | 'count';

/** Something to press, as it is listed with a number. */
export interface Press {
  act: Act;
  /** Which shape, or the place of the terrain. */
  number: number;
  state: 'due' | 'next' | 'done';
}

type Done = readonly [act: Act, isDone: boolean, number?: number];

/** The first one that is not done is due. */
function numbered(acts: readonly Done[]): Press[] {
  const due = acts.findIndex(([, isDone]) => !isDone);
  return acts.map(([act, isDone, number = 0], place) => ({
    act,
    number,
    state: isDone ? 'done' : place === due ? 'due' : 'next',
  }));
}

/** Where the hand can hold what a step wants: the number of the shape, and its placement. */
export function wantedIn(hand: Hand, step: LessonStep): { number: number; placement: Placement } | null {
  const wanted = keyOf(step.spaces.map(spaceOf));
  for (const [number, choice] of hand.choices.entries()) {
    const placement = choice.placements.find((each) => keyOf(each.spaces) === wanted);
    if (placement) return { number, placement };
  }
  return null;
}

const QUARTERS = [0, 1, 2, 3];
/** After so many misses the next fit is the wanted one. */
export const MOST_MISSES = 2;

function drawn(step: LessonStep, hand: Hand, misses: number): Done[] {
  const wanted = wantedIn(hand, step);
  if (!wanted) return [['place', hand.found !== null]];
  const { number, placement } = wanted;
  const isThere = hand.found !== null && keyOf(hand.found.spaces) === keyOf(placement.spaces);
  const isTurned = keyOf(hand.attacked(placement.at)) === keyOf(step.marks.map(spaceOf));
  if (misses >= MOST_MISSES) return [['fit', isThere && isTurned && hand.terrain === step.terrain]];
  if (hand.isHero) {
    const put: Done = ['put', isThere];
    return hand.way > 0 || !isTurned ? [['turn', isTurned], put] : [put];
  }
  const cells = hand.choices[number]?.cells ?? [];
  const forms = (isMirrored: boolean): string[] =>
    QUARTERS.map((quarter) => formOf(held(cells, { quarter, isMirrored })));
  const isMirrored = !forms(false).includes(placement.form);
  const isChosen = hand.chosenNumber === number;
  const isHeld = isChosen && formOf(hand.steps) === placement.form;
  const acts: Done[] = [];
  if (number > 0 || hand.choices.length > 1) acts.push(['shape', isChosen, number]);
  const terrains: readonly Terrain[] = hand.offers.offer.terrains;
  if (step.terrain && step.terrain !== terrains[0])
    acts.push(['terrain', hand.terrain === step.terrain, terrains.indexOf(step.terrain)]);
  if (isMirrored) acts.push(['mirror', isChosen && forms(hand.turning().isMirrored).includes(placement.form)]);
  if (forms(isMirrored)[0] !== placement.form) acts.push(['turn', isHeld]);
  acts.push(['put', isHeld && isThere]);
  return acts;
}

/** What the learner holds or has chosen. */
export interface Held {
  hand: Hand | null;
  target: Space | null;
  misses: number;
}

/** What is to be pressed for a step, one after the other. */
export function pressesOf(step: LessonStep, { hand, target, misses }: Held): Press[] {
  switch (step.kind) {
    case 'draw':
      return hand ? numbered([...drawn(step, hand, misses), ['draw', false]]) : [];
    case 'destroy':
      return numbered([
        ['target', target !== null],
        ['destroy', false],
      ]);
    case 'read':
      return numbered([['read', false]]);
    case 'free':
      return hand
        ? numbered([
            ['place', hand.found !== null],
            ['draw', false],
          ])
        : [];
    case 'edict':
      return numbered([['edict', false, 'ABCD'.indexOf(step.edict ?? 'A')]]);
    case 'count':
      return numbered([['count', false]]);
    case 'review':
      return [];
  }
}
