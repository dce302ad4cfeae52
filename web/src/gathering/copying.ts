/** Copies a text that is selected; whether that worked. On plain HTTP there is no clipboard but the old one. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
