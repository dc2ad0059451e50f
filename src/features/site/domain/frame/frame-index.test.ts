import { describe, expect, it } from "vitest";
import { testPage, testSite } from "../../../../../tests/support/test-site.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { opticianTheme, themePresets } from "~/features/blocks/theme/theme-presets.ts";
import type { PageEntry } from "../../document-schema.ts";
import { defaultSettings, siteSettingsSchema, type NavigationContainer } from "../../schema.ts";
import { frameIndexOf, withChanges, withUnpublished } from "./frame-index.ts";
import { legalLinks } from "./footer.ts";
import { navigationLinks } from "../navigation/navigation.ts";
import { navigationParts } from "../navigation/navigation-tree.ts";
import { pageByRole, type IndexedPage } from "../pages/site-index.ts";

const page = (id: string, slug: string, role: IndexedPage["role"] = null) =>
  testPage(id, { role, locales: { de: { slug, name: id, description: "" } } });
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

const index = testSite(
  [
    page("home", "~home", "home"),
    page("team", "team"),
    page("anna", "anna"),
    page("terms", "~terms"),
    page("search", "search", "search"),
    ...Array.from({ length: 50 }, (_, at) => page(`other-${at}`, `other-${at}`)),
  ],
  {
    locales: ["de"],
    theme: opticianTheme,
    settings: siteSettingsSchema.parse({ footer: { links: { showTerms: true } } }),
    navigation: [{ id: "main", area: "header", label: {}, children: [entry("team", [entry("anna")])] }],
    logos: { own, alternative: second, business: null },
  },
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

  const entryOf = ({ id, role, collection, locales }: IndexedPage): PageEntry => ({
    name: id,
    names: { de: `${id}, as edited` },
    role,
    collection,
    slugs: { de: locales["de"]?.slug },
  });
  const document = {
    settings: defaultSettings,
    theme: opticianTheme,
    navigation: navigationParts(index.navigation, { containers: {}, entries: {} }, "de"),
    pages: Object.fromEntries([...index.pages.values()].map((each) => [each.id, entryOf(each)])),
  };
  it("leads an editor to the pages that there will be, as long as none is published", () => {
    const before = { ...testSite([], { locales: ["de"] }), navigation: index.navigation };
    const links = (of: typeof index) =>
      navigationLinks(of, "header", { locale: "de", currentPageId: null }).map(({ label, href }) => `${label} ${href}`);
    expect(links(before)).toEqual([]);
    expect(links(withUnpublished(before, document.pages))).toEqual(["team, as edited /de/team"]);
    expect(withUnpublished(index, {})).toBe(index);
  });

  const changes = { mediumOf: () => null, isFound: () => true };

  it("is drawn with settings and look of the moment, the chosen logo among them", () => {
    const settings = siteSettingsSchema.parse({ header: { useAlternativeLogo: true, alternativeLogoMediaId: null } });
    const drawn = withChanges(frame, { ...document, settings, theme: themePresets.kids }, changes);
    expect([drawn.theme, drawn.logo]).toEqual([themePresets.kids, null]);
    expect(withChanges(frame, document, { ...changes, mediumOf: () => own }).logo).toBe(own);
  });

  describe("with a navigation under change", () => {
    const linksWith = (children: Entry[], given: Partial<typeof changes> & { pages?: typeof document.pages } = {}) => {
      const tree: NavigationContainer[] = [{ id: "main", area: "header", label: {}, children }];
      const navigation = navigationParts(tree, { containers: {}, entries: {} }, "de");
      const drawn = withChanges(frame, { ...document, navigation, ...given }, { ...changes, ...given });
      const links = navigationLinks(drawn, "header", { locale: "de", currentPageId: "team" });
      return links.map(({ label, href }) => `${label} ${href}`);
    };

    it("leads to pages that come in, also to one that the index did not hold", () => {
      expect(linksWith([entry("other-3"), entry("team")])).toEqual(["other-3, as edited /de/other-3", "team /de/team"]);
    });

    it("leads to no page that visitors do not find, and to none that was deleted", () => {
      expect(linksWith([entry("other-3"), entry("team")], { isFound: () => false })).toEqual(["team /de/team"]);
      expect(linksWith([entry("team")], { pages: {} })).toEqual([]);
    });
  });
});
