/** Who plays at this browser. A guest is made at the first need. */
import type { Me } from '../protocol';
import { t } from '../texts/texts.svelte';
import { forgetLines } from '../lobby/remembered';
import { leaveHere, readerHere } from '../local/people.svelte';
import { api, NO_COOKIES, RefusedError } from './api';
import { hasServer, isOnDevice } from './host.svelte';

let name = $state('');
let isKnown = $state(false);

export const myName = (): string => (isOnDevice() ? (readerHere()?.name ?? name) : name);
/** Whether the server, or without one this device, knows who plays here. */
export const isSomebody = (): boolean => (isOnDevice() ? readerHere() !== null : isKnown);

/** Asks whom the server takes this browser for. */
export async function startSession(): Promise<void> {
  if (!hasServer()) return;
  const me = await api.me().catch(() => null);
  if (!me) return;
  name = me.name;
  isKnown = me.known;
}

/** Makes sure that the server knows this browser, by this name if it has none yet. */
export async function beSomebody(wanted = t('web-guest')): Promise<void> {
  if (!isSomebody()) await beCalled(name || wanted);
}

export const beCalled = (wanted: string): Promise<void> => become(() => api.setName({ name: wanted }));

/** Becomes the person who made the token on another device. */
export const beMoved = (token: string): Promise<void> => become(() => api.move({ token }));

/** Is nobody any more, here and at the server. */
export async function beNobody(): Promise<void> {
  name = '';
  isKnown = false;
  forgetLines();
  await leaveHere();
}

/** Becomes somebody, if the browser keeps the cookie that says so: the server is asked once more to be sure. */
async function become(said: () => Promise<Me>): Promise<void> {
  await said();
  if (isOnDevice()) return;
  const me = await api.me();
  if (!me.known) throw new RefusedError(NO_COOKIES);
  name = me.name;
  isKnown = true;
}
