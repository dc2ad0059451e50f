import { contrast } from "~/features/blocks/theme/color.ts";
import { d, line, path, rect, shape, times } from "./drawn.ts";
import { croissant, tart, type Spot } from "./pastry.ts";
import type { Motif, Sheet } from "./sheet.ts";

interface Loaf extends Spot {
  /** Half of its width. */
  half: number;
  height: number;
  /** Its crust, and the cuts in it. */
  crust: string;
  cut: string;
  cuts: number;
}

/**
 * What a bakery sells, on a board: its three offers are a loaf, croissants beside rolls, and a tart; its story is a sheaf of
 * grain; everything else is bread, one large loaf, two that lean on each other, or three. All of it lies in the middle of the
 * sheet, so that neither an upright nor a round crop cuts anything off.
 */
export const loaves: Motif = (sheet) => {
  const { name, nth, random, room = { x: 0, width: sheet.width, height: sheet.height } } = sheet;
  const { crusts, green } = colorsOf(sheet);
  const [first = sheet.inks[0] ?? green, second] = crusts;
  const tall = Math.min(room.height * 0.64, room.width * 0.52);
  const spot = { x: room.x + room.width / 2, y: room.height / 2 + tall / 2 };
  const side = random() < 0.5 ? -1 : 1;
  const at = (x: number, y: number): Spot => ({ x: spot.x + side * x * tall, y: spot.y - y * tall });
  const loaf = (place: Spot, half: number, high: number, crust: string): string[] =>
    baked({
      ...place,
      half: half * tall * (0.95 + 0.07 * random()),
      height: high * tall * (0.94 + 0.08 * random()),
      crust,
      cut: cutOf(sheet, crust),
      cuts: half > 0.4 ? 4 : 3,
    });
  const grain = (place: Spot, tilts: number[]) => tilts.flatMap((tilt) => ear({ ...place, tilt, tall, ink: green }));
  const one = () => [...grain(at(0, 0.1), [-30, -15, 15, 30]), ...loaf(at(0, 0), 0.5, 0.62, first)];
  const severalOf = (other: string) => [
    () => [
      ...grain(at(0, 0.12), [-14, 0, 14]),
      ...loaf(at(-0.02, 0.3), 0.34, 0.36, other),
      ...loaf(at(-0.3, 0), 0.33, 0.38, first),
      ...loaf(at(0.34, 0), 0.31, 0.32, first),
    ],
    one,
    () => [
      ...grain(at(0.16, 0.1), [side * 4, side * 20]),
      ...loaf(at(-0.18, 0), 0.4, 0.66, first),
      ...loaf(at(0.28, 0), 0.36, 0.36, other),
    ],
  ];
  const pair = () => [
    ...grain(at(0, -0.24), [-7, 7]),
    ...loaf(at(-0.33, 0), 0.29, 0.56, first),
    ...loaf(at(0.33, 0), 0.29, 0.4, first),
  ];
  const pastries = () => [
    ...croissant({ ...at(-0.13, 0), half: 0.55 * tall, crust: first, cut: cutOf(sheet, first) }),
    ...loaf(at(0.44, 0), 0.22, 0.28, second ?? first),
  ];
  const fruitTart = () =>
    tart({
      ...at(0, 0),
      half: 0.58 * tall,
      crust: second ?? first,
      cut: cutOf(sheet, second ?? first),
      fruit: second ? first : green,
      leaf: green,
    });
  const sheaf = () => [...grain(at(0.1, 0), [-33, -22, -11, 0, 11, 22, 33]), ...loaf(at(-0.34, 0), 0.28, 0.36, first)];
  const named: Partial<Record<string, () => string[]>> = {
    "offer-1": one,
    "offer-2": pastries,
    "offer-3": fruitTart,
    story: sheaf,
  };
  const arrangements = second === undefined ? [one, pair] : severalOf(second);
  const arranged = named[name] ?? arrangements[nth % arrangements.length] ?? one;
  const thick = tall * 0.055;
  const board = rect(spot.x - tall * 0.68, spot.y, tall * 1.36, thick, { fill: green, rx: thick / 2 });
  return [...arranged(), board];
};

/** Up to two warm colours that show on the ground, for crusts, and the strongest of the others. */
function colorsOf({ ground, inks }: Sheet): { crusts: string[]; green: string } {
  const byContrast = [...inks].sort((one, other) => contrast(other, ground) - contrast(one, ground));
  const crusts = byContrast
    .filter((ink) => contrast(ink, ground) >= 1.25 && warmth(ink) > 0)
    .sort((one, other) => warmth(other) - warmth(one))
    .slice(0, 2);
  return { crusts, green: byContrast.find((ink) => !crusts.includes(ink)) ?? "#000000" };
}

/** How much more red a colour has than green. */
const warmth = (color: string): number => parseInt(color.slice(1, 3), 16) - parseInt(color.slice(3, 5), 16);

/** The colour of its palette that shows best on a crust. */
function cutOf({ ground, inks }: Sheet, crust: string): string {
  return [ground, ...inks].reduce((best, ink) => (contrast(ink, crust) > contrast(best, crust) ? ink : best));
}

/** A loaf from the side: round shoulders, a flat foot, and cuts that end well inside its crust. */
function baked({ x, y, half, height, crust, cut, cuts }: Loaf): string[] {
  const [foot, waist, shoulder] = [half * 0.8, half * 1.06, half * 0.74];
  const [low, high, crown] = [y - height * 0.4, y - height * 0.74, y - height * 1.08];
  const outline = d([
    ...["M", x - foot, y, "C", x - waist, y, x - waist, low, x - shoulder, high],
    ...["C", x - half * 0.42, crown, x + half * 0.42, crown, x + shoulder, high],
    ...["C", x + waist, low, x + waist, y, x + foot, y, "Z"],
  ]);
  const slashes = times(cuts, (index) => {
    const across = (index + 0.5) / cuts - 0.5;
    const [middle, top] = [x + across * half * 1.35, y - height * (0.84 - across * across * 0.9)];
    const [end, lean, fat] = [y - height * 0.4, half * 0.1, (half / cuts) * 0.2];
    return path(
      d([
        ...["M", middle - lean, end, "Q", middle - fat, (end + top) / 2 - fat, middle + lean, top],
        ...["Q", middle + fat, (end + top) / 2 + fat, middle - lean, end, "Z"],
      ]),
      { fill: cut, stroke: cut, "stroke-width": fat * 0.4, "stroke-linejoin": "round" },
    );
  });
  return [path(outline, { fill: crust }), ...slashes];
}

/** An ear of grain that grows out of a spot, tilted by so many degrees. */
function ear({ x, y, tilt, tall, ink }: Spot & { tilt: number; tall: number; ink: string }): string[] {
  const turn = (more = "") => `rotate(${tilt} ${Math.round(x)} ${Math.round(y)})${more}`;
  const top = y - tall * 0.88;
  const grains = times(9, (index) => {
    const row = Math.floor(index / 2);
    const [side, cy] = [index === 8 ? 0 : index % 2 === 0 ? -1 : 1, y - tall * 0.52 - row * tall * 0.085];
    const cx = x + side * tall * 0.032;
    const own = ` rotate(${side * 28} ${Math.round(cx)} ${Math.round(cy)})`;
    return shape("ellipse", { cx, cy, rx: tall * 0.021, ry: tall * 0.05, fill: ink, transform: turn(own) });
  });
  return [path(d(["M", x, y - tall * 0.24, "V", top]), { ...line(ink, tall * 0.014), transform: turn() }), ...grains];
}
