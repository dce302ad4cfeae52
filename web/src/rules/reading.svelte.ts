import { tick } from 'svelte';

/** The rules lie open above what is shown: nothing of it is lost. */
let opened = $state<string | null>(null);

/** Where they lie open: a section, or '' for their beginning; null where they are closed. */
export const reading = (): string | null => opened;

export const readRules = (section = ''): void => void (opened = section);
export const closeRules = (): void => void (opened = null);

/** Lets a plain click on a link to the rules open them in place; any other click follows the link. */
export function openInPlace(event: MouseEvent, section = ''): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  readRules(section);
}

/** Waits until the rules are on the page in their own letters: a place that is found sooner would move away. */
export async function settled(): Promise<void> {
  await tick();
  await document.fonts.ready;
}

/** Brings a section of the rules into sight and gives it the focus, so that a screen reader reads on from there. */
export function goToSection(section: string): void {
  const place = document.getElementById(`rules-${section}`);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
