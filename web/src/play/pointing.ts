import type { Cell, Space } from '../map/spaces';

/** What a pointer does on the map; a drag tells where the piece should be. */
export interface Pointing {
  hover: (space: Space) => void;
  leave: () => void;
  press: (space: Space, isFinger: boolean) => void;
  /** Where the piece is when a drag begins; null if there is nothing to drag. */
  grab: (space: Space, isFinger: boolean) => Cell | null;
  drag: (at: Cell) => void;
  drop: (isFinger: boolean) => void;
  wheel: (step: 1 | -1) => void;
  /** Where it is given, a pointer that is held down paints what it passes, and does nothing else. */
  stroke?: Stroke | null;
}

/** A line drawn with a brush, space by space. */
export interface Stroke {
  begin: (space: Space) => void;
  pass: (space: Space) => void;
  end: () => void;
}

/** A map on which a pointer does nothing. */
export const STILL: Pointing = {
  hover: () => undefined,
  leave: () => undefined,
  press: () => undefined,
  grab: () => null,
  drag: () => undefined,
  drop: () => undefined,
  wheel: () => undefined,
};
