import { light, mix, shade } from "../lib/color.ts";
import { circle, drawing, ellipse, group, line, linear, path, rect, round } from "../lib/svg.ts";
import { glasses, type LensShape } from "./glasses.ts";
import { arch, box, brass, clay, fill, ink, moss, night, paper, paperDefs, sage, sand, sheet } from "./paper.ts";
import { landscape, sunCut, treeCut } from "./town.ts";

const pairs: { shape: LensShape; color: string; tint?: string; tintOpacity?: number }[] = [
  { shape: "panto", color: "#6b3a26" },
  { shape: "round", color: brass },
  { shape: "cat", color: "#b23a3a" },
  { shape: "square", color: "#17372f" },
  { shape: "hexagon", color: "#c98a2f", tint: "#3f6b57", tintOpacity: 0.55 },
  { shape: "aviator", color: "#8c8f8a", tint: "#5b3a29", tintOpacity: 0.6 },
  { shape: "oval", color: "#2f5f86" },
  { shape: "panto", color: "#d98b63" },
  { shape: "square", color: "#7a4f8a" },
  { shape: "round", color: "#1d2623", tint: "#10262a", tintOpacity: 0.7 },
  { shape: "cat", color: "#3f8577" },
  { shape: "hexagon", color: "#54463e" },
];

/** Frames on a display tray, seen from above. */
export function trays(width: number, height: number, columns: number, rows: number): string {
  const margin = 84;
  const [cw, ch] = [(width - 2 * margin - 40) / columns, (height - 2 * margin - 40) / rows];
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [margin + 20 + (index % columns) * cw, margin + 20 + Math.floor(index / columns) * ch];
    const pair = pairs[index % pairs.length] ?? { shape: "round", color: ink };
    const ground =
      [mix(sand, "#fff8ea", 0.5), mix(sage, "#f7efe0", 0.55), mix("#e8a98a", "#f7efe0", 0.6)][
        (index + Math.floor(index / columns)) % 3
      ] ?? sand;
    const inner = box(x + 12, y + 12, cw - 24, ch - 24, 26);
    return (
      path(inner, shade(ground, 0.3)) +
      path(box(x + 15, y + 19, cw - 28, ch - 30, 24), ground) +
      path(box(x + 15, y + 19, cw - 28, ch - 30, 24), "url(#sheen)", { opacity: 0.5 }) +
      glasses(
        x + cw / 2,
        y + ch / 2,
        { ...pair, size: Math.min(cw, ch * 1.5) * 0.155, rim: Math.min(cw, ch * 1.5) * 0.03, arms: "folded" },
        ((index * 7) % 11) - 5,
      )
    );
  });
  return drawing(
    width,
    height,
    paperDefs +
      linear("table", 35, [
        { at: 0, color: "#2a5247" },
        { at: 1, color: "#142f29" },
      ]),
    fill(width, height, "url(#table)"),
    line(
      `M-20 ${height * 0.25}L${width * 0.4} -20M-20 ${height * 0.6}L${width} -40M${width * 0.3} ${height + 20}L${width + 20} ${height * 0.36}`,
      "#ffffff",
      60,
      { opacity: 0.035 },
    ),
    sheet(box(margin, margin, width - 2 * margin, height - 2 * margin, 44), "#d2ab78", 3),
    path(box(margin + 14, margin + 14, width - 2 * margin - 28, height - 2 * margin - 28, 36), "#b98d5b"),
    ...cells,
  );
}

/** A ring with a gap, as opticians use to test sight. */
const landolt = (x: number, y: number, r: number, turn: number): string =>
  group(
    { transform: `translate(${round(x)} ${round(y)}) rotate(${turn})` },
    circle(0, 0, r, "none", { stroke: ink, "stroke-width": r * 0.5 }),
    rect([r * 0.5, -r * 0.26], [r, r * 0.52], "#fffdf4"),
  );

