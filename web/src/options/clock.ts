/** How long a turn may take, in words. */
import { t } from '../texts/texts.svelte';

/** What the form offers; others can be typed. */
export const CLOCKS: readonly number[] = [0, 30, 60, 120, 300, 86_400];

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

export type Unit = (typeof UNITS)[number][0];
export const SECONDS_OF: Readonly<Record<Unit, number>> = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

/** A number of seconds in the largest unit that divides it. */
export function inUnits(clock: number): { count: number; unit: Unit } {
  const [unit, length] = UNITS.find(([, each]) => clock > 0 && clock % each === 0) ?? ['seconds', 1];
  return { count: clock / length, unit };
}

export function clockText(clock: number): string {
  if (clock === 0) return t('options-clock-none');
  const { count, unit } = inUnits(clock);
  return t(`options-clock-${unit}`, { count });
}
