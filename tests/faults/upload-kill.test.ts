import { once } from "node:events";
import { readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { incomingFolder, mediaFolder } from "~/features/media/disk-storage.ts";
import { sweepUploads } from "~/features/media/upload/parts.ts";
import { sendTo } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { startGameServer, type GameServer } from "../support/game-server.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";
import { addressIn, askForAddress, beginToSend, bytesThere, sendRest } from "../support/upload-calls.ts";

const database = useDatabase();
let site: TestSite;
let cookie = "";
let picture: Buffer;
let server: GameServer | undefined;
let port = 0;

beforeAll(async () => {
  site = await makeSite(database.db, "site-a");
  cookie = await cookieOf(database.db, site.opticianId, site.id);
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  picture = await sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer();
});
afterEach(() => void server?.child.kill("SIGKILL"));
afterAll(async () => {
  await rm(dirname(mediaFolder({ siteId: site.id, objectId: site.id })), { recursive: true, force: true });
  await sweepUploads(new Date(Date.now() + 1_000));
});

/** The address of an upload names the port, too. */
async function start(): Promise<void> {
  // Another test's server may have its port for a moment.
  server = await eventually(() => startGameServer(database.url, "door", { GAME_SERVER_PORT: String(port) }));
  port = server.port;
}
async function kill(): Promise<void> {
  server?.child.kill("SIGKILL");
  if (server) await once(server.child, "exit");
}
const api = {
  get port() {
    return port;
  },
  send: (sent: Parameters<typeof sendTo>[1]) => sendTo(port, sent),
};
const headers = () => ({ cookie });
const ask = async () =>
  addressIn(await askForAddress(api, site.host, { name: "gross.png", size: picture.length }, headers()));
const there = (path: string) => bytesThere(api, site.host, path, headers());
const parts = async () => (await readdir(incomingFolder())).filter((name) => name.endsWith(".part"));
const rows = () => database.db.media.findMany({ where: { siteId: site.id } });

/** As the client does: asks how much is there, and sends the rest. */
async function goOn(path: string) {
  return sendRest(api, { host: site.host, path, bytes: picture, start: await there(path), headers: headers() });
}

it("goes on after a kill in the middle of a file, and becomes one whole picture", async () => {
  await start();
  const path = await ask();
  const cut = beginToSend(port, { host: site.host, path, bytes: picture, headers: headers() });
  cut.write(1_500_000);
  await expect
    .poll(async () => (await stat(join(incomingFolder(), (await parts())[0] ?? "-")).catch(() => null))?.size)
    .toBeGreaterThan(500_000);
  await kill();
  await cut.ended;
  expect(await rows()).toEqual([]);

  await start();
  const here = await there(path);
  expect(here).toBeGreaterThan(500_000);
  expect(here).toBeLessThan(picture.length);
  expect((await goOn(path)).body).toMatchObject({ serverData: { medium: { width: 1_500, height: 1_000 } } });
  const [row] = await rows();
  if (!row) throw new Error("there is no row");
  const kept = await sharp(join(mediaFolder(row), "original.png"))
    .raw()
    .toBuffer();
  expect(kept.equals(await sharp(picture).raw().toBuffer())).toBe(true);
  expect(await parts()).toEqual([]);
});

it("is there once after kills while it is taken into the library, whenever they come", async () => {
  const before = (await rows()).length;
  for (const ms of [0, 200]) {
    await start();
    const path = await ask();
    let isOver = false;
    const lost = goOn(path)
      .catch(() => null)
      .finally(() => (isOver = true));
    await expect.poll(async () => isOver || (await parts()).length === 1, { interval: 5 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await kill();
    await lost;
    await start();
    expect((await goOn(path)).status).toBe(200);
    await kill();
  }
  const all = await rows();
  expect(all).toHaveLength(before + 2);
  const folders = await readdir(dirname(mediaFolder({ siteId: site.id, objectId: site.id })));
  expect(folders.toSorted()).toEqual(all.map(({ objectId }) => objectId).toSorted());
  expect(await parts()).toEqual([]);
});
