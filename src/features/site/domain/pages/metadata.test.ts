import { describe, expect, it } from "vitest";
import { testPage, testSite } from "../../../../../tests/support/test-site.ts";
import { contentLocales } from "~/lib/locales.ts";
import { pageHeaders, pageMetadata } from "./metadata.ts";
import type { IndexedPage } from "./site-index.ts";
import { placesOf, sitemapOf, sitemapPart, urlset } from "./sitemap.ts";

const page = (id: string, slugs: Record<string, string>, more: Partial<IndexedPage> = {}) =>
  testPage(id, {
    publishedAt: new Date("2026-03-01T23:30:00Z"),
    locales: Object.fromEntries(
      Object.entries(slugs).map(([locale, slug]) => [locale, { slug, name: id, description: `Von ${id}` }]),
    ),
    ...more,
  });

const pages = {
  home: page("Startseite", { de: "~home", fr: "~home" }, { role: "home" }),
  services: page("Leistungen", { de: "leistungen", fr: "prestations" }),
  imprint: page("Impressum", { de: "~imprint" }),
  french: page("Offre", { fr: "offre-&-plus" }),
  anna: page("Anna", { de: "anna", fr: "anna" }, { collection: "team" }),
  search: page("Suche", { de: "search" }, { role: "search" }),
  secret: page("Intern", { de: "intern" }, { isProtected: true }),
  gameStart: page("Start", { de: "~urban-golf-start" }),
  gamePlay: page("Spiel", { de: "~urban-golf-play" }),
  frenchShare: page("Partager", { fr: "~urban-golf-share" }),
};
const index = testSite(Object.values(pages), { primaryHost: "optik.example" });
const origin = "https://optik.example";
const listed = ["home", "services", "imprint", "french", "anna", "gameStart"] as const;
const unlisted = ["search", "secret", "gamePlay", "frenchShare"] as const;

describe("the sitemap", () => {
  const entries = sitemapOf(index, origin).match(/<url>.*<\/url>/g) ?? [];
  const entryOf = (path: string) => entries.find((entry) => entry.includes(`<loc>${origin}${path}</loc>`));

  it("holds each page that search engines should know, at its one address in each language", () => {
    expect(entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1]?.replace(origin, ""))).toEqual([
      "/de",
      "/fr",
      "/de/leistungen",
      "/fr/prestations",
      "/de/~imprint",
      "/fr/offre-%26-plus",
      "/de/team/anna",
      "/fr/team/anna",
      "/de/~urban-golf-start",
    ]);
  });

  it("names the day of the publication, and both languages at either address", () => {
    for (const path of ["/de/leistungen", "/fr/prestations"]) {
      expect(entryOf(path)).toContain("<lastmod>2026-03-01</lastmod>");
      expect(entryOf(path)?.match(/hreflang="[^"]*" href="[^"]*"/g)).toEqual([
        `hreflang="de" href="${origin}/de/leistungen"`,
        `hreflang="fr" href="${origin}/fr/prestations"`,
        `hreflang="x-default" href="${origin}/de/leistungen"`,
      ]);
    }
    expect(entryOf("/de/~imprint")).not.toContain("hreflang");
  });
});

