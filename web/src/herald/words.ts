/** What the herald says of an announcement, as a sentence for those who do not see the card. */
import type { Announcement, HeraldShown, Printed } from '../protocol';
import { cardName, listed, nameOfThing, t } from '../texts/texts.svelte';

const dashed = (id: string): string => id.replaceAll('_', '-');

/** Where the solo walk of an ambush begins, and which way it goes. */
export const walkText = (corner: string, arrow: string): string => t(`herald-walk-${dashed(corner)}-${arrow}`);

/** How an ambush is drawn: what first, and what then. */
export function ambushTexts(shown: HeraldShown, card: Printed['ambushes'][string]): [first: string, then: string] {
  if (shown.walks) return [walkText(card.corner, card.arrow), t(`herald-walk-${shown.options.reading ?? 'fixed'}`)];
  const pass = t(card.arrow === 'clockwise' ? 'herald-pass-left' : 'herald-pass-right');
  return [pass, `${t('herald-monsters')} ${t('herald-return')}`];
}

/** What ruins ask for with this card; empty where none wait. */
export function ruinsText(announced: Announcement, facts: Printed): string {
  if (!announced.ruins) return '';
  if (!announced.card) return t('herald-ruins-next');
  return t(announced.card in facts.explore ? 'herald-ruins' : 'herald-ruins-wait');
}

function shapesText({ terrains, shapes }: Printed['explore'][string]): string {
  if (terrains.length > 1 && shapes.length === 1) return '';
  const [first = '', second] = shapes.map(({ cells, coin }) => {
    const shape = t('herald-say-shape', { spaces: cells.length });
    return coin ? t('herald-say-coin', { shape }) : shape;
  });
  return `${second ? t('herald-say-or', { first, second }) : first}.`;
}

/** The whole announcement in words. */
export function sentence(shown: HeraldShown, announced: Announcement | undefined, facts: Printed): string {
  if (!announced) return t('herald-waits');
  const { card, season } = announced;
  const ruins = ruinsText(announced, facts);
  const powers = announced.powers.map(
    (power) => `${t('herald-power', { card: cardName(power) })}. ${t(`herald-does-${power}`)}`,
  );
  if (announced.ends) {
    const cards = listed(announced.scored.map(cardName));
    const name = nameOfThing('season', shown.seasons[season]?.id ?? '');
    return [t('herald-say-ends', { season: name, cards }), ...powers].join(' ');
  }
  const explore = facts.explore[card];
  const ambush = facts.ambushes[card];
  if (explore) {
    const terrains = listed(explore.terrains.map((each) => nameOfThing('terrain', each)));
    const told = t('herald-say-explore', { card: cardName(card), terrains, time: explore.time });
    return [told, shapesText(explore), ruins].filter(Boolean).join(' ');
  }
  if (ambush)
    return [t('herald-say-ambush', { card: cardName(card) }), ...ambushTexts(shown, ambush), ...powers, ruins]
      .filter(Boolean)
      .join(' ');
  if (card)
    return [t('herald-say-hero', { card: cardName(card) }), t('herald-hero-1'), ruins].filter(Boolean).join(' ');
  return [...announced.before.map((each) => `${cardName(each)}.`), ruins].join(' ');
}
