import { mix } from "~/features/blocks/theme/color.ts";
import { circle, line, times } from "../drawn.ts";
import { board, box, dot, fill, oval, stillLife, stroke, type Thing } from "../still.ts";

const kettlebell: Thing = {
  width: 60,
  height: 76,
  draw: ({ main, mainShade, onMain, second }) => [
    stroke("M-15 -40C-24 -76 24 -76 15 -40", main, 8),
    fill("M-20 0C-34 -10 -34 -46 0 -46C34 -46 34 -10 20 0Z", main),
    fill("M8 0C22 -10 22 -36 6 -45C34 -44 34 -10 20 0Z", mainShade),
    dot(-2, -22, 10, second),
    box(-7, -23.5, 10, 3, onMain),
  ],
};

const dumbbell: Thing = {
  width: 96,
  height: 42,
  draw: ({ main, mainShade, second }) => [
    box(-48, -26, 96, 7, second, 3),
    ...[-40, 26].flatMap((x) => [box(x, -42, 14, 42, main, 4), box(x + 9, -42, 5, 42, mainShade, 2)]),
    ...[-25, 15].map((x) => box(x, -35, 10, 28, mainShade, 3)),
  ],
};

const flask: Thing = {
  width: 30,
  height: 88,
  draw: ({ second, secondShade, main, onSecond }) => [
    box(-5, -88, 10, 10, main, 3),
    box(-13, -80, 26, 10, main, 2),
    fill("M-15 0V-58C-15 -66 -12 -66 -12 -71H12C12 -66 15 -66 15 -58V0Z", second),
    fill("M6 0V-60C6 -66 4 -67 4 -71H12C12 -66 15 -66 15 -58V0Z", secondShade),
    box(-15, -44, 30, 5, onSecond),
    box(-15, -34, 30, 5, onSecond),
  ],
};

const stopwatch: Thing = {
  width: 66,
  height: 84,
  draw: ({ main, second, onMain, mainShade }) => [
    box(-7, -84, 14, 9, second, 2),
    box(-3, -78, 6, 12, main),
    `<g transform="rotate(38 0 -33)">${box(-4, -76, 8, 10, second, 2)}</g>`,
    dot(0, -33, 33, main),
    dot(0, -33, 25, onMain),
    fill("M0 -33V-58A25 25 0 0 1 21.6 -20.5Z", second),
    ...times(
      12,
      (at) => `<g transform="rotate(${at * 30} 0 -33)">${box(-1, -56, 2, at % 3 === 0 ? 6 : 4, mainShade)}</g>`,
    ),
    dot(0, -33, 3.4, main),
  ],
};

const shoe: Thing = {
  width: 104,
  height: 54,
  draw: ({ main, mainShade, second, onMain, third }) => [
    fill("M-50 -12C-52 -30 -50 -44 -46 -54C-40 -46 -26 -46 -20 -54L6 -32C20 -26 46 -28 50 -12Z", main),
    fill("M-50 -12C-52 -24 -51 -36 -49 -46C-44 -30 -30 -20 -14 -12Z", mainShade),
    ...times(4, (at) => stroke(`M${-16 + at * 7} ${-46 + at * 5.6}l-9 8`, onMain, 3)),
    fill("M-6 -12C6 -16 26 -18 46 -20C49 -18 50 -15 50 -12Z", second),
    fill("M-52 -12H52C53 -4 48 0 42 0H-46C-51 0 -53 -6 -52 -12Z", third),
  ],
};

const barbell: Thing = {
  width: 130,
  height: 58,
  draw: ({ main, mainShade, second, secondShade }) => [
    box(-65, -31, 130, 4, second, 2),
    ...[-50, 40].map((x) => box(x, -58, 10, 58, main, 3)),
    ...[-38, 30].map((x) => box(x, -50, 8, 42, secondShade, 3)),
    ...[-58, 51].map((x) => box(x, -44, 7, 30, mainShade, 2)),
  ],
};

