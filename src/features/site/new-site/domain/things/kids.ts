import { mix } from "~/features/blocks/theme/color.ts";
import { times } from "../drawn.ts";
import { board, box, dot, fill, oval, stillLife, stroke, type Thing } from "../still.ts";

const tower: Thing = {
  width: 64,
  height: 106,
  draw: ({ main, mainShade, second, secondShade, third, onMain }) => [
    box(-32, -30, 30, 30, main, 3),
    box(2, -30, 30, 30, second, 3),
    fill("M-17 -6A11 11 0 0 1 -17 -28Z", onMain),
    fill("M-28 -32V-46A28 28 0 0 1 28 -46V-32H14A14 14 0 0 0 -14 -32Z", third),
    box(-13, -88, 26, 24, second, 3),
    box(4, -88, 9, 24, secondShade, 3),
    fill("M-18 -88L0 -106L18 -88Z", main),
    fill("M6 -88L2 -104L18 -88Z", mainShade),
  ],
};

const brushes: Thing = {
  width: 48,
  height: 94,
  draw: ({ main, second, third, thirdShade, onThird }) => [
    ...[
      [-12, -12, main, second],
      [0, 0, second, main],
      [12, 13, main, second],
    ].map(
      ([x, turn, stick, tip]) =>
        `<g transform="rotate(${turn} ${x} -20)">${box(Number(x) - 2.4, -72, 4.8, 56, String(stick), 2)}${fill(`M${Number(x) - 5} -70C${Number(x) - 6} -82 ${x} -84 ${x} -92C${Number(x) + 3} -84 ${Number(x) + 7} -80 ${Number(x) + 5} -70Z`, String(tip))}</g>`,
    ),
    fill("M-21 -44H21L18 -4C18 -1 16 0 14 0H-14C-16 0 -18 -1 -18 -4Z", third),
    fill("M8 -44H21L18 -4C18 -1 16 0 14 0H4Z", thirdShade),
    dot(-8, -22, 5, onThird),
  ],
};

const palette: Thing = {
  width: 88,
  height: 66,
  draw: ({ main, second, third, onSecond, ground }) => [
    fill(
      "M-44 -30C-44 -54 -20 -66 4 -66C30 -66 44 -50 44 -30C44 -8 26 0 12 0C2 0 10 -14 0 -18C-14 -22 -44 -6 -44 -30Z",
      second,
    ),
    dot(-26, -34, 7, main),
    dot(-12, -50, 7, onSecond),
    dot(8, -52, 7, third),
    dot(26, -40, 7, main),
    dot(26, -18, 5, ground),
  ],
};

const drum: Thing = {
  width: 82,
  height: 78,
  draw: ({ main, mainShade, second, third, onMain }) => [
    stroke("M-10 -52L-34 -74", third, 4),
    dot(-35, -75, 5, second),
    stroke("M12 -52L36 -70", third, 4),
    dot(37, -71, 5, second),
    fill("M-36 -44H36V-8C30 0 -30 0 -36 -8Z", main),
    fill("M14 -44H36V-8C32 -3 24 -1 14 -1Z", mainShade),
    ...times(6, (at) => stroke(`M${-36 + at * 12} -40L${-30 + at * 12} -6L${-24 + at * 12} -40`, onMain, 2)),
    oval(0, -45, 36, 9, second),
    oval(0, -45, 29, 6, onMain),
  ],
};

const xylophone: Thing = {
  width: 98,
  height: 58,
  draw: ({ main, mainShade, second, third, onMain }) => [
    fill("M-48 -14L48 -22V-16L-48 -4Z", mainShade),
    ...times(6, (at) => {
      const [x, high] = [-44 + at * 15.4, 52 - at * 5.2];
      const color = [main, second, third][at % 3] ?? main;
      return [box(x, -high, 11.5, high, color, 4), dot(x + 5.7, -high + 6, 1.6, onMain), dot(x + 5.7, -7, 1.6, onMain)];
    }).flat(),
  ],
};

const note: Thing = {
  width: 40,
  height: 84,
  draw: ({ main }) => [
    oval(-11, -9, 10, 7.5, main, -18),
    oval(15, -15, 10, 7.5, main, -18),
    fill("M-5 -10V-78L25 -84V-16H20V-66L0 -62V-10Z", main),
  ],
};

const tent: Thing = {
  width: 104,
  height: 78,
  draw: ({ main, mainShade, second, third }) => [
    stroke("M-4 -74L4 -80", third, 3),
    fill("M-52 0L0 -76L52 0Z", main),
    fill("M0 -76L52 0H22Z", mainShade),
    fill("M-18 0L0 -48L18 0Z", second),
    stroke("M0 -48V0", mainShade, 2),
  ],
};

