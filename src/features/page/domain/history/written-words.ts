import type { Json } from "~/lib/json.ts";
import { isPlainObject } from "~/lib/json-object.ts";
import type { Patch } from "../../schema.ts";

/** So many characters tell entries of a history apart. */
const most = 44;

/**
 * A few words of the text that a stretch of work wrote last, from where it differs on; null where it wrote none.
 * `patches` come the oldest first. Pure.
 */
export function writtenWords(patches: readonly Patch[]): string | null {
  const texts = new Map<string, { before: string; after: string }>();
  for (const { path, before, after } of patches) {
    if (path[0] !== "groups" || path[4] !== "texts" || path.length !== 6) continue;
    const place = path.join(" ");
    const first = texts.get(place)?.before ?? textOf(before);
    texts.delete(place); // what was written last stands last
    texts.set(place, { before: first, after: textOf(after) });
  }
  const last = [...texts.values()].findLast(({ before, after }) => after !== "" && after !== before);
  return last ? from(last.after, firstDifference(last.before, last.after)) : null;
}

function textOf(value: Json): string {
  const text = isPlainObject(value) ? value["text"] : null;
  return typeof text === "string" ? text.replaceAll(/\s+/g, " ").trim() : "";
}

function firstDifference(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  return at;
}

/** What stands there, whole words; where little follows, with what stands before it. */
function from(text: string, at: number): string {
  const latest = Math.max(0, Math.min(at, text.length - most / 2));
  const start = latest === 0 ? 0 : text.lastIndexOf(" ", latest) + 1;
  const wordEnd = text.lastIndexOf(" ", start + most);
  const end = text.length - start <= most ? text.length : wordEnd > start ? wordEnd : start + most;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}
