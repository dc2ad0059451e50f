// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type Rule } from "postcss";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { testPage, testSite } from "../../../../tests/support/test-site.ts";
import { siteTextsOf } from "~/i18n/site-texts.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { contentLocales } from "~/lib/locales.ts";
import type { Branch } from "~/features/directory/branch-data.ts";
import type { IndexedPage } from "../domain/pages/site-index.ts";
import { ComingPage } from "./coming-page.tsx";
import { SiteFooter } from "./site-footer.tsx";

const entry = { type: "page" as const, label: {}, appearance: "default" as const, disallowedLocales: [], children: [] };

it("leaves out the pages, and the line of the legal ones, where a site has neither", () => {
  const index = testSite([testPage("about")], {});
  const t = translatorOfParts(siteTextsOf("de"));
  const html = renderToStaticMarkup(<SiteFooter index={index} locale="de" pageId={null} now={new Date()} t={t} />);
  expect(html).toContain("site-footer__contact");
  expect(html).not.toContain("<nav");
});

it("says of a site without published pages that it is being made, in every language and without a way on", () => {
  const pages = contentLocales.map((locale) => renderToStaticMarkup(<ComingPage locale={locale} />));
  expect(pages[0]).toContain('<h1 class="title">Hier entsteht eine Website</h1>');
  expect(pages[0]).toContain("Sie ist noch nicht veröffentlicht. Schauen Sie bald wieder vorbei.");
  expect(new Set(pages).size).toBe(contentLocales.length);
  for (const page of pages) expect(page).not.toContain("<a ");
});

it("ends no line of what the site says of itself before a sign that French sets apart", () => {
  const locales = { fr: { slug: "~home", name: "Accueil", description: "Optik : lunettes" } };
  const index = testSite([testPage("home", { role: "home", locales })]);
  const t = translatorOfParts(siteTextsOf("fr"));
  const html = renderToStaticMarkup(<SiteFooter index={index} locale="fr" pageId={null} now={new Date()} t={t} />);
  expect(html).toContain("Optik\u202f: lunettes");
});

it("breaks a mail address between its parts, and in no word", () => {
  const branches = [testBranch("Altstadt", { email: "hallo@lindengut.example" })];
  const t = translatorOfParts(siteTextsOf("de"));
  const index = testSite([], { branches });
  const html = renderToStaticMarkup(<SiteFooter index={index} locale="de" pageId={null} now={new Date()} t={t} />);
  expect(html).toContain(">hallo<wbr/>@lindengut.<wbr/>example</a>");
});

describe("the footer's columns", () => {
  const sheet = postcss.parse(readFileSync(join(import.meta.dirname, "../styles/site-footer.css"), "utf8"));
  const [withPages, withHours] = [[testPage("about")], [testBranch("Altstadt", { week: ["08:00", "18:30"] })]];

  /** The tracks that the sheet gives a part in a footer of this width, or none: the last rule that fits counts. */
  function tracksOf(part: Element | null, rem: number): number {
    let tracks = "";
    sheet.walkDecls("grid-template-columns", ({ parent, value }) => {
      const { selector, parent: around } = parent as Rule;
      if (part?.matches(selector) && isMet(around as AtRule, rem)) tracks = value;
    });
    const repeated = /^repeat\((\d),/.exec(tracks);
    return repeated ? Number(repeated[1]) : (tracks.match(/minmax\(/g)?.length ?? 0);
  }

  /** Whether a rule of `@container site-footer (40rem <= width < 64rem)` holds at this width, as every rule outside of one does. */
  function isMet({ name, params }: AtRule, rem: number): boolean {
    const [least, most] = [/width >= (\d+)rem|(\d+)rem <= width/.exec(params), /width < (\d+)rem/.exec(params)];
    if (name !== "container") return true;
    return (
      params.startsWith("site-footer") && rem >= Number(least?.[1] ?? least?.[2]) && rem < Number(most?.[1] ?? 1e3)
    );
  }

  function drawn(pages: IndexedPage[], branches: Branch[]) {
    const links = pages.map(({ id }) => ({ ...entry, id, pageId: id }));
    const navigation = [{ id: "nav", area: "footer" as const, label: {}, children: links }];
    const index = testSite(pages, { branches, navigation });
    const t = translatorOfParts(siteTextsOf("de"));
    document.body.innerHTML = renderToStaticMarkup(
      <SiteFooter index={index} locale="de" pageId={null} now={new Date("2026-11-23T09:00:00Z")} t={t} />,
    );
    const tracks = (rem: number) =>
      [".site-footer__grid", ".site-footer__contact", ".site-footer__addresses > li"].map((selector) =>
        tracksOf(document.querySelector(selector), rem),
      );
    const titles = [...document.querySelectorAll(".site-footer__title")].map(({ textContent }) => textContent);
    return { tracks, titles };
  }

  it("are four where there is room: brand, pages, addresses and hours, the last two in the room of one", () => {
    const { tracks, titles } = drawn(withPages, withHours);
    const parts = [...(document.querySelector(".site-footer__grid")?.children ?? [])].map(({ className }) => className);
    expect(parts).toEqual(["site-footer__brand", "site-footer__navigation", "site-footer__contact"]);
    expect(titles).toEqual(["Seiten", "Kontakt", "Öffnungszeiten"]);
    expect(tracks(64)).toEqual([3, 2, 2]);
    expect(tracks(63)).toEqual([2, 2, 2]);
    expect(tracks(39)).toEqual([0, 0, 0]);
  });

  it("are as many as there is something to say", () => {
    expect(drawn(withPages, [testBranch("Altstadt")]).tracks(64)).toEqual([3, 0, 0]);
    expect(drawn([], withHours).tracks(64)).toEqual([2, 2, 2]);
    expect(drawn([], []).tracks(64)).toEqual([2, 0, 0]);
  });
});
