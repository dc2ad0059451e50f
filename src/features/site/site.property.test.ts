import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryValue } from "../../../tests/support/arbitrary-value.ts";
import { blankSite } from "../../../tests/support/blank-site.ts";
import { darkOf } from "~/features/blocks/theme/dark-palettes.ts";
import { themeSchema } from "~/features/blocks/theme/theme.ts";
import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import { differenceIn } from "~/features/document/domain/patches.ts";
import type { Patch } from "~/features/document/schema.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import { siteCommands } from "./commands/registry.ts";
import { runSiteCommand } from "./commands/run.ts";
import { siteDocumentSchema, type SiteDocument } from "./document-schema.ts";
import { archivedMembers } from "./domain/collections.ts";
import { inOrder } from "./domain/in-order.ts";
import { brokenSiteRules } from "./domain/site-rules.ts";
import { siteShape } from "./domain/site-shape.ts";
import { siteSettingsSchema } from "./schema.ts";

const idOf = (kind: string, number: number) =>
  `00000000-0000-4000-8000-${kind}${String(number).padStart(12 - kind.length, "0")}`;
const locales = ["de", "fr"] as const;
const pageAt = (number: number) => idOf("a", number);

/** Plays operations on a site and keeps what each of them changed, as the log does. */
class Player {
  log = new Map<string, Patch[]>();
  constructor(public document = blankSite) {}

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

/** A site with a little of everything, so that most operations have something to change. */
const sown = sownSite();
function sownSite(): SiteDocument {
  const player = new Player();
  const slugs = Object.fromEntries(locales.map((locale) => [locale, "~home"]));
  player.play("page.add", { pageId: pageAt(0), name: "Start", slugs, role: "home" });
  for (const number of [1, 2]) player.play("page.add", { pageId: pageAt(number), name: `Seite ${number}` });
  for (const number of [3, 4])
    player.play("page.add", { pageId: pageAt(number), name: `Person ${number}`, collection: "team" });
  player.play("page.remove", { pageId: pageAt(2) });
  for (const [number, area] of ["header", "footer"].entries())
    player.play("navigation.addContainer", { containerId: idOf("c", number), area });
  for (const [number, parent] of [null, 0, null].entries()) {
    const parentId = parent === null ? null : idOf("b", parent);
    player.play("navigation.add", {
      entryId: idOf("b", number),
      containerId: idOf("c", 0),
      parentId,
      pageId: pageAt(number === 1 ? 1 : 0),
    });
  }
  player.play("navigation.edit", { entryId: idOf("b", 0), label: { de: "Bei uns" } });
  const texts = [{ id: idOf("b", 0), text: "Chez nous", source: "Bei uns" }]; // by a machine
  player.play("navigation.translate", { locale: "fr", texts, mayReplace: false });
  player.play("collection.create", { collectionId: idOf("d", 0), name: "team", type: "page", label: {} });
  player.play("collection.create", { collectionId: idOf("d", 1), name: "service", type: "group", label: {} });
  for (const number of [0, 1])
    player.play("collection.addItem", { collectionId: idOf("d", 1), member: { groupId: idOf("e", number) } });
  return player.document;
}

const page = fc.nat(6).map(pageAt);
const entry = fc.nat(4).map((number) => idOf("b", number));
const container = fc.nat(2).map((number) => idOf("c", number));
/** The one that a new page of the team makes, and others. */
const collection = fc.oneof(
  fc.constant(deriveId(blankSite.id, "collection team")),
  fc.nat(2).map((number) => idOf("d", number)),
);
const member = fc.oneof(
  page.map((pageId) => ({ pageId })),
  fc.nat(2).map((number) => ({ groupId: idOf("e", number) })),
);
const locale = fc.constantFrom(...locales);
const text = fc.constantFrom("Eins", "Zwei", "Drei", "");
const input = (command: string, shape: Record<string, fc.Arbitrary<Json>>) =>
  fc.record(shape).map((values) => ({ command, input: values }));

const itemSteps = (collectionId: fc.Arbitrary<string>, member: fc.Arbitrary<Json>) => [
  { weight: 2, arbitrary: input("collection.addItem", { collectionId, member }) },
  input("collection.archiveItem", { collectionId, member }),
  input("collection.removeItem", { collectionId, member }),
];

/** Part of the settings: a section, or two, of some of their keys each. */
const settingsPatch = fc
  .constantFrom(...Object.entries(siteSettingsSchema.def.shape))
  .chain(([section, schema]) => arbitraryValue(schema).map((values) => ({ [section]: values })));
/** Part of a look; colours are chosen among few, so that some can be read and some cannot. */
const color = fc.constantFrom("#111111", "#332211", "#eeeeee", "#ffffff", "#7a1f2b");
const palette = fc.record({ text: color, paper: color, primary: color, accent: color }, { requiredKeys: [] });
const look = fc.oneof(
  palette.map((colors) => ({ palette: colors })),
  fc.constantFrom({ dark: darkOf(opticianTheme.palette) }, { dark: null }),
  fc
    .constantFrom(...Object.entries(themeSchema.def.shape).filter(([part]) => part !== "palette"))
    .chain(([part, schema]) => arbitraryValue(schema).map((value) => ({ [part]: value }))),
);
const step = fc.oneof(
  { weight: 5, arbitrary: input("theme.save", { theme: look }) },
  { weight: 3, arbitrary: input("page.add", { pageId: page, name: text, collection: fc.constantFrom(null, "team") }) },
  input("site.rename", { name: text }),
  input("site.timeZone", { timeZone: fc.constantFrom("Europe/Zurich", "Asia/Tokyo", "Nowhere/At_All") }),
  input("site.language", { locale: fc.constantFrom("de", "fr", "it"), isWanted: fc.boolean() }),
  { weight: 3, arbitrary: input("settings.save", { settings: settingsPatch }) },
  input("media.describe", {
    id: fc.nat(1).map((number) => idOf("f", number)),
    alt: fc.dictionary(locale, fc.option(text)),
    focalPoint: fc.option(fc.record({ x: fc.constantFrom(0, 0.5), y: fc.constantFrom(0.25, 1) })),
  }),
  input("media.translate", {
    id: fc.nat(1).map((number) => idOf("f", number)),
    locale,
    text: fc.constantFrom("Un magasin", "Une vue"),
    source: text,
    mayReplace: fc.boolean(),
  }),
  input("collection.create", {
    collectionId: collection,
    name: fc.constantFrom("team", "service"),
    type: fc.constantFrom("page", "group"),
    label: fc.constant({}),
  }),
  ...itemSteps(collection, member),
  input("collection.rename", { collectionId: collection, label: fc.dictionary(locale, fc.option(text)) }),
  {
    weight: 2,
    arbitrary: input("collection.remove", {
      collectionId: collection,
      moveTo: fc.option(collection),
      trash: fc.array(page, { maxLength: 2 }),
    }),
  },
  input("collection.sort", { collectionId: collection, active: member, over: member }),
  {
    weight: 2,
    arbitrary: input("collection.sort", {
      collectionId: fc.constant(idOf("d", 1)),
      active: fc.constant({ groupId: idOf("e", 0) }),
      over: fc.constant({ groupId: idOf("e", 1) }),
    }),
  },
  input("page.remove", { pageId: page }),
  input("page.deleteForGood", { pageId: page }),
  input("page.restore", { pageId: page }),
  input("page.rename", { pageId: page, locale: fc.constantFrom(null, ...locales), name: text }),
  input("page.slug", { pageId: page, locale, slug: text }),
  {
    weight: 4,
    arbitrary: input("navigation.move", {
      entryId: entry,
      containerId: container,
      parentId: fc.option(entry),
      index: fc.nat(3),
    }),
  },
  {
    weight: 4,
    arbitrary: input("navigation.add", {
      entryId: entry,
      containerId: container,
      parentId: fc.option(entry),
      pageId: page,
    }),
  },
  {
    weight: 4,
    arbitrary: input("navigation.edit", {
      entryId: entry,
      label: fc.record({ de: text, fr: text }, { requiredKeys: [] }),
      disallowedLocales: fc.constant(["fr"]),
    }),
  },
  {
    weight: 4,
    arbitrary: input("navigation.translate", {
      locale,
      texts: fc.array(fc.record({ id: fc.oneof(entry, container), text, source: text }), {
        minLength: 1,
        maxLength: 2,
      }),
      mayReplace: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: input("navigation.translated", { id: fc.oneof(entry, container), locale }) },
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

type Steps = { command: string; input: Json }[];
const holds = (check: (steps: Steps) => void, one: fc.Arbitrary<Steps[number]> = step) =>
  fc.assert(fc.property(fc.array(one, { maxLength: 20 }), check), { numRuns: 300 });

function played(steps: readonly { command: string; input: Json }[]) {
  const player = new Player(sown);
  const done = steps.flatMap(({ command, input }) => player.play(command, input) ?? []);
  return { player, done };
}

it("random operations leave no command out", () => {
  const names = new Set(fc.sample(step, { numRuns: 3_000, seed: 1 }).map(({ command }) => command));
  expect([...siteCommands.keys()].filter((name) => !names.has(name))).toEqual(["history.undo"]); // played by itself
});

it("every command, every section of the settings and every part of the look changes in random operations", () => {
  const done: string[] = [];
  const changed = new Set<string>();
  for (const steps of fc.sample(fc.array(step, { maxLength: 20 }), { numRuns: 600, seed: 1 })) {
    const player = new Player(sown);
    done.push(...steps.filter(({ command, input }) => player.play(command, input)).map(({ command }) => command));
    for (const { path } of [...player.log.values()].flat()) changed.add(path.slice(0, 2).join("."));
  }
  const rare = [...siteCommands.keys()].filter((name) => done.filter((each) => each === name).length < 2);
  expect(rare).toEqual(["history.undo"]); // played by itself
  const parts = (["settings", "theme"] as const).flatMap((of) => Object.keys(sown[of]).map((part) => `${of}.${part}`));
  expect(parts.filter((part) => !changed.has(part))).toEqual([]);
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
      expect(player.document.pages).toEqual(sown.pages);
      expect(player.document.navigation).toEqual(sown.navigation);
      for (const opId of undone.toReversed()) if (opId) player.undo(opId);
      expect(player.document).toEqual(end);
    });
  });
});

