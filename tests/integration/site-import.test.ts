import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importImage } from "~/features/media/import-image.ts";
import { importVideo } from "~/features/media/import-video.ts";
import { roomOf } from "~/features/media/room.ts";
import { prepareFilm } from "~/features/media/prepare-film.ts";
import { exportedSite } from "~/features/transfer/export-site.ts";
import { tryImport } from "~/features/transfer/import-site.ts";
import { runImport } from "~/features/transfer/import-run/job.ts";
import { endImport, openImport, shownImport, startImport } from "~/features/transfer/import-run/service.ts";
import type { ShownImport } from "~/features/transfer/import-run/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb, type RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { uploadFolder, uploadPath } from "~/server/files/tus-uploads.ts";
import { useDatabase } from "../support/database.ts";
import { testFilm } from "../support/films.ts";
import { sendPiece } from "../support/send-piece.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";
import { openConnections } from "../support/while-waiting.ts";

const database = useDatabase();
let server: WebServer;
let site: TestSite;
let ctx: ServiceContext;
let cookie: string;
let archive: Buffer;
const made: string[] = [];

beforeAll(async () => {
  site = await makeSite(database.db, "importe");
  const admin = await makePerson(database.db, "admin", true);
  const actor = { userId: admin.id, name: "admin", isAdmin: true, role: null };
  ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: "#1f3d36" } });
  for (const filename of ["eins.png", "zwei.png"])
    await importImage(ctx, { filename, bytes: await picture.png().toBuffer() });
  const resolution = { width: 640, height: 360 };
  await importVideo(ctx, { filename: "film.mp4", bytes: testFilm({ hasPlace: false }), resolution });
  for (const { id: mediaId } of await database.db.media.findMany({ where: { siteId: site.id, mediaType: "video" } }))
    await prepareFilm(ctx, { siteId: site.id, mediaId });
  archive = await exported(site.id);
  process.env.DATABASE_URL = database.url;
  cookie = await cookieOf(database.db, admin.id, site.id);
});
afterAll(async () => {
  await getDb().$disconnect();
  for (const siteId of [site.id, ...made])
    await rm(dirname(mediaFolder({ siteId, objectId: siteId })), { recursive: true, force: true });
});

