import { paletteFaults } from "~/features/blocks/theme/contrast-guard.ts";
import type { Palette } from "~/features/blocks/theme/theme.ts";
import type { PublishFinding } from "./finding.ts";

/**
 * Colours of the site that are hard to tell from their ground, by their names in the palette; the second ground beside
 * the first is a matter of taste.
 */
export function contrastFindings(palette: Palette): PublishFinding[] {
  return paletteFaults(palette)
    .filter(({ color }) => color !== "background")
    .map(({ color }) => ({
      type: "lowContrast",
      place: { type: "color", color },
      text: color,
      locales: [],
    }));
}