/** What visitors can see of a site's pages and sections as far as its collections decide it, and which pages have a home in one. */
function stateOf({ collections, pages }: SiteDocument) {
  const archived = archivedMembers(collections);
  const groups = Object.values(collections).flatMap(({ items }) =>
    Object.values(items).flatMap(({ groupId }) => groupId ?? []),
  );
  const isAtHome = (id: string) =>
    Object.values(collections).some(
      ({ name, items }) => name === pages[id]?.collection && Object.values(items).some(({ pageId }) => pageId === id),
    );
  return {
    hiddenGroups: groups.filter((id) => archived.groups.has(id)),
    shown: Object.keys(pages).filter((id) => !archived.pages.has(id)),
    atHome: Object.keys(pages).filter(isAtHome),
  };
}

describe("a collection that is removed", () => {
  const [first, second] = [idOf("d", 1), idOf("d", 2)];
  function withTwoTeams(type = "page") {
    const player = new Player();
    for (const collectionId of [first, second])
      player.play("collection.create", { collectionId, name: "team", type, label: {} });
    return player;
  }
  /** So few that they meet. */
  const member = fc.constantFrom<Json[]>(
    { pageId: pageAt(1) },
    { pageId: pageAt(2) },
    { groupId: idOf("e", 1) },
    { groupId: idOf("e", 2) },
  );
  const onFew = fc.oneof(
    input("page.add", { pageId: fc.nat(2).map(pageAt), name: text, collection: fc.constantFrom(null, "team") }),
    ...itemSteps(fc.constantFrom(first, second), member),
  );
  it("leaves one of its name, and takes no page along but those that were named; nothing else comes or goes", () => {
    let removals = 0;
    holds((steps) => {
      const player = withTwoTeams(steps.length % 2 === 0 ? "page" : "group");
      for (const { command, input } of steps) player.play(command, input);
      for (const collectionId of Object.keys(player.document.collections)) {
        for (const moveTo of [null, ...Object.keys(player.document.collections)]) {
          for (const isTrashing of [false, true]) {
            const before = player.document;
            const items = Object.values(before.collections[collectionId]?.items ?? {});
            const trash = isTrashing ? items.flatMap(({ pageId }) => pageId ?? []) : [];
            const opId = player.play("collection.remove", { collectionId, moveTo, trash });
            if (!opId) continue;
            removals += 1;
            const { name } = before.collections[collectionId] ?? {};
            expect(Object.values(player.document.collections).map((each) => each.name)).toContain(name);
            const isLeft = (id: string) => !trash.includes(id);
            const { shown, atHome, hiddenGroups } = stateOf(before);
            const after = stateOf(player.document);
            expect(after).toMatchObject({ shown: shown.filter(isLeft), atHome: atHome.filter(isLeft) });
            expect(new Set(after.hiddenGroups)).toEqual(new Set(hiddenGroups));
            expect(Object.keys(player.document.trash)).toEqual(expect.arrayContaining(trash));
            player.undo(opId);
            expect(player.document).toEqual(before);
          }
        }
      }
    }, onFew);
    expect(removals).toBeGreaterThan(20);
  });

  function withOneMember() {
    const player = withTwoTeams();
    player.play("page.add", { pageId: pageAt(1), name: "Ada", collection: "team", collectionId: second });
    return player;
  }
  const itemsIn = ({ document }: Player, id: string) =>
    Object.values(document.collections[id]?.items ?? {}).map(({ pageId, archived }) => ({ pageId, archived }));

  it("is refused while it holds what has no other place, is the last of its name, or has no such page", () => {
    const player = withOneMember();
    const refusal = (input: Json) => {
      const settings = { locales, patchesOf: () => undefined };
      const result = runSiteCommand(
        player.document,
        { opId: randomUUID(), command: "collection.remove", input },
        settings,
      );
      return result.ok ? null : result.refusal;
    };
    player.play("page.add", { pageId: pageAt(2), name: "Start", role: "home" });
    player.play("collection.addItem", { collectionId: second, member: { pageId: pageAt(2) } });
    player.play("collection.create", { collectionId: idOf("d", 3), name: "service", type: "page", label: {} });
    expect(refusal({ collectionId: second })).toBe("collection-not-empty");
    expect(refusal({ collectionId: second, trash: [pageAt(3)] })).toBe("item-not-found");
    expect(refusal({ collectionId: second, trash: [pageAt(2)] })).toBe("home-page");
    expect(refusal({ collectionId: second, moveTo: second })).toBe("collection-type");
    expect(refusal({ collectionId: second, moveTo: idOf("d", 3) })).toBe("collection-type");
    expect(refusal({ collectionId: idOf("d", 3) })).toBe("last-collection");
    expect(refusal({ collectionId: idOf("d", 9) })).toBe("collection-not-found");
    expect(refusal({ collectionId: first })).toBeNull();
  });

  it("hands its items on at the end, hidden ones hidden; who is in both is shown if one of them did", () => {
    const player = withOneMember();
    for (const number of [2, 3])
      player.play("page.add", { pageId: pageAt(number), name: `Seite ${number}`, collection: "team" });
    player.play("collection.addItem", { collectionId: second, member: { pageId: pageAt(3) } });
    player.play("collection.archiveItem", { collectionId: first, member: { pageId: pageAt(3) } });
    player.play("collection.addItem", { collectionId: second, member: { pageId: pageAt(2) } });
    player.play("collection.archiveItem", { collectionId: second, member: { pageId: pageAt(2) } });
    player.play("collection.archiveItem", { collectionId: second, member: { pageId: pageAt(1) } });
    player.play("collection.remove", { collectionId: second, moveTo: first });
    expect(itemsIn(player, first)).toEqual([
      { pageId: pageAt(2), archived: false },
      { pageId: pageAt(3), archived: false },
      { pageId: pageAt(1), archived: true },
    ]);
  });

  it("is gone when one of its pages comes back out of the trash: the page goes to the first of the name", () => {
    const player = withOneMember();
    player.play("collection.archiveItem", { collectionId: second, member: { pageId: pageAt(1) } });
    player.play("collection.remove", { collectionId: second, trash: [pageAt(1)] });
    expect(Object.keys(player.document.trash)).toEqual([pageAt(1)]);
    player.play("page.restore", { pageId: pageAt(1) });
    expect(itemsIn(player, first)).toEqual([{ pageId: pageAt(1), archived: true }]);
  });
});

