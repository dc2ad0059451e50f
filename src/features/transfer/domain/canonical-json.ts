import type { Json } from "~/lib/json.ts";

/** A value as JSON that is the same for the same content: keys in order, two spaces, a line's end at the end. */
export function canonicalJson(value: Json): string {
  return `${JSON.stringify(inOrder(value), null, 2)}\n`;
}

function inOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]));
}
