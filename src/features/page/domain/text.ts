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

/**
 * Without tags and comments, nested ones included: removing one never leaves another. One pass over the letters, which
 * looks at the last few of those that are kept only: whoever writes may send what any longer look takes minutes for.
 */
function withoutTags(text: string): string {
  if (!text.includes("<")) return text;
  const kept: string[] = [];
  const opened: number[] = []; // where each "<" of `kept` stands
  const closed: number[] = []; // where each ">" of `kept` stands
  let comment: number | null = null; // where the first "<!--" of `kept` begins
  const keepUntil = (end: number) => {
    kept.length = end;
    for (const places of [opened, closed]) while ((places.at(-1) ?? -1) >= end) places.pop();
  };
  const endsWith = (end: string) => kept.slice(-end.length).join("") === end;
  for (const letter of text) {
    if (letter === "<") opened.push(kept.length);
    if (letter === ">") {
      if (comment !== null && kept.length - "--".length >= comment + "<!--".length && endsWith("--")) {
        keepUntil(comment);
        comment = null;
        continue;
      }
      const start = opened.at(-1) ?? -1;
      const name = kept.slice(start + 1, start + 3).join("");
      if (start > (closed.at(-1) ?? -1) && /^\/?[a-zA-Z]/.test(name)) {
        keepUntil(start);
        continue;
      }
      closed.push(kept.length);
    }
    kept.push(letter);
    if (letter === "-" && comment === null && endsWith("<!--")) comment = kept.length - "<!--".length;
  }
  return kept.join("");
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
