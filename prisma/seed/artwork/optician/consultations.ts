import { light, mix, shade } from "../lib/color.ts";
import {
  circle,
  drawing,
  ellipse,
  group,
  line,
  linear,
  path,
  polygon,
  radial,
  rect,
  tag,
  type Point,
} from "../lib/svg.ts";
import { glasses, lensClip } from "./glasses.ts";
import {
  backdrop,
  blush,
  box,
  brass,
  clay,
  fill,
  ink,
  moss,
  night,
  paper,
  paperDefs,
  sage,
  sand,
  sheet,
  sky,
} from "./paper.ts";
import { landscape, sunCut, treeCut } from "./town.ts";

const size: Point = [1600, 1200];
const table = (color: string) => sheet("M-40 1240V880H1640V1240Z", color, 2);

/** A desk: a screen full of lines, a cup, and the pair that is made for this distance. */
export function screenWork(): string {
  const lines = Array.from({ length: 7 }, (_, index) =>
    line(`M520 ${260 + index * 62}H${[980, 860, 1010, 760, 930, 1000, 820][index]}`, index === 2 ? clay : moss, 18, {
      opacity: index === 2 ? 1 : 0.55,
    }),
  );
  return drawing(
    ...size,
    paperDefs + backdrop("ground", "#cfe0dc"),
    fill(...size, "url(#ground)"),
    circle(1330, 250, 130, mix(brass, "#fff6dd", 0.35), { filter: "url(#lift-1)" }),
    table("#c99a68"),
    sheet(box(740, 740, 120, 190, 8), shade(sage, 0.3), 2),
    sheet(box(600, 900, 400, 40, 20), shade(sage, 0.2), 2),
    sheet(box(390, 130, 820, 650, 34), ink, 3),
    sheet(box(424, 164, 752, 582, 16), paper, 1),
    ...lines,
    sheet(box(1040, 250, 96, 96, 12), sky, 1),
    sheet(box(1040, 380, 96, 96, 12), blush, 1),
    sheet(box(180, 800, 150, 170, 22), clay, 2),
    line("M330 840q70 0 60 56t-66 44", clay, 22),
    line("M220 770q-24 -44 6 -80M284 770q-24 -44 6 -80", "#fffdf4", 9, { opacity: 0.7 }),
    ellipse([1060, 1086], [330, 22], night, { opacity: 0.18 }),
    glasses(1060, 970, { shape: "square", color: "#2f5f86", size: 124, rim: 24, arms: "open" }),
  );
}

/** A child's pair, round and red, among building blocks. */
export function childEyes(): string {
  const block = (x: number, y: number, side: number, color: string, mark: string) =>
    sheet(box(x, y, side, side, 18), color, 2) +
    path(mark, light(color, 0.7), { transform: `translate(${x + side / 2} ${y + side / 2})` });
  const sun = "M0 -48A48 48 0 1 1 0 48A48 48 0 1 1 0 -48Z";
  const house = "M-52 46V-6L0 -54L52 -6V46Z";
  const star = "M0 -56L16 -18L56 -18L24 8L36 50L0 24L-36 50L-24 8L-56 -18L-16 -18Z";
  return drawing(
    ...size,
    paperDefs + backdrop("ground", "#f3c47e"),
    fill(...size, "url(#ground)"),
    sheet("M0 640C300 470 560 640 800 560S1300 420 1640 560V1240H-40Z", mix("#f3c47e", clay, 0.35), 1),
    table(sand),
    block(240, 660, 230, moss, house),
    block(486, 660, 230, "#2f5f86", star),
    block(364, 424, 230, clay, sun),
    sheet("M1240 880a120 120 0 1 1 240 0Z", "#7a4f8a", 2),
    sheet(box(1180, 700, 70, 190, 20), brass, 2),
    circle(1215, 660, 60, brass, { filter: "url(#lift-2)" }),
    ellipse([900, 1096], [360, 22], night, { opacity: 0.18 }),
    glasses(900, 960, { shape: "round", color: "#b23a3a", size: 132, rim: 34, arms: "open" }),
  );
}

