import { defaultSettings } from "~/features/site/schema.ts";
import {
  buildSiteIndex,
  type IndexedPage,
  type IndexedRedirect,
  type SiteIndex,
} from "~/features/site/domain/pages/site-index.ts";

/** A published page, under its id as its German address unless it says otherwise. */
export function testPage(id: string, more: Partial<IndexedPage> = {}): IndexedPage {
  return {
    id,
    role: null,
    collection: null,
    versionId: `v-${id}`,
    versionNumber: 1,
    publishedAt: new Date(0),
    isProtected: false,
    sortKey: "a0",
    options: {},
    locales: { de: { slug: id, name: id, description: "" } },
    ...more,
  };
}

/** The index of a site in German and French of these pages, with nothing set. */
export function testSite(
  pages: readonly IndexedPage[],
  { redirects = [], ...more }: Partial<Omit<SiteIndex, "pages" | "redirects">> & { redirects?: IndexedRedirect[] } = {},
): SiteIndex {
  return buildSiteIndex(
    {
      id: "site",
      key: "optik",
      name: "Optik",
      locales: ["de", "fr"],
      isHealthOpticsMember: false,
      timeZone: "Europe/Zurich",
      revision: 1,
      mediaChanges: 0,
      theme: {},
      settings: defaultSettings,
      navigation: [],
      collections: {},
      primaryHost: null,
      logos: { own: null, alternative: null, business: null },
      businessName: null,
      icon: null,
      branches: [],
      ...more,
    },
    pages,
    redirects,
  );
}
