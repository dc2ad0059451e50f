import { describe, expect, it } from "vitest";
import { testPage, testSite } from "../../../../tests/support/test-site.ts";
import type { ResolvedField, ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { llmsText } from "./llms.ts";
import { linkMarkdown, plainMarkdown, richTextMarkdown } from "./markdown.ts";
import { pageMarkdown } from "./page-markdown.ts";

const origin = "https://optik.example";

describe("rich text as Markdown", () => {
  const value: RichTextValue = [
    { type: "h2", children: [{ text: "Werkstatt" }] },
    { type: "p", children: [{ text: "Sehr " }, { text: "gut ", bold: true }, { text: "und *echt*", italic: true }] },
    { type: "p", children: [{ text: "" }] },
    {
      type: "ul",
      children: [
        { type: "li", children: [{ type: "lic", children: [{ text: "eins" }] }] },
        {
          type: "li",
          children: [{ type: "lic", children: [{ type: "a", url: "page:one", children: [{ text: "zwei" }] }] }],
        },
      ],
    },
    { type: "p", children: [{ type: "a", url: "javascript:alert(1)", children: [{ text: "nirgends" }] }] },
  ];

  it.each(["9.80", "+41 52 000 00 01", "-20 %", "1.5 kg", "#winti"])("writes %j as it is", (words) =>
    expect(plainMarkdown(words)).toBe(words),
  );

  it("keeps headings, marks, lists and safe links", () =>
    expect(
      richTextMarkdown(value, { headingLevel: 3, urlOf: (url) => (url === "page:one" ? `${origin}/de/eins` : null) }),
    ).toBe(
      ["### Werkstatt", "Sehr **gut** *und \\*echt\\**", `- eins\n- [zwei](${origin}/de/eins)`, "nirgends"].join(
        "\n\n",
      ),
    ));

  it("lets no text become markup, in one line", () => {
    expect(plainMarkdown("# Eins\n<b>zwei</b> [drei](x) a_b")).toBe("\\# Eins \\<b\\>zwei\\</b\\> \\[drei\\](x) a\\_b");
    expect(plainMarkdown("1. Januar")).toBe("1\\. Januar"); // a sign before a letter or figure would stand there
    expect(plainMarkdown("- Eins")).toBe("\\- Eins");
    expect(plainMarkdown("&copy; & Co.")).toBe("\\&copy; & Co.");
    expect(plainMarkdown("Kontakt\u00adlinsen")).toBe("Kontaktlinsen");
    expect(linkMarkdown("a](b", "https://x.example/a b)(c")).toBe("[a\\](b](https://x.example/a%20b%29%28c)");
  });
});

const address = { groupId: "g", fieldId: "f", fieldName: "n", visible: true };
const text = (words: string, more = {}): ResolvedField => ({
  ...address,
  type: "text",
  text: words,
  fallback: "",
  link: null,
  lang: null,
  ...more,
});
const group = (more: Partial<ResolvedGroup>): ResolvedGroup => ({
  ...{
    id: "g",
    kind: "cta",
    status: "published",
    options: {},
    fields: {},
    children: [],
    isLead: false,
    headingLevel: 2,
  },
  ...more,
});

describe("a page as Markdown", () => {
  const page = testPage("leistungen", {
    locales: { de: { slug: "leistungen", name: "Leistungen", description: "Was wir tun" } },
  });
  const context = { locale: "de", data: {}, pagePath: () => null } as unknown as ViewContext;
  const read = (sections: ResolvedGroup[], data = {}) =>
    pageMarkdown({ page, name: { text: "Leistungen" }, sections, context: { ...context, data } }, origin);

  it("begins with the page's name, or with the section that leads it, and says what it is about", () => {
    expect(read([])).toBe("# Leistungen\n\n> Was wir tun\n");
    const lead = group({
      isLead: true,
      headingLevel: 1,
      fields: { subtitle: text("Heute"), title: text("Gut sehen") },
    });
    expect(read([lead])).toBe("# Gut sehen\n\n> Was wir tun\n\nHeute\n");
  });

  it("says what visitors see of sections and cards, with links that lead there from anywhere", () => {
    const button = { ...address, type: "button", text: "Termin", link: { href: "/de/termin", opensNewTab: false } };
    const sections = [
      group({
        fields: { title: text("Sehtest"), hidden: text("Verborgen", { visible: false }), empty: text("") },
        children: [group({ headingLevel: 3, fields: { title: text("Dauer"), button: button as ResolvedField } })],
      }),
    ];
    const markdown = read(sections);
    expect(markdown).toContain("## Sehtest\n\n### Dauer\n\n[Termin](https://optik.example/de/termin)");
    expect(markdown).not.toContain("Verborgen");
  });

  it("leaves out what is said once a form is sent", () => {
    const words = (value: string) =>
      ({ ...address, type: "richText", headingLevel: 3, value: [{ type: "p", children: [{ text: value }] }] }) as never;
    const fields = { description: words("Schreiben Sie uns."), sentText: words("Danke.") };
    const markdown = read([group({ kind: "form", fields })]);
    expect(markdown).toContain("Schreiben Sie uns.");
    expect(markdown).not.toContain("Danke.");
  });

  it("lists the cards of a collection and the chosen branches", () => {
    const line = (words: string) => ({ text: words, lang: null });
    const card = { id: "c", name: line("Brillen"), line: line(""), text: line("Aus Horn"), picture: null };
    const branch = { id: "b", name: "Altstadt", street: "Gasse 1", city: "8400 Winterthur", phone: "", email: "" };
    const data = {
      servicesContainer: { firstId: "x", byId: { x: [{ ...card, path: "/de/service/brillen" }] } },
      branches: [
        { ...branch, place: null, hours: null },
        { ...branch, id: "other", name: "Neumarkt", place: null, hours: null },
      ],
    };
    const contact = group({ kind: "contact", options: { locations: ["b"] } });
    const markdown = read([group({ kind: "servicesContainer" }), contact], data);
    expect(markdown).toContain("- [Brillen](https://optik.example/de/service/brillen) – Aus Horn");
    expect(markdown).toContain("**Altstadt**\n\n- Gasse 1\n- 8400 Winterthur");
    expect(markdown).not.toContain("Neumarkt");
    expect(read([group({ kind: "openingHours", options: { locations: [] } })], data)).toContain("Neumarkt");
  });

  it("lists the businesses of a directory, what customers wrote, and says what galleries and films show", () => {
    const place = { street: "Gasse 1", city: "8400 Winterthur", phone: "" };
    const author = { author_name: "Ada Muster", author_url: "https://maps.example/ada" };
    const review = { rating: 4, text: "Gern wieder", ...author, relative_time_description: "" };
    const data = { directory: { businesses: [{ name: "Optik Nord", branches: [place] }] }, reviews: [{ review }] };
    const media = { publicUrl: "/media/one", widths: [960], mimeType: "image/webp" };
    const images = {
      ...address,
      type: "mediaList",
      items: [
        { media, alt: "Die Werkstatt" },
        { media, alt: "" },
      ],
    };
    const video = { ...address, type: "video", media, alt: "Ein Rundgang" };
    const sections = [
      group({ kind: "businessSearch" }),
      group({ kind: "reviewSlider" }),
      group({ kind: "mediaGallery", fields: { images, video } as never }),
    ];
    const markdown = read(sections, data);
    expect(markdown).toContain("- **Optik Nord** – Gasse 1, 8400 Winterthur");
    expect(markdown).toContain("- [Ada Muster](https://maps.example/ada) – 4/5 – Gern wieder");
    expect(markdown).toContain("![Die Werkstatt](https://optik.example/media/one/960.webp)\n\nEin Rundgang");
    expect(markdown.match(/!\[/g)).toHaveLength(1);
  });

  it("has the holes of a course below its map", () => {
    const hole = { points: [], picture: null };
    const holes = [
      {
        ...hole,
        number: 1,
        name: "Hauptbahnhof",
        description: "Wer den Zug sieht, spielt weiter.",
        path: "/de/map/hb",
      },
      { ...hole, number: 2, name: "Stadtgarten", description: "", path: null },
    ];
    const markdown = read([group({ kind: "mapContainer" })], { mapContainer: { holes } });
    expect(markdown).toContain(
      "- 1 [Hauptbahnhof](https://optik.example/de/map/hb) – Wer den Zug sieht, spielt weiter.\n- 2 **Stadtgarten**",
    );
    expect(read([group({ kind: "cta" })], { mapContainer: { holes } })).not.toContain("Stadtgarten");
  });

  it("leaves data alone that are no cards, as a course's", () => {
    const data = { mapContainer: { firstId: "x", courses: { x: { holes: [] } } }, poiManager: null };
    const sections = ["mapContainer", "poiManager"].map((kind) => group({ kind, options: { collection: "x" } }));
    expect(read(sections, data)).toContain("# Leistungen");
  });
});

it("names in llms.txt what the site is, each page that can be read, and what they list, language by language", () => {
  const texts = (slug: string, name: string, description = "") => ({ slug, name, description });
  const index = testSite(
    [
      testPage("home", {
        role: "home",
        locales: { de: texts("~home", "Start", "Gut sehen."), fr: texts("~home", "Accueil") },
      }),
      testPage("a", { locales: { de: texts("leistungen", "Leistungen [neu]", "Was wir tun") } }),
      testPage("s", { role: "search", locales: { de: texts("suche", "Suche") } }),
      testPage("p", { isProtected: true, locales: { de: texts("intern", "Intern") } }),
      testPage("g", { locales: { de: texts("~urban-golf-start", "Spiel") } }),
    ],
    { name: "Optik" },
  );
  const languages = [{ locale: "de", path: "/de/leistungen/lehre-0123abcd", name: "Lehre" }];
  expect(llmsText(index, origin, [{ languages }])).toBe(
    [
      "# Optik",
      "> Gut sehen.",
      "## Deutsch",
      "- [Start](https://optik.example/de.md): Gut sehen.\n- [Leistungen \\[neu\\]](https://optik.example/de/leistungen.md): Was wir tun\n- [Lehre](https://optik.example/de/leistungen/lehre-0123abcd.md)",
      "## Français",
      "- [Accueil](https://optik.example/fr.md)\n",
    ].join("\n\n"),
  );
});
