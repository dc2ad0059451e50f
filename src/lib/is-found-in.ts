/** Whether each word of what is searched begins or stands in one of these texts; case and accents do not count. */
export function isFoundIn(search: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(" "));
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
