import { mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { incomingFolder, mediaFolder } from "~/features/media/disk-storage.ts";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { uploadToken } from "~/features/media/upload/keys.ts";
import { sweepUploads } from "~/features/media/upload/parts.ts";
import { signatureOf } from "~/features/media/upload/signed-address.ts";
import { maxUploadBytes } from "~/server/http/body-limit.ts";
import { env } from "~/server/env.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { watchFlushes } from "../support/flushes.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";
import {
  addressIn,
  askForAddress,
  beginToSend,
  bytesThere,
  formOf,
  formType,
  sendRest,
  type AnnouncedFile,
} from "../support/upload-calls.ts";

const database = useDatabase();
const api = useApiServer(database);
let siteA: TestSite;
let siteB: TestSite;
let picture: Buffer;
let cookie = "";

beforeAll(async () => {
  siteA = await makeSite(database.db, "site-a");
  siteB = await makeSite(database.db, "site-b");
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer();
  cookie = await cookieOf(database.db, siteA.opticianId, siteA.id);
});
afterAll(async () => {
  for (const { id } of [siteA, siteB]) {
    await rm(dirname(mediaFolder({ siteId: id, objectId: id })), { recursive: true, force: true });
  }
  await sweepUploads(new Date(Date.now() + 1_000));
});

const ask = (file: Partial<AnnouncedFile> = {}, headers = {}) =>
  askForAddress(api, siteA.host, { name: "Brille.png", size: picture.length, ...file }, { cookie, ...headers });
const address = async (file: Partial<AnnouncedFile> = {}) => addressIn(await ask(file));
const there = (path: string) => bytesThere(api, siteA.host, path, { cookie });
const send = (path: string, { bytes = picture, start = 0, headers = {}, host = siteA.host } = {}) =>
  sendRest(api, { host, path, bytes, start, headers: { cookie, ...headers } });
const begin = (path: string) => beginToSend(api.port, { host: siteA.host, path, bytes: picture, headers: { cookie } });
const count = () => database.db.media.count({ where: { siteId: siteA.id } });
const lying = async () => (await readdir(incomingFolder())).filter((name) => name.endsWith(".part"));
const refusalOf = ({ body }: { body: unknown }) =>
  (body as { error?: { details?: { refusal?: string } } }).error?.details?.refusal;

describe("an upload through UploadThing's client", () => {
  it("goes into the library of the host's site, once, however often its end is sent", async () => {
    const before = await count();
    const path = await address({ name: "Grüne Brille & «mehr».png" });
    expect(await there(path)).toBe(0);
    const first = await send(path);
    expect(first.status).toBe(200);
    const { medium } = (first.body as { serverData: { medium: unknown } }).serverData;
    const { id, width } = mediaRefSchema.parse(medium);
    expect(width).toBe(300);
    const row = await database.db.media.findFirstOrThrow({ where: { siteId: siteA.id, id } });
    expect(row.originalFilename).toBe("Grüne Brille & «mehr».png");
    expect(await there(path), "a sender that heard nothing has nothing left to send").toBe(picture.length);
    const again = await send(path, { start: picture.length });
    expect(again.body).toMatchObject({ serverData: { medium: { id } } });
    expect(await count()).toBe(before + 1);
    expect(await lying()).toEqual([]);
  });

  it("goes into the folder that the page names, and not among what comes and goes", async () => {
    const into = (folder: string) =>
      askForAddress(api, siteA.host, { name: "Brille.png", size: picture.length }, { cookie }, { folder });
    const { body } = await send(addressIn(await into("Team")));
    const { id } = mediaRefSchema.parse((body as { serverData: { medium: unknown } }).serverData.medium);
    expect(await database.db.media.findFirst({ where: { siteId: siteA.id, id } })).toMatchObject({
      bucketFolder: "Team",
    });
    expect((await into("feeds")).status).toBe(400);
  });

  it("goes on where it was cut off, also while the first connection still seems open", async () => {
    const path = await address();
    const cut = begin(path);
    cut.write(20_000);
    await expect.poll(() => lying()).toHaveLength(1);
    const start = await there(path);
    expect(start).toBeGreaterThan(1_024);
    expect(start).toBeLessThan(20_000);
    await cut.ended;
    expect((await send(path, { start })).body).toMatchObject({ serverData: { medium: { width: 300 } } });
  });

  it("is flushed to the disk before anybody hears how much of it is there, or that it is a medium", async () => {
    const before = await count();
    const path = await address();
    const flushed: { bytes: number; media: number }[] = [];
    const flushes = await watchFlushes(async (file) => {
      const [name] = await lying();
      const { ino, size } = await file.stat();
      if (name === undefined || (await stat(join(incomingFolder(), name))).ino !== ino) return;
      flushed.push({ bytes: size, media: (await count()) - before });
    });
    const cut = begin(path);
    cut.write(20_000);
    await expect.poll(() => lying()).toHaveLength(1);
    const start = await there(path);
    await cut.ended;
    await send(path, { start });
    flushes.restore();
    expect(flushed).toEqual([start, picture.length].map((bytes) => ({ bytes, media: 0 })));
    expect(await count()).toBe(before + 1);
  });

  it("that cannot be written is a fault of ours, which may be over in a moment, and not the sender's", async () => {
    const path = await address();
    const name = (await readdir(incomingFolder())).find((each) => each.includes(path.split(/[/?]/)[4] ?? "none"));
    const inTheWay = join(incomingFolder(), (name ?? "none").replace(/json$/, "part"));
    await mkdir(inTheWay);
    expect((await send(path)).status).toBe(500);
    await rm(inTheWay, { recursive: true });
    expect((await send(path)).status).toBe(200);
  });

  it("gets no address while none can be opened", async () => {
    const folder = env.DATA_DIR;
    env.DATA_DIR = import.meta.filename; // nothing lies below a file
    const answer = await ask();
    env.DATA_DIR = folder;
    expect(answer.status).toBe(500);
    expect(await there(await address())).toBe(0);
  });

  it("is refused when bytes are missing in between", async () => {
    const path = await address();
    expect((await send(path, { start: 100 })).status).toBe(409);
    expect((await send(path, { headers: { range: "bytes=-5" } })).status).toBe(409);
  });

  it("of no picture is refused with its first bytes, and of a broken one in the end", async () => {
    const before = await count();
    const page = Buffer.from("<!doctype html><script>1</script>".padEnd(600_000));
    const program = Buffer.alloc(50_000, "MZ");
    const broken = Buffer.concat([picture.subarray(0, 3_000), Buffer.alloc(9_000)]);
    const refused = async (bytes: Buffer) => send(await address({ size: bytes.length }), { bytes });
    expect(refusalOf(await refused(page))).toBe("svg-size");
    expect(refusalOf(await refused(program))).toBe("not-a-picture");
    expect((await refused(page.subarray(0, 4_000))).body).toMatchObject({ serverData: { refusal: "not-a-picture" } });
    expect((await refused(broken)).body).toMatchObject({ serverData: { refusal: "picture-broken" } });
    expect(await count()).toBe(before);
    expect(await lying()).toEqual([]);
  });

  it.each([
    ["a name without extension", "file-extension", { name: "a" }],
    ["a program", "file-type", { name: "a.png.exe" }],
    ["a phone's own format", "file-heic", { name: "IMG_1.HEIC", type: "image/heic" }],
    ["too many bytes", "file-size", { size: maxUploadBytes + 1 }],
    ["nothing", "file-empty", { size: 0 }],
  ])("of %s gets no address", async (_what, refusal, file) => {
    const answer = await ask(file);
    expect([answer.status, refusalOf(answer)]).toEqual([400, refusal]);
  });

  it.each([
    ["no file", { files: [] }],
    ["many files", { files: Array.from({ length: 50 }, () => ({ name: "a.png", size: 5, type: "" })) }],
    ["half a sign", { files: [{ name: "\ud800.png", size: 5, type: "" }] }],
    ["a size that is none", { files: [{ name: "a.png", size: -1.5, type: "" }] }],
    ["a name that is none", { files: [{ name: {}, size: 5, type: "" }] }],
    ["a list", []],
    ["nothing", null],
    ["another thing", { files: [{ name: "a.png", size: 5, type: "" }], input: { siteId: "x" } }],
  ])("that announces %s gets no address", async (_what, body) => {
    const path = "/api/uploadthing?actionType=upload&slug=picture";
    expect((await api.send({ host: siteA.host, path, method: "POST", headers: { cookie }, body })).status).toBe(400);
  });
});

/** The address as it is once its hour is over. */
function aged(path: string): string {
  const [late = ""] = path.replace(/expires=\d+/, "expires=1").split("&signature=");
  return `${late}&signature=${encodeURIComponent(signatureOf(api.originOf(siteA.host) + late, uploadToken().apiKey))}`;
}

describe("the address of an upload", () => {
  it("is for its person on its site alone", async () => {
    const path = await address();
    const colleague = await makePerson(database.db, "admin", true);
    const asColleague = { cookie: await cookieOf(database.db, colleague.id, siteA.id) };
    const onB = { cookie: await cookieOf(database.db, colleague.id, siteB.id) };
    expect((await send(path, { headers: asColleague })).status).toBe(404);
    expect((await send(path, { headers: { cookie: undefined } })).status).toBe(401);
    expect((await send(path, { headers: onB, host: siteB.host })).status, "signed for another host").toBe(403);
    const other = addressIn(await askForAddress(api, siteB.host, { name: "a.png", size: picture.length }, onB));
    expect((await send(other)).status).toBe(403);
    expect(await there(path)).toBe(0);
  });

  it("may not be changed, and not be used once it is too old", async () => {
    const path = await address();
    const changed = [
      path.replace(`x-ut-file-size=${picture.length}`, "x-ut-file-size=9"),
      path.replace("Brille", "Bombe"),
      path.replace(/ingest\/\w/, "ingest/_"),
      `${path}0`,
      `${path}&x-ut-file-size=9`,
      path.replace(/&signature=.*/, ""),
      path.replace(/hmac-sha256%3D/, ""),
    ];
    for (const other of changed) expect((await send(other)).status, other).toBe(403);
    expect((await send(aged(path))).status).toBe(403);
    expect((await send(path)).status).toBe(200);
  });

  it("leads to what is here of its upload for as long as it is here, however old", async () => {
    const path = await address();
    const cut = begin(path);
    cut.write(20_000);
    await expect.poll(() => lying()).toHaveLength(1);
    const start = await there(aged(path));
    expect(start).toBeGreaterThan(0);
    await cut.ended;
    const opened = (await readdir(incomingFolder())).filter((name) => name.endsWith(".json"));
    const old = new Date(Date.now() - 3 * 3_600_000);
    for (const name of opened) await utimes(join(incomingFolder(), name), old, old);
    await sweepUploads(new Date(Date.now() - 2 * 3_600_000));
    const { body } = await send(aged(path), { start });
    expect(body).toMatchObject({ serverData: { medium: { width: 300 } } });
    expect(await there(aged(path)), "it may have ended unheard").toBe(picture.length);
  });

  it("takes what a page of the host sends, and no other page", async () => {
    const path = await address();
    const elsewhere: Record<string, string | undefined>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": undefined, origin: "https://evil.example" },
      { "sec-fetch-site": undefined },
    ];
    for (const headers of elsewhere) {
      expect((await send(path, { headers })).status).toBe(403);
      expect((await ask({}, headers)).status).toBe(403);
    }
    expect((await api.send({ host: siteA.host, path, headers: { cookie } })).status).toBe(405);
  });

  it.each([
    ["no form", { "content-type": "application/octet-stream" }, undefined],
    ["a form without boundary", { "content-type": "multipart/form-data" }, undefined],
    ["a form with a short end", {}, formOf(Buffer.alloc(40_000), { end: "\r\n--" })],
    ["a form of another field", {}, formOf(Buffer.alloc(40_000), { name: "files" })],
    ["a form without end", {}, formOf(Buffer.alloc(40_000), { end: "" })],
    ["a longer file", {}, formOf(Buffer.alloc(40_001))],
    ["a shorter file", {}, formOf(Buffer.alloc(39_999))],
    ["a head without end", {}, Buffer.alloc(40_300, "x")],
    ["nothing", {}, Buffer.alloc(0)],
  ])("refuses %s", async (_what, headers, body = formOf(Buffer.alloc(40_000))) => {
    const path = await address({ size: 40_000 });
    const sent = { host: siteA.host, path, method: "PUT", body };
    const answer = await api.send({ ...sent, headers: { cookie, "content-type": formType, ...headers } });
    expect(answer.status).toBe(400);
    expect(await there(path)).toBe(0);
  });

  it("is worth nothing after its person has lost the right", async () => {
    const leaver = await makePerson(database.db, "leaver", true);
    const own = { cookie: await cookieOf(database.db, leaver.id, siteA.id) };
    const path = addressIn(await askForAddress(api, siteA.host, { name: "a.png", size: picture.length }, own));
    await database.db.user.update({ where: { id: leaver.id }, data: { isAdmin: false } });
    expect((await send(path, { headers: own })).status).toBe(401);
  });

  it("takes nothing more of what is on its way when its person loses the right", async () => {
    const leaver = await makePerson(database.db, "geht-mittendrin", true);
    const own = { cookie: await cookieOf(database.db, leaver.id, siteA.id) };
    const path = addressIn(await askForAddress(api, siteA.host, { name: "a.png", size: picture.length }, own));
    const call = beginToSend(api.port, { host: siteA.host, path, bytes: picture, headers: own });
    call.write(20_000);
    await expect.poll(() => lying()).toHaveLength(1);
    await database.db.user.update({ where: { id: leaver.id }, data: { isAdmin: false } });
    getLiveBus().wake(`actor:${leaver.id}`);
    await call.ended;
    await sweepUploads(new Date(Date.now() + 1_000));
  });
});

