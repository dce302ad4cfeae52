/** The rating of a game alone, explained. */
import type { Printed } from '../protocol';

export interface NextTitle {
  title: string;
  least: number;
}

/** The title above the one that a rating has earned; null above the highest. The last one is earned by every rating. */
export function nextTitle(titles: Printed['titles'], rating: number): NextTitle | null {
  const above = titles.slice(0, -1).findLast(([, least]) => rating < least);
  return above ? { title: above[0], least: above[1] } : null;
}
