import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { describeMedium } from "~/features/site/describe-medium.ts";
import { focalPosition } from "~/features/blocks/pictures/picture.tsx";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { publishedPageSchema } from "~/features/page/schema.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publicationStatus } from "~/features/page/service/publication-status.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { unpublishedPages } from "~/features/page/service/unpublished-pages.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editSite } from "~/features/site/service.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { makeSite } from "../support/page-context.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
let [siteId, id] = ["", ""];
let ada: ServiceContext;
let ben: ServiceContext;

beforeEach(async () => {
  const made = await makeSite(database.db, { locales: ["de"], editors: 2 });
  siteId = made.siteId;
  ada = made.contexts[0];
  ben = made.contexts[1] ?? ada;
  id = await addPicture(siteId);
});

async function addPicture(siteId: string): Promise<string> {
  const id = randomUUID();
  const file = { originalFilename: "a.webp", fileSize: 1, publicUrl: `/media/${id}`, extension: "webp" };
  const type = { mediaType: "image", mimeType: "image/webp", bucketFolder: "library" } as const;
  await database.db.media.create({ data: { ...file, ...type, id, objectId: id, siteId, alt: { de: "Ein Laden" } } });
  return id;
}

async function said(of = { id, siteId }) {
  const { alt, focalPoint, tags } = await database.db.media.findFirstOrThrow({ where: of });
  return { alt, focalPoint, tags };
}
async function edit(ctx: ServiceContext, command: string, input: Json): Promise<string> {
  const operation = { opId: randomUUID(), command, input };
  await editSite(ctx, { baseRevision: 0, operation });
  return operation.opId;
}
const describeAs = (ctx: ServiceContext, input: Record<string, Json>) => edit(ctx, "media.describe", { id, ...input });
const undo = (ctx: ServiceContext, opId: string) => edit(ctx, "history.undo", { opIds: [opId] });
const refusal = (refused: string): unknown =>
  expect.objectContaining({ details: expect.objectContaining({ refusal: refused }) as unknown });

it("takes words and focal point of a picture back one by one, and brings them again", async () => {
  const first = { alt: { de: "Ein Laden" }, focalPoint: null, tags: [] };
  const point = await describeAs(ada, { focalPoint: { x: 0.2, y: 0.8 } });
  const words = await describeAs(ada, { alt: { de: "", fr: "" } });
  expect(await said()).toEqual({ ...first, alt: { de: "", fr: "" }, focalPoint: { x: 0.2, y: 0.8 } });
  await undo(ada, words);
  expect(await said()).toEqual({ ...first, focalPoint: { x: 0.2, y: 0.8 } });
  const back = await undo(ada, point);
  expect(await said()).toEqual(first);
  await undo(ada, back);
  expect(await said()).toEqual({ ...first, focalPoint: { x: 0.2, y: 0.8 } });
});

it("takes the first words of all back, after which nothing is said of the picture", async () => {
  await database.db.media.updateMany({ where: { siteId, id }, data: { alt: {} } });
  await undo(ada, await describeAs(ada, { alt: { de: "Ein Geschäft" }, tags: ["laden"] }));
  expect(await said()).toEqual({ alt: {}, focalPoint: null, tags: [] });
});

it("lets the later of two people's words count, and nobody take back what another has said since", async () => {
  const opId = await describeAs(ada, { alt: { de: "Ein Geschäft" } });
  await describeAs(ben, { alt: { de: "Die Werkstatt" } });
  expect((await said()).alt).toEqual({ de: "Die Werkstatt" });
  await expect(undo(ada, opId)).rejects.toEqual(refusal("changed-meanwhile"));
  await expect(undo(ben, opId)).rejects.toEqual(refusal("not-undoable"));
});

it("refuses a picture of another site, also by way of the site's document, and a point outside of it", async () => {
  const elsewhere = (await makeSite(database.db)).siteId;
  const foreign = await addPicture(elsewhere);
  const point = { x: 0.5, y: 0.5 };
  await expect(describeMedium(ada, { id: foreign, focalPoint: point })).rejects.toMatchObject({ code: "not-found" });
  await expect(edit(ada, "media.describe", { id: foreign, focalPoint: point })).rejects.toEqual(
    refusal("media-not-found"),
  );
  await expect(describeAs(ada, { focalPoint: { x: 1.2, y: 0 } })).rejects.toEqual(refusal("invalid-input"));
  expect((await said({ id: foreign, siteId: elsewhere })).focalPoint).toBeNull();
});

it("shows visitors the point with the next publish, which it gives a reason for", async () => {
  const page = { name: "Laden", locale: "de" as const, collection: null, initialGroups: ["hero" as const] };
  const { pageId } = await addPage(ada, page);
  const draft = await loadDraft(ada, { pageId });
  const groupId = sectionsOf(draft.document)[0]?.id ?? "";
  const operation = {
    opId: randomUUID(),
    command: "field.image",
    input: { groupId, fieldName: "image", mediaId: id },
  };
  await editPage(ada, { pageId, baseRevision: draft.revision, operation });
  const shown = async () => {
    const version = await database.db.pageVersion.findFirstOrThrow({
      where: { siteId, pageId },
      orderBy: { number: "desc" },
    });
    return focalPosition(publishedPageSchema.parse(version.document).media[id]?.focalPoint ?? null);
  };
  await publishPage(ada, { pageId });
  const listed = async () => (await unpublishedPages(ada)).pages.map((each) => [each.id, each.changes]);
  expect(await listed()).toEqual([]);
  await describeMedium(ada, { id, tags: ["laden"] });
  expect(await listed(), "by what it is found no visitor sees").toEqual([]);
  await describeMedium(ada, { id, focalPoint: { x: 0.25, y: 0.75 } });
  expect(await listed()).toEqual([[pageId, 1]]);
  expect(await shown()).toBe("10% 10%");
  expect(await publicationStatus(ada, { pageId })).toEqual({
    ...{ fields: 1, groups: 0, pages: 0 },
    changed: [groupId],
  });
  await publishPage(ada, { pageId });
  expect(await shown()).toBe("25% 75%");
  expect(await listed()).toEqual([]);
  await describeMedium(ada, { id, alt: { de: "Der Laden am Abend" } });
  expect(await listed()).toEqual([[pageId, 1]]);
});
