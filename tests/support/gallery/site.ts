import type { Theme } from "~/features/blocks/theme/theme.ts";
import { buildSiteIndex, type IndexedPage, type SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { siteSettingsSchema } from "~/features/site/schema.ts";
import { branchData } from "~/features/directory/branch-data.ts";
import { testBranch } from "../test-branch.ts";

/** A Monday before Christmas. */
export const galleryNow = new Date("2026-11-23T09:00Z");

const names = { home: "Start", services: "Leistungen", team: "Team", contact: "Kontakt" };

/** A site with a navigation and a branch, for what stands around the sections. */
export function gallerySite(theme: Theme): SiteIndex {
  return buildSiteIndex(
    {
      id: "site",
      key: "gallery",
      name: "Haus am Lindenplatz",
      locales: ["de", "fr"],
      isHealthOpticsMember: false,
      timeZone: "Europe/Zurich",
      revision: 1,
      mediaChanges: 0,
      theme,
      settings: siteSettingsSchema.parse({}),
      navigation: [
        {
          id: "main",
          area: "header",
          label: {},
          children: Object.entries(names).map(([pageId, label]) => ({
            id: pageId,
            type: "page" as const,
            pageId,
            label: { de: label },
            appearance: pageId === "contact" ? ("button" as const) : ("default" as const),
            disallowedLocales: [],
            children: [],
          })),
        },
      ],
      collections: {},
      primaryHost: null,
      logos: { own: null, alternative: null, business: null },
      businessName: null,
      icon: null,
      branches: [galleryBranch("Altstadt", "12", "09:00")],
    },
    Object.entries(names).map(([id, name]) => page(id, name)),
    [],
  );
}

/** What sections about branches find in `ViewContext.data`: three branches as they stand when the gallery is drawn. */
export const galleryBranches = [
  galleryBranch("Altstadt", "12", "09:00"),
  galleryBranch("Neumarkt", "3", "10:00"),
  galleryBranch("Am langen Platz hinter dem Bahnhof", "140", "08:30"),
].map((branch) => branchData(branch, galleryNow));

function galleryBranch(name: string, streetNumber: string, opens: string) {
  const place = { street: "Musterweg", streetNumber, zip: "8400", city: "Winterthur", lat: 47.5, lng: 8.72 };
  return testBranch(name, { week: [opens, "18:30"], ...place, phone: "052 000 00 01" });
}

function page(id: string, name: string): IndexedPage {
  const own = { slug: id === "home" ? "~home" : id, name, description: "Alles, was Sie brauchen, an einem Ort." };
  return {
    id,
    role: id === "home" || id === "contact" ? id : null,
    collection: null,
    versionId: id,
    versionNumber: 1,
    publishedAt: new Date(0),
    isProtected: false,
    sortKey: id,
    options: {},
    locales: { de: own, ...(id === "home" && { fr: own }) },
  };
}
