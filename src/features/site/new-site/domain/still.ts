import { contrast, mix } from "~/features/blocks/theme/color.ts";
import { circle, d, line, path, rect, shape } from "./drawn.ts";
import type { Motif, Sheet } from "./sheet.ts";

/** The colours that things are drawn in: three that show on the sheet's ground, each with its shade and what shows on it. */
export interface Tones {
  ground: string;
  main: string;
  mainShade: string;
  onMain: string;
  second: string;
  secondShade: string;
  onSecond: string;
  third: string;
  thirdShade: string;
  onThird: string;
  /** The warmest colour of the palette, for people. */
  warm: string;
}

/**
 * Something that can stand in a picture. It is drawn around the middle of its foot, upwards: x to both sides of 0, y from 0
 * to `-height`, in hundredths of the height of a bottle.
 */
export interface Thing {
  width: number;
  height: number;
  draw(tones: Tones): string[];
}

/** Where a picture's things stand, in points of its sheet. */
export interface Standing {
  left: number;
  right: number;
  top: number;
  foot: number;
  /** Points to a hundredth. */
  scale: number;
}

interface Still {
  /** The things of each picture, the ones that matter most in its middle; what has no own list is taken in turn. */
  scenes: Readonly<Record<string, readonly Thing[]>>;
  /** What wide sheets are filled up with, on both sides. */
  more: readonly Thing[];
  /** What stands behind them and fills the sheet; not drawn where a picture is cut out. */
  setting(sheet: Sheet, tones: Tones, standing: Standing): string[];
  /** What they stand on where the picture is cut out. */
  base(tones: Tones, standing: Standing): string[];
}

/**
 * Pictures of things that stand beside each other in the middle of their sheet, so that neither an upright nor a round crop
 * cuts one off: large ones on upright sheets, a long row on wide ones.
 */
export function stillLife({ scenes, more, setting, base }: Still): Motif {
  const all = Object.keys(scenes);
  return (sheet) => {
    const { random, name, nth, isCutOut, room = sheetOf(sheet) } = sheet;
    const tones = tonesOf(sheet);
    const own = scenes[name] ?? scenes[all[nth % all.length] ?? ""] ?? [];
    const row = filledRow(own, more, (room.width * 0.72) / (room.height * 0.56));
    const total = widthOf(row);
    const tall = Math.max(...row.map((thing) => thing.height));
    const scale = Math.min((room.height * 0.56) / tall, (room.width * 0.76) / total);
    const middle = room.x + room.width / 2;
    const foot = room.height / 2 + (tall * scale) / 2 + room.height * 0.03;
    const left = middle - (total * scale) / 2;
    const standing = { left, right: left + total * scale, top: foot - tall * scale, foot, scale };
    let x = left;
    const things = row.map((thing) => {
      const at = x + (thing.width * scale) / 2 + (random() - 0.5) * gap * scale * 0.8;
      x += (thing.width + gap) * scale;
      return `<g transform="translate(${Math.round(at)} ${Math.round(foot)}) scale(${scale.toFixed(2)})">${thing.draw(tones).join("")}</g>`;
    });
    const around = isCutOut ? base(tones, standing) : setting(sheet, tones, standing);
    return [...around, ...things];
  };
}

const sheetOf = ({ width, height }: Sheet) => ({ x: 0, width, height });

/** Between two things. */
const gap = 7;

const widthOf = (row: readonly Thing[]): number => row.reduce((sum, { width }) => sum + width, gap * (row.length - 1));

const shareOf = (row: readonly Thing[]): number => widthOf(row) / Math.max(...row.map(({ height }) => height));

/**
 * The row as long as its sheet wants it, in heights of its tallest: things are added on both sides, or the outer ones left
 * away as long as two remain.
 */
