import { expect, it } from "vitest";
import { testDocument, type TestGroup } from "../../../../tests/support/render-block.tsx";
import type { UnpublishedPage } from "~/features/page/api-schema.ts";
import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import { defaultSettings } from "~/features/site/schema.ts";
import type { Json } from "~/lib/json.ts";
import type { TargetPage } from "../pages/hidden-target.ts";
import { findingsOfPages } from "./findings-of-pages.ts";
import * as rules from "./publish-findings.ts";

const ids = Array.from({ length: 23 }, (_, index) => `0190a7d6-0000-7000-8000-${String(index).padStart(12, "0")}`);
const [first = "", second = ""] = ids;
const title = (words: string) => ({ title: { texts: { de: words } } });

/** Pages with a title, a description and these sections below it. */
function around(sections: (id: string) => TestGroup[]) {
  const asked: string[] = [];
  const askedPaths: string[][] = [];
  const listed = ids.map((id) => ({ id, missing: id === second ? { fr: 1 } : {} }) as UnpublishedPage);
  const pages = ids.map((id): TargetPage => {
    const de = { slug: id, name: id, description: "", searchTitle: "" };
    const locales = { de } as unknown as TargetPage["locales"];
    return {
      id,
      role: null,
      collection: null,
      status: "draft",
      publishedNumber: null,
      wasPublished: false,
      disallowedLocales: [],
      locales,
    };
  });
  const locales = { de: { slug: "x", name: "Brillen", description: "Alles über Brillen" } };
  const shared = {
    locales: ["de"] as const,
    told: "de" as const,
    hosts: [],
    businessName: null,
    branches: [],
    entries: [],
    navigation: [],
    isMember: true,
    pages,
  };
  return {
    asked,
    askedPaths,
    run: (wanted: readonly string[], settings = defaultSettings, gone?: string) =>
      findingsOfPages({
        ...{ listed, rules, wanted: new Set(wanted), around: { ...shared, settings, theme: opticianTheme } },
        draftOf: (id) => {
          asked.push(id);
          if (id === gone) return Promise.reject(new Error("It is gone"));
          const document = testDocument([{ kind: "hero", content: title("Brillen") }, ...sections(id)]);
          return Promise.resolve({ document: { ...document, id, locales }, media: {} });
        },
        deadLinksOf: (addresses) =>
          Promise.resolve(addresses.map((address) => ({ address, status: 404, checkedAt: "2026-11-20T10:00:00Z" }))),
        deadPathsOf: (paths) => {
          askedPaths.push(paths);
          return Promise.resolve(paths.filter((path) => path === "/de/weg"));
        },
      }),
  };
}

const buttonTo = (link: Json): TestGroup => ({
  kind: "hero",
  content: { button: { texts: { de: "Weiter" }, options: { link } } },
});

it("tells of each page what its own check would", async () => {
  const { run, asked } = around((id) =>
    id === first ? [{ kind: "hero", content: { button: { texts: { de: "Weiter" } } } }] : [],
  );
  const { site, pages } = await run(ids);
  expect(asked).toEqual(ids); // also those beyond the first ten
  expect(site).toEqual([]);
  expect([...pages]).toMatchObject([[first, [{ type: "missingLink", text: "Weiter" }]]]);
});

it("passes over a page that cannot be read, and tells of the others", async () => {
  const { run } = around((id) => (id === second ? [] : [{ kind: "hero", content: { button: title("Weiter").title } }]));
  const { pages } = await run(ids, defaultSettings, first);
  expect([...pages.keys()]).toEqual(ids.slice(2));
});

it("counts a page that goes out together with the others as found, and one that waits as not", async () => {
  const { run } = around((id) =>
    id === first ? [buttonTo({ type: "page", page: { id: second, collection: null } })] : [],
  );
  expect((await run(ids)).pages.size).toBe(0);
  const waiting = await run(ids.filter((id) => id !== second));
  expect(waiting.pages.get(first)).toMatchObject([{ type: "unpublishedPage" }]);
});

it("names what the whole site shares once, however many pages follow it", async () => {
  const { run, askedPaths } = around(() => []);
  const bookingButton = { ...defaultSettings.bookingButton, active: true, type: "custom" as never, url: "/de/weg" };
  const { site, pages } = await run(ids, { ...defaultSettings, bookingButton });
  expect(site).toMatchObject([{ type: "deadAddress", text: "/de/weg" }]);
  expect(pages.size).toBe(0);
  expect(askedPaths.flat()).toEqual(["/de/weg", "/de/weg", "/de/weg"]); // once for each ten pages
});

it("leaves out what the list of pages says itself", async () => {
  const { run } = around((id) => (id === first ? [{ kind: "hero", content: title("Firma [Rechtsform]") }] : []));
  expect((await run(ids)).pages.size).toBe(0);
});

it("says what other sites answered", async () => {
  const url = "https://fern.example/weg";
  const { run } = around((id) => (id === first ? [buttonTo({ type: "url", url: `${url}#oben` })] : []));
  expect((await run(ids)).pages.get(first)).toMatchObject([
    { type: "deadLink", text: `${url}#oben`, answer: { status: 404, checkedAt: "2026-11-20T10:00:00Z" } },
  ]);
});
