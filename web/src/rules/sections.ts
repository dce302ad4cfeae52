/** What the rules tell, in this order; each section has an address of its own: `rules#ruins`. */
export const SECTIONS = [
  'goal',
  'turn',
  'shapes',
  'ruins',
  'ambush',
  'mountains',
  'nothing',
  'season',
  'edicts',
  'end',
  'alone',
  'heroes',
  'skills',
  'sheets',
] as const;

export type Section = (typeof SECTIONS)[number];

export const sectionOf = (name: string): Section | null => SECTIONS.find((each) => each === name) ?? null;

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim());