describe("the sitemap of a large site", () => {
  const many = Array.from({ length: 12_001 }, (_, at) => page(`Seite ${at}`, { de: `seite-${at}` }));
  const large = testSite(many, { primaryHost: "optik.example" });
  const whole = sitemapOf(large, origin);

  it("names its parts, which hold each page once between them", () => {
    const parts = [...whole.matchAll(/<sitemap><loc>([^<]*)<\/loc><lastmod>2026-03-01<\/lastmod><\/sitemap>/g)];
    const paths = parts.map(([, url = ""]) => url.replace(origin, ""));
    expect(paths).toEqual(["/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]);
    expect(whole).not.toContain("<url>");
    const pages = paths.flatMap(
      (path) => urlset(sitemapPart(large, path) ?? [], origin).match(/<loc>[^<]*<\/loc>/g) ?? [],
    );
    expect(new Set(pages).size).toBe(many.length);
    expect(pages).toHaveLength(many.length);
  });

  it.each(["/sitemap-0.xml", "/sitemap-4.xml", "/sitemap-01.xml", "/sitemap-1.xml.gz", "/sitemap-99999.xml"])(
    "has no part at %s",
    (path) => expect(sitemapPart(large, path)).toBeNull(),
  );

  it("is in one piece for all others", () => expect(sitemapPart(index, "/sitemap-1.xml")).toBeNull());
});

describe("the head of a page", () => {
  it("names its one address, and every language with the site's first one as default", () => {
    expect(pageMetadata(index, pages.services, "fr", origin).alternates).toEqual({
      canonical: `${origin}/fr/prestations`,
      languages: {
        de: `${origin}/de/leistungen`,
        fr: `${origin}/fr/prestations`,
        "x-default": `${origin}/de/leistungen`,
      },
      types: { "text/markdown": `${origin}/fr/prestations.md` },
    });
    expect(pageMetadata(index, pages.home, "de", origin).alternates.canonical).toBe(`${origin}/de`);
  });

  it("names ten languages, Serbian by its script, and leaves out those that the page is not allowed in", () => {
    const inTen = page("Über uns", Object.fromEntries(contentLocales.map((locale) => [locale, `${locale}-us`])));
    const site = testSite([inTen, pages.services], { locales: [...contentLocales] });
    const { alternates, openGraph } = pageMetadata(site, inTen, "sr", origin);
    const { languages = {} } = alternates;
    expect(openGraph.locale).toBe("sr_RS");
    expect(openGraph.alternateLocale).toEqual(
      expect.arrayContaining(["de_CH", "fr_CH", "it_CH", "rm_CH", "en_GB", "sq_AL", "hr_HR", "es_ES", "pt_PT"]),
    );
    expect(openGraph.alternateLocale).toHaveLength(9);
    expect(Object.keys(languages)).toEqual([
      "de",
      "fr",
      "it",
      "rm",
      "en",
      "sq",
      "sr-Latn",
      "hr",
      "es",
      "pt",
      "x-default",
    ]);
    expect(languages).toMatchObject({ "sr-Latn": `${origin}/sr/sr-us`, "x-default": `${origin}/de/de-us` });
    expect(sitemapOf(site, origin).match(/hreflang="sr-Latn"/g)).toHaveLength(10);
    expect(sitemapOf(site, origin)).not.toContain("/it/leistungen");
  });

  it("leaves out, as the sitemap does, a language in which nobody has begun the page, but not the site's first one", () => {
    const team = page("Anna", { de: "anna", fr: "anna", en: "anna" }, { addressOnly: ["de", "fr"] });
    const site = testSite([team], { locales: ["de", "fr", "en"] });
    const told = ["de", "en", "x-default"];
    expect(Object.keys(pageMetadata(site, team, "en", origin).alternates.languages ?? {})).toEqual(told);
    const { canonical, languages } = pageMetadata(site, team, "fr", origin).alternates;
    expect([canonical, languages], "it says what the first one does").toEqual([`${origin}/de/anna`, undefined]);
    const links = sitemapOf(site, origin).match(/(?<=hreflang=")[^"]+/g);
    expect(links).toEqual([...told, ...told]);
    expect(sitemapOf(site, origin)).not.toContain("/fr/");
    expect(placesOf(site, team).map(({ locale }) => locale)).toEqual(["de", "fr", "en"]);
  });

  it("names no languages where there is one only", () =>
    expect(pageMetadata(index, pages.imprint, "de", origin).alternates).toEqual({
      canonical: `${origin}/de/~imprint`,
      languages: undefined,
      types: { "text/markdown": `${origin}/de/~imprint.md` },
    }));

  it("puts the page's name before the site's, and leaves out a home page's empty name", () => {
    expect(pageMetadata(index, pages.anna, "de", origin)).toMatchObject({
      title: "Anna – Optik",
      description: "Von Anna",
    });
    expect(pageMetadata(index, pages.home, "de", origin).title).toBe("Optik");
  });
});

describe("a page with a search title", () => {
  const titled = (role: IndexedPage["role"], searchTitle?: string) => {
    const texts = { slug: "brillen", name: "Brillen", description: "", searchTitle };
    return pageMetadata(index, page("x", {}, { role, locales: { de: texts } }), "de", origin);
  };

  it.each([null, "home"] as const)("bears it alone in the tab and where it is shared (role: %s)", (role) => {
    const { title, openGraph } = titled(role, "Brillen in Winterthur");
    expect([title, openGraph.title]).toEqual(["Brillen in Winterthur", "Brillen in Winterthur"]);
  });

  it("bears its name with the site's again once it is gone", () =>
    expect(titled(null)).toMatchObject({ title: "Brillen – Optik", openGraph: { title: "Brillen – Optik" } }));
});

describe("robots", () => {
  it.each(listed)("hear nothing against the %s page, neither in its head nor in its headers", (name) => {
    const locale = name === "french" ? "fr" : "de";
    expect(pageMetadata(index, pages[name], locale, origin).robots).toBeUndefined();
    expect(pageHeaders(index, pages[name], locale)).not.toHaveProperty("x-robots-tag");
  });

  it.each(unlisted)("are told twice not to list the %s page", (name) => {
    const locale = name === "frenchShare" ? "fr" : "de";
    expect(pageMetadata(index, pages[name], locale, origin).robots).toEqual({ index: false, follow: true });
    expect(pageHeaders(index, pages[name], locale)).toMatchObject({ "x-robots-tag": "noindex" });
    expect(pageMetadata(index, pages[name], locale, origin).alternates.types).toBeUndefined();
  });
});

it.each([
  ["gameStart", "de", "no-referrer"],
  ["gamePlay", "de", "no-referrer"],
  ["frenchShare", "fr", "no-referrer"],
  ["services", "de", undefined],
] as const)("a page whose address may hold a game tells nobody where its visitor came from: %s", (name, locale, said) =>
  expect(pageHeaders(index, pages[name], locale)["referrer-policy"]).toBe(said),
);
