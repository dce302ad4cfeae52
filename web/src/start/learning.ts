/** Leads to the first lesson: begins it, or goes on with it. */
import { api } from '../shell/api';
import { go, matchAddress } from '../shell/route.svelte';
import { bePenName } from './penname.svelte';

export async function learn(): Promise<void> {
  await bePenName();
  const opened = await api.learn('first');
  go(matchAddress(opened.match));
}
