/** The typefaces that a theme may choose, and how their titles are set. */

export interface HeadingFace {
  family: string;
  weight: string;
  /** Weights that a theme may ask for beside it; a typeface without them has one alone. */
  weights?: { light: string; bold: string };
  tracking: string;
  leading: string;
  /** How large its letters are set beside those of the others. */
  scale: number;
  /** The width of a letter in em, on average over a wide German word in the heaviest cut: as written, and in capitals. */
  letter: { plain: number; upper: number };
}

/**
 * Visitors get the cuts of `fonts.ts`, editors the whole typefaces; the faces of `fallback-fonts.css` stand in until one
 * of them has come.
 */
export const headingFaces = {
  fraunces: {
    family:
      '"Fraunces Heading", "Fraunces Variable", "Fraunces Heading Fallback", "Fraunces Heading Fallback Times", Georgia, serif',
    weight: "380",
    weights: { light: "300", bold: "620" },
    tracking: "-0.022em",
    leading: "1.06",
    scale: 1.04,
    letter: { plain: 0.58, upper: 0.73 },
  },
  bricolage: {
    family: '"Bricolage Heading", "Bricolage Grotesque Variable", "Bricolage Heading Fallback", Arial, sans-serif',
    weight: "760",
    weights: { light: "600", bold: "800" },
    tracking: "-0.025em",
    leading: "0.98",
    scale: 1.12,
    letter: { plain: 0.64, upper: 0.72 },
  },
  inter: {
    family: '"Inter Heading", "Inter Variable", "Inter Heading Fallback", Arial, sans-serif',
    weight: "640",
    weights: { light: "400", bold: "800" },
    tracking: "-0.03em",
    leading: "1.05",
    scale: 1,
    letter: { plain: 0.63, upper: 0.74 },
  },
  oswald: {
    family: '"Oswald Heading", "Oswald Variable", "Oswald Heading Fallback", Arial, sans-serif',
    weight: "500",
    weights: { light: "300", bold: "700" },
    tracking: "-0.005em",
    leading: "1.08",
    scale: 1.02,
    letter: { plain: 0.51, upper: 0.57 },
  },
  gloock: {
    family: '"Gloock Heading", "Gloock", "Gloock Heading Fallback", Georgia, serif',
    weight: "400",
    tracking: "-0.012em",
    leading: "1.08",
    scale: 0.98,
    letter: { plain: 0.61, upper: 0.73 },
  },
  instrument: {
    family: '"Instrument Heading", "Instrument Serif", "Instrument Heading Fallback", Georgia, serif',
    weight: "400",
    tracking: "-0.018em",
    leading: "1.02",
    scale: 1.16,
    letter: { plain: 0.45, upper: 0.52 },
  },
  playfair: {
    family: '"Playfair Heading", "Playfair Display Variable", "Playfair Heading Fallback", Georgia, serif',
    weight: "500",
    weights: { light: "400", bold: "800" },
    tracking: "-0.012em",
    leading: "1.1",
    scale: 0.94,
    letter: { plain: 0.6, upper: 0.74 },
  },
  nunito: {
    family: '"Nunito Heading", "Nunito Variable", "Nunito Heading Fallback", Arial, sans-serif',
    weight: "800",
    weights: { light: "500", bold: "900" },
    tracking: "-0.022em",
    leading: "1.08",
    scale: 0.96,
    letter: { plain: 0.61, upper: 0.73 },
  },
  bitter: {
    family: '"Bitter Heading", "Bitter Variable", "Bitter Heading Fallback", Georgia, serif',
    weight: "640",
    weights: { light: "400", bold: "800" },
    tracking: "-0.02em",
    leading: "1.1",
    scale: 0.92,
    letter: { plain: 0.63, upper: 0.71 },
  },
} as const satisfies Record<string, HeadingFace>;

export const bodyFaces = {
  inter: { family: '"Inter Text", "Inter Variable", "Inter Text Fallback", Arial, sans-serif' },
  bricolage: {
    family: '"Bricolage Text", "Bricolage Grotesque Variable", "Bricolage Text Fallback", Arial, sans-serif',
  },
  figtree: { family: '"Figtree Text", "Figtree Variable", "Figtree Text Fallback", Arial, sans-serif' },
  instrument: {
    family: '"Instrument Text", "Instrument Sans Variable", "Instrument Text Fallback", Arial, sans-serif',
  },
  manrope: { family: '"Manrope Text", "Manrope Variable", "Manrope Text Fallback", Arial, sans-serif' },
  nunito: { family: '"Nunito Text", "Nunito Variable", "Nunito Text Fallback", Arial, sans-serif' },
} as const;

export type HeadingFaceName = keyof typeof headingFaces;
type BodyFaceName = keyof typeof bodyFaces;

/** Pairs of typefaces that stand well beside each other. */
export const facePairs: readonly { heading: HeadingFaceName; body: BodyFaceName }[] = [
  { heading: "fraunces", body: "inter" },
  { heading: "fraunces", body: "figtree" },
  { heading: "bricolage", body: "bricolage" },
  { heading: "inter", body: "inter" },
  { heading: "oswald", body: "figtree" },
  { heading: "gloock", body: "instrument" },
  { heading: "instrument", body: "instrument" },
  { heading: "playfair", body: "inter" },
  { heading: "playfair", body: "manrope" },
  { heading: "nunito", body: "nunito" },
  { heading: "bitter", body: "figtree" },
];
