import { folded } from "./folded.ts";

/** Whether each word of what is searched begins or stands in one of these texts; case and accents do not count. */
export function isFoundIn(search: string, texts: readonly string[]): boolean {
  const all = folded(texts.join(" "));
  return folded(search)
    .trim()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
