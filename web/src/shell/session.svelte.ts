/** Who plays at this browser. A guest is made at the first need. */
import { t } from '../texts/texts.svelte';
import { api } from './api';

let name = $state('');
let isKnown = $state(false);

export const myName = (): string => name;
/** Whether the server knows this browser. */
export const isSomebody = (): boolean => isKnown;

/** Asks whom the server takes this browser for. */
export async function startSession(): Promise<void> {
  const me = await api.me().catch(() => null);
  if (!me) return;
  name = me.name;
  isKnown = me.known;
}

/** Makes sure that the server knows this browser, by this name if it has none yet. */
export async function beSomebody(wanted = t('web-guest')): Promise<void> {
  if (!isKnown) await beCalled(name || wanted);
}

export async function beCalled(wanted: string): Promise<void> {
  const me = await api.setName({ name: wanted });
  name = me.name;
  isKnown = me.known;
}

/** Becomes the person who made the token on another device. */
export async function beMoved(token: string): Promise<void> {
  const me = await api.move({ token });
  name = me.name;
  isKnown = me.known;
}
