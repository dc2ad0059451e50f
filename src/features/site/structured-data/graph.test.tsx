import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { testPage, testSite } from "../../../../tests/support/test-site.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import type { IndexedPage } from "../domain/pages/site-index.ts";
import { defaultSettings, siteSettingsSchema } from "../schema.ts";
import { pageGraph } from "./graph.ts";
import { StructuredData } from "./structured-data.tsx";

const pages = {
  home: testPage("home", { role: "home" }),
  services: testPage("leistungen", { locales: { de: { slug: "leistungen", name: "Leistungen", description: "" } } }),
  test: testPage("sehtest", { locales: { de: { slug: "sehtest", name: "Sehtest", description: "" } } }),
  search: testPage("suche", { role: "search" }),
  secret: testPage("intern", { isProtected: true }),
  playing: testPage("spiel", { locales: { de: { slug: "~urban-golf-play", name: "Spiel", description: "" } } }),
};
const entry = (pageId: string, children: ReturnType<typeof leaf>[] = []) => ({ ...leaf(pageId), children });
function leaf(pageId: string) {
  const common = { type: "page" as const, label: {}, appearance: "default" as const, disallowedLocales: [] };
  return { id: `entry-${pageId}`, pageId, ...common, children: [] };
}
const old = testBranch("Altstadt", {
  ...{ street: "Lindengässli", streetNumber: "7", zip: "8400", city: "Winterthur", phone: "+41 52 000 00 01" },
  ...{ lat: 47.4993, lng: 8.7287, week: ["09:00", "18:30"] as [string, string] },
});
old.openingHours.special.push({ date: "2026-12-31", open: "00:30", close: "00:30" });
const other = testBranch("Neumarkt");
const site = {
  navigation: [{ id: "main", area: "header" as const, label: {}, children: [entry("leistungen", [leaf("sehtest")])] }],
  branches: [old, other],
  isHealthOpticsMember: true,
};
const index = testSite(Object.values(pages), site);
const origin = "https://optik.example";
const now = new Date("2026-11-23T12:00:00Z");

type Node = Record<string, unknown> & { "@type": string };
function nodesOf(page: IndexedPage, sections: ResolvedGroup[] = [], of = index): Node[] {
  const graph = pageGraph(of, { page, sections, locale: "de", origin, now }) as { "@graph": Node[] } | null;
  return graph?.["@graph"] ?? [];
}
const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node["@type"] === type);

function group(kind: string, more: Partial<ResolvedGroup> = {}): ResolvedGroup {
  return { id: kind, kind, options: {}, fields: {}, children: [], ...more } as ResolvedGroup;
}
const answer = (text: string): RichTextValue => [{ type: "p", children: [{ text }] }];
const question = (text: string, answered: string) =>
  group("faqCard", {
    fields: {
      question: { type: "text", text, lang: null },
      answer: { type: "richText", value: answer(answered), lang: null },
    } as unknown as ResolvedGroup["fields"],
  });

