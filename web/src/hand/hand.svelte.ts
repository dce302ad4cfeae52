/** The piece in the hand: which shape, how it is held, where it hovers, and whether the offer holds that. */
import { isOnSheet, cellOf, spaceAt, SIZE, type Cell, type Space } from '../map/spaces';
import type { Offer, Terrain } from '../protocol';
import { keyOf, Offers, type Placement, type ShapeChoice } from './placements';
import { formOf, held, moved, type Cells, type Turning } from './shapes';

/** A drawing that a lesson leads to. */
export interface Goal {
  terrain: Terrain;
  spaces: readonly Space[];
  marks: readonly Space[];
}

export interface Printed {
  cells: Cells;
  coin: boolean;
}

const MIDDLE: Cell = [5, 5];

const distance = (a: Cell, b: Cell): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export class Hand {
  readonly offers: Offers;
  readonly choices: ShapeChoice[];
  readonly sheet: number;
  readonly attacks: readonly Cells[];

  private number = $state(0);
  private quarter = $state(0);
  private isMirrored = $state(false);
  private ghostAt = $state.raw<Cell | null>(null);
  terrain = $state<Terrain>('forest');
  /** A ghost that is put down no longer follows the mouse. */
  isPut = $state(false);
  /** Where there is one, the next fit is there. */
  goal: Goal | null = null;

  readonly choice = $derived.by<ShapeChoice | null>(() => this.choices[this.number] ?? null);
  readonly steps = $derived.by<Cells>(() => (this.choice ? held(this.choice.cells, this.turning()) : []));
  readonly cells = $derived<Cells>(this.ghostAt ? moved(this.steps, this.ghostAt) : []);
  readonly found = $derived.by(() => (this.ghostAt ? this.offers.find(this.cells) : null));

  constructor(offer: Offer, printed: readonly Printed[], mayHang = false) {
    this.offers = new Offers(offer, mayHang);
    this.choices = this.offers.shapeChoices(printed);
    this.sheet = offer.sheet;
    this.attacks = offer.attacks;
    this.terrain = offer.terrains[0] ?? 'forest';
    this.number = Math.max(
      0,
      this.choices.findIndex((choice) => choice.placements.length > 0),
    );
  }

  get isHero(): boolean {
    return this.attacks.length > 0;
  }

  get at(): Cell | null {
    return this.ghostAt;
  }

  get chosenNumber(): number {
    return this.number;
  }

  /** Which way a hero is turned. */
  get way(): number {
    return this.isHero ? this.quarter % this.attacks.length : 0;
  }

  /** The spaces that a hero in this place would attack. */
  get marks(): Space[] {
    return this.ghostAt ? this.attacked(this.ghostAt) : [];
  }

  /** The spaces that a hero would attack from a place, turned as it is. */
  attacked(at: Cell): Space[] {
    return moved(this.attacks[this.way] ?? [], at)
      .filter(isOnSheet)
      .map(spaceAt);
  }

  turning(): Turning {
    return { quarter: this.isHero ? 0 : this.quarter, isMirrored: this.isMirrored };
  }

  choose(number: number): void {
    if (!this.choices[number]?.placements.length) return;
    this.number = number;
  }

  /** Holds the shape as another hand held one, where that is possible. */
  takeOver(other: Hand): void {
    this.choose(other.number);
    this.quarter = other.quarter;
    this.isMirrored = other.isMirrored;
    this.ghostAt = other.ghostAt;
    this.isPut = other.isPut;
    if (this.offers.offer.terrains.includes(other.terrain)) this.terrain = other.terrain;
  }

  turn(step: 1 | -1): void {
    const ways = this.isHero ? this.attacks.length : 4;
    // A mirrored shape turns the way that is seen, too.
    this.quarter = (this.quarter + step + ways) % ways;
    this.show();
  }

  mirror(): void {
    if (this.isHero) return this.turn(1);
    // Left and right change places as they are seen, however the shape is turned.
    this.isMirrored = !this.isMirrored;
    this.quarter = (4 - this.quarter) % 4;
    this.show();
  }

  /** Moves the ghost by one space, its pivot stays on the sheet; the first step only brings it there. */
  move(down: number, right: number): void {
    if (this.ghostAt) {
      const [row, column] = this.ghostAt;
      this.ghostAt = [clamp(row + down, 0, SIZE - 1), clamp(column + right, 0, SIZE - 1)];
    } else this.show();
    this.isPut = true;
  }

  /** Brings the ghost to a space: exactly there, or so that it fits and still covers the space. */
  hover(space: Space): void {
    const exact = cellOf(space);
    this.ghostAt = exact;
    if (this.found) return;
    const near = this.nearest(exact, (placement) => placement.spaces.includes(space));
    if (near) this.ghostAt = near.at;
  }

  /** Puts the ghost down; a fingertip is thick, so it may go to a fitting place close by. */
  put(space: Space, isFinger: boolean): void {
    this.hover(space);
    this.isPut = true;
    if (this.found || !isFinger || !this.ghostAt) return;
    const exact = this.ghostAt;
    const near = this.nearest(exact, (placement) => distance(placement.at, exact) <= 5);
    if (near) this.ghostAt = near.at;
  }

  drag(at: Cell): void {
    this.ghostAt = [clamp(at[0], 0, SIZE - 1), clamp(at[1], 0, SIZE - 1)];
    this.isPut = true;
  }

  putAway(): void {
    this.ghostAt = null;
    this.isPut = false;
  }

  /** Walks through everything that fits, beginning with the way the shape is held. */
  nextFit(step: 1 | -1 = 1): void {
    if (this.goal && this.putOn(this.goal.spaces, this.goal.terrain, this.goal.marks)) return;
    const all = this.choice?.placements ?? [];
    if (all.length === 0) return;
    const form = formOf(this.steps);
    const first = Math.max(
      0,
      all.findIndex((placement) => placement.form === form),
    );
    const now = this.found;
    const here = now ? all.findIndex((each) => each.fit === now.fit && each.place === now.place) : -1;
    const next = here < 0 ? first : (here + step + all.length) % all.length;
    const placement = all[next];
    if (placement) this.hold(placement);
  }

  /** Holds the shape that covers these spaces, there and in this terrain; false where the offer has no such drawing. */
  putOn(spaces: readonly Space[], terrain: Terrain, marks: readonly Space[] = []): boolean {
    if (!this.offers.offer.terrains.includes(terrain)) return false;
    const wanted = keyOf(spaces);
    for (const [number, choice] of this.choices.entries()) {
      const placement = choice.placements.find((each) => keyOf(each.spaces) === wanted);
      if (!placement) continue;
      this.number = number;
      this.terrain = terrain;
      this.hold(placement);
      if (this.isHero) this.face(marks);
      return true;
    }
    return false;
  }

  /** Turns a hero so that it attacks these spaces. */
  private face(marks: readonly Space[]): void {
    for (this.quarter = 0; this.quarter < this.attacks.length - 1; this.quarter++)
      if (keyOf(this.marks) === keyOf(marks)) return;
  }

  /** Brings the ghost to where it fits closest to the middle. */
  private show(): void {
    this.ghostAt ??= this.nearest(MIDDLE, () => true)?.at ?? MIDDLE;
  }

  private hold(placement: Placement): void {
    if (!this.isHero) this.quarter = placement.quarter;
    this.isMirrored = placement.isMirrored;
    this.ghostAt = placement.at;
    this.isPut = true;
  }

  /** The closest placement of the shape as it is held now. */
  private nearest(cell: Cell, isGood: (placement: Placement) => boolean): { at: Cell } | null {
    const form = formOf(this.steps);
    const good = (this.choice?.placements ?? []).filter((each) => each.form === form && isGood(each));
    const best = good.sort((a, b) => distance(a.at, cell) - distance(b.at, cell))[0];
    // Another turning of the same form may have another pivot: keep the one that is held.
    return best ? { at: this.pivotFor(best) } : null;
  }

  private pivotFor(placement: Placement): Cell {
    const theirs = moved(held(this.choice?.cells ?? [], placement), placement.at)[0] ?? placement.at;
    const first = this.steps[0] ?? [0, 0];
    return [theirs[0] - first[0], theirs[1] - first[1]];
  }
}
