import { useEffect } from "react";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { useOpenSite, useSitePart } from "./site-context.tsx";
import { useSurroundings } from "./surroundings.tsx";

/** The site's document for a panel that changes settings, look or navigation, which then show around the page; null until it came. */
export function useSiteDocument(): SiteDocument | null {
  const { goLive } = useSurroundings();
  useOpenSite();
  useEffect(goLive, [goLive]);
  return useSitePart((state) => state.document);
}
