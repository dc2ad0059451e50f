import type { MediaRef } from "~/features/media/schema.ts";
import type { SiteDocument } from "../document-schema.ts";
import type { NavigationItem } from "../schema.ts";
import { buildSiteIndex, type IndexedPage, type SiteIndex } from "./site-index.ts";

const systemPages: ReadonlySet<string> = new Set(["~imprint", "~privacy", "~terms"]);

/** The index with the pages alone that header and footer may lead to, and `pageId`: little enough for a browser. Pure. */
export function frameIndexOf(index: SiteIndex, pageId: string): SiteIndex {
  const named = new Set([pageId, ...index.navigation.flatMap(({ children }) => children.flatMap(idsOf))]);
  const isOfFrame = ({ id, role, locales }: IndexedPage) =>
    named.has(id) || role !== null || Object.values(locales).some((texts) => systemPages.has(texts?.slug ?? ""));
  return buildSiteIndex({ ...index, collections: {} }, [...index.pages.values()].filter(isOfFrame), []);
}

/** The index as header and footer are to be drawn while settings and look are being changed. Pure. */
export function withLook(
  index: SiteIndex,
  { settings, theme }: Pick<SiteDocument, "settings" | "theme">,
  mediumOf: (id: string | null) => MediaRef | null,
): SiteIndex {
  const { logoMediaId, alternativeLogoMediaId } = settings.header;
  const logos = {
    own: mediumOf(logoMediaId),
    alternative: mediumOf(alternativeLogoMediaId),
    business: index.logos.business,
  };
  return buildSiteIndex({ ...index, settings, theme, logos }, [...index.pages.values()], []);
}

function idsOf({ pageId, children }: Pick<NavigationItem, "pageId" | "children">): string[] {
  return [pageId, ...children.map((child) => child.pageId)];
}
