import { randomUUID } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keepFiles, removeFormFileJob } from "~/features/forms/files/keep-files.ts";
import { deleteMedium } from "~/features/media/delete-medium.ts";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importDocument } from "~/features/media/import-document.ts";
import { mediaRef } from "~/features/media/media-ref.ts";
import { answerStorage, mediaStorage } from "~/features/media/open-storage.ts";
import { removeFilesJob } from "~/features/media/remove-files.ts";
import { sweepMediaJob } from "~/features/media/sweep.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { testPdf } from "../support/documents.ts";
import { testFilm } from "../support/films.ts";
import { startS3Server } from "../support/s3-server.ts";
import { sendPiece } from "../support/send-piece.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
let bucket: Awaited<ReturnType<typeof startS3Server>>;
let server: WebServer;
let site: TestSite;
let cookie = "";

beforeAll(async () => {
  bucket = await startS3Server();
  Object.assign(env, {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  });
  site = await makeSite(database.db, "bucket");
  server = await startWebServer(database.url);
  cookie = await cookieOf(database.db, site.opticianId, site.id);
});
afterAll(async () => {
  await server.close();
  const none = { S3_ENDPOINT: undefined, S3_BUCKET: undefined, S3_REGION: undefined };
  Object.assign(env, { ...none, S3_ACCESS_KEY_ID: undefined, S3_SECRET_ACCESS_KEY: undefined });
  await bucket.stop();
  await getDb().$disconnect();
});

const keys = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
/** Does something as the installation did before it had a bucket. */
async function beforeBucket<Result>(act: () => Promise<Result>): Promise<Result> {
  const named = Object.fromEntries(keys.map((key) => [key, env[key]]));
  Object.assign(env, Object.fromEntries(keys.map((key) => [key, undefined])));
  return act().finally(() => Object.assign(env, named));
}

const editor = () => {
  const actor = { userId: site.opticianId, name: "Ada", isAdmin: false, role: "optician" as const };
  return forEditor({ db: database.db, bus: getLiveBus(), site, actor });
};
const headers = () => ({ "sec-fetch-site": "same-origin", cookie });
const get = (path: string, more: Record<string, string> = {}) =>
  server.get(site.host, path, { headers: { ...headers(), ...more } });
async function post<Body>(path: string, body: object): Promise<Body> {
  const sent = { ...headers(), "content-type": "application/json" };
  const answer = await server.get(site.host, path, { method: "POST", headers: sent, body: JSON.stringify(body) });
  expect(answer.status, answer.body).toBe(200);
  return JSON.parse(answer.body) as Body;
}
const context = () => ({ db: database.db, bus: getLiveBus(), signal: new AbortController().signal });
const onDisk = async (shelf: "media" | "answers") =>
  readdir(dirname(mediaFolder({ siteId: site.id, objectId: site.id }, shelf))).catch(() => []);

