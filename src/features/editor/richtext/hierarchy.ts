/** The text hierarchy: six choices made of blocks and marks. */
export const levels = ["h1", "h2", "h3", "large", "p", "small"] as const;
export type Level = (typeof levels)[number];

/** What choosing a level sets; the small and large marks are always cleared first. */
export function partsOf(level: Level): { block: "p" | "h1" | "h2" | "h3"; mark: "small" | "large" | null } {
  if (level === "large" || level === "small") return { block: "p", mark: level };
  return { block: level, mark: null };
}

/** The level that a block and its marks make; null for heading 4 to 6, which content may hold but nobody chooses. */
export function levelOf(block: string | undefined, marks: Record<string, unknown>): Level | null {
  if (block === "h1" || block === "h2" || block === "h3") return block;
  if (block !== undefined && /^h[456]$/.test(block)) return null;
  return marks["small"] ? "small" : marks["large"] ? "large" : "p";
}
