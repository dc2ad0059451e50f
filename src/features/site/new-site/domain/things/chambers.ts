import { contrast, mix } from "~/features/blocks/theme/color.ts";
import { times } from "../drawn.ts";
import { archWay, board, box, dot, fill, oval, stillLife, stroke, type Thing } from "../still.ts";

const scales: Thing = {
  width: 96,
  height: 104,
  draw: ({ main, mainShade, second, secondShade }) => [
    box(-26, -6, 52, 6, main, 2),
    box(-16, -11, 32, 6, mainShade, 2),
    box(-2.5, -96, 5, 86, main),
    dot(0, -99, 5, second),
    stroke("M-38 -84C-20 -92 20 -92 38 -84", main, 4),
    ...[-38, 38].flatMap((x) => [
      stroke(`M${x} -84L${x - 14} -46M${x} -84L${x + 14} -46`, mainShade, 1.4),
      fill(`M${x - 17} -46H${x + 17}C${x + 14} -34 ${x - 14} -34 ${x - 17} -46Z`, x < 0 ? second : secondShade),
    ]),
  ],
};

const books: Thing = {
  width: 92,
  height: 62,
  draw: ({ main, mainShade, onMain, second, onSecond, third, onThird }) => [
    box(-46, -20, 92, 20, main, 2),
    box(-40, -16, 80, 3, onMain),
    box(30, -20, 8, 20, mainShade),
    box(-38, -40, 78, 19, second, 2),
    box(-28, -34, 36, 2.4, onSecond),
    box(-28, -29, 22, 2.4, onSecond),
    box(-42, -60, 70, 19, third, 2),
    box(-34, -57, 3, 13, onThird),
    box(14, -57, 3, 13, onThird),
  ],
};

const volumes: Thing = {
  width: 84,
  height: 92,
  draw: ({ main, mainShade, onMain, second, onSecond, third, onThird }) => [
    box(-42, -84, 20, 84, main, 1.5),
    box(-38, -74, 12, 3, onMain),
    box(-38, -68, 12, 3, onMain),
    box(-21, -92, 18, 92, second, 1.5),
    box(-17, -82, 10, 18, onSecond),
    box(-2, -80, 16, 80, mainShade, 1.5),
    box(2, -20, 8, 3, onMain),
    `<g transform="rotate(12 32 0)">${box(18, -86, 17, 86, third, 1.5)}${box(22, -76, 9, 3, onThird)}${box(22, -18, 9, 3, onThird)}</g>`,
  ],
};

const contract: Thing = {
  width: 74,
  height: 96,
  draw: ({ main, onMain, second, third }) => {
    const [paper, ink] = contrast(main, "#000000") > contrast(onMain, "#000000") ? [main, onMain] : [onMain, main];
    return [
      box(-30, -96, 66, 90, mix(paper, ink, 0.74), 1),
      box(-36, -92, 66, 92, paper, 1),
      box(-26, -82, 30, 5, ink),
      ...times(6, (at) => box(-26, -68 + at * 7.4, at === 5 ? 26 : 46, 2.2, mix(ink, paper, 0.5))),
      stroke("M-24 -12C-18 -22 -14 -4 -8 -13C-4 -18 0 -10 4 -12", ink, 2),
      dot(20, -14, 7.5, third),
      dot(20, -14, 4, second),
    ];
  },
};

const pen: Thing = {
  width: 46,
  height: 84,
  draw: ({ main, mainShade, second, onSecond, third }) => [
    `<g transform="rotate(16 0 -12)">${box(-4, -84, 8, 44, main, 3)}${box(1, -84, 3, 44, mainShade)}${box(-4, -56, 8, 3, second)}${fill("M-4 -40H4L0 -12Z", third)}</g>`,
    fill("M-20 0V-12C-20 -17 -16 -20 -11 -20H11C16 -20 20 -17 20 -12V0Z", second),
    box(-9, -13, 18, 6, onSecond, 1),
  ],
};

const house = (x: number, half: number, eaves: number, ridge: number, wall: string, roof: string): string[] => [
  box(x - half, -eaves, half * 2, eaves, wall),
  fill(`M${x - half - 5} ${-eaves}L${x} ${-ridge}L${x + half + 5} ${-eaves}Z`, roof),
];

/** Two houses where there was one, and the small way between them. */
const homes: Thing = {
  width: 104,
  height: 84,
  draw: ({ main, mainShade, second, onMain, onSecond, third }) => [
    ...house(-28, 22, 44, 78, main, second),
    ...house(32, 18, 34, 62, second, main),
    box(-34, -22, 12, 22, onMain),
    box(-42, -38, 9, 10, onMain),
    box(-22, -38, 9, 10, onMain),
    box(27, -18, 10, 18, onSecond),
    box(20, -30, 7, 8, onSecond),
    box(37, -30, 7, 8, onSecond),
    box(-16, -76, 6, 16, mainShade),
    oval(5, -16, 6, 14, third),
  ],
};

