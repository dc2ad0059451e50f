import { z } from "zod";
import { darker, inkOn, mix } from "./color.ts";

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The look of one site: `Site.theme`. Colours are six-digit hex; everything else follows from these few choices. */
export const themeSchema = z.strictObject({
  palette: z.strictObject({
    primary: colorSchema,
    secondary: colorSchema,
    /** The paper that the page is printed on. */
    background: colorSchema,
    header: colorSchema,
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
    background: "#f3eee5",
    header: "#fbf8f3",
    text: "#1d2623",
    accent: "#a4532c",
  },
  fonts: { heading: "fraunces", body: "inter" },
  radius: "large",
  frame: "inset",
};

/** Strong green and signal yellow, heavy grotesque, pictures to the edge: a city as a sports ground. */
export const urbanGolfTheme: Theme = {
  palette: {
    primary: "#0b5d3b",
    secondary: "#f6e23f",
    background: "#e7efe4",
    header: "#ffffff",
    text: "#0c1a13",
    accent: "#0b5d3b",
  },
  fonts: { heading: "bricolage", body: "bricolage" },
  radius: "small",
  frame: "bleed",
};

export const defaultTheme: Theme = opticianTheme;

const families = {
  fraunces: '"Fraunces Variable", "Fraunces Fallback", Georgia, serif',
  bricolage: '"Bricolage Grotesque Variable", "Bricolage Fallback", Arial, sans-serif',
  inter: '"Inter Variable", "Inter Fallback", Arial, sans-serif',
} as const;

const headings = {
  fraunces: { weight: "380", tracking: "-0.022em", leading: "1.06", scale: "1.04", kicker: "none" },
  bricolage: { weight: "760", tracking: "-0.035em", leading: "0.98", scale: "1.12", kicker: "uppercase" },
  inter: { weight: "640", tracking: "-0.03em", leading: "1.05", scale: "1", kicker: "none" },
} as const;

const radii = { none: "0rem", small: "0.375rem", medium: "0.75rem", large: "1.5rem" } as const;

/** The CSS custom properties that turn a theme into a look; they belong on the site's root element. */
export function themeVariables(theme: Theme): Record<string, string> {
  const { palette, fonts } = theme;
  const heading = headings[fonts.heading];
  return {
    "--site-primary": palette.primary,
    "--site-on-primary": inkOn(palette.primary, palette.header, palette.text),
    "--site-primary-strong": darker(palette.primary),
    "--site-secondary": palette.secondary,
    "--site-on-secondary": inkOn(palette.secondary, palette.header, palette.text),
    "--site-background": palette.background,
    "--site-on-background": inkOn(palette.background, palette.header, palette.text),
    "--site-header": palette.header,
    "--site-on-header": inkOn(palette.header, palette.background, palette.text),
    "--site-text": palette.text,
    "--site-accent": palette.accent,
    "--site-on-accent": inkOn(palette.accent, palette.header, palette.text),
    "--site-shadow": mix(palette.text, palette.primary, 0.5),
    "--site-font-heading": families[fonts.heading],
    "--site-font-body": families[fonts.body],
    "--site-heading-weight": heading.weight,
    "--site-heading-tracking": heading.tracking,
    "--site-heading-leading": heading.leading,
    "--site-heading-scale": heading.scale,
    "--site-kicker-case": heading.kicker,
    "--site-radius": radii[theme.radius],
    "--site-frame": theme.frame === "inset" ? "1" : "0",
  };
}
