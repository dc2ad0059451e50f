export type LengthHint = "missing" | "short" | "good" | "long";

/** How long a search result's title and description are, in letters, so that nothing of them is cut off. */
export const titleLength = { from: 15, to: 60 };
export const descriptionLength = { from: 70, to: 160 };

/** Whether a text has a good length for a search result. */
export function lengthHint(text: string, { from, to }: { from: number; to: number }): LengthHint {
  const length = [...text.trim()].length;
  if (length === 0) return "missing";
  return length < from ? "short" : length > to ? "long" : "good";
}
