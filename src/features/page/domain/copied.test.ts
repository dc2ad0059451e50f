import { expect, it } from "vitest";
import { deriveId } from "~/lib/ids.ts";
import type { Group, PageDocument } from "../schema.ts";
import { blankField } from "./fields.ts";
import { copiedOnto } from "./copied.ts";
import { brokenInvariants } from "./invariants.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const group = (number: number, more: Partial<Group> = {}): Group => ({
  id: idOf(number),
  kind: "imageBoard",
  parentId: null,
  status: "published",
  previousStatus: null,
  sortKey: `a${number}`,
  options: { size: "large" },
  disallowedLocales: ["fr"],
  fields: {
    title: {
      ...blankField(idOf(number), "title"),
      mediaId: idOf(90),
      texts: { de: { text: "Hallo", json: null, sourceHash: null, origin: "human" } },
    },
  },
  ...more,
});
const page = (id: number, groups: Group[], more: Partial<PageDocument> = {}): PageDocument => ({
  id: idOf(id),
  name: `Seite ${id}`,
  role: null,
  status: "draft",
  collection: null,
  options: {},
  disallowedLocales: [],
  locales: { de: { slug: `seite-${id}`, name: "", description: "" } },
  groups: Object.fromEntries(groups.map((each) => [each.id, each])),
  ...more,
});

const source = page(
  1,
  [
    group(10),
    group(11, { parentId: idOf(10), kind: "imageCard" }),
    group(12, { status: "markedForDeletion", previousStatus: "published" }),
    group(13, { parentId: idOf(12) }),
    group(14, { status: "deleted" }),
  ],
  {
    role: "imprint",
    status: "published",
    options: { headerType: "opaque" },
    disallowedLocales: ["fr"],
    locales: { de: { slug: "alt", name: "Alt", description: "Worum es geht", searchTitle: "Alles" } },
  },
);
let next = 100;
const copy = copiedOnto(page(2, []), source, () => idOf((next += 1)));

it("copies what stands on a page, with ids of its own, as drafts", () => {
  expect(brokenInvariants(copy)).toEqual([]);
  const [board, card, ...others] = Object.values(copy.groups);
  expect(others).toEqual([]);
  expect(board).toMatchObject({
    status: "draft",
    sortKey: "a10",
    options: { size: "large" },
    disallowedLocales: ["fr"],
  });
  expect(card).toMatchObject({ parentId: board?.id, status: "draft" });
  expect(board?.fields.title).toMatchObject({
    id: deriveId(board?.id ?? "", "title"),
    mediaId: idOf(90),
    texts: { de: { text: "Hallo" } },
  });
  expect(Object.keys(source.groups)).not.toContain(board?.id);
});

it("keeps what is the new page's own, and takes options, languages and the words for search engines over", () => {
  expect(copy).toMatchObject({
    id: idOf(2),
    name: "Seite 2",
    role: null,
    status: "draft",
    options: { headerType: "opaque" },
    disallowedLocales: ["fr"],
    locales: { de: { slug: "seite-2", name: "", description: "Worum es geht", searchTitle: "Alles" } },
  });
});
