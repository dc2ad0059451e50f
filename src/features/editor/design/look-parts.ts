import { themeSchema } from "~/features/blocks/theme/theme.ts";

const { shape } = themeSchema;

/** Room, lines and parts of the look, by the fold of the panel that they stand in. */
export const lookFolds = {
  room: ["density", "scale", "radius", "frame", "ground", "motion"],
  lines: ["headingCase", "headingWeight", "headingTracking", "headingAlign", "kicker", "rule"],
  parts: ["card", "button", "image", "header", "footer"],
} as const;
export type LookFold = keyof typeof lookFolds;
type LookPart = (typeof lookFolds)[LookFold][number];

/** The forms of a part that the theme takes, in its order. */
export function formsOf(part: LookPart) {
  const schema = part === "radius" || part === "frame" ? shape[part] : shape[part].unwrap();
  return schema.options;
}

/** The colours of a palette, in the order that they are chosen in. */
export const paletteColors = ["paper", "text", "primary", "secondary", "background", "accent", "header"] as const;

/** Typefaces have the same name in every language. */
export const faceNames = {
  heading: {
    fraunces: "Fraunces",
    bricolage: "Bricolage Grotesque",
    inter: "Inter",
    oswald: "Oswald",
    gloock: "Gloock",
    instrument: "Instrument Serif",
    playfair: "Playfair Display",
    nunito: "Nunito",
    bitter: "Bitter",
  },
  body: {
    inter: "Inter",
    bricolage: "Bricolage Grotesque",
    figtree: "Figtree",
    instrument: "Instrument Sans",
    manrope: "Manrope",
    nunito: "Nunito",
  },
} as const;
