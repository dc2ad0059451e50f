import { hunksBetween } from "../merging/sequences.ts";
import { isSpace, wordsOf } from "../merging/words.ts";

/** A stretch of words that both texts have, or one of them alone. */
export interface WordPart {
  type: "same" | "gone" | "new";
  text: string;
}

/**
 * What leads from one text to another, word by word, in reading order: what is gone stands before what is new in its
 * place. Changed words with nothing but spaces between them are one change. The parts that are not `new` make the text
 * before, those that are not `gone` the text after.
 */
export function wordDifference(before: string, after: string): WordPart[] {
  const from = wordsOf(before);
  const parts: WordPart[] = [];
  let place = 0;
  for (const { start, end, items } of hunksBetween(from, wordsOf(after))) {
    const between = from.slice(place, start);
    const isGlue = parts.length > 0 && place > 0 && between.every(isSpace);
    if (isGlue) join(parts, between.join(""));
    else add(parts, "same", between.join(""));
    change(parts, from.slice(start, end).join(""), items.join(""));
    place = end;
  }
  add(parts, "same", from.slice(place).join(""));
  return parts;
}

function add(parts: WordPart[], type: WordPart["type"], text: string): void {
  if (text !== "") parts.push({ type, text });
}

/** Spaces between two changes belong to both sides of the one that they become. */
function join(parts: WordPart[], spaces: string): void {
  if (spaces !== "") change(parts, spaces, spaces);
}

/** Adds to the change at the end, or begins one. */
function change(parts: WordPart[], gone: string, fresh: string): void {
  const last = parts.at(-1);
  const added = last?.type === "new" ? parts.pop()?.text : "";
  const removed = parts.at(-1)?.type === "gone" ? parts.pop()?.text : "";
  add(parts, "gone", (removed ?? "") + gone);
  add(parts, "new", (added ?? "") + fresh);
}
