import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { directoryDataName, type FoundBranch } from "../data/directory-data.ts";
import type { JobEntry } from "../data/listing-data.ts";
import { renderSection, testId, testMedia, type TestGroup } from "../../../../tests/support/render-block.tsx";

const words = (de: string) => ({ texts: { de } });
const job = (title: string, description?: string): TestGroup => ({
  kind: "jobCard",
  content: { title: words(title), ...(description && { description: { ...words(description), rich: true } }) },
});
const title = { title: words("Wir") };

describe("a list of rows", () => {
  it("opens one row at a time, and only those that have more to say", () => {
    const cards = [job("Lernende", "Vier Jahre."), job("Leitung", "80 Prozent."), job("Aushilfe")];
    const html = renderSection({ kind: "jobs", cards }, "visitor");
    const names = [...html.matchAll(/<details [^>]*name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(html).toContain("Aushilfe");
  });

  it("lies open for editors, who type in it", () => {
    const html = renderSection({ kind: "jobs", cards: [job("Lernende", "Vier Jahre.")] }, "editor");
    expect(html).not.toContain("<details");
  });

  it.each([
    ["jobs", "Zurzeit ist keine Stelle offen."],
    ["marketplace", "Zurzeit gibt es keine Einträge."],
    ["businessSearch", "Kein Geschäft gefunden"],
    ["reviewSlider", "Keine Bewertungen gefunden"],
    ["instagramFeed", "Keine Instagram-Beiträge verfügbar"],
  ])("says in %s that there is nothing", (kind, none) => {
    expect(renderSection({ kind, content: title }, "visitor")).toContain(none);
    expect(renderSection({ kind, content: title }, "editor")).not.toContain(`>${none}<`);
  });
});

describe("marketplace", () => {
  it("says what is offered, and on which terms", () => {
    const options = { listingKind: "searching", itemType: "frame", askingPrice: true, toBePickedUp: true };
    const cards = [{ kind: "marketplaceCard", options, content: { ...title, cost: words("120") } }];
    const html = renderSection({ kind: "marketplace", cards }, "visitor");
    expect(html).toContain("Suche · Fassung");
    expect(html).toContain("Verhandlungsbasis · abzuholen");
    expect(html).toContain('class="marketplace-item__cost cost">CHF\u00a0120');
  });
});

describe("businessSearch", () => {
  const business = (options: TestGroup["options"]): TestGroup => ({ kind: "businessCard", options, content: title });

  it("offers the programmes that some business takes part in", () => {
    const cards = [business({ frequentlens: true }), business({})];
    const html = renderSection({ kind: "businessSearch", cards }, "visitor");
    expect(html).toContain('value="frequentlens"');
    expect(html).not.toContain('value="gesundheitsoptik"');
  });
});

describe("reviewCard", () => {
  it("says its stars to people who listen", () => {
    const html = renderSection(
      {
        kind: "reviewSlider",
        cards: [{ kind: "reviewCard", options: { rating: 4 }, content: { quote: words("Gut.") } }],
      },
      "visitor",
    );
    expect(html).toContain('aria-label="4 von 5 Sternen"');
    expect(html.match(/data-star="full"/g)).toHaveLength(4);
  });
});

describe("reviewSlider", () => {
  const said = {
    rating: 4.5,
    text: "Très bien.",
    author_name: "<b>Ada</b>",
    author_url: "https://maps.example/ada",
    relative_time_description: "vor 3 Wochen",
  };
  const reviews = [{ id: "eins", branchId: "b", branchName: "Altstadt", city: "Chur", lang: "fr", review: said }];
  const shown = (cards: TestGroup[], viewer: "visitor" | "editor" = "visitor") =>
    renderSection({ kind: "reviewSlider", cards }, viewer, [], { reviews });
  const card = { kind: "reviewCard", content: { quote: words("Von Hand.") } };

  it("shows what was written of the branches where nobody has filled a card", () => {
    const html = shown([{ kind: "reviewCard" }]);
    expect(html).toContain('<p lang="fr">Très bien.</p>');
    expect(html).toContain(
      '<a href="https://maps.example/ada" target="_blank" rel="noopener nofollow">&lt;b&gt;Ada&lt;/b&gt;</a>',
    );
    expect(html).toContain("Google · vor 3 Wochen · Chur");
    expect(html, "stars are no markup for search engines").not.toMatch(/itemprop|ld\+json/);
    expect(html.match(/data-star="half"/g)).toHaveLength(1);
    expect(html, "keys move the row before any script has run").toContain('tabindex="0"');
    expect(shown([{ kind: "reviewCard" }], "editor")).toContain("Très bien.");
  });

  it("shows the cards that somebody has filled, and nothing else", () => {
    const html = shown([card]);
    expect(html).toContain("Von Hand.");
    expect(html).not.toContain("Très bien.");
  });
});

describe("mediaGallery", () => {
  const gallery = (count: number, viewer: "visitor" | "editor") => {
    const media = Array.from({ length: count }, (_, at) => testMedia({ id: testId(`picture ${at}`) }));
    const content = { images: { mediaIds: media.map(({ id }) => id) } };
    return renderSection({ kind: "mediaGallery", content }, viewer, media);
  };

  it("offers more from the twenty-fifth picture on, and editors all of them", () => {
    expect(gallery(25, "visitor")).toContain("Mehr laden");
    expect(gallery(24, "visitor")).not.toContain("Mehr laden");
    expect(gallery(25, "editor")).not.toContain("Mehr laden");
  });
});

describe("instagramFeed", () => {
  it("leads to the profile that was named, and to no other address", () => {
    const feed = (account: string) =>
      renderSection({ kind: "instagramFeed", options: { account }, content: title }, "visitor");
    expect(feed("@laden")).toContain('href="https://www.instagram.com/laden/"');
    expect(feed("javascript:alert(1)")).not.toContain("<a ");
  });
});

describe("the answer of a directory", () => {
  const drawn = (q: string, total: number) => {
    const asked = { q, program: [], open: false, letter: null, isNear: false, page: 1 };
    const found = { asked, total, pages: 1, letters: [], offered: [], businesses: [], until: null };
    return renderSection({ kind: "businessSearch" }, "visitor", [], { [directoryDataName]: found });
  };

  it("leads back to all businesses where nothing was found", () => {
    expect(drawn("xyz", 0)).toMatch(/<a [^>]*href="[^"?]*"[^>]*>Alle Geschäfte zeigen<\/a>/);
    expect(drawn("bern", 1)).not.toContain("Alle Geschäfte zeigen");
  });
});

describe("the first page of a directory", () => {
  it("is a small part of the 50 kB that a page may weigh on its way, however many businesses there are", () => {
    const day = { times: ["09:00–12:00", "13:30–18:30"], holiday: null };
    const week = Array.from({ length: 7 }, () => day);
    const today = { today: 1, usual: day.times };
    const hours = { week, ...today, isOpen: true, change: null, ahead: [], soon: [] };
    const branch = (at: number): FoundBranch => ({
      ...{ id: testId(`branch ${at}`), name: `Filiale ${at}`, street: "Untere Marktgasse 12", city: "8400 Winterthur" },
      ...{ phone: "052 212 34 56", email: "filiale@optik-lindengut.example", place: [8.7287, 47.4993], hours },
      ...{ zip: "8400", town: "Winterthur", metres: null },
    });
    const businesses = Array.from({ length: 20 }, (_, at) => ({
      ...{ id: testId(`business ${at}`), name: `Optik Lindengut ${at}`, letter: "O", logo: testMedia(), meant: 0 },
      ...{ programs: ["gesundheitsoptik", "frequentlens"] as const, branches: [branch(2 * at), branch(2 * at + 1)] },
    }));
    const asked = { q: "", program: [], open: false, letter: null, isNear: false, page: 1 };
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const found = { asked, total: 5_000, pages: 250, letters, offered: ["frequentlens"], businesses, until: null };
    const html = renderSection({ kind: "businessSearch" }, "visitor", [], { [directoryDataName]: found });
    expect(html).toContain("Optik Lindengut 19");
    expect(gzipSync(html).byteLength).toBeLessThan(10_000);
  });
});

describe("entries that the site lists", () => {
  const said = (value: string) => ({ value, lang: null });
  const entry = (id: string, title: string): JobEntry => ({
    ...{ id, title: said(title), created: "2026-11-20T23:30:00Z", richTextDescription: null, staffMember: null },
    ...{ branch: null, workQuota: said("80 %"), titleImage: [], validThrough: "2026-12-31" },
    href: `/de/stellen/${id}`,
  });
  const entries = [entry("eins", "Lernende"), entry("zwei", "Leitung")];
  const shown = (data: Record<string, unknown>, cards: TestGroup[] = []) =>
    renderSection({ kind: "jobs", cards }, "visitor", [], { jobs: entries, ...data });

  it("stand where a section has no cards of its own, the one that the address names open", () => {
    const html = shown({ namedEntry: { id: "zwei", title: "Leitung" } });
    expect(html).toMatch(/<details id="entry-zwei"[^>]* open=""><summary[^>]* autofocus=""/i);
    expect(html.match(/ open=""/g)).toHaveLength(1);
    expect(html).toContain('href="/de/stellen/eins"');
    expect(html).toContain("21. November 2026");
    expect(html).toContain("Bis 31. Dezember 2026");
    expect(shown({}, [job("Von Hand")])).not.toContain("Lernende");
  });

  it("say what their pictures show in the page's language, else in the one that has words for it, and which that is", () => {
    const media = (alt: Record<string, string>) => testMedia({ alt });
    const pictured = (alt: Record<string, string>) => ({
      jobs: [{ ...entry("bild", "Bild"), titleImage: [media(alt)] }],
    });
    expect(shown(pictured({ de: "Werkstatt", fr: "Atelier" }))).toContain('alt="Werkstatt"');
    expect(shown(pictured({ fr: "Atelier" }))).toMatch(/alt="Atelier"[^>]* lang="fr"/);
    expect(shown(pictured({}))).toContain('alt=""');
  });

  it("are asked about in the form of the same page", () => {
    expect(shown({ askForm: "formular" })).toContain('href="/de/seite?about=eins#section-formular"');
    expect(shown({})).not.toContain("?about=");
  });

  it("lead to what stands before and further on in a long list", () => {
    const hrefs = (number: number) =>
      [...shown({ jobsPart: { number, parts: 3 } }).matchAll(/rel="(\w+)" href="([^"]*)#section-/g)].map(
        ([, rel, href]) => `${rel} ${href}`,
      );
    expect(hrefs(1)).toEqual(["next /de/seite?jobs=2"]);
    expect(hrefs(2)).toEqual(["prev /de/seite", "next /de/seite?jobs=3"]);
    expect(hrefs(3)).toEqual(["prev /de/seite?jobs=2"]);
    expect(shown({})).not.toContain('rel="next"');
  });

  it("are asked about on another page where the form stands there", () => {
    const html = shown({ askForm: { pageId: "kontakt", groupId: "formular" } });
    expect(html).toMatch(/href="[^"]*\?about=eins#section-formular"/);
  });
});
