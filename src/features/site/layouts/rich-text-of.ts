import type { Json } from "~/lib/json.ts";

/** Plain sample words as formatted text: an empty line begins a new paragraph, and `## ` a heading. Pure. */
export function richTextOf(words: string): Json {
  return words.split("\n\n").map((part) => {
    const isHeading = part.startsWith("## ");
    return { type: isHeading ? "h2" : "p", children: [{ text: isHeading ? part.slice(3) : part }] };
  });
}
