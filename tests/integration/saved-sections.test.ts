import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { GroupContent } from "~/features/page/commands/group-insert.ts";
import {
  listSavedSections,
  removeSavedSection,
  renameSavedSection,
  saveSection,
} from "~/features/saved-sections/service.ts";
import { savedNameSchema } from "~/features/saved-sections/schema.ts";
import type { ServiceContext } from "~/server/context.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
let ada: ServiceContext;
let stranger: ServiceContext;

beforeEach(async () => {
  [ada, stranger] = await Promise.all([contextOfNewSite(), contextOfNewSite()]);
});

const contextOfNewSite = async () => (await makeSite(database.db, { locales: ["de", "fr"], editors: 1 })).contexts[0];

async function addPicture(siteId: string): Promise<string> {
  const id = randomUUID();
  const file = { originalFilename: "a.webp", fileSize: 1, publicUrl: `/media/${id}`, extension: "webp" };
  const type = { mediaType: "image", mimeType: "image/webp", bucketFolder: "library" } as const;
  await database.db.media.create({ data: { ...file, ...type, id, objectId: id, siteId } });
  return id;
}

const invitation = (mediaId?: string): GroupContent => ({
  kind: "cta",
  options: { alignment: "center" },
  fields: {
    title: { texts: { de: "Kommen Sie vorbei", fr: "Passez nous voir" } },
    ...(mediaId && { image: { mediaId } }),
  },
});
const names = async (ctx: ServiceContext) => (await listSavedSections(ctx)).sections.map(({ name }) => name);

describe("a saved section", () => {
  it("comes back as it was, with its languages and pictures, the newest first", async () => {
    const mediaId = await addPicture(ada.siteId);
    const board: GroupContent = {
      kind: "imageBoard",
      options: {},
      fields: {},
      cards: [{ options: {}, fields: { image: { mediaId }, title: { texts: { de: "Eins" } } } }],
    };
    await saveSection(ada, { name: "Einladung", content: invitation() });
    await saveSection(ada, { name: "Tafel", content: board });
    const { sections, media } = await listSavedSections(ada);
    expect(sections.map(({ name, content }) => [name, content])).toEqual([
      ["Tafel", board],
      ["Einladung", invitation()],
    ]);
    expect(media.map(({ id }) => id)).toEqual([mediaId]);
  });

  it("keeps what it says in a language that the site has no more: the language may come back", async () => {
    const content = { ...invitation(), fields: { title: { texts: { de: "Hallo", it: "Ciao" } } } };
    await saveSection(ada, { name: "Gruss", content });
    expect((await listSavedSections(ada)).sections[0]?.content).toEqual(content);
  });

  it("gets another name, and is gone when it is removed", async () => {
    const { id } = await saveSection(ada, { name: "Einladung", content: invitation() });
    await renameSavedSection(ada, { id, name: "Schluss" });
    expect(await names(ada)).toEqual(["Schluss"]);
    await removeSavedSection(ada, id);
    expect(await names(ada)).toEqual([]);
    await expect(removeSavedSection(ada, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(renameSavedSection(ada, { id, name: "x" })).rejects.toMatchObject({ code: "not-found" });
  });

  it("stays with its site", async () => {
    const { id } = await saveSection(ada, { name: "Einladung", content: invitation() });
    expect(await names(stranger)).toEqual([]);
    await expect(renameSavedSection(stranger, { id, name: "x" })).rejects.toMatchObject({ code: "not-found" });
    await expect(removeSavedSection(stranger, id)).rejects.toMatchObject({ code: "not-found" });
    expect(await names(ada)).toEqual(["Einladung"]);
  });

  it("loses a picture with the library, and nothing else", async () => {
    const mediaId = await addPicture(ada.siteId);
    await saveSection(ada, {
      name: "Einladung",
      content: { ...invitation(), kind: "hero", fields: { image: { mediaId } } },
    });
    await database.db.media.deleteMany({ where: { id: mediaId, siteId: ada.siteId } });
    const { sections, media } = await listSavedSections(ada);
    expect(media).toEqual([]);
    expect(sections[0]?.content.fields).toEqual({ image: {} });
  });
});

describe("saving a section refuses", () => {
  const invalid = { code: "invalid" };
  const save = (content: GroupContent) => saveSection(ada, { name: "x", content });

  it("what could not be added to a page of this site", async () => {
    await expect(save({ ...invitation(), kind: "nothing" })).rejects.toMatchObject(invalid);
    await expect(save({ ...invitation(), kind: "imageCard" })).rejects.toMatchObject(invalid);
    await expect(save({ ...invitation(), kind: "goFeed", options: {} })).rejects.toMatchObject({
      details: { refusal: "members-only" },
    });
  });

  it("a picture of another site", async () => {
    const mediaId = await addPicture(stranger.siteId);
    await expect(save({ kind: "hero", options: {}, fields: { image: { mediaId } } })).rejects.toMatchObject(invalid);
  });

  it("the hundred and first", async () => {
    const rows = Array.from({ length: 100 }, (_, at) => ({
      siteId: ada.siteId,
      name: `Bereich ${at}`,
      content: JSON.parse(JSON.stringify(invitation())) as object,
    }));
    await database.db.savedSection.createMany({ data: rows });
    await expect(save(invitation())).rejects.toMatchObject({ details: { refusal: "too-many-saved" } });
  });

  it.each(["", "   ", "x".repeat(61), "zwei\nZeilen"])("the name %j", (name) =>
    expect(savedNameSchema.safeParse(name).success).toBe(false),
  );
});
