/**
 * What is saved of a text typed in place: tags and line breaks removed, ends trimmed; null when nothing is left
 * (specification B, section 4, "Saving"). With `areEndsKept` spaces at the ends stay, for pasting into a text.
 */
export function plainText(typed: string, { areEndsKept = false } = {}): string | null {
  const line = typed
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ")
    .replace(/[\u00a0\t]/g, " ");
  if (line.trim() === "") return null;
  return areEndsKept ? line : line.trim();
}
