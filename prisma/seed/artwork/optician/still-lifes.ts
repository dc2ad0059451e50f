import { mix, shade } from "../lib/color.ts";
import { circle, drawing, ellipse, group, line, linear, path, rect, round } from "../lib/svg.ts";
import { glasses, type GlassesLook, type LensShape } from "./glasses.ts";
import {
  arch,
  backdrop,
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

const side = 960;

interface StillLife {
  shape: LensShape;
  color: string;
  ground: string;
  /** What it lies on or stands before. */
  scene: "sun" | "arch" | "steps" | "stones" | "leaves" | "book";
  prop: string;
  tint?: string;
}

/** The frames of the collection, each alone on a stage of cut paper. */
const collection: readonly StillLife[] = [
  { shape: "round", color: brass, ground: "#cfe0dc", scene: "sun", prop: clay },
  { shape: "panto", color: "#6b3a26", ground: sand, scene: "arch", prop: moss },
  { shape: "cat", color: "#b23a3a", ground: "#f0cdb8", scene: "steps", prop: paper },
  { shape: "hexagon", color: ink, ground: "#e3c9a0", scene: "stones", prop: sage },
  { shape: "oval", color: "#2f5f86", ground: "#e9dfc8", scene: "book", prop: "#2f5f86" },
  { shape: "square", color: "#7a4f8a", ground: "#d8cfe0", scene: "leaves", prop: moss },
  { shape: "aviator", color: "#8c8f8a", ground: "#b9cbb4", scene: "sun", prop: brass, tint: "#5b3a29" },
  { shape: "panto", color: "#3f8577", ground: "#f3c47e", scene: "steps", prop: clay },
  { shape: "square", color: "#1d2623", ground: "#d98b63", scene: "arch", prop: paper, tint: "#10262a" },
  { shape: "round", color: clay, ground: "#a9c4b4", scene: "book", prop: brass },
  { shape: "cat", color: "#3f6b57", ground: "#f7e6cf", scene: "leaves", prop: clay },
  { shape: "hexagon", color: "#c98a2f", ground: "#9fb8c4", scene: "stones", prop: paper },
];

const scenes: Record<StillLife["scene"], (look: StillLife) => string> = {
  sun: ({ prop }) =>
    [300, 226, 150]
      .map((r, index) => circle(480, 430, r, mix(prop, "#fff6dd", 0.5 - index * 0.22), { filter: "url(#lift-2)" }))
      .join("") + floor(prop),
  arch: ({ prop, ground }) =>
    sheet(arch(220, 150, 520, 700), mix(prop, "#fff6dd", 0.12), 2) +
    sheet(arch(290, 240, 380, 610), shade(prop, 0.18), 2) +
    floor(shade(ground, 0.1)),
  steps: ({ prop, ground }) =>
    sheet(box(90, 640, 780, 340, 18), mix(prop, ground, 0.2), 2) +
    sheet(box(180, 540, 600, 440, 18), prop, 2) +
    circle(760, 220, 92, mix(ground, "#fff6dd", 0.6), { filter: "url(#lift-1)" }),
  stones: ({ prop, ground }) =>
    floor(shade(ground, 0.12)) +
    [
      [480, 700, 300, 96],
      [470, 560, 210, 70],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0], index) =>
        sheet(
          `M${x - rx} ${y}C${x - rx} ${y - ry * 1.5} ${x + rx} ${y - ry * 1.3} ${x + rx} ${y}C${x + rx} ${y + ry} ${x - rx} ${y + ry} ${x - rx} ${y}Z`,
          shade(prop, index * 0.14),
          2,
        ),
      )
      .join(""),
  leaves: ({ prop, ground }) =>
    floor(shade(ground, 0.08)) +
    [-66, -40, -14, 14, 40, 66]
      .map((turn, index) =>
        group(
          { transform: `rotate(${turn} 480 760)` },
          sheet(
            "M480 760C400 620 420 380 480 240C540 380 560 620 480 760Z",
            mix(prop, index % 2 ? ink : sage, 0.25),
            1,
          ),
        ),
      )
      .join(""),
  book: ({ prop, ground }) =>
    floor(shade(ground, 0.12)) +
    sheet(box(170, 600, 620, 74, 10), shade(prop, 0.2), 2) +
    rect([190, 614], [590, 44], "#fffdf4") +
    sheet(box(210, 526, 560, 74, 10), mix(prop, clay, 0.4), 2) +
    rect([210, 540], [540, 44], "#fffdf4") +
    sheet(`M210 ${526}h60v74h-60Z`, shade(prop, 0.1), 1),
};

const floor = (color: string): string =>
  sheet(`M-40 1000V730H1000V1000Z`, color, 2) + line("M60 800H560M420 880H900", night, 4, { opacity: 0.12 });

/** Where the pair stands in each scene. */
const heights: Record<StillLife["scene"], number> = {
  sun: 610,
  arch: 610,
  steps: 440,
  stones: 400,
  leaves: 620,
  book: 436,
};

