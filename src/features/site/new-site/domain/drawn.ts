/** The tools that the drawings of new sites are made with: shapes as text, and chance that repeats. */

/** Numbers from 0 to 1 that follow from `seed` alone (mulberry32). */
export function chance(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Attributes = Record<string, string | number>;

export function shape(name: string, attributes: Attributes): string {
  const said = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`,
  );
  return `<${name}${said.join("")}/>`;
}
export const circle = (cx: number, cy: number, r: number, more: Attributes) => shape("circle", { cx, cy, r, ...more });
export const rect = (x: number, y: number, width: number, height: number, more: Attributes) =>
  shape("rect", { x, y, width, height, ...more });
export const path = (d: string, more: Attributes) => shape("path", { d, ...more });
export const line = (color: string, width: number): Attributes => ({
  fill: "none",
  stroke: color,
  "stroke-width": width,
  "stroke-linecap": "round",
});

/** A path's text out of letters and numbers. */
export const d = (parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === "number" ? round(part) : part)).join(" ");

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The numbers from 0 to `count - 1`. */
export const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index));
