import { wordDifference, type WordPart } from "./word-difference.ts";

/** So much of what is the same is quoted before a change, and of what changed, in characters. */
const [led, quoted] = [24, 60];

/** The first change between two texts, with a few words before it; what is left out is an ellipsis. Pure. */
export function firstChange(before: string, after: string): WordPart[] {
  const parts = wordDifference(before, after);
  const start = parts.findIndex(({ type }) => type !== "same");
  if (start < 0) return [];
  const end = parts.findIndex(({ type }, index) => index > start && type === "same");
  const [lead, changed] = [parts.slice(0, start), parts.slice(start, end < 0 ? undefined : end)];
  return [
    ...lead.map(({ text }) => ({ type: "same" as const, text: lastOf(text) })),
    ...changed.map(({ type, text }) => ({
      type,
      text: text.length > quoted ? `${text.slice(0, quoted).trimEnd()}…` : text,
    })),
    ...(end < 0 ? [] : [{ type: "same" as const, text: " …" }]),
  ];
}

/** The last words of a text. */
function lastOf(text: string): string {
  if (text.length <= led) return text;
  const tail = text.slice(-led);
  return `…${tail.slice(Math.max(0, tail.indexOf(" ")))}`;
}
