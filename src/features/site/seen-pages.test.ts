import { describe, expect, it } from "vitest";
import { testPage, testSite } from "../../../tests/support/test-site.ts";
import { pageByRole, pagesOfCollection, type IndexedPage, type SiteIndex } from "./domain/pages/site-index.ts";
import { frameDigest } from "./frame-digest.ts";
import type { NavigationContainer } from "./schema.ts";
import { noting, seeEveryPage } from "./seen-pages.ts";

const names = ["home", "contact", "member", "other", "linked"] as const;
type Changes = Partial<Record<(typeof names)[number] | "new", Partial<IndexedPage> | null>>;
type SiteParts = Parameters<typeof testSite>[1];

/** A site with `contact` in its navigation and `member` in its collection of services. */
function indexWith(changes: Changes = {}, site: SiteParts = {}): SiteIndex {
  const all = { ...Object.fromEntries(names.map((name) => [name, {}])), ...changes };
  const pages = Object.entries(all).flatMap(([id, change]) =>
    change
      ? testPage(id, { role: id === "home" ? "home" : null, versionId: `${id} 1`, locales: texts(id), ...change })
      : [],
  );
  const entry = { type: "page" as const, label: {}, appearance: "default" as const, disallowedLocales: [] };
  const children = [{ ...entry, id: "entry", pageId: "contact", children: [] }];
  const item = { pageId: "member", groupId: null, archived: false, sortKey: "a" };
  const services = { name: "service" as const, type: "page" as const, label: {}, sortKey: "a", items: { item } };
  const navigation: NavigationContainer[] = [{ id: "main", area: "header", label: {}, children }];
  return testSite(pages, { navigation, collections: { services }, ...site });
}

const texts = (slug: string, name = slug, description = `about ${slug}`) => ({ de: { slug, name, description } });

describe("what stands around every page", () => {
  const same = (changes: Changes, site: SiteParts = {}) =>
    frameDigest(indexWith(changes, site)) === frameDigest(indexWith());

  it("is the same when a page is published anew or for the first time, is described, moved or taken down", () => {
    expect(same({ contact: { versionId: "2", versionNumber: 2, publishedAt: new Date(9) } })).toBe(true);
    expect(same({ other: { locales: texts("moved") } })).toBe(true);
    expect(same({ contact: { locales: texts("contact", "contact", "more") } })).toBe(true);
    expect(same({ new: {}, other: null })).toBe(true);
    expect(same({}, { revision: 7, collections: {} })).toBe(true);
  });

  it("is another when a page of the navigation has another name or address, or is gone", () => {
    expect(same({ contact: { locales: texts("contact", "Kontakt") } })).toBe(false);
    expect(same({ contact: { locales: texts("kontakt", "contact") } })).toBe(false);
    expect(same({ contact: { closedNames: { fr: "Nous" } } })).toBe(false);
    expect(same({ contact: null })).toBe(false);
  });

  it("is another with other settings or looks, and when the claim changes", () => {
    expect(same({}, { name: "Optik AG" })).toBe(false);
    expect(same({}, { theme: null })).toBe(false);
    expect(same({ home: { locales: texts("home", "home", "Wir sehen") } })).toBe(false);
  });
});

describe("a drawing's view of other pages", () => {
  const drawing = (look: (noted: ReturnType<typeof noting>) => void, changes: Changes = {}) => {
    const noted = noting(indexWith(changes), "de");
    look(noted);
    return (later: Changes, site: SiteParts = {}) => noted.seen.holdsFor(indexWith(later, site));
  };

  it("holds for links as long as they lead to the same addresses", () => {
    const holds = drawing(({ pagePath }) => [
      pagePath({ id: "linked" }),
      pagePath({ slug: "home" }),
      pagePath({ id: "new" }),
    ]);
    expect(holds({ linked: { versionId: "2", locales: texts("linked", "Neu") }, other: null })).toBe(true);
    expect(holds({ linked: { locales: texts("away") } })).toBe(false);
    expect(holds({ linked: null })).toBe(false);
    expect(holds({ home: { locales: texts("start") } })).toBe(false);
    expect(holds({ new: {} }), "what leads nowhere may lead somewhere later").toBe(false);
  });

  it("holds for parts of pages as long as their versions are the same and open to all", () => {
    const holds = drawing(({ index }) => pagesOfCollection(index, { name: "service" }));
    expect(holds({ other: { versionId: "2" }, new: {} })).toBe(true);
    expect(holds({ member: { versionId: "2" } })).toBe(false);
    expect(holds({ member: { isProtected: true } })).toBe(false);
    expect(holds({ member: null })).toBe(false);
    expect(holds({}, { collections: {} })).toBe(false);
  });

  it("does not mind an item that visitors do not find, until they do", () => {
    const holds = drawing(({ index }) => pagesOfCollection(index, { name: "service" }), { member: null });
    expect(holds({ member: null }, { collections: indexWith().collections })).toBe(true);
    expect(holds({})).toBe(false);
  });

  it("holds for the page of a role as long as the same page has it, in the same version", () => {
    const holds = drawing(({ index }) => pageByRole(index, "contact"), { contact: { role: "contact" } });
    const contact = { role: "contact" } as const;
    expect(holds({ contact, other: { versionId: "2" }, new: {} })).toBe(true);
    expect(holds({ contact: { ...contact, versionId: "2" } })).toBe(false);
    expect(holds({ contact: { ...contact, isProtected: true } })).toBe(false);
    expect(holds({ new: contact })).toBe(false);
    expect(holds({})).toBe(false);
    const none = drawing(({ index }) => pageByRole(index, "search"));
    expect(none({ other: { versionId: "2" } })).toBe(true);
    expect(none({ new: { role: "search" } }), "nobody had it").toBe(false);
  });

  it("holds for none but the same pages where any page may bring something, or all were gone through", () => {
    for (const holds of [
      drawing(({ index }) => seeEveryPage(index)),
      drawing(({ index }) => [...index.pages.values()]),
    ]) {
      expect(holds({})).toBe(true);
      expect(holds({ new: {} })).toBe(false);
      expect(holds({ other: { versionId: "2" } })).toBe(false);
    }
  });
});
