import { light, mix, shade } from "../lib/color.ts";
import { circle, drawing, ellipse, group, line, linear, path, rect, type Point } from "../lib/svg.ts";
import { glasses, type LensShape } from "./glasses.ts";
import { box, brass, clay, fill, ink, moss, night, paper, paperDefs, sand, sheet } from "./paper.ts";
import { churchCut, landscape, sunCut, treeCut } from "./town.ts";

const [width, height]: Point = [1600, 1067];
const street = 930;

const airDefs = (top: string, bottom: string): string =>
  paperDefs +
  linear("air", 0, [
    { at: 0, color: top },
    { at: 1, color: bottom },
  ]) +
  linear("shop", 0, [
    { at: 0, color: "#ffe9b4" },
    { at: 1, color: "#f6c874" },
  ]);

const pavement = (color: string): string =>
  sheet(`M-40 ${height + 40}V${street}H1640V${height + 40}Z`, color, 2) +
  line(
    `M-20 ${street + 62}H1640M200 ${street}L120 1080M560 ${street}L520 1080M1000 ${street}L1010 1080M1400 ${street}L1470 1080`,
    shade(color, 0.12),
    4,
  );

/** A lit shop window with glasses on its shelves. */
function shopWindow(x: number, y: number, w: number, h: number, frame: string, shapes: LensShape[]): string {
  const shelf = (sy: number) => rect([x + 16, sy], [w - 32, 7], "#b98347");
  const colors = [clay, ink, "#2f5f86", "#7a4f2f", "#3f8577", "#a8352f"];
  const rows = Math.max(1, Math.floor(h / 120));
  const perRow = Math.max(2, Math.floor(w / 120));
  const pairs = Array.from({ length: rows * perRow }, (_, index) => {
    const px = x + ((index % perRow) + 0.5) * (w / perRow);
    const py = y + 62 + Math.floor(index / perRow) * ((h - 30) / rows);
    return glasses(px, py, {
      shape: shapes[index % shapes.length] ?? "round",
      color: colors[index % colors.length] ?? ink,
      size: 19,
      rim: 5.4,
      shadow: false,
    });
  });
  return (
    sheet(box(x - 14, y - 14, w + 28, h + 28, 6), frame, 1) +
    rect([x, y], [w, h], "url(#shop)") +
    Array.from({ length: rows }, (_, index) => shelf(y + 88 + index * ((h - 30) / rows))).join("") +
    pairs.join("") +
    path(`M${x} ${y}H${x + w * 0.42}L${x + w * 0.16} ${y + h}H${x}Z`, "#ffffff", { opacity: 0.16 })
  );
}

function awning(x: number, y: number, w: number, colors: [string, string]): string {
  const count = Math.round(w / 52);
  const step = w / count;
  return group(
    { filter: "url(#lift-2)" },
    ...Array.from({ length: count }, (_, index) =>
      path(`M${x + index * step} ${y}h${step}l4 62a${step / 2} 22 0 0 1 ${-step} 0Z`, colors[index % 2] ?? clay),
    ),
    rect([x - 6, y - 10], [w + 12, 14], shade(colors[0], 0.25)),
  );
}

function door(x: number, y: number, w: number, h: number, color: string): string {
  return (
    sheet(box(x - 12, y - 12, w + 24, h + 12, 4), shade(color, 0.3), 1) +
    rect([x, y], [w, h], color) +
    rect([x + 16, y + 18], [w - 32, h * 0.58], "#ffe2a0") +
    path(`M${x + 16} ${y + 18}h${w * 0.4}l-24 ${h * 0.58}h-${w * 0.4 - 24}Z`, "#fff", { opacity: 0.25 }) +
    circle(x + w - 18, y + h * 0.72, 8, brass)
  );
}

/** A pair of round lenses as a hanging shop sign. */
const sign = (x: number, y: number): string =>
  line(`M${x - 90} ${y - 92}H${x + 34}M${x - 40} ${y - 92}V${y - 46}M${x + 20} ${y - 92}V${y - 46}`, "#3a3a35", 7) +
  glasses(x - 10, y, { shape: "round", color: brass, size: 36, rim: 11, tint: "#fff1c9", tintOpacity: 0.6 });

