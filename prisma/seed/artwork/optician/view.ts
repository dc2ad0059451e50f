import { drawing, group, linear, rect, tag, type Point } from "../lib/svg.ts";
import { glasses, lensClip } from "./glasses.ts";
import { blush, fill, hills, ink, moss, paperDefs, sheet } from "./paper.ts";
import { churchCut, houseCut, landscape, sunCut, treeCut } from "./town.ts";

const size: Point = [1920, 1200];

/** The key picture: the town is soft and pale, and clear and warm where one looks through the glasses. */
export function throughTheGlasses(): string {
  const [x, y, lens] = [1190, 640, 208];
  const sharp = tag("use", { href: "#town", transform: `translate(${x} ${y}) scale(1.07) translate(${-x} ${-y})` });
  return drawing(
    ...size,
    paperDefs +
      linear("dawn", 0, [
        { at: 0, color: "#f6dcb4" },
        { at: 0.55, color: "#fbeed3" },
        { at: 1, color: "#f7efe0" },
      ]) +
      linear("behind", 0, [
        { at: 0, color: "#f0dfc0" },
        { at: 0.45, color: "#d9dcc6" },
        { at: 0.7, color: "#7f9a8a" },
        { at: 1, color: "#33544a" },
      ]) +
      lensClip("lenses", x, y, "panto", lens) +
      tag(
        "filter",
        { id: "far", x: "-5%", y: "-5%", width: "110%", height: "110%" },
        tag("feGaussianBlur", { stdDeviation: 11 }) + tag("feColorMatrix", { type: "saturate", values: "0.62" }),
      ) +
      tag("g", { id: "town" }, town()),
    rect([0, 0], size, "url(#behind)"),
    group({ filter: "url(#far)" }, tag("use", { href: "#town", transform: "translate(-86 -54) scale(1.09)" })),
    rect([0, 0], size, "#f9edd6", { opacity: 0.2 }),
    group({ "clip-path": "url(#lenses)" }, sharp),
    glasses(x, y, {
      shape: "panto",
      color: "#5b2f20",
      size: lens,
      rim: 30,
      tint: "#fff6dd",
      tintOpacity: 0.02,
      gloss: 0.34,
      arms: "open",
    }),
  );
}

function town(): string {
  const ground = 900;
  const houses = [
    { x: 90, w: 190, h: 260, wall: "#ecd2a0", roof: "#9b4a32", gable: true },
    { x: 284, w: 170, h: 330, wall: "#f3e6cf", roof: "#b4583b", gable: true },
    { x: 458, w: 210, h: 250, wall: blush, roof: "#8a412e" },
    { x: 672, w: 160, h: 340, wall: "#dfe3cf", roof: "#a3492f", gable: true },
    { x: 850, w: 160, h: 250, wall: "#f0c987", roof: "#8a412e" },
    { x: 1014, w: 150, h: 300, wall: "#f3e6cf", roof: "#b4583b", gable: true },
    { x: 1168, w: 190, h: 230, wall: blush, roof: "#93402f" },
    { x: 1660, w: 150, h: 310, wall: "#e5dcc0", roof: "#a3492f", gable: true },
    { x: 1840, w: 150, h: 250, wall: "#ecd2a0", roof: "#93402f", gable: true },
  ];
  return (
    fill(...size, "url(#dawn)") +
    sunCut(1215, 478, 62, "#ee9a50") +
    landscape(1920, 520, ["#c4cfb4", "#92ae97", "#5f8a72"]) +
    churchCut(1420, ground - 20, 66, "#f6ead2", "#4f7f74") +
    houses.map((house) => houseCut(ground, house)).join("") +
    sheet(
      hills(1920, 1240, [
        [0, 880],
        [400, 850],
        [960, 890],
        [1500, 846],
        [1920, 880],
      ]),
      moss,
      2,
    ) +
    [60, 236, 470, 840, 1010, 1290, 1532, 1890]
      .map((x, index) =>
        treeCut(x, 900 + (index % 3) * 16, 92 + (index % 3) * 20, [ink, "#2d5b48", "#d08a3e"][index % 3] ?? ink),
      )
      .join("") +
    sheet(
      hills(1920, 1240, [
        [0, 1010],
        [520, 960],
        [1100, 1020],
        [1920, 950],
      ]),
      ink,
      3,
    )
  );
}
