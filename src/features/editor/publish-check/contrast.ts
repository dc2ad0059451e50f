import { paletteFaults } from "~/features/blocks/theme/contrast-guard.ts";
import type { Palette } from "~/features/blocks/theme/theme.ts";
import type { PublishFinding } from "./finding.ts";

/**
 * Colours of the site that are hard to tell from their ground, by their names in the palette; how far the second ground
 * stands off from the first is a matter of taste, unlike the words on it.
 */
export function contrastFindings(palette: Palette): PublishFinding[] {
  return paletteFaults(palette)
    .filter(({ color, least }) => color !== "background" || least > 3)
    .map(({ color }) => ({
      type: "lowContrast",
      place: { type: "color", color },
      text: color,
      locales: [],
    }));
}
