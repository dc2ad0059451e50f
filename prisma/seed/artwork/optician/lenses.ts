import { circle, drawing, ellipse, group, linear, line, path, rect, type Point } from "../lib/svg.ts";
import { glasses, lensClip } from "./glasses.ts";
import { brass, clay, fill, ink, night, paperDefs, sheet } from "./paper.ts";
import { sunCut } from "./town.ts";

/** Mirrored sunglasses with a mountain lake in them. */
export function sunglasses(): string {
  const [width, height] = [1600, 1067];
  const [x, y, s] = [800, 560, 280];
  const mountains = (color: string, base: number, points: Point[]) =>
    sheet(
      `M0 ${height}L0 ${base}${points.map(([px, py]) => `L${px} ${py}`).join("")}L${width} ${base}L${width} ${height}Z`,
      color,
      2,
    );
  const scene =
    fill(width, height, "url(#evening)") +
    sunCut(800, 470, 110, "#fff0c2") +
    mountains("#c9735a", 560, [
      [180, 420],
      [330, 520],
      [520, 330],
      [700, 520],
      [860, 430],
      [1080, 540],
      [1260, 360],
      [1450, 520],
    ]) +
    mountains("#8e4a4d", 620, [
      [120, 560],
      [300, 500],
      [520, 600],
      [760, 540],
      [980, 610],
      [1200, 500],
      [1420, 590],
    ]) +
    rect([0, 640], [width, 430], "url(#lake)") +
    Array.from({ length: 13 }, (_, index) =>
      ellipse([800 + Math.sin(index * 2) * 20, 664 + index * 22], [150 - index * 7, 5], "#ffe7b0", {
        opacity: 0.75 - index * 0.04,
      }),
    ).join("");
  return drawing(
    width,
    height,
    paperDefs +
      linear("evening", 0, [
        { at: 0, color: "#35536b" },
        { at: 0.3, color: "#e08a5f" },
        { at: 0.6, color: "#ffd28a" },
      ]) +
      linear("lake", 0, [
        { at: 0, color: "#d9846a" },
        { at: 1, color: "#27485a" },
      ]) +
      linear("wall", 20, [
        { at: 0, color: "#f3c47e" },
        { at: 1, color: "#dd8a55" },
      ]) +
      lensClip("lenses", x, y, "aviator", s) +
      `<clipPath id="left"><path d="M0 0H800V1067H0Z"/></clipPath><clipPath id="right"><path d="M800 0H1600V1067H800Z"/></clipPath>`,
    fill(width, height, "url(#wall)"),
    [520, 400, 285]
      .map((r, index) =>
        sheet(
          `M${800 - r * 1.5} 1120a${r * 1.5} ${r * 1.5} 0 0 1 ${r * 3} 0Z`,
          ["#e59a62", "#d87f4f", "#c8623f"][index] ?? clay,
          2,
        ),
      )
      .join(""),
    group(
      { "clip-path": "url(#lenses)" },
      ...[-1, 1].map((side) =>
        group(
          { "clip-path": side < 0 ? "url(#left)" : "url(#right)" },
          group({ transform: `translate(${side * 345} 60)` }, scene),
        ),
      ),
    ),
    glasses(x, y, {
      shape: "aviator",
      color: brass,
      size: s,
      rim: 17,
      tint: "#fff",
      tintOpacity: 0.02,
      gloss: 0.5,
      arms: "open",
    }),
  );
}

