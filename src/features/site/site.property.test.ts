import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { opticianTheme } from "~/features/blocks/theme-presets.ts";
import { differenceIn } from "~/features/document/domain/patches.ts";
import type { Patch } from "~/features/document/schema.ts";
import type { Json } from "~/lib/json.ts";
import { siteCommands } from "./commands/registry.ts";
import { runSiteCommand } from "./commands/run.ts";
import { siteDocumentSchema, type SiteDocument } from "./document-schema.ts";
import { brokenSiteRules } from "./domain/site-rules.ts";
import { siteShape } from "./domain/site-shape.ts";
import { defaultSettings } from "./schema.ts";

const idOf = (kind: string, number: number) =>
  `00000000-0000-4000-8000-${kind}${String(number).padStart(12 - kind.length, "0")}`;
const locales = ["de", "fr"] as const;
const pageAt = (number: number) => idOf("a", number);

const empty: SiteDocument = {
  id: idOf("0", 1),
  settings: defaultSettings,
  theme: opticianTheme,
  navigation: { containers: {}, entries: {} },
  collections: {},
  pages: {},
  trash: {},
  media: {},
};

/** Plays operations on a site and keeps what each of them changed, as the log does. */
class Player {
  document = empty;
  log = new Map<string, Patch[]>();

  play(command: string, input: Json): string | null {
    const opId = randomUUID();
    const operation = { opId, command, input };
    const settings = { locales, patchesOf: (id: string) => this.log.get(id) };
    const result = runSiteCommand(this.document, operation, settings);
    if (!result.ok) return null;
    const patches = differenceIn(siteShape, this.document, result.document);
    if (patches.length === 0) return null;
    this.document = result.document;
    this.log.set(opId, patches);
    expect(brokenSiteRules(this.document)).toEqual([]);
    siteDocumentSchema.parse(this.document);
    return opId;
  }
  undo(opId: string): string | null {
    return this.play("history.undo", { opIds: [opId] });
  }
}

const page = fc.nat(5).map(pageAt);
const entry = fc.nat(5).map((number) => idOf("b", number));
const container = fc.nat(1).map((number) => idOf("c", number));
const collection = fc.nat(2).map((number) => idOf("d", number));
const member = fc.oneof(
  page.map((pageId) => ({ pageId })),
  fc.nat(2).map((number) => ({ groupId: idOf("e", number) })),
);
const locale = fc.constantFrom(...locales);
const text = fc.constantFrom("Eins", "Zwei", "Drei", "");
const input = (command: string, shape: Record<string, fc.Arbitrary<Json>>) =>
  fc.record(shape).map((values) => ({ command, input: values }));

