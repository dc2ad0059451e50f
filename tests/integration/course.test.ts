import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { courseOf, type CourseHole } from "~/features/golf/course.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { noteSiteRevision } from "~/features/site/site-index.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { loadPageData } from "~/kinds/page-data.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";
import { knownIndex } from "../support/known-index.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
let ctx: ServiceContext;
const start = { lat: 47.5, lng: 8.72, icon: "start" };
const end = { lat: 47.501, lng: 8.721, icon: "end" };

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  ({
    contexts: [ctx],
  } = await makeSite(database.db, { locales: ["de", "fr"] }));
});
afterAll(() => getDb().$disconnect());

/** A page of the collection with this option of its points; published unless it shall stay a draft. */
async function addHole(
  name: string,
  options: Record<string, Json>,
  { isDraft = false, kind = "poiManager" } = {},
): Promise<string> {
  const { pageId } = await addPage(ctx, {
    name,
    locale: "de",
    collection: "map",
    locales: { de: { description: `Text zu ${name}` } },
    meta: { disallowedLocales: ["fr"] },
    initialGroups: [kind],
  });
  const where = { siteId: ctx.site.id, pageId, kind };
  const { id: groupId } = await database.db.group.findFirstOrThrow({ where, select: { id: true } });
  for (const [key, value] of Object.entries(options)) {
    const operation = { opId: randomUUID(), command: "group.option", input: { groupId, key, value } };
    await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
  }
  if (!isDraft) await publishPage(ctx, { pageId });
  return pageId;
}

it("is the published pages of the collection with a start, numbered in their order; the one without points names the ranking", async () => {
  const first = await addHole("Bahnhof", { poi: [end, start], par: 4 });
  await addHole("Entwurf", { poi: [start] }, { isDraft: true });
  await addHole("Rangliste", {}, { kind: "scoreTracker" });
  await addHole("Noch ohne Abschlag", { poi: [end] });
  const last = await addHole("Park", { poi: [start] });

  const course = await courseOf(await knownIndex(ctx.site.id), "de");
  expect(course.rankingName).toBe("Rangliste");
  expect(course.holes.map(({ pageId, number, par }) => [pageId, number, par])).toEqual([
    [first, 1, 4],
    [last, 2, null],
  ]);
  expect(course.holes[0]).toEqual({
    pageId: first,
    number: 1,
    name: "Bahnhof",
    description: "Text zu Bahnhof",
    lat: 47.5,
    lng: 8.72,
    points: [end, start],
    par: 4,
    path: "/de/map/bahnhof",
    picture: null,
  });
});

it("leads from each hole's page to the ones beside it, and from no other page", async () => {
  const { holes } = await courseOf(await knownIndex(ctx.site.id), "de");
  const beside = async (pageId = "") => {
    const page = await loadVisitorPage({ siteId: ctx.site.id, locale: "de", pageId }, loadPageData);
    return page?.context.data["poiManager"];
  };
  const way = ({ number, name, path }: Pick<CourseHole, "number" | "name" | "path">) => ({ number, name, path });
  const [first, last] = holes.map(way);
  expect(await beside(holes[0]?.pageId)).toEqual({ place: { number: 1, total: 2 }, previous: null, next: last });
  expect(await beside(holes[1]?.pageId)).toEqual({ place: { number: 2, total: 2 }, previous: first, next: null });
  const where = { siteId: ctx.site.id, name: "Noch ohne Abschlag" };
  const unfinished = await database.db.page.findFirstOrThrow({ where });
  expect(await beside(unfinished.id)).toEqual({ place: null, previous: null, next: null });
});

it("keeps its holes in a language that they are not written in, without a way to their pages", async () => {
  const { holes } = await courseOf(await knownIndex(ctx.site.id), "fr");
  expect(holes.map(({ name, path }) => [name, path])).toEqual([
    ["Bahnhof", null],
    ["Park", null],
  ]);
});

it("loses a hole whose points are marked for deletion once that is published", async () => {
  const pageId = await addHole("Umweg", { poi: [start] });
  noteSiteRevision(ctx.site.id, -1);
  expect((await courseOf(await knownIndex(ctx.site.id), "de")).holes).toHaveLength(3);
  const where = { siteId: ctx.site.id, pageId, kind: "poiManager" };
  const { id: groupId } = await database.db.group.findFirstOrThrow({ where, select: { id: true } });
  const operation = { opId: randomUUID(), command: "group.markForDeletion", input: { groupId } };
  await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
  await publishPage(ctx, { pageId });
  noteSiteRevision(ctx.site.id, -1);
  expect((await courseOf(await knownIndex(ctx.site.id), "de")).holes).toHaveLength(2);
});
