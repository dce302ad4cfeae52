/** What is printed on cards and sheets. Asked once; the page knows no rules. */
import type { Printed } from '../protocol';
import { api } from './api';

let known = $state.raw<Printed | null>(null);
let asking: Promise<void> | null = null;

export const printed = (): Printed | null => known;

export function startCards(): Promise<void> {
  asking ??= api
    .cards()
    .then((facts) => void (known = facts))
    .catch(() => {
      asking = null;
      setTimeout(() => void startCards(), 3000);
    });
  return asking;
}