const ballLarge: Thing = {
  width: 64,
  height: 64,
  draw: ({ second, secondShade, onSecond }) => [
    dot(0, -32, 32, second),
    fill("M10 -62A32 32 0 0 1 10 -2C22 -16 22 -48 10 -62Z", secondShade),
    stroke("M-30 -40C-14 -30 14 -30 30 -40M-30 -24C-14 -34 14 -34 30 -24", onSecond, 2.4),
  ],
};

const steps: Thing = {
  width: 96,
  height: 72,
  draw: ({ third, thirdShade, onThird }) => [
    ...times(3, (at) => [
      box(-48 + at * 32, -24 * (at + 1), 96 - at * 32, 24, at % 2 === 0 ? third : thirdShade),
      box(-48 + at * 32, -24 * (at + 1), 96 - at * 32, 3.4, onThird),
    ]).flat(),
  ],
};

const hills: Thing = {
  width: 118,
  height: 92,
  draw: ({ main, mainShade, second, onMain, third }) => [
    dot(32, -72, 18, second),
    fill("M-59 0L-20 -76L16 0Z", main),
    fill("M-20 -76L16 0H-8Z", mainShade),
    fill("M-29 -58L-20 -76L-11 -58L-16 -54L-20 -60L-25 -54Z", onMain),
    fill("M-10 0L30 -50L59 0Z", third),
    stroke("M-24 -1C-4 -10 -18 -18 2 -22C16 -26 10 -34 26 -42", onMain, 3.4),
  ],
};

const whistle: Thing = {
  width: 60,
  height: 46,
  draw: ({ second, secondShade, main, onSecond }) => [
    stroke("M-24 -40C-30 -52 6 -54 2 -40", main, 3),
    fill("M-28 -36H30V-22H2C4 -8 -6 0 -14 0C-26 0 -32 -10 -28 -36Z", second),
    dot(-14, -16, 9, secondShade),
    dot(-14, -16, 4.6, onSecond),
    box(8, -36, 12, 6, main),
  ],
};

const cone: Thing = {
  width: 46,
  height: 56,
  draw: ({ second, onSecond, main }) => [
    box(-23, -6, 46, 6, main, 2),
    fill("M-16 -6L-4 -56H4L16 -6Z", second),
    fill("M-12.4 -21H12.4L10 -31H-10Z", onSecond),
  ],
};

/** A place to train: weights, watches and ways out of town, on the floor of a hall with the lanes of a track behind. */
export const sportsPictures = stillLife({
  scenes: {
    hero: [cone, stopwatch, kettlebell, flask],
    "offer-1": [flask, kettlebell, ballLarge],
    "offer-2": [stopwatch, dumbbell],
    "offer-3": [hills, cone],
    story: [whistle, stopwatch, flask],
    about: [steps, cone],
    contact: [shoe, flask],
    closing: [shoe, ballLarge, cone],
  },
  more: [barbell, ballLarge, dumbbell, shoe, steps, hills, whistle],
  setting: ({ width, height, random }, { ground, main }, { foot, scale }) => {
    const lane = mix(main, ground, 0.1);
    const [x, step] = [width * (random() < 0.5 ? -0.05 : 1.05), Math.hypot(width, height) / 9];
    const rings = times(5, (at) => circle(x, height, step * (1.4 + at * 1.7), line(lane, step * 0.82)));
    const marks = times(5, (at) =>
      circle(x, height, step * (1.4 + at * 1.7), {
        ...line(mix(main, ground, 0.32), step * 0.05),
        "stroke-dasharray": `${Math.round(step * 0.5)} ${Math.round(step * 0.4)}`,
      }),
    );
    return [
      ...rings,
      ...marks,
      box(0, foot, width, height - foot, mix(main, ground, 0.24)),
      box(0, foot, width, scale * 2.4, main),
      oval(width / 2, foot + height * 0.5, width, height * 0.36, mix(main, ground, 0.3)),
    ];
  },
  base: (tones, standing) => board(standing, tones.main),
});
