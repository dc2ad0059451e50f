/** Small pieces for drawing SVG by program. Points are in px of the picture. */
export type Point = [x: number, y: number];

export const round = (value: number): number => Math.round(value * 10) / 10;

const attributesOf = (attributes: Record<string, string | number>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? Math.round(value * 1000) / 1000 : value}"`)
    .join("");

/** One element; `attributes` by their SVG names. */
export const tag = (name: string, attributes: Record<string, string | number>, content = ""): string =>
  `<${name}${attributesOf(attributes)}>${content}</${name}>`;

export const path = (d: string, fill: string, extra: Record<string, string | number> = {}): string =>
  tag("path", { d, fill, ...extra });

export const line = (d: string, stroke: string, width: number, extra: Record<string, string | number> = {}): string =>
  tag("path", {
    d,
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...extra,
  });

export const circle = (x: number, y: number, r: number, fill: string, extra: Record<string, string | number> = {}) =>
  tag("circle", { cx: round(x), cy: round(y), r: round(r), fill, ...extra });

export const ellipse = (
  [x, y]: Point,
  [rx, ry]: Point,
  fill: string,
  extra: Record<string, string | number> = {},
): string => tag("ellipse", { cx: round(x), cy: round(y), rx: round(rx), ry: round(ry), fill, ...extra });

export const rect = (
  [x, y]: Point,
  [width, height]: Point,
  fill: string,
  extra: Record<string, string | number> = {},
): string => tag("rect", { x: round(x), y: round(y), width: round(width), height: round(height), fill, ...extra });

export const group = (attributes: Record<string, string | number>, ...content: string[]): string =>
  tag("g", attributes, content.join(""));

/** The outline through the points, closed. */
export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

export const polygon = (points: readonly Point[], fill: string, extra: Record<string, string | number> = {}): string =>
  path(outline(points), fill, extra);

/** A soft closed curve through the points (Catmull-Rom). */
export function softOutline(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [startX, startY] = at(0);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...c1, ...c2, ...to].map(round).join(" ")}`;
  });
  return `M${round(startX)} ${round(startY)}${curves.join("")}Z`;
}

interface Stop {
  at: number;
  color: string;
  opacity?: number;
}
const stops = (list: Stop[]): string =>
  list
    .map(({ at, color, opacity }) => tag("stop", { offset: at, "stop-color": color, "stop-opacity": opacity ?? 1 }))
    .join("");

/** A linear gradient; `angle` 0 runs downwards, 90 to the right. */
export function linear(id: string, angle: number, list: Stop[]): string {
  const [dx, dy] = [Math.sin((angle * Math.PI) / 180) / 2, Math.cos((angle * Math.PI) / 180) / 2];
  const ends = { x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy };
  return tag("linearGradient", { id, ...ends }, stops(list));
}

export const radial = (id: string, [cx, cy]: Point, r: number, list: Stop[]): string =>
  tag("radialGradient", { id, cx, cy, r }, stops(list));

/** A whole drawing, with `defs` and a fine paper grain over everything. */
export function drawing(width: number, height: number, defs: string, ...content: string[]): string {
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    tag("defs", {}, defs + grain) + content.join("") + rect([0, 0], [width, height], "url(#grain)"),
  );
}

/** Grain is drawn once on a tile and repeated: noise over the whole picture would cost seconds. */
const grain =
  tag(
    "filter",
    { id: "noise", x: 0, y: 0, width: "100%", height: "100%", "color-interpolation-filters": "sRGB" },
    tag("feTurbulence", { type: "fractalNoise", baseFrequency: 0.8, numOctaves: 2, seed: 7, stitchTiles: "stitch" }) +
      tag("feColorMatrix", { values: "0 0 0 0 0.1  0 0 0 0 0.08  0 0 0 0 0.05  0 0 0 -1.1 0.6" }),
  ) +
  tag(
    "pattern",
    { id: "grain", width: 240, height: 240, patternUnits: "userSpaceOnUse" },
    rect([0, 0], [240, 240], "#fff", { filter: "url(#noise)", opacity: 0.2 }),
  );
