import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { videoSource } from "~/features/blocks/films/video-source.ts";
import { deleteMedium } from "~/features/media/delete-medium.ts";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importVideo } from "~/features/media/import-video.ts";
import { prepareFilm } from "~/features/media/prepare-film.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { readFile } from "~/features/media/storage.ts";
import { mediaRef } from "~/features/media/media-ref.ts";
import { replaceMedium } from "~/features/media/replace-medium.ts";
import { leaveMux } from "~/features/media/video/mux/leave-mux.ts";
import { followFilm } from "~/features/media/video/mux/mux-job.ts";
import { mediumFileSchema } from "~/features/transfer/schema.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { beforeTransaction } from "../support/before-transaction.ts";
import { useDatabase } from "../support/database.ts";
import { testFilm } from "../support/films.ts";
import { muxSignature, muxToken, startMuxServer, type MuxServer } from "../support/mux-server.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
const bus = { wake: () => undefined } as never;
const small = testFilm({ hasPlace: false });
let mux: MuxServer;
let site: TestSite;

beforeAll(async () => {
  mux = await startMuxServer();
  site = await makeSite(database.db, "mux");
  Object.assign(env, {
    MUX_TOKEN_ID: muxToken.id,
    MUX_TOKEN_SECRET: muxToken.secret,
    MUX_BASE_URL: mux.origin,
    MUX_PICTURES_URL: mux.origin,
  });
});
afterEach(() => mux.cut(0));
afterAll(async () => {
  const none = { MUX_TOKEN_ID: undefined, MUX_TOKEN_SECRET: undefined, MUX_WEBHOOK_SECRET: undefined };
  Object.assign(env, { ...none, MUX_PICTURES_URL: undefined });
  await mux.close();
  await getDb().$disconnect();
  await rm(dirname(mediaFolder({ siteId: site.id, objectId: site.id })), { recursive: true, force: true });
});

const editor = () => {
  const actor = { userId: site.opticianId, isAdmin: false, role: "optician" as const };
  return forEditor({ db: database.db, bus, site: { id: site.id }, actor });
};
const follow = (mediaId: string, signal = new AbortController().signal) =>
  followFilm({ db: database.db, bus, signal }, { siteId: site.id, mediaId });
const settings = async (id: string) =>
  (await database.db.media.findFirstOrThrow({ where: { id, siteId: site.id } })).videoSettings as Record<
    string,
    unknown
  > & { mux?: { uploadId: string } };
const runs = async (mediaId: string, name = "media.mux") =>
  database.asOwner<{ id: string; state: string; data: object }>(
    `SELECT id, state::text, data FROM jobs.job WHERE name = '${name}' AND data::text LIKE '%${mediaId}%'`,
  );

/** A film in the library that was looked at, and is to go to Mux. */
async function prepared(bytes = small): Promise<string> {
  const resolution = { width: 640, height: 360 };
  const { id } = await importVideo(editor(), { bytes, filename: "Laden.mp4", resolution });
  await prepareFilm({ db: database.db, bus }, { siteId: site.id, mediaId: id });
  return id;
}

async function atMux(id: string) {
  const uploadId = (await settings(id)).mux?.uploadId ?? "";
  const upload = mux.uploads.get(uploadId);
  const asset = mux.assets.get(upload?.asset_id ?? "");
  if (!upload || !asset) throw new Error("Mux has no such film");
  return { uploadId, upload, asset, film: mux.films.get(uploadId) };
}

