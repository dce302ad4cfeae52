/** What bots are called, how they play, and which one is meant where nobody has chosen. */
import { t } from '../texts/texts.svelte';

const MACHINE_CODE = ['master'];

/** The name of a kind of bot; of one that is not translated yet its id. */
export function botName(bot: string): string {
  const id = `lobby-bot-${bot.replaceAll('_', '-')}`;
  const name = t(id);
  return name === id ? bot : name;
}

/** How a kind of bot plays, in half a sentence; empty where nobody has said it yet. */
export function botNote(bot: string): string {
  const id = `lobby-bot-${bot.replaceAll('_', '-')}.note`;
  const note = t(id);
  return note === id ? '' : note;
}

/** The bots that can play there: a device has no machine code, by which the strongest think. */
export const botsThere = (bots: readonly string[], isDevice: boolean): readonly string[] =>
  isDevice ? bots.filter((bot) => !MACHINE_CODE.includes(bot)) : bots;

/** Bots as they are offered, the strongest first; the server names the weakest first. */
export const strongestFirst = (bots: readonly string[]): string[] => [...bots].reverse();

/** A bot that a newcomer has a chance against; the strongest stand in for people who are away. */
const FAIR = 'greedy';

export const usualBot = (bots: readonly string[]): string => (bots.includes(FAIR) ? FAIR : (bots.at(-1) ?? ''));

/** Bots that think: they play by machine code, which has to be prepared once. */
const STRONG = ['planner', 'master'];

export const isStrong = (bot: string): boolean => STRONG.includes(bot.split(':')[0] ?? '');
