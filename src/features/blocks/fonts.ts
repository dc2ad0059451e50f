/**
 * The typefaces of themes. Visitors get cuts of them: the letters of the product's languages, and of the axes what a
 * theme uses, headings and texts apart. A letter that a cut lacks comes from the whole typeface, which the editor uses.
 */
export interface FontCut {
  /** The family's name in style sheets. */
  family: string;
  /** Package of the whole typeface, and its file's name up to script and style. */
  source: { package: string; axes: "opsz" | "wght" };
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

/** Letters stand well beside each other, and figures in columns below each other. */
const ofTexts = ["kern", "tnum"];
const ofHeadings = ["kern"];
const any = "100 900";

export const fontCuts: readonly FontCut[] = [
  { family: "Fraunces Heading", source: fraunces, axes: { wght: 380, opsz: 72 }, weights: any, features: ofHeadings },
  { family: "Inter Heading", source: inter, axes: { wght: 640 }, weights: any, features: ofHeadings },
  {
    family: "Inter Text",
    source: inter,
    axes: { wght: { min: 400, max: 700 } },
    weights: "400 700",
    features: [...ofTexts, "liga"],
  },
  { family: "Bricolage Heading", source: bricolage, axes: { wght: 760, opsz: 72 }, weights: any, features: ofHeadings },
  {
    family: "Bricolage Text",
    source: bricolage,
    axes: { wght: { min: 400, max: 800 }, opsz: 14 },
    weights: "400 800",
    features: ofTexts,
  },
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
