import { headingFaces, type HeadingFace } from "./theme-faces.ts";

/**
 * The typefaces of themes. Visitors get cuts of them: the letters of the product's languages, and of the axes what a
 * theme uses, headings and texts apart. A letter that a cut lacks comes from the whole typeface, which the editor uses.
 */
export interface FontCut {
  /** The family's name in style sheets. */
  family: string;
  /** Package of the whole typeface, and what its files' names say between script and style: an axis, or the one weight. */
  source: { package: string; axes: "opsz" | "wght" | "400" };
  /** A number pins an axis, a range keeps that part of it. */
  axes: Record<string, number | { min: number; max: number }>;
  /** What `font-weight` may ask for. */
  weights: string;
  /** OpenType features that stay. */
  features: readonly string[];
}

const fraunces = { package: "@fontsource-variable/fraunces", axes: "opsz" } as const;
const inter = { package: "@fontsource-variable/inter", axes: "wght" } as const;
const bricolage = { package: "@fontsource-variable/bricolage-grotesque", axes: "opsz" } as const;

const figtree = { package: "@fontsource-variable/figtree", axes: "wght" } as const;
const instrumentSans = { package: "@fontsource-variable/instrument-sans", axes: "wght" } as const;
const manrope = { package: "@fontsource-variable/manrope", axes: "wght" } as const;
const nunito = { package: "@fontsource-variable/nunito", axes: "wght" } as const;
const oswald = { package: "@fontsource-variable/oswald", axes: "wght" } as const;
const playfair = { package: "@fontsource-variable/playfair-display", axes: "wght" } as const;
const bitter = { package: "@fontsource-variable/bitter", axes: "wght" } as const;
const gloock = { package: "@fontsource/gloock", axes: "400" } as const;
const instrumentSerif = { package: "@fontsource/instrument-serif", axes: "400" } as const;

/** Letters stand well beside each other, and figures in columns below each other. */
const ofTexts = ["kern", "tnum"];
const ofHeadings = ["kern"];
const any = "100 900";

const textWeights = { wght: { min: 400, max: 700 } };
const texts = (family: string, source: FontCut["source"]): FontCut => ({
  family,
  source,
  axes: textWeights,
  weights: "400 700",
  features: [...ofTexts, "liga"],
});
const headings = (family: string, source: FontCut["source"], axes: FontCut["axes"] = {}): FontCut => ({
  family,
  source,
  axes,
  weights: any,
  features: ofHeadings,
});

/** The cuts of a typeface for titles: at its own weight, and at each that a theme may ask for; see theme-faces.ts. */
function weighted(name: keyof typeof headingFaces, source: FontCut["source"], axes: FontCut["axes"] = {}): FontCut[] {
  const face: HeadingFace = headingFaces[name];
  const family = /^"(.*?)"/.exec(face.family)?.[1] ?? "";
  const cut = (suffix: string, weight: string) => headings(family + suffix, source, { wght: Number(weight), ...axes });
  return [
    cut("", face.weight),
    ...(face.weights ? [cut(" Light", face.weights.light), cut(" Bold", face.weights.bold)] : []),
  ];
}

export const fontCuts: readonly FontCut[] = [
  ...weighted("fraunces", fraunces, { opsz: 72 }),
  ...weighted("inter", inter),
  texts("Inter Text", inter),
  ...weighted("bricolage", bricolage, { opsz: 72 }),
  {
    ...texts("Bricolage Text", bricolage),
    axes: { wght: { min: 400, max: 800 }, opsz: 14 },
    weights: "400 800",
    features: ofTexts,
  },
  ...weighted("oswald", oswald),
  headings("Gloock Heading", gloock),
  headings("Instrument Heading", instrumentSerif),
  ...weighted("playfair", playfair),
  ...weighted("nunito", nunito),
  ...weighted("bitter", bitter),
  texts("Figtree Text", figtree),
  texts("Instrument Text", instrumentSans),
  texts("Manrope Text", manrope),
  texts("Nunito Text", nunito),
];

function letters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

/**
 * What a cut holds, in two files as the packages split their letters: what nearly every page needs, and the further
 * letters of Serbian, Croatian and French.
 */
export const repertoire = {
  latin: `${letters(0x20, 0x7e)}${letters(0xa0, 0xff).replace(/[¤¦¨¬¯´µ¶¸¹¼½¾ÐÞðþ¢¥]/g, "")}Œœ–—‘’‚“”„•…‹›€−\u2009\u2011\u202f`,
  "latin-ext": "ČčĆćĐđŠšŽžŸǅǆǈǉǋǌ",
} as const;

/** `U+20-7E,U+A0…`: the letters of a text, as style sheets say it. */
export function unicodeRange(text: string): string {
  const points = [...new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}
