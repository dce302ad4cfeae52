/** What is printed on cards and sheets. Asked once; the page knows no rules. */
import { mapOfCode } from '../map/sheetcode';
import type { Printed } from '../protocol';
import { api } from './api';

let known = $state.raw<Printed | null>(null);
let asking: Promise<void> | null = null;

export const printed = (): Printed | null => known;

/** The empty sheet that a table plays on: a printed one, or one's own. */
export const sheetMap = (sheet: string): readonly string[] => known?.sheets[sheet] ?? mapOfCode(sheet) ?? [];

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