async function exported(siteId: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of exportedSite({ db: database.db, siteId })) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function call<Body>(name: string, body: object, who = cookie): Promise<{ status: number; body: Body }> {
  const headers = { cookie: who, "sec-fetch-site": "same-origin", "content-type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await server.get(site.host, `/api/v1/transfer/${name}`, sent);
  return { status: answer.status, body: JSON.parse(answer.body) as Body };
}

interface Refused {
  error: { details?: { reason?: string } };
}
const reason = async (name: string, body: object) => (await call<Refused>(name, body)).body.error.details?.reason;
const newHost = () => `${randomUUID()}.test`;
const send = (url: string, offset: number, bytes: Buffer, who = cookie) =>
  sendPiece({ port: server.port, host: site.host, url, cookie: who, offset, bytes });

/** An import whose file is there, and which nobody works on. */
async function sent(bytes: Buffer, roomGb = 0): Promise<ShownImport> {
  const opened = await openImport(ctx, { host: newHost(), filename: "seite.tar", size: bytes.length, roomGb });
  made.push(opened.id);
  await writeFile(uploadPath(opened.id), bytes);
  return opened;
}
const run = (importId: string, db: RootDb = database.db) =>
  runImport({ ...ctx, db, signal: new AbortController().signal }, { siteId: site.id, importId });
const rowOf = (id: string) => ({ where: { siteId: site.id, id } });
const folderOf = (id: string) => dirname(mediaFolder({ siteId: id, objectId: id }));

async function expectNothingOf(id: string): Promise<void> {
  expect(await database.db.site.count({ where: { id } })).toBe(0);
  expect(existsSync(folderOf(id))).toBe(false);
  expect(existsSync(uploadPath(id))).toBe(false);
}

describe("a whole site that comes in through the browser", () => {
  beforeAll(async () => {
    server = await startWebServer(database.url);
  });
  afterAll(() => server.close());

  it("is sent in pieces, goes on where it was cut off, and becomes a site that exports to the same bytes", async () => {
    const wanted = { host: newHost(), filename: "seite.tar", size: archive.length };
    const { body: opened } = await call<ShownImport>("openImport", wanted);
    made.push(opened.id);
    const half = archive.length / 2; // tar comes in blocks
    expect((await send(opened.url, 0, archive.subarray(0, half)))?.status).toBe(204);
    expect(await shownImport(ctx)).toMatchObject({ id: opened.id, state: "uploading", percent: 50, host: wanted.host });
    expect((await call("startImport", { id: opened.id })).status, "half of it").toBe(409);
    expect((await send(opened.url, half, archive.subarray(half)))?.status).toBe(204);
    expect((await call<ShownImport>("startImport", { id: opened.id })).body).toMatchObject({ state: "running" });
    expect(await reason("openImport", { ...wanted, host: newHost() })).toBe("importRunning");
    await expect.poll(async () => (await shownImport(ctx))?.state).toBe("done"); // by the server's job
    expect((await exported(opened.id)).equals(archive)).toBe(true);
    expect(existsSync(uploadPath(opened.id)), "what was sent is not needed any more").toBe(false);
    await run(opened.id); // the look-out that was left
    expect(await database.db.siteHost.count({ where: { siteId: opened.id, host: wanted.host } })).toBe(1);
    expect(await reason("openImport", wanted), "of its own host").toBe("hostTaken");
    await endImport(ctx, opened);
    await run(opened.id);
    expect(await database.db.site.count({ where: { id: opened.id } }), "a site that is there stays").toBe(1);
  });

  it("is an admin's alone, whose password was given a moment ago, and takes what it was opened for", async () => {
    const wanted = { host: newHost(), filename: "seite.tar", size: 1_000 };
    const limit = env.MEDIA_SITE_LIMIT_GB;
    expect(await reason("openImport", { ...wanted, size: (limit + 1) * 1024 ** 3 })).toBe("importTooLarge");
    const { body: opened } = await call<ShownImport>("openImport", wanted);
    expect((await send(opened.url, 0, Buffer.alloc(1_001)))?.status, "more than it said").toBeGreaterThanOrEqual(400);
    const other = await makePerson(database.db, "other", true);
    const asOther = await cookieOf(database.db, other.id, site.id);
    expect((await send(opened.url, 0, Buffer.alloc(10), asOther))?.status).toBe(404);
    expect((await call("startImport", { id: opened.id }, asOther)).status).toBe(404);
    expect((await call("endImport", { id: opened.id }, asOther)).status).toBe(404);
    await database.db.user.update({ where: { id: ctx.actor.userId }, data: { isAdmin: false } });
    await database.db.membership.create({ data: { siteId: site.id, userId: ctx.actor.userId } });
    expect((await send(opened.url, 0, Buffer.alloc(10)))?.status, "an editor by now").toBe(403);
    await database.db.user.update({ where: { id: ctx.actor.userId }, data: { isAdmin: true } });
    const longAgo = new Date(Date.now() - 11 * 60_000);
    await database.db.session.updateMany({ where: { userId: ctx.actor.userId }, data: { provedAt: longAgo } });
    expect(await reason("startImport", { id: opened.id })).toBe("proveAgain");
    expect(await reason("openImport", wanted)).toBe("proveAgain");
    cookie = await cookieOf(database.db, ctx.actor.userId, site.id);
    expect((await call("endImport", { id: opened.id })).status).toBe(200);
    await expectNothingOf(opened.id);
  });
});

describe("an archive that comes in through the browser", () => {
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ["foreign", () => Buffer.from("PK\u0003\u0004".repeat(500))],
    ["newer", (bytes) => Buffer.from(bytes.toString("latin1").replace('"version": 1', '"version": 2'), "latin1")],
    ["damaged", (bytes) => bytes.subarray(0, bytes.length - 700)],
    ["damaged", (bytes) => Buffer.from(bytes.toString("latin1").replace("importe", "impurte"), "latin1")],
  ])("is refused as %s, and leaves nothing", async (refusal, change) => {
    const { id } = await sent(change(archive));
    await startImport(ctx, { id });
    await run(id);
    expect(await shownImport(ctx)).toMatchObject({ state: "failed", refusal });
    await expectNothingOf(id);
  });

  it("is refused when its media need more room than a site has here", async () => {
    const { id } = await sent(archive);
    await startImport(ctx, { id });
    const limit = env.MEDIA_SITE_LIMIT_GB;
    env.MEDIA_SITE_LIMIT_GB = 500 / 1024 ** 3;
    await run(id).finally(() => (env.MEDIA_SITE_LIMIT_GB = limit));
    expect(await shownImport(ctx)).toMatchObject({ state: "failed", refusal: "room" });
    await expectNothingOf(id);
  });

  it("has the room that whoever imports it gives, and none of its own", async () => {
    await database.db.site.update({ where: { id: site.id }, data: { settings: { media: { limitGb: 90_000 } } } });
    await expect(exported(site.id), "an export tells nothing of it").resolves.toEqual(archive);
    const limit = env.MEDIA_SITE_LIMIT_GB;
    env.MEDIA_SITE_LIMIT_GB = 500 / 1024 ** 3;
    const { id } = await sent(archive, 3);
    await startImport(ctx, { id });
    await run(id).finally(() => (env.MEDIA_SITE_LIMIT_GB = limit));
    expect(await shownImport(ctx)).toMatchObject({ state: "done" });
    expect((await roomOf(database.db, id)).limitBytes).toBe(3 * 1024 ** 3);
  });
});

