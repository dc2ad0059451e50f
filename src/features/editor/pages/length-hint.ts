import { longestDescription, longestSearchTitle } from "~/features/page/domain/text-limits.ts";

/** `full`: not one letter more fits. */
export type LengthHint = "missing" | "short" | "good" | "long" | "full";

/** How long a search result's title and description are, in letters, so that nothing of them is cut off. */
export const titleLength = { from: 15, to: 60, most: longestSearchTitle };
export const descriptionLength = { from: 70, to: 160, most: longestDescription };

/** Whether a text has a good length for a search result. */
export function lengthHint(text: string, { from, to, most }: { from: number; to: number; most: number }): LengthHint {
  if (text.length >= most) return "full";
  const length = [...text.trim()].length;
  if (length === 0) return "missing";
  return length < from ? "short" : length > to ? "long" : "good";
}