function stillLife(look: StillLife): string {
  const { shape, color, ground, scene, tint } = look;
  const y = heights[scene];
  const pair: GlassesLook = {
    shape,
    color,
    size: 128,
    rim: 24,
    arms: "open",
    ...(tint && { tint, tintOpacity: 0.72 }),
  };
  return drawing(
    side,
    side,
    paperDefs + backdrop("ground", ground),
    fill(side, side, "url(#ground)"),
    scenes[scene](look),
    ellipse([480, y + 124], [300, 18], night, { opacity: 0.2 }),
    glasses(480, y, pair),
  );
}

/** By the names of the pictures: `frame1` and so on. */
export const frames: Record<string, () => string> = Object.fromEntries(
  collection.map((look, index) => [`frame${index + 1}`, () => stillLife(look)]),
);

/** A frame on the bench: with a broken rim and a loose arm, or whole again. */
function repair(isWhole: boolean): string {
  const [width, height] = [1600, 1067];
  const pair: GlassesLook = {
    shape: "round",
    color: brass,
    size: 210,
    rim: isWhole ? 30 : 26,
    arms: isWhole ? "open" : "none",
  };
  const damage =
    line("M1010 330L1060 450L1030 520L1090 640", night, 6, { opacity: 0.75 }) +
    line("M1060 450L1160 420M1030 520L930 560", night, 4, { opacity: 0.6 }) +
    line("M1290 700L1520 830", shade(brass, 0.3), 28) +
    circle(1286, 640, 12, "#8c8f8a") +
    circle(1330, 600, 8, "#8c8f8a") +
    line("M312 520Q250 560 250 640", shade(brass, 0.4), 20);
  return drawing(
    width,
    height,
    paperDefs +
      linear("bench", 12, [
        { at: 0, color: isWhole ? "#d8b384" : "#b4946d" },
        { at: 1, color: isWhole ? "#b98a58" : "#8e7150" },
      ]),
    fill(width, height, "url(#bench)"),
    ...[170, 420, 690, 900].map((y) => line(`M-20 ${y}H1620`, "#7d5a3f", 5, { opacity: 0.4 })),
    sheet(box(190, 170, 1220, 720, 36), isWhole ? "#e9f0ea" : "#c9c3b4", 2),
    circle(800, 520, 460, "url(#glow)", { opacity: isWhole ? 0.75 : 0 }),
    glasses(800, 520, pair),
    isWhole ? "" : damage,
    isWhole ? "" : rect([0, 0], [width, height], night, { opacity: 0.12 }),
  );
}
export const beforeRepair = (): string => repair(false);
export const afterRepair = (): string => repair(true);

/** A roll of felt with the fine tools of the trade. */
export function toolRoll(): string {
  const tools = Array.from({ length: 9 }, (_, index) => {
    const x = 260 + index * 135;
    const color = [clay, brass, moss, "#2f5f86", "#7a4f8a"][index % 5] ?? clay;
    const top = 250 + ((index * 53) % 120);
    return (
      line(`M${x} ${top - 130}V${top}`, "#d9d6cc", index % 3 === 0 ? 20 : 12) +
      (index % 3 === 1 ? path(`M${x - 16} ${top - 150}h32l-8 40h-16Z`, "#d9d6cc") : "") +
      sheet(box(x - 26, top, 52, 430, 24), color, 2) +
      line(`M${x - 10} ${top + 30}V${top + 240}`, "#ffffff", 7, { opacity: 0.35 })
    );
  });
  const screws = Array.from({ length: 14 }, (_, index) => {
    const [x, y] = [220 + ((index * 331) % 1160), 930 + ((index * 47) % 90)];
    return circle(x, y, 13, brass) + line(`M${x - 8} ${y - 4}L${x + 8} ${y + 4}`, shade(brass, 0.5), 4);
  });
  return drawing(
    1600,
    1067,
    paperDefs +
      linear("top", 30, [
        { at: 0, color: "#b9824f" },
        { at: 1, color: "#8a5a35" },
      ]),
    fill(1600, 1067, "url(#top)"),
    line("M-20 180H900M500 70H1620M-20 1020H700", "#6b4327", 5, { opacity: 0.5 }),
    sheet(box(110, 150, 1380, 740, 26), "#2b4f45", 3),
    ...tools,
    sheet(box(110, 560, 1380, 330, 26), "#38655a", 2),
    ...Array.from({ length: 10 }, (_, index) =>
      line(`M${192 + index * 135} 576V874`, "#20403a", 5, { "stroke-dasharray": "16 12" }),
    ),
    line("M110 590H1490", sky, 4, { "stroke-dasharray": "16 12", opacity: 0.5 }),
    ...screws,
    group({ transform: `rotate(${round(-8)} 1300 960)` }, sheet(box(1220, 930, 200, 60, 30), sand, 1)),
  );
}