function shutterWindow(x: number, y: number, w: number, h: number, shutter: string, hasFlowers = false): string {
  return (
    sheet(box(x - w * 0.58, y - 4, w * 0.5, h + 8), shutter, 1) +
    sheet(box(x + w * 1.08, y - 4, w * 0.5, h + 8), shutter, 1) +
    line(
      Array.from(
        { length: 7 },
        (_, index) =>
          `M${x - w * 0.5} ${y + 10 + (index * h) / 7}h${w * 0.34}M${x + w * 1.16} ${y + 10 + (index * h) / 7}h${w * 0.34}`,
      ).join(""),
      shade(shutter, 0.25),
      3,
    ) +
    rect([x - 6, y - 6], [w + 12, h + 12], paper) +
    rect([x, y], [w, h], "#5d7f84") +
    path(`M${x} ${y}h${w * 0.7}L${x} ${y + h * 0.8}Z`, "#fff", { opacity: 0.28 }) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.4}h${w}`, paper, 6) +
    (hasFlowers
      ? sheet(box(x - 14, y + h + 6, w + 28, 24, 5), "#8a4a2f", 1) +
        Array.from({ length: 8 }, (_, index) =>
          circle(
            x - 8 + (index * (w + 16)) / 7,
            y + h + 2 - (index % 2) * 8,
            11,
            [clay, "#e8a33f", "#d9507a", moss][index % 4] ?? clay,
          ),
        ).join("")
      : "")
  );
}

const lamp = (x: number, y: number): string =>
  circle(x, y, 120, "url(#glow)") +
  line(`M${x} ${y}V${street}`, "#2a2f2c", 9) +
  circle(x, y, 20, "#fff3cc") +
  line(`M${x - 26} ${y + 18}H${x + 26}`, "#2a2f2c", 8);

/** The shop in the old town. */
export function branchAltstadt(): string {
  const wall = "#ecd3a3";
  return drawing(
    width,
    height,
    airDefs("#f5dcb6", "#fbf0d8"),
    fill(width, height, "url(#air)"),
    sunCut(1330, 210, 80, "#f2a65a"),
    churchCut(1240, 640, 96, "#f6ead2", "#4f7f74"),
    sheet(box(-40, 230, 390, 760), "#d9a58a", 2),
    sheet("M-60 240L150 70L380 240Z", "#93402f", 2),
    shutterWindow(60, 320, 70, 120, moss),
    shutterWindow(230, 320, 70, 120, moss),
    shutterWindow(60, 540, 70, 120, moss),
    shutterWindow(230, 540, 70, 120, moss),
    sheet(box(1190, 420, 460, 560), "#c9d3c0", 2),
    sheet("M1170 430L1420 270L1680 430Z", "#8a412e", 2),
    shutterWindow(1290, 500, 76, 110, "#7a4f2f"),
    shutterWindow(1480, 500, 76, 110, "#7a4f2f"),
    sheet("M326 200L770 -60L1214 200Z", "#a3492f", 3),
    sheet(box(350, 190, 840, 780), wall, 3),
    rect([350, 190], [840, 26], shade(wall, 0.16)),
    ...[430, 640, 850, 1040].map((x, index) => shutterWindow(x, 270, 84, 150, ink, index % 2 === 0)),
    rect([350, 520], [840, 18], shade(wall, 0.2)),
    sheet(box(360, 540, 820, 400), "#23473d", 1),
    shopWindow(396, 640, 300, 260, light(ink, 0.12), ["panto", "round", "cat", "square"]),
    door(736, 620, 140, 310, "#b5533a"),
    shopWindow(916, 640, 230, 260, light(ink, 0.12), ["hexagon", "aviator", "oval"]),
    awning(380, 556, 340, [clay, paper]),
    awning(898, 556, 270, [clay, paper]),
    sign(1236, 690),
    pavement("#cdbb9d"),
    lamp(300, 560),
    planter(730, street),
    planter(890, street),
  );
}

function planter(x: number, ground: number): string {
  return (
    sheet(`M${x - 34} ${ground - 52}h68l-10 58h-48Z`, "#8a4a2f", 1) +
    sheet(`M${x - 50} ${ground - 84}a50 52 0 1 1 100 0a50 40 0 1 1 -100 0Z`, moss, 1) +
    circle(x - 18, ground - 100, 9, "#e8a33f") +
    circle(x + 16, ground - 84, 9, "#d9507a")
  );
}

/** The timber-framed house in Wülflingen, with the vineyards behind it. */
export function branchWuelflingen(): string {
  const wall = "#f6ead2";
  const beam = "#6b3a26";
  const beams = `M380 420H1180M380 560H1180M380 300V560M540 420V560M700 300V560M860 420V560M1020 300V560M1180 420V560M380 560L540 420M1180 560L1020 420M540 420L640 300M1020 420L920 300`;
  const rows = Array.from({ length: 9 }, (_, index) =>
    line(
      `M${index * 70 - 60} ${600 + (index % 2) * 8}Q${index * 70 + 30} 480 ${index * 60 + 220} ${396 - index * 4}`,
      "#54806a",
      9,
      { opacity: 0.7, "stroke-dasharray": "2 18" },
    ),
  );
  return drawing(
    width,
    height,
    airDefs("#cfe0dc", "#fbf0d8"),
    fill(width, height, "url(#air)"),
    sunCut(300, 220, 84, "#f5b971"),
    landscape(width, 470, ["#c9d6b4", "#9fb98f", "#76a07e"]),
    ...rows,
    treeCut(1420, 930, 190, "#d08a3e"),
    sheet("M320 330L780 20L1240 330Z", "#8f432f", 3),
    sheet(`M380 320L780 60L1180 320V960H380Z`, wall, 2),
    line(`${beams}M780 62V300M640 300L780 180L920 300M380 300H1180`, beam, 22),
    ...[432, 592, 908, 1072].map((x) => shutterWindow(x, 444, 56, 92, moss, true)),
    shutterWindow(742, 330, 76, 72, clay),
    sheet(box(372, 590, 816, 360), "#efdcb6", 1),
    rect([372, 590], [816, 16], beam),
    shopWindow(420, 670, 270, 220, beam, ["round", "panto", "oval"]),
    door(730, 650, 130, 290, moss),
    shopWindow(904, 670, 240, 220, beam, ["square", "cat", "hexagon"]),
    sign(1240, 730),
    pavement("#c7c3a0"),
    bicycle(1320, 900),
    planter(400, street),
    planter(1170, street),
    treeCut(170, 960, 150, ink),
  );
}

function bicycle(x: number, y: number): string {
  const wheel = (wx: number) =>
    circle(wx, y, 66, "none", { stroke: night, "stroke-width": 9 }) +
    circle(wx, y, 6, night) +
    line(
      `M${wx - 62} ${y}H${wx + 62}M${wx} ${y - 62}V${y + 62}M${wx - 44} ${y - 44}L${wx + 44} ${y + 44}M${wx + 44} ${y - 44}L${wx - 44} ${y + 44}`,
      "#6f6a5f",
      2,
    );
  return group(
    { filter: "url(#lift-1)" },
    wheel(x),
    wheel(x + 190),
    line(
      `M${x} ${y}L${x + 58} ${y - 96}H${x + 150}L${x + 92} ${y}ZM${x + 58} ${y - 96}L${x + 92} ${y}M${x + 190} ${y}L${x + 144} ${y - 128}h34`,
      clay,
      11,
    ),
    line(`M${x + 34} ${y - 122}h48M${x + 58} ${y - 96}v-24`, "#3a2820", 13),
  );
}

/** The new shop in Seuzach: wide panes, a green roof and room for bicycles. */
export function branchSeuzach(): string {
  const wall = "#e9e2d2";
  return drawing(
    width,
    height,
    airDefs("#bcd7da", "#f9eed6"),
    fill(width, height, "url(#air)"),
    sunCut(1180, 200, 78, "#f2b45f"),
    landscape(width, 500, ["#bcd0b6", "#8fb294", "#5f8f76"]),
    churchCut(60, 640, 62, "#f6ead2", "#8a412e"),
    treeCut(250, 920, 200, moss),
    treeCut(1480, 930, 210, "#2d5b48"),
    sheet(box(420, 300, 620, 330), mix(clay, sand, 0.35), 2),
    ...[480, 660, 840].map(
      (x) =>
        rect([x, 370], [130, 190], "#54777b") +
        path(`M${x} 370h96l-70 190h-26Z`, "#fff", { opacity: 0.26 }) +
        rect([x - 8, 560], [146, 12], paper),
    ),
    sheet("M400 306H1060V274H400Z", ink, 2),
    sheet(box(300, 600, 1010, 370), wall, 3),
    sheet("M262 612H1350V566H262Z", "#3f5f4e", 2),
    Array.from({ length: 26 }, (_, index) =>
      ellipse(
        [284 + index * 41, 562 - (index % 3) * 5],
        [30, 17 + (index % 4) * 4],
        [moss, "#6d9a6c", "#54806a", "#8fae68"][index % 4] ?? moss,
      ),
    ).join(""),
    shopWindow(350, 668, 400, 240, "#2a2f2c", ["hexagon", "round", "square", "panto", "aviator"]),
    door(792, 650, 150, 290, "#c8623f"),
    shopWindow(986, 668, 280, 240, "#2a2f2c", ["cat", "oval", "panto"]),
    sign(1404, 690),
    pavement("#c9c6b6"),
    bench(430, street),
    planter(770, street),
    planter(962, street),
    lamp(1440, 600),
  );
}

function bench(x: number, ground: number): string {
  return group(
    { filter: "url(#lift-1)" },
    line(`M${x} ${ground + 20}v-60M${x + 170} ${ground + 20}v-60`, "#2a2f2c", 11),
    rect([x - 30, ground - 56], [230, 17], "#b98347", { rx: 6 }),
    rect([x - 30, ground - 106], [230, 17], "#c9965a", { rx: 6 }),
    line(`M${x} ${ground - 44}v-60M${x + 170} ${ground - 44}v-60`, "#2a2f2c", 8),
  );
}
