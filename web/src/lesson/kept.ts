/** What a browser keeps of lessons: how far one was read on, and which were finished. */
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

const wordsOf = (name: string): string[] => (read(name) ?? '').split(' ').filter(Boolean);

export const hasLearned = (lesson = 'first'): boolean => wordsOf(FINISHED).includes(lesson);
export const keepLearned = (lesson: string): void =>
  write(FINISHED, [...new Set([...wordsOf(FINISHED), lesson])].join(' '));

const TOLD = 'cartographers.told';
/** What was told when it came up for the first time. */
export const toldFirsts = (): string[] => wordsOf(TOLD);
export const keepTold = (firsts: readonly string[]): void => write(TOLD, firsts.join(' '));