describe("a page that comes back out of the trash", () => {
  it("stands again where it stood in the navigation, as far as that is there", () => {
    const player = new Player();
    const [header, footer] = [idOf("c", 0), idOf("c", 1)];
    player.play("navigation.addContainer", { containerId: header, area: "header" });
    player.play("navigation.addContainer", { containerId: footer, area: "footer" });
    for (const number of [1, 2, 3]) {
      player.play("page.add", { pageId: pageAt(number), name: `Seite ${number}` });
      const place = { entryId: idOf("b", number), containerId: header, pageId: pageAt(number) };
      player.play("navigation.add", { ...place, parentId: number === 2 ? idOf("b", 1) : null });
    }
    player.play("navigation.edit", { entryId: idOf("b", 2), label: { de: "Bei uns" } });
    player.play("navigation.add", { entryId: idOf("b", 4), containerId: footer, parentId: null, pageId: pageAt(2) });
    const before = player.document.navigation;
    player.play("page.remove", { pageId: pageAt(2) });
    expect(Object.keys(player.document.navigation.entries)).toEqual([idOf("b", 1), idOf("b", 3)]);
    player.play("page.restore", { pageId: pageAt(2) });
    expect(player.document.navigation).toEqual(before);

    player.play("page.remove", { pageId: pageAt(2) });
    player.play("navigation.removeContainer", { containerId: footer });
    player.play("page.remove", { pageId: pageAt(1) });
    player.play("page.restore", { pageId: pageAt(2) });
    const { entries } = player.document.navigation;
    expect(entries[idOf("b", 2)]).toMatchObject({ parentId: null, containerId: header, label: { de: "Bei uns" } });
    expect(Object.hasOwn(entries, idOf("b", 4))).toBe(false);
  });

  it("has below it again what stood there, unless somebody moved it meanwhile", () => {
    const player = new Player();
    const [header, footer] = [idOf("c", 0), idOf("c", 1)];
    player.play("navigation.addContainer", { containerId: header, area: "header" });
    player.play("navigation.addContainer", { containerId: footer, area: "footer" });
    for (const number of [1, 2, 3, 4]) {
      player.play("page.add", { pageId: pageAt(number), name: `Seite ${number}` });
      const place = { entryId: idOf("b", number), containerId: header, pageId: pageAt(number) };
      player.play("navigation.add", { ...place, parentId: number === 1 ? null : idOf("b", 1) });
    }
    const parents = () => [2, 3, 4].map((at) => player.document.navigation.entries[idOf("b", at)]?.parentId);
    player.play("page.remove", { pageId: pageAt(1) });
    expect(parents()).toEqual([null, null, null]);
    player.play("page.restore", { pageId: pageAt(1) });
    expect(parents()).toEqual([idOf("b", 1), idOf("b", 1), idOf("b", 1)]);

    player.play("page.remove", { pageId: pageAt(1) });
    player.play("navigation.move", { entryId: idOf("b", 3), containerId: footer, parentId: null, index: 0 });
    player.play("navigation.move", { entryId: idOf("b", 4), containerId: header, parentId: idOf("b", 2), index: 0 });
    player.play("page.restore", { pageId: pageAt(1) });
    expect(parents()).toEqual([null, null, idOf("b", 2)]); // what has entries of its own stays a parent
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
    expect(player.document).toEqual(blankSite);
  });
});