const tree: Thing = {
  width: 66,
  height: 100,
  draw: ({ main, mainShade, second, third }) => [
    fill("M-5 0C-3 -16 -3 -34 -3 -52H3C3 -34 3 -16 5 0Z", second),
    stroke("M0 -40L-14 -56M0 -48L14 -62", second, 2.6),
    dot(-15, -62, 17, main),
    dot(15, -66, 17, mainShade),
    dot(0, -80, 20, main),
    ...[
      [-16, -62],
      [-2, -84],
      [14, -68],
      [6, -58],
      [-8, -72],
    ].map(([x = 0, y = 0]) => dot(x, y, 2.6, third)),
  ],
};

const hourglass: Thing = {
  width: 46,
  height: 78,
  draw: ({ main, second, third, ground }) => [
    fill(
      "M-16 -72H16C16 -52 4 -48 4 -39C4 -30 16 -26 16 -6H-16C-16 -26 -4 -30 -4 -39C-4 -48 -16 -52 -16 -72Z",
      mix(third, ground, 0.4),
    ),
    fill("M-11 -58H11C9 -50 3 -46 2 -40H-2C-3 -46 -9 -50 -11 -58Z", second),
    fill("M-14 -6C-14 -18 -4 -20 0 -24C4 -20 14 -18 14 -6Z", second),
    box(-1, -40, 2, 18, second),
    box(-22, -78, 44, 7, main, 2),
    box(-22, -7, 44, 7, main, 2),
    box(-20, -72, 3, 66, main),
    box(17, -72, 3, 66, main),
  ],
};

const letter: Thing = {
  width: 76,
  height: 52,
  draw: ({ main, mainShade, second, onMain, third }) => [
    box(-38, -52, 76, 52, main, 2),
    fill("M-38 -50L0 -20L38 -50V-52H-38Z", mainShade),
    stroke("M-36 -50L0 -21L36 -50", onMain, 1.4),
    dot(0, -22, 9, second),
    dot(0, -22, 5, third),
  ],
};

const lamp: Thing = {
  width: 64,
  height: 86,
  draw: ({ main, second, secondShade, third }) => [
    box(-20, -6, 40, 6, main, 3),
    box(-2, -62, 4, 58, main),
    box(6, -60, 1.2, 14, third),
    dot(6.6, -45, 2.4, third),
    fill("M-32 -58C-32 -78 -20 -86 0 -86C20 -86 32 -78 32 -58Z", second),
    fill("M14 -58C14 -74 8 -82 0 -86C20 -86 32 -78 32 -58Z", secondShade),
  ],
};

const column: Thing = {
  width: 44,
  height: 104,
  draw: ({ third, thirdShade, main }) => [
    box(-22, -8, 44, 8, main),
    box(-22, -104, 44, 8, main),
    box(-18, -96, 36, 6, third),
    box(-15, -90, 30, 82, third),
    ...[-9, -1, 7].map((x) => box(x, -90, 3.2, 82, thirdShade)),
  ],
};

const key: Thing = {
  width: 66,
  height: 30,
  draw: ({ second, secondShade }) => [
    `<circle cx="-18" cy="-15" r="11" fill="none" stroke="${second}" stroke-width="6"/>`,
    box(-7, -17.5, 40, 5, second),
    box(20, -14, 5, 10, secondShade),
    box(28, -14, 5, 12, secondShade),
  ],
};

/** A law firm: papers, books and what they are about, in a niche drawn in fine lines. */
export const chambersPictures = stillLife({
  scenes: {
    hero: [lamp, books, scales, volumes],
    "offer-1": [pen, contract],
    "offer-2": [homes, tree],
    "offer-3": [hourglass, letter],
    story: [contract, hourglass, pen],
    about: [volumes, column],
    contact: [letter, lamp],
    closing: [scales, books],
  },
  more: [column, contract, hourglass, tree, pen, letter, homes, key],
  setting: ({ width, height }, { ground, main, second }, { left, right, top, foot, scale }) => {
    const x = (left + right) / 2;
    const half = Math.min(Math.max(right - left, foot - top) * 0.5 + scale * 16, height * 0.56);
    const spring = Math.max(foot - half * 0.6, half * 1.06);
    const wall = mix(main, ground, 0.08);
    const far = [-1, 1].map((side) => archWay(x + side * half * 2.26, foot, half, spring));
    return [
      ...far.map((way) => fill(way, wall)),
      fill(archWay(x, foot, half, spring), wall),
      ...[...far, archWay(x, foot, half * 0.9, spring)].map((way) =>
        stroke(way, mix(second, ground, 0.5), scale * 0.8),
      ),
      box(0, foot, width, height - foot, mix(main, ground, 0.14)),
      box(0, foot, width, scale * 1.6, second),
    ];
  },
  base: (tones, standing) => board(standing, tones.main),
});
