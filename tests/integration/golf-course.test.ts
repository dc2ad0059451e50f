import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { courseOf } from "~/features/golf/course.ts";
import type { Json } from "~/lib/json.ts";
import { createCaller } from "~/server/api/root.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { logger as log } from "~/server/logger.ts";
import { useDatabase } from "../support/database.ts";
import { knownIndex } from "../support/known-index.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
let site: TestSite;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  site = await makeSite(database.db, "optician");
});
afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

/** What an editor of the site can do with a browser, or a player without an account. */
function callerFor(actor: "editor" | "player") {
  const editor = { userId: site.opticianId, name: "Olga", isAdmin: false, role: "optician" as const };
  const request = { bus: getLiveBus(), ip: randomUUID(), door: "http" as const, log };
  return createCaller({ db: database.db, site, actor: actor === "editor" ? editor : null, ...request });
}

/** Makes a page with one section and publishes it, call by call as the editor's screens do. */
async function buildPage(page: {
  name: string;
  collection?: "map";
  kind: string;
  options: Record<string, unknown>;
}): Promise<string> {
  const api = callerFor("editor");
  const name = { de: page.name, fr: page.name };
  const input = { collectionName: page.collection ?? null, initialMeta: { name }, lang: "de" as const };
  const { id: pageId } = await api.page.add(input);
  const groupId = randomUUID();
  const edit = (command: string, rest: object) =>
    api.page.edit({
      pageId,
      baseRevision: 0,
      force: true,
      operation: { opId: randomUUID(), command, input: rest as Json },
    });
  await edit("group.add", { groupId, kind: page.kind, nextTo: null, parentId: null });
  for (const [key, value] of Object.entries(page.options)) await edit("group.option", { groupId, key, value });
  await api.page.publish({ id: pageId });
  return pageId;
}

it("lets an editor build a course of another site without code, and players play it", async () => {
  const tee = { lat: 46.95, lng: 7.44, icon: "start" };
  const cup = { lat: 46.951, lng: 7.441, icon: "end" };
  const rose = await buildPage({
    name: "Rosengarten",
    collection: "map",
    kind: "poiManager",
    options: { poi: [tee, cup], par: 4 },
  });
  const bear = await buildPage({
    name: "Bärengraben",
    collection: "map",
    kind: "poiManager",
    options: { poi: [cup, tee] },
  });
  await buildPage({ name: "Rangliste", collection: "map", kind: "scoreTracker", options: { scoreOptions: "table" } });

  expect(await courseOf(await knownIndex(site.id), "de")).toMatchObject({
    rankingName: "Rangliste",
    holes: [
      { pageId: rose, number: 1, name: "Rosengarten", par: 4, lat: 46.95, lng: 7.44 },
      { pageId: bear, number: 2, name: "Bärengraben", par: null },
    ],
  });

  // What the sections of an editor's page draw when it is asked anew.
  const holes = [{ pageId: rose }, { pageId: bear }];
  const shown = await callerFor("editor").course.shown({ lang: "de" });
  expect(shown).toMatchObject({
    gameSetup: { holes },
    mapContainer: { holes },
    scoreTracker: { holes },
  });
  expect(shown).toHaveProperty("mapContainer.byCollection", {});

  const api = callerFor("player");
  const { id: gameId } = await api.game.create({});
  const { playerId } = await api.player.add({ gameId, opId: randomUUID(), playerName: "Ada" });
  await api.score.adjust({ gameId, playerId, pageId: bear, delta: 1, opId: randomUUID() });
  expect((await api.game.get({ gameId })).holes).toEqual([{ pageId: bear, playerId, score: 1 }]);
});

it("counts no page without a start as a hole, and no draft", async () => {
  const before = (await courseOf(await knownIndex(site.id), "de")).holes.length;
  const end = { lat: 46.951, lng: 7.441, icon: "end" };
  await buildPage({ name: "Ohne Start", collection: "map", kind: "poiManager", options: { poi: [end] } });
  await callerFor("editor").page.add({ collectionName: "map", initialMeta: { name: "Entwurf" }, lang: "de" });
  expect((await courseOf(await knownIndex(site.id), "de")).holes).toHaveLength(before);
});