describe("a role", () => {
  it("goes from one page to the other; the home page's is never given up, only handed on", () => {
    const player = new Player();
    player.play("page.add", { pageId: pageAt(1), name: "Start", role: "home" });
    for (const number of [2, 3]) player.play("page.add", { pageId: pageAt(number), name: `Seite ${number}` });
    player.play("page.role", { pageId: pageAt(2), role: "imprint" });
    player.play("page.role", { pageId: pageAt(3), role: "imprint" });
    expect(Object.values(player.document.pages).map(({ role }) => role)).toEqual(["home", null, "imprint"]);
    expect(player.play("page.role", { pageId: pageAt(1), role: null })).toBeNull();
    expect(player.play("page.role", { pageId: pageAt(1), role: "imprint" })).toBeNull();
    player.play("page.role", { pageId: pageAt(2), role: "home" });
    expect(Object.values(player.document.pages).map(({ role }) => role)).toEqual([null, "home", "imprint"]);
  });

  it("of the home page leaves an address of the page's own behind, and comes back with the old one", () => {
    const player = new Player();
    const slugs = Object.fromEntries(locales.map((locale) => [locale, "~home"]));
    player.play("page.add", { pageId: pageAt(1), name: "Start", names: { fr: "Accueil" }, slugs, role: "home" });
    for (const [number, name] of [[2, "Start"] as const, [3, "Sommer"] as const]) {
      player.play("page.add", { pageId: pageAt(number), name });
    }
    const before = player.document;
    const opId = player.play("page.role", { pageId: pageAt(3), role: "home" }) ?? "";
    expect(player.document.pages[pageAt(1)]).toMatchObject({ role: null, slugs: { de: "start-2", fr: "accueil" } });
    expect(player.document.pages[pageAt(3)]).toMatchObject({ role: "home", slugs: { de: "sommer" } });
    player.undo(opId);
    expect(player.document).toEqual(before);
  });
});

