const channels = (hex: string): number[] => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** The colour between two `#rrggbb` colours; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Darker towards a cool night colour, so that shade never looks dirty. */
export const shade = (color: string, amount: number): string => mix(color, "#12233b", amount);

/** Lighter towards warm sunlight. */
export const light = (color: string, amount: number): string => mix(color, "#fff6dd", amount);
