/** What has changed at the table, in words for those who do not see it. */
import type { Gathering, Seated } from '../protocol';
import { t } from '../texts/texts.svelte';

const isFree = (chair: Seated | undefined): boolean => !chair?.name && !chair?.bot;

export function changesOf(before: Gathering | null, after: Gathering): string[] {
  if (!before) return [];
  const said: string[] = [];
  after.chairs.forEach((chair, seat) => {
    const was = before.chairs[seat];
    if (was?.name === chair.name && was.bot === chair.bot) return;
    if (chair.name && chair.name !== was?.name) said.push(t('gathering-sat-down', { name: chair.name }));
    else if (chair.bot && isFree(was)) said.push(t('gathering-bot-sat-down', { seat: seat + 1 }));
    else if (isFree(chair) && was?.name) said.push(t('gathering-stood-up', { name: was.name }));
  });
  const host = after.chairs[after.host ?? -1]?.name;
  if (host && after.host !== before.host) said.push(t('gathering-host-passed', { name: host }));
  if (JSON.stringify([before.options, before.house]) !== JSON.stringify([after.options, after.house]))
    said.push(t('gathering-arranged'));
  return said.slice(0, 3);
}

export const freeSeats = (gathering: Gathering): number[] =>
  gathering.chairs.flatMap((chair, seat) => (isFree(chair) ? [seat] : []));
