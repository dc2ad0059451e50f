/** A text without the signs that say where a word may be divided: with them and without, it is the same word. Pure. */
export function undivided(text: string): string {
  return text.replace(/[\u00ad\u200b]/g, "");
}
