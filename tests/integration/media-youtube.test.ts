import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { readFile } from "~/features/media/storage.ts";
import { listMedia } from "~/features/media/service.ts";
import { addYoutube } from "~/features/media/video/add-youtube.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { env } from "~/server/env.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/two-sites.ts";
import { openConnections } from "../support/while-waiting.ts";

const database = useDatabase();
/** In place of YouTube's pictures: what is asked of it, and what it has. */
const asked: string[] = [];
let pictures: Record<string, Buffer> = {};
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  const picture = pictures[url];
  if (picture) response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
  else response.writeHead(404, { "content-type": "image/jpeg" }).end("a grey picture of nothing");
});
let siteId = "";

beforeAll(async () => {
  siteId = (await makeSite(database.db, "youtube")).id;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  env.VIDEO_THUMBNAILS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  pictures = {};
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await rm(dirname(mediaFolder({ siteId, objectId: siteId })), { recursive: true, force: true });
});

const context = () =>
  forEditor({ db: database.db, site: { id: siteId }, actor: { isAdmin: false, role: "optician" as const } });
const add = (videoId: string, more: object = {}) =>
  addYoutube(context(), { youtubeUrl: `https://youtu.be/${videoId}`, ...more });

/** A film's picture as YouTube keeps it: 4:3, the film between two black bars. */
function barred(): Promise<Buffer> {
  const film = { create: { width: 480, height: 270, channels: 3 as const, background: "#c02040" } };
  return sharp(film).extend({ top: 45, bottom: 45, background: "#000000" }).jpeg().toBuffer();
}

describe("a film of YouTube", () => {
  it("comes with the largest of its pictures, cut to 16:9 and stored here", async () => {
    pictures["/vi/aaaaaaaaaaa/hqdefault.jpg"] = await barred();
    const medium = await add("aaaaaaaaaaa", {
      thumbnailUrl: "http://127.0.0.1:1/evil.jpg",
      aspectRatio: "1:1",
      bucketFolder: "Filme",
    });
    expect(asked).toEqual(["/vi/aaaaaaaaaaa/maxresdefault.jpg", "/vi/aaaaaaaaaaa/hqdefault.jpg"]);
    expect(medium).toMatchObject({
      mediaType: "video",
      videoId: "aaaaaaaaaaa",
      youtubeUrl: "https://www.youtube.com/watch?v=aaaaaaaaaaa",
      thumbnailUrl: `/media/${medium.id}/480.webp`,
      thumbnails: {
        default: `/media/${medium.id}/120.webp`,
        medium: `/media/${medium.id}/320.webp`,
        high: `/media/${medium.id}/480.webp`,
        maxres: `/media/${medium.id}/480.webp`,
      },
      aspectRatio: "16:9",
      videoSettings: { source: "youtube", videoId: "aaaaaaaaaaa" },
      widths: [480],
    });
    const stored = await readFile(mediaStorage(), { siteId, objectId: medium.id }, "480.webp");
    const { data, info } = await sharp(stored ?? Buffer.alloc(0))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([480, 270]);
    const small = await readFile(mediaStorage(), { siteId, objectId: medium.id }, "120.webp");
    expect(await sharp(small ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 120, height: 68 });
    expect(data[0]).toBeGreaterThan(150); // no black bar at the top
    const { items } = await listMedia(context(), { mediaType: "video", page: 1 });
    expect(items.map(({ id, bucketFolder }) => [id, bucketFolder])).toEqual([[medium.id, "Filme"]]);
  });

  it("has four thumbnails, each as wide as YouTube's where its largest picture is there", async () => {
    const largest = { create: { width: 1280, height: 720, channels: 3 as const, background: "#c02040" } };
    pictures["/vi/eeeeeeeeee1/maxresdefault.jpg"] = await sharp(largest).jpeg().toBuffer();
    const { id, thumbnails } = await add("eeeeeeeeee1");
    const widths = { default: 120, medium: 320, high: 480, maxres: 1280 };
    const stored = Object.entries(widths).map(([name, width]) => [name, `/media/${id}/${width}.webp`]);
    expect(Object.entries(thumbnails)).toEqual(stored);
    await database.db.media.deleteMany({ where: { siteId, id } });
  });

  it("is the one that is there when it is added again, under another form of its address", async () => {
    const again = await addYoutube(context(), { youtubeUrl: "https://www.youtube.com/watch?v=aaaaaaaaaaa&t=1" });
    expect(asked).toEqual([]);
    expect(await database.db.media.count({ where: { siteId } })).toBe(1);
    expect(again.videoId).toBe("aaaaaaaaaaa");
  });

  it("is one, with its picture, also where six people add it at the same moment", async () => {
    pictures["/vi/dddddddddd1/hqdefault.jpg"] = await barred();
    const before = await database.db.media.count({ where: { siteId } });
    await openConnections(database);
    const added = await Promise.all(Array.from({ length: 6 }, () => add("dddddddddd1")));
    const [id = "", ...others] = new Set(added.map((medium) => medium.id));
    expect(others).toEqual([]);
    expect(await database.db.media.count({ where: { siteId } })).toBe(before + 1);
    expect((await mediaStorage().names({ siteId, objectId: id })).length).toBeGreaterThan(0);
    await database.db.media.deleteMany({ where: { siteId, id } });
  });

  it("is refused when there is no such film, when its address is none, and when another id is named", async () => {
    await expect(add("bbbbbbbbbbb")).rejects.toMatchObject({ details: { refusal: "youtube-missing" } });
    expect(asked.map((path) => path.split("/").at(-1))).toEqual([
      "maxresdefault.jpg",
      "hqdefault.jpg",
      "mqdefault.jpg",
      "default.jpg",
    ]);
    await expect(add("short")).rejects.toMatchObject({ details: { refusal: "youtube-url" } });
    await expect(add("bbbbbbbbbbbb")).rejects.toMatchObject({ details: { refusal: "youtube-id" } });
    const other = { youtubeUrl: "https://youtu.be/bbbbbbbbbbb", videoId: "ccccccccccc" };
    await expect(addYoutube(context(), other)).rejects.toMatchObject({ details: { refusal: "youtube-id" } });
    expect(await database.db.media.count({ where: { siteId } })).toBe(1);
  });

  it("is taken without a picture when none can be read or fetched", async () => {
    pictures["/vi/ddddddddddd/maxresdefault.jpg"] = Buffer.from("no picture");
    pictures["/vi/ddddddddddd/default.jpg"] = await barred();
    expect((await add("ddddddddddd")).widths).toEqual([480]);
    env.VIDEO_THUMBNAILS_URL = "http://127.0.0.1:9";
    expect(await add("eeeeeeeeeee")).toMatchObject({ thumbnailUrl: null, widths: [] });
  });
});
