import { z } from "zod";
import { contrast, inkOn, mix } from "./color.ts";

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The look of one site: `Site.theme`. Colours are six-digit hex; everything else follows from these few choices. */
export const themeSchema = z.strictObject({
  palette: z.strictObject({
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
  }),
  fonts: z.strictObject({
    heading: z.enum(["fraunces", "bricolage", "inter"]),
    body: z.enum(["inter", "bricolage"]),
  }),
  /** How round corners are. */
  radius: z.enum(["none", "small", "medium", "large"]),
  /** `inset` keeps large pictures within the page's margins, `bleed` lets them run to the edge. */
  frame: z.enum(["inset", "bleed"]),
});
export type Theme = z.infer<typeof themeSchema>;

/** Warm paper, deep ink green, a serif with a soft optical size: quiet and precise. */
export const opticianTheme: Theme = {
  palette: {
    primary: "#1f3d36",
    secondary: "#e9d8c4",
    background: "#f1eadf",
    header: "#fffdf9",
    paper: "#fbf8f3",
    text: "#1d2623",
    accent: "#9c4a24",
  },
  fonts: { heading: "fraunces", body: "inter" },
  radius: "large",
  frame: "inset",
};

/** Strong green and signal yellow, heavy grotesque, pictures to the edge: a city as a sports ground. */
export const urbanGolfTheme: Theme = {
  palette: {
    primary: "#0a6640",
    secondary: "#f8e23c",
    background: "#e3eede",
    header: "#0c1a13",
    paper: "#fbfdf8",
    text: "#0c1a13",
    accent: "#0a6640",
  },
  fonts: { heading: "bricolage", body: "bricolage" },
  radius: "small",
  frame: "bleed",
};

/**
 * Visitors get the cuts of `fonts.ts`, editors the whole typefaces; the faces of `fallback-fonts.css` stand in until one
 * of them has come.
 */
const headingFamilies = {
  fraunces:
    '"Fraunces Heading", "Fraunces Variable", "Fraunces Heading Fallback", "Fraunces Heading Fallback Times", Georgia, serif',
  bricolage: '"Bricolage Heading", "Bricolage Grotesque Variable", "Bricolage Heading Fallback", Arial, sans-serif',
  inter: '"Inter Heading", "Inter Variable", "Inter Heading Fallback", Arial, sans-serif',
} as const;
const bodyFamilies = {
  bricolage: '"Bricolage Text", "Bricolage Grotesque Variable", "Bricolage Text Fallback", Arial, sans-serif',
  inter: '"Inter Text", "Inter Variable", "Inter Text Fallback", Arial, sans-serif',
} as const;

const headings = {
  fraunces: { weight: "380", tracking: "-0.022em", leading: "1.06", scale: "1.04", kicker: "none" },
  bricolage: { weight: "760", tracking: "-0.035em", leading: "0.98", scale: "1.12", kicker: "uppercase" },
  inter: { weight: "640", tracking: "-0.03em", leading: "1.05", scale: "1", kicker: "none" },
} as const;

const radii = { none: "0rem", small: "0.5rem", medium: "1rem", large: "1.75rem" } as const;
const buttonRadii = { none: "0rem", small: "0.375rem", medium: "0.75rem", large: "999px" } as const;

/** The CSS custom properties that turn a theme into a look; they belong on the site's root element. */
export function themeVariables(theme: Theme): Record<string, string> {
  const { palette, fonts } = theme;
  const heading = headings[fonts.heading];
  const grounds = {
    paper: palette.paper,
    primary: palette.primary,
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
    "--site-text": palette.text,
    "--site-accent": palette.accent,
    "--site-font-heading": headingFamilies[fonts.heading],
    "--site-font-body": bodyFamilies[fonts.body],
    "--site-heading-weight": heading.weight,
    "--site-heading-tracking": heading.tracking,
    "--site-heading-leading": heading.leading,
    "--site-heading-scale": heading.scale,
    "--site-kicker-case": heading.kicker,
    "--site-kicker-tracking": heading.kicker === "uppercase" ? "0.08em" : "0",
    "--site-radius": radii[theme.radius],
    "--site-button-radius": buttonRadii[theme.radius],
    "--site-frame": theme.frame === "inset" ? "1" : "0",
  };
}

/** A ground and what can be read on it: ink, small marks and links, the primary colour as text, a button. */
function groundVariables(name: string, ground: string, { palette }: Theme): Record<string, string> {
  const ink = inkOn(ground, palette.paper, palette.text);
  const readable = (candidates: string[], least: number) =>
    candidates.find((candidate) => contrast(ground, candidate) >= least) ?? ink;
  const button = readable([palette.primary, palette.secondary], 3);
  return {
    [`--site-${name}`]: ground,
    [`--site-on-${name}`]: ink,
    [`--site-mark-on-${name}`]: readable([palette.accent, palette.secondary, palette.primary], 4.5),
    [`--site-primary-on-${name}`]: readable([palette.primary, palette.secondary], 4.5),
    [`--site-button-on-${name}`]: button,
    [`--site-button-ink-on-${name}`]: inkOn(button, palette.paper, palette.text),
  };
}