describe("uploads that are never finished", () => {
  it("are a hundred of one person at most, and are swept", async () => {
    const person = await makePerson(database.db, "sammler", true);
    const own = { cookie: await cookieOf(database.db, person.id, siteA.id) };
    const atOnce = Array.from({ length: 104 }, () =>
      askForAddress(api, siteA.host, { name: "a.png", size: 5_000 }, own),
    );
    const statuses = (await Promise.all(atOnce)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(100).fill(200), ...Array<number>(4).fill(429)]);
    expect((await ask()).status, "another person's count by themselves").toBe(200);
    const names = (await readdir(incomingFolder())).filter((name) => name.includes(person.id));
    expect(names).toHaveLength(100);
    const old = new Date(Date.now() - 3 * 3_600_000);
    for (const name of names) await utimes(join(incomingFolder(), name), old, old);
    await sweepUploads(new Date(Date.now() - 2 * 3_600_000));
    expect((await askForAddress(api, siteA.host, { name: "a.png", size: 5_000 }, own)).status).toBe(200);
  });

  it("hold no more than eight connections of a person", async () => {
    const open = [];
    for (let each = 0; each < 8; each += 1) {
      const path = await address();
      const call = begin(path);
      call.write(5_000);
      open.push(call);
    }
    await expect.poll(() => lying()).toHaveLength(8);
    const path = await address();
    await expect.poll(async () => (await send(path)).status).toBe(429);
    for (const call of open) call.hangUp();
    await expect.poll(async () => (await send(path)).status).toBe(200);
  });
});
