import { describe, expect, it } from "vitest";
import type { Patch } from "~/features/document/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { siteHistoryEntries, takenBack, type LoggedSiteChange } from "./site-history.ts";

const [anna, team, entryId] = ["page-anna", "collection-team", "entry"];
const page = { name: "Anna Lindt", names: {}, role: null, collection: null, slugs: {} };
const collection = { name: "team", type: "page", label: { fr: "Atelier" }, sortKey: "a0", items: {} } as const;
const row = { containerId: "c", parentId: null, appearance: "default" as const, disallowedLocales: [], sortKey: "a0" };
const present = {
  pages: { [anna]: page },
  trash: {},
  collections: { [team]: collection },
  navigation: {
    containers: {},
    entries: { [entryId]: { ...row, pageId: anna, label: {}, labelSources: {}, labelMachine: [] } },
  },
};
const setting = (before: Patch["before"], after: Patch["after"]): Patch => ({
  path: ["settings", "header", "upperCase"],
  before,
  after,
});

/** Changes in the order in which they were made, each so many minutes after the one before. */
function log(...changes: (Partial<LoggedSiteChange> & { after?: number })[]): LoggedSiteChange[] {
  let at = Date.UTC(2026, 10, 22, 8);
  const who = { actorId: "vera", actorName: "Vera" };
  const all = changes.map(({ after = 1, ...change }, index) => {
    at += after * 60_000;
    const blank = { command: "settings.save", patches: [setting(false, true)], ...who };
    return { revision: index + 1, opId: `op${index + 1}`, ...blank, ...change, createdAt: new Date(at) };
  });
  return all.reverse();
}
const entries = (...changes: Parameters<typeof log>) => siteHistoryEntries(log(...changes), present);

describe("the history of a site", () => {
  it("tells of one kind of work in one go in one entry, the newest first", () => {
    const theme = { command: "theme.save", patches: [] };
    const other = { actorId: "ben", actorName: "Ben" };
    expect(
      entries({}, {}, theme, { ...theme, after: 15 }, { ...theme, ...other }).map((entry) => [entry.deed, entry.opIds]),
    ).toEqual([
      ["look", ["op5"]],
      ["look", ["op4"]],
      ["look", ["op3"]],
      ["settings", ["op2", "op1"]],
    ]);
  });

  it("says what a setting was and what it is, and nothing of one that is as it was", () => {
    const [entry] = entries(
      { patches: [setting(false, true)] },
      { patches: [{ path: ["settings", "footer", "city"], before: "", after: "Bern" }] },
      { patches: [{ path: ["settings", "footer", "city"], before: "Bern", after: "Biel" }, setting(true, false)] },
    );
    expect(entry?.settings).toEqual([{ path: ["footer", "city"], before: "", after: "Biel" }]);
  });

  it.each<[string, string, Patch, string, string[]]>([
    [
      "a renamed page",
      "page.rename",
      { path: ["pages", anna, "name"], before: "Anna", after: "A" },
      "pageCalled",
      ["Anna Lindt"],
    ],
    [
      "a page that is gone",
      "page.deleteForGood",
      { path: ["trash", "x"], before: { ...page, name: "Alt" }, after: null },
      "pageGone",
      ["Alt"],
    ],
    [
      "a collection",
      "collection.rename",
      { path: ["collections", team, "label", "fr"], before: null, after: "Atelier" },
      "collectionCalled",
      ["Atelier"],
    ],
    [
      "one that is gone",
      "collection.remove",
      { path: ["collections", "x"], before: { ...collection, label: { de: "Lager" } }, after: null },
      "collectionGone",
      ["Lager"],
    ],
    [
      "its item",
      "collection.addItem",
      { path: ["collections", team, "items", "i"], before: null, after: { pageId: anna } },
      "collectionItems",
      ["Anna Lindt"],
    ],
    [
      "an order",
      "collection.sort",
      { path: ["collections", team, "items", "i", "sortKey"], before: "a", after: "b" },
      "collectionItems",
      ["Atelier"],
    ],
    [
      "an entry by its page",
      "navigation.move",
      { path: ["navigation", "entries", entryId, "sortKey"], before: "a", after: "b" },
      "navigation",
      ["Anna Lindt"],
    ],
    [
      "a removed entry",
      "navigation.remove",
      { path: ["navigation", "entries", "x"], before: { ...row, pageId: "y", label: { de: "Kontakt" } }, after: null },
      "navigation",
      ["Kontakt"],
    ],
    ["what it does not know", "never.heardOf", { path: ["settings"], before: null, after: null }, "other", []],
  ])("names %s", (_, command, patch, deed, names) => {
    expect(entries({ command, patches: [patch] })).toMatchObject([{ deed, names }]);
  });

  it("names pages, entries and collections in the language asked for, and in another where they have no name in it", () => {
    const label = { de: "Kontakt", fr: "Contact" };
    const inFrench = {
      ...present,
      pages: { [anna]: { ...page, names: { fr: "Anna Tilleul" } } },
      collections: { [team]: { ...collection, label: { de: "Werkstatt", fr: "Atelier" } } },
    };
    const about = (command: string, patch: Patch, locale: Locale) =>
      siteHistoryEntries(log({ command, patches: [patch] }), inFrench, locale)[0]?.names;
    const gone: Patch = { path: ["navigation", "entries", "x"], before: { ...row, pageId: "y", label }, after: null };
    const deleted = { path: ["trash", "x"], before: { ...page, name: "Alt", names: { fr: "Ancien" } }, after: null };
    const moved: Patch = { path: ["navigation", "entries", entryId, "sortKey"], before: "a", after: "b" };
    const called: Patch = { path: ["collections", team, "label", "fr"], before: null, after: "Atelier" };
    const all = (locale: Locale) => [
      about("navigation.remove", gone, locale),
      about("navigation.move", moved, locale),
      about("page.deleteForGood", deleted, locale),
      about("collection.rename", called, locale),
    ];
    expect(all("fr")).toEqual([["Contact"], ["Anna Tilleul"], ["Ancien"], ["Atelier"]]);
    expect(all("it")).toEqual([["Kontakt"], ["Anna Lindt"], ["Alt"], ["Werkstatt"]]);
  });
});

it("counts as taken back what an undo took, until that one is taken back itself", () => {
  const gone = (...undos: [opId: string, ...undone: string[]][]) => [
    ...takenBack(undos.map(([opId, ...undone]) => ({ opId, undone }))),
  ];
  expect(gone(["u1", "a", "b"])).toEqual(["a", "b"]);
  expect(gone(["u1", "a", "b"], ["u2", "u1"])).toEqual(["u1"]);
  expect(gone(["u1", "a"], ["u2", "u1"], ["u3", "u2"]).toSorted()).toEqual(["a", "u2"]);
});
