import { mix, shade } from "../lib/color.ts";
import { circle, drawing, ellipse, group, line, linear, path, radial, rect, round, type Point } from "../lib/svg.ts";
import { box, brass, clay, fill, hills, ink, moss, night, paper, paperDefs, sage, sand, sheet } from "./paper.ts";
import { glasses } from "./glasses.ts";
import { sunCut } from "./town.ts";

const [width, height] = [1600, 1067];

/** The trial frame with its scales, and the lenses that go into it, lying in their case. */
export function trialFrame(): string {
  const rim = (x: number) =>
    sheet(`M${x - 210} 420a210 210 0 1 1 420 0a210 210 0 1 1 -420 0Z`, "#2b463f", 3) +
    Array.from({ length: 25 }, (_, index) => {
      const angle = Math.PI * (index / 24);
      const [from, to] = [186, index % 6 === 0 ? 158 : 170];
      const at = (r: number) => `${round(x + Math.cos(angle) * r)} ${round(420 + Math.sin(angle) * r)}`;
      return line(`M${at(from)}L${at(to)}`, "#e9dfc8", index % 6 === 0 ? 6 : 3);
    }).join("") +
    circle(x, 420, 148, brass) +
    circle(x, 420, 132, "#dcefe9") +
    circle(x, 420, 132, "url(#glass)") +
    line(`M${x - 96} 476A112 112 0 0 1 ${x - 40} 320`, "#ffffff", 10, { opacity: 0.75 }) +
    line(`M${x} 270V238`, clay, 18);
  const lenses = Array.from({ length: 9 }, (_, index) => {
    const x = 220 + index * 145;
    const tint = [clay, moss, "#2f5f86"][index % 3] ?? clay;
    return (
      line(`M${x} 1010V906`, tint, 22) +
      circle(x, 850, 66, shade(tint, 0.15)) +
      circle(x, 850, 54, "#d6ebe6") +
      circle(x, 850, 54, "url(#glass)")
    );
  });
  return drawing(
    width,
    height,
    paperDefs +
      radial("desk", [0.5, 0.32], 0.8, [
        { at: 0, color: "#f2dfc0" },
        { at: 1, color: "#d9b98c" },
      ]),
    fill(width, height, "url(#desk)"),
    line("M1060 400H1240M360 400H540", "#2b463f", 30),
    line("M660 340Q800 250 940 340", "#2b463f", 34),
    sheet(box(764, 176, 72, 150, 22), clay, 2),
    circle(800, 216, 18, brass),
    line("M330 400L150 300L90 90M1270 400L1450 300L1510 90", "#8c8f8a", 24),
    rim(560),
    rim(1040),
    sheet("M730 470Q800 400 870 470L846 590Q800 540 754 590Z", "#e9dfc8", 2),
    sheet(box(110, 760, 1380, 360, 40), "#6b4a33", 3),
    path(box(136, 786, 1328, 334, 28), "#3a2a20"),
    ...lenses,
    sheet(`M-40 ${height + 40}V990H1640V${height + 40}Z`, "#8a6243", 2),
  );
}