const road = (): string => {
  const lamps: [x: number, y: number, r: number, color: string][] = [
    [1040, 560, 26, "#fff3c4"],
    [1110, 560, 26, "#fff3c4"],
    [670, 600, 18, "#ff8a6b"],
    [742, 600, 18, "#ff8a6b"],
    [300, 380, 20, "#ffd98a"],
    [480, 430, 15, "#ffd98a"],
    [1390, 330, 24, "#ffd98a"],
    [1210, 410, 17, "#ffd98a"],
  ];
  return (
    fill(...size, "url(#evening)") +
    landscape(1600, 470, ["#35506a", "#263f58", "#1a2f46"]) +
    polygon(
      [
        [-40, 1240],
        [760, 520],
        [880, 520],
        [1640, 1240],
      ],
      "#22303c",
    ) +
    [0, 1, 2, 3].map((index) => polygon(mark(index), "#e9e2c8", { opacity: 0.85 })).join("") +
    line("M300 380V700M480 430V640M1390 330V720M1210 410V640", "#10202c", 9) +
    lamps
      .map(([x, y, r, color]) => circle(x, y, r * 4, "url(#halo)", { opacity: 0.8 }) + circle(x, y, r, color))
      .join("")
  );
};

/** A dash of the line in the middle, the nearest the largest. */
function mark(index: number): Point[] {
  const [top, bottom] = [560 + index * index * 52, 560 + index * index * 52 + 24 + index * 34];
  const half = (y: number) => 3 + (y - 540) * 0.022;
  return [
    [820 - half(top), top],
    [820 + half(top), top],
    [820 + half(bottom), bottom],
    [820 - half(bottom), bottom],
  ];
}

/** A wet road at night: every lamp a blur, but where one looks through the glasses. */
export function nightDrive(): string {
  const [x, y, lens] = [880, 600, 236];
  return drawing(
    ...size,
    paperDefs +
      linear("evening", 0, [
        { at: 0, color: "#152447" },
        { at: 0.5, color: "#3d4a6e" },
        { at: 1, color: "#1b2a3a" },
      ]) +
      radial("halo", [0.5, 0.5], 0.5, [
        { at: 0, color: "#ffe7a8", opacity: 0.55 },
        { at: 1, color: "#ffe7a8", opacity: 0 },
      ]) +
      lensClip("lenses", x, y, "oval", lens) +
      tag(
        "filter",
        { id: "far", x: "-5%", y: "-5%", width: "110%", height: "110%" },
        tag("feGaussianBlur", { stdDeviation: 17 }),
      ) +
      tag("g", { id: "road" }, road()),
    rect([0, 0], size, "#152447"),
    group({ filter: "url(#far)" }, tag("use", { href: "#road", transform: "translate(-40 -30) scale(1.05)" })),
    group({ "clip-path": "url(#lenses)" }, tag("use", { href: "#road" })),
    glasses(x, y, { shape: "oval", color: brass, size: lens, rim: 26, tintOpacity: 0.02, gloss: 0.3, arms: "open" }),
  );
}

/** What stands for the film that is watched in the room for measuring, as wide as a film. */
export function trialFilm(): string {
  const [width, height] = [1280, 720];
  return drawing(
    width,
    height,
    paperDefs +
      linear("dawn", 0, [
        { at: 0, color: "#f6dcb4" },
        { at: 1, color: "#fbeed3" },
      ]) +
      `<clipPath id="screen"><path d="${box(150, 70, 980, 552, 14)}"/></clipPath>`,
    fill(width, height, "#24463c"),
    sheet(box(120, 40, 1040, 612, 26), night, 3),
    group(
      { "clip-path": "url(#screen)" },
      fill(width, height, "url(#dawn)"),
      sunCut(900, 250, 70, "#ee9a50"),
      landscape(width, 330, ["#c4cfb4", "#92ae97", "#5f8a72"]),
      [230, 420, 560, 760, 980, 1090]
        .map((x, index) => treeCut(x, 600, 90 + (index % 3) * 26, [ink, moss, "#d08a3e"][index % 3] ?? ink))
        .join(""),
    ),
    line("M470 690H810", shade("#24463c", 0.4), 22),
  );
}