describe("a new entry", () => {
  it("stands last, but before the buttons at the end, unless its place is said", () => {
    const player = new Player();
    const containerId = idOf("c", 0);
    player.play("navigation.addContainer", { containerId, area: "header" });
    const add = (number: number, at: { index?: number } = {}) => {
      player.play("page.add", { pageId: pageAt(number), name: `Seite ${number}` });
      const place = { entryId: idOf("b", number), containerId, parentId: null, ...at };
      player.play("navigation.add", { ...place, pageId: pageAt(number) });
    };
    add(1);
    player.play("navigation.edit", { entryId: idOf("b", 1), appearance: "button" });
    add(2); // behind the only one there is, a button
    add(3, { index: 0 });
    player.play("navigation.edit", { entryId: idOf("b", 2), appearance: "button" });
    add(4);
    const rows = Object.values(player.document.navigation.entries);
    const ordered = rows.toSorted((one, other) => (one.sortKey < other.sortKey ? -1 : 1));
    expect(ordered.map(({ pageId }) => pageId)).toEqual([3, 4, 1, 2].map(pageAt));
  });
});

describe("a moved entry", () => {
  const containerId = idOf("c", 0);
  const at = (number: number) => idOf("b", number);
  /** Four entries, and where they stand afterwards. */
  const playerWithFour = () => {
    const player = new Player();
    player.play("navigation.addContainer", { containerId, area: "header" });
    for (const number of [1, 2, 3, 4]) {
      player.play("page.add", { pageId: pageAt(number), name: `Seite ${number}` });
      player.play("navigation.add", { entryId: at(number), containerId, pageId: pageAt(number) });
    }
    const rows = () => Object.entries(player.document.navigation.entries);
    const order = () =>
      rows()
        .toSorted(([, one], [, other]) => (one.sortKey < other.sortKey ? -1 : 1))
        .map(([id]) => Number(id.slice(-1)));
    const move = (number: number, place: { index: number; after?: string | null }) =>
      player.play("navigation.move", { entryId: at(number), containerId, parentId: null, ...place });
    return { player, order, move };
  };

  it.each<[string, (four: ReturnType<typeof playerWithFour>) => void, number[]]>([
    ["moves another one away", ({ move }) => void move(1, { index: 3 }), [2, 4, 3, 1]],
    ["removes another one", ({ player }) => void player.play("navigation.remove", { entryId: at(1) }), [2, 4, 3]],
    ["removes the one before it", ({ player }) => void player.play("navigation.remove", { entryId: at(2) }), [1, 4, 3]],
    [
      "adds one",
      ({ player }) => void player.play("navigation.add", { entryId: at(5), containerId, pageId: pageAt(1), index: 0 }),
      [5, 1, 2, 4, 3],
    ],
  ])("stands behind the sibling that was named where a colleague %s", (_, meanwhile, order) => {
    const four = playerWithFour();
    meanwhile(four);
    four.move(4, { index: 2, after: at(2) });
    expect(four.order()).toEqual(order);
  });

  it("is the first where no sibling comes before it, and goes by its number alone as before", () => {
    const { player, order, move } = playerWithFour();
    expect(move(1, { index: 0, after: null }), "no step").toBeNull();
    player.play("navigation.add", { entryId: at(5), containerId, pageId: pageAt(1), index: 0 });
    const opId = move(4, { index: 0, after: null }) ?? "";
    expect(order()).toEqual([4, 5, 1, 2, 3]);
    player.undo(opId);
    expect(order()).toEqual([5, 1, 2, 3, 4]);
    move(4, { index: 1 });
    expect(order()).toEqual([5, 4, 1, 2, 3]);
  });
});

