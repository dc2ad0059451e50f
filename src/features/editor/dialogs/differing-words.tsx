import { wordDifference } from "~/features/page/domain/history/word-difference.ts";

/** A text with the words marked that `other` does not say. Nothing is marked where the two have no word in common. */
export function DifferingWords({ text, other }: { text: string; other: string }) {
  const parts = wordDifference(other, text).filter(({ type }) => type !== "gone");
  if (!parts.some((part) => part.type === "same" && part.text.trim() !== "")) return text;
  return parts.map((part, index) => (part.type === "new" ? <mark key={index}>{part.text}</mark> : part.text));
}