describe("a film that goes to Mux", () => {
  it("is sent in pieces over a line that breaks, asked after, and ready once it is ready there", async () => {
    const film = testFilm({ pictures: randomBytes(17_000_000), hasPlace: false });
    const id = await prepared(film);
    expect(await settings(id)).toMatchObject({ status: "preparing", codec: "avc1" });
    expect(await runs(id)).toHaveLength(1);
    mux.cut(1);
    await follow(id);
    const { upload, asset, film: sent, uploadId } = await atMux(id);
    expect(sent?.equals(film)).toBe(true);
    expect(mux.pieces.at(-1)).toBe(`${4_194_304 + 8_388_608}-${film.length - 1}`);
    expect(upload.new_asset_settings).toEqual({ playback_policies: ["public"], passthrough: `${site.id}/${id}` });

    await Promise.all([follow(id), follow(id)]);
    expect((await runs(id)).length, "one that was asked for, one or two that ask later").toBeLessThanOrEqual(3);
    expect(await settings(id)).toMatchObject({ status: "preparing" });
    mux.finish(asset);
    await follow(id);
    const ready = { source: "own", status: "ready", playbackId: `play${asset.id}` };
    expect(await settings(id)).toMatchObject({ ...ready, mux: { uploadId, assetId: asset.id } });
  });

  it("is one that not every browser plays, too: nothing plays it before it is ready there, nor where it never is", async () => {
    const hevc = testFilm({ codec: "hvc1", brand: "qt  ", sounds: ["mp4a"], hasPlace: false });
    const shown = async (id: string) =>
      videoSource(mediaRef(await database.db.media.findFirstOrThrow({ where: { id, siteId: site.id } })));
    const [ready, slow] = [await prepared(hevc), await prepared(hevc)];
    for (const id of [ready, slow]) await follow(id);
    expect([await shown(ready), await settings(ready)]).toMatchObject([null, { isOnlyForMux: true, codec: "hvc1" }]);
    const { asset } = await atMux(ready);
    mux.finish(asset);
    await follow(ready);
    expect(await shown(ready)).toMatchObject({ playbackId: `play${asset.id}` });
    const row = await database.db.media.findFirstOrThrow({ where: { id: ready, siteId: site.id } });
    expect([row.widths, row.placeholder !== null], "Mux's picture, at the film's shape").toEqual([[480, 640], true]);
    const still = await readFile(mediaStorage(), row, "640.webp");
    expect(await sharp(still ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 640, height: 360 });
    const archived = mediumFileSchema.shape.videoSettings.parse(await settings(ready));
    expect(archived, "for another installation to find out").toMatchObject({ status: "preparing" });
    env.MUX_TOKEN_ID = undefined;
    await follow(slow);
    expect(await settings(slow)).toMatchObject({ status: "failed" });
    const here = await prepared(hevc);
    env.MUX_TOKEN_ID = muxToken.id;
    expect(await settings(here)).toMatchObject({ status: "failed" });
  });

  it("goes on after a kill with the upload that was begun", async () => {
    const film = testFilm({ pictures: randomBytes(9_000_000), hasPlace: false });
    const id = await prepared(film);
    const stop = new AbortController();
    mux.cut(1);
    const killed = follow(id, stop.signal);
    await expect.poll(() => [...mux.films.values()].some(({ length }) => length === 4_194_304)).toBe(true);
    stop.abort();
    await expect(killed).rejects.toThrow();
    const before = mux.uploads.size;
    await follow(id);
    expect(mux.uploads.size).toBe(before);
    expect((await atMux(id)).film?.equals(film)).toBe(true);
  });

  it("lies there once when two runs begin with it, and not at all when it was replaced meanwhile", async () => {
    const afterwards = async (id: string, meanwhile: () => Promise<unknown>) => {
      const { signal } = new AbortController();
      await followFilm(
        { db: beforeTransaction(database.db, meanwhile), bus, signal },
        { siteId: site.id, mediaId: id },
      );
      const passthrough = `${site.id}/${id}`;
      return [...mux.uploads.values()].filter((upload) => upload.new_asset_settings.passthrough === passthrough);
    };
    const [twice, replaced, by] = [await prepared(), await prepared(), await prepared()];
    const [late, quicker] = await afterwards(twice, () => follow(twice));
    expect([late?.status, quicker?.status]).toEqual(["cancelled", "asset_created"]);
    expect((await settings(twice)).mux?.uploadId).toBe(quicker?.id);
    const [lost] = await afterwards(replaced, () => replaceMedium(editor(), { id: replaced, by }));
    expect(lost?.status).toBe("cancelled");
    expect(await settings(replaced)).not.toHaveProperty("mux");
  });

  it("is ready when it became so while nobody asked for a day, and is else played from here", async () => {
    const [ready, slow] = [await prepared(), await prepared()];
    for (const id of [ready, slow]) {
      await follow(id);
      const { mux: begun, ...said } = await settings(id);
      const begunAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
      const videoSettings = { ...said, mux: { ...begun, begunAt } } as object;
      await database.db.media.updateMany({ where: { id, siteId: site.id }, data: { videoSettings } });
    }
    const { asset } = await atMux(ready);
    mux.finish(asset);
    for (const id of [ready, slow]) await follow(id);
    expect(await settings(ready)).toMatchObject({ status: "ready", playbackId: `play${asset.id}` });
    expect(await settings(slow)).toMatchObject({ status: "ready" });
    expect(await settings(slow)).not.toHaveProperty("playbackId");
  });

  it("has failed when Mux cannot read it, and begins anew when its upload was forgotten there", async () => {
    const id = await prepared();
    await follow(id);
    const first = await atMux(id);
    mux.uploads.delete(first.uploadId);
    await follow(id);
    const next = await atMux(id);
    expect(next.uploadId).not.toBe(first.uploadId);
    mux.finish(next.asset, "errored");
    await follow(id);
    expect(await settings(id)).toMatchObject({ status: "failed" });
  });

  it("is deleted there with its medium, and cancelled while it is on its way", async () => {
    const id = await prepared();
    await follow(id);
    const { uploadId, asset, upload } = await atMux(id);
    await deleteMedium(editor(), { mediaId: id, evenIfUsed: false });
    expect(await runs(uploadId, "media.leaveMux")).toMatchObject([{ data: { uploadId } }]);
    await leaveMux(uploadId);
    expect(mux.assets.has(asset.id)).toBe(false);
    await leaveMux(uploadId); // a second time does no harm
    Object.assign(upload, { status: "waiting", asset_id: undefined });
    await leaveMux(uploadId);
    expect(upload.status).toBe("cancelled");
  });

  it("is played from here where Mux is not used any more, and where a site is taken to another installation", async () => {
    const id = await prepared();
    const said = { source: "own", status: "ready", playbackId: "abc", mux: { uploadId: "x" } };
    expect(mediumFileSchema.shape.videoSettings.parse(said)).toEqual({ source: "own", status: "ready" });
    env.MUX_TOKEN_ID = undefined;
    await follow(id);
    env.MUX_TOKEN_ID = muxToken.id;
    expect(await settings(id)).toMatchObject({ status: "ready" });
    expect(await settings(id)).not.toHaveProperty("playbackId");
  });
});

