import "../support/generous-limits.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { addPlayer } from "~/features/golf/players.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { saveSettings } from "~/features/site/service.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { allProcedures } from "~/server/api/rest-routes.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { liveMessage, opened } from "../support/live-call.ts";
import {
  cookieOf,
  makePerson,
  makeSite,
  makeThings,
  writeTitle,
  type TestSite,
  type Things,
} from "../support/two-sites.ts";
import { rows } from "./authorization-rows.ts";

const database = useDatabase();
const api = useApiServer(database);
const subscriptions = allProcedures().flatMap(([path, { _def }]) => (_def.type === "subscription" ? [path] : []));

let siteA: TestSite;
let siteB: TestSite;
let adminId: string;
let thingsOfA: Things;
let thingsOfB: Things;
const sockets: WebSocket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.terminate();
});

beforeAll(async () => {
  siteA = await makeSite(database.db, "site-a");
  siteB = await makeSite(database.db, "site-b");
  adminId = (await makePerson(database.db, "admin", true)).id;
  thingsOfA = await makeThings(database.db, siteA, adminId);
  thingsOfB = await makeThings(database.db, siteB, adminId);
});

interface Listener {
  path: string;
  heard: string[];
}

/** Opens every subscription that the live door has on this site's host, for things of the given site, and keeps listening. */
async function listen(site: TestSite, things: Things, userId: string | null): Promise<Listener[]> {
  const headers: Record<string, string> = userId ? { cookie: await cookieOf(database.db, userId, site.id) } : {};
  const open = subscriptions.map(async (path, id) => {
    const socket = await opened(api.socket(site.host, headers));
    sockets.push(socket);
    const heard: string[] = [];
    const answered = new Promise<void>((done) =>
      socket.on("message", (raw: Buffer) => {
        heard.push(raw.toString());
        done();
      }),
    );
    socket.send(liveMessage({ id, method: "subscription", path, input: rows[path]?.input(things) }));
    await answered;
    return { path, heard };
  });
  return Promise.all(open);
}

/** Something happens on a site to everything that a subscription may tell about; each time its key is in the words. */
async function somethingHappens(site: TestSite, things: Things): Promise<void> {
  const actor = { userId: adminId, name: `Admin ${site.key}`, isAdmin: true, role: null };
  const ctx = forEditor({ db: getDb(), bus: getLiveBus(), site, actor });
  await writeTitle(ctx, things.pageId, things.groupId);
  await publishPage(ctx, { pageId: things.pageId });
  await saveSettings(ctx, { contact: { companyName: `${site.key} ${randomUUID()}` } });
  const player = { gameId: things.gameId, opId: randomUUID(), playerName: `Dora ${site.key}` };
  await addPlayer({ db: getDb(), bus: getLiveBus(), site, ip: "127.0.0.1" }, player);
  const headers = { cookie: await cookieOf(database.db, site.opticianId, site.id) };
  const typing = { groupId: things.groupId, fieldName: "title", locale: "de" };
  const body = { pageId: things.pageId, groupId: things.groupId, fieldName: "title", typing };
  const present = { host: site.host, path: "/api/v1/page/present", method: "POST", headers, body };
  expect((await api.send(present)).status).toBe(200);
}

const tellsOf = ({ key }: TestSite, { heard }: Listener) => heard.some((message) => message.includes(key));

it("tells nobody on one site anything that happens on another", async () => {
  const people = [siteA.opticianId, siteB.opticianId, adminId, null];
  const onA = await Promise.all(
    people.flatMap((person) => [listen(siteA, thingsOfA, person), listen(siteA, thingsOfB, person)]),
  );
  // Two people are on each page: presence tells one of the other.
  const [ownersOfA, ownersOfB] = [await listen(siteA, thingsOfA, adminId), await listen(siteB, thingsOfB, adminId)];
  await listen(siteB, thingsOfB, siteB.opticianId);
  await somethingHappens(siteB, thingsOfB);
  await somethingHappens(siteA, thingsOfA);

  const hearsOwn = [...ownersOfA.map((one) => [siteA, one] as const), ...ownersOfB.map((one) => [siteB, one] as const)];
  for (const [site, listener] of hearsOwn)
    await expect.poll(() => tellsOf(site, listener), { message: `${listener.path} of ${site.key}` }).toBe(true);
  const secrets = [siteB.key, siteB.id, ...Object.values<string>({ ...thingsOfB })];
  for (const { path, heard } of onA.flat())
    for (const secret of secrets) expect(heard.join("\n"), path).not.toContain(secret);
});