describe("a moved item of a collection", () => {
  const collectionId = idOf("d", 0);
  const at = (number: number) => ({ groupId: idOf("e", number) });
  const withFour = () => {
    const player = new Player();
    player.play("collection.create", { collectionId, name: "service", type: "group", label: {} });
    for (const number of [1, 2, 3, 4]) player.play("collection.addItem", { collectionId, member: at(number) });
    const order = () =>
      inOrder(player.document.collections[collectionId]?.items ?? {}).map(([, { groupId }]) =>
        Number(groupId?.slice(-1)),
      );
    const sort = (active: number, over: number, after?: number | null) => {
      const input = { collectionId, active: at(active), over: at(over) };
      if (after === undefined) return player.play("collection.sort", input);
      return player.play("collection.sort", { ...input, after: after === null ? null : at(after) });
    };
    return { player, order, sort };
  };

  it.each<[string, (four: ReturnType<typeof withFour>) => void, number[]]>([
    ["moves its neighbour away", ({ sort }) => void sort(3, 1, null), [3, 1, 2, 4]],
    ["moves it already", ({ sort }) => void sort(4, 1, null), [1, 2, 4, 3]],
    [
      "removes its neighbour",
      ({ player }) => void player.play("collection.removeItem", { collectionId, member: at(3) }),
      [1, 2, 4],
    ],
  ])("stands behind the one that was named where a colleague %s", (_, meanwhile, order) => {
    const four = withFour();
    meanwhile(four);
    four.sort(4, 3, 2);
    expect(four.order()).toEqual(order);
  });

  it("is the first where nothing comes before it, and takes the neighbour's place where no other one is known", () => {
    const { player, order, sort } = withFour();
    expect(sort(1, 1, null), "no step").toBeNull();
    sort(2, 1);
    sort(4, 1, null);
    expect(order()).toEqual([4, 2, 1, 3]);
    player.play("collection.removeItem", { collectionId, member: at(1) });
    sort(3, 2, 1);
    expect(order()).toEqual([4, 3, 2]);
    expect(sort(3, 1, 1), "both are gone").toBeNull();
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

describe("an entry of the navigation", () => {
  it("stays a machine's where all is saved at once, and closed in a language that the site does not have now", () => {
    const player = new Player();
    player.play("page.add", { pageId: pageAt(1), name: "Seite" });
    const [containerId, entryId] = [idOf("c", 1), idOf("b", 1)];
    const label = { de: "Seite", fr: "Page" };
    const saved = { id: entryId, pageId: pageAt(1), label, disallowedLocales: ["it"] };
    player.play("navigation.save", { navigation: [{ id: containerId, children: [saved] }] });
    const made = { id: entryId, text: "La page", source: "Seite" };
    player.play("navigation.translate", { locale: "fr", texts: [made], mayReplace: true });
    player.play("navigation.edit", { entryId, disallowedLocales: ["fr"] });
    const now = { ...saved, label: { ...label, fr: "La page" }, disallowedLocales: ["fr", "it"], appearance: "button" };
    player.play("navigation.save", { navigation: [{ id: containerId, children: [now] }] });
    expect(player.document.navigation.entries[entryId]).toMatchObject({
      appearance: "button",
      labelMachine: ["fr"],
      disallowedLocales: ["fr", "it"],
    });
    player.play("navigation.edit", { entryId, disallowedLocales: [] });
    expect(player.document.navigation.entries[entryId]?.disallowedLocales).toEqual(["it"]);
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