/** Light falls through a row of lenses and fans out into its colours. */
export function refraction(): string {
  const [width, height] = [1600, 1067];
  const axis = 540;
  const bands = ["#c8623f", "#e08a4a", "#ecc05c", "#cfd9a4", "#8fc0b0", "#6ea3b8", "#8a86b4"];
  const focus: Point = [1160, axis];
  const fan = bands.map((color, index) => {
    const [from, to] = [-300 + (index * 600) / bands.length, -300 + ((index + 1) * 600) / bands.length];
    return path(
      `M${focus[0]} ${focus[1]}L${width + 20} ${axis + from * 1.3}L${width + 20} ${axis + to * 1.3 + 2}Z`,
      color,
      { opacity: 0.92 },
    );
  });
  const beam = (from: number, at: number) =>
    line(`M-20 ${axis + from}L760 ${axis + from}L970 ${axis + at}L${focus[0]} ${focus[1]}`, "#ffe9b8", 15, {
      opacity: 0.9,
      "stroke-linejoin": "round",
    }) + line(`M-20 ${axis + from}L760 ${axis + from}L970 ${axis + at}L${focus[0]} ${focus[1]}`, "#fffdf5", 4);
  const lens = (x: number, half: number, h: number, tilt = 0) => {
    const d = `M${x} ${axis - h}Q${x + half * 2} ${axis} ${x} ${axis + h}Q${x - half * 2} ${axis} ${x} ${axis - h}Z`;
    const turn = { transform: `rotate(${tilt} ${x} ${axis})` };
    return (
      group({ ...turn, filter: "url(#lift-3)" }, path(d, "#bfe0da", { opacity: 0.32 })) +
      group(
        turn,
        path(d, "url(#glass)"),
        path(d, "none", { stroke: "#eafaf4", "stroke-width": 4, opacity: 0.85 }),
        line(
          `M${x - half * 0.52} ${axis - h * 0.4}Q${x - half * 0.86} ${axis} ${x - half * 0.52} ${axis + h * 0.4}`,
          "#ffffff",
          9,
          { opacity: 0.7 },
        ),
      )
    );
  };
  const rings = [470, 360, 250, 140].map((r, index) =>
    sheet(
      `M${1160 - r} ${axis}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
      ["#173a35", "#1c453e", "#225148", "#295e53"][index] ?? ink,
      2,
    ),
  );
  return drawing(
    width,
    height,
    paperDefs +
      linear("deep", 30, [
        { at: 0, color: "#1a3b38" },
        { at: 1, color: night },
      ]),
    fill(width, height, "url(#deep)"),
    ...rings,
    group({}, ...fan),
    [-170, -85, 0, 85, 170].map((from) => beam(from, from * 0.55)).join(""),
    lens(760, 62, 330),
    lens(970, 46, 236),
    lens(focus[0], 30, 130),
    circle(focus[0], focus[1], 26, "#fff", { opacity: 0.5 }),
    circle(focus[0], focus[1], 11, "#fffdf0"),
  );
}

/** A contact lens on still water, with rings around it. */
export function contactLens(): string {
  const [width, height] = [1600, 1067];
  const [x, y] = [800, 620];
  const tones = ["#a9cfc8", "#8fc0b9", "#74aea9", "#5b9a98", "#458685", "#357372"];
  const rings = tones.map((color, index) => {
    const [rx, ry] = [860 - index * 118, 430 - index * 59];
    return sheet(`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`, color, 3);
  });
  const bowl = `M${x - 205} ${y - 90}a205 70 0 0 1 410 0C${x + 190} ${y + 60} ${x + 90} ${y + 120} ${x} ${y + 120}C${x - 90} ${y + 120} ${x - 190} ${y + 60} ${x - 205} ${y - 90}Z`;
  return drawing(
    width,
    height,
    paperDefs +
      linear("air", 0, [
        { at: 0, color: "#f8eedb" },
        { at: 1, color: "#cfe3dc" },
      ]),
    fill(width, height, "url(#air)"),
    sunCut(1240, 220, 90, "#f5c98b"),
    ...rings,
    ellipse([x + 26, y + 118], [190, 40], night, { opacity: 0.32 }),
    group({ filter: "url(#lift-3)" }, path(bowl, "#dff3f0", { opacity: 0.62 })),
    path(bowl, "url(#glass)"),
    ellipse([x, y - 90], [205, 68], "#eefaf7", { opacity: 0.55, stroke: "#ffffff", "stroke-width": 6 }),
    ellipse([x, y - 84], [168, 48], "#9fd0c8", { opacity: 0.55 }),
    line(`M${x - 150} ${y - 20}Q${x - 120} ${y + 60} ${x - 50} ${y + 88}`, "#ffffff", 12, { opacity: 0.85 }),
    ...(
      [
        [-420, -330, 30],
        [360, -380, 20],
        [470, -250, 38],
        [-280, -420, 16],
      ] as [number, number, number][]
    ).map(
      ([dx, dy, r]) =>
        group({ filter: "url(#lift-2)" }, circle(x + dx, y + dy, r, "#d9efec")) +
        circle(x + dx - r * 0.3, y + dy - r * 0.3, r * 0.28, "#fff") +
        circle(x + dx, y + dy, r, "url(#glass)"),
    ),
  );
}
