import { rm } from "node:fs/promises";
import { request, type IncomingHttpHeaders } from "node:http";
import { dirname } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { refreshHosts } from "~/features/site/hosts.ts";
import { maxUploadBytes } from "~/server/http/body-limit.ts";
import { useWholeServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useWholeServer(database);
let siteA: TestSite;
let siteB: TestSite;
let picture: Buffer;
let cookie = "";

beforeAll(async () => {
  siteA = await makeSite(database.db, "site-a");
  siteB = await makeSite(database.db, "site-b");
  await refreshHosts(); // made beside the server
  picture = await sharp({ create: { width: 60, height: 30, channels: 3, background: "#1f3d36" } })
    .png()
    .toBuffer();
  cookie = await cookieOf(database.db, siteA.opticianId, siteA.id);
});
afterAll(async () => {
  for (const { id } of [siteA, siteB]) {
    await rm(dirname(mediaFolder({ siteId: id, objectId: id })), { recursive: true, force: true });
  }
});

interface Upload {
  bytes?: Buffer;
  filename?: string;
  /** The folder of the library, as the address says it. */
  folder?: string;
  headers?: Record<string, string | undefined>;
  /** How much is sent of what was announced; all of it when nothing is said. */
  sent?: number;
  /** When the rest of it follows. */
  until?: Promise<unknown>;
}

interface Uploaded {
  status: number;
  headers: IncomingHttpHeaders;
  body: { error?: { message: string; details?: { refusal?: string } } };
}

/** Sends what a page of site A would send, unless `headers` say otherwise. */
function upload({ bytes = picture, filename = "a.png", folder, headers = {}, sent, until }: Upload = {}) {
  const all = {
    host: `${siteA.host}:${api.port}`,
    "content-type": "application/octet-stream",
    "content-length": String(bytes.length),
    "sec-fetch-site": "same-origin",
    "accept-language": "de",
    cookie,
    ...headers,
  };
  const given = Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined);
  const query = new URLSearchParams({ filename, ...(folder !== undefined && { bucketFolder: folder }) });
  const path = `/api/v1/media/file?${query.toString()}`;
  return new Promise<Uploaded>((resolve, reject) => {
    const options = { host: "127.0.0.1", port: api.port, path, method: "POST", headers: Object.fromEntries(given) };
    const call = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: JSON.parse(Buffer.concat(chunks).toString() || "{}") as object,
        });
      });
    });
    call.on("error", reject);
    if (until) {
      call.write(bytes.subarray(0, 10));
      return void until.then(() => call.end(bytes.subarray(10)));
    }
    if (sent === undefined) return void call.end(bytes);
    call.write(bytes.subarray(0, sent), () => call.destroy(new Error("hung up")));
  });
}

const countOf = ({ id: siteId }: TestSite) => database.db.media.count({ where: { siteId } });
const count = async () => (await countOf(siteA)) + (await countOf(siteB));

describe("an upload", () => {
  it("goes into the library of the host's site, and answers with what a page needs", async () => {
    const { status, body } = await upload({ filename: "Grüne Brille.png" });
    expect(status).toBe(200);
    const { id, original, width } = mediaRefSchema.parse(body);
    expect([original, width]).toEqual(["original.png", 60]);
    const row = await database.db.media.findFirstOrThrow({ where: { siteId: siteA.id, id } });
    expect(row.originalFilename).toBe("Grüne Brille.png");
  });

  it("goes into the folder that it names, as long as editors may put something there", async () => {
    const folderOf = async ({ body }: Uploaded) => {
      const { id } = mediaRefSchema.parse(body);
      return (await database.db.media.findFirstOrThrow({ where: { siteId: siteA.id, id } })).bucketFolder;
    };
    expect(await folderOf(await upload({ folder: " Team & Gäste " }))).toBe("Team & Gäste");
    expect(await folderOf(await upload({ folder: "" }))).toBe("library");
    const before = await count();
    for (const folder of ["feeds", "a".repeat(101), "a\u0000b"]) expect((await upload({ folder })).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it("is open to the site's own editors, and to admins", async () => {
    const before = await count();
    const admin = await makePerson(database.db, "admin", true);
    const roles = {
      anonymous: undefined,
      opticianOfB: await cookieOf(database.db, siteB.opticianId, siteB.id),
      opticianOfBHere: await cookieOf(database.db, siteB.opticianId, siteA.id),
      admin: await cookieOf(database.db, admin.id, siteA.id),
    };
    const answers: Record<string, number> = {};
    for (const [role, given] of Object.entries(roles)) {
      answers[role] = (await upload({ headers: { cookie: given } })).status;
    }
    expect(answers).toEqual({ anonymous: 401, opticianOfB: 401, opticianOfBHere: 401, admin: 200 });
    expect(await count()).toBe(before + 1);
  });

  it.each([
    ["another host's page", { "sec-fetch-site": "cross-site" }, 403],
    ["a page of a sibling host", { "sec-fetch-site": "same-site" }, 403],
    ["a program that names another origin", { "sec-fetch-site": undefined, origin: "https://evil.example" }, 403],
    ["nobody who says where from", { "sec-fetch-site": undefined }, 403],
    ["a form of files", { "content-type": "multipart/form-data; boundary=x" }, 415],
    ["a form of text", { "content-type": "text/plain" }, 415],
    ["JSON", { "content-type": "application/json" }, 415],
  ])("is taken from %s never", async (_from, headers, status) => {
    expect((await upload({ headers })).status).toBe(status);
  });

  it.each([
    ["a name without extension", "file-extension", { filename: "a" }],
    ["no name", "file-extension", { filename: "" }],
    ["a program", "file-type", { filename: "a.png.exe" }],
    ["a phone's own format", "file-heic", { filename: "IMG_1.HEIC" }],
    ["a page that is called a picture", "not-a-picture", { bytes: Buffer.from("<!doctype html><script>1</script>") }],
    ["nothing", "file-empty", { bytes: Buffer.alloc(0) }],
  ])("of %s is refused in words", async (_what, refusal, what) => {
    const { status, body } = await upload(what);
    expect([status, body.error?.details?.refusal]).toEqual([400, refusal]);
    expect(body.error?.message).toMatch(/nicht|kein|leer/);
  });

  it("is refused before it is read when it is too large, and forgotten when it is cut off", async () => {
    const before = await count();
    const tooLarge = await upload({
      bytes: Buffer.alloc(10),
      headers: { "content-length": String(maxUploadBytes + 1) },
    });
    expect(tooLarge.status).toBe(413);
    await expect(upload({ bytes: Buffer.alloc(2_000_000), sent: 1_000_000 })).rejects.toThrow("hung up");
    expect(
      (await upload({ bytes: Buffer.alloc(2_000_000, "x"), filename: "x.png" })).body.error?.details?.refusal,
    ).toBe("not-a-picture");
    expect(await count()).toBe(before);
  });

  it("holds six at the same moment, and says when to try again", async () => {
    const letGo: (() => void)[] = [];
    const slow = Array.from({ length: 6 }, () => upload({ until: new Promise((go) => letGo.push(() => go(null))) }));
    await expect.poll(async () => (await upload()).status).toBe(429);
    expect((await upload()).headers["retry-after"]).toBe("2");
    for (const go of letGo) go();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
    expect((await upload()).status, "afterwards there is room again").toBe(200);
  });
});