/** The back of an eye with its vessels, as the instrument shows it. */
export function retina(): string {
  const centre: Point = [640, 530];
  const vessel = (turn: number, reach: number, weight: number, color: string): string => {
    const bend = turn > 0 ? 1 : -1;
    return group(
      { transform: `translate(${centre[0]} ${centre[1]}) rotate(${turn})` },
      line(
        `M0 0C90 ${-30 * bend} 150 ${40 * bend} ${reach * 0.6} ${-10 * bend}S${reach * 0.9} ${30 * bend} ${reach} ${-20 * bend}`,
        color,
        weight,
      ),
      line(
        `M${reach * 0.42} ${8 * bend}C${reach * 0.56} ${70 * bend} ${reach * 0.66} ${60 * bend} ${reach * 0.8} ${120 * bend}`,
        color,
        weight * 0.6,
      ),
      line(
        `M${reach * 0.62} ${-10 * bend}C${reach * 0.72} ${-60 * bend} ${reach * 0.8} ${-50 * bend} ${reach * 0.9} ${-96 * bend}`,
        color,
        weight * 0.5,
      ),
    );
  };
  const red = "#a23a2a";
  const dark = "#7d2a2a";
  const rings = [470, 440, 404].map((r, index) =>
    circle(800, 533, r, ["#e58a4d", "#ec9d5b", "#f0ac69"][index] ?? clay, { filter: "url(#lift-2)" }),
  );
  return drawing(
    width,
    height,
    paperDefs +
      `<clipPath id="eye"><circle cx="800" cy="533" r="404"/></clipPath>` +
      radial("fovea", [0.5, 0.5], 0.5, [
        { at: 0, color: "#9c3d22", opacity: 0.85 },
        { at: 1, color: "#9c3d22", opacity: 0 },
      ]) +
      linear("dark", 20, [
        { at: 0, color: "#1b3b36" },
        { at: 1, color: night },
      ]),
    fill(width, height, "url(#dark)"),
    line("M800 20V110M800 956V1046M290 533H200M1310 533H1400", "#7fa394", 6, { opacity: 0.7 }),
    ...rings,
    group(
      { "clip-path": "url(#eye)" },
      circle(980, 560, 150, "url(#fovea)"),
      ...[-38, 34, -72, 70].map((turn, index) =>
        vessel(turn, 520 - (index % 2) * 60, 17 - index * 2, index % 2 ? dark : red),
      ),
      ...[-142, 146, 172, -110, 108].map((turn, index) => vessel(turn, 300, 12 - index, index % 2 ? red : dark)),
      circle(...centre, 74, "#f8d79a", { filter: "url(#lift-1)" }),
      circle(...centre, 42, "#fdeecb"),
    ),
    circle(800, 533, 404, "url(#sheen)", { opacity: 0.35 }),
    ...[0, 1, 2, 3].map((index) => circle(1400, 760 + index * 54, index === 1 ? 16 : 11, index === 1 ? brass : sage)),
  );
}

/** Frames on shelves, with a mirror among them. */
export function shelves(): string {
  const looks = [
    ["panto", "#6b3a26"],
    ["round", brass],
    ["square", ink],
    ["cat", "#b23a3a"],
    ["hexagon", "#3f8577"],
    ["oval", "#2f5f86"],
    ["panto", "#d98b63"],
    ["aviator", "#8c8f8a"],
  ] as const;
  const boards = [330, 610, 890].map(
    (y) => sheet(box(60, y, 1010, 34, 8), "#b98d5b", 2) + rect([60, y + 34], [1010, 26], night, { opacity: 0.12 }),
  );
  const pairs = looks.map(([shape, color], index) => {
    const [x, y] = [230 + (index % 3) * 330, 262 + Math.floor(index / 3) * 280];
    return (
      sheet(box(x - 70, y + 46, 140, 22, 10), sand, 1) +
      glasses(x, y, { shape, color, size: 62, rim: 13, arms: "open" })
    );
  });
  return drawing(
    width,
    height,
    paperDefs +
      linear("wall", 15, [
        { at: 0, color: "#c9d6c2" },
        { at: 1, color: "#a3bda4" },
      ]),
    fill(width, height, "url(#wall)"),
    ...boards,
    ...pairs,
    sheet("M1130 490a210 260 0 1 1 420 0a210 260 0 1 1 -420 0Z", "#b98d5b", 3),
    ellipse([1340, 490], [176, 226], "#dfeae4"),
    ellipse([1340, 490], [176, 226], "url(#glass)"),
    line("M1250 380L1330 300M1240 470L1400 310", "#ffffff", 12, { opacity: 0.5 }),
    sheet(box(1318, 744, 44, 150, 12), "#8a6243", 1),
    sheet(box(1210, 884, 260, 40, 18), "#8a6243", 2),
    sheet("M880 872l26-120h68l26 120Z", clay, 1),
    ...[-34, -8, 20, 44].map((turn) =>
      group(
        { transform: `rotate(${turn} 940 760)` },
        sheet("M940 760C910 690 918 640 940 600C962 640 970 690 940 760Z", moss, 1),
      ),
    ),
    sheet(`M-40 ${height + 40}V1010H1640V${height + 40}Z`, "#7d5a3f", 2),
  );
}

