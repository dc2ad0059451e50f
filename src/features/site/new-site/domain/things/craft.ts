import { mix } from "~/features/blocks/theme/color.ts";
import { times } from "../drawn.ts";
import { board, box, dot, fill, oval, stillLife, stroke, type Thing } from "../still.ts";

const plane: Thing = {
  width: 96,
  height: 52,
  draw: ({ main, mainShade, second, third, onMain }) => [
    stroke("M2 -26C-10 -38 2 -52 14 -46C22 -42 20 -32 12 -34", third, 4),
    fill("M-48 0V-22C-48 -26 -45 -28 -41 -28H40C45 -28 48 -25 48 -20V0Z", main),
    box(-48, -6, 96, 6, mainShade),
    fill("M4 -28L-8 -50H0L16 -28Z", second),
    fill("M28 -28C26 -44 40 -48 42 -36C43 -31 40 -30 40 -28Z", second),
    dot(-36, -34, 8, second),
    box(-40, -18, 14, 3, onMain),
  ],
};

const saw: Thing = {
  width: 108,
  height: 54,
  draw: ({ main, second, secondShade, onSecond }) => [
    fill(`M-20 -46L54 -26V-14L${times(12, (at) => `${48 - at * 6} -6L${45 - at * 6} -12`).join("L")}L-20 -6Z`, main),
    fill("M-18 -50C-44 -56 -60 -42 -52 -20C-48 -6 -34 0 -18 -4Z", second),
    fill("M-18 -50C-24 -52 -28 -52 -32 -51C-24 -40 -24 -16 -32 -4C-28 -3 -22 -3 -18 -4Z", secondShade),
    oval(-36, -28, 8, 12, onSecond, -12),
  ],
};

const mallet: Thing = {
  width: 52,
  height: 92,
  draw: ({ main, second, secondShade, onSecond }) => [
    box(-4, -66, 8, 66, main, 2),
    box(-26, -92, 52, 32, second, 3),
    box(12, -92, 14, 32, secondShade, 3),
    box(-26, -86, 52, 2.4, onSecond),
  ],
};

const tryAngle: Thing = {
  width: 74,
  height: 84,
  draw: ({ main, mainShade, second, onMain }) => [
    fill("M-37 0V-84H-23V-14H37V0Z", main),
    box(-37, -84, 14, 84, mainShade),
    box(-23, -14, 60, 14, main),
    ...times(9, (at) => box(-16 + at * 6, -14, 1.4, at % 2 === 0 ? 7 : 4.4, onMain)),
    dot(-30, -7, 3, second),
  ],
};

const pencils: Thing = {
  width: 40,
  height: 88,
  draw: ({ main, second, third, thirdShade, onThird }) => [
    ...[
      [-10, -9, main],
      [0, 0, second],
      [9, 10, main],
    ].map(
      ([x, turn, color]) =>
        `<g transform="rotate(${turn} ${x} -20)">${box(Number(x) - 3.4, -76, 6.8, 60, String(color))}${fill(`M${Number(x) - 3.4} -76L${x} -88L${Number(x) + 3.4} -76Z`, onThird)}</g>`,
    ),
    box(-19, -42, 38, 42, third, 3),
    box(8, -42, 11, 42, thirdShade, 3),
    box(-19, -36, 38, 3, onThird),
  ],
};

const rule: Thing = {
  width: 76,
  height: 70,
  draw: ({ second, secondShade, onSecond }) => [
    fill("M-38 -4L-4 -66L6 -62L-27 0Z", second),
    fill("M-4 -70L38 -8L30 0L-9 -62Z", secondShade),
    dot(-1, -63, 5.5, onSecond),
    ...times(6, (at) => stroke(`M${-29 + at * 5} ${-12 - at * 9}l4 2`, onSecond, 1.4)),
    ...times(6, (at) => stroke(`M${28 - at * 5.6} ${-13 - at * 8.6}l-4 2.6`, onSecond, 1.4)),
  ],
};

const cupboard: Thing = {
  width: 96,
  height: 104,
  draw: ({ main, mainShade, second, onMain, third }) => [
    box(-40, -5, 6, 5, third),
    box(34, -5, 6, 5, third),
    box(-48, -104, 96, 100, mainShade, 2),
    ...[-45, 2].flatMap((x) => [
      box(x, -100, 43, 60, main),
      box(x + 6, -94, 31, 48, mainShade),
      box(x, -37, 43, 14, main),
      box(x, -20, 43, 13, main),
      box(x + 15, -32, 13, 3, second, 1.5),
      box(x + 15, -15, 13, 3, second, 1.5),
    ]),
    dot(-6, -70, 2.6, onMain),
    dot(6, -70, 2.6, onMain),
  ],
};

