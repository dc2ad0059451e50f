import type { Json } from "~/lib/json.ts";

/**
 * A typed text as it is saved: tags are removed, a line break becomes one
 * space, and what is empty or only whitespace becomes null.
 */
export function savedText(typed: string | null): string | null {
  return written(typed, " ");
}

/** A typed title as it is saved: as `savedText`, but its line breaks stay; lines without words do not. */
export function savedLines(typed: string | null): string | null {
  return written(typed, "\n");
}

function written(typed: string | null, lineBreak: string): string | null {
  const lines = withoutTags(typed ?? "").split(/[\r\n\u2028\u2029]/);
  const text = lines.flatMap((line) => line.trim() || []).join(lineBreak);
  return text === "" ? null : text;
}

/** Repeats until nothing is left to remove, so that removing one tag cannot make another. */
function withoutTags(text: string): string {
  const result = text.replace(/<!--[\s\S]*?-->|<\/?[a-zA-Z][^<>]*>/g, "");
  return result === text ? text : withoutTags(result);
}

/** The value without characters that PostgreSQL cannot keep: control characters and halves of surrogate pairs. */
export function cleanJson(value: Json): Json {
  if (typeof value === "string") return cleanString(value);
  if (Array.isArray(value)) return value.map(cleanJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleanString(key), cleanJson(item)]));
}

function cleanString(text: string): string {
  return text
    .replace(/\p{Cc}/gu, (character) => ("\n\r\t".includes(character) ? character : ""))
    .replace(/\p{Surrogate}/gu, "\ufffd");
}
