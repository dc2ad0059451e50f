import type { PresetName } from "~/features/blocks/theme/theme-presets.ts";
import { circle, d, line, path, rect, shape, times } from "./drawn.ts";
import { loaves } from "./loaves.ts";
import { diningPictures } from "./things/dining.ts";
import { salonPictures } from "./things/salon.ts";
import type { Motif, Sheet } from "./sheet.ts";

const ink = ({ inks }: Sheet, index: number): string => inks[index % inks.length] ?? "#000000";
const between = ({ random }: Sheet, low: number, high: number) => low + random() * (high - low);

/** Lenses that lie over each other, with a glint. */
const lenses: Motif = (sheet) => {
  const { width, height } = sheet;
  const unit = Math.min(width, height);
  return times(5, (index) => {
    const [x, y] = [width * (0.12 + index * 0.19), height * between(sheet, 0.3, 0.7)];
    const r = unit * between(sheet, 0.18, 0.34);
    const arc = d(["M", x - r * 0.7, y - r * 0.2, "A", r * 0.75, r * 0.75, 0, 0, 1, x - r * 0.1, y - r * 0.72]);
    return [
      circle(x, y, r, { fill: ink(sheet, index), "fill-opacity": 0.55 }),
      circle(x, y, r, line(ink(sheet, index + 1), unit * 0.012)),
      path(arc, line(ink(sheet, 2), unit * 0.016)),
    ];
  }).flat();
};

/** Boards side by side, with the grain of the wood and a knot here and there. */
const boards: Motif = (sheet) => {
  const { width, height } = sheet;
  const count = 6;
  const board = width / count;
  return times(count, (index) => {
    const [x, lift] = [index * board, height * between(sheet, 0, 0.18)];
    const knot = { x: x + board * between(sheet, 0.35, 0.65), y: height * between(sheet, 0.35, 0.8) };
    const grains = times(3, (grain) => {
      const at = x + board * (0.22 + grain * 0.28);
      const bend = board * between(sheet, -0.12, 0.12);
      const way = ["M", at, lift, "C", at + bend, height * 0.35, at - bend, height * 0.65, at, height];
      return path(d(way), { ...line(sheet.ground, board * 0.025), "stroke-opacity": 0.6 });
    });
    return [
      rect(x, lift, board * 0.96, height, { fill: ink(sheet, index % 4) }),
      ...grains,
      shape("ellipse", { cx: knot.x, cy: knot.y, rx: board * 0.09, ry: board * 0.16, fill: sheet.ground }),
    ];
  }).flat();
};

/** An arcade: columns and round arches in fine lines. */
const arcade: Motif = (sheet) => {
  const { width, height } = sheet;
  const count = Math.round(width / height) + 3;
  const bay = width / count;
  const spring = height * between(sheet, 0.38, 0.5);
  return times(count, (index) => {
    const [x, r] = [(index + 0.5) * bay, bay * 0.4];
    const rings = times(3, (ring) => {
      const own = r * (1 - ring * 0.24);
      const way = ["M", x - own, height, "V", spring, "A", own, own, 0, 0, 1, x + own, spring, "V", height];
      return path(
        d(way),
        ring === 2 ? { fill: ink(sheet, index % 2 === 0 ? 0 : 1) } : line(ink(sheet, ring), bay * 0.018),
      );
    });
    return [...rings, rect(index * bay - bay * 0.05, spring, bay * 0.1, bay * 0.05, { fill: ink(sheet, 0) })];
  }).flat();
};

/** Building blocks that somebody has piled up. */
const blocks: Motif = (sheet) => {
  const { width, height } = sheet;
  const unit = Math.min(width, height) / 4.2;
  const columns = Math.floor(width / unit);
  const start = (width - columns * unit) / 2;
  return times(columns, (column) =>
    times(1 + Math.floor(between(sheet, 0.4, 3.4)), (floor) => {
      const [x, y] = [start + column * unit, height - (floor + 1) * unit];
      const fill = ink(sheet, Math.floor(between(sheet, 0, 4)));
      const kind = Math.floor(between(sheet, 0, 4));
      if (kind === 0) return circle(x + unit / 2, y + unit / 2, unit * 0.46, { fill });
      if (kind === 1)
        return path(d(["M", x, y + unit, "L", x + unit / 2, y + unit * 0.08, "L", x + unit, y + unit, "Z"]), { fill });
      if (kind === 2)
        return path(d(["M", x, y + unit, "A", unit / 2, unit / 2, 0, 0, 1, x + unit, y + unit, "Z"]), { fill });
      return rect(x + 4, y + 4, unit - 8, unit - 8, { fill, rx: unit * 0.12 });
    }),
  ).flat();
};

/** The lanes of a track, and somebody's way through them. */
const lanes: Motif = (sheet) => {
  const { width, height } = sheet;
  const [x, y] = [width * between(sheet, 0.1, 0.9), height * 1.1];
  const step = Math.hypot(width, height) / 11;
  const rings = times(10, (index) =>
    circle(x, y, step * (10 - index), { fill: index % 2 === 0 ? ink(sheet, 0) : sheet.ground }),
  );
  const marks = times(9, (index) =>
    circle(x, y, step * (index + 0.5), {
      ...line(ink(sheet, 1), step * 0.05),
      "stroke-dasharray": `${Math.round(step * 0.5)} ${Math.round(step * 0.35)}`,
    }),
  );
  return [
    ...rings,
    ...marks,
    circle(width * between(sheet, 0.3, 0.7), height * between(sheet, 0.25, 0.5), step * 0.55, { fill: ink(sheet, 1) }),
  ];
};

/** What a trade's pictures are made of. */
export const motifs: Record<PresetName, Motif> = {
  optics: lenses,
  craft: boards,
  dining: diningPictures,
  salon: salonPictures,
  chambers: arcade,
  kids: blocks,
  bakery: loaves,
  sports: lanes,
};

/** The trades whose shapes stand free on their sheet. */
export const freeStanding: ReadonlySet<PresetName> = new Set(["dining", "salon", "kids", "bakery"]);
