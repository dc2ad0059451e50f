import { mix } from "~/features/blocks/theme/color.ts";
import { times } from "../drawn.ts";
import { archWay, board, box, dot, fill, oval, stillLife, stroke, table, type Thing } from "../still.ts";

const bottle: Thing = {
  width: 26,
  height: 100,
  draw: ({ main, mainShade, onMain, second, onSecond }) => [
    fill("M-13 0V-56C-13 -68 -5 -68 -5 -78V-98H5V-78C5 -68 13 -68 13 -56V0Z", main),
    fill("M4 0V-56C4 -68 2 -68 2 -78V-98H5V-78C5 -68 13 -68 13 -56V0Z", mainShade),
    box(-6, -100, 12, 12, second, 2),
    box(-13, -46, 26, 30, onMain),
    box(-8, -40, 16, 3, second),
    box(-8, -33, 16, 2, main),
    dot(0, -23.5, 3.5, onSecond === onMain ? main : second),
  ],
};

const wineGlass: Thing = {
  width: 30,
  height: 62,
  draw: ({ third, second, main }) => [
    box(-1.5, -30, 3, 29, third),
    oval(0, -1.5, 12, 2.5, third),
    fill("M-12 -62H12C17 -42 12 -28 0 -28C-12 -28 -17 -42 -12 -62Z", third),
    fill("M-14 -50H14C14 -38 10 -30 0 -30C-10 -30 -14 -38 -14 -50Z", second === third ? main : second),
  ],
};

const soup: Thing = {
  width: 82,
  height: 66,
  draw: ({ main, mainShade, onMain, second, third }) => [
    ...[-16, 0, 16].map((x) => stroke(`M${x} -42C${x - 6} -48 ${x + 6} -54 ${x} -62`, third, 2.4)),
    oval(0, -2, 30, 3, third),
    fill("M-40 -34H40C40 -12 24 -2 14 -2H-14C-24 -2 -40 -12 -40 -34Z", main),
    fill("M10 -34H40C40 -12 24 -2 14 -2H0C12 -8 14 -20 10 -34Z", mainShade),
    oval(0, -34, 40, 5.5, onMain),
    oval(0, -34, 34, 4, second),
    dot(-12, -34.5, 2, onMain),
    dot(8, -33.5, 2, main),
  ],
};

const loaf: Thing = {
  width: 58,
  height: 30,
  draw: ({ second, secondShade, onSecond }) => [
    fill("M-26 0C-32 -8 -28 -28 0 -30C28 -28 32 -8 26 0Z", second),
    fill("M10 0C20 -8 18 -24 6 -29.500C28 -27 32 -8 26 0Z", secondShade),
    ...[-14, 0, 14].map((x) => stroke(`M${x - 3} -10L${x + 3} -23`, onSecond, 2.6)),
  ],
};

const candle: Thing = {
  width: 22,
  height: 74,
  draw: ({ main, onMain, second, third, thirdShade }) => [
    oval(0, -2, 11, 2.5, main),
    box(-4, -10, 8, 9, main),
    box(-4.5, -54, 9, 45, third === onMain ? onMain : third),
    box(1, -54, 3.5, 45, thirdShade),
    fill("M0 -74C7 -64 5 -56 0 -56C-5 -56 -7 -64 0 -74Z", second),
  ],
};

const cheese: Thing = {
  width: 58,
  height: 32,
  draw: ({ second, secondShade, onSecond, main }) => [
    oval(0, -2, 29, 3, main),
    fill("M-24 -4V-18L22 -30V-4Z", second),
    fill("M-24 -18L22 -30V-23L-24 -11Z", secondShade),
    dot(-8, -8.5, 2.6, onSecond),
    dot(6, -14, 3.6, onSecond),
    dot(14, -8, 2, onSecond),
  ],
};

const grapes: Thing = {
  width: 34,
  height: 40,
  draw: ({ main, mainShade, third }) => [
    stroke("M0 -28C2 -34 4 -36 6 -39", third, 2.4),
    oval(-6, -33, 8, 4, third, -20),
    ...[4, 3, 2].flatMap((count, row) =>
      times(count, (at) =>
        dot((at - (count - 1) / 2) * 8.4, -25 + row * 7.6 + 1, 4.8, (at + row) % 2 === 0 ? main : mainShade),
      ),
    ),
  ],
};

