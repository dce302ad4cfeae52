/** A friendly name for those who have not told one. Nobody has to think of one before the first drawing. */
import { beSomebody, myName } from '../shell/session.svelte';
import { t } from '../texts/texts.svelte';

/** As browsers count; one emoji may be eleven of theirs, so the server counts what is seen. */
export const LONGEST_NAME = 8 * 24;

let lot = $state(Math.random());

export const penNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The own name, else the one that is offered. */
export function penName(): string {
  const offered = penNames(t('start-pen-names'));
  return myName() || (offered[Math.floor(lot * offered.length)] ?? t('web-guest'));
}

export function offerAnother(): void {
  lot = Math.random();
}

/** Makes sure that the server knows this browser, by the offered name if by no other. */
export const bePenName = (): Promise<void> => beSomebody(penName());
