import type { smallWidths } from "~/features/media/domain/variant-widths.ts";
import { themeOf } from "../theme.ts";
import type { SiteIndex } from "../pages/site-index.ts";

/** Twice what a tab shows, and kept for every picture that is larger. */
const shownWidth: (typeof smallWidths)[number] = 64;

/** What the head of every page names as the site's icon: its own picture, a square logo, or the drawn letter. Pure. */
export function siteIcons({ icon, logo }: Pick<SiteIndex, "icon" | "logo">) {
  const picture = icon ?? (logo && Math.abs(logo.width / logo.height - 1) < 0.25 ? logo : null);
  if (picture?.mimeType === "image/svg+xml" && picture.original)
    return { icon: { url: `${picture.publicUrl}/${picture.original}`, type: picture.mimeType } };
  const width = picture?.widths[0] && Math.min(picture.widths[0], shownWidth);
  return { icon: width ? { url: `${picture.publicUrl}/${width}.webp`, type: "image/webp" } : "/favicon.svg" };
}

/** The site's icon when it has none of its own: its first letter on its own colour, as SVG. */
export function siteIcon(index: Pick<SiteIndex, "name" | "theme">): string {
  const { palette, radius } = themeOf(index.theme);
  const letter = [...index.name.replace(/[^\p{L}\p{N}]/gu, "")][0]?.toUpperCase() ?? "·";
  const corner = { none: 0, small: 10, medium: 18, large: 32 }[radius];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${palette.primary}"/><text x="32" y="45" font-family="Georgia,serif" font-size="38" font-weight="700" text-anchor="middle" fill="${palette.secondary}">${letter}</text></svg>`;
}