describe("the shops of a site", () => {
  it("are told of on the home page, each with its address, place and hours", () => {
    const [first, second] = ofType(nodesOf(pages.home), "Optician");
    expect(first).toMatchObject({
      name: "Altstadt",
      url: `${origin}/de`,
      telephone: "+41 52 000 00 01",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Lindengässli 7",
        postalCode: "8400",
        addressLocality: "Winterthur",
        addressRegion: "ZH",
        addressCountry: "CH",
      },
      geo: { "@type": "GeoCoordinates", latitude: 47.4993, longitude: 8.7287 },
    });
    const hours = first?.["openingHoursSpecification"] as Node[];
    expect(hours[0]).toMatchObject({ opens: "09:00", closes: "18:30" });
    expect(hours).toContainEqual(expect.objectContaining({ validFrom: "2026-12-31", opens: "00:00", closes: "00:00" }));
    expect(JSON.stringify(hours)).not.toContain("00:30");
    expect(second).toMatchObject({ name: "Neumarkt" });
    expect(Object.keys(second ?? {}), "what is not known is not told").not.toContain("telephone");
    expect(Object.keys(second ?? {})).not.toContain("openingHoursSpecification");
  });

  it("are told of elsewhere only as far as a section shows them", () => {
    const shown = group("contact", { options: { locations: [other.id, "another site's"] } });
    expect(ofType(nodesOf(pages.services, [shown]), "Optician").map(({ name }) => name)).toEqual(["Neumarkt"]);
    expect(ofType(nodesOf(pages.services), "Optician")).toEqual([]);
    const hours = group("openingHours", { options: { locations: [] } });
    expect(ofType(nodesOf(pages.services, [hours]), "Optician"), "all, where it names none").toHaveLength(2);
  });

  it("are no opticians where the business is none", () => {
    const trade = testSite(Object.values(pages), { ...site, isHealthOpticsMember: false });
    expect(ofType(nodesOf(pages.home, [], trade), "LocalBusiness")).toHaveLength(2);
  });

  it("are what the settings call the business, also where it has no branches", () => {
    const contact = { businessKind: "bakery" };
    const settings = siteSettingsSchema.parse({ ...defaultSettings, contact });
    const bakery = testSite(Object.values(pages), { ...site, settings });
    expect(ofType(nodesOf(pages.home, [], bakery), "Bakery")).toHaveLength(2);
    expect(ofType(nodesOf(pages.home, [], bakery), "Optician")).toEqual([]);
    const footer = { street: "Gasse 1", city: "Elgg", useBusinessDataFromLookUp: false };
    const alone = siteSettingsSchema.parse({ ...defaultSettings, contact, footer });
    const [own] = ofType(nodesOf(pages.home, [], testSite(Object.values(pages), { settings: alone })), "Bakery");
    expect(own?.["address"]).toEqual(expect.objectContaining({ addressLocality: "Elgg", addressCountry: "CH" }));
  });

  it("are one at the site's own address where there are no branches, and none without an address", () => {
    const footer = { street: "Gasse 1", city: "8400 Winterthur", useBusinessDataFromLookUp: false };
    const settings = siteSettingsSchema.parse({ ...defaultSettings, footer });
    const [own] = nodesOf(pages.home, [], testSite(Object.values(pages), { settings })).filter(
      (node) => node["@type"] === "LocalBusiness",
    );
    expect(own).toMatchObject({
      address: { streetAddress: "Gasse 1", postalCode: "8400", addressLocality: "Winterthur" },
    });
    expect(ofType(nodesOf(pages.home, [], testSite(Object.values(pages))), "LocalBusiness")).toEqual([]);
  });

  it("bear no ratings", () => expect(JSON.stringify(nodesOf(pages.home))).not.toMatch(/rating|review/i));
});

it("names the site on its home page, and how to search it where it can be searched", () => {
  expect(ofType(nodesOf(pages.home), "WebSite")).toEqual([
    expect.objectContaining({
      url: `${origin}/de`,
      inLanguage: "de",
      potentialAction: expect.objectContaining({
        target: { "@type": "EntryPoint", urlTemplate: `${origin}/de/suche?searchQuery={search_term_string}` },
      }) as object,
    }),
  ]);
  const [unsearched] = ofType(nodesOf(pages.home, [], testSite([pages.home])), "WebSite");
  expect(unsearched).not.toHaveProperty("potentialAction");
});

it("leads from the home page to a page by way of the navigation", () => {
  const steps = (page: IndexedPage) =>
    ofType(nodesOf(page), "BreadcrumbList").flatMap(({ itemListElement }) =>
      (itemListElement as { position: number; name: string; item: string }[]).map(
        ({ position, name, item }) => `${position} ${name} ${item.replace(origin, "")}`,
      ),
    );
  expect(steps(pages.test)).toEqual(["1 Optik /de", "2 Leistungen /de/leistungen", "3 Sehtest /de/sehtest"]);
  expect(steps(pages.services)).toEqual(["1 Optik /de", "2 Leistungen /de/leistungen"]);
  expect(steps(pages.home)).toEqual([]);
});

it("tells the questions that a page answers, and nothing of those that it leaves open", () => {
  const sections = [group("faq", { children: [question("Wie lange?", "Eine Woche."), question("Warum?", "")] })];
  expect(ofType(nodesOf(pages.services, sections), "FAQPage")).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: [
        { "@type": "Question", name: "Wie lange?", acceptedAnswer: { "@type": "Answer", text: "Eine Woche." } },
      ],
    },
  ]);
});

it.each(["search", "secret", "playing"] as const)("says nothing on a page that is not to be listed: %s", (name) =>
  expect(pageGraph(index, { page: pages[name], sections: [], locale: "de", origin, now })).toBeNull(),
);

it("ends with the data, whatever an editor has written", () => {
  const sections = [group("faq", { children: [question("</script><img src=x>", "<!--<script>")] })];
  const html = renderToStaticMarkup(
    <StructuredData index={index} locale="de" page={pages.services} sections={sections} now={now} />,
  );
  expect(html.match(/<[^>]*>/g)).toEqual(['<script type="application/ld+json">', "</script>"]);
  expect(JSON.parse(html.replace(/<[^>]*>/g, ""))).toMatchObject({ "@context": "https://schema.org" });
});
