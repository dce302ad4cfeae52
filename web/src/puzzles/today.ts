/** Stands for the id of the puzzle of the day; ids are longer. */
export const TODAY = 'today';
