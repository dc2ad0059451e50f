/** A short mark of an announcement's words: another one when the words change, the same however they are broken. */
export function announcementMark(words: string): string {
  const plain = words.replace(/\s+/g, " ").trim();
  let hash = 5381;
  for (const character of plain) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
