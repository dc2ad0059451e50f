import { describe, expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { testDocument, testMedia, type TestGroup } from "../../../../tests/support/render-block.tsx";
import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import { wordsHash } from "~/features/page/domain/fields.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { defaultSettings, siteSettingsSchema } from "~/features/site/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { TargetPage } from "../pages/hidden-target.ts";
import { publicEntries } from "./listed-entries.ts";
import { linksToCheck, pathsToCheck, publishFindings, type CheckedPage } from "./publish-findings.ts";

const described = { slug: "x", name: "Brillen", description: "Alles über Brillen" };
const heading = (text: string) => ({ texts: { de: text, fr: text } });
const hero: TestGroup = { kind: "hero", content: { title: heading("Brillen") } };

function pageOf(sections: TestGroup[], more: Partial<PageDocument> = {}): PageDocument {
  return { ...testDocument(sections), locales: { de: described, fr: described }, ...more };
}

function findingsOf(document: PageDocument, more: Partial<CheckedPage> = {}) {
  const media = Object.fromEntries([testMedia({ alt: {} })].map((medium) => [medium.id, medium]));
  const known = { pages: [], deadPaths: new Set<string>(), deadLinks: [], hosts: ["own.example"], entries: [] };
  const own = { businessName: null, branches: [], isMember: false };
  const site = { theme: opticianTheme, settings: defaultSettings, navigation: [], ...own };
  return publishFindings({ document, locales: ["de", "fr"], told: "de", media, ...known, ...site, ...more });
}
const typesOf = (...args: Parameters<typeof findingsOf>) => findingsOf(...args).map(({ type }) => type);

describe("the check before a publish", () => {
  it("finds nothing on a page that is whole", () => expect(typesOf(pageOf([hero]))).toEqual([]));

  it("finds a page that is empty, in the languages where it is, unless it is the one of the search", () => {
    const found = (locales: string[]) => ({ type: "emptyPage", locales, place: { type: "canvas" } });
    expect(findingsOf(pageOf([{ kind: "hero", isHidden: true }]))).toEqual([
      expect.objectContaining(found(["de", "fr"])),
    ]);
    expect(findingsOf(pageOf([], { disallowedLocales: ["fr"] }))).toMatchObject([found(["de"])]);
    const page = pageOf([hero]);
    const german = Object.fromEntries(
      Object.entries(page.groups).map(([id, group]) => [id, { ...group, disallowedLocales: ["fr" as const] }]),
    );
    expect(findingsOf({ ...page, groups: german })).toMatchObject([found(["fr"])]);
    expect(typesOf(pageOf([], { role: "search" }))).toEqual([]);
  });

  it("finds each gap that a new site has left, in the languages in which it stands", () => {
    const title = { texts: { de: "Firma [Rechtsform]", fr: "Société [forme]" } };
    const kicker = { texts: { de: "[Rechtsform] und [1]", fr: "Rien" } };
    expect(findingsOf(pageOf([{ kind: "hero", content: { title, kicker } }]))).toMatchObject([
      { type: "gap", text: "[Rechtsform]", locales: ["de"], place: { type: "item", fieldName: "title" } },
      { type: "gap", text: "[forme]", locales: ["fr"], place: { type: "item", fieldName: "title" } },
      { type: "gap", text: "[Rechtsform]", locales: ["de"], place: { type: "item", fieldName: "kicker" } },
    ]);
  });

  it("passes over what visitors do not see: a hidden section, and the cards of a hidden board", () => {
    const gap = { title: { texts: { de: "[Name]", fr: "[Nom]" } } };
    const board = { kind: "imageBoard", isHidden: true as const, cards: [{ kind: "imageCard", content: gap }] };
    expect(typesOf(pageOf([hero, { kind: "hero", content: gap, isHidden: true }, board]))).toEqual([]);
  });

  it("finds a section for members on a site that is no member's, whose visitors do not get it", () => {
    const page = pageOf([hero, { kind: "marketplace", content: { title: heading("Markt") } }]);
    const found = { type: "membersOnly", text: "marketplace", locales: [], place: { type: "item", fieldName: null } };
    expect(findingsOf(page)).toMatchObject([found]);
    expect(findingsOf(page, { isMember: true })).toEqual([]);
  });

  it("finds a form whose answers are mailed to nobody, and leads to the setting", () => {
    const page = pageOf([hero, { kind: "contactForm" }]);
    const mailed = siteSettingsSchema.parse({ contact: { email: "post@optik.example" } });
    const wrong = siteSettingsSchema.parse({ contact: { email: "post@optik" } });
    const found = {
      ...{ type: "missingMailbox", text: "", locales: [] },
      place: { type: "setting", setting: "contact.email" },
    };
    const mailboxesOf = (more: Partial<CheckedPage>) =>
      findingsOf(page, more).filter(({ type }) => type === "missingMailbox");
    const branches = [testBranch("Filiale", { email: "filiale@optik.example" })];
    expect(mailboxesOf({})).toEqual([found]);
    expect(mailboxesOf({ settings: wrong })).toEqual([found]);
    expect(mailboxesOf({ branches })).toEqual([found]);
    expect(mailboxesOf({ branches, businessName: "Optik" })).toEqual([]);
    expect(mailboxesOf({ settings: mailed })).toEqual([]);
    expect(typesOf(pageOf([hero]))).toEqual([]);
  });

  it("says how many texts are missing in a language, and leads to the translations", () =>
    expect(findingsOf(pageOf([hero, { kind: "hero", content: { kicker: { texts: { de: "Neu" } } } }]))).toMatchObject([
      { type: "untranslated", text: "1", locales: ["fr"], place: { type: "translations", state: "missing" } },
    ]));

  it("says of a language that the page has not begun in that texts are missing, and nothing else", () => {
    const content = { title: heading("Brillen"), image: { mediaId: testMedia().id }, button: heading("Weiter") };
    const untold = pageOf([{ kind: "hero", content }]);
    const german = typesOf(untold, { locales: ["de"] });
    expect(german).toEqual(["missingLink", "missingAlt"]);
    const begunWith = (name: string) => ({ ...untold.locales, it: { slug: "occhiali", name, description: "" } });
    const all = { locales: ["de", "it"] as const };
    expect(typesOf(untold, all)).toEqual(["untranslated", ...german]);
    expect(findingsOf(untold, all).at(-1)?.locales).toEqual(["de"]);
    expect(typesOf({ ...untold, locales: begunWith("") }, all)).toEqual(["untranslated", ...german]);
    const person = { ...untold, collection: "team" as const, locales: begunWith("Ada Muster") };
    expect(typesOf(person, all), "called the same everywhere").toEqual(["untranslated", ...german]);
    expect(findingsOf({ ...untold, locales: begunWith("Occhiali") }, all).at(-2)?.locales).toEqual(["de", "it"]);
    const button = { texts: { de: "Weiter", it: "Avanti" } };
    const worded = findingsOf(pageOf([{ kind: "hero", content: { ...content, button } }]), all);
    expect(worded.find(({ type }) => type === "missingAlt")?.locales).toEqual(["de", "it"]);
  });

  it("calls a button by its label in the language of the page, where it has one there", () => {
    const button = { texts: { de: "Termin", fr: "Rendez-vous" } };
    const page = pageOf([{ kind: "hero", content: { title: heading("Brillen"), button } }]);
    const called = (told: Locale) => findingsOf(page, { told })[0]?.text;
    expect([called("de"), called("fr"), called("it")]).toEqual(["Termin", "Rendez-vous", "Termin"]);
  });

  it("says how many texts still follow words that were changed since, and leads to them", () => {
    const page = structuredClone(pageOf([hero]));
    const french = Object.values(page.groups)[0]?.fields["title"]?.texts.fr;
    if (french) french.sourceHash = wordsHash("Schöne Brillen", null);
    expect(findingsOf(page)).toMatchObject([
      { type: "staleTranslation", text: "1", locales: ["fr"], place: { type: "translations", state: "stale" } },
    ]);
  });

  describe("of pictures", () => {
    const { id } = testMedia();
    const placeOf = (type: "alt" | "medium", fieldName = "image") => ({ fieldName, part: { type, mediaId: id } });
    const withPicture = pageOf([{ kind: "hero", content: { title: heading("Brillen"), image: { mediaId: id } } }]);
    const drawn = (more: Parameters<typeof testMedia>[0]) =>
      findingsOf(withPicture, { media: { [id]: testMedia(more) } });

    it("finds one without words, in the languages that have none, and leads to it", () =>
      expect(drawn({ alt: { de: "Ein Laden" } })).toMatchObject([
        { type: "missingAlt", locales: ["fr"], place: placeOf("alt") },
      ]));
    it("leads to the very one of a list", () => {
      const gallery = { kind: "mediaGallery", content: { images: { mediaIds: [crypto.randomUUID(), id] } } };
      expect(findingsOf(pageOf([hero, gallery]))).toMatchObject([
        { type: "missingAlt", locales: ["de", "fr"], place: placeOf("alt", "images") },
      ]);
    });
    it("leaves out one that a contact's map stands in place of, until no branch on it has a place", () => {
      const link = { type: "url", url: "/de/weg" };
      const [placed, unplaced] = [testBranch("Altstadt", { lat: 47.5, lng: 8.72 }), testBranch("Neumarkt")];
      const found = (arrangement: string, branch: typeof placed) => {
        const image = { mediaId: id, options: { link } };
        const contact = { kind: "contact", content: { image }, options: { arrangement, locations: [branch.id] } };
        return typesOf(pageOf([hero, contact]), { branches: [branch], deadPaths: new Set(["/de/weg"]) });
      };
      expect(found("map", placed)).toEqual([]);
      expect(found("card", placed)).toEqual(["deadAddress", "missingAlt"]);
      expect(found("map", unplaced)).toEqual(["deadAddress", "missingAlt", "unplacedBranch"]);
    });
    it("is content with words in all languages, and with decoration on purpose", () => {
      expect(drawn({ alt: { de: "Laden", fr: "Magasin" } })).toEqual([]);
      expect(drawn({ alt: { de: "", fr: "" } })).toEqual([]);
      expect(drawn({ alt: { de: "" } })).toEqual([]); // French was added later
    });
    it("asks whether words are right that were said of a file which was replaced since, in no language of a translation", () => {
      const alt = { de: "Laden", fr: "Magasin" };
      expect(drawn({ alt, altSources: { de: "Laden", fr: "Laden" } })).toMatchObject([
        { type: "doubtfulAlt", text: "Laden", locales: [], place: placeOf("alt") },
      ]);
      expect(drawn({ alt, altSources: { fr: "Geschäft" } })).toEqual([]);
    });
    it("finds a drawing that is delivered as it is and weighs too much, with its size", () => {
      const alt = { de: "", fr: "" };
      const drawing = { alt, mimeType: "image/svg+xml", original: "original.svg" };
      expect(drawn({ ...drawing, originalBytes: 2_340_000 })).toMatchObject([
        { type: "heavyPicture", text: "2.3", place: placeOf("medium") },
      ]);
      expect(drawn({ ...drawing, originalBytes: 90_000 })).toEqual([]);
      expect(drawn({ alt, original: "original.jpg", originalBytes: 2_340_000 })).toEqual([]);
    });
    it("finds a moving picture that weighs as much as a film", () => {
      const moving = { alt: { de: "", fr: "" }, mimeType: "image/gif", original: "original.gif" };
      expect(drawn({ ...moving, originalBytes: 2_340_000 })).toMatchObject([{ type: "heavyPicture", text: "2.3" }]);
      expect(drawn({ ...moving, originalBytes: 900_000 })).toEqual([]);
      const still = { ...moving, mimeType: "image/webp", original: "original.webp", originalBytes: 2_340_000 };
      expect(drawn({ ...still, isAnimated: true })).toMatchObject([{ type: "heavyPicture", text: "2.3" }]);
      expect(drawn(still)).toEqual([]);
    });
  });

  it("asks once for the place of each branch that the page shows and no map has", () => {
    const placed = testBranch("Altstadt", { lat: 47.5, lng: 8.72 });
    const [unplaced, unseen] = [testBranch("Neumarkt"), testBranch("Wülflingen")];
    const contact = { kind: "contact", content: {}, options: { locations: [placed.id, unplaced.id] } };
    const page = pageOf([hero, contact, contact]);
    expect(findingsOf(page, { branches: [placed, unplaced, unseen] })).toEqual([
      { type: "unplacedBranch", text: "Neumarkt", place: { type: "directory", branchId: unplaced.id }, locales: [] },
    ]);
    const hours = { kind: "openingHours", content: {} };
    expect(typesOf(pageOf([hero, hours]), { branches: [unplaced, unseen] })).toHaveLength(2);
    expect(typesOf(pageOf([hero]), { branches: [unplaced, unseen] })).toEqual([]);
  });

  it("finds a foreign service of which the page about privacy is silent, in the languages in which it is", () => {
    const settings = siteSettingsSchema.parse({
      tracking: { googleAnalytics: "G-ABCDE12", facebookPixel: "12345678" },
    });
    const textBlock = {
      texts: { de: "Wir nutzen Google Analytics und Meta.", fr: "Nous utilisons Meta." },
      rich: true,
    };
    const sections = [hero, { kind: "richTextBlock", content: { textBlock } }];
    const privacy = pageOf(sections, { role: "privacyPolicy" });
    expect(findingsOf(privacy, { settings })).toMatchObject([
      { type: "untoldService", text: "Google Analytics", locales: ["fr"], place: { type: "item" } },
    ]);
    expect(typesOf(privacy)).toEqual([]);
    expect(typesOf(pageOf(sections), { settings })).toEqual([]);
  });

  it("finds a film that is long on its way, with its size", () => {
    const { id } = testMedia();
    const film = (originalBytes: number) => testMedia({ mediaType: "video", mimeType: "video/mp4", originalBytes });
    const page = pageOf([{ kind: "hero", content: { title: heading("Brillen"), image: { mediaId: id } } }]);
    expect(findingsOf(page, { media: { [id]: film(48_000_000) } })).toMatchObject([
      { type: "heavyFilm", text: "48.0", place: { fieldName: "image", part: { type: "medium", mediaId: id } } },
    ]);
    expect(findingsOf(page, { media: { [id]: film(4_800_000) } })).toEqual([]);
    expect(findingsOf(page, { media: { [id]: testMedia({ mediaType: "document", alt: {} }) } })).toEqual([]);
  });

  it("asks about the accounts that the footer shows, and about no number of a member", () => {
    const accounts = {
      socialAccounts: {
        instagram: "https://instagram.com/optik",
        facebook: "https://facebook.com/optik",
        linkedIn: "https://linkedin.com/company/optik",
      },
      accounts: { qualityProgram: "https://quality.example/optik" },
    };
    const settings = siteSettingsSchema.parse(accounts);
    const addresses = [...Object.values(accounts.socialAccounts), accounts.accounts.qualityProgram];
    const asked = { document: pageOf([hero]), locales: ["de", "fr"] as const, hosts: ["own.example"], entries: [] };
    expect(linksToCheck({ ...asked, settings })).toEqual(addresses.toSorted());
    const member = siteSettingsSchema.parse({ accounts: { qualityProgram: "CH-4711" } });
    expect(linksToCheck({ ...asked, settings: member })).toEqual([]);
    const deadLinks = addresses.map((address) => ({ address, status: 404, checkedAt: "2026-11-20T10:00:00Z" }));
    expect(findingsOf(pageOf([hero]), { settings, deadLinks }).map(({ place }) => place)).toEqual([
      { type: "setting", setting: "socialAccounts.instagram" },
      { type: "setting", setting: "socialAccounts.facebook" },
      { type: "setting", setting: "socialAccounts.linkedIn" },
      { type: "setting", setting: "accounts.qualityProgram" },
    ]);
  });

  describe("of the entries that a page lists", () => {
    const [job, item] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
    const [draft, gone] = ["33333333-3333-4333-8333-333333333333", "44444444-4444-4444-8444-444444444444"];
    const said = (...urls: string[]) => [
      { type: "p" as const, children: urls.map((url) => ({ type: "a" as const, url, children: [{ text: "hier" }] })) },
    ];
    const kept = (id: string, richTextDescription: object, more = {}) => {
      return { id, status: "published", validThrough: null, richTextDescription, ...more };
    };
    const dead = { de: said("/de/weg", "https://away.example/", `page:${draft}`), fr: said("/de/weg") };
    const at = { now: new Date("2026-11-26T23:30:00Z"), timeZone: "Europe/Zurich" }; // the 27th has begun at the shop
    const entries = [
      ...publicEntries("jobs", [kept(job, dead), kept(gone, dead, { validThrough: "2026-11-26" })], at),
      ...publicEntries("items", [kept(item, dead), kept(draft, dead, { status: "draft" })], at),
    ];
    const known = {
      entries,
      deadPaths: new Set(["/de/weg"]),
      deadLinks: [{ address: "https://away.example/", status: 404, checkedAt: "2026-11-20T10:00:00Z" }],
    };
    const jobs = { kind: "jobs", content: { title: heading("Stellen") } };

    it("finds the links that lead nowhere, and leads to the entry", () => {
      const place = { type: "entry", list: "jobs", id: job };
      expect(findingsOf(pageOf([hero, jobs]), known).filter((finding) => finding.place.type === "entry")).toEqual([
        { type: "missingPage", place, text: "hier", locales: ["de"] },
        { type: "deadAddress", place, text: "/de/weg", locales: ["de", "fr"] },
        {
          ...{ type: "deadLink", place, text: "https://away.example/", locales: ["de"] },
          answer: { status: 404, checkedAt: "2026-11-20T10:00:00Z" },
        },
      ]);
    });

    it("says nothing of them where no page lists them", () =>
      expect(typesOf(pageOf([hero, { ...jobs, isHidden: true }]), known)).toEqual([]));
  });

  describe("of the navigation", () => {
    const pageAt = (id: string, more: Partial<TargetPage> = {}) => {
      const locales = {
        de: { ...described, name: `Seite ${id}`, searchTitle: "" },
        fr: { ...described, searchTitle: "" },
      };
      const state = { status: "published", publishedNumber: 1, wasPublished: true, disallowedLocales: [] } as const;
      return { id, role: null, collection: null, ...state, locales, ...more } as TargetPage;
    };
    const document = pageOf([hero]);
    const never = { status: "draft", publishedNumber: null, wasPublished: false } as const;
    const pages = [
      pageAt("out"),
      pageAt("draft", never),
      pageAt("offline", { publishedNumber: null }),
      pageAt("archived", { status: "archived" }),
      pageAt("german", { disallowedLocales: ["fr"] }),
      pageAt(document.id, never),
    ];
    const entry = (pageId: string, more = {}) => ({
      ...{ id: `to-${pageId}`, type: "page" as const, pageId, label: {}, appearance: "default" as const },
      ...{ disallowedLocales: [], children: [], ...more },
    });
    const found = (...children: ReturnType<typeof entry>[]) =>
      findingsOf(document, { pages, navigation: [{ id: "main", area: "header", label: {}, children }] });
    const place = (pageId: string) => ({ type: "navigation", entryId: `to-${pageId}` });

    it("finds the entries whose page is gone, offline or not public yet, with what lies below, and leads to each", () => {
      const below = [entry("draft", { label: { de: "Neu", fr: "Nouveau" } }), entry("")];
      expect(found(entry("out", { children: below }), entry("offline"), entry("archived"), entry("gone"))).toEqual([
        { type: "unpublishedPage", place: place("draft"), text: "Neu", locales: [] },
        { type: "missingPage", place: place(""), text: "", locales: [] },
        { type: "takenDownPage", place: place("offline"), text: "Seite offline", locales: [] },
        { type: "takenDownPage", place: place("archived"), text: "Seite archived", locales: [] },
        { type: "missingPage", place: place("gone"), text: "", locales: [] },
      ]);
    });

    it("passes over the page that goes out now, and an entry that stands in fewer languages on purpose", () => {
      const nowhere = entry("gone", { disallowedLocales: ["de", "fr"] });
      expect(found(entry(document.id), entry("german"), nowhere)).toEqual([]);
      const french = entry("german", { disallowedLocales: ["de"] });
      expect(found(french)).toMatchObject([{ type: "pageNotIn", place: place("german"), locales: ["fr"] }]);
    });
  });

  describe("of addresses on this site that were written by hand", () => {
    const linked = (url: string) => ({ options: { link: { type: "url", url } } });
    const words = [
      { type: "p", children: [{ type: "a", url: "https://own.example/fr/fini", children: [{ text: "x" }] }] },
    ];
    const page = pageOf([
      {
        kind: "hero",
        content: {
          title: heading("Brillen"),
          button: { ...heading("Mehr"), ...linked("/de/weg?a=1#b") },
          description: { texts: { de: "x", fr: "x" }, json: { fr: words } },
        },
      },
    ]);
    const settings = siteSettingsSchema.parse({
      bookingButton: { active: true, url: "/de/termin", website: "https://elsewhere.example/de/termin" },
      header: { loginPage: { useLinkToLoginPage: false, url: "/de/unbenutzt" } },
    });
    const site = { settings, entries: [], pages: null, theme: {} };
    const checked = { document: page, locales: ["de", "fr"] as const, media: {}, ...site };

    it("asks about each of them, and about none of other sites or that nobody can follow", () =>
      expect(pathsToCheck({ ...checked, hosts: ["own.example"] })).toEqual(["/de/termin", "/de/weg", "/fr/fini"]));

    it("finds those that lead nowhere, and leads to the very words, link or setting", () => {
      const deadPaths = new Set(["/de/termin", "/de/weg", "/fr/fini"]);
      const found = findingsOf(page, { settings, deadPaths }).filter(({ type }) => type === "deadAddress");
      expect(found).toMatchObject([
        {
          text: "https://own.example/fr/fini",
          locales: ["fr"],
          place: { fieldName: "description", part: { type: "words", url: "https://own.example/fr/fini" } },
        },
        { text: "/de/weg?a=1#b", locales: [], place: { fieldName: "button", part: { type: "link" } } },
        { text: "/de/termin", place: { type: "setting", setting: "bookingButton.url" } },
      ]);
      expect(typesOf(page, { settings })).not.toContain("deadAddress");
    });

    it("finds a booking that leads nowhere, and leads to its section", () => {
      const booking = { type: "iframe", url: "https://own.example/de/weg" };
      const shop = pageOf([{ kind: "bookingContainer", options: { booking } }]);
      const found = findingsOf(shop, { deadPaths: new Set(["/de/weg"]) });
      expect(found).toContainEqual(
        expect.objectContaining({
          type: "deadAddress",
          text: booking.url,
          place: expect.objectContaining({ fieldName: null }) as object,
        }),
      );
    });

    it("finds those of a page that is not online yet, or not in this language, and of no page that is", () => {
      const entry = (slug: string) => ({ slug, name: slug, description: "" });
      const target = { id: testMedia().id, role: null, collection: null, status: "published" as const };
      const pages = (publishedNumber: number | null, disallowedLocales: Locale[] = []) => [
        {
          ...target,
          publishedNumber,
          wasPublished: publishedNumber !== null,
          disallowedLocales,
          locales: { de: entry("weg"), fr: entry("fini") },
        },
      ];
      const found = (listed: TargetPage[]) =>
        findingsOf(page, { settings, pages: listed }).filter(({ type }) => /Page|Address/.test(type));
      expect(found(pages(null))).toMatchObject([
        { type: "unpublishedPage", text: "https://own.example/fr/fini", locales: ["fr"] },
        { type: "unpublishedPage", text: "/de/weg?a=1#b", locales: [] },
      ]);
      expect(found(pages(1, ["fr"]))).toMatchObject([{ type: "deadAddress", text: "https://own.example/fr/fini" }]);
      expect(found(pages(1))).toEqual([]);
    });
  });

  describe("of headings", () => {
    const words = (type: "p" | "h2"): TestGroup => {
      const json = [{ type, children: [{ text: "Mehr" }] }];
      return { kind: "richTextBlock", content: { textBlock: { ...heading("Mehr"), json: { de: json, fr: json } } } };
    };
    it("finds a page without any title, unless it is empty, and leads to the first place for one", () => {
      const place = (fieldName: string | null) => ({
        type: "missingHeading",
        locales: ["de", "fr"],
        place: { fieldName },
      });
      expect(findingsOf(pageOf([{ kind: "spacer" }]))).toMatchObject([place(null)]);
      expect(findingsOf(pageOf([{ kind: "spacer" }, words("p")]))).toMatchObject([place("title")]);
      expect(typesOf(pageOf([]))).toEqual(["emptyPage"]);
    });
    it("finds a heading within a text above the page's title, leads to it, and finds none below", () => {
      expect(findingsOf(pageOf([words("h2"), hero]))).toMatchObject([
        { type: "lateHeading", locales: ["de", "fr"], place: { fieldName: "textBlock", part: { type: "heading" } } },
      ]);
      expect(typesOf(pageOf([words("p"), hero]))).toEqual([]);
      expect(typesOf(pageOf([hero, words("h2")]))).toEqual([]);
    });
    it("looks at each language by itself: the section with the title may be kept out of one", () => {
      const page = pageOf([hero, words("p")]);
      const lead = Object.values(page.groups).find(({ kind }) => kind === "hero");
      const german = { ...page, groups: { ...page.groups, [lead?.id ?? ""]: { ...lead, disallowedLocales: ["fr"] } } };
      expect(findingsOf(german as PageDocument)).toMatchObject([{ type: "missingHeading", locales: ["fr"] }]);
    });
  });

  it("finds a missing name and description for search engines, in the languages that the page has", () => {
    const empty = { slug: "x", name: "", description: " " };
    expect(findingsOf(pageOf([hero], { locales: { de: empty, fr: described } }))).toMatchObject([
      { type: "missingTitle", locales: ["de"], place: { type: "page", part: "name" } },
      { type: "missingDescription", locales: ["de"], place: { type: "page", part: "description" } },
    ]);
    const german = { de: described, fr: empty };
    expect(typesOf(pageOf([hero], { locales: german }))).toEqual(["untranslated", "missingDescription"]);
    expect(typesOf(pageOf([hero], { locales: german, disallowedLocales: ["fr"] }))).toEqual([]);
  });

  it("finds a colour of the site that is hard to read, and leads to it", () => {
    const palette = { ...opticianTheme.palette, accent: opticianTheme.palette.paper };
    expect(findingsOf(pageOf([hero]), { theme: { ...opticianTheme, palette } })).toMatchObject([
      { type: "lowContrast", text: "accent", place: { type: "color", color: "accent" } },
    ]);
  });

  it("finds words that are hard to read on the second ground, which may stand off from the first as little as it likes", () => {
    const on = (background: string) => {
      const palette = { ...opticianTheme.palette, background };
      return findingsOf(pageOf([hero]), { theme: { ...opticianTheme, palette } });
    };
    expect(on(opticianTheme.palette.paper)).toEqual([]);
    expect(on("#808080")).toMatchObject([{ type: "lowContrast", place: { type: "color", color: "background" } }]);
  });
});
