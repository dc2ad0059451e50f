import { mix } from "~/features/blocks/theme/color.ts";
import { times } from "../drawn.ts";
import { board, box, dot, fill, oval, stillLife, stroke, type Thing, type Tones } from "../still.ts";

const scissors: Thing = {
  width: 46,
  height: 96,
  draw: ({ main, mainShade, second }) => [
    fill("M-3 -44L-16 -96C-6 -84 2 -62 4 -46Z", mainShade),
    fill("M3 -44L16 -96C6 -84 -2 -62 -4 -46Z", main),
    stroke("M-2 -46L9 -26", main, 5),
    stroke("M2 -46L-9 -26", mainShade, 5),
    ...[-13, 13].map(
      (x) => `<ellipse cx="${x}" cy="-13" rx="9" ry="12" fill="none" stroke="${second}" stroke-width="5"/>`,
    ),
    dot(0, -46, 3, second),
  ],
};

const comb: Thing = {
  width: 22,
  height: 88,
  draw: ({ second, secondShade }) => [
    box(-9, -88, 9, 88, second, 3),
    ...times(15, (at) => box(-2, -84 + at * 5.4, 12, 2.6, at % 2 === 0 ? second : secondShade, 1)),
  ],
};

const pump: Thing = {
  width: 32,
  height: 82,
  draw: ({ main, mainShade, onMain, second }) => [
    stroke("M0 -62V-76H-14V-71", second, 4),
    box(-5, -66, 10, 7, second, 1.5),
    fill("M-16 0V-48C-16 -56 -10 -60 -4 -60H4C10 -60 16 -56 16 -48V0Z", main),
    fill("M6 0V-50C6 -56 5 -59 2 -60H4C10 -60 16 -56 16 -48V0Z", mainShade),
    box(-10, -36, 16, 22, onMain),
    box(-7, -31, 10, 2, main),
    box(-7, -26, 7, 1.6, main),
  ],
};

const spray: Thing = {
  width: 36,
  height: 78,
  draw: ({ second, secondShade, main, onSecond }) => [
    fill("M-10 -66H-16L-18 -76H8V-62L4 -56H-4Z", main),
    fill("M-4 -60L-12 -54L-10 -50L-2 -55Z", main),
    fill("M-14 0V-38C-14 -46 -5 -48 -5 -56H5C5 -48 14 -46 14 -38V0Z", second),
    fill("M6 0V-40C6 -47 2 -49 2 -56H5C5 -48 14 -46 14 -38V0Z", secondShade),
    box(-14, -24, 28, 3, onSecond),
  ],
};

const jar: Thing = {
  width: 40,
  height: 30,
  draw: ({ third, thirdShade, main, onThird }) => [
    box(-20, -30, 40, 9, main, 2),
    box(-18, -21, 36, 21, third, 3),
    box(6, -21, 12, 21, thirdShade, 3),
    box(-11, -14, 12, 2, onThird),
  ],
};

const dryer: Thing = {
  width: 74,
  height: 74,
  draw: ({ main, mainShade, second, onMain }) => [
    fill("M0 -36L4 0H18L22 -38Z", mainShade),
    fill("M-28 -70H14C40 -70 40 -28 14 -28H-28Z", main),
    fill("M-28 -66L-38 -72V-26L-28 -32Z", second),
    dot(14, -49, 12, mainShade),
    dot(14, -49, 7, onMain),
    box(7, -24, 6, 9, second, 2),
  ],
};

const bowl: Thing = {
  width: 58,
  height: 66,
  draw: ({ main, mainShade, second, third }) => [
    stroke("M6 -26L24 -62", third, 4.4),
    fill("M-4 -32L8 -22L14 -34L2 -42Z", second),
    fill("M-27 -26H27C26 -10 16 0 8 0H-8C-16 0 -26 -10 -27 -26Z", main),
    fill("M8 -26H27C26 -10 16 0 8 0H2C8 -6 10 -16 8 -26Z", mainShade),
    fill("M-27 -26H27C27 -20 20 -24 18 -18C16 -12 10 -18 8 -22C2 -24 -2 -14 -8 -18C-14 -22 -24 -18 -27 -26Z", second),
  ],
};

const brush: Thing = {
  width: 26,
  height: 92,
  draw: ({ second, main, mainShade }) => [
    box(-3.5, -44, 7, 44, second, 3),
    box(-11, -92, 22, 50, mainShade, 6),
    ...times(6, (at) => box(-13, -88 + at * 7.6, 26, 3, main, 1.5)),
  ],
};

const sprig: Thing = {
  width: 40,
  height: 100,
  draw: ({ main, second, secondShade }) => [
    stroke("M0 -28C-2 -56 4 -70 0 -92", main, 1.8),
    ...times(5, (at) => {
      const [y, side] = [-46 - at * 10, at % 2 === 0 ? -1 : 1];
      return oval(side * 8, y, 3.4, 9, main, side * 58);
    }),
    oval(0, -95, 3, 6, main),
    fill("M-5 -34H5L11 -6C12 -2 9 0 6 0H-6C-9 0 -12 -2 -11 -6Z", second),
    fill("M2 -34H5L11 -6C12 -2 9 0 6 0H2C5 -8 4 -20 2 -34Z", secondShade),
  ],
};

