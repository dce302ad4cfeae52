/** What the server offers, made easy to look up. Legality is data: a placement fits if the offer holds its spaces. */
import { isOnSheet, spaceAt, spaceOf, cellOf, SIZE, type Cell, type Space } from '../map/spaces';
import type { Offer } from '../protocol';
import { formOf, held, moved, shapeName, turningsOf, type Cells, type Turning } from './shapes';

/** The place of some spaces in an offer, and so in the answer to ask_gains. */
export interface Offered {
  fit: number;
  place: number;
}

/** A way to hold a shape at a place, with its pivot on the cell `at`. */
export interface Pose extends Turning {
  at: Cell;
}

/** A pose that the offer holds. */
export interface Placement extends Pose, Offered {
  spaces: Space[];
  form: string;
}

export interface ShapeChoice {
  cells: Cells;
  hasCoin: boolean;
  isPrinted: boolean;
  placements: Placement[];
}

const REACH = 4;

/** The same for the same spaces, in whatever order. */
export const keyOf = (spaces: readonly Space[]): string => [...spaces].sort((a, b) => a - b).join();

export class Offers {
  private readonly known = new Map<string, Offered>();

  /** `mayHang`: the offer also holds what is left of shapes that hang over the edge. */
  constructor(
    readonly offer: Offer,
    readonly mayHang = false,
  ) {
    offer.fits.forEach((fit, number) => {
      fit.at.forEach((name, place) => {
        const [row, column] = cellOf(spaceOf(name));
        const spaces = fit.cells.map(([down, right]) => spaceAt([row + down, column + right]));
        this.known.set(keyOf(spaces), { fit: number, place });
      });
    });
  }

  /** The spaces that cells cover, if the offer holds them. */
  find(cells: Cells): (Offered & { spaces: Space[] }) | null {
    const inside = cells.filter(isOnSheet);
    if (inside.length === 0 || (inside.length < cells.length && !this.mayHang)) return null;
    const spaces = inside.map(spaceAt);
    const offered = this.known.get(keyOf(spaces));
    return offered ? { ...offered, spaces } : null;
  }

  /** Every placement of a shape that the offer holds, turning by turning, in reading order. */
  placementsOf(cells: Cells): Placement[] {
    const found: Placement[] = [];
    for (const turning of turningsOf(cells)) {
      const steps = held(cells, turning);
      const form = formOf(steps);
      for (let row = -REACH; row < SIZE + REACH; row++)
        for (let column = -REACH; column < SIZE + REACH; column++) {
          const offered = this.find(moved(steps, [row, column]));
          if (offered) found.push({ ...turning, ...offered, at: [row, column], form });
        }
    }
    return found;
  }

  /** What may be chosen: the printed shapes, whether or not they fit, and whatever else the offer holds. */
  shapeChoices(printed: readonly { cells: Cells; coin: boolean }[]): ShapeChoice[] {
    const choices = printed.map(({ cells, coin }) => ({
      cells,
      hasCoin: coin,
      isPrinted: true,
      placements: this.placementsOf(cells),
    }));
    const names = new Set(printed.map(({ cells }) => shapeName(cells)));
    if (this.mayHang) return choices;
    for (const fit of this.offer.fits) {
      const name = shapeName(fit.cells);
      if (names.has(name)) continue;
      names.add(name);
      choices.push({ cells: fit.cells, hasCoin: false, isPrinted: false, placements: this.placementsOf(fit.cells) });
    }
    return choices;
  }
}
