import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { mediaUsage } from "~/features/media/usage.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publicationStatus } from "~/features/page/service/publication-status.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { saveData } from "~/features/page/service/save-data.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { publishedPageSchema } from "~/features/page/schema.ts";
import { deriveId } from "~/lib/ids.ts";
import type { ServiceContext } from "~/server/context.ts";
import { addPicture } from "../support/add-picture.ts";
import { makeSite } from "../support/page-context.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
let ada: ServiceContext;
let ben: ServiceContext;
let [pageId, groupId]: string[] = [];
let pictures: string[];

beforeEach(async () => {
  const { contexts, siteId } = await makeSite(database.db, { locales: ["de"], editors: 2 });
  ada = contexts[0];
  ben = contexts[1] ?? ada;
  pictures = await Promise.all(["a", "b", "c"].map(() => addPicture(database.db, siteId)));
  ({ pageId } = await addPage(ada, {
    name: "Galerie",
    locale: "de",
    collection: null,
    initialGroups: ["mediaGallery"],
  }));
  groupId = sectionsOf((await loadDraft(ada, { pageId })).document)[0]?.id;
});

const place = () => ({ groupId: groupId ?? "", fieldName: "images" });
const draft = () => loadDraft(ada, { pageId: pageId ?? "" });
const list = async () => (await draft()).document.groups[groupId ?? ""]?.fields.images?.mediaIds;

async function choose(ctx: ServiceContext, mediaIds: string[], baseRevision?: number): Promise<string> {
  const operation = { opId: randomUUID(), command: "field.mediaList", input: { ...place(), mediaIds } };
  const seen = baseRevision ?? (await draft()).revision;
  await editPage(ctx, { pageId: pageId ?? "", baseRevision: seen, operation });
  return operation.opId;
}

it("keeps the order of a list, each medium once, and takes back what was done to it", async () => {
  const [a = "", b = "", c = ""] = pictures;
  await choose(ada, [c, a, c]);
  expect(await list()).toEqual([c, a]);
  const opId = await choose(ada, [a, b, c]);
  const operation = { opId: randomUUID(), command: "history.undo", input: { opIds: [opId] } };
  await editPage(ada, { pageId: pageId ?? "", baseRevision: (await draft()).revision, operation });
  expect(await list()).toEqual([c, a]);
  await choose(ada, []);
  expect((await draft()).document.groups[groupId ?? ""]?.fields).toEqual({});
});

it("copies every medium of a list into the snapshot, and counts a changed list as a change", async () => {
  await choose(ada, pictures);
  await publishPage(ada, { pageId: pageId ?? "" });
  const version = await database.db.pageVersion.findFirstOrThrow({ where: { siteId: ada.site.id, pageId } });
  const published = publishedPageSchema.parse(version.document);
  expect(Object.keys(published.media).sort()).toEqual([...pictures].sort());
  expect(published.document.groups[groupId ?? ""]?.fields.images?.mediaIds).toEqual(pictures);
  expect(Object.keys((await draft()).media).sort()).toEqual([...pictures].sort());
  await choose(ada, pictures.toReversed());
  expect(await publicationStatus(ada, { pageId: pageId ?? "" })).toEqual({
    ...{ fields: 1, groups: 0, pages: 0 },
    changed: [groupId],
  });
});

it("tells two people who changed the same list", async () => {
  const seen = (await draft()).revision;
  await choose(ben, pictures.slice(0, 1));
  await expect(choose(ada, pictures.slice(1), seen)).rejects.toMatchObject({
    code: "stale",
    details: { conflicts: [{ mine: pictures.slice(1), theirs: pictures.slice(0, 1) }] },
  });
});

it("refuses a medium of another site, but lets a list be ordered that holds one that is gone", async () => {
  const foreign = await addPicture(database.db, (await makeSite(database.db)).siteId);
  await expect(choose(ada, [foreign])).rejects.toMatchObject({ details: { refusal: "media-not-found" } });
  await choose(ada, pictures);
  await database.db.media.deleteMany({ where: { siteId: ada.site.id, id: pictures[0] } });
  await choose(ada, pictures.toReversed());
  expect(await list()).toEqual(pictures.toReversed());
});

it("takes in whole sections with their pictures, takes them out in one step, and refuses another site's pictures", async () => {
  const [a = "", b = ""] = pictures;
  const insert = async (mediaId: string, mediaIds: string[]) => {
    const cards = [{ options: {}, fields: { image: { mediaId }, title: { texts: { de: "Karte" } } } }];
    const [gallery, board] = [
      { kind: "mediaGallery", options: {}, fields: { images: { mediaIds } } },
      { kind: "imageBoard", options: {}, fields: {}, cards },
    ];
    const opIds = [];
    for (const content of [gallery, board]) {
      const input = { groupId: randomUUID(), nextTo: null, parentId: null, content };
      const operation = { opId: randomUUID(), command: "group.insert", input };
      await editPage(ada, { pageId: pageId ?? "", baseRevision: (await draft()).revision, operation });
      opIds.push(operation.opId);
    }
    return opIds;
  };
  const groups = async () => Object.values((await draft()).document.groups);
  const opIds = await insert(a, [b, a]);
  expect((await groups()).flatMap(({ fields }) => fields["image"]?.mediaId ?? [])).toEqual([a]);
  expect((await groups()).flatMap(({ fields }) => fields["images"]?.mediaIds ?? [])).toEqual([b, a]);

  const operation = { opId: randomUUID(), command: "history.undo", input: { opIds: opIds.toReversed() } };
  await editPage(ada, { pageId: pageId ?? "", baseRevision: (await draft()).revision, operation });
  expect((await groups()).map(({ id }) => id)).toEqual([groupId]);

  const other = await makeSite(database.db, { locales: ["de"] });
  const foreign = await addPicture(database.db, other.siteId);
  await expect(insert(a, [foreign])).rejects.toMatchObject({ details: { refusal: "media-not-found" } });
  await expect(insert(foreign, [a])).rejects.toMatchObject({ details: { refusal: "media-not-found" } });
});

it("finds the uses of a medium in lists as well", async () => {
  const id = pictures[1] ?? "";
  expect(await mediaUsage(ada, { id })).toEqual({ fields: 0, pageIds: [], places: [] });
  await choose(ada, pictures);
  expect(await mediaUsage(ada, { id })).toMatchObject({
    fields: 1,
    pageIds: [pageId],
    places: [{ kind: "draft", id: pageId }],
  });
});

it("saves a list and the page's own options over the call of the REST door", async () => {
  const linkId = deriveId(groupId ?? "", "images");
  await saveData(ada, { itemType: "field", linkId, data: { mediaIds: pictures } });
  expect(await list()).toEqual(pictures);
  const options = { headerType: { value: "transparent" } };
  await saveData(ada, { itemType: "page", linkId: pageId ?? "", data: { options } });
  expect((await draft()).document.options).toEqual({ headerType: "transparent" });
  const wrong = {
    itemType: "page",
    linkId: pageId ?? "",
    data: { options: { headerType: { value: "loud" } } },
  } as const;
  await expect(saveData(ada, wrong)).rejects.toMatchObject({ details: { refusal: "option-invalid" } });
  const foreign = { ...(await makeSite(database.db)).contexts[0] };
  const call = saveData(foreign, { itemType: "page", linkId: pageId ?? "", data: { options } });
  await expect(call).rejects.toMatchObject({ code: "not-found" });
});
