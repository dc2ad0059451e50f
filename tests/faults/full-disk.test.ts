import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { sendTo, type Sent } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";
import { addressIn, askForAddress, sendRest } from "../support/upload-calls.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const diskMegabytes = 8;
/** The data folder lies on a small disk of its own, which is mounted before the product reads where it is. */
const disk = await vi.hoisted(async () => {
  const { mountDisk } = await import("../support/small-disk.ts");
  const mounted = mountDisk(8);
  if (mounted) process.env.DATA_DIR = mounted.folder;
  else console.warn("SKIPPED: a disk that is full while uploading (mounting a small one needs root)");
  return mounted;
});
const folder = disk?.folder ?? "";
const filler = join(folder, "filler");
const blockBytes = 4_096;

const database = useDatabase();
let site: TestSite;
let server: WebServer;
let headers: { cookie: string };
let picture: Buffer;

beforeAll(async () => {
  site = await makeSite(database.db, "full");
  server = await startWebServer(database.url);
  headers = { cookie: await cookieOf(database.db, site.opticianId, site.id) };
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  disk?.unmount();
});
afterEach(() => rmSync(filler, { force: true }));

const api = {
  get port() {
    return server.port;
  },
  send: (sent: Sent) => sendTo(server.port, sent),
};
const post = (path: string, body: unknown, more: Sent["headers"] = {}) =>
  api.send({ host: site.host, path, method: "POST", headers: { ...headers, ...more }, body });

/** Files of media, without the uploads that are on their way. */
const whole = () =>
  filesBelow(folder).filter((path) => path.startsWith(join(folder, "media")) && !path.includes("/.incoming/upload-"));
const rows = () => database.db.media.count({ where: { siteId: site.id } });

function filesBelow(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []));
}

/** Leaves so many bytes of the disk free. */
function fillUpTo(left: number): void {
  const blocks = filesBelow(folder).map((path) => Math.ceil(statSync(path).size / blockBytes));
  const used = blocks.reduce((sum, count) => sum + count, 0) * blockBytes;
  writeFileSync(filler, Buffer.alloc(diskMegabytes * 1_024 * 1_024 - used - left));
}

const noRoom = {
  status: 507,
  body: { error: { message: expect.stringContaining("kein Platz mehr") as string, details: { refusal: "disk-full" } } },
};

it.runIf(disk)("refuses a picture for which there is no room, and keeps nothing half of it", async () => {
  const { host } = site;
  const path = addressIn(await askForAddress(api, host, { name: "gross.png", size: picture.length }, headers));
  fillUpTo(200_000);
  expect(await sendRest(api, { host, path, bytes: picture, headers })).toMatchObject(noRoom);
  expect([whole(), await rows()]).toEqual([[], 0]);
});

it.runIf(disk)("refuses one that comes in a single call, and a film in pieces", async () => {
  const film = await post("/api/v1/media/directUpload", { filename: "film.mp4", size: 2_000_000 });
  const before = [whole(), await rows()];
  fillUpTo(100_000);
  const single = await post("/api/v1/media/file?filename=a.png", picture, {
    "content-type": "application/octet-stream",
  });
  expect(single).toMatchObject(noRoom);
  const piece = await api.send({
    host: site.host,
    path: (film.body as { url: string }).url,
    method: "PATCH",
    headers: {
      ...headers,
      "tus-resumable": "1.0.0",
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
    },
    body: Buffer.alloc(900_000),
  });
  expect(piece.status).toBe(507);
  expect([whole(), await rows()]).toEqual(before);
});
