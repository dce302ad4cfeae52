/** What a counted game says. */
import type { Oddity, PaperCounted, SeasonView } from '../protocol';
import { cardName, listed, nameOfThing, plain, t } from '../texts/texts.svelte';

/** What cannot be, in a sentence. */
export function oddityText({ code, spaces, details }: Oddity): string {
  const named = { ...details };
  if (typeof named.card === 'string') named.card = cardName(named.card);
  if (typeof named.terrain === 'string') named.terrain = nameOfThing('terrain', named.terrain);
  return t(`oddity-${code.replaceAll('_', '-')}`, { ...named, spaces: listed(spaces) });
}

export interface YearRow {
  name: string;
  /** By season; null where it is not scored or not known. */
  stars: (number | null)[];
  sum: number;
}

/** The year in rows: edicts A to D, coins, monsters, all. */
export function yearOf(counted: PaperCounted, year: readonly SeasonView[]): YearRow[] {
  const found = year.map((_, at) => counted.seasons[at] ?? null);
  const row = (name: string, stars: (number | null)[]): YearRow => ({
    name,
    stars,
    sum: stars.reduce<number>((sum, each) => sum + (each ?? 0), 0),
  });
  const edicts = (['A', 'B', 'C', 'D'] as const).map((edict) =>
    row(
      edict,
      year.map((season, at) => {
        const place = season.edicts.indexOf(edict);
        return place < 0 ? null : (found[at]?.scores[place] ?? null);
      }),
    ),
  );
  return [
    ...edicts,
    row(
      'coins',
      found.map((season) => season?.coins ?? null),
    ),
    row(
      'monsters',
      found.map((season) => season?.monsters.stars ?? null),
    ),
    row(
      'total',
      found.map((season) => season?.total ?? null),
    ),
  ];
}

/** The game in a few lines, to be sent to somebody. */
export function shareLines(counted: PaperCounted, year: readonly SeasonView[]): string[] {
  const seasons = year.flatMap(({ id }, at) => {
    const season = counted.seasons[at];
    return season ? [`${nameOfThing('season', id)} ${plain(season.total)}★`] : [];
  });
  const sum =
    counted.rating === null
      ? `${plain(counted.stars)}★`
      : `${plain(counted.stars)}★ · ${nameOfThing('title', counted.title)} (${plain(counted.rating)})`;
  return [
    `Cartographers · ${t('scorer-on-paper')}${counted.game.name ? ` · ${counted.game.name}` : ''}`,
    counted.game.options.edicts?.map(cardName).join(' · ') ?? '',
    seasons.join(' · '),
    sum,
  ];
}