const cake: Thing = {
  width: 66,
  height: 74,
  draw: ({ main, second, secondShade, onSecond, third }) => [
    fill("M-16 0C-6 -4 -3 -8 -3 -20H3C3 -8 6 -4 16 0Z", third),
    box(-33, -25, 66, 5, third, 2),
    box(-25, -50, 50, 25, second, 3),
    box(8, -50, 17, 25, secondShade, 3),
    fill(
      "M-25 -50H25V-44C20 -34 16 -44 12 -41C8 -34 2 -40 0 -42C-6 -34 -10 -42 -14 -42C-18 -36 -22 -40 -25 -43Z",
      onSecond,
    ),
    ...[-14, 0, 14].flatMap((x) => [box(x - 1.2, -62, 2.4, 12, main), dot(x, -66, 3, main)]),
  ],
};

const vase: Thing = {
  width: 44,
  height: 96,
  draw: ({ main, second, secondShade, third }) => [
    ...[-14, 0, 14].map((x) => stroke(`M0 -32C${x * 0.3} -54 ${x} -60 ${x * 1.2} -78`, main, 1.8)),
    ...[
      [-17, -78, -30],
      [0, -88, 0],
      [17, -78, 30],
      [-9, -62, -50],
      [10, -60, 50],
    ].map(([x = 0, y = 0, turn = 0]) => oval(x, y, 4.6, 9, main, turn)),
    dot(-6, -76, 4, third),
    dot(7, -72, 4, third),
    fill("M-6 -34H6C6 -28 14 -24 14 -13C14 -5 8 0 0 0C-8 0 -14 -5 -14 -13C-14 -24 -6 -28 -6 -34Z", second),
    fill("M2 -34H6C6 -28 14 -24 14 -13C14 -5 8 0 0 0C6 -4 8 -10 7 -16C6 -24 2 -28 2 -34Z", secondShade),
  ],
};

const pot: Thing = {
  width: 84,
  height: 56,
  draw: ({ main, mainShade, second, onMain }) => [
    box(-42, -32, 84, 7, second, 3.5),
    fill("M-32 -40H32V-8C32 -3 29 0 24 0H-24C-29 0 -32 -3 -32 -8Z", main),
    fill("M14 -40H32V-8C32 -3 29 0 24 0H8C14 -8 16 -24 14 -40Z", mainShade),
    fill("M-34 -41C-30 -50 30 -50 34 -41Z", second),
    box(-5, -54, 10, 7, second, 3),
    box(-20, -24, 12, 3, onMain, 1.5),
  ],
};

const mill: Thing = {
  width: 20,
  height: 62,
  draw: ({ second, secondShade, main }) => [
    fill("M-10 0C-10 -10 -4 -16 -4 -26C-8 -30 -8 -40 0 -42C8 -40 8 -30 4 -26C4 -16 10 -10 10 0Z", second),
    fill("M2 0C4 -10 1 -16 1 -26C4 -30 4 -40 0 -42C8 -40 8 -30 4 -26C4 -16 10 -10 10 0Z", secondShade),
    dot(0, -48, 7, second),
    dot(0, -58, 3.5, main),
  ],
};

const spoons: Thing = {
  width: 40,
  height: 92,
  draw: ({ main, second, third, thirdShade, onThird }) => [
    stroke("M-4 -30L-12 -70", second, 3),
    oval(-13, -78, 6, 10, second, -12),
    stroke("M2 -30L2 -76", main, 3),
    box(-4, -92, 12, 18, main, 4),
    stroke("M6 -30L15 -66", second, 3),
    oval(16.5, -74, 5, 9, second, 12),
    fill("M-16 -42H16L13 0H-13Z", third),
    fill("M5 -42H16L13 0H4Z", thirdShade),
    box(-15, -26, 30, 4, onThird),
  ],
};