function filledRow(own: readonly Thing[], more: readonly Thing[], wanted: number): Thing[] {
  let row = [...own];
  for (let at = 0; row.length > 2 && shareOf(row) > wanted * 1.7; at += 1)
    row = at % 2 === 0 ? row.slice(1) : row.slice(0, -1);
  const rest = more.filter((thing) => !own.includes(thing));
  for (const [at, thing] of rest.entries()) {
    const longer = at % 2 === 0 ? [...row, thing] : [thing, ...row];
    if (shareOf(longer) > wanted) break;
    row = longer;
  }
  return row;
}

/** Three colours of the palette, or tints of them, that stand out from the ground and from each other. */
export function tonesOf({ ground, inks }: Sheet): Tones {
  const all = [ground, ...inks];
  const seen = inks
    .filter((ink) => contrast(ink, ground) >= 1.3)
    .sort((one, other) => contrast(other, ground) - contrast(one, ground));
  const farEnd = contrast(ground, "#000000") > contrast(ground, "#ffffff") ? "#000000" : "#ffffff";
  const main = seen[0] && contrast(seen[0], ground) >= 2 ? seen[0] : mix(ground, farEnd, 0.25);
  const apart = seen.filter((ink) => distance(ink, main) > 90);
  const second = [...apart].sort((one, other) => colour(other) - colour(one))[0] ?? mix(main, ground, 0.55);
  const third = apart.find((ink) => distance(ink, second) > 60) ?? mix(second, main, 0.55);
  const on = (color: string) =>
    all.reduce((best, ink) => (contrast(ink, color) > contrast(best, color) ? ink : best), ground);
  return {
    ...{ ground, main, second, third },
    ...{ mainShade: shade(main), secondShade: shade(second), thirdShade: shade(third) },
    ...{ onMain: on(main), onSecond: on(second), onThird: on(third) },
    warm: all.reduce((best, ink) => (warmth(ink) > warmth(best) ? ink : best)),
  };
}

/** The side of a thing that light does not reach; of what is nearly black, the one that it does. */
const shade = (color: string): string =>
  contrast(color, "#000000") < 1.9 ? mix(color, "#ffffff", 0.82) : mix(color, "#000000", 0.84);

const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
/** How strong a colour is: the span of its channels, 0 for greys. */
const colour = (color: string) => Math.max(...parts(color)) - Math.min(...parts(color));
/** How much more red a colour has than blue. */
const warmth = (color: string): number => (parts(color)[0] ?? 0) - (parts(color)[2] ?? 0);
const distance = (one: string, other: string) => {
  const [from, to] = [parts(one), parts(other)];
  return Math.hypot(...from.map((value, at) => value - (to[at] ?? 0)));
};

/** Short names for what things are made of. */
export const fill = (way: string, color: string): string => path(way, { fill: color });
export const box = (x: number, y: number, width: number, height: number, color: string, rx = 0): string =>
  rect(x, y, width, height, rx > 0 ? { fill: color, rx } : { fill: color });
export const dot = (x: number, y: number, r: number, color: string): string => circle(x, y, r, { fill: color });
export const oval = (cx: number, cy: number, rx: number, ry: number, color: string, turn = 0): string =>
  shape("ellipse", { cx, cy, rx, ry, fill: color, ...(turn !== 0 && { transform: `rotate(${turn} ${cx} ${cy})` }) });
export const stroke = (way: string, color: string, width: number): string => path(way, line(color, width));

/** A table from edge to edge, as high as the rest of the sheet, with its edge. */
export function table({ width, height }: Sheet, { foot, scale }: Standing, top: string, edge: string): string[] {
  return [
    box(0, foot - scale * 4, width, height - foot + scale * 4, top),
    box(0, foot + scale * 9, width, scale * 1.6, edge),
  ];
}

/** A board under what is cut out. */
export const board = ({ left, right, foot, scale }: Standing, color: string): string[] => [
  box(left - scale * 6, foot, right - left + scale * 12, scale * 5, color, scale * 2.5),
];

/** A round arch that stands on `foot`. */
export const archWay = (x: number, foot: number, half: number, spring: number): string =>
  d(["M", x - half, foot, "V", spring, "A", half, half, 0, 0, 1, x + half, spring, "V", foot, "Z"]);
