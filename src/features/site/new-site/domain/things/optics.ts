import { mix } from "~/features/blocks/theme/color.ts";
import { circle, line, times } from "../drawn.ts";
import { board, box, dot, fill, oval, stillLife, stroke, type Thing, type Tones } from "../still.ts";

const rim = (x: number, y: number, r: number, color: string, width: number): string =>
  circle(x, y, r, line(color, width));

type Frame = (tones: Tones, glass: string) => string[];
const glassOf = ({ third, ground }: Tones) => mix(third, ground, 0.34);
const glints = ({ third, ground }: Tones) => stroke("M-34 -34L-26 -46M14 -34L22 -46", mix(ground, third, 0.86), 2.6);

const round: Frame = ({ main }, glass) => [
  ...[-24, 24].flatMap((x) => [dot(x, -42, 20, glass), rim(x, -42, 20, main, 4)]),
  stroke("M-5 -46C-3 -51 3 -51 5 -46", main, 4),
  stroke("M-44 -46L-47 -50M44 -46L47 -50", main, 4),
];

const square: Frame = ({ second }, glass) => [
  ...[-1, 1].flatMap((side) => {
    const way = `M${side * 5} -56H${side * 44}L${side * 41} -32C${side * 39} -26 ${side * 12} -26 ${side * 9} -32Z`;
    return [fill(way, glass), stroke(way, second, 5.6)];
  }),
  stroke("M-6 -52H6M-45 -56L-47 -57M45 -56L47 -57", second, 5.6),
];

const winged: Frame = ({ main, second }, glass) => [
  ...[-1, 1].flatMap((side) => {
    const way = `M${side * 6} -46C${side * 14} -54 ${side * 32} -54 ${side * 46} -62C${side * 46} -38 ${side * 36} -24 ${side * 22} -25C${side * 10} -26 ${side * 5} -36 ${side * 6} -46Z`;
    return [fill(way, glass), stroke(way, main, 4.4)];
  }),
  stroke("M-7 -44C-4 -49 4 -49 7 -44", main, 4.4),
  dot(-42, -57, 2.2, second),
  dot(42, -57, 2.2, second),
];

/** Spectacles from the front on a stand. */
const onStand = (frame: Frame): Thing => ({
  width: 96,
  height: 66,
  draw: (tones) => [
    box(-14, -4, 28, 4, tones.third, 2),
    box(-2, -40, 4, 37, tones.third),
    ...frame(tones, glassOf(tones)),
    glints(tones),
  ],
});

/** Three frames above each other. */
const rack: Thing = {
  width: 104,
  height: 142,
  draw: (tones) => [
    box(-24, -5, 48, 5, tones.third, 2.5),
    box(-2.5, -142, 5, 138, tones.third, 2.5),
    ...[winged, square, round].map(
      (frame, at) =>
        `<g transform="translate(0 ${8 - at * 44})">${frame(tones, glassOf(tones)).join("")}${glints(tones)}</g>`,
    ),
  ],
};

const chart: Thing = {
  width: 72,
  height: 108,
  draw: ({ main, mainShade, onMain, second, third }) => {
    const ring = (x: number, y: number, r: number, turn: number) =>
      `<g transform="rotate(${turn} ${x} ${y})">${rim(x, y, r, onMain, r * 0.5)}${box(x, y - r * 0.28, r * 1.4, r * 0.56, main)}</g>`;
    return [
      box(-3, -14, 6, 14, third),
      box(-22, -4, 44, 4, third, 2),
      box(-36, -108, 72, 94, main, 3),
      box(-36, -22, 72, 8, mainShade, 3),
      ring(0, -88, 10, 0),
      ...[-14, 14].map((x, at) => ring(x, -64, 7, at * 90 + 90)),
      ...[-20, 0, 20].map((x, at) => ring(x, -46, 4.6, at * 180 - 90)),
      ...[-22, -8, 8, 22].map((x, at) => ring(x, -32, 2.8, at * 90)),
      box(-28, -25, 56, 1.6, second),
    ];
  },
};

const trial: Thing = {
  width: 66,
  height: 76,
  draw: ({ main, mainShade, second, onMain, third, ground }) => [
    box(-4, -34, 8, 34, third),
    box(-20, -5, 40, 5, third, 2.5),
    dot(0, -46, 30, main),
    dot(0, -46, 22, mainShade),
    dot(0, -46, 16, mix(second, ground, 0.4)),
    stroke("M-9 -46A9 9 0 0 1 0 -55", onMain, 2.4),
    ...times(8, (at) => `<g transform="rotate(${at * 45 + 22} 0 -46)">${box(-1, -75, 2, 5, onMain)}</g>`),
    box(26, -50, 7, 8, second, 2),
  ],
};

