import { z } from "zod";
import { contrast, inkOn, mix } from "./color.ts";
import { headingLook } from "./heading-look.ts";
import { bodyFaces, headingFaces } from "./theme-faces.ts";

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i);
const namesOf = <Name extends string>(faces: Record<Name, unknown>) => z.enum(Object.keys(faces) as [Name, ...Name[]]);

const paletteSchema = z.strictObject({
  primary: colorSchema,
  secondary: colorSchema,
  /** The second ground, for sections that stand off from the page. */
  background: colorSchema,
  header: colorSchema,
  /** What the page is printed on. */
  paper: colorSchema,
  text: colorSchema,
  /** Links, small marks and focus rings on the paper. */
  accent: colorSchema,
});

/** The look of one site: `Site.theme`. Colours are six-digit hex; everything else follows from these few choices. */
export const themeSchema = z.strictObject({
  palette: paletteSchema,
  /** The colours for visitors whose device asks for dark ones; null where they get those of the others. */
  dark: paletteSchema.nullable().default(null),
  fonts: z.strictObject({
    heading: namesOf(headingFaces),
    body: namesOf(bodyFaces),
  }),
  /** How round corners are. */
  radius: z.enum(["none", "small", "medium", "large"]),
  /** `inset` keeps large pictures within the page's margins, `bleed` lets them run to the edge. */
  frame: z.enum(["inset", "bleed"]),
  /** How much room is between things. */
  density: z.enum(["airy", "regular", "compact"]).default("airy"),
  /** How large titles are beside the text. */
  scale: z.enum(["calm", "regular", "bold"]).default("regular"),
  headingCase: z.enum(["plain", "upper"]).default("plain"),
  /** How heavy the strokes of titles are; a typeface of one weight alone keeps it. */
  headingWeight: z.enum(["light", "regular", "bold"]).default("regular"),
  /** How far the letters of titles stand apart. */
  headingTracking: z.enum(["tight", "regular", "wide"]).default("regular"),
  /** Where titles stand that their section leaves at the left. */
  headingAlign: z.enum(["start", "center"]).default("start"),
  /** What the page is printed on: plain paper, paper with a breath of the second ground, or a fine pattern. */
  ground: z.enum(["flat", "tint", "pattern"]).default("flat"),
  /** How much moves by itself and under the pointer. Who asks for less motion gets none. */
  motion: z.enum(["none", "calm", "lively"]).default("calm"),
  /** Lines between sections, or a short bar above their titles. */
  rule: z.enum(["none", "hair", "bold"]).default("none"),
  /** The small line above a title. */
  kicker: z.enum(["plain", "caps", "numbered", "pill"]).default("plain"),
  card: z.enum(["plain", "outlined", "filled", "overlay"]).default("plain"),
  button: z.enum(["solid", "outline", "underline", "block"]).default("solid"),
  /** The shape of pictures on cards and beside texts. */
  image: z.enum(["rounded", "square", "arch", "circle", "cutOut"]).default("rounded"),
  /** An `overlay` lies on the first picture of every page that does not say otherwise. */
  header: z.enum(["bar", "split", "card", "centred", "overlay"]).default("bar"),
  footer: z.enum(["columns", "bigName", "minimal"]).default("columns"),
});
export type Theme = z.infer<typeof themeSchema>;
export type Palette = Theme["palette"];

const radii = { none: "0rem", small: "0.5rem", medium: "1rem", large: "1.75rem" } as const;
const densities = { airy: "1", regular: "0.8", compact: "0.62" } as const;
const scales = { calm: 0.86, regular: 1, bold: 1.14 } as const;
const buttonRadii = { none: "0rem", small: "0.375rem", medium: "0.75rem", large: "999px" } as const;

/**
 * The CSS custom properties that turn a theme into a look; they belong on the site's root element. By night a section
 * in the first colour is deeper than the colour itself, which buttons and signs keep.
 */