const look = fc.record({
  density: fc.constantFrom("airy", "regular", "compact", "none"),
  palette: fc.record({ text: fc.constantFrom("#111111", "#332211", "#eeeeee") }, { requiredKeys: [] }),
});
const step = fc.oneof(
  { weight: 1, arbitrary: input("theme.save", { theme: look }) },
  { weight: 3, arbitrary: input("page.add", { pageId: page, name: text, collection: fc.constantFrom(null, "team") }) },
  input("settings.save", {
    settings: fc.constantFrom<Json[]>(
      { header: { upperCase: true } },
      { contact: { companyName: "Optik", email: "post@optik.example" } },
      { contact: { email: "nothing" } },
      { nothing: { at: "all" } },
    ),
  }),
  input("media.describe", {
    id: fc.nat(1).map((number) => idOf("f", number)),
    alt: fc.dictionary(locale, fc.option(text)),
    focalPoint: fc.option(fc.record({ x: fc.constantFrom(0, 0.5), y: fc.constantFrom(0.25, 1) })),
  }),
  input("collection.create", {
    collectionId: collection,
    name: fc.constantFrom("team", "service"),
    type: fc.constantFrom("page", "group"),
    label: fc.constant({}),
  }),
  input("collection.rename", { collectionId: collection, label: fc.dictionary(locale, fc.option(text)) }),
  { weight: 2, arbitrary: input("collection.addItem", { collectionId: collection, member }) },
  input("collection.archiveItem", { collectionId: collection, member }),
  input("collection.removeItem", { collectionId: collection, member }),
  input("collection.sort", { collectionId: collection, active: member, over: member }),
  input("page.remove", { pageId: page }),
  input("page.deleteForGood", { pageId: page }),
  input("page.restore", { pageId: page }),
  input("page.rename", { pageId: page, locale: fc.constantFrom(null, ...locales), name: text }),
  input("page.slug", { pageId: page, locale, slug: text }),
  input("navigation.move", {
    entryId: entry,
    containerId: container,
    parentId: fc.option(entry),
    index: fc.nat(3),
  }),
  input("navigation.add", { entryId: entry, containerId: container, parentId: fc.option(entry), pageId: page }),
  input("navigation.edit", {
    entryId: entry,
    label: fc.record({ de: text, fr: text }, { requiredKeys: [] }),
    disallowedLocales: fc.constant(["fr"]),
  }),
  input("navigation.translated", { id: fc.oneof(entry, container), locale }),
  input("navigation.remove", { entryId: entry }),
  input("navigation.addContainer", { containerId: container, area: fc.constantFrom("header", "footer", "legal") }),
  input("navigation.editContainer", { containerId: container, area: fc.constantFrom("header", "footer", "legal") }),
  input("navigation.removeContainer", { containerId: container }),
  input("page.role", { pageId: page, role: fc.constantFrom(null, "imprint", "contact", "home") }),
  fc.array(fc.tuple(entry, page), { maxLength: 5 }).map((entries) => ({
    command: "navigation.save",
    input: { navigation: navigationOf(entries) },
  })),
);

/** The first half of the entries in one container, the others below the first of a second one. */
function navigationOf(entries: [string, string][]) {
  const children = entries.map(([id, pageId]) => ({ id, pageId }));
  const [first, ...below] = children.slice(2);
  return [
    { id: idOf("c", 0), children: children.slice(0, 2) },
    { id: idOf("c", 1), children: first ? [{ ...first, children: below }] : [] },
  ];
}

const holds = (check: (steps: { command: string; input: Json }[]) => void) =>
  fc.assert(fc.property(fc.array(step, { maxLength: 20 }), check), { numRuns: 300 });

function played(steps: readonly { command: string; input: Json }[]) {
  const player = new Player();
  const done = steps.flatMap(({ command, input }) => player.play(command, input) ?? []);
  return { player, done };
}

it("random operations leave no command out", () => {
  const names = new Set(fc.sample(step, { numRuns: 3_000, seed: 1 }).map(({ command }) => command));
  expect([...siteCommands.keys()].filter((name) => !names.has(name))).toEqual(["history.undo"]); // played by itself
});

describe("random operations on a site's pages and navigation", () => {
  it("are each taken back to what was before, but for a page that was made: it lies in the trash", () => {
    holds((steps) => {
      const { player } = played(steps.slice(0, -1));
      const [last] = steps.slice(-1);
      const before = player.document;
      const opId = last && player.play(last.command, last.input);
      if (!opId) return;
      expect(player.undo(opId)).not.toBeNull();
      const { pageId } = last.input as { pageId: string };
      const { [pageId]: made, ...trash } = player.document.trash;
      const isMaking = last.command === "page.add";
      if (isMaking) expect(made).toBeDefined();
      expect(isMaking ? { ...player.document, trash } : player.document).toEqual(before);
    });
  });

  it("are taken back to the start, newest first, and done again", () => {
    holds((steps) => {
      const { player, done } = played(steps);
      const end = player.document;
      const undone = done.toReversed().map((opId) => player.undo(opId));
      expect(player.document.pages).toEqual({});
      expect(player.document.navigation).toEqual(empty.navigation);
      for (const opId of undone.toReversed()) if (opId) player.undo(opId);
      expect(player.document).toEqual(end);
    });
  });
});