const lensCase: Thing = {
  width: 80,
  height: 34,
  draw: ({ main, mainShade, onMain, second, secondShade, onSecond }) => [
    box(-14, -14, 28, 8, mainShade),
    fill("M-40 -18H-4V-8C-4 -2 -8 0 -12 0H-32C-36 0 -40 -2 -40 -8Z", main),
    fill("M4 -18H40V-8C40 -2 36 0 32 0H12C8 0 4 -2 4 -8Z", second),
    box(-42, -28, 40, 11, mainShade, 4),
    box(2, -28, 40, 11, secondShade, 4),
    box(-26, -26, 3, 7, onMain),
    box(-26, -21, 8, 2.4, onMain),
    box(19, -26, 3, 7, onSecond),
    box(19, -21, 8, 2.4, onSecond),
    fill("M-10 -30C-10 -36 10 -36 10 -30C6 -27 -6 -27 -10 -30Z", mix(main, onMain, 0.4)),
  ],
};

const drops: Thing = {
  width: 30,
  height: 78,
  draw: ({ third, thirdShade, main, second, onThird }) => [
    fill("M-3 -66L-1.5 -78H1.5L3 -66Z", main),
    box(-7, -67, 14, 14, main, 2),
    fill("M-15 0V-40C-15 -48 -7 -48 -7 -53H7C7 -48 15 -48 15 -40V0Z", third),
    fill("M6 0V-42C6 -48 3 -49 3 -53H7C7 -48 15 -48 15 -40V0Z", thirdShade),
    box(-15, -32, 30, 20, onThird),
    fill("M0 -30C6 -22 5 -15 0 -15C-5 -15 -6 -22 0 -30Z", second),
  ],
};

const etui: Thing = {
  width: 88,
  height: 30,
  draw: ({ second, secondShade, onSecond, main }) => [
    fill("M-44 -14C-44 -28 -36 -30 -28 -30H28C36 -30 44 -28 44 -14Z", second),
    fill("M-44 -15H44C44 -4 36 0 28 0H-28C-36 0 -44 -4 -44 -15Z", secondShade),
    box(-7, -19, 14, 8, main, 2),
    box(-30, -25, 26, 2.4, onSecond, 1.2),
  ],
};

const mirror: Thing = {
  width: 62,
  height: 98,
  draw: ({ main, second, third, ground }) => [
    box(-20, -5, 40, 5, main, 2.5),
    box(-2.5, -40, 5, 36, main),
    oval(0, -64, 31, 34, second),
    oval(0, -64, 26, 29, mix(third, ground, 0.4)),
    stroke("M-14 -54L4 -82M-4 -48L14 -76", mix(ground, third, 0.8), 3),
  ],
};

const tools: Thing = {
  width: 50,
  height: 86,
  draw: ({ main, second, third, thirdShade }) => [
    `<g transform="rotate(-10 -8 -20)">${box(-11, -86, 6, 30, second, 3)}${box(-9, -58, 2, 34, main)}</g>`,
    `<g transform="rotate(8 8 -20)">${box(5, -78, 7, 26, main, 3)}${box(7.5, -54, 2, 30, second)}</g>`,
    stroke("M0 -34C-4 -50 4 -58 -2 -72M2 -34C8 -50 -2 -58 6 -70", main, 3),
    fill("M-22 -36H22V-4C22 -1 20 0 18 0H-18C-20 0 -22 -1 -22 -4Z", third),
    fill("M8 -36H22V-4C22 -1 20 0 18 0H8Z", thirdShade),
  ],
};

const [onRound, onSquare, onWinged] = [onStand(round), onStand(square), onStand(winged)];

/** An optician: frames on their stands, charts and lenses, before circles of glass that lie over each other. */
export const opticsPictures = stillLife({
  scenes: {
    hero: [chart, onRound, mirror],
    "offer-1": [trial, chart],
    "offer-2": [etui, rack, drops],
    "offer-3": [lensCase, drops],
    story: [tools, onRound],
    about: [mirror, onSquare, drops],
    contact: [etui, trial],
    closing: [onWinged, mirror],
  },
  more: [rack, tools, etui, drops, onWinged, trial, lensCase],
  setting: ({ width, height, random }, { ground, second, third }, { left, right, top, foot, scale }) => {
    const r = Math.min(Math.max(right - left, foot - top) * 0.44, height * 0.42);
    const [x, y] = [(left + right) / 2, (top + foot) / 2 - scale * 8];
    const off = r * (0.5 + random() * 0.3);
    const [one, other] = [mix(third, ground, 0.16), mix(second, ground, 0.16)];
    return [
      dot(x - off, y + r * 0.1, r, one),
      circle(x + off, y - r * 0.1, r * 0.92, { fill: other, "fill-opacity": 0.8 }),
      rim(x + off, y - r * 0.1, r * 0.92, mix(second, ground, 0.4), scale),
      box(0, foot, width, height - foot, mix(third, ground, 0.26)),
      box(0, foot, width, scale * 1.4, mix(third, ground, 0.6)),
    ];
  },
  base: (tones, standing) => board(standing, tones.third),
});
