/** Links for others: an address that only this computer knows leads them nowhere. */
import type { Reach } from '../protocol';
import { api } from './api';

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

let told = $state.raw<Reach | null>(null);

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** Asks the server for the address that friends can open, where this page was opened at one that they cannot. */
export async function startReach(): Promise<void> {
  if (told || !isLoopback(location.hostname)) return;
  told = await api.reach().catch(() => null);
}

/** The address of a page for others. */
export function linkTo(path: string): string {
  const address = told?.address ?? '';
  return (address === '' ? location.origin : address) + path;
}

/** Whether nobody at another device can open it. */
export const isOnlyHere = (): boolean => told?.only_here ?? false;