/** The room for eye tests: chart, window and the measuring head with its many lenses. */
export function testRoom(): string {
  const [width, height] = [1600, 1067];
  const rows: [number, number, number[]][] = [
    [250, 46, [0]],
    [372, 32, [90, 225]],
    [464, 23, [180, 0, 270]],
    [534, 17, [45, 90, 180, 315]],
    [588, 12, [0, 270, 135, 90, 225]],
  ];
  const chart = rows.flatMap(([y, r, turns]) =>
    turns.map((turn, index) => landolt(330 + (index - (turns.length - 1) / 2) * r * 4, y, r, turn)),
  );
  return drawing(
    width,
    height,
    paperDefs +
      linear("room", 10, [
        { at: 0, color: "#b9cbb4" },
        { at: 1, color: "#86a48f" },
      ]) +
      linear("outside", 0, [
        { at: 0, color: "#fbe2b4" },
        { at: 1, color: "#f6efdc" },
      ]) +
      `<clipPath id="pane"><path d="${arch(1130, 130, 330, 560)}"/></clipPath>`,
    fill(width, height, "url(#room)"),
    sheet(arch(1106, 104, 378, 606), paper, 2),
    group(
      { "clip-path": "url(#pane)" },
      rect([1100, 100], [400, 640], "url(#outside)"),
      sunCut(1380, 300, 46, "#f2a65a"),
      group({ transform: "translate(1050 60) scale(.42)" }, landscape(1100, 1000, ["#c4cfb4", "#92ae97", "#5f8a72"])),
      treeCut(1200, 700, 80, ink),
    ),
    line("M1295 130V690M1130 420H1460", paper, 12),
    circle(330, 420, 330, "url(#glow)", { opacity: 0.8 }),
    sheet(box(150, 160, 360, 500, 26), "#fffdf4", 3),
    ...chart,
    sheet(`M-40 ${height}V820H1640V${height}Z`, "#7d5a3f", 2),
    line("M-20 900H1640M-20 990H1640M300 820V900M820 900V990M1240 820V900", "#6a4a33", 4),
    measuringHead(815, 385),
    armchair(815, 960),
    plant(1500, 850),
  );
}

function measuringHead(x: number, y: number): string {
  const disc = (dx: number) =>
    sheet(`M${x + dx - 130} ${y}a130 150 0 1 1 260 0a130 150 0 1 1 -260 0Z`, "#26423c", 2) +
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2;
      return (
        circle(x + dx + Math.cos(angle) * 98, y + Math.sin(angle) * 114, 15, index % 3 === 0 ? brass : "#8fb5a8") +
        circle(x + dx + Math.cos(angle) * 98 - 4, y + Math.sin(angle) * 114 - 5, 4, "#fff", { opacity: 0.7 })
      );
    }).join("") +
    circle(x + dx, y, 54, brass) +
    circle(x + dx, y, 44, "#d6ebe6") +
    circle(x + dx, y, 44, "url(#glass)") +
    circle(x + dx, y, 15, night);
  return (
    line(`M${x} -20V${y - 120}`, "#d8d2c0", 22) +
    line(`M${x - 6} -20V${y - 120}`, "#fff", 5, { opacity: 0.6 }) +
    sheet(box(x - 170, y - 176, 340, 56, 26), clay, 2) +
    disc(-146) +
    disc(146) +
    sheet(box(x - 22, y - 60, 44, 110, 14), "#e9dfc8", 1)
  );
}

function armchair(x: number, ground: number): string {
  return (
    ellipse([x, ground + 20], [260, 34], night, { opacity: 0.3 }) +
    line(`M${x} ${ground - 90}V${ground}`, "#d8d2c0", 26) +
    sheet(box(x - 120, ground - 8, 240, 30, 15), "#cfc7b2", 1) +
    sheet(box(x - 170, ground - 330, 340, 200, 70), clay, 2) +
    sheet(box(x - 186, ground - 176, 372, 96, 40), shade(clay, 0.12), 2) +
    sheet(box(x - 236, ground - 240, 64, 150, 30), shade(clay, 0.24), 2) +
    sheet(box(x + 172, ground - 240, 64, 150, 30), shade(clay, 0.24), 2)
  );
}

function plant(x: number, ground: number): string {
  const leaves = [-62, -36, -12, 14, 38, 64].map((turn, index) =>
    group(
      { transform: `rotate(${turn} ${x} ${ground - 90})` },
      sheet(
        `M${x} ${ground - 90}C${x - 44} ${ground - 190} ${x - 30} ${ground - 270 - (index % 2) * 40} ${x} ${ground - 320 - (index % 2) * 40}C${x + 30} ${ground - 270 - (index % 2) * 40} ${x + 44} ${ground - 190} ${x} ${ground - 90}Z`,
        [moss, "#2d5b48", "#54806a"][index % 3] ?? moss,
        1,
      ),
    ),
  );
  return leaves.join("") + sheet(`M${x - 66} ${ground - 110}h132l-18 130h-96Z`, "#e3c9a0", 2);
}

