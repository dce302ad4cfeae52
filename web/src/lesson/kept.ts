/** What a browser keeps of lessons: how far one was read on, and that one was finished. */
const FINISHED = 'cartographers.learned';
const nameOf = (match: string): string => `cartographers.lesson.${match}`;

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage may be forbidden
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then steps without a drawing come again after a reload.
  }
}

/** How many steps of a lesson were left behind. */
export const pastSteps = (match: string): number => Number(read(nameOf(match))) || 0;
export const keepPast = (match: string, steps: number): void => write(nameOf(match), String(steps));

export const hasLearned = (): boolean => read(FINISHED) !== null;
export const keepLearned = (): void => write(FINISHED, 'yes');

const TOLD = 'cartographers.told';
/** What was told when it came up for the first time. */
export const toldFirsts = (): string[] => (read(TOLD) ?? '').split(' ').filter(Boolean);
export const keepTold = (firsts: readonly string[]): void => write(TOLD, firsts.join(' '));