describe("what Mux tells by itself", () => {
  let server: WebServer;
  beforeAll(async () => {
    server = await startWebServer(database.url);
    env.MUX_WEBHOOK_SECRET = muxToken.webhook;
  });
  afterAll(() => server.close());

  const tell = async (event: object | string, signature?: string) => {
    const body = typeof event === "string" ? event : JSON.stringify(event);
    const headers = { "content-type": "application/json", "mux-signature": signature ?? muxSignature(body) };
    return (await server.get(site.host, "/api/mux", { method: "POST", headers, body })).status;
  };
  const told = (upload: { id: string }, more: object = {}) => ({
    id: randomUUID(),
    type: "video.asset.ready",
    data: { id: "asset", upload_id: upload.id, passthrough: `${site.id}/${site.id}`, ...more },
  });

  it("makes the film ready, once, in whatever order it comes", async () => {
    const id = await prepared();
    await follow(id);
    const { upload, asset } = await atMux(id);
    mux.finish(asset);
    const event = told(upload);
    expect(await tell(event)).toBe(200);
    await expect.poll(async () => (await settings(id)).status).toBe("ready");
    // One that began before that may still ask for another.
    await expect.poll(async () => (await runs(id)).filter(({ state }) => state === "active")).toEqual([]);
    const before = (await runs(id)).length;
    expect(await tell(event), "told before").toBe(409);
    const passthrough = { passthrough: `${site.id}/${id}` };
    const late = { id: randomUUID(), type: "video.upload.asset_created" };
    expect(await tell({ ...late, data: { id: upload.id, new_asset_settings: passthrough } })).toBe(200);
    expect(await runs(id)).toHaveLength(before + 1);
    await expect.poll(async () => (await settings(id)).status).toBe("ready");
  });

  it("is refused unless Mux has signed it within five minutes, and is nothing for films that are not here", async () => {
    const id = await prepared();
    await follow(id);
    const { upload, asset } = await atMux(id);
    mux.finish(asset);
    await follow(id); // else Mux would be asked again, by a run of its own, if this took long
    const count = async () => (await runs(id)).length;
    const before = await count();
    const event = JSON.stringify(told(upload));
    const minute = 60_000;
    const refused = [
      "",
      "t=now,v1=abc",
      muxSignature(event, { secret: "another" }),
      muxSignature(`${event} `),
      muxSignature(event, { at: Date.now() - 6 * minute }),
      muxSignature(event, { at: Date.now() + 6 * minute }),
      `t=${Math.floor(Date.now() / 1000)},${muxSignature(event, { at: Date.now() - 6 * minute })}`,
    ];
    for (const signature of refused) expect(await tell(event, signature), signature).toBe(403);
    expect(await tell("{", muxSignature("{"))).toBe(400);
    const another = await makeSite(database.db, "mux-other");
    const strangers = [
      told({ id: "unknown" }),
      told({ id: "no\u0000text" }),
      told({ id: "half\ud800" }),
      told(upload, { passthrough: `${another.id}/${id}` }),
      told(upload, { passthrough: "' OR 1=1" }),
      { ...told(upload), type: "video.asset.created" },
      { ...told(upload), type: "video.asset.deleted" },
      { id: 7, type: "video.asset.ready" },
    ];
    for (const event of strangers) expect(await tell(event)).toBe(200);
    expect(await count()).toBe(before);
    expect((await server.get(site.host, "/api/mux")).status).toBe(405);
    env.MUX_WEBHOOK_SECRET = undefined;
    expect(await tell(event)).toBe(404);
    env.MUX_WEBHOOK_SECRET = muxToken.webhook;
  });
});
