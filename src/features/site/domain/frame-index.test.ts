import { describe, expect, it } from "vitest";
import type { MediaRef } from "~/features/media/schema.ts";
import { opticianTheme, themePresets } from "~/features/blocks/theme-presets.ts";
import { defaultSettings, siteSettingsSchema, type NavigationContainer } from "../schema.ts";
import { frameIndexOf, withLook } from "./frame-index.ts";
import { legalLinks } from "./footer.ts";
import { navigationLinks } from "./navigation.ts";
import { buildSiteIndex, pageByRole, type IndexedPage } from "./site-index.ts";

const page = (id: string, slug: string, role: IndexedPage["role"] = null): IndexedPage => ({
  id,
  role,
  collection: null,
  versionId: id,
  versionNumber: 1,
  publishedAt: new Date(0),
  isProtected: false,
  sortKey: "a0",
  options: {},
  locales: { de: { slug, name: id, description: "" } },
});
type Entry = NavigationContainer["children"][number];
const entry = (pageId: string, children: Entry[] = []): Entry => ({
  id: pageId,
  type: "page",
  pageId,
  label: {},
  appearance: "default",
  disallowedLocales: [],
  children,
});
const own = { id: "own" } as MediaRef;
const second = { id: "second" } as MediaRef;

const index = buildSiteIndex(
  {
    id: "site",
    key: "optik",
    name: "Optik",
    locales: ["de"],
    isHealthOpticsMember: false,
    revision: 1,
    theme: opticianTheme,
    settings: siteSettingsSchema.parse({ footer: { links: { showTerms: true } } }),
    navigation: [{ id: "main", area: "header", label: {}, children: [entry("team", [entry("anna")])] }],
    collections: {},
    primaryHost: null,
    logos: { own, alternative: second, business: null },
    businessName: null,
    icon: null,
    branches: [],
  },
  [
    page("home", "~home", "home"),
    page("team", "team"),
    page("anna", "anna"),
    page("terms", "~terms"),
    page("search", "search", "search"),
    ...Array.from({ length: 50 }, (_, at) => page(`other-${at}`, `other-${at}`)),
  ],
  [],
);

describe("the index of what stands around a page", () => {
  const frame = frameIndexOf(index, "other-7");

  it("leads where the whole one leads", () => {
    const shown = { locale: "de", currentPageId: "other-7" };
    expect(navigationLinks(frame, "header", shown)).toEqual(navigationLinks(index, "header", shown));
    expect(legalLinks(frame, "de", "other-7")).toEqual(legalLinks(index, "de", "other-7"));
    expect(pageByRole(frame, "search")?.id).toBe("search");
  });

  it("holds no page that nothing there leads to, but for the one that is shown", () => {
    expect([...frame.pages.keys()].sort()).toEqual(["anna", "home", "other-7", "search", "team", "terms"]);
  });

  it("is drawn with settings and look of the moment, the chosen logo among them", () => {
    const settings = siteSettingsSchema.parse({ header: { useAlternativeLogo: true, alternativeLogoMediaId: null } });
    const drawn = withLook(frame, { settings, theme: themePresets.kids }, () => null);
    expect([drawn.theme, drawn.logo]).toEqual([themePresets.kids, null]);
    expect(withLook(frame, { settings: defaultSettings, theme: opticianTheme }, () => own).logo).toBe(own);
  });
});
