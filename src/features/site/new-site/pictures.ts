import { themePresets, type PresetName } from "~/features/blocks/theme/theme-presets.ts";
import type { Theme } from "~/features/blocks/theme/theme.ts";
import type { FocalPoint } from "~/features/media/schema.ts";
import type { Layout, LayoutSection } from "../layouts/layout.ts";
import type { Drawing } from "./domain/drawing.ts";
import { drawnAs, type Recipe } from "./domain/recipe.ts";

export interface PictureFormat {
  width: number;
  height: number;
  /** On transparent ground. */
  isCutOut?: boolean;
  /** The colour of the palette that its section has, or the panel on it. */
  swatch?: string;
  /** The side that no words cover. */
  subject?: Drawing["subject"];
}

/** What the formats of its pictures follow from. */
type Shape = Pick<Theme, "image" | "card">;
type Options = NonNullable<LayoutSection["options"]>;

/** Every picture that these layouts show, by its name, in the format in which its section shows it in such a look. */
export function pictureFormats(layouts: readonly Layout[], shape: Shape): Record<string, PictureFormat> {
  return Object.fromEntries(
    layouts
      .flat()
      .flatMap((section) => [
        ...(section.image ? [[section.image, withSwatch(section, sectionFormat(section, shape))] as const] : []),
        ...(section.cardParts ?? []).flatMap(({ image }) =>
          image ? [[image, withSwatch(section, cardFormat(section, shape))] as const] : [],
        ),
      ]),
  );
}

function withSwatch({ options = {} }: LayoutSection, format: PictureFormat): PictureFormat {
  const color = options["color"];
  return typeof color === "string" ? { ...format, swatch: color } : format;
}

/** A picture that stands in a section itself: as wide as its arrangement, and high enough for phones. */
function sectionFormat({ kind, options = {} }: LayoutSection, { image: shape }: Shape): PictureFormat {
  const isCutOut = shape === "cutOut";
  switch (kind) {
    case "hero":
      if (options["layout"] === "overlay") return { width: 1920, height: 1280, ...besideWords(options) };
      if (options["layout"] === "stacked") return { width: 1920, height: 800 };
      return shape === "circle" ? { width: 1200, height: 1200 } : { width: 1400, height: 1200 };
    case "cta":
      if (options["arrangement"] === "banner") return { width: 1920, height: 1000, subject: "right" };
      return { width: 1100, height: 1000, isCutOut: isCutOut && options["arrangement"] !== "split" };
    case "contact":
      return { width: 1000, height: 1000, isCutOut };
    case "textOnImage":
      return { width: 1600, height: 1100, ...besideWords(options) };
    default:
      return { width: 1600, height: 1100 };
  }
}

function besideWords({ shiftedAlignment = "default", textPosition = "" }: Options): Pick<PictureFormat, "subject"> {
  if (shiftedAlignment !== "default" || typeof textPosition !== "string") return {};
  return { subject: textPosition.endsWith("Left") ? "right" : "left" };
}

function cardFormat({ options = {} }: LayoutSection, { image, card }: Shape): PictureFormat {
  const isListed = options["arrangement"] === "list";
  const under: Pick<PictureFormat, "subject"> = card === "overlay" && !isListed ? { subject: "above" } : {};
  if (image === "circle") return { width: 800, height: 800, ...under };
  if (image === "arch" || options["imageFormat"] === "portrait") return { width: 800, height: 1000, ...under };
  if (options["arrangement"] === "bento") return { width: 1200, height: 1000, ...under };
  return { width: 800, height: 800, isCutOut: image === "cutOut", ...under };
}

/** What each picture of these layouts is drawn from, but for the colours. */
export function pictureRecipes(
  { trade, preset, name }: { trade: PresetName; preset: PresetName; name: string },
  layouts: readonly Layout[],
): Record<string, Recipe> {
  const recipes = Object.entries(pictureFormats(layouts, themePresets[preset])).map(
    ([picture, format], nth) =>
      [picture, { trade, seed: `${name} ${picture}`, name: picture, nth, ...format }] as const,
  );
  return Object.fromEntries(recipes);
}

/** The drawing of each picture, as SVG. */
export function drawnPictures(
  made: { trade: PresetName; preset: PresetName; name: string },
  layouts: readonly Layout[],
): Record<string, string> {
  const { palette } = themePresets[made.preset];
  const recipes = Object.entries(pictureRecipes(made, layouts));
  return Object.fromEntries(recipes.map(([picture, recipe]) => [picture, drawnAs(recipe, palette)]));
}

/** What every crop of a picture keeps in view. */
export function focalPointOf({ subject }: Pick<PictureFormat, "subject">): FocalPoint {
  return { x: subject === "left" ? 0.1 : subject === "right" ? 0.9 : 0.5, y: 0.5 };
}
