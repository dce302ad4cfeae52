/** What spaces and people are called. */
import { isFilled, type Plot } from '../map/notation';
import type { Pieces } from '../map/land';
import { nameOf, type Space } from '../map/spaces';
import type { Gathering } from '../protocol';
import { nameOfThing, t } from '../texts/texts.svelte';

/** A seat's name: of the person, else of the bot. Who wanted to be forgotten has none, and is called by the seat. */
export function seatName(gathering: Gathering | null, seat: number, you: number | null): string {
  if (seat === you) return t('web-you');
  const chair = gathering?.chairs[seat];
  if (chair?.name) return chair.name;
  return chair?.bot ? t('web-bot-name', { seat: seat + 1 }) : t('web-seat-name', { seat: seat + 1 });
}

/** The first letter of a name, or the whole sign it begins with: an emoji may be made of several. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
}

/** Whose map it is, in words. */
export const mapName = (gathering: Gathering | null, seat: number, you: number | null): string =>
  seat === you ? t('web-your-map') : t('web-map-of', { name: seatName(gathering, seat, you) });

const POWERS: Readonly<Record<string, string>> = { D: 'dragon', Z: 'zombie', G: 'gorgon', T: 'troll' };

function groundName(plot: Plot): string {
  switch (plot.ground) {
    case 'empty':
      return t('web-ground-empty');
    case 'destroyed':
      return t('web-ground-destroyed');
    case 'both':
      return t('web-ground-both');
    case 'monster':
      return plot.letter ? nameOfThing('card', POWERS[plot.letter] ?? '') : nameOfThing('terrain', 'monster');
    default:
      return nameOfThing('terrain', plot.ground);
  }
}

/** A space in words: “D5, village, drawn in spring”. */
export function spaceName(space: Space, plot: Plot | undefined, pieces: Pieces, isMarked: boolean): string {
  if (!plot) return nameOf(space);
  const season = pieces.get(space)?.season;
  return [
    nameOf(space),
    groundName(plot),
    plot.isRuins ? t('web-ground-ruins') : '',
    season && isFilled(plot) ? t('web-drawn-in', { season: nameOfThing('season', season) }) : '',
    isMarked ? t('web-ground-marked') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