/** A lens at the grinding wheel, in a spray of water. */
export function grinding(): string {
  const spray = Array.from({ length: 34 }, (_, index) => {
    const angle = -0.5 + (index / 34) * 1.5;
    const reach = 120 + ((index * 67) % 300);
    return circle(850 + Math.cos(angle) * reach, 470 - Math.sin(angle) * reach * 0.8, 4 + (index % 4) * 2, "#d6ebe6", {
      opacity: 0.8,
    });
  });
  return drawing(
    width,
    height,
    paperDefs +
      radial("night", [0.55, 0.4], 0.8, [
        { at: 0, color: "#3b6357" },
        { at: 1, color: "#142c27" },
      ]),
    fill(width, height, "url(#night)"),
    circle(860, 470, 420, "url(#glow)", { opacity: 0.55 }),
    sheet("M90 560a330 330 0 1 1 660 0a330 330 0 1 1 -660 0Z", "#c8a878", 3),
    ...[290, 236, 180].map((r, index) =>
      circle(420, 560, r, "none", { stroke: index % 2 ? "#a7865a" : "#dcc195", "stroke-width": 10 }),
    ),
    circle(420, 560, 96, "#2b463f", { filter: "url(#lift-2)" }),
    circle(420, 560, 40, brass),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      group({ transform: `rotate(${turn} 420 560)` }, circle(420, 494, 9, "#e9dfc8")),
    ),
    sheet("M1010 470a170 170 0 1 1 -340 0a170 170 0 1 1 340 0Z", "#bfe0d8", 3),
    circle(840, 470, 170, "url(#glass)"),
    line("M740 540A122 122 0 0 1 770 372", "#ffffff", 12, { opacity: 0.85 }),
    circle(840, 470, 34, clay, { filter: "url(#lift-1)" }),
    sheet(box(874, 440, 560, 60, 28), "#8c8f8a", 2),
    sheet(box(1180, 400, 330, 140, 30), clay, 3),
    circle(1430, 470, 28, brass),
    ...spray,
    sheet(`M-40 ${height + 40}V900Q400 850 800 900T1640 890V${height + 40}Z`, "#a8744a", 3),
    line("M120 980H760M900 960H1500", "#8f5f3a", 6, { opacity: 0.6 }),
    ellipse([420, 905], [300, 22], night, { opacity: 0.25 }),
  );
}