export function themeVariables(theme: Theme, time: "day" | "night" = "day"): Record<string, string> {
  const { palette, fonts } = theme;
  const heading = headingLook(theme);
  const hasCaps = theme.kicker === "caps";
  const panel = time === "night" ? nightPanel(palette) : palette.primary;
  const grounds = {
    paper: palette.paper,
    primary: panel,
    secondary: palette.secondary,
    background: palette.background,
    header: palette.header,
    /** The shade under text that stands straight on a picture. */
    scrim: mix(palette.primary, "#000000", 0.35),
  };
  return {
    ...Object.fromEntries(
      Object.entries(grounds).flatMap(([name, ground]) => Object.entries(groundVariables(name, ground, theme))),
    ),
    "--site-primary": palette.primary,
    ...(panel === palette.primary ? {} : { "--site-panel": panel }),
    "--site-text": palette.text,
    "--site-accent": palette.accent,
    ...(theme.ground === "tint" ? { "--site-tint": tintOf(palette) } : {}),
    "--site-font-heading": heading.family,
    "--site-font-body": bodyFaces[fonts.body].family,
    "--site-heading-weight": heading.weight,
    "--site-heading-tracking": heading.tracking,
    "--site-heading-leading": heading.leading,
    "--site-heading-letter": String(heading.letter),
    "--site-heading-scale": String(Math.round(heading.scale * scales[theme.scale] * 100) / 100),
    "--site-heading-case": theme.headingCase === "upper" ? "uppercase" : "none",
    "--site-kicker-case": hasCaps ? "uppercase" : "none",
    "--site-kicker-tracking": hasCaps ? "0.08em" : "0",
    "--site-radius": radii[theme.radius],
    "--site-button-radius": buttonRadii[theme.radius],
    "--site-frame": theme.frame === "inset" ? "1" : "0",
    "--site-density": densities[theme.density],
  };
}

/** What style sheets choose a look by; it stands beside the properties on the site's root element. */
export function themeAttributes(theme: Theme): Record<`data-look-${string}`, string> {
  const { headingAlign, ground, motion, rule, kicker, card, button, image, header, footer } = theme;
  return {
    "data-look-align": headingAlign,
    "data-look-ground": ground,
    "data-look-motion": motion,
    "data-look-rule": rule,
    "data-look-kicker": kicker,
    "data-look-card": card,
    "data-look-button": button,
    "data-look-image": image,
    "data-look-header": header,
    "data-look-footer": footer,
  };
}

/** The first colour as a large area that does not glare by night; where its ink would change with it, the colour itself. */
function nightPanel({ primary, paper, text }: Palette): string {
  const panel = mix(primary, paper, 0.6);
  return inkOn(panel, paper, text) === inkOn(primary, paper, text) ? panel : primary;
}

/** As much of the second ground on the paper as leaves text and links on it readable. */
function tintOf({ paper, background, text, accent }: Palette): string {
  const isReadable = (tint: string) =>
    [text, accent].every((ink) => contrast(tint, ink) >= Math.min(4.5, contrast(paper, ink)));
  return [0.7, 0.5, 0.3, 0.15].map((share) => mix(background, paper, share)).find(isReadable) ?? paper;
}

/** A ground and what can be read on it: ink, small marks and links, the primary colour as text, a button. */
function groundVariables(name: string, ground: string, { palette, card }: Theme): Record<string, string> {
  const ink = inkOn(ground, palette.paper, palette.text);
  // Filled cards lay a little ink over it (looks.css).
  const grounds = card === "filled" ? [ground, mix(ink, ground, 0.07)] : [ground];
  const readable = (candidates: string[], least: number) =>
    candidates.find((candidate) => grounds.every((each) => contrast(each, candidate) >= least)) ?? ink;
  const button = readable([palette.primary, palette.secondary], 3);
  return {
    [`--site-${name}`]: ground,
    [`--site-on-${name}`]: ink,
    [`--site-mark-on-${name}`]: readable([palette.accent, palette.secondary, palette.primary], 4.5),
    [`--site-primary-on-${name}`]: readable([palette.primary, palette.secondary], 4.5),
    [`--site-button-on-${name}`]: button,
    [`--site-button-ink-on-${name}`]: inkOn(button, palette.paper, palette.text),
    ...mutedShare(name, { ground, ink }),
  };
}

/** How much of the ink a quieter text keeps where three quarters would be too little to read (tokens.css). */
function mutedShare(name: string, { ground, ink }: { ground: string; ink: string }): Record<string, string> {
  const shares = [0.76, 0.84, 0.92, 1];
  const isReadable = (share: number) => contrast(ground, mix(ink, ground, share)) >= 4.8;
  const share = shares.find(isReadable) ?? 1;
  return share === shares[0] ? {} : { [`--site-muted-on-${name}`]: `${share * 100}%` };
}