describe("a page that is added with its place in the navigation", () => {
  it("is taken out of both by one undo, and brought back to both by one redo", () => {
    const player = new Player();
    player.play("navigation.addContainer", { containerId: idOf("c", 0), area: "header" });
    const entry = { entryId: idOf("b", 1), containerId: idOf("c", 0) };
    const made = player.play("page.add", { pageId: pageAt(1), name: "Team", entry }) ?? "";
    expect(player.document.navigation.entries[idOf("b", 1)]?.pageId).toBe(pageAt(1));
    const undone = player.undo(made) ?? "";
    expect(player.document.navigation.entries).toEqual({});
    player.undo(undone);
    expect(Object.keys(player.document.pages)).toEqual([pageAt(1)]);
    expect(Object.keys(player.document.navigation.entries)).toEqual([idOf("b", 1)]);
  });
  it("is not added where its place is not there", () => {
    const player = new Player();
    const entry = { entryId: idOf("b", 1), containerId: idOf("c", 0) };
    expect(player.play("page.add", { pageId: pageAt(1), name: "Team", entry })).toBeNull();
    expect(player.document).toEqual(empty);
  });
});

describe("a role", () => {
  it("goes from one page to the other, and never the home page's", () => {
    const player = new Player();
    player.play("page.add", { pageId: pageAt(1), name: "Start", role: "home" });
    for (const number of [2, 3]) player.play("page.add", { pageId: pageAt(number), name: `Seite ${number}` });
    player.play("page.role", { pageId: pageAt(2), role: "imprint" });
    player.play("page.role", { pageId: pageAt(3), role: "imprint" });
    expect(Object.values(player.document.pages).map(({ role }) => role)).toEqual(["home", null, "imprint"]);
    expect(player.play("page.role", { pageId: pageAt(1), role: null })).toBeNull();
    expect(player.play("page.role", { pageId: pageAt(2), role: "home" })).toBeNull();
  });
});

describe("a removed entry", () => {
  it("leaves what stood below it at its place, and the page where it was", () => {
    const player = new Player();
    for (const number of [1, 2, 3]) player.play("page.add", { pageId: pageAt(number), name: `Seite ${number}` });
    const containerId = idOf("c", 0);
    const [parent, child, last] = [1, 2, 3].map((number) => idOf("b", number));
    player.play("navigation.addContainer", { containerId, area: "footer" });
    for (const [entryId, number] of [[parent ?? "", 1] as const, [last ?? "", 3] as const]) {
      player.play("navigation.add", { entryId, containerId, parentId: null, pageId: pageAt(number) });
    }
    player.play("navigation.add", { entryId: child ?? "", containerId, parentId: parent ?? "", pageId: pageAt(2) });
    player.play("navigation.remove", { entryId: parent ?? "" });
    const rows = Object.entries(player.document.navigation.entries);
    const inOrder = rows.toSorted(([, one], [, other]) => (one.sortKey < other.sortKey ? -1 : 1)).map(([id]) => id);
    expect(inOrder).toEqual([child, last]);
    expect(Object.keys(player.document.pages)).toHaveLength(3);
  });
});

describe("a removed page's entries of the navigation", () => {
  it("leave what stood below them at their place", () => {
    const player = new Player();
    for (const number of [1, 2, 3]) player.play("page.add", { pageId: pageAt(number), name: `Seite ${number}` });
    const [first, parent, child, last] = [1, 2, 3, 4].map((number) => idOf("b", number));
    const children = [
      { id: first, pageId: pageAt(1) },
      { id: parent, pageId: pageAt(2), children: [{ id: child, pageId: pageAt(3) }] },
      { id: last, pageId: pageAt(1) },
    ];
    player.play("navigation.save", { navigation: [{ id: idOf("c", 1), children }] as Json });
    player.play("page.remove", { pageId: pageAt(2) });
    const rows = Object.entries(player.document.navigation.entries);
    const inOrder = rows.toSorted(([, one], [, other]) => (one.sortKey < other.sortKey ? -1 : 1)).map(([id]) => id);
    expect(inOrder).toEqual([first, child, last]);
  });
});
