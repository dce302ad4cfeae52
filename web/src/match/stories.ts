/** What the events tell about a sheet besides its map: which card brought which spaces, and what was drawn last. */
import { spacesOf, type Space } from '../map/spaces';
import type { Piece, Pieces } from '../map/land';
import type { Drawn, Event, SeasonView } from '../protocol';

/** For each space of a sheet the drawing that is on it. */
export function piecesOf(events: readonly Event[], sheet: number, seasons: readonly SeasonView[]): Pieces {
  const pieces = new Map<Space, Piece>();
  let season = '';
  let card = '';
  let number = 0;
  for (const event of events) {
    if (event.type === 'season_started') season = seasons[event.season]?.id ?? '';
    if (event.type === 'card_revealed') card = event.card;
    if (event.type !== 'turn_drawn' && event.type !== 'power_resolved') continue;
    for (const drawn of event.drawings) {
      number += 1;
      if (drawn.sheet !== sheet || !drawn.terrain) continue;
      const piece = { number, season, card: event.type === 'turn_drawn' ? card : event.card };
      for (const space of spacesOf(drawn.spaces)) pieces.set(space, piece);
    }
  }
  return pieces;
}

/** The spaces of the newest drawing on a sheet. */
export function lastDrawn(events: readonly Event[], sheet: number): Space[] {
  const drawings = (event: Event): Drawn[] =>
    event.type === 'turn_drawn' || event.type === 'power_resolved' ? event.drawings : [];
  const newest = events.findLast((event) => drawings(event).some((drawn) => drawn.sheet === sheet));
  if (!newest) return [];
  return drawings(newest)
    .filter((drawn) => drawn.sheet === sheet)
    .flatMap((drawn) => [...spacesOf(drawn.spaces), ...spacesOf(drawn.destroyed)]);
}
