import { createHash } from "node:crypto";
import { z } from "zod";
import { themePresets, type PresetName } from "~/features/blocks/theme/theme-presets.ts";
import type { Palette } from "~/features/blocks/theme/theme.ts";
import { drawing } from "./drawing.ts";

const mostPixels = 4_000;
const recipeSchema = z.object({
  trade: z.enum(Object.keys(themePresets) as [PresetName, ...PresetName[]]),
  seed: z.string().max(500),
  name: z.string().max(100),
  nth: z.int().min(0),
  width: z.int().min(1).max(mostPixels),
  height: z.int().min(1).max(mostPixels),
  isCutOut: z.boolean().optional(),
  /** The colour of the palette that lies beside it. */
  swatch: z.string().optional(),
  subject: z.enum(["left", "right", "above"]).optional(),
});

/** All that a picture of a new site is drawn from, but for the colours. */
export type Recipe = z.infer<typeof recipeSchema>;

/** The picture in these colours, as SVG. Pure. */
export function drawnAs({ swatch, ...recipe }: Recipe, palette: Palette): string {
  return drawing({ ...recipe, palette, beside: palette[swatch as keyof Palette] });
}

const mark = / data-recipe="([\w-]+)\.(\w+)"/;

/** The drawing with what it was drawn from in it. Pure. */
export function withRecipe(svg: string, recipe: Recipe): string {
  const said = Buffer.from(JSON.stringify(recipe)).toString("base64url");
  return svg.replace("<svg", `<svg data-recipe="${said}.${digestOf(svg)}"`);
}

/** What a drawing was drawn from; null for one that was not made here, or that somebody has changed since. Pure. */
export function recipeIn(svg: string): Recipe | null {
  const [found, said = "", digest] = mark.exec(svg) ?? [];
  if (found === undefined || digestOf(svg.replace(found, "")) !== digest) return null;
  try {
    return recipeSchema.parse(JSON.parse(Buffer.from(said, "base64url").toString("utf8")));
  } catch {
    return null; // somebody else's mark
  }
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);
