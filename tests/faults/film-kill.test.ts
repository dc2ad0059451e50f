import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { removeAbandonedUploads, uploadFolder } from "~/server/files/tus-uploads.ts";
import { useDatabase } from "../support/database.ts";
import { testFilm } from "../support/films.ts";
import { startGameServer, type GameServer } from "../support/game-server.ts";
import { sendPiece } from "../support/send-piece.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";
import { ask } from "../support/web-server.ts";

const database = useDatabase();
const film = testFilm({ pictures: randomBytes(800_000), hasPlace: false });
let site: TestSite;
let cookie = "";
let server: GameServer | undefined;

beforeAll(async () => {
  site = await makeSite(database.db, "film-kill");
  cookie = await cookieOf(database.db, site.opticianId, site.id);
});
afterEach(() => void server?.child.kill("SIGKILL"));
afterAll(() => rm(dirname(mediaFolder({ siteId: site.id, objectId: site.id })), { recursive: true, force: true }));

async function start(): Promise<number> {
  server = await startGameServer(database.url);
  return server.port;
}

const headers = () => ({ cookie, "sec-fetch-site": "same-origin" });

async function call<Body>(port: number, name: string, input: object): Promise<Body> {
  const sent = { method: "POST", headers: { ...headers(), "content-type": "application/json" } };
  const answer = await ask(port, site.host, `/api/v1/media/${name}`, { ...sent, body: JSON.stringify(input) });
  expect(answer.status, answer.body).toBe(200);
  return JSON.parse(answer.body) as Body;
}

const open = (port: number) => call<{ id: string; url: string }>(port, "directUpload", { size: film.length });
const look = (port: number, url: string) =>
  ask(port, site.host, url, { method: "HEAD", headers: { ...headers(), "tus-resumable": "1.0.0" } });
const send = (port: number, url: string, start: number, end?: number) =>
  sendPiece({ port, host: site.host, url, cookie, offset: start, bytes: film.subarray(start, end) });

/** Sends half of the rest of each film and kills the server while it waits for what is missing. */
async function killWithin(port: number, uploads: { id: string; url: string; offset: number }[]): Promise<void> {
  const exit = server && once(server.child, "exit");
  const areThere = Promise.all(
    uploads.map(({ id, offset }) =>
      expect.poll(async () => (await stat(join(uploadFolder(), id))).size).toBeGreaterThan(offset),
    ),
  );
  const until = () => areThere.then(() => server?.child.kill("SIGKILL"));
  const cut = uploads.map(({ url, offset }) => {
    const bytes = film.subarray(offset);
    const sent = Math.floor(bytes.length / 2);
    return sendPiece({ port, host: site.host, url, cookie, offset, bytes, sent, until });
  });
  expect(await Promise.all(cut)).toEqual(uploads.map(() => null));
  await exit;
}

const isStored = async (id: string) => {
  const row = await database.db.media.findFirstOrThrow({ where: { id, siteId: site.id } });
  return (await readFile(join(mediaFolder(row), "original.mp4"))).equals(film);
};
const leftOf = async (id: string) => (await readdir(uploadFolder())).filter((name) => name.startsWith(id));

it("goes on with a film whose server was killed in the middle of a piece, byte for byte, and sweeps one that nobody goes on with", async () => {
  const first = await start();
  const upload = await open(first);
  const abandoned = await open(first);
  expect((await send(first, upload.url, 0, 100_000))?.status).toBe(204);
  await killWithin(first, [
    { ...upload, offset: 100_000 },
    { ...abandoned, offset: 0 },
  ]);

  const port = await start();
  const offset = Number((await look(port, upload.url)).headers["upload-offset"]);
  expect(offset).toBeGreaterThan(100_000);
  expect(offset).toBeLessThan(film.length);
  expect((await send(port, upload.url, offset))?.status).toBe(204);
  await call(port, "createEntry", { uploadId: upload.id });
  expect(await isStored(upload.id)).toBe(true);
  expect(await leftOf(upload.id)).toEqual([]);

  const aDayAgo = new Date(Date.now() - 24 * 3_600_000);
  await removeAbandonedUploads(aDayAgo);
  expect((await look(port, abandoned.url)).status).toBe(200);
  const notes = join(uploadFolder(), `${abandoned.id}.json`);
  const begun = { ...(JSON.parse(await readFile(notes, "utf8")) as object), creation_date: new Date(+aDayAgo - 1_000) };
  await writeFile(notes, JSON.stringify(begun));
  await removeAbandonedUploads(aDayAgo);
  expect((await look(port, abandoned.url)).status).toBe(404);
  expect(await leftOf(abandoned.id)).toEqual([]);
});

it("is there once after kills while it is taken into the library, whenever they come", async () => {
  const before = await database.db.media.count({ where: { siteId: site.id } });
  let port = await start();
  for (const ms of [0, 60]) {
    const { id, url } = await open(port);
    expect((await send(port, url, 0))?.status).toBe(204);
    const lost = call(port, "createEntry", { uploadId: id }).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, ms));
    server?.child.kill("SIGKILL");
    await lost;
    port = await start();
    await call(port, "createEntry", { uploadId: id });
    expect(await isStored(id)).toBe(true);
    expect(await leftOf(id)).toEqual([]);
  }
  expect(await database.db.media.count({ where: { siteId: site.id } })).toBe(before + 2);
});