/** A case for contact lenses from above, its two lids beside it. */
export function lensCase(): string {
  const well = (x: number, letter: string, lid: string) =>
    circle(x, 600, 214, shade(paper, 0.1), { filter: "url(#lift-3)" }) +
    circle(x, 600, 196, paper) +
    circle(x, 600, 160, "#a9d3cd") +
    circle(x, 600, 160, "url(#glass)", { opacity: 0.6 }) +
    circle(x - 14, 590, 96, "#d9f0ec", { opacity: 0.9, stroke: "#f6fffd", "stroke-width": 7 }) +
    line(`M${x - 84} 610A72 72 0 0 1 ${x - 44} 530`, "#ffffff", 11) +
    circle(x, 196, 130, lid, { filter: "url(#lift-3)" }) +
    circle(x, 196, 104, mix(lid, "#ffffff", 0.15)) +
    path(letter, paper);
  return drawing(
    width,
    height,
    paperDefs +
      radial("cloth", [0.4, 0.3], 0.9, [
        { at: 0, color: "#f4d9c2" },
        { at: 1, color: "#e0a988" },
      ]),
    fill(width, height, "url(#cloth)"),
    ...Array.from({ length: 9 }, (_, index) =>
      line(`M${index * 220 - 120} -20L${index * 220 - 420} 1100`, "#ffffff", 34, { opacity: 0.14 }),
    ),
    sheet(box(440, 556, 400, 88, 40), shade(paper, 0.08), 2),
    well(410, "M374 256V136h26v96h58v24Z", moss),
    well(870, "M834 256V136h58q48 0 48 40q0 28-26 36l34 44h-34l-30-40h-22v40Zm28-64h26q22 0 22-16t-22-16h-26Z", clay),
    sheet("M1230 960V420q0-60 60-60h140q60 0 60 60v540Z", "#8fc0bb", 3),
    path("M1230 700H1490V960H1230Z", "#6ba59f"),
    rect([1252, 390], [26, 560], "#ffffff", { opacity: 0.35 }),
    sheet(box(1284, 230, 152, 150, 22), "#2b463f", 2),
    sheet(box(1262, 540, 196, 150, 12), paper, 1),
    circle(1360, 615, 38, "none", { stroke: ink, "stroke-width": 18 }),
    rect([1376, 604], [50, 22], paper),
    circle(1130, 880, 34, "#d6ebe6", { opacity: 0.9 }),
    circle(1090, 950, 20, "#d6ebe6", { opacity: 0.9 }),
    circle(1120, 868, 9, "#ffffff"),
  );
}

/** A ridge of snow at noon, and the sunglasses that make it bearable. */
export function glacier(): string {
  const peaks = (color: string, base: number, points: Point[]) =>
    sheet(`M-40 1110L-40 ${base}${points.map(([x, y]) => `L${x} ${y}`).join("")}L1640 ${base}L1640 1110Z`, color, 2);
  return drawing(
    width,
    height,
    paperDefs +
      linear("noon", 0, [
        { at: 0, color: "#5f9fc0" },
        { at: 0.7, color: "#cfe6e6" },
      ]),
    fill(width, height, "url(#noon)"),
    sunCut(1240, 190, 84, "#ffe9b0"),
    peaks("#8fb3c4", 520, [
      [160, 380],
      [330, 470],
      [560, 230],
      [760, 430],
      [900, 360],
      [1100, 470],
      [1330, 300],
      [1480, 420],
    ]),
    peaks("#dfeef0", 600, [
      [90, 560],
      [300, 430],
      [420, 520],
      [600, 400],
      [820, 560],
      [1040, 440],
      [1240, 570],
      [1470, 470],
    ]),
    sheet(
      hills(width, 1110, [
        [0, 660],
        [420, 600],
        [900, 690],
        [1600, 610],
      ]),
      "#f4f8f4",
      2,
    ),
    line("M260 720C420 780 420 860 300 1000M300 700C480 780 480 880 380 1040", "#b9d3d8", 8),
    sheet(
      hills(width, 1110, [
        [0, 880],
        [500, 800],
        [1000, 860],
        [1600, 790],
      ]),
      "#ffffff",
      3,
    ),
    ellipse([890, 850], [420, 34], "#7fa3b3", { opacity: 0.45 }),
    glasses(880, 730, {
      shape: "panto",
      color: clay,
      size: 170,
      rim: 30,
      tint: "#1d3f5a",
      tintOpacity: 0.86,
      arms: "open",
    }),
    line("M460 690C320 690 300 860 420 930", "#2b463f", 16),
    line("M1300 690C1440 690 1470 850 1380 920", "#2b463f", 16),
    sheet("M1450 980L1540 640L1556 644L1500 990Z", "#8a6243", 1),
    sheet("M1490 660Q1560 600 1600 700L1560 668Z", "#8c8f8a", 1),
  );
}
