import { toSlug } from "~/features/page/domain/to-slug.ts";
import { destinationOf, pathOf } from "~/features/site/domain/pages/addresses.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";

/** The address that somebody meant who wrote it as a name, as on a leaflet (`/de/Über-uns`); null where no page has it. Pure. */
export function meantAddress(index: SiteIndex, segments: readonly string[]): string | null {
  const meant = segments.map(toSlug);
  if (meant.every((segment, at) => segment === segments[at])) return null;
  const destination = destinationOf(index, meant);
  if (destination.type === "redirect") return destination.location;
  return destination.type === "page" || destination.type === "search" ? pathOf(meant) : null;
}
