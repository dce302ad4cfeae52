/** The way to a lesson. */
import { api } from '../shell/api';
import { go, matchAddress } from '../shell/route.svelte';
import { bePenName } from './penname.svelte';

/** Begins a lesson, or goes on with it. */
export async function learn(lesson = 'first'): Promise<void> {
  await bePenName();
  const opened = await api.learn(lesson);
  go(matchAddress(opened.match));
}
