import { mix } from "../lib/color.ts";
import { group, linear, path, radial, rect, round, tag, type Point } from "../lib/svg.ts";

/** The colours of the optician's pictures: warm paper, deep ink green, clay and brass. */
export const ink = "#17372f";
export const moss = "#3f6b57";
export const sage = "#9db7a0";
export const paper = "#f7efe0";
export const sand = "#e9d8b8";
export const clay = "#c8623f";
export const blush = "#e8a98a";
export const brass = "#d9a441";
export const sky = "#cfe0dc";
export const night = "#10262a";

/** Gradients and shadows that every sheet uses. `lift-1` to `lift-3` raise a sheet of paper ever higher. */
export const paperDefs =
  [
    [1, 3, 5, 0.24],
    [2, 7, 11, 0.28],
    [3, 14, 24, 0.34],
  ]
    .map(([level, dy, blur, opacity]) =>
      tag(
        "filter",
        { id: `lift-${level}`, x: "-20%", y: "-20%", width: "140%", height: "150%" },
        tag("feDropShadow", {
          dx: round((dy ?? 0) * 0.5),
          dy: dy ?? 0,
          stdDeviation: (blur ?? 0) * 0.7,
          "flood-color": night,
          "flood-opacity": opacity ?? 0,
        }),
      ),
    )
    .join("") +
  linear("sheen", 25, [
    { at: 0, color: "#ffffff", opacity: 0.3 },
    { at: 0.5, color: "#ffffff", opacity: 0 },
    { at: 1, color: night, opacity: 0.16 },
  ]) +
  linear("glass", 30, [
    { at: 0, color: "#ffffff", opacity: 0.62 },
    { at: 0.42, color: "#ffffff", opacity: 0.06 },
    { at: 0.6, color: "#ffffff", opacity: 0.2 },
    { at: 1, color: "#ffffff", opacity: 0.05 },
  ]) +
  radial("glow", [0.5, 0.5], 0.5, [
    { at: 0, color: "#ffe7a8", opacity: 0.95 },
    { at: 1, color: "#ffe7a8", opacity: 0 },
  ]);

/** A sheet of cut paper: raised, with light from the upper left. */
export const sheet = (d: string, color: string, lift: 1 | 2 | 3 = 2): string =>
  group({ filter: `url(#lift-${lift})` }, path(d, color)) + path(d, "url(#sheen)", { opacity: 0.55 });

/** The outline of a rectangle, optionally with round corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A doorway or window with a round top. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`;

/** A rolling line of hills from the left to the right edge, filled down to `bottom`. */
export function hills(width: number, bottom: number, points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let [x, y] = first;
  let d = `M-40 ${bottom}L-40 ${y}L${x} ${y}`;
  for (const [nx, ny] of rest) {
    const middle = (x + nx) / 2;
    d += `C${round(middle)} ${y} ${round(middle)} ${ny} ${nx} ${ny}`;
    [x, y] = [nx, ny];
  }
  return `${d}L${width + 40} ${y}L${width + 40} ${bottom}Z`;
}

/** A picture's ground, a little lighter in the upper middle. */
export const backdrop = (id: string, color: string): string =>
  radial(id, [0.45, 0.3], 0.85, [
    { at: 0, color: mix(color, "#fffaf0", 0.4) },
    { at: 1, color },
  ]);

export const fill = (width: number, height: number, color: string): string => rect([0, 0], [width, height], color);
