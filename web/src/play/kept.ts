/** How far the counting of a season has come, so that a page that is loaded anew goes on with it. */
export interface Kept {
  /** How many seasons were counted, with this one. */
  seasons: number;
  /** How many of its steps are done. */
  steps: number;
}

const nameOf = (match: string): string => `cartographers.counting.${match}`;

export function keepCount(match: string, kept: Kept): void {
  try {
    sessionStorage.setItem(nameOf(match), JSON.stringify(kept));
  } catch {
    // Storage may be forbidden: then the next load shows the map at once.
  }
}

export function forgetCount(match: string): void {
  try {
    sessionStorage.removeItem(nameOf(match));
  } catch {
    // Nothing was kept.
  }
}

/** What was kept of this season's counting; null where it was seen to its end, or another season was counted since. */
export function keptCount(match: string, seasons: number): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(match)) ?? 'null') as Partial<Kept> | null;
    return kept?.seasons === seasons && typeof kept.steps === 'number' ? { seasons, steps: kept.steps } : null;
  } catch {
    return null;
  }
}
