/** A map that is being painted: letters of docs/notation.md on a printed sheet. It knows no rules: anything may be painted. */
import type { Piece, Pieces } from '../map/land';
import { plotsOf, type Plot } from '../map/notation';
import { namesOf, SIZE, type Space } from '../map/spaces';

/** The letter of a space, as on plain ground. */
export type Sign = 'F' | 'V' | 'A' | 'W' | 'Y' | 'B' | 'D' | 'Z' | 'G' | 'T' | 'H' | 'X';
export const EMPTY = '.';

export interface Painting {
  /** One letter a space, row by row; ruins are the sheet's matter. */
  readonly letters: string;
  readonly marks: readonly Space[];
  readonly coins: number;
  /** What was stamped, by space. */
  readonly pieces: Readonly<Record<number, Piece>>;
}

const FIXED = 'M#';

/** The sheet before the first card. */
export const blank = (sheet: readonly string[]): Painting => ({
  letters: sheet.slice(0, SIZE).join('').replaceAll(',', EMPTY).toUpperCase(),
  marks: [],
  coins: 0,
  pieces: {},
});

/** Whether something may be painted there: mountains and wasteland are printed. */
export const isOpen = (painting: Painting, space: Space): boolean =>
  !FIXED.includes(painting.letters.charAt(space) || FIXED);

export const isPainted = (painting: Painting, space: Space): boolean =>
  isOpen(painting, space) && painting.letters.charAt(space) !== EMPTY;

function lettered(letters: string, spaces: readonly Space[], sign: string): string {
  const signs = [...letters];
  for (const space of spaces) signs[space] = sign;
  return signs.join('');
}

/** Some spaces painted with one letter, or rubbed out. What was stamped there is a stamp no more. */
export function painted(painting: Painting, spaces: readonly Space[], sign: Sign | typeof EMPTY): Painting {
  const open = spaces.filter((space) => isOpen(painting, space));
  const touched = new Set(open.map((space) => painting.pieces[space]?.number));
  const isGone = (piece: Piece): boolean => touched.has(piece.number);
  const gone = Object.values(painting.pieces).filter(isGone);
  const hasHero = open.some((space) => painting.letters.charAt(space) === 'H' && sign !== 'H');
  return {
    ...painting,
    letters: lettered(painting.letters, open, sign),
    // A hero that is rubbed out attacks nothing.
    marks: hasHero ? painting.marks.filter((space) => !struckBy(gone).has(space)) : painting.marks,
    pieces: Object.fromEntries(Object.entries(painting.pieces).filter(([, piece]) => !isGone(piece))),
  };
}

/** A stamp that knows which spaces it attacks. */
export interface Stamped extends Piece {
  struck?: readonly Space[];
}

const struckBy = (pieces: readonly Piece[]): Set<Space> =>
  new Set(pieces.flatMap((piece) => [...((piece as Stamped).struck ?? [])]));

/** A card's shape stamped on some spaces. */
export function stamped(
  painting: Painting,
  spaces: readonly Space[],
  sign: Sign,
  piece: Omit<Stamped, 'number'>,
): Painting {
  const numbers = Object.values(painting.pieces).map((each) => each.number);
  const added: Stamped = { ...piece, number: Math.max(0, ...numbers) + 1 };
  return {
    ...painting,
    letters: lettered(painting.letters, spaces, sign),
    marks: [...new Set([...painting.marks, ...(piece.struck ?? [])])].sort((a, b) => a - b),
    pieces: { ...painting.pieces, ...Object.fromEntries(spaces.map((space) => [space, added])) },
  };
}

/** The painting as lines of the notation. */
export function linesOf(painting: Painting, sheet: readonly string[]): string[] {
  const ground = sheet.slice(0, SIZE).join('');
  const signs = [...painting.letters].map((sign, space) => {
    const below = ground.charAt(space);
    const isRuins = below !== below.toUpperCase() || below === ',';
    return !isRuins ? sign : sign === EMPTY ? ',' : sign.toLowerCase();
  });
  const lines = Array.from({ length: SIZE }, (_, row) => signs.slice(row * SIZE, (row + 1) * SIZE).join(''));
  return painting.marks.length ? [...lines, `marks: ${namesOf(painting.marks).join(' ')}`] : lines;
}

export const plotsIn = (painting: Painting, sheet: readonly string[]): Plot[] => plotsOf(linesOf(painting, sheet));

export const piecesIn = (painting: Painting): Pieces =>
  new Map(Object.entries(painting.pieces).map(([space, piece]) => [Number(space), piece]));

/** The cards that are stamped on the map, of one season. */
export const cardsIn = (painting: Painting, season: string): Set<string> =>
  new Set(Object.values(painting.pieces).flatMap((piece) => (piece.season === season ? [piece.card] : [])));

/** The spaces between two, so that a quick stroke has no gaps. */
export function between(from: Space, to: Space): Space[] {
  const [row, column] = [Math.floor(from / SIZE), from % SIZE];
  const [down, right] = [Math.floor(to / SIZE) - row, (to % SIZE) - column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return (row + Math.round(down * part)) * SIZE + column + Math.round(right * part);
  });
}
