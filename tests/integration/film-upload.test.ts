import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { createEntry } from "~/features/media/video/create-entry.ts";
import { openFilmUpload } from "~/features/media/video/uploads.ts";
import { openUpload, removeAbandonedUploads, removeUpload, uploadFolder } from "~/server/files/tus-uploads.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { beforeTransaction } from "../support/before-transaction.ts";
import { useDatabase } from "../support/database.ts";
import { testFilm, filmPlace } from "../support/films.ts";
import { watchFlushes } from "../support/flushes.ts";
import { sendPiece } from "../support/send-piece.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
let server: WebServer;
let siteA: TestSite;
let siteB: TestSite;
let cookie = "";

beforeAll(async () => {
  siteA = await makeSite(database.db, "films-a");
  siteB = await makeSite(database.db, "films-b");
  server = await startWebServer(database.url);
  cookie = await cookieOf(database.db, siteA.opticianId, siteA.id);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
  await rm(dirname(mediaFolder({ siteId: siteA.id, objectId: siteA.id })), { recursive: true, force: true });
});

const headersOfPage = () => ({ "sec-fetch-site": "same-origin", cookie });

async function call<Body>(name: string, body: object, headers: object = {}): Promise<{ status: number; body: Body }> {
  const sent = { ...headersOfPage(), "content-type": "application/json", ...headers };
  const answer = await server.get(siteA.host, `/api/v1/media/${name}`, {
    method: "POST",
    headers: sent,
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: JSON.parse(answer.body) as Body };
}

const open = async (film: { filename?: string; size?: number } = {}) =>
  (await call<{ id: string; url: string }>("directUpload", film)).body;
const tus = { "tus-resumable": "1.0.0" };
const look = (url: string, headers: object = {}, host = siteA.host) =>
  server.get(host, url, { method: "HEAD", headers: { ...headersOfPage(), ...tus, ...headers } });

/** Sends a piece of a film; `sent` bytes of it before the line is cut, where that is said. */
const send = (
  url: string,
  offset: number,
  bytes: Buffer,
  more: { sent?: number; headers?: Record<string, string> } = {},
) => sendPiece({ port: server.port, host: siteA.host, url, cookie, offset, bytes, ...more });

describe("the upload of a film", () => {
  it("goes on where it was cut off, becomes an entry once, is prepared, and plays in ranges without its notes", async () => {
    const film = testFilm();
    expect(film.includes(filmPlace)).toBe(true);
    const { id, url } = await open({ filename: "Laden.mp4", size: film.length });
    expect(url).toBe(`/api/tus/${id}`);
    const early = await call("createEntry", { uploadId: id });
    expect(early.status).toBe(409);

    expect((await send(url, 0, film.subarray(0, 1_000)))?.status).toBe(204);
    expect(await send(url, 1_000, film.subarray(1_000), { sent: 700 })).toBeNull();
    const offset = Number((await look(url)).headers["upload-offset"]); // once the cut piece is done with
    expect(offset).toBeGreaterThanOrEqual(1_000);
    expect(offset).toBeLessThanOrEqual(1_700);
    expect((await send(url, 0, film))?.status).toBe(409); // from another place than where it stands
    expect((await send(url, offset, film.subarray(offset)))?.status).toBe(204);

    const poster = (
      await sharp({ create: { width: 320, height: 240, channels: 3, background: "#1f3d36" } })
        .jpeg()
        .toBuffer()
    ).toString("base64");
    const [first, second] = await Promise.all([
      call<{ media: { id: string; publicUrl: string; widths: number[] } }>("createEntry", { uploadId: id, poster }),
      call<{ media: { id: string } }>("createEntry", { uploadId: id }),
    ]);
    expect([first.status, second.status, first.body.media.id, second.body.media.id]).toEqual([200, 200, id, id]);
    expect(await stat(join(uploadFolder(), id)).catch(() => null)).toBeNull();

    const entry = async () => {
      const list = await server.get(siteA.host, "/api/v1/media?mediaType=video", { headers: headersOfPage() });
      const { items } = JSON.parse(list.body) as { items: { videoSettings: { uploadId: string; status: string } }[] };
      return items.find(({ videoSettings }) => videoSettings.uploadId === id);
    };
    await expect.poll(async () => (await entry())?.videoSettings.status).toBe("ready");
    expect(await entry()).toMatchObject({
      originalFilename: "Laden.mp4",
      fileSize: film.length,
      width: 640,
      height: 360,
      widths: first.body.media.widths,
      videoSettings: { source: "own", codec: "avc1", seconds: 4 },
    });
    const { publicUrl } = first.body.media;
    const address = `${publicUrl}/original.mp4`;
    const range = await server.get(siteA.host, address, { headers: { range: "bytes=4-7" } });
    expect(range).toMatchObject({ status: 206, body: "ftyp" });
    const whole = await server.get(siteA.host, address);
    expect(whole.headers["content-length"]).toBe(String(film.length));
    expect(whole.body).not.toContain(filmPlace);
    expect((await server.get(siteB.host, address)).status).toBe(404);
    if (first.body.media.widths.length > 0) {
      expect((await server.get(siteA.host, `${publicUrl}/320.webp`)).headers["content-type"]).toBe("image/webp");
    }

    const blue = { create: { width: 960, height: 720, channels: 3 as const, background: "#1030a0" } };
    const other = (await sharp(blue).jpeg().toBuffer()).toString("base64");
    const changed = await call<{ publicUrl: string; widths: number[] }>("poster", { id, poster: other });
    expect(changed.body).toMatchObject({ id, widths: [480, 720, 960], videoSettings: { status: "ready" } });
    const anew = changed.body.publicUrl;
    expect(anew, "at an address that nobody has kept yet").not.toBe(publicUrl);
    const moved = await server.get(siteA.host, `${anew}/original.mp4`);
    expect([moved.status, moved.body === whole.body]).toEqual([200, true]);
    expect((await server.get(siteA.host, `${anew}/480.webp`)).status).toBe(200);
    expect((await server.get(siteA.host, address)).status, "for pages that are still open").toBe(200);
    const noPicture = await call("poster", { id, poster: Buffer.from("<!doctype html>").toString("base64") });
    expect([noPicture.status, (await entry())?.videoSettings.status]).toEqual([400, "ready"]);
  });

  it("of an iPhone (MOV with H.264) becomes an MP4 that every browser takes, its pictures bit for bit", async () => {
    const film = testFilm({ brand: "qt  ", sounds: ["mp4a"] });
    const { id, url } = await open({ filename: "IMG_0815.MOV", size: film.length });
    expect((await send(url, 0, film))?.status).toBe(204);
    const { body } = await call<{ media: { publicUrl: string } }>("createEntry", {
      uploadId: id,
      bucketFolder: "Handy",
    });
    const row = await database.db.media.findFirstOrThrow({ where: { id, siteId: siteA.id } });
    expect(row).toMatchObject({
      originalFilename: "IMG_0815.MOV",
      extension: "mp4",
      mimeType: "video/mp4",
      bucketFolder: "Handy",
    });
    const stored = await server.get(siteA.host, `${body.media.publicUrl}/original.mp4`);
    expect(stored.headers["content-type"]).toBe("video/mp4");
    expect(stored.body.slice(4, 12)).toBe("ftypmp42");
    expect(stored.body).not.toContain(filmPlace);
    expect(stored.body).toContain("pictures".repeat(100));
  });

  it("is nobody's but the person's who opened it, on this site, from its pages", async () => {
    const { id, url } = await open();
    const piece = Buffer.from("some bytes");
    const { id: colleague } = await makePerson(database.db, "admin", true);
    const another = await cookieOf(database.db, colleague, siteA.id);
    expect((await look(url)).status).toBe(200);
    expect((await look(url, { cookie: another })).status).toBe(404);
    expect((await look(url, { cookie: "" })).status).toBe(401);
    expect((await send(url, 0, piece, { headers: { "sec-fetch-site": "cross-site" } }))?.status).toBe(403);
    const ofB = await cookieOf(database.db, siteB.opticianId, siteB.id);
    expect((await look(url, { cookie: ofB }, siteB.host)).status).toBe(404);
    expect((await call("createEntry", { uploadId: id }, { cookie: another })).status).toBe(404);
    for (const wrong of ["/api/tus/", "/api/tus/..%2f..%2fsecret", "/api/tus/x.json", `/api/tus/${id}.json`]) {
      expect((await look(wrong)).status, wrong).toBe(404);
    }
    const own = await call<{ id: string; url: string }>("directUpload", {}, { cookie: another });
    const aside = `${own.body.url}?of=/${id}`; // what stands behind the path names no upload
    const asColleague = { headers: { cookie: another } };
    expect((await send(aside, 0, piece, asColleague))?.headers["upload-offset"]).toBe(String(piece.length));
    expect((await look(url)).headers["upload-offset"]).toBe("0");
    const gives = { method: "DELETE", headers: { ...headersOfPage(), ...tus, cookie: another } };
    expect((await server.get(siteA.host, aside, gives)).status).toBe(204);
    const ofPlainHttp = await server.get(siteA.host, url, { method: "HEAD", headers: { ...tus, cookie } });
    expect(ofPlainHttp.status, "whose browsers do not say where it comes from").toBe(200);
    for (const method of ["GET", "POST", "PUT", "OPTIONS"]) {
      const answer = await server.get(siteA.host, url, { method, headers: { ...headersOfPage(), ...tus } });
      expect(answer.status, method).toBe(405);
    }
    const gone = await server.get(siteA.host, url, { method: "DELETE", headers: { ...headersOfPage(), ...tus } });
    expect([gone.status, (await look(url)).status]).toEqual([204, 404]);
  });

  it("is refused before, while and after it is sent, with the reason, and leaves nothing", async () => {
    const reason = async (name: string, body: object) =>
      (await call<{ error: { details?: { refusal?: string } } }>(name, body)).body.error.details?.refusal;
    expect(await reason("directUpload", { filename: "film.avi", size: 10 })).toBe("film-type");
    expect(await reason("directUpload", { filename: "film.mp4", size: 3_000_000_000 })).toBe("film-size");
    const limit = env.MEDIA_SITE_LIMIT_GB;
    env.MEDIA_SITE_LIMIT_GB = 100 / 1024 ** 3; // bytes, which the film of before takes
    expect(await reason("directUpload", { filename: "film.mp4", size: 10 })).toBe("media-full");
    env.MEDIA_SITE_LIMIT_GB = limit;
    const small = await open({ size: 10 });
    expect((await send(small.url, 0, Buffer.alloc(20)))?.status).toBeGreaterThanOrEqual(400);

    const notes = [
      ["film-type", Buffer.from("<!doctype html>")],
      ["film-broken", testFilm().subarray(0, 300)],
      ["film-hevc", testFilm({ codec: "hvc1", brand: "qt  ", sounds: ["mp4a"] })],
      ["film-codec", testFilm({ codec: "mp4v" })],
      ["film-codec", testFilm({ brand: "qt  ", sounds: ["lpcm"] })],
    ] as const;
    for (const [refusal, bytes] of notes) {
      const { id, url } = await open({ filename: "film.mp4", size: bytes.length });
      expect((await send(url, 0, bytes))?.status).toBe(204);
      expect(await reason("createEntry", { uploadId: id })).toBe(refusal);
      expect(await stat(join(uploadFolder(), id)).catch(() => null), refusal).toBeNull();
      expect(await database.db.media.count({ where: { id, siteId: siteA.id } })).toBe(0);
    }
  });

  it("is one of twenty of its person at most, also when they are opened at the same moment", async () => {
    const person = await makePerson(database.db, "filmer", true);
    const own = { cookie: await cookieOf(database.db, person.id, siteA.id) };
    const opened = await Promise.all(Array.from({ length: 22 }, () => call("directUpload", { size: 10 }, own)));
    const statuses = opened.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    expect((await call("directUpload", {})).status, "another person's count by themselves").toBe(200);
  });

  it("is one of twenty of its person at most where two processes open them", async () => {
    const userId = (await makePerson(database.db, "filmer-2", true)).id;
    const owner = { kind: "film" as const, siteId: siteA.id, userId, filename: "film.mp4" };
    const limit = { size: 10, mostOpen: 20 };
    await Promise.all(Array.from({ length: 19 }, () => openUpload(owner, limit)));
    vi.resetModules(); // whatever a process keeps to itself, the other one does not know
    const { openUpload: ofAnotherProcess } = await import("~/server/files/tus-uploads.ts");
    const opening = Array.from({ length: 3 }, () => [openUpload(owner, limit), ofAnotherProcess(owner, limit)]).flat();
    const opened = await Promise.allSettled(opening);
    const refused = opened.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(refused.length).toBeGreaterThanOrEqual(5);
    for (const reason of refused) expect(reason).toMatchObject({ code: "too-many" });
    expect((await openUpload(owner, { ...limit, mostOpen: 21 })).id).toHaveLength(36);
  });

  it("counts for the site's room while it is on its way, as announced or else as large as a film may be", async () => {
    const site = await makeSite(database.db, "films-room");
    const limits = [env.MEDIA_SITE_LIMIT_GB, env.VIDEO_LIMIT_MB] as const;
    const mb = 1024 * 1024;
    [env.MEDIA_SITE_LIMIT_GB, env.VIDEO_LIMIT_MB] = [10 / 1024, 4];
    const actor = { userId: site.opticianId, isAdmin: false, role: "optician" as const };
    const editor = forEditor({ db: database.db, site: { id: site.id }, actor });
    const opening = (size?: number) =>
      openFilmUpload({ ...editor, actor }, { size }).catch(
        ({ details }: { details?: { refusal?: string } }) => details?.refusal,
      );
    const together = await Promise.all([opening(4 * mb), opening(4 * mb), opening(4 * mb)]);
    expect(together.filter((answer) => answer === "media-full")).toHaveLength(1);
    expect(await opening(2 * mb), "what is left").toHaveProperty("id");
    expect([await opening(1), await opening()]).toEqual(["media-full", "media-full"]);
    const [first] = together.flatMap((answer) => (typeof answer === "object" ? [answer.id] : []));
    await removeUpload(first ?? "");
    expect(await opening(), "of no size said").toHaveProperty("id");
    expect(await opening(1)).toBe("media-full");
    [env.MEDIA_SITE_LIMIT_GB, env.VIDEO_LIMIT_MB] = limits;
  });

  it("is swept a day after it was begun, however slowly it comes; of a site, once nothing has come for a day", async () => {
    const [old, young, archive, silent] = [await open(), await open(), await open(), await open()];
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const { id } of [young, silent]) await utimes(join(uploadFolder(), id), yesterday, yesterday);
    const change = async ({ id }: { id: string }, change: (said: { metadata: object }) => object) => {
      const path = join(uploadFolder(), `${id}.json`);
      const said = JSON.parse(await readFile(path, "utf8")) as { metadata: object };
      await writeFile(path, JSON.stringify({ ...said, ...change(said) }));
    };
    await change(old, () => ({ creation_date: yesterday.toISOString() }));
    for (const each of [archive, silent])
      await change(each, ({ metadata }) => ({
        creation_date: yesterday.toISOString(),
        metadata: { ...metadata, kind: "site" },
      }));
    await writeFile(join(uploadFolder(), "half.json"), "{}");
    await removeAbandonedUploads(new Date(Date.now() - 24 * 3_600_000));
    const left = await readdir(uploadFolder());
    const isLeft = ({ id }: { id: string }) => [left.includes(id), left.includes(`${id}.json`)];
    expect([old, young, archive, silent].map(isLeft)).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [false, false],
    ]);
    expect(left).not.toContain("half.json");
    expect([(await look(old.url)).status, (await look(young.url)).status]).toEqual([404, 200]);
  });

  it("keeps its file when two processes take it in at the same time, and each says the same film", async () => {
    const film = testFilm({ hasPlace: false });
    const { id, url } = await open({ size: film.length });
    expect((await send(url, 0, film))?.status).toBe(204);
    vi.resetModules(); // whatever a process keeps to itself, the other one does not know
    const { createEntry: ofAnotherProcess } = await import("~/features/media/video/create-entry.ts");
    const actor = { userId: siteA.opticianId, isAdmin: false, role: "optician" as const };
    const editor = forEditor({ db: database.db, site: { id: siteA.id }, actor });
    const quicker: string[] = [];
    const db = beforeTransaction(database.db, async () => {
      quicker.push((await ofAnotherProcess(editor, { uploadId: id })).id);
    });
    const late = await createEntry({ ...editor, db }, { uploadId: id });
    expect([...quicker, late.id]).toEqual([id, id]);
    const kept = await server.get(siteA.host, `${late.publicUrl}/original.mp4`);
    expect([kept.status, kept.headers["content-length"]]).toEqual([200, String(film.length)]);
  });

  it("is flushed to the disk without its notes before its row says that it is there", async () => {
    const film = testFilm();
    const { id, url } = await open({ size: film.length });
    expect((await send(url, 0, film))?.status).toBe(204);
    const { ino } = await stat(join(uploadFolder(), id));
    const done: string[] = [];
    const flushes = await watchFlushes(async (file) => {
      if ((await file.stat()).ino !== ino) return;
      const bytes = await readFile(join(uploadFolder(), id));
      done.push(`flushes ${bytes.length} bytes${bytes.includes(filmPlace) ? " with notes" : ""}`);
    });
    const actor = { userId: siteA.opticianId, isAdmin: false, role: "optician" as const };
    const editor = forEditor({ db: database.db, site: { id: siteA.id }, actor });
    const db = beforeTransaction(database.db, async () => void done.push("writes the row"));
    await createEntry({ ...editor, db }, { uploadId: id });
    flushes.restore();
    expect(done).toEqual([`flushes ${film.length} bytes`, "writes the row"]);
  });
});