it("is where the whole product keeps its files: pictures, films, documents, answers, and what is taken away again", async () => {
  const colour = { create: { width: 1_000, height: 500, channels: 3 as const, background: "#1f3d36" } };
  const picture = await server.get(site.host, "/api/v1/media/file?filename=Laden.png", {
    method: "POST",
    headers: { ...headers(), "content-type": "application/octet-stream" },
    body: await sharp(colour).png().toBuffer(),
  });
  const { id, publicUrl } = JSON.parse(picture.body) as { id: string; publicUrl: string };
  const row = () => database.db.media.findFirstOrThrow({ where: { id, siteId: site.id } });
  await expect.poll(async () => (await row()).widths).toEqual([480, 720, 960]);
  for (const name of ["original.png", "64.webp", "480.webp", "960.webp"])
    expect((await get(`${publicUrl}/${name}`)).status, name).toBe(200);

  const film = testFilm();
  const upload = await post<{ id: string; url: string }>("/api/v1/media/directUpload", { size: film.length });
  const line = { port: server.port, host: site.host, url: upload.url, cookie };
  expect((await sendPiece({ ...line, offset: 0, bytes: film }))?.status).toBe(204);
  await post("/api/v1/media/createEntry", { uploadId: upload.id });
  const filmRow = () => database.db.media.findFirstOrThrow({ where: { id: upload.id, siteId: site.id } });
  await expect.poll(async () => (await filmRow()).videoSettings).toMatchObject({ status: "ready" });
  const poster = (await sharp(colour).jpeg().toBuffer()).toString("base64");
  const { publicUrl: filmUrl } = await post<{ publicUrl: string }>("/api/v1/media/poster", { id: upload.id, poster });
  const range = await get(`${filmUrl}/original.mp4`, { range: "bytes=4-7" });
  expect([range.status, range.body, range.headers["content-range"]]).toEqual([206, "ftyp", `bytes 4-7/${film.length}`]);
  expect((await get(`${filmUrl}/480.webp`)).status).toBe(200);

  const pdf = await importDocument(editor(), { bytes: testPdf(), filename: "Preise.pdf" });
  const document = await get(`${pdf.publicUrl}/${mediaRef(pdf).original}`);
  expect([document.status, document.body === testPdf().toString()]).toEqual([200, true]);

  const path = join(tmpdir(), `answer-${randomUUID()}`);
  await writeFile(path, "%PDF-1.7 ein Lebenslauf");
  const received = { question: "q", name: "cv.pdf", type: "pdf" as const, size: 23, digest: "x", path };
  const [kept] = await keepFiles(database.db, site.id, [received]);
  const answer = { siteId: site.id, form: "message" as const, locale: "de", values: {} };
  const { id: answerId } = await database.db.formSubmission.create({ data: answer });
  if (!kept) throw new Error("the file was not kept");
  await database.db.formFile.create({ data: { ...kept, siteId: site.id, submissionId: answerId } });
  expect((await get(`/api/v1/inbox/answer-file?fileId=${kept.id}`)).body).toBe("%PDF-1.7 ein Lebenslauf");
  expect([await onDisk("media"), await onDisk("answers")], "nothing of it lies here").toEqual([[], []]);

  const objectId = id;
  await deleteMedium(editor(), { mediaId: id, evenIfUsed: false });
  await removeFilesJob.run(context(), { siteId: site.id, objectId });
  expect(await mediaStorage().names({ siteId: site.id, objectId })).toEqual([]);
  expect((await get(`${publicUrl}/480.webp`)).status).toBe(404);
  await database.db.formSubmission.deleteMany({ where: { id: answerId, siteId: site.id } });
  await removeFormFileJob.run(context(), { siteId: site.id, fileId: kept.id });
  expect(await answerStorage().names({ siteId: site.id, objectId: kept.id })).toEqual([]);
  await sweepMediaJob.run(context(), {});
  expect((await get(`${filmUrl}/original.mp4`)).status, "what has a row stays").toBe(200);
});

it("takes over from the disk: what lies there is found, copied to the bucket, and taken away there", async () => {
  const pdf = await beforeBucket(() => importDocument(editor(), { bytes: testPdf(), filename: "Alt.pdf" }));
  const name = mediaRef(pdf).original ?? "";
  const place = { siteId: site.id, objectId: pdf.objectId };
  expect(await onDisk("media")).toEqual([pdf.objectId]);
  const read = await get(`${pdf.publicUrl}/${name}`);
  expect([read.status, read.body === testPdf().toString()]).toEqual([200, true]);
  await sweepMediaJob.run(context(), {});
  expect(await mediaStorage().names(place), "the sweep leaves it").toEqual(["original.pdf"]);
  const copied = { siteId: site.id, objectId: randomUUID() };
  await mediaStorage().copy(place, copied, "original.pdf");
  expect((await mediaStorage().filesOfSite(site.id)).has(`${copied.objectId}/original.pdf`)).toBe(true);
  expect(await onDisk("media"), "to the bucket").toEqual([pdf.objectId]);
  await mediaStorage().remove(copied);
  await mediaStorage().remove(place);
  expect(await onDisk("media")).toEqual([]);
  expect((await get(`${pdf.publicUrl}/${name}`)).status).toBe(404);
});
