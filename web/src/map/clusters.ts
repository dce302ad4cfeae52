import { beside, cellOf, isOnSheet, spaceAt, type Space } from './spaces';

/** The largest groups of spaces that hang together side by side, and for which `isSame` holds. */
export function clusters(spaces: readonly Space[], isSame: (a: Space, b: Space) => boolean = () => true): Space[][] {
  const left = new Set(spaces);
  const found: Space[][] = [];
  for (const start of spaces) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const space of group)
      for (const cell of beside(cellOf(space))) {
        const next = spaceAt(cell);
        if (isOnSheet(cell) && left.has(next) && isSame(space, next)) {
          left.delete(next);
          group.push(next);
        }
      }
    found.push(group);
  }
  return found;
}
