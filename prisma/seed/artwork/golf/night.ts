import { light, mix, shade } from "../lib/color.ts";
import { circle, ellipse, radial, type Point } from "../lib/svg.ts";
import { marktgasse } from "./scenes-centre.ts";
import { kunstmuseum, lagerplatz, stadtgarten } from "./scenes-west.ts";

const dark = "#0b1238";
const lamp = "#ffcf73";
/** What is glass by day, and how it is drawn in the sun and in shade. */
const panes = ["#bfe3ea", "#a9d6d8", "#9cc3d4", "#ffe2a0"].flatMap((glass) =>
  [glass, shade(glass, 0.3)].flatMap((each) => [each, light(each, 0.35)]),
);
/** Panes that nobody has a light behind: one in so many. */
const unlit = 4;

/** How far a ball that glows shines, in px. */
const shine = 150;

/**
 * A scene after dark: its colours sink into blue, windows are lit, the sun becomes a moon, and each ball at `balls`
 * glows on the ground that it lies on.
 */
function atNight(scene: string, balls: readonly [x: number, y: number, color: string][]): string {
  let pane = 0;
  const sunk = scene.replaceAll(/#[0-9a-f]{6}\b/g, (color) => {
    if (!panes.includes(color)) return mix(color, dark, 0.66);
    pane += 1;
    return Math.floor(pane / 2) % unlit === 0 ? mix(color, dark, 0.8) : lamp;
  });
  const gradient = (svg: string, id: string, color: string) =>
    svg.replace(new RegExp(`<(\\w+) id="${id}".*?</\\1>`), (stops) =>
      stops.replaceAll(/stop-color="[^"]+"/g, `stop-color="${color}"`),
    );
  const heaven = gradient(gradient(sunk, "sun", "#f3ecd2"), "sky", "#1b2559");
  const glows = balls.map(([, , color], index) =>
    radial(`ball-${index}`, [0.5, 0.5], 0.5, [
      { at: 0, color: light(color, 0.5), opacity: 0.95 },
      { at: 0.18, color, opacity: 0.7 },
      { at: 1, color, opacity: 0 },
    ]),
  );
  const lit = balls.map(
    ([x, y, color], index) =>
      ellipse([x, y + 8], [shine, shine * 0.62], `url(#ball-${index})`, { "clip-path": "url(#island)" }) +
      circle(x, y, 13, light(color, 0.75)),
  );
  return heaven
    .replace("</defs>", `${glows.join("")}</defs>`)
    .replace('fill="url(#sky)"></rect>', (ground) => ground + stars())
    .replace(/<\/svg>$/, `${lit.join("")}</svg>`);
}

/** Behind the roofs, the same ones every night. */
function stars(): string {
  const at = (index: number): Point => [(index * 389 + 70) % 1600, (index * 211 + 40) % 330];
  return Array.from({ length: 34 }, (_, index) =>
    circle(...at(index), 1.6 + (index % 3), "#f3ecd2", { opacity: 0.35 + (index % 4) * 0.16 }),
  ).join("");
}

const [yellow, pink, green] = ["#f6e23f", "#ff6fa8", "#6dffb0"] as const;

/** Where the film begins, as wide as it (`film.ts`). */
const museum = (): string =>
  atNight(kunstmuseum(), [])
    .replace(/viewBox="[^"]+"/, 'viewBox="0 190 1600 900"')
    .replace('height="1200"', 'height="900"');

export const night: Record<string, () => string> = {
  nightGarden: () =>
    atNight(stadtgarten(), [
      [760, 912, yellow],
      [560, 842, pink],
      [1010, 760, green],
    ]),
  nightAlley: () =>
    atNight(marktgasse(), [
      [820, 830, pink],
      [690, 880, yellow],
    ]),
  nightFinish: () =>
    atNight(lagerplatz(), [
      [640, 792, green],
      [860, 870, yellow],
      [620, 890, pink],
    ]),
  nightMuseum: museum,
};