describe("an import that something comes in the way of", () => {
  it("is one, of six that its person begins at the same moment, and the others are told so", async () => {
    await openConnections(database);
    const begun = await Promise.allSettled(
      Array.from({ length: 6 }, () => openImport(ctx, { host: newHost(), filename: "seite.tar", size: 1_000 })),
    );
    for (const one of begun) if (one.status === "rejected") expect(one.reason).toBeInstanceOf(DomainError);
    const shown = await shownImport(ctx);
    expect(shown).toMatchObject({ state: "uploading" });
    await endImport(ctx, { id: shown?.id ?? "" });
  });

  it("keeps its site when it is cleared away the moment it is done", async () => {
    const { id } = await sent(archive);
    await startImport(ctx, { id });
    const clearing = database.db.$extends({
      query: {
        siteImport: {
          async updateMany({ args, query }) {
            const answer = await query(args);
            if (args.data.state === "done") await database.db.siteImport.deleteMany(rowOf(id));
            return answer;
          },
        },
      },
    }) as unknown as RootDb;
    await run(id, clearing);
    expect(await shownImport(ctx)).toBeNull();
    expect(await database.db.site.count({ where: { id } })).toBe(1);
  });

  it("says so when somebody takes its host meanwhile", async () => {
    const { id, host } = await sent(archive);
    const late = database.db.$extends({
      query: {
        siteHost: {
          async findUnique({ args, query }) {
            const found = await query(args);
            await database.db.siteHost.createMany({ data: { host, siteId: site.id }, skipDuplicates: true });
            return found;
          },
        },
      },
    }) as unknown as RootDb;
    const wanted = { id, host, path: uploadPath(id), actor: null };
    await expect(tryImport(late, wanted)).rejects.toMatchObject({ details: { reason: "hostTaken" } });
    await endImport(ctx, { id });
    await run(id);
    await expectNothingOf(id);
  });

  it("leaves no way in that nobody knows of, and is there again once its upload can be read", async () => {
    const away = database.db.$extends({
      query: { siteImport: { create: () => Promise.reject(new Error("away")) } },
    }) as unknown as RootDb;
    const wanted = { host: newHost(), filename: "seite.tar", size: 1_000 };
    await expect(openImport({ ...ctx, db: away }, wanted)).rejects.toThrow("away");
    const notes = (await readdir(uploadFolder())).filter((name) => name.endsWith(".json"));
    const read = (name: string) => readFile(join(uploadFolder(), name), "utf8").catch(() => ""); // another test's, gone by now
    const texts = await Promise.all(notes.map(read));
    expect(texts.filter((text) => text.includes(ctx.actor.userId))).toEqual([]);

    const { id } = await sent(archive);
    const note = `${uploadPath(id)}.json`;
    await rename(note, `${note}.away`);
    expect(await shownImport(ctx)).toBeNull();
    await rename(`${note}.away`, note);
    expect(await shownImport(ctx)).toMatchObject({ id, state: "uploading", percent: 100 });
    await endImport(ctx, { id });
  });
});

