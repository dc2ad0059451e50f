import { contrast, mix } from "~/features/blocks/theme/color.ts";
import type { Theme } from "~/features/blocks/theme/theme.ts";
import type { SiteSettings } from "../../schema.ts";

interface Overlay {
  shape: "triangle" | "bubble" | null;
  /** The ground's colours from the top of the page to its end; null where the paper stays as it is. */
  gradient: { from: string; to: string } | null;
}

type Appearance = Pick<SiteSettings["appearance"], "triangle" | "bubble" | "gradient">;
type Swatch = SiteSettings["appearance"]["gradient"]["from"];

/** What decorates the ground of every page; null where nothing does. Pure. */
export function overlayOf({ triangle, bubble, gradient }: Appearance, theme: Theme): Overlay | null {
  const shape = triangle ? "triangle" : bubble ? "bubble" : null;
  if (!shape && !gradient.enabled) return null;
  const { from, to } = gradient;
  return { shape, gradient: gradient.enabled ? { from: groundOf(from, theme), to: groundOf(to, theme) } : null };
}

/** Shares of a colour in the paper, the strongest first. */
const shares = [1, 0.85, 0.7, 0.55, 0.42, 0.32, 0.24, 0.17, 0.11, 0.06];

/**
 * A colour of the palette as a ground for text: as much of it in the paper as leaves running text at 7 : 1 and links and
 * small marks at 4.5 : 1, as far as they have that on the paper itself.
 */
export function groundOf(swatch: Swatch, { palette }: Theme): string {
  const { paper, text, accent } = palette;
  if (swatch === "transparent") return paper;
  const keeps = (ground: string, ink: string, least: number) =>
    contrast(ground, ink) >= Math.min(least, contrast(paper, ink));
  const isReadable = (ground: string) => keeps(ground, text, 7) && keeps(ground, accent, 4.5);
  const grounds = shares.map((share) => mix(palette[swatch], paper, share));
  return grounds.find(isReadable) ?? paper;
}
