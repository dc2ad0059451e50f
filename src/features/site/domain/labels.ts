import type { LocalizedText } from "../schema.ts";

/** Labels with some of them changed: a language with null or nothing has none of its own any more. Pure. */
export function withLabels(before: LocalizedText, changes: { [Locale in keyof LocalizedText]?: string | null }) {
  const labels = Object.entries({ ...before, ...changes }).filter(([, text]) => text);
  return Object.fromEntries(labels) as LocalizedText;
}