const fir: Thing = {
  width: 50,
  height: 108,
  draw: ({ third, second, thirdShade }) => [
    box(-4, -14, 8, 14, second),
    fill("M-25 -12L0 -58L25 -12Z", third),
    fill("M-20 -42L0 -84L20 -42Z", third),
    fill("M-14 -70L0 -108L14 -70Z", third),
    fill("M0 -58L25 -12H6ZM0 -84L20 -42H6ZM0 -108L14 -70H4Z", thirdShade),
  ],
};

const fire: Thing = {
  width: 60,
  height: 58,
  draw: ({ main, second, secondShade, onSecond }) => [
    fill("M0 -58C18 -42 26 -30 20 -14C16 -4 -16 -4 -20 -14C-24 -28 -14 -32 -12 -46C-6 -42 -2 -48 0 -58Z", second),
    fill("M2 -36C12 -26 14 -20 11 -12C8 -5 -9 -5 -11 -12C-12 -20 -4 -24 2 -36Z", onSecond),
    `<g transform="rotate(14 0 -5)">${box(-30, -9, 60, 8, main, 4)}</g>`,
    `<g transform="rotate(-14 0 -5)">${box(-30, -9, 60, 8, secondShade, 4)}</g>`,
  ],
};

const ball: Thing = {
  width: 44,
  height: 44,
  draw: ({ main, second, onMain }) => [
    dot(0, -22, 22, main),
    fill("M-20 -31C-8 -24 8 -24 20 -31C23 -24 23 -20 20 -13C8 -20 -8 -20 -20 -13C-23 -20 -23 -24 -20 -31Z", second),
    dot(0, -22, 5, onMain),
  ],
};

const train: Thing = {
  width: 112,
  height: 62,
  draw: ({ main, mainShade, second, third, onMain, onSecond }) => [
    box(-54, -34, 40, 26, second, 3),
    dot(-44, -38, 8, third),
    dot(-28, -40, 9, main),
    box(-14, -16, 10, 4, mainShade),
    box(-4, -38, 36, 28, main, 3),
    box(26, -56, 26, 46, mainShade, 3),
    box(31, -50, 16, 14, onMain, 2),
    box(22, -60, 34, 6, second, 2),
    box(4, -54, 9, 18, second, 2),
    ...[-45, -25, 6, 26, 45].flatMap((x) => [dot(x, -8, 8, third), dot(x, -8, 3, onSecond)]),
  ],
};

const bear: Thing = {
  width: 64,
  height: 88,
  draw: ({ second, secondShade, onSecond, main }) => [
    ...[-20, 20].flatMap((x) => [dot(x, -76, 11, second), dot(x, -76, 5.5, secondShade)]),
    ...[-22, 22].flatMap((x) => [oval(x, -10, 12, 10, second), oval(x, -9, 6, 5, onSecond)]),
    ...[-25, 25].map((x) => oval(x, -36, 8, 14, secondShade, x > 0 ? -20 : 20)),
    oval(0, -26, 24, 26, second),
    oval(0, -23, 13, 15, onSecond),
    oval(0, -62, 26, 23, second),
    oval(0, -55, 12, 9, onSecond),
    oval(0, -58, 4, 3, main),
    dot(-10, -66, 2.6, main),
    dot(10, -66, 2.6, main),
    stroke("M-5 -52C-2 -49 2 -49 5 -52", main, 1.8),
  ],
};

/** A place for children: toys, colours and drums under a rainbow, with a sun on wide sheets. */
export const kidsPictures = stillLife({
  scenes: {
    hero: [bear, tower, brushes, ball],
    "offer-1": [brushes, palette],
    "offer-2": [note, drum],
    "offer-3": [tent, fire, fir],
    story: [palette, bear],
    about: [train, tower],
    contact: [ball, bear],
    closing: [xylophone, note],
  },
  more: [train, fir, drum, tent, palette, xylophone, fire, note],
  setting: ({ width, height }, { ground, main, second, third }, { left, right, top, foot, scale }) => {
    const x = (left + right) / 2;
    const reach = Math.min(Math.max(right - left, (foot - top) * 1.5) / 2 + scale * 16, height * 0.58, foot * 0.94);
    const bands = [main, second, third].flatMap((color, at) => [mix(color, ground, 0.3 - at * 0.06)]);
    return [
      ...bands.map((color, at) => dot(x, foot, reach * (1 - at * 0.11), color)),
      dot(x, foot, reach * 0.67, ground),
      box(0, foot, width, height - foot, mix(third, ground, 0.3)),
      ...times(7, (at) =>
        oval(
          width * (at / 6),
          foot + height * (at % 2 === 0 ? 0.09 : 0.15),
          scale * 4,
          scale * 1.6,
          mix(third, ground, 0.5),
        ),
      ),
    ];
  },
  base: (tones, standing) => board(standing, tones.third),
});
