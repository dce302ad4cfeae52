/** What can be asked about on the screen, and where the rules tell more. */
import type { Printed, SeasonView, Terrain } from '../protocol';
import type { Section } from './sections';

export type About =
  | { topic: 'time' | 'coins' | 'monsters' | 'stars' | 'end' }
  | { topic: 'skills'; skills: readonly string[] }
  | { topic: 'rating'; title: string }
  | { topic: 'season'; season: SeasonView }
  | { topic: 'terrain'; terrain: Terrain; card: string }
  | { topic: 'card'; card: string };

const SECTIONS = {
  time: 'season',
  coins: 'mountains',
  monsters: 'ambush',
  stars: 'season',
  skills: 'skills',
  end: 'end',
  rating: 'alone',
  season: 'season',
  terrain: 'turn',
} as const satisfies Readonly<Record<Exclude<About['topic'], 'card'>, Section>>;

/** The section of the rules that tells more; that of a scoring card is the card itself. */
export function placeInRules(about: About, facts: Printed | null): string {
  if (about.topic !== 'card') return SECTIONS[about.topic];
  const { card } = about;
  if (facts?.scoring[card] || facts?.heroes[card] || facts?.ambushes[card]?.power) return card;
  if (facts?.ambushes[card]) return 'ambush';
  return facts?.ruins[card] ? 'ruins' : 'turn';
}
