/** What happened, in words: every event as sentences, mostly with the ids of log.ftl. */
import type { Drawn, Event, Printed, SeasonView } from '../protocol';
import { cardName, listed, nameOfThing, plain, t } from '../texts/texts.svelte';

/** What a person is called, by the seat. */
export type NameOf = (seat: number) => string;

/** All that happened, sentence by sentence. */
export function sentences(
  events: readonly Event[],
  seasons: readonly SeasonView[],
  facts: Printed | null,
  nameOf: NameOf,
): string[] {
  let turn = 0;
  return events.flatMap((event) => {
    const isRuins = event.type === 'card_revealed' && facts?.ruins[event.card] !== undefined;
    if (event.type === 'card_revealed' && !isRuins) turn += 1;
    return told(event, turn, isRuins, seasons, nameOf);
  });
}

function told(event: Event, turn: number, isRuins: boolean, seasons: readonly SeasonView[], nameOf: NameOf): string[] {
  switch (event.type) {
    case 'match_started':
      return event.edicts.map((card, place) => t('log-edict', { edict: 'ABCD'.charAt(place), card: cardName(card) }));
    case 'season_started':
      return [t('log-season-started', { season: nameOfThing('season', seasons[event.season]?.id ?? '') })];
    case 'card_revealed':
      return [t(isRuins ? 'log-ruins-revealed' : 'log-card-revealed', { turn, card: cardName(event.card) })];
    case 'ambush_met':
      return event.dodgers.map((seat) => t('log-dodged', { who: nameOf(seat) }));
    case 'clock_ran_out':
      return [t('web-clock-ran-out', { names: listed(event.seats.map(nameOf)) })];
    case 'turn_drawn':
      return event.drawings.length ? event.drawings.flatMap((drawn) => changes(drawn, nameOf)) : [t('log-nobody-drew')];
    case 'destruction_asked':
      return [t('log-destruction-asked', { card: cardName(event.card) })];
    case 'power_resolved': {
      const struck = event.drawings.length ? 'log-power' : 'log-power-nothing';
      return [t(struck, { card: cardName(event.card) }), ...event.drawings.flatMap((drawn) => changes(drawn, nameOf))];
    }
    case 'season_scored':
      return event.scores.map((score, seat) => {
        const [first, second] = score.edicts;
        const total = first + second + score.coins + score.monsters;
        return t('log-scored', {
          who: nameOf(seat),
          first,
          second,
          coins: score.coins,
          monsters: plain(score.monsters),
          total,
        });
      });
    case 'match_abandoned':
      return [t('web-ended-early')];
    case 'match_ended':
      return [t('log-ended')];
    default:
      return [];
  }
}

function changes(drawn: Drawn, nameOf: NameOf): string[] {
  const [who, owner] = [nameOf(drawn.seat), nameOf(drawn.sheet)];
  const said: string[] = [];
  if (drawn.skill) said.push(t('log-skill', { who, skill: nameOfThing('skill', drawn.skill) }));
  if (drawn.terrain) {
    const terrain = nameOfThing('terrain', drawn.terrain);
    const spaces = drawn.spaces.join(' ');
    if (drawn.also) said.push(t('log-drawn-both', { who, terrain, also: nameOfThing('terrain', drawn.also), spaces }));
    else if (drawn.seat === drawn.sheet) said.push(t('log-drawn', { who, terrain, spaces }));
    else said.push(t('log-drawn-on', { who, owner, terrain, spaces }));
  }
  if (drawn.marks.length) said.push(t('log-marks', { who, spaces: drawn.marks.join(' ') }));
  if (drawn.destroyed.length) said.push(t('log-destroyed', { owner, spaces: drawn.destroyed.join(' ') }));
  if (drawn.coins) said.push(t('log-coins', { owner, coins: drawn.coins }));
  return said;
}
