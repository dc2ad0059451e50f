import { light, mix, shade } from "../lib/color.ts";
import { circle, group, line, path, rect, round, type Point } from "../lib/svg.ts";
import { arch, box, hills, paper, sheet } from "./paper.ts";

interface HouseCut {
  x: number;
  /** Width and height of the wall. */
  w: number;
  h: number;
  wall: string;
  roof: string;
  gable?: boolean;
  columns?: number;
  rows?: number;
}

/** A row house cut from paper; `ground` is the y of its foot. */
export function houseCut(ground: number, { x, w, h, wall, roof, gable, columns = 3, rows = 3 }: HouseCut): string {
  const top = ground - h;
  const roofHeight = gable ? w * 0.52 : w * 0.26;
  const roofCut = gable
    ? `M${x - 8} ${top + 4}L${x + w / 2} ${top - roofHeight}L${x + w + 8} ${top + 4}Z`
    : `M${x - 8} ${top + 4}L${x + w * 0.12} ${top - roofHeight}H${x + w * 0.88}L${x + w + 8} ${top + 4}Z`;
  const cell = w / columns;
  const windows = Array.from({ length: columns * rows }, (_, index) => {
    const wx = x + (index % columns) * cell + cell * 0.26;
    const wy = top + 26 + Math.floor(index / columns) * ((h * 0.62) / rows);
    const [ww, wh] = [cell * 0.48, ((h * 0.62) / rows) * 0.62];
    return (
      rect([wx - ww * 0.42, wy], [ww * 0.36, wh], shade(roof, 0.1)) +
      rect([wx + ww * 1.06, wy], [ww * 0.36, wh], shade(roof, 0.1)) +
      rect([wx, wy], [ww, wh], shade(wall, 0.66)) +
      rect([wx, wy], [ww * 0.5, wh], "#ffd98a", { opacity: index % 3 === 1 ? 0.95 : 0.12 }) +
      rect([wx + ww * 0.46, wy], [ww * 0.08, wh], light(wall, 0.3))
    );
  });
  return sheet(roofCut, roof, 1) + sheet(box(x, top, w, h + 40), wall, 1) + windows.join("");
}

/** Rows of hills that grow warmer and darker towards the front. */
export function landscape(width: number, horizon: number, colors: [string, string, string]): string {
  const wave = (base: number, swing: number, steps: number, shift: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, index): Point => [
      round((index * width) / steps),
      round(base + Math.sin(index * 1.9 + shift) * swing),
    ]);
  return colors
    .map((color, index) =>
      sheet(hills(width, 1260, wave(horizon + index * 62, 46 - index * 8, 5 + index, index * 2.1)), color, 2),
    )
    .join("");
}

/** A round-headed tree on a stem. */
export const treeCut = (x: number, ground: number, size: number, color: string): string =>
  line(`M${x} ${ground}V${round(ground - size * 1.3)}`, "#5d3d2b", size * 0.14) +
  sheet(
    `M${x - size * 0.62} ${round(ground - size * 1.4)}a${round(size * 0.62)} ${round(size * 0.8)} 0 1 1 ${round(size * 1.24)} 0a${round(size * 0.62)} ${round(size * 0.7)} 0 1 1 ${round(-size * 1.24)} 0Z`,
    color,
    1,
  ) +
  line(
    `M${x} ${ground - size * 0.9}V${round(ground - size * 1.7)}M${x} ${round(ground - size * 1.2)}l${round(size * 0.26)} ${round(-size * 0.26)}M${x} ${round(ground - size * 1.36)}l${round(-size * 0.26)} ${round(-size * 0.26)}`,
    shade(color, 0.35),
    size * 0.045,
  );

export const sunCut = (x: number, y: number, r: number, color: string): string =>
  circle(x, y, r * 1.9, color, { opacity: 0.16 }) +
  circle(x, y, r * 1.42, color, { opacity: 0.22 }) +
  sheet(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, color, 2);

/** The two towers of a town church, seen from afar. */
export function churchCut(x: number, ground: number, s: number, wall: string, roof: string): string {
  const tower = (tx: number) =>
    sheet(
      `M${tx - 8} ${ground - 3.1 * s}L${tx + s * 0.3} ${ground - 4.6 * s}L${round(tx + s * 0.6 + 8)} ${ground - 3.1 * s}Z`,
      roof,
      1,
    ) +
    sheet(box(tx, ground - 3.1 * s, s * 0.6, 3.3 * s), wall, 1) +
    path(arch(tx + s * 0.2, ground - 2.8 * s, s * 0.2, s * 0.5), mix(wall, "#17372f", 0.6)) +
    circle(tx + s * 0.3, ground - 1.9 * s, s * 0.17, paper);
  return (
    tower(x) +
    tower(x + s * 1.1) +
    sheet(
      `M${x + s * 1.6} ${ground + 20}V${ground - 1.5 * s}L${x + s * 2.1} ${ground - 2.5 * s}H${x + s * 4}L${x + s * 4.4} ${ground - 1.5 * s}V${ground + 20}Z`,
      shade(wall, 0.08),
      1,
    ) +
    group(
      {},
      ...[2.2, 2.8, 3.4, 4].map((at) =>
        path(arch(x + s * (at - 0.2), ground - 1.2 * s, s * 0.22, s * 0.8), mix(wall, "#17372f", 0.55)),
      ),
    )
  );
}