/** A crate of vegetables: what the neighbour brings. */
const crate: Thing = {
  width: 108,
  height: 76,
  draw: ({ main, mainShade, second, secondShade, third, onSecond }) => [
    ...[-34, -20].flatMap((x) => [
      ...[-10, 0, 10].map((turn) => oval(x + turn * 0.5, -62, 3, 13, third, turn * 2)),
      fill(`M${x - 8} -50C${x - 8} -56 ${x + 8} -56 ${x + 8} -50L${x} -20Z`, main),
    ]),
    dot(4, -46, 15, second),
    ...[-26, 0, 26].map((turn) => oval(4 + turn * 0.3, -64, 2.6, 9, third, turn)),
    dot(34, -44, 14, mainShade),
    dot(38, -47, 9, main),
    fill("M24 -56C28 -62 40 -62 44 -56C38 -60 30 -60 24 -56Z", third),
    box(-54, -38, 108, 38, second, 2),
    ...[-38, -25, -12].map((y) => box(-54, y, 108, 10.5, secondShade, 1)),
    box(-50, -38, 7, 38, second),
    box(43, -38, 7, 38, second),
    dot(-46.5, -32, 1.6, onSecond),
    dot(46.5, -32, 1.6, onSecond),
  ],
};

const cup: Thing = {
  width: 56,
  height: 46,
  draw: ({ main, mainShade, second, third }) => [
    ...[-6, 8].map((x) => stroke(`M${x} -32C${x - 4} -36 ${x + 4} -40 ${x} -46`, third, 2.2)),
    oval(0, -2, 28, 3, second),
    stroke("M18 -22C30 -24 28 -8 14 -9", main, 3.6),
    fill("M-20 -28H20C20 -12 14 -4 6 -4H-6C-14 -4 -20 -12 -20 -28Z", main),
    fill("M8 -28H20C20 -12 14 -4 6 -4H0C8 -8 9 -18 8 -28Z", mainShade),
  ],
};

const bell: Thing = {
  width: 44,
  height: 34,
  draw: ({ main, second, secondShade }) => [
    box(-22, -5, 44, 5, main, 2.5),
    fill("M-19 -5C-19 -36 19 -36 19 -5Z", second),
    fill("M6 -5C10 -16 8 -24 2 -28C14 -27 19 -18 19 -5Z", secondShade),
    box(-2, -32, 4, 5, main),
    dot(0, -33, 3.4, main),
  ],
};

/** A restaurant: its table from the front, under an arch, with a lamp over it where the sheet is high. */
export const diningPictures = stillLife({
  scenes: {
    hero: [candle, wineGlass, soup, bottle, cheese],
    "offer-1": [loaf, soup],
    "offer-2": [wineGlass, bottle, grapes],
    "offer-3": [candle, cake, vase],
    story: [crate, mill],
    about: [spoons, pot],
    contact: [cup, vase],
    closing: [wineGlass, candle, cheese],
  },
  more: [vase, pot, loaf, mill, grapes, spoons, cup, cake, bell],
  setting: (sheet, tones, standing) => {
    const { left, right, top, foot, scale } = standing;
    const [x, half] = [(left + right) / 2, Math.max(right - left, foot - top) / 2 + scale * 14];
    const arch = Math.min(half, sheet.height * 0.46);
    const wall = mix(tones.second, tones.ground, 0.22);
    const spring = Math.max(foot - arch * 0.7, arch * 1.08);
    const cord = top - scale * 30;
    const lamp =
      sheet.height > sheet.width
        ? [
            box(x - scale * 0.8, 0, scale * 1.6, cord, tones.main),
            fill(
              `M${Math.round(x - scale * 20)} ${Math.round(cord + scale * 16)}A${Math.round(scale * 20)} ${Math.round(scale * 18)} 0 0 1 ${Math.round(x + scale * 20)} ${Math.round(cord + scale * 16)}Z`,
              tones.main,
            ),
          ]
        : [];
    return [
      fill(archWay(x, foot, arch, spring), wall),
      ...lamp,
      ...table(sheet, standing, mix(tones.third, tones.ground, 0.5), tones.second),
    ];
  },
  base: (tones, standing) => board(standing, tones.third),
});
