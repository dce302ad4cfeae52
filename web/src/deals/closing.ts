/** When a challenge closes, as a form holds it: by the reader's own clock. */
const DAY = 24 * 3600 * 1000;

/** So many days from now. */
export const closing = (days: number): Date => new Date(Date.now() + days * DAY);

/** A moment as a field for date and time takes it. */
export function localDate(moment: Date): string {
  const here = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
}

/** The moment that such a field says, in seconds; a date that was never is sent as none, and refused. */
export const momentIn = (field: string): number => Math.floor(new Date(field).getTime() / 1000) || 0;