/** The workshop: a lamp over the bench, lens blanks and frames on the wall. */
export function workshop(): string {
  const [width, height] = [1600, 1067];
  const wallPairs = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [250 + (index % 4) * 250, 190 + Math.floor(index / 4) * 170];
    return (
      line(`M${x} ${y - 70}V${y - 26}`, "#5e4a38", 5) +
      circle(x, y - 72, 8, brass) +
      glasses(x, y, { ...(pairs[index + 2] ?? { shape: "round", color: ink }), size: 44, rim: 10 })
    );
  });
  const blanks = [0, 1, 2, 3, 4].map((index) =>
    ellipse([330, 770 - index * 20], [104 - index * 3, 26], ["#cfe6e0", "#b8d8d0"][index % 2] ?? sage, {
      stroke: "#f4fffb",
      "stroke-width": 4,
      opacity: 0.92,
    }),
  );
  const drivers = [0, 1, 2, 3].map(
    (index) =>
      line(
        `M${1180 + index * 40} 690L${1170 + index * 46} ${540 + (index % 2) * 26}`,
        [clay, brass, moss, "#2f5f86"][index] ?? clay,
        22,
      ) + line(`M${1182 + index * 40} 700L${1179 + index * 41} 650`, "#d9d6cc", 8),
  );
  return drawing(
    width,
    height,
    paperDefs +
      linear("evening", 20, [
        { at: 0, color: "#24463d" },
        { at: 1, color: "#152f2a" },
      ]) +
      linear("cone", 0, [
        { at: 0, color: "#ffe9b0", opacity: 0.72 },
        { at: 1, color: "#ffe9b0", opacity: 0.04 },
      ]),
    fill(width, height, "url(#evening)"),
    sheet(box(110, 70, 1030, 390, 26), "#c79a63", 2),
    Array.from({ length: 17 * 6 }, (_, index) =>
      circle(150 + (index % 17) * 59, 110 + Math.floor(index / 17) * 62, 4, "#8a6238", { opacity: 0.6 }),
    ).join(""),
    ...wallPairs,
    path("M850 420L1010 420L1230 800H600Z", "url(#cone)"),
    sheet(`M-40 ${height + 40}V780H1640V${height + 40}Z`, "#a8744a", 3),
    path("M-40 780H1640V812H-40Z", "#c48f5f"),
    line("M60 870H700M300 930H1200M900 870H1500M100 1000H900", "#8f5f3a", 5, { opacity: 0.6 }),
    ellipse([920, 806], [330, 40], "#ffe9b0", { opacity: 0.45 }),
    ...blanks,
    ...drivers,
    sheet("M1130 690h240l-22 116h-196Z", "#e3c9a0", 2),
    line("M1480 790L1380 560L1040 330", "#d9c9a8", 20),
    circle(1380, 560, 22, brass),
    sheet("M860 420L890 300Q930 250 970 300L1000 420Z", clay, 2),
    line("M968 306L1044 332", "#d9c9a8", 18),
    ellipse([930, 420], [70, 16], "#fff3cc"),
    sheet(box(1410, 770, 150, 34, 14), ink, 2),
    sheet(box(800, 782, 250, 26, 12), ink, 1),
    line("M925 786V740", ink, 14),
    glasses(925, 690, {
      shape: "panto",
      color: "#6b3a26",
      size: 70,
      rim: 14,
      arms: "open",
      tint: "#dff3f0",
      tintOpacity: 0.4,
    }),
    pliers(600, 850),
  );
}

function pliers(x: number, y: number): string {
  return group(
    { transform: `rotate(-18 ${x} ${y})`, filter: "url(#lift-1)" },
    line(`M${x - 120} ${y + 26}Q${x - 60} ${y + 30} ${x} ${y}L${x + 70} ${y - 14}`, light(clay, 0.1), 20),
    line(`M${x - 120} ${y - 26}Q${x - 60} ${y - 30} ${x} ${y}L${x + 70} ${y + 14}`, shade(clay, 0.15), 20),
    line(`M${x} ${y}L${x + 80} ${y - 8}M${x} ${y}L${x + 80} ${y + 8}`, "#d9d6cc", 13),
    circle(x, y, 13, "#8c8f8a"),
  );
}

export const framesOnTray = (): string => trays(1600, 1067, 4, 3);
export const framesUpright = (): string => trays(960, 1200, 2, 4);