describe("an import whose process was killed", () => {
  /** What a kill leaves: files of the site, no row of it, and an import of which nothing is heard. */
  async function killed(): Promise<ShownImport> {
    const shown = await sent(archive);
    await startImport(ctx, shown);
    const { id, host } = shown;
    const wanted = { id, host, path: uploadPath(id), actor: null };
    const cut = tryImport(database.db, wanted, (stage, done) => {
      if (stage === "writing" || (stage === "storing" && done === 2)) throw new Error("cut off");
    });
    await expect(cut).rejects.toThrow("cut off");
    await database.db.siteImport.updateMany({ ...rowOf(id), data: { tries: 1, heardAt: new Date() } });
    expect((await stat(folderOf(id))).isDirectory()).toBe(true);
    return shown;
  }
  const silence = (id: string) =>
    database.db.siteImport.updateMany({ ...rowOf(id), data: { heardAt: new Date(Date.now() - 120_000) } });

  it("goes on once nothing is heard of it, and not before", async () => {
    const { id } = await killed();
    await run(id);
    expect(await shownImport(ctx), "another process may work on it").toMatchObject({ state: "running" });
    await silence(id);
    await run(id);
    expect(await shownImport(ctx)).toMatchObject({ state: "done" });
    expect((await exported(id)).equals(archive)).toBe(true);
  });

  it("leaves nothing when it was ended, refused, or begun too often", async () => {
    const ended = await killed();
    await endImport(ctx, ended);
    await run(ended.id);
    await expectNothingOf(ended.id);

    const refused = await killed();
    await database.db.siteHost.create({ data: { host: refused.host, siteId: site.id } });
    await silence(refused.id);
    await run(refused.id);
    expect(await shownImport(ctx)).toMatchObject({ state: "failed", refusal: "hostTaken" });
    await expectNothingOf(refused.id);

    const lost = await killed();
    await database.db.siteImport.updateMany({ ...rowOf(lost.id), data: { tries: 3, heardAt: new Date(0) } });
    await run(lost.id);
    expect(await shownImport(ctx)).toMatchObject({ state: "failed", refusal: "lost" });
    await expectNothingOf(lost.id);
  });

  it("waits for the next process when its own is to stop, without counting as a try", async () => {
    const shown = await sent(archive);
    await startImport(ctx, shown);
    const stopping = { ...ctx, signal: AbortSignal.abort() };
    await runImport(stopping, { siteId: site.id, importId: shown.id });
    const row = await database.db.siteImport.findFirstOrThrow(rowOf(shown.id));
    expect(row).toMatchObject({ state: "running", tries: 0, heardAt: null });
    await run(shown.id);
    expect(await shownImport(ctx)).toMatchObject({ state: "done" });
  });
});