const door: Thing = {
  width: 66,
  height: 112,
  draw: ({ main, second, secondShade, onSecond }) => [
    box(-33, -112, 66, 112, main),
    box(-27, -106, 54, 106, second),
    box(-20, -98, 40, 44, secondShade),
    box(-20, -46, 40, 38, secondShade),
    dot(20, -52, 3.4, onSecond),
    box(13, -53, 8, 2.4, onSecond, 1.2),
  ],
};

const windowed: Thing = {
  width: 78,
  height: 96,
  draw: ({ main, third, ground }) => [
    box(-35, -96, 70, 92, main),
    ...[-30, 3].flatMap((x) => [
      box(x, -91, 27, 38, mix(third, ground, 0.3)),
      box(x, -48, 27, 38, mix(third, ground, 0.3)),
      fill(`M${x} -60L${x + 20} -91H${x + 27}L${x} -53Z`, mix(ground, third, 0.75)),
    ]),
    box(-39, -6, 78, 6, main),
  ],
};

const chair: Thing = {
  width: 54,
  height: 100,
  draw: ({ main, second, secondShade, mainShade }) => [
    fill("M-22 -98L-16 -100L-12 -46H-18Z", main),
    fill("M22 -98L16 -100L12 -46H18Z", main),
    fill("M-20 -90H20L19 -76H-19Z", second),
    fill("M-18 -66H18L17 -56H-17Z", second),
    fill("M-22 -42L-26 0H-20L-15 -42Z", main),
    fill("M22 -42L26 0H20L15 -42Z", main),
    box(-20, -22, 40, 4, mainShade),
    fill("M-22 -50H22L26 -40H-26Z", second),
    box(-26, -41, 52, 4, secondShade),
  ],
};

const toolbox: Thing = {
  width: 96,
  height: 74,
  draw: ({ main, second, secondShade, third, onSecond }) => [
    stroke("M-34 -36V-58H34V-36", main, 6),
    fill("M-22 -38L-26 -66L-16 -70L-12 -38Z", third),
    box(8, -66, 8, 30, third),
    box(2, -74, 20, 12, main, 2),
    fill("M-48 -40H48L42 0H-42Z", second),
    fill("M20 -40H48L42 0H20Z", secondShade),
    box(-12, -26, 24, 10, onSecond, 2),
  ],
};

const planks: Thing = {
  width: 112,
  height: 44,
  draw: ({ main, second, secondShade, third, onSecond }) => [
    box(-48, -6, 10, 6, main),
    box(38, -6, 10, 6, main),
    ...[-6, -18.5, -31].flatMap((foot, row) => [
      box(-56 + row * 5, foot - 12, 108 - row * 9, 11, row % 2 === 0 ? second : third, 1),
      box(38 - row * 4, foot - 12, 14, 11, secondShade, 1),
      dot(45 - row * 4, foot - 6.5, 2.2, onSecond),
    ]),
  ],
};

const glue: Thing = {
  width: 24,
  height: 66,
  draw: ({ third, thirdShade, main, onThird }) => [
    fill("M-3 -52L-1.5 -66H1.5L3 -52Z", main),
    box(-6, -54, 12, 6, main, 1),
    fill("M-12 0V-38C-12 -44 -6 -44 -6 -49H6C6 -44 12 -44 12 -38V0Z", third),
    fill("M5 0V-40C5 -44 2 -45 2 -49H6C6 -44 12 -44 12 -38V0Z", thirdShade),
    box(-12, -30, 24, 14, onThird),
  ],
};

/** A joiner's workshop: tools and what they make, on a heavy bench before a wall of boards. */
export const craftPictures = stillLife({
  scenes: {
    hero: [pencils, tryAngle, plane, mallet, glue],
    "offer-1": [cupboard, glue],
    "offer-2": [windowed, door],
    "offer-3": [chair, toolbox],
    story: [rule, pencils, tryAngle],
    about: [planks, mallet],
    contact: [pencils, toolbox],
    closing: [plane, chair],
  },
  more: [saw, cupboard, rule, planks, door, chair, toolbox, windowed],
  setting: ({ width, height, random }, { ground, second, third, main }, { foot, scale }) => {
    const wall = mix(third, ground, 0.12);
    const high = scale * 26;
    const rows = Math.ceil(foot / high);
    const seams = times(rows, (row) => {
      const y = foot - (row + 1) * high;
      const x = width * random();
      return [box(0, y, width, scale * 1.1, wall), box(x, y, scale * 1.1, high, wall)];
    }).flat();
    const bench = mix(second, ground, 0.62);
    return [
      ...seams,
      box(0, foot, width, scale * 13, bench),
      box(0, foot + scale * 13, width, scale * 2.6, mix(bench, main, 0.72)),
      box(0, foot + scale * 15.6, width, height - foot, mix(bench, main, 0.86)),
    ];
  },
  base: (tones, standing) => board(standing, tones.second),
});