/** A head without a face, seen from the front, under its hair; so much of its skin is the palette's warmest colour. */
const bust = (
  skinShare: number,
  hairBehind: (tones: Tones) => string[],
  hairInFront: (tones: Tones) => string[],
): Thing => ({
  width: 78,
  height: 108,
  draw: (tones) => {
    const skin = mix(tones.warm, "#ffffff", skinShare);
    return [
      ...hairBehind(tones),
      fill("M-38 0C-38 -18 -26 -24 -10 -28H10C26 -24 38 -18 38 0Z", tones.second),
      fill("M-9 -46H9V-30C9 -20 -9 -20 -9 -30Z", mix(skin, "#000000", 0.86)),
      oval(0, -62, 19, 24, skin),
      ...hairInFront(tones),
    ];
  },
});

const bob = bust(
  0.34,
  ({ main }) => [fill("M-29 -44C-36 -88 -20 -106 0 -106C20 -106 36 -88 29 -44H15V-70H-15V-44Z", main)],
  ({ main, mainShade }) => [
    fill("M-29 -44C-36 -88 -20 -106 0 -106C12 -106 20 -100 25 -92C6 -92 -14 -86 -18 -44Z", main),
    fill("M29 -44C34 -74 30 -88 20 -96C14 -94 8 -93 4 -91C16 -84 18 -62 18 -44Z", mainShade),
  ],
);

const longHair = bust(
  0.5,
  ({ main, mainShade }) => [
    fill("M-26 -6C-44 -34 -22 -50 -28 -76C-26 -98 -14 -106 0 -106C14 -106 26 -98 28 -76C22 -50 44 -34 26 -6Z", main),
    fill("M8 -6C22 -30 16 -60 18 -90C26 -86 28 -80 28 -76C22 -50 44 -34 26 -6Z", mainShade),
  ],
  ({ main, second, third }) => [
    fill("M0 -106C-22 -106 -30 -88 -26 -64C-18 -66 -6 -78 0 -92C6 -78 18 -66 26 -64C30 -88 22 -106 0 -106Z", main),
    stroke("M-25 -70C-20 -48 -38 -32 -26 -10", second, 3),
    stroke("M-21 -64C-18 -46 -30 -30 -20 -8", third, 2.2),
    stroke("M25 -70C20 -48 38 -32 26 -10", second, 3),
  ],
);

const beard = bust(
  0.66,
  () => [],
  ({ main, mainShade }) => [
    fill("M-20 -66C-18 -60 -12 -56 0 -56C12 -56 18 -60 20 -66C22 -44 12 -32 0 -32C-12 -32 -22 -44 -20 -66Z", main),
    fill("M2 -32C12 -33 22 -44 20 -66C18 -61 14 -58 9 -57C12 -48 8 -38 2 -32Z", mainShade),
    fill(
      "M-21 -64C-24 -84 -20 -100 4 -104C18 -104 24 -92 21 -64C17 -72 18 -80 12 -84C0 -78 -14 -82 -17 -78C-18 -74 -19 -70 -21 -64Z",
      main,
    ),
  ],
);

const bun = bust(
  0.42,
  ({ main }) => [dot(0, -104, 13, main)],
  ({ main, mainShade }) => [
    fill("M-22 -58C-26 -84 -16 -96 0 -96C16 -96 26 -84 22 -58C18 -74 10 -82 0 -84C-10 -82 -18 -74 -22 -58Z", main),
    fill("M22 -58C26 -84 16 -96 0 -96C12 -90 14 -82 10 -78C16 -74 20 -66 22 -58Z", mainShade),
  ],
);

/** A salon: heads and what is done to them, before a round mirror, on a shelf as thin as a line. */
export const salonPictures = stillLife({
  scenes: {
    hero: [pump, longHair, scissors, jar],
    "offer-1": [bob, scissors],
    "offer-2": [bowl, longHair],
    "offer-3": [beard, pump],
    story: [comb, bun, scissors],
    about: [dryer, brush, spray],
    contact: [sprig, dryer],
    closing: [brush, bob, comb],
  },
  more: [spray, brush, bun, sprig, dryer, bowl, comb, beard, jar],
  setting: ({ width, height }, tones, { left, right, top, foot, scale }) => {
    const [x, y] = [(left + right) / 2, (foot + top) / 2 - scale * 6];
    const r = Math.min(Math.hypot(right - left, foot - top) * 0.52, height * 0.46);
    const glass = mix(tones.third, tones.ground, 0.2);
    return [
      dot(x, y, r, glass),
      fill(
        `M${Math.round(x - r * 0.5)} ${Math.round(y - r * 0.86)}L${Math.round(x + r * 0.1)} ${Math.round(y - r)}L${Math.round(x - r * 0.8)} ${Math.round(y + r * 0.6)}L${Math.round(x - r * 0.98)} ${Math.round(y + r * 0.16)}Z`,
        mix(tones.ground, glass, 0.5),
      ),
      box(0, foot, width, height - foot, tones.ground),
      box(0, foot, width, scale * 2, tones.main),
    ];
  },
  base: (tones, standing) => board(standing, tones.main),
});
