/** What bots are called, and how they play. */
import { t } from '../texts/texts.svelte';

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
